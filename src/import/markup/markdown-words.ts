/** Words as a card has them: Markdown without HTML and without needless escapes. */
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
/** What can begin HTML. */
const TAG = /<(?=[a-z/!?])/gi;
const BARE_TAG = /(?<!\\)<(?=[a-z/!?])/gi;
/** Parsing emphasis takes the square of a paragraph's length, and few rules are half as long. */
const LONGEST_PARSED = 4000;

/**
 * Tags as words: each tag is escaped that Markdown would pass on as HTML. If a backslash does not
 * work, because it would belong to a web address before the tag, all are written as entities.
 */
export function escapeTags(text: string): string {
  if (!text.includes('<')) return text;
  if (text.length > LONGEST_PARSED) return text.replace(BARE_TAG, '&lt;');
  const escaped = replaceTags(text, '\\<');
  return findTags(escaped).length === 0 ? escaped : toEntities(text);
}

/** A block of HTML that became a paragraph may hold further HTML; each round leaves fewer signs. */
function toEntities(text: string): string {
  const replaced = replaceTags(text, '&lt;');
  return replaced === text ? text : toEntities(replaced);
}

function replaceTags(text: string, less: string): string {
  const tags = findTags(text);
  const pieces = [...tags, text.length].map((at, i) => {
    const before = tags[i - 1];
    return text.slice(before === undefined ? 0 : before + 1, at);
  });
  return pieces.join(less);
}

/** Offsets of the signs that begin or continue HTML. */
function findTags(text: string): readonly number[] {
  return findHtml(processor.parse(text)).flatMap(([start, end]) => {
    return [...text.slice(start, end).matchAll(TAG)].map(({ index }) => start + index);
  });
}

/** Removes, paragraph by paragraph, the escapes that do not change how the words read. */
export function dropNeedlessEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.split('\n\n').map(dropInParagraph).join('\n\n');
}

function dropInParagraph(paragraph: string): string {
  if (paragraph.length > LONGEST_PARSED || !paragraph.includes('\\')) return paragraph;
  const meant = outline(paragraph);
  const signs = new Set([...paragraph.matchAll(ESCAPE)].map(([, sign = '']) => sign));
  return [...signs].reduce((words, sign) => {
    const plain = words.replaceAll(`\\${sign}`, sign);
    return outline(plain) === meant ? plain : words;
  }, paragraph);
}

/** The tree of a text without the places of its nodes. */
function outline(text: string): string {
  const nodes = allNodes(processor.parse(text)).map((node) => {
    const { position, ...own } = node;
    return { ...own, ...('children' in node && { children: node.children.length }) };
  });
  return JSON.stringify(nodes);
}

function findHtml(tree: Nodes): readonly (readonly [number, number])[] {
  return allNodes(tree).flatMap(({ type, position }) => {
    const { start, end } = position ?? {};
    return type === 'html' ? [[start?.offset ?? 0, end?.offset ?? 0] as const] : [];
  });
}

/**
 * Every node before its children, in order; without recursion, since quotations can nest deeply.
 */
function allNodes(tree: Nodes): readonly Nodes[] {
  const nodes: Nodes[] = [];
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) open.push(child);
  }
  return nodes;
}
