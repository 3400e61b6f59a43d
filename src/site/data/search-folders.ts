/**
 * Search has an index for each game, for the guide and for all other pages. Each has a folder like
 * `games/n-nomic/`. No reader chooses these filters.
 */

/** The folder, on every page of its index. */
export const FOLDER = 'Folder';
/** A filter of the whole archive's index: `ANY_FOLDER`, and each folder with its newest year before it. */
export const KNOWN_IN = 'Known in';
export const ANY_FOLDER = 'any';
/** The folder for the pages of the guide, and those on findings. */
export const GUIDE = 'docs/';
/** The folder for all other pages that are of no game. */
export const OTHERS = 'search/';
