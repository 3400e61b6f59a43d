/**
 * Makes the search index of a built site. It has each game, rule, proposal, Judgment and player once,
 * the readings, the Initial Sets and the documentation.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, RouteData } from 'astro';
import { sortIndex } from './sort-index.ts';
import { task } from './task.ts';

/** Leaves out Pagefind's ready-made interfaces: the archive has a search page of its own. */
const NEEDED =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.|.*\.pf_|.*\.pagefind)/;

/** The search finds pages that these files make. It does not find the many versions of a rule. */
const FINDABLE =
  /\/(rules\/\[rule\]|proposals\/\[proposal\]|judgments\/\[judgment\]|players\/\[player\]|\[game\]\/(readings\/)?index|rulesets\/\[ruleset\]|findings\/(\[\.\.\.code\]|index)|docs\/[^/]+)\.(astro|mdx)$/;

/**
 * Makes the index during the build. Astro renders the findable pages first, one after another. So all
 * are written once it renders another page. If it has to render several at once, the index is made last.
 */
export function searchIndex(): AstroIntegration {
  let site = '';
  let pages: readonly string[] = [];
  let isInTurn = true;
  let index: Promise<number> | undefined;
  const begin = () => {
    index ??= writeSearchIndex(site, [...pages, ...task().findable]);
    // The caller that awaits the index gets its faults.
    index.catch(() => {});
    return index;
  };
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
        isInTurn = config.build.concurrency === 1;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((usual) => ({
          ...usual,
          getStaticPaths: async () => {
            const { isWhole, keepsPages } = task();
            const all = await usual.getStaticPaths();
            const here = all.filter(({ route }) => isWhole || isOfGame(route));
            const paths = keepsPages ? here : here.map(({ cacheKey: _, ...path }) => path);
            const findable = paths.filter(({ route }) => isFindable(route));
            const others = paths.filter(({ route }) => !isFindable(route));
            pages = findable.map(({ pathname }) => pathname);
            made.findable = pages;
            return [...findable, ...others];
          },
          render: (request, options) => {
            if (isInTurn && task().isWhole && !isFindable(options.routeData)) begin();
            return usual.render(request, options);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        if (task().isWhole) logger.info(`${await begin()} pages in the index`);
      },
    },
  };
}

/** Addresses of findable pages that this build made. */
export const made: { findable: readonly string[] } = { findable: [] };

const isOfGame = ({ component }: RouteData) => component.includes('/games/[game]/');
const isFindable = ({ component }: RouteData) => FINDABLE.test(component);

/**
 * `pages` are addresses within the site. Resolves with the number of pages in the index. Throws the faults
 * that Pagefind finds, which no user can have made: we made the pages.
 */
export async function writeSearchIndex(site: string, pages: readonly string[]): Promise<number> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  // Pagefind numbers pages as it meets them, in the order of these requests. In a whole folder it would
  // meet them in an order that depends on the file system.
  const globs = pages.map((pathname) => `${pathname.replace(/^\/|\/$/g, '')}/index.html`);
  const added = await Promise.all(
    globs.sort().map((glob) => index.addDirectory({ path: site, glob })),
  );
  // Pagefind could write the files itself, but returns before it has written them all.
  const { files, errors: faults } = await index.getFiles();
  await close();
  const wrong = [...added.flatMap((each) => each.errors), ...faults];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const needed = sortIndex(files.filter(({ path }) => NEEDED.test(path)));
  const folder = join(site, 'pagefind');
  const folders = new Set(needed.map(({ path }) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(needed.map(({ path, content }) => writeFile(join(folder, path), content)));
  // The index lacks pages without text, such as that of an old number, which only links to the rule.
  const entry = needed.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(new TextDecoder().decode(entry?.content)) as {
    readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
  };
  return Object.values(languages).reduce((sum, language) => sum + language.page_count, 0);
}
