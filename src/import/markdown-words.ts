/** Words as a card carries them: Markdown in which nothing is HTML, and nothing needlessly escaped. */
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
/** What can begin HTML. */
const TAG = /<(?=[a-z/!?])/gi;
const BARE_TAG = /(?<!\\)<(?=[a-z/!?])/gi;
/** Emphasis costs the square of a paragraph's length, and few rules are half as long. */
const LONGEST_PARSED = 4000;

/**
 * Tags as words: each is escaped that Markdown would hand on as HTML. Where a backslash does not
 * do, since it would belong to a web address before the tag, all are written as entities.
 */
export function escapeTags(text: string): string {
  if (!text.includes('<')) return text;
  if (text.length > LONGEST_PARSED) return text.replace(BARE_TAG, '&lt;');
  const escaped = replaceTags(text, '\\<');
  return findTags(escaped).length === 0 ? escaped : toEntities(text);
}

/** What was a block of HTML may hold more of it as a paragraph; each round leaves fewer signs. */
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

/** Where the signs stand with which HTML begins or goes on. */
function findTags(text: string): readonly number[] {
  return findHtml(processor.parse(text)).flatMap(([start, end]) => {
    return [...text.slice(start, end).matchAll(TAG)].map(({ index }) => start + index);
  });
}

/** Drops, paragraph by paragraph, the escapes without which the words would read the same. */
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

/** Every node before its children, in order; without recursion, since quotations nest at will. */
function allNodes(tree: Nodes): readonly Nodes[] {
  const nodes: Nodes[] = [];
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) open.push(child);
  }
  return nodes;
}
