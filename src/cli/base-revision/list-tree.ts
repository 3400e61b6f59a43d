/** What stands under a tree of git's objects. */
import type { AskGit } from './ask-git.ts';

export interface TreeEntry {
  /** A `file` is an ordinary file; symbolic links and other repositories are `other`. */
  readonly kind: 'file' | 'other';
  readonly oid: string;
  /** Path from the tree that was listed. */
  readonly path: string;
}

export type Listing =
  | { readonly ok: true; readonly entries: readonly TreeEntry[] }
  | { readonly ok: false; readonly says: string };

const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);

/** Not `ok` if this clone does not have the tree, or not all of it. */
export function listTree(git: AskGit, tree: string): Listing {
  const listing = git(['ls-tree', '-r', '-z', '--full-tree', tree]);
  if (!listing.ok) return listing;
  const rows = listing.out.toString('utf8').split('\0').slice(0, -1);
  return { ok: true, entries: rows.map(toEntry) };
}

/** `100644 blob 1234abcd<TAB>path` */
function toEntry(row: string): TreeEntry {
  const [mode = '', , oid = ''] = row.slice(0, row.indexOf('\t')).split(' ');
  const path = row.slice(row.indexOf('\t') + 1);
  return { kind: FILE_MODES.has(mode) ? 'file' : 'other', oid, path };
}
