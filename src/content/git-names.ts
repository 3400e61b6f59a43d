/** Names that git keeps for itself, as any file system that git works on would spell them. */

/** Read by git wherever they lie in a tree. */
const OF_TREES: ReadonlySet<string> = new Set(['.git', 'git~1', '.gitattributes', '.gitmodules']);
/** A folder with a file of either name can be a whole repository, settings and all. */
const OF_REPOSITORIES: ReadonlySet<string> = new Set(['head', 'commondir']);

/** Characters that Apple's file system leaves out of names; see `next_hfs_char` in git's `utf8.c`. */
const LEFT_OUT = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** What Windows leaves out: blanks and dots at the end, and the name of a stream after a colon. */
const ENDING = /[ .]*(?::.*)?$/s;

/**
 * Whether a file or folder of this name belongs to git. A game may have the id `head`, so a folder
 * may be called so: git takes only a file for the head of a repository.
 */
export function isOfGit(name: string, isFolder: boolean): boolean {
  const plain = name.replace(LEFT_OUT, '').replace(ENDING, '').toLowerCase();
  return OF_TREES.has(plain) || (!isFolder && OF_REPOSITORIES.has(plain));
}
