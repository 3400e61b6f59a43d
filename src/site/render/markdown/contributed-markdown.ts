/**
 * Markdown from `content/` to HTML. Its author may mean harm. HTML in it becomes words, pictures become
 * links, and nothing is fetched, run or given an id. Amendments can join texts to something that no
 * record may hold; it is shown as it was written.
 */
import type { Element, Root, RootContent } from 'hast';
import type { Image } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { defaultHandlers } from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { findUnseen, visibleText } from '../../../diagnostics/visible.ts';
import { findExcess } from '../../../values/markdown-limits.ts';
import { elementNode, proseTree, textNode } from './plain-prose.ts';

const TAGS = 'a blockquote br code del em hr li ol p pre strong sup table tbody td th thead tr ul';
const ALLOWED: Parameters<typeof rehypeSanitize>[0] = {
  tagNames: TAGS.split(' '),
  attributes: { a: ['href'], ol: ['start'], td: ['align'], th: ['align'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: { tbody: ['table'], td: ['table'], th: ['table'], thead: ['table'], tr: ['table'] },
  strip: [],
};

const HEADING = /^h[1-6]$/;
const LEADS_OUT = /^(https?:|mailto:)/i;
const processor = unified()
  .use(remarkParse)
  .use(withoutHtml)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: {
      tableRow: shortRow,
      image: (_state: unknown, { alt, url: href }: Image) =>
        elementNode('a', [textNode(alt || href)], { href }),
    },
  })
  .use(() => tidy)
  .use(rehypeSanitize, ALLOWED)
  .use(() => guardLinks)
  .use(rehypeStringify);

/** To look for the end of a comment at every possible beginning takes quadratic time. */
function withoutHtml(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['htmlFlow', 'htmlText'] } },
  ];
}

type TableRows = typeof defaultHandlers.tableRow;

/** Keeps a row as it was written. Parsers fill it up, and a few letters would make a huge page. */
function shortRow(...[state, row, table]: Parameters<TableRows>): Element {
  if (table?.type !== 'table') return defaultHandlers.tableRow(state, row, table);
  const align = table.align?.slice(0, row.children.length);
  return defaultHandlers.tableRow(state, row, { ...table, align });
}

/** Adds something to the finished tree, such as links to the rules that a text names. */
export type Finish = (tree: Root) => void;

export function renderContributed(markdown: string, finish?: Finish): string {
  const tree = contributedTree(markdown);
  finish?.(tree);
  return processor.stringify(tree);
}

/** The same as a tree, for what is no page. */
export function contributedTree(markdown: string): Root {
  const prose = proseTree(markdown);
  if (prose) return prose;
  if (!findExcess(markdown)) return processor.runSync(processor.parse(markdown));
  // The text as it was written, a paragraph for each of its own.
  const paragraphs = visibleText(markdown).split(/\n{2,}/);
  return { type: 'root', children: paragraphs.map((value) => elementNode('p', [textNode(value)])) };
}

/**
 * Headings would break the outline of the page. Check boxes look as if readers could tick them. Their
 * words and marks stay. A text can still have an invisible character as an entity, such as `&#x202e;`. A
 * sign shows it.
 */
function tidy(tree: Root | Element): void {
  tree.children.forEach((node, i) => {
    if (node.type === 'text') node.value = visibleText(node.value);
    if (node.type === 'text' && tree.type === 'root' && node.value.trim() !== '') {
      tree.children[i] = elementNode('p', [node]);
    }
    if (node.type !== 'element') return;
    if (HEADING.test(node.tagName)) {
      node.children = [elementNode('strong', node.children)];
      node.tagName = 'p';
    }
    if (node.tagName === 'input') tree.children[i] = textNode(node.properties.checked ? '☑' : '☐');
    tidy(node);
  });
}

/** Links out of the archive say so to robots and tell nothing; a link to nowhere is only words. */
function guardLinks(tree: Root | Element): void {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'element') return [node];
    guardLinks(node);
    if (node.tagName === 'pre' || node.tagName === 'table') node.properties.tabIndex = 0;
    if (node.tagName !== 'a') return [node];
    const { href } = node.properties;
    if (typeof href !== 'string' || findUnseen(href).length > 0) return node.children;
    if (!LEADS_OUT.test(href) || !URL.canParse(href)) return node.children;
    node.properties = { href, rel: ['nofollow', 'ugc', 'noopener', 'noreferrer'] };
    return [node];
  }) as typeof tree.children;
}
