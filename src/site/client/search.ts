/** Search as you type. The address always says what is being looked for, and going back goes back. */
import { EVERY_PAGE, filterValue, filterWords } from '../filter-value.ts';
import {
  type Chosen,
  type Counts,
  loadPagefind,
  type Pagefind,
  type PagefindDocument,
  type PagefindSearch,
} from './pagefind.ts';

/* One thing found. */

/** Filters whose values a result shows, in this order. */
const SHOWN = ['Kind', 'Game', 'Outcome', 'Ruling', 'Year'];
/** Parts of a page that a result leads to. */
const MOST_PARTS = 3;

function resultItem(found: PagefindDocument): HTMLLIElement {
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

/** The filters of the search page: which are chosen, and what each further choice would leave. */
const byValue = new Intl.Collator('en', { numeric: true }).compare;

interface Filters {
  /** What is chosen, for the address. */
  chosen(): readonly (readonly [name: string, value: string])[];
  choose(wanted: URLSearchParams): void;
  search(words: string): Promise<PagefindSearch>;
  /** Says beside each value how many pages it would leave of what was found. */
  count(words: string): Promise<void>;
}

/**
 * `isOpen` says whether the reader has the filters in view: until then none is fetched that is not
 * chosen, but for the kind, whose counts follow what was found.
 */
function createFilters(
  selects: readonly HTMLSelectElement[],
  pagefind: Pagefind,
  isOpen: () => boolean,
): Filters {
  const chosen = () =>
    selects.flatMap(({ name, value }) => (value === '' ? [] : [[name, value] as const]));
  const find = (words: string, filters: Chosen) =>
    words === ''
      ? pagefind.search(EVERY_PAGE, { filters, sort: { day: 'desc' } })
      : pagefind.search(words, { filters });
  // A filter is fetched when it is asked for, so this one is asked for any kind.
  const kinds = { Kind: { any: kindsOf(selects) } };
  const countsBut = async (words: string, but?: string) => {
    const others = asFilters(chosen().filter(([name]) => name !== but));
    return countsByWords((await find(words, { ...kinds, ...others })).filters);
  };

  return {
    chosen,
    choose: (wanted) => {
      for (const select of selects) choose(select, wanted.get(select.name) ?? '');
    },
    search: (words) => find(words, asFilters(chosen())),
    count: async (words) => {
      if (isOpen()) await pagefind.filters();
      const counts = await countsBut(words);
      for (const select of selects) {
        // Beside the values of a filter stands what there would be in place of the chosen one.
        offer(select, select.value === '' ? counts : await countsBut(words, select.name));
      }
    },
  };
}

function asFilters(chosen: ReturnType<Filters['chosen']>): Readonly<Record<string, string>> {
  return Object.fromEntries(chosen.map(([name, words]) => [name, filterValue(words)]));
}

function countsByWords(counts: Counts): Counts {
  const byWords = (values: Counts[string]) =>
    Object.entries(values).map(([value, count]) => [filterWords(value), count] as const);
  return Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [name, Object.fromEntries(byWords(values))]),
  );
}

/** The kinds are few, and stand on the page. */
function kindsOf(selects: readonly HTMLSelectElement[]): readonly string[] {
  const kinds = selects.find(({ name }) => name === 'Kind');
  return [...(kinds?.options ?? [])].flatMap(({ value }) => (value === '' ? [] : [value]));
}

function choose(select: HTMLSelectElement, value: string): void {
  const isThere = [...select.options].some((option) => option.value === value);
  if (!isThere) select.add(new Option(value, value));
  select.value = value;
}

function offer(select: HTMLSelectElement, counts: Counts): void {
  const { name, value: chosen } = select;
  const found = counts[name];
  if (!found) return;
  const values = Object.entries(found).filter(([value, count]) => count > 0 || value === chosen);
  if (name === 'Year') values.sort(([a], [b]) => byValue(b, a));
  else values.sort(([a], [b]) => byValue(a, b));
  const [any] = select.options;
  const isFixed = name === 'Kind';
  if (isFixed) {
    for (const option of select.options) {
      if (option.value !== '') option.text = `${option.value} (${found[option.value] ?? 0})`;
    }
  } else {
    select.replaceChildren(
      ...(any ? [any] : []),
      ...values.map(([value, count]) => new Option(`${value} (${count})`, value)),
    );
  }
  select.value = chosen;
  const row = select.closest('p');
  if (row) row.hidden = values.length === 0;
}

const PAGE = 10;
const PAUSE = 180;

const form = need<HTMLFormElement>('[data-search]');
const input = need<HTMLInputElement>('#q');
const status = need('[data-found]');
const list = need('[data-results]');
const everything = need('[data-everything]');
const more = need('[data-more]');
const fold = need<HTMLDetailsElement>('.filters');
const selects = [...form.querySelectorAll<HTMLSelectElement>('[data-filter]')];

/** Counts searches, so that a slow answer to an old question is dropped. */
let asked = 0;

begin(document.documentElement.dataset.base ?? '/');

async function begin(base: string): Promise<void> {
  let pagefind: Pagefind;
  try {
    pagefind = await loadPagefind(base);
  } catch {
    status.textContent = 'Search is not available here; this is the list of everything.';
    return;
  }
  const filters = createFilters(selects, pagefind, () => fold.open);
  readAddress(filters);
  form.hidden = false;
  fold.open = filters.chosen().some(([name]) => name !== 'Kind');
  listen(filters);
  await search(filters);
  if (input.value === '' && location.search === '') input.focus();
}

function listen(filters: Filters): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      history.replaceState(null, '', address(filters));
      search(filters);
    }, PAUSE);
  };
  const now = () => {
    clearTimeout(timer);
    const to = address(filters);
    if (to !== location.pathname + location.search) history.pushState(null, '', to);
    return search(filters);
  };
  input.addEventListener('input', later);
  for (const select of selects) select.addEventListener('change', now);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    now().then(() => list.querySelector('a')?.focus());
  });
  form.addEventListener('reset', () => setTimeout(now));
  addEventListener('popstate', () => {
    readAddress(filters);
    search(filters);
  });
  fold.addEventListener('toggle', () => fold.open && filters.count(input.value.trim()));
  addEventListener('keydown', walk);
}

/** Down and up go through the results, and Escape comes back to the words. */
function walk(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('h2 a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isInField = document.activeElement === input;
  if (event.key === 'ArrowDown' && (isInField || at >= 0)) focus(event, links[at + 1]);
  if (event.key === 'ArrowUp' && at >= 0) focus(event, links[at - 1] ?? input);
  if (event.key === 'Escape' && at >= 0) focus(event, input);
  if (event.key === '/' && !(document.activeElement instanceof HTMLInputElement))
    focus(event, input);
}

function focus(event: KeyboardEvent, element: HTMLElement | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}

function readAddress(filters: Filters): void {
  const wanted = new URLSearchParams(location.search);
  input.value = wanted.get('q') ?? '';
  filters.choose(wanted);
}

function address(filters: Filters): string {
  const wanted = new URLSearchParams();
  if (input.value.trim() !== '') wanted.set('q', input.value.trim());
  for (const [name, value] of filters.chosen()) wanted.set(name, value);
  const query = wanted.toString();
  return location.pathname + (query === '' ? '' : `?${query}`);
}

async function search(filters: Filters): Promise<void> {
  const question = ++asked;
  const words = input.value.trim();
  const isIdle = words === '' && filters.chosen().length === 0;
  everything.hidden = !isIdle;
  if (isIdle) {
    status.textContent = '';
    list.replaceChildren();
    more.hidden = true;
  } else {
    const { results } = await filters.search(words);
    if (question !== asked) return;
    list.replaceChildren();
    await show(
      results.map((result) => () => result.data()),
      0,
      question,
    );
    if (question !== asked) return;
    status.textContent = foundWords(results.length);
  }
  if (!isIdle || fold.open) await filters.count(words);
}

function foundWords(count: number): string {
  if (count === 0) return 'Nothing was found. Try fewer words, or fewer filters.';
  return count === 1 ? 'One found.' : `${count} found.`;
}

async function show(
  results: readonly (() => Promise<PagefindDocument>)[],
  from: number,
  question: number,
): Promise<void> {
  const documents = await Promise.all(results.slice(from, from + PAGE).map((load) => load()));
  if (question !== asked) return;
  list.append(...documents.map(resultItem));
  const rest = results.length - from - PAGE;
  more.hidden = rest <= 0;
  const button = more.querySelector('button');
  if (button) button.onclick = () => show(results, from + PAGE, question);
}

function need<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The search page lacks ${selector}.`);
  return found;
}
