/** Words of a record within a Markdown document: they are words there, and never markup. */
import { visible } from './visible.ts';

/** Signs of Markdown, of HTML, and of the formulas that GitHub knows. */
const SIGNS = /[\\`*_{}[\]<>#|~@&$]/g;
/** What makes a list or a heading at the beginning of a line. */
const AT_THE_START = /^(\d*)([-+=.)])/;
/** Where a sign without width is put: GitHub finds names, numbers and addresses in what is shown. */
const CALLING = /[@#](?=\w)|:(?=\/\/)|\bwww(?=\.)/gi;
const MARK = '\u200b';

/**
 * One line. Signs become entities, which stay what they are wherever the words are put. `@name`
 * calls nobody, and `#12` and addresses link nothing.
 */
export function escapeMarkdown(words: string): string {
  return signs(line(words).replace(CALLING, `$&${MARK}`)).replaceAll(MARK, entity);
}

/** The same for a document that is kept, from which addresses are to be taken as they are. */
export function escapeSigns(words: string): string {
  return signs(line(words));
}

function line(words: string): string {
  return visible(words.replace(/\s+/g, ' '));
}

function signs(words: string): string {
  return words
    .replace(SIGNS, entity)
    .replace(AT_THE_START, (_, digits: string, sign: string) => digits + entity(sign));
}

function entity(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}
