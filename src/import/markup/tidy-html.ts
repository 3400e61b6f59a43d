/**
 * Prepares a page's tree for Markdown. Removes elements that only change the look, and those that
 * would load, run or lead nowhere. The words stay.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast';

/** These elements have no meaning for the words in them. */
const LOOKS = ['abbr', 'acronym', 'big', 'center', 'font', 'small', 'span', 'tt', 'u'];
/** These elements go, with their content. */
const GONE = ['audio', 'button', 'iframe', 'input', 'object', 'select', 'textarea', 'video'];
/** A line break divides these inline elements, since Markdown has them on one line. */
const INLINE = ['a', 'b', 'cite', 'code', 'del', 'em', 'i', 's', 'strike', 'strong', 'var'];
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['dl', 'div'],
  ['dt', 'p'],
  ['dd', 'div'],
  ['menu', 'ul'],
]);
const BLOCKS = ['blockquote', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'ol', 'p', 'ul'];
const TABLE_PARTS = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];
const LINK = /^(?:https?:|mailto:)/i;

export function tidyHtml(tree: Root): void {
  const page = countLetters(tree);
  tidyChildren(tree, page);
}

type Parent = Root | Element;

function tidyChildren(parent: Parent, page: number): void {
  const children = parent.children.flatMap((child) => tidyNode(child, page));
  // Tidying moves no node into an element that could not contain it.
  parent.children = children as ElementContent[];
}

function tidyNode(node: RootContent, page: number): readonly RootContent[] {
  if (node.type === 'comment' || node.type === 'doctype') return [];
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  if (GONE.includes(tagName)) return [];
  if (tagName === 'img') return [{ type: 'text', value: String(properties.alt ?? '') }];
  if (isLayout(node, page)) {
    if (tagName === 'pre') node.children = toParagraphs(textOf(node));
    if (tagName === 'table') tablesToDivs(node);
    node.tagName = 'div';
  }
  node.tagName = RENAMED.get(node.tagName) ?? node.tagName;
  tidyChildren(node, page);
  const isDeadLink = tagName === 'a' && !LINK.test(String(properties.href ?? ''));
  if (LOOKS.includes(tagName) || isDeadLink) return node.children;
  if (INLINE.includes(tagName)) return splitAtBreaks(node);
  return tagName === 'ol' ? splitAtValues(node) : [node];
}

/** A table with paragraphs is layout, and so is a quotation or listing around most of the page. */
function isLayout(node: Element, page: number): boolean {
  if (node.tagName === 'table') return hasBlocks(node) || countLetters(node) * 2 > page;
  return ['blockquote', 'pre'].includes(node.tagName) && countLetters(node) * 2 > page;
}

function tablesToDivs(node: Element): void {
  if (TABLE_PARTS.includes(node.tagName)) node.tagName = 'div';
  for (const child of node.children) if (child.type === 'element') tablesToDivs(child);
}

/** Makes elements of the blank lines and line breaks in preformatted text. */
function toParagraphs(text: string): Element[] {
  return text.split(/\n[ \t]*\n/).map((paragraph) => {
    const lines = paragraph.split('\n').flatMap((value, i): ElementContent[] => {
      return i === 0 ? [{ type: 'text', value }] : [element('br', []), { type: 'text', value }];
    });
    return element('p', lines);
  });
}

function splitAtBreaks(node: Element): readonly ElementContent[] {
  const parts: ElementContent[] = [];
  let part: ElementContent[] = [];
  for (const child of node.children) {
    const isBreak = child.type === 'element' && child.tagName === 'br';
    if (!isBreak) part.push(child);
    if (isBreak) {
      if (part.length > 0) parts.push({ ...node, children: part });
      parts.push(child);
      part = [];
    }
  }
  return part.length > 0 ? [...parts, { ...node, children: part }] : parts;
}

/** Begins a new list at each item with a number of its own: `<li value="201">`. */
function splitAtValues(node: Element): readonly Element[] {
  const lists: Element[] = [{ ...node, children: [] }];
  for (const child of node.children) {
    const value = child.type === 'element' && child.tagName === 'li' && child.properties.value;
    if (value) lists.push({ ...element('ol', []), properties: { start: value } });
    lists.at(-1)?.children.push(child);
  }
  return lists.filter(({ children }) => children.some((child) => child.type === 'element'));
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function hasBlocks(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (BLOCKS.includes(child.tagName) || hasBlocks(child)),
  );
}

function textOf(node: Parent): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}

function countLetters(node: Parent): number {
  return textOf(node).replace(/\s/g, '').length;
}
