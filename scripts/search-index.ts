/** The search index of a built site: each rule's life, each proposal and each Judgment, once. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PagefindIndex } from 'pagefind';
import type { FileWriter } from './file-writer.ts';
import { type IndexFile, settleIndex } from './settle-index.ts';

/** Pages that may be found; the many versions in which a rule stands are not among them. */
const PAGES = 'games/*/{rules,proposals,judgments}/*/index.html';
/** Pagefind also has ready-made interfaces, which the archive's own search page does without. */
const NEEDED =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.|.*\.pf_|.*\.pagefind)/;

/**
 * Resolves with the number of pages in it, once its files are on their way. Throws what Pagefind
 * finds wrong: the site is our own, so none of it is anybody's mistake.
 */
export async function writeSearchIndex(site: string, writer: FileWriter): Promise<number> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const added = await addPages(index, site);
  // Pagefind could write them itself, but ends before they are whole.
  const { files, errors: faults } = await index.getFiles();
  await close();
  if (added.length + faults.length > 0) throw new Error([...added, ...faults].join('\n'));
  const needed = settleIndex(files.filter(({ path }) => NEEDED.test(path)));
  const pages = countPages(needed);
  const folder = join(site, 'pagefind');
  for (const { path, content } of needed) await writer.write(join(folder, path), content);
  return pages;
}

/**
 * Adds them by name, one after another: Pagefind numbers pages as it meets them, and would meet
 * those of a folder in whatever order the file system keeps them. Resolves with what it found wrong.
 */
async function addPages(index: PagefindIndex, site: string): Promise<readonly string[]> {
  const pages = globSync(PAGES, { cwd: site }).sort();
  const added = await Promise.all(
    // Requests are answered in the order in which they are made.
    pages.map((glob) => index.addDirectory({ path: site, glob })),
  );
  return added.flatMap(({ errors }) => errors);
}

/** Pages with something to find: a number that a rule once had is a page, and only leads on. */
function countPages(files: readonly IndexFile[]): number {
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(new TextDecoder().decode(entry?.content)) as {
    readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
  };
  return Object.values(languages).reduce((sum, language) => sum + language.page_count, 0);
}
