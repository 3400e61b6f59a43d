/** The search index of a built site: each rule's life, each proposal and each Judgment, once. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that may be found; the many versions in which a rule stands are not among them. */
const PAGES = 'games/*/{rules,proposals,judgments}/*/index.html';
/** Pagefind also writes ready-made interfaces, which the archive's own search page does without. */
const NEEDLESS = /^pagefind-.*(ui|highlight).*\.(js|css)$/;

/** Resolves with the number of pages in it. Throws what Pagefind finds wrong: no user's mistake. */
export async function writeSearchIndex(site: string): Promise<number> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const folder = join(site, 'pagefind');
  const added = await index.addDirectory({ path: site, glob: PAGES });
  // By itself: thousands of files would have to pass through this process one by one.
  const written = await index.writeFiles({ outputPath: folder });
  await close();
  const faults = [...added.errors, ...written.errors];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const name of readdirSync(folder)) if (NEEDLESS.test(name)) rmSync(join(folder, name));
  return countPages(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8'));
}

/** Pages with something to find: a number that a rule once had is a page, and only leads on. */
function countPages(entry: string): number {
  const { languages } = JSON.parse(entry) as {
    readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
  };
  return Object.values(languages).reduce((sum, language) => sum + language.page_count, 0);
}
