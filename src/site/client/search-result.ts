/** One thing found. */
import { filterValue, filterWords } from '../filter-value.ts';
import type { PagefindDocument } from './pagefind.ts';

/** Filters whose values a result shows, in this order. */
const SHOWN = ['Kind', 'Game', 'Outcome', 'Ruling', 'Year'];
/** Parts of a page that a result leads to. */
const MOST_PARTS = 3;

export function resultItem(found: PagefindDocument): HTMLLIElement {
  const { url, meta, filters, excerpt, content } = found;
  const item = document.createElement('li');
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = meta.title ?? url;
  heading.append(link);
  const where = document.createElement('p');
  where.className = 'where';
  const said = SHOWN.map((name) => filters[name]?.map(filterWords).join(', '));
  where.textContent = [...said, saidBesides(found)].filter(Boolean).join(' · ');
  const words = document.createElement('p');
  words.append(...marked(excerpt));
  const [start, end] = cuts(words.textContent ?? '', content);
  words.prepend(start);
  words.append(end);
  item.append(heading, where, words, ...partsList(found));
  return item;
}

/** What a proposal asks for, or a ruling that is no filter. */
function saidBesides({ meta, filters }: PagefindDocument): string | undefined {
  return filters.Ruling?.includes(filterValue(meta.says ?? '')) ? undefined : meta.says;
}

/** The parts of a long page, such as one of the documentation, in which the words stand. */
function partsList({ url, sub_results: parts }: PagefindDocument): readonly HTMLElement[] {
  const under = parts.filter((part) => part.url !== url).slice(0, MOST_PARTS);
  if (under.length === 0) return [];
  const list = document.createElement('ul');
  list.className = 'parts';
  for (const part of under) {
    const link = document.createElement('a');
    link.href = part.url;
    link.textContent = part.title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return [list];
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
