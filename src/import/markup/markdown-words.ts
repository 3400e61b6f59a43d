/** Makes Markdown fit for a card: without HTML and without needless escapes. */
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
const TAG = /<(?=[a-z/!?])/gi;
const BARE_TAG = /(?<!\\)<(?=[a-z/!?])/gi;
/** Parsing emphasis takes the square of the paragraph's length. Few rules are half as long as this limit. */
const LONGEST_PARSED = 4000;

/**
 * Escapes each tag that Markdown would pass on as HTML. If a backslash would belong to a web address
 * before the tag, writes all tags as entities.
 */
export function escapeTags(text: string): string {
  if (!text.includes('<')) return text;
  if (text.length > LONGEST_PARSED) return text.replace(BARE_TAG, '&lt;');
  const escaped = replaceTags(text, '\\<');
  return findTags(escaped).length === 0 ? escaped : toEntities(text);
}

/** A block of HTML that became a paragraph may have more HTML in it. Each round leaves fewer signs. */
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
  return allNodes(processor.parse(text)).flatMap(({ type, position }) => {
    if (type !== 'html') return [];
    const start = position?.start.offset ?? 0;
    const html = text.slice(start, position?.end.offset ?? 0);
    return [...html.matchAll(TAG)].map(({ index }) => start + index);
  });
}

/** Removes the escapes that a paragraph does not need: `1\.5` becomes `1.5`. */
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

/** The tree of a text without the positions of its nodes. */
function outline(text: string): string {
  const nodes = allNodes(processor.parse(text)).map((node) => {
    const { position, ...own } = node;
    return { ...own, ...('children' in node && { children: node.children.length }) };
  });
  return JSON.stringify(nodes);
}

/** Lists every node before its children, without recursion, since quotations can nest deeply. */
function allNodes(tree: Nodes): readonly Nodes[] {
  const nodes: Nodes[] = [];
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) open.push(child);
  }
  return nodes;
}
