/** Shows text of a record in a Markdown document, so that it never becomes markup. */
import { visible } from './visible.ts';

/** Signs of Markdown, of HTML, and of the formulas that GitHub knows. */
const SIGNS = /[\\`*_{}[\]<>#|~@&$]/g;
/** Begins a list or a heading at the beginning of a line. */
const AT_THE_START = /^(\d*)([-+=.)])/;
/** GitHub finds names, numbers and addresses in shown text, unless a sign without width follows here. */
const CALLING = /[@#](?=\w)|:(?=\/\/)|\bwww(?=\.)/gi;
const MARK = '\u200b';

/**
 * Makes one line with entities for signs, so that they have no meaning anywhere. `@name` calls nobody, and
 * `#12` and addresses link nothing.
 */
export function escapeMarkdown(text: string): string {
  return signs(line(text).replace(CALLING, `$&${MARK}`)).replaceAll(MARK, entity);
}

/** For a document that people keep, from which they copy addresses. */
export function escapeSigns(text: string): string {
  return signs(line(text));
}

function line(text: string): string {
  return visible(text.replace(/\s+/g, ' '));
}

function signs(text: string): string {
  return text
    .replace(SIGNS, entity)
    .replace(AT_THE_START, (_, digits: string, sign: string) => digits + entity(sign));
}

function entity(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}
