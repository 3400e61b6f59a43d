/** One thing found. */
import type { PagefindDocument } from './pagefind.ts';

export function resultItem({ url, meta, excerpt, content }: PagefindDocument): HTMLLIElement {
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
  const [start, end] = cuts(words.textContent ?? '', content);
  words.prepend(start);
  words.append(end);
  item.append(heading, where, words);
  return item;
}

/** What shows that a page says more before its excerpt, and after it. */
function cuts(excerpt: string, content: string): readonly [string, string] {
  const [shown, all] = [excerpt, content].map((text) => text.replace(/\s+/g, ' ').trim());
  return [all?.startsWith(shown ?? '') ? '' : '… ', all?.endsWith(shown ?? '') ? '' : ' …'];
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
