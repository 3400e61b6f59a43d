/** Turns a page into Markdown: its words, without anything that a browser would run or load. */
import type {
  BlockContent,
  Break,
  Heading,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { tidyHtml } from './tidy-html.ts';

/** The most tags, and the most lines. A page of hundreds of rules has a tenth of this. */
const MOST_TAGS = 20_000;
const DEEPEST = 100;
/** The converter repeats emphasis in each of its paragraphs, so nesting multiplies the work. */
const MOST_WORK = 200_000;
/** These elements have no end tag, or authors often leave it out. */
const UNCLOSED =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|tbody|td|tfoot|th|thead|tr|wbr)$/i;

/** Not `ok` for a page with more tags, lines or nesting than a ruleset can need. */
export function htmlToMarkdown(html: string) {
  const reject = (message: string) => ({ ok: false, message }) as const;
  const { tags, depth, lines } = measure(html);
  if (tags > MOST_TAGS || lines > MOST_TAGS) {
    return reject(`the page has more than ${MOST_TAGS} tags or lines.`);
  }
  if (depth > DEEPEST || depth * tags > MOST_WORK) {
    return reject(`the page has elements nested ${depth} deep.`);
  }
  // `newlines` keeps the lines of the source.
  const [shown = '', sourceLines = ''] = [false, true].map((newlines) =>
    unified()
      .use(rehypeParse)
      .use(() => tidyHtml)
      .use(rehypeRemark, { newlines })
      .use(() => (tree: Root) => splitAtBreaks(tree))
      .use(remarkGfm)
      .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '*', listItemIndent: 'one' })
      .processSync(html)
      .toString(),
  );
  return {
    ok: true,
    /** As a browser shows the page. */
    shown,
    /** With the line breaks of the source: a converter may have put a title on its own line. */
    sourceLines,
  } as const;
}

export function looksLikeHtml(name: string, text: string): boolean {
  return (
    /\.x?html?$/i.test(name) || /^\s*(?:<!doctype html|<html|<\?xml|<head|<body)\b/i.test(text)
  );
}

/** Counts before parsing: no function could walk a tree that is too deep. */
function measure(html: string) {
  let tags = 0;
  let depth = 0;
  let open = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    tags++;
    if (UNCLOSED.test(name)) continue;
    open = slash === '/' ? Math.max(0, open - 1) : open + 1;
    depth = Math.max(depth, open);
  }
  return { tags, depth, lines: html.split('\n').length };
}

/** Old pages separate paragraphs by two line breaks in a row. One break divides a heading. */
function splitAtBreaks(parent: { children: RootContent[] | BlockContent[] }): void {
  const children = parent.children.flatMap((node: RootContent): RootContent[] => {
    if (node.type === 'paragraph') return splitNode(node, 2);
    if (node.type === 'heading') return splitNode(node, 1);
    if ('children' in node && node.type !== 'table') splitAtBreaks(node as typeof parent);
    return [node];
  });
  parent.children = children;
}

function splitNode(node: Paragraph | Heading, fewest: number): (Paragraph | Heading)[] {
  const parts: PhrasingContent[][] = [[]];
  let breaks: Break[] = [];
  for (const child of node.children) {
    if (child.type === 'break') breaks.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '' || breaks.length === 0) {
      const begins = breaks.length >= fewest;
      if (begins) parts.push([child]);
      else parts.at(-1)?.push(...breaks, child);
      breaks = [];
    }
  }
  return parts.map((children) => ({ ...node, children }));
}
