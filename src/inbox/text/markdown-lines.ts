/** The lines of a text in Markdown as readers see them: without links, pictures and struck out words. */
import type { Nodes, PhrasingContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Mark, MessageLine, Words } from '../types.ts';
import { attributionAt, plainLines } from './plain-lines.ts';

const PARSER = unified().use(remarkParse).use(remarkGfm);

/** A longer text, or one with more signs, is read as plain lines, since the parser is not linear. */
const MOST_WORDS = 65_536;
const MOST_SIGNS = 20_000;

/** `linesOf` marks the lines of the text. */
export function markdownWords(
  text: string,
  linesOf = (raw: readonly string[]) => markdownLines(raw.join('\n')),
): Words {
  const raw = text.slice(0, MOST_WORDS).split(/\r\n|\n|\r/);
  const signs = text.match(/[[\]*_~`>|<!\\-]/g)?.length ?? 0;
  if (text.length <= MOST_WORDS && signs <= MOST_SIGNS) {
    const lines = linesOf(raw);
    const hasTags = raw.some((line) => TAG.test(line));
    return { raw, lines: hasTags ? lines.map(doubted) : lines, doubts: [] };
  }
  return { raw, lines: plainLines(raw), doubts: ['it is too long to be read'] };
}

/** A tag may fold or strike out words, even on other lines. In a quotation that does not matter. */
const TAG = /^(?!>).*<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/i;

function doubted(line: MessageLine): MessageLine {
  return line.mark === 'own' ? { ...line, mark: 'doubtful', why: 'stands beside tags' } : line;
}

/** A line without any sign of Markdown, as most votes are. Parsing one takes long. */
const PLAIN = /^(?:\p{L}|\p{N}{1,6}(?![\p{N}.)]))[\p{L}\p{N} ,.:;?!()'’“”"]*$/u;

export function markdownLines(text: string): readonly MessageLine[] {
  // Most messages of a log have only a head.
  if (text.trim() === '') return [];
  if (PLAIN.test(text)) return [{ at: 0, text: text.trimEnd(), mark: 'own' }];
  const lines: MessageLine[] = [];
  walk(PARSER.parse(text), 'own', lines);
  const written = text.split('\n');
  return withAttributions(lines.map((line) => unmarked(numbered(line, written), written)));
}

/** A line without `>` below a quotation is shown in it, although its author may mean it as own words. */
function unmarked(line: MessageLine, written: readonly string[]): MessageLine {
  if (line.mark !== 'quoted' || /^[\s\d.)*+-]*>/.test(written[line.at] ?? '')) return line;
  return { ...line, mark: 'doubtful', why: 'is shown as quoted, but has no mark of it' };
}

/** Numbers the items of a list as readers see them, in a row, whatever the author wrote. */
function numbered(line: MessageLine, written: readonly string[]): MessageLine {
  const [, shown] = /^(\d+)\. /.exec(line.text) ?? [];
  const [own] = /\d+/.exec(written[line.at] ?? '') ?? [];
  if (line.mark !== 'own' || shown === undefined || shown === own) return line;
  return { ...line, mark: 'doubtful', why: 'has another number where it is shown' };
}

/** Counts the line “Ann wrote:” above a quotation as quoted. */
function withAttributions(lines: readonly MessageLine[]): readonly MessageLine[] {
  const texts = lines.map(({ text }) => text);
  const isQuoted = (i: number) => lines[i]?.mark === 'quoted';
  let told = 0;
  return lines.map((line, i) => {
    if (line.mark === 'own') told = Math.max(told, i + attributionAt(texts, i, isQuoted));
    return i < told ? { ...line, mark: 'quoted' } : line;
  });
}

function walk(node: Nodes, mark: Mark, lines: MessageLine[]): void {
  const at = (node.position?.start.line ?? 1) - 1;
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      pushInline(node.children, { at, mark }, lines);
      return;
    case 'tableRow': {
      const cells = node.children.map(({ children }) => inlineText(children).text.trim());
      lines.push({ at, text: cells.join(' \t'), mark });
      return;
    }
    case 'code':
      for (const [i, text] of node.value.split('\n').entries()) {
        lines.push({ at: at + 1 + i, text, mark: 'doubtful', why: 'is code' });
      }
      return;
    case 'thematicBreak':
      lines.push({ at, text: '', mark });
      return;
    case 'list':
      for (const [i, item] of node.children.entries()) {
        // A box that nobody ticked says nothing.
        if (item.checked === false) continue;
        const first = lines.length;
        walk(item, mark, lines);
        const line = lines[first];
        if (node.ordered && line) {
          lines[first] = { ...line, text: `${(node.start ?? 1) + i}. ${line.text}` };
        }
      }
      return;
    case 'html':
      // Comments are left out. Nobody knows how a site shows a tag.
      for (const text of node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split('\n')) {
        if (text.replace(/<[^<>]*>/g, '').trim() !== '')
          lines.push({ at, text, mark: 'doubtful', why: 'stands between tags' });
      }
      return;
    case 'blockquote':
      for (const child of node.children) walk(child, 'quoted', lines);
      return;
    default:
      if ('children' in node) for (const child of node.children) walk(child, mark, lines);
  }
}

function pushInline(
  children: readonly PhrasingContent[],
  { at, mark }: { readonly at: number; readonly mark: Mark },
  lines: MessageLine[],
): void {
  const { text, asides } = inlineText(children);
  // An empty line separates paragraphs.
  if (lines.length > 0) lines.push({ at, text: '', mark });
  for (const [i, part] of text.split('\n').entries()) lines.push({ at: at + i, text: part, mark });
  for (const aside of asides)
    if (aside.trim() !== '') lines.push({ at, text: aside, mark: 'doubtful', why: ASIDE });
}

const ASIDE = 'is struck out, is code, or stands for a picture';

/** `asides`: words that may not be meant. */
function inlineText(children: readonly PhrasingContent[]): { text: string; asides: string[] } {
  let text = '';
  const asides: string[] = [];
  for (const child of children) {
    if (child.type === 'text') text += child.value;
    else if (child.type === 'break') text += '\n';
    else if (child.type === 'inlineCode') {
      // A sign in the place of code separates the words beside it.
      text += ' ` ';
      asides.push(child.value);
    } else if (child.type === 'html') text += ' ';
    else if (child.type === 'image') asides.push(child.alt ?? '');
    else if (child.type === 'delete') asides.push(inlineText(child.children).text);
    else if ('children' in child) {
      const within = inlineText(child.children);
      text += within.text;
      asides.push(...within.asides);
    }
  }
  return { text, asides };
}
