/**
 * What two texts share that say the same in the same words: white space and emphasis aside, every
 * letter and sign counts.
 */

/** `*`, `**`, `_` and the like where they begin or end emphasis, and nowhere within a word. */
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
