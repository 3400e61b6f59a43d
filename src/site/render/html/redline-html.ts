/** A redline as paragraphs with insertions and deletions. */
import type { Redline, RedlinePart } from '../../../archive/redline/redline.ts';
import { escapeHtml } from './escape-html.ts';

const TAGS: Readonly<Record<RedlinePart['kind'], string | undefined>> = {
  same: undefined,
  added: 'ins',
  removed: 'del',
};

/** A line that begins a list, a quotation or a table in the record keeps its place. */
const LINE_THAT_STANDS = /\n(?=[ \t]*(?:[-*+>|#]|\d+[.)]))/;

const PARAGRAPH = /\n(?:[^\S\n]*\n)+/;

/** An element never holds two paragraphs: a change over several is marked in each. */
export function redlineHtml(redline: Redline): string {
  let html = '';
  let last = '';
  // Looks at the last piece alone: to look at the end of all would copy it.
  const put = (piece: string) => {
    html += piece;
    last = piece || last;
  };
  put('<p>');
  redline.forEach(({ kind, words }, at) => {
    if (kind === 'added' && replacesParagraphs(redline, at)) put('</p><p>');
    // If the new text joins two paragraphs, shows one paragraph. A removed break becomes a space
    // without a mark.
    const shown = kind === 'removed' && words.trim() === '' ? ' ' : words;
    shown.split(PARAGRAPH).forEach((paragraph, i) => {
      if (i > 0) put('</p><p>');
      paragraph.split(LINE_THAT_STANDS).forEach((line, j) => {
        const marked = mark(TAGS[kind], line);
        const isClose = last.endsWith('</del>') && /^<ins>[\p{L}\p{N}]/u.test(marked);
        if (j > 0) put('<br>');
        put(isClose ? marked.replace('<ins>', '<ins class="close">') : marked);
      });
    });
  });
  return `${html}</p>`.replaceAll('<p></p>', '');
}

/** Text that replaces whole paragraphs is set under them, and not after their last words. */
function replacesParagraphs(redline: Redline, at: number): boolean {
  if (redline[at - 1]?.kind !== 'removed') return false;
  const [before, after] = [redline[at - 2]?.words, redline[at + 1]?.words];
  const [start, end] = [
    before?.slice(before.trimEnd().length),
    after?.slice(0, after.length - after.trimStart().length),
  ];
  return [start, end].every((space) => space === undefined || PARAGRAPH.test(space));
}

/** Space at the edges of a change belongs to neither text alone, and is not struck or underlined. */
function mark(tag: string | undefined, words: string): string {
  const inner = words.trim();
  if (tag === undefined || inner === '') return escapeHtml(words);
  const start = words.indexOf(inner);
  const [before, after] = [words.slice(0, start), words.slice(start + inner.length)];
  return `${before}<${tag}>${escapeHtml(inner)}</${tag}>${after}`;
}

/** The same as a text of its own; nothing if the words stayed as they were. */
export function redlinedText(redline: Redline | undefined): string {
  return redline ? `<div class="text redline">${redlineHtml(redline)}</div>` : '';
}

/** A redline of one line, without a paragraph of its own. */
export function partsHtml(parts: Redline): string {
  return parts.map(({ kind, words }) => mark(TAGS[kind], words)).join('');
}
