/**
 * Texts without any mark of Markdown: sentences in paragraphs, as most rules are. They need no
 * parser, which is most of what a text costs.
 */
import type { Element, Root } from 'hast';

/** A line without any sign that means something in Markdown. */
const LINE = String.raw`\p{L}[\p{L}0-9 ,.;:()'"’“”?%–—-]*[\p{L}0-9,.;:()'"’“”?%]`;
const PROSE = new RegExp(String.raw`^${LINE}(?:\n{1,2}${LINE})*$`, 'u');
/** Markdown makes a link of such an address. */
const ADDRESS = /www\./i;

/** The tree that Markdown would make of it; `undefined` if only a parser can tell. */
export function proseTree(text: string): Root | undefined {
  if (!PROSE.test(text) || ADDRESS.test(text)) return undefined;
  const children = text.split('\n\n').flatMap((paragraph, i): Root['children'] => {
    const shown = elementNode('p', [textNode(paragraph)]);
    return i === 0 ? [shown] : [textNode('\n'), shown];
  });
  return { type: 'root', children };
}

export function elementNode(tagName: string, children: Element['children'], properties = {}) {
  return { type: 'element', tagName, properties, children } as const;
}

export function textNode(value: string) {
  return { type: 'text', value } as const;
}
