/** The search index of a built site: each rule's life, each proposal and each Judgment, once. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pages that may be found; the many versions in which a rule stands are not among them. */
const PAGES = 'games/*/{rules,proposals,judgments}/*/index.html';
/** Pagefind also writes ready-made interfaces, which the archive's own search page does without. */
const NEEDED =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.|.*\.pf_|.*\.pagefind)/;

export interface SearchIndex {
  readonly pages: number;
  readonly bytes: number;
}

/** Throws what Pagefind finds wrong: the site is our own, so none of it is anybody's mistake. */
export async function writeSearchIndex(site: string): Promise<SearchIndex> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const added = await index.addDirectory({ path: site, glob: PAGES });
  const { files, errors: faults } = await index.getFiles();
  await close();
  if (added.errors.length + faults.length > 0) {
    throw new Error([...added.errors, ...faults].join('\n'));
  }
  const folder = join(site, 'pagefind');
  await rm(folder, { recursive: true, force: true });
  const needed = files.filter(({ path }) => NEEDED.test(path));
  for (const { path, content } of needed) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return {
    pages: countPages(needed),
    bytes: needed.reduce((sum, { content }) => sum + content.byteLength, 0),
  };
}

/** Pages with something to find: a number that a rule once had is a page, and only leads on. */
function countPages(files: readonly { path: string; content: Uint8Array }[]): number {
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(new TextDecoder().decode(entry?.content)) as {
    readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
  };
  return Object.values(languages).reduce((sum, language) => sum + language.page_count, 0);
}
