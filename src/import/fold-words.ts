/**
 * A form of a text that is equal for texts with the same words. White space and emphasis are
 * ignored; every letter and sign counts.
 */

/** `*`, `**`, `_` and the like at the beginning or end of emphasis, but not within a word. */
const EMPHASIS = /(?<![\p{L}\p{N}\\*_])[*_]{1,3}(?=\S)|(?<=[^\s\\*_])[*_]{1,3}(?![\p{L}\p{N}*_])/gu;
const HARD_BREAK = /\\$/gm;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;

export function foldWords(text: string): string {
  return text
    .replace(HARD_BREAK, '')
    .replace(EMPHASIS, '')
    .replace(ESCAPE, '')
    .replace(/\s+/g, ' ')
    .trim();
}
