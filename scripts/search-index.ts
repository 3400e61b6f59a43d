/** The search index of a built site: each rule's life, each proposal and each Judgment, once. */
import { join } from 'node:path';
import type { FileWriter } from './file-writer.ts';

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
  const added = await index.addDirectory({ path: site, glob: PAGES });
  // Pagefind could write them itself, but ends before they are whole.
  const { files, errors: faults } = await index.getFiles();
  await close();
  if (added.errors.length + faults.length > 0) {
    throw new Error([...added.errors, ...faults].join('\n'));
  }
  const needed = files.filter(({ path }) => NEEDED.test(path));
  const pages = countPages(needed);
  const folder = join(site, 'pagefind');
  for (const { path, content } of needed) await writer.write(join(folder, path), content);
  return pages;
}

/** Pages with something to find: a number that a rule once had is a page, and only leads on. */
function countPages(files: readonly { path: string; content: Uint8Array }[]): number {
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(new TextDecoder().decode(entry?.content)) as {
    readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
  };
  return Object.values(languages).reduce((sum, language) => sum + language.page_count, 0);
}
