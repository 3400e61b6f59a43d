/**
 * A word that search knows of every page and that nobody types. To look for it finds whatever the
 * filters let through; to look for nothing would do the same, but fetch the whole index first.
 */
export const EVERY_PAGE = 'nomothecaeverypage';

/**
 * Values of the search's filters. Pagefind reads no escapes in the JSON that names a chosen value. So a
 * quotation mark and a backslash are written as in an address.
 */
export function filterValue(words: string): string {
  return words.replace(/[%"\\]/g, encodeURIComponent);
}

export function filterWords(value: string): string {
  return value.replace(/%(?:22|25|5C)/g, decodeURIComponent);
}
