/**
 * Names that git keeps for itself, in every spelling that a file system takes for the same name.
 */

/** Names that git reads anywhere in a tree. */
const OF_TREES: ReadonlySet<string> = new Set(['.git', 'git~1', '.gitattributes', '.gitmodules']);
/** A folder with a file of either name can be a whole repository with its own settings. */
const OF_REPOSITORIES: ReadonlySet<string> = new Set(['head', 'commondir']);

/** Characters that Apple's file system ignores in names; see `next_hfs_char` in git's `utf8.c`. */
const LEFT_OUT = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Endings that Windows ignores: blanks and dots, and the name of a stream after a colon. */
const ENDING = /[ .]*(?::.*)?$/s;

/**
 * Whether a file or folder of this name belongs to git. A game may have the id `head`, so a folder
 * may have that name: git reads `HEAD` only if it is a file.
 */
export function isOfGit(name: string, isFolder: boolean): boolean {
  const plain = name.replace(LEFT_OUT, '').replace(ENDING, '').toLowerCase();
  return OF_TREES.has(plain) || (!isFolder && OF_REPOSITORIES.has(plain));
}
