/**
 * A word that search knows of every page and that nobody types. To look for it finds whatever the
 * filters let through; to look for nothing would do the same, but fetch the whole index first.
 */
export const EVERY_PAGE = 'nomothecaeverypage';
