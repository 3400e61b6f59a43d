/**
 * The search index of a built site: each game, each rule's life, each proposal, Judgment and player
 * once, the readings, the Initial Sets and the documentation.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, RouteData } from 'astro';
import type { PagefindIndex } from 'pagefind';
import { type IndexFile, sortIndex } from './sort-index.ts';

/** Pages that may be found; the many versions in which a rule stands are not among them. */
const PAGE =
  /^(games\/[^/]+(\/((rules|proposals|judgments|players)\/[^/]+|readings))?|rulesets\/[^/]+|docs(\/[^/]+)?|findings(\/.+)?)\/index\.html$/;
/** Pagefind also has ready-made interfaces, which the archive's own search page does without. */
const NEEDED =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.|.*\.pf_|.*\.pagefind)/;

/** The same pages, by the files that make them. */
const FINDABLE =
  /\/(rules\/\[rule\]|proposals\/\[proposal\]|judgments\/\[judgment\]|players\/\[player\]|\[game\]\/(readings\/)?index|rulesets\/\[ruleset\]|findings\/(\[\.\.\.code\]|index)|docs\/[^/]+)\.(astro|mdx)$/;

/**
 * Makes the index beside the build: what search finds is rendered first. Astro makes one page after
 * another, so that all of that is written as soon as a page of another kind is rendered. Where it has to
 * make several at once, it leaves the index to the end.
 */
export function searchIndex(): AstroIntegration {
  let site = '';
  let isInTurn = true;
  let index: Promise<number> | undefined;
  const begin = () => {
    index ??= writeSearchIndex(site);
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
          getStaticPaths: async () => findableFirst(await usual.getStaticPaths()),
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

function findableFirst<Path extends { readonly route: RouteData }>(paths: readonly Path[]): Path[] {
  const { first = [], rest = [] } = Object.groupBy(paths, ({ route }) =>
    isFindable(route) ? 'first' : 'rest',
  );
  return [...first, ...rest];
}

function isFindable({ component }: RouteData): boolean {
  return FINDABLE.test(component);
}

/**
 * Resolves with the number of pages in it. Throws what Pagefind finds wrong: it
 * reads pages that we made, so that no user can have made a mistake in them.
 */
export async function writeSearchIndex(site: string): Promise<number> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const added = await addPages(index, site);
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
async function addPages(index: PagefindIndex, site: string): Promise<readonly string[]> {
  const files = (await readdir(site, { recursive: true })).map((path) => path.replaceAll(sep, '/'));
  const pages = files.filter((path) => PAGE.test(path)).sort();
  const added = await Promise.all(
    // Requests are answered in the order in which they are made.
    pages.map((glob) => index.addDirectory({ path: site, glob })),
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
