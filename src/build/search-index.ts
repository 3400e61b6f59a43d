/**
 * Makes the search indexes of a built site. Each game has an index in its part, and the guide and other
 * pages have one too. The index of the whole archive has no page. It says which indexes know a word or a
 * filter's value. So the browser loads only those indexes, and finds as much as in a single index.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { PagefindIndex } from 'pagefind';
import { ANY_FOLDER, GUIDE, KNOWN_IN, OTHERS } from '../site/data/search-folders.ts';
import { handedOver, type Vocabulary } from '../site/data/shown-records.ts';

/** Leaves out Pagefind's ready-made interfaces: the archive has a search page of its own. */
const NEEDED = /^(pagefind-entry\.json|.*\.pf_)/;
/** Keeps the program that searches all indexes. Leaves out texts of pages, since search never shows them. */
const OF_WHOLE =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.|.*\.pf_(meta|index|filter)|.*\.pagefind)/;

/** The search finds pages that these files make. It does not find the many versions of a rule. */
const FINDABLE =
  /\/(rules\/\[rule\]|proposals\/\[proposal\]|judgments\/\[judgment\]|players\/\[player\]|\[game\]\/(readings\/)?index|rulesets\/\[ruleset\]|findings\/(\[\.\.\.code\]|index)|docs\/[^/]+)\.(astro|mdx)$/;

/** Makes the indexes of the pages that Astro has made, and the one of the whole archive. */
export function searchIndex(): AstroIntegration {
  let pages: readonly string[] = [];
  return {
    name: 'search-index',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((usual) => ({
          ...usual,
          getStaticPaths: async () => {
            const { isWhole = true, keepsPages = true } = handedOver() ?? {};
            const all = await usual.getStaticPaths();
            const here = all.filter(({ route }) => isWhole || OF_GAME.test(route.component));
            const findable = here.filter(({ route }) => FINDABLE.test(route.component));
            pages = findable.map(({ pathname }) => pathname);
            return keepsPages ? here : here.map(({ cacheKey: _, ...path }) => path);
          },
        }));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const { count, vocabularies } = await indexPages(site, pages);
        made.vocabularies = vocabularies;
        const { isWhole = true, parts = [] } = handedOver() ?? {};
        for (const [game, { head }] of parts) vocabularies.set(`games/${game}/`, head.vocabulary);
        if (isWhole) await indexWhole(site, vocabularies);
        logger.info(`${count} pages in the indexes`);
      },
    },
  };
}

/** By the folder of their index, those of the pages that this build made. */
export const made: { vocabularies: ReadonlyMap<string, Vocabulary> } = { vocabularies: new Map() };

const OF_GAME = /\/games\/\[game\]\//;

/** Such as `games/n-nomic/`. */
function folderOf(page: string): string {
  const [, game, isGuide] = /^\/?(?:(games\/[^/]+\/)|(docs|findings)\/)/.exec(page) ?? [];
  return game ?? (isGuide ? GUIDE : OTHERS);
}

/**
 * `pages` are addresses within the site. Throws the faults that Pagefind finds, which no user can have made:
 * we made the pages.
 */
export async function indexPages(site: string, pages: readonly string[]) {
  let count = 0;
  const vocabularies = new Map<string, Vocabulary>();
  for (const [folder, own] of Map.groupBy(pages, folderOf)) {
    // Pagefind numbers pages as it meets them, in the order of these requests. In a whole folder it would
    // meet them in an order that depends on the file system.
    const globs = own.map((pathname) => `${pathname.replace(/^\/|\/$/g, '')}/index.html`).sort();
    const files = await makeIndex(
      (index) => globs.map((glob) => index.addDirectory({ path: site, glob })),
      join(site, folder, 'pagefind'),
      NEEDED,
    );
    // The index lacks pages without text, such as that of an old number, which only links to the rule.
    const fragments = files.filter(({ path }) => path.endsWith('.pf_fragment'));
    count += fragments.length;
    vocabularies.set(folder, vocabularyOf(fragments.map(({ content }) => content)));
  }
  await (await import('pagefind')).close();
  return { count, vocabularies };
}

function vocabularyOf(fragments: readonly Uint8Array[]): Vocabulary {
  const words = new Set<string>();
  const filters: Record<string, Set<string>> = {};
  for (const fragment of fragments) {
    // Its bytes begin with a mark of Pagefind's.
    const page: PagefindPage = JSON.parse(
      gunzipSync(fragment).subarray('pagefind_dcd'.length).toString(),
    );
    for (const text of [page.content, ...Object.values(page.meta)]) {
      for (const word of text.split(/\s+/)) words.add(word);
    }
    for (const [name, values] of Object.entries(page.filters)) {
      filters[name] ??= new Set();
      for (const value of values) filters[name].add(value);
    }
  }
  return {
    words: [...words].sort().join(' '),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [name, [...values].sort()]),
    ),
  };
}

interface PagefindPage {
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/**
 * Each folder's value begins with its newest year. So the browser searches pages without a game first,
 * then the newest games.
 */
async function indexWhole(site: string, known: ReadonlyMap<string, Vocabulary>) {
  const records = [...known].sort().map(([folder, { words, filters }]) => {
    const newest = filters.Year?.toSorted().at(-1) ?? '0000';
    const year = [GUIDE, OTHERS].includes(folder) ? '9999' : newest;
    const all = Object.entries({ ...filters, [KNOWN_IN]: [ANY_FOLDER, `${year} ${folder}`] });
    const copied = Object.fromEntries(all.map(([name, values]) => [name, [...values]]));
    return { url: `/${folder}`, content: words, language: 'en', filters: copied };
  });
  await makeIndex(
    (index) => records.map((record) => index.addCustomRecord(record)),
    join(site, 'pagefind'),
    OF_WHOLE,
  );
  await (await import('pagefind')).close();
}

async function makeIndex(
  add: (index: PagefindIndex) => readonly Promise<{ readonly errors: readonly string[] }>[],
  folder: string,
  needed: RegExp,
) {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const added = await Promise.all(add(index));
  // Pagefind could write the files itself, but returns before it has written them all.
  const { files, errors: faults } = await index.getFiles();
  await index.deleteIndex();
  const wrong = [...added.flatMap((each) => each.errors), ...faults];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const kept = files.filter(({ path }) => needed.test(path));
  const folders = new Set(kept.map(({ path }) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(kept.map(({ path, content }) => writeFile(join(folder, path), content)));
  return kept;
}
