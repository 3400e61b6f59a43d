/**
 * The search index of a built site: each game, each rule's life, each proposal, Judgment and player
 * once, the readings, the Initial Sets and the documentation.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, RouteData } from 'astro';
import type { PagefindIndex } from 'pagefind';
import { type IndexFile, sortIndex } from './sort-index.ts';

/** Pagefind also has ready-made interfaces, which the archive's own search page does without. */
const NEEDED =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.|.*\.pf_|.*\.pagefind)/;

/** The files that make what may be found; the many versions in which a rule stands are not among it. */
const FINDABLE =
  /\/(rules\/\[rule\]|proposals\/\[proposal\]|judgments\/\[judgment\]|players\/\[player\]|\[game\]\/(readings\/)?index|rulesets\/\[ruleset\]|findings\/(\[\.\.\.code\]|index)|docs\/[^/]+)\.(astro|mdx)$/;

/**
 * Makes the index beside the build: what search finds is rendered first. Astro makes one page after
 * another, so that all of that is written as soon as a page of another kind is rendered. Where it has to
 * make several at once, it leaves the index to the end.
 */
export function searchIndex(): AstroIntegration {
  let site = '';
  let pages: readonly string[] = [];
  let isInTurn = true;
  let index: Promise<number> | undefined;
  const begin = () => {
    index ??= writeSearchIndex(site, pages);
    // A fault is thrown where the index is awaited.
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
            const [findable, others] = findableFirst(await usual.getStaticPaths());
            pages = findable.map(({ pathname }) => pathname);
            return [...findable, ...others];
          },
          render: (request, options) => {
            if (isInTurn && !isFindable(options.routeData)) begin();
            return usual.render(request, options);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await begin()} pages in the index`);
      },
    },
  };
}

function findableFirst<Path extends { readonly route: RouteData }>(paths: readonly Path[]) {
  const { findable = [], others = [] } = Object.groupBy(paths, ({ route }) =>
    isFindable(route) ? 'findable' : 'others',
  );
  return [findable, others] as const;
}

function isFindable({ component }: RouteData): boolean {
  return FINDABLE.test(component);
}

/**
 * `pages` are addresses within the site. Resolves with the number of pages in the index. Throws what
 * Pagefind finds wrong: it reads pages that we made, so that no user can have made a mistake in them.
 */
export async function writeSearchIndex(site: string, pages: readonly string[]): Promise<number> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const added = await addPages(index, site, pages);
  // Pagefind could write them itself, but ends before they are whole.
  const { files, errors: faults } = await index.getFiles();
  await close();
  if (added.length + faults.length > 0) throw new Error([...added, ...faults].join('\n'));
  const needed = sortIndex(files.filter(({ path }) => NEEDED.test(path)));
  await writeFiles(join(site, 'pagefind'), needed);
  return countPages(needed);
}

/**
 * Adds them by name, one after another: Pagefind numbers pages as it meets them, and would meet
 * those of a folder in whatever order the file system keeps them. Resolves with what it found wrong.
 */
async function addPages(
  index: PagefindIndex,
  site: string,
  pages: readonly string[],
): Promise<readonly string[]> {
  const files = pages.map((pathname) => `${pathname.replace(/^\/|\/$/g, '')}/index.html`);
  const added = await Promise.all(
    // Requests are answered in the order in which they are made.
    files.sort().map((glob) => index.addDirectory({ path: site, glob })),
  );
  return added.flatMap(({ errors }) => errors);
}

async function writeFiles(folder: string, files: readonly IndexFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(files.map(({ path, content }) => writeFile(join(folder, path), content)));
}

/** Pages with something to find: a number that a rule once had is a page, and only leads on. */
function countPages(files: readonly IndexFile[]): number {
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(new TextDecoder().decode(entry?.content)) as {
    readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
  };
  return Object.values(languages).reduce((sum, language) => sum + language.page_count, 0);
}
