/** One thing found. */
import type { PagefindDocument } from './pagefind.ts';

export function resultItem({ url, meta, excerpt }: PagefindDocument): HTMLLIElement {
  const item = document.createElement('li');
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = meta.title ?? url;
  heading.append(link);
  const where = document.createElement('p');
  where.className = 'where';
  where.textContent = [meta.kind, meta.game, meta.state, meta.asks].filter(Boolean).join(' · ');
  const words = document.createElement('p');
  words.append(...marked(excerpt));
  item.append(heading, where, words);
  return item;
}

/** The text of an excerpt and its marks, and nothing else that its HTML may hold. */
function marked(html: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) => {
    const words = node.textContent ?? '';
    if (node.nodeName !== 'MARK') return document.createTextNode(words);
    const mark = document.createElement('mark');
    mark.textContent = words;
    return mark;
  });
}
