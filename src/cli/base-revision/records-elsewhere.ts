/** Where a revision keeps its records if the folder that is checked has none there. */
import type { TreeEntry } from './list-tree.ts';

/** The main file of a game or a ruleset, after the folder of records in which it stands. */
const HEAD = /^(.*?)(?:^|\/)(?:games\/[^/]+\/game|rulesets\/[^/]+\/ruleset)\.md$/s;
/**
 * What the tests of this software stand on, in a repository that was made from it. Nobody keeps a game
 * there.
 */
const OF_TESTS = /^test\/(fixtures|samples|site)\//;
/** More folders than this are only counted. */
const MAX_NAMED = 3;

/** Whether a path within a folder of records is that of a game or ruleset. */
export function isHead(path: string): boolean {
  return HEAD.exec(path)?.[1] === '';
}

/**
 * Why the folder `path` cannot be compared with a tree that has no records in it; `undefined` where
 * the tree has records nowhere, so that there is nothing to compare with.
 */
export function elsewhere(entries: readonly TreeEntry[], path: string): string | undefined {
  const folders = new Set(
    entries.flatMap(({ kind, path: file }) =>
      kind === 'file' && !OF_TESTS.test(file) ? (HEAD.exec(file)?.[1] ?? []) : [],
    ),
  );
  // The files in this folder were examined, and are not records.
  folders.delete(path);
  if (folders.size > 0) return `records in ${nameFolders([...folders])}, and none in “${path}”`;
  const other = entries.find(
    (each) => each.kind === 'other' && `${path}/`.startsWith(`${each.path}/`),
  );
  return other && `a link or another repository at “${other.path}”, and no records in “${path}”`;
}

function nameFolders(folders: readonly string[]): string {
  const named = folders.slice(0, MAX_NAMED).map((each) => (each === '' ? 'its root' : `“${each}”`));
  const more = folders.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
