/** Pages as people have made them of rulesets, out of the same rulesets as plain text. */
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const toHtml = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify);

/** By a converter of Markdown. */
export function toPage(markdown: string): string {
  return `<!DOCTYPE html><html><head><title>x</title></head><body>${toHtml.processSync(markdown)}</body></html>`;
}

/** By hand: a paragraph for each, emphasis in italics, lines broken where they were. */
export function inParagraphs(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => {
    return `<p>${inItalics(paragraph.trim()).replaceAll('\n', '<br>\n')}`;
  });
  return `<HTML><BODY>${paragraphs.join('\n')}</BODY></HTML>`;
}

/** By hand in 1997: one font for all of it, breaks for paragraphs, heads in bold. */
export function withBreaks(text: string): string {
  const lines = inItalics(text).replace(/^(Rule \d+.*)$/gm, '<b>$1</b>');
  return `<html><body><font face="Arial">${lines.replaceAll('\n', '<br>\n')}</font></body></html>`;
}

/** By wrapping the text. */
export function preformatted(text: string): string {
  return `<html><body><h1>A page</h1><pre>${toEntities(text)}</pre></body></html>`;
}

function inItalics(text: string): string {
  return toEntities(text).replace(/\*([^*\n]+)\*/g, '<i>$1</i>');
}

function toEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
