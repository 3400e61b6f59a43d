/** Search as you type. The address always says what is being looked for, and going back goes back. */
import type { SearchTarget } from '../../archive/page-models/library/list-places.ts';
import { GUIDE } from '../data/search-folders.ts';
import { filterValue, filterWords } from '../filter-value.ts';
import { anchor, element, part, styled } from './basics/elements.ts';
import { loadJson } from './basics/files.ts';
import { loadPagefind, type PagefindDocument, type SamePages } from './pagefind.ts';
import { type Going, mayCite, type Query, readQuery, withoutAccents } from './read-query.ts';
import { createFilters, type Filters } from './search-filters.ts';

/* One thing found. */

/** Filters whose values a result shows, in this order. */
const SHOWN = ['Kind', 'Game', 'Outcome', 'Ruling', 'Year'];
/** Parts of a page that a result leads to. */
const MOST_PARTS = 3;

function resultItem(pages: SamePages): readonly HTMLLIElement[] {
  const [found, ...others] = pages.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!found) return [];
  const { url, meta, filters, excerpt, content } = found;
  const said = SHOWN.map((name) => filters[name]?.map(filterWords).join(', '));
  // The request of a proposal, or a ruling for which there is no filter.
  const besides = filters.Ruling?.includes(filterValue(meta.says ?? '')) ? undefined : meta.says;
  const where = element('p', [...said, besides].filter(Boolean).join(' · '));
  const words = element('p', ...marked(excerpt));
  const [cut, all] = [words.textContent ?? '', content].map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );
  words.prepend(all?.startsWith(cut ?? '') ? '' : '… ');
  words.append(all?.endsWith(cut ?? '') ? '' : ' …');
  const heading = element('h2', anchor(meta.title ?? url, url));
  const [first, ...links] = others.flatMap((each) => [', ', anchor(gameOf(each), each.url)]);
  const same = first ? [styled(element('p', 'The same in ', ...links), 'same')] : [];
  // The parts of a long page, such as one of the guide, in which the words stand.
  const under = found.sub_results.filter((each) => each.url !== url).slice(0, MOST_PARTS);
  const items = under.map((each) => element('li', anchor(each.title, each.url)));
  const parts = items.length === 0 ? [] : [styled(element('ul', ...items), 'parts')];
  return [element('li', heading, styled(where, 'where'), words, ...parts, ...same)];
}

const gameOf = ({ filters }: PagefindDocument) => filterWords(filters.Game?.[0] ?? '');

/** The place of its game in the list, where games really played come first. */
const placeOf = (found: PagefindDocument) =>
  places.findIndex(({ title }) => title === gameOf(found));

/** The text of an excerpt and its marks, and nothing else that its HTML may hold. */
function marked(html: string): readonly (string | Node)[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) => {
    const words = node.textContent ?? '';
    return node.nodeName === 'MARK' ? element('mark', words) : words;
  });
}

const PAGE = 10;
const PAUSE = 180;

const form = part<HTMLFormElement>(document, '[data-search]');
const input = part<HTMLInputElement>(document, '#q');
const status = part(document, '[data-found]');
const goings = part(document, '[data-goings]');
const widen = part(document, '[data-widen]');
const list = part(document, '[data-results]');
const everything = part(document, '[data-everything]');
const more = part(document, '[data-more]');
const fold = part<HTMLDetailsElement>(document, '.filters');
const selects = [...form.querySelectorAll<HTMLSelectElement>('[data-filter]')];

/** The targets of citations. At first they have no numbers. */
let places: readonly SearchTarget[] = [];
let areCitable = false;
/** Counts searches, so that a slow answer to an old question is dropped. */
let asked = 0;

begin(document.documentElement.dataset.base ?? '/');

async function begin(base: string): Promise<void> {
  const pagefind = await loadPagefind(base).catch(() => undefined);
  if (!pagefind) {
    status.textContent = 'Search is not available here; this is the list of everything.';
    return;
  }
  // If the names cannot be loaded, search lacks only its direct links.
  places = (await loadJson<readonly SearchTarget[]>(form.dataset.names ?? '')) ?? [];
  pagefind.reach = REACH;
  const filters = createFilters(selects, pagefind, () => fold.open);
  readAddress(filters);
  form.hidden = false;
  fold.open = filters.chosen().some(([name]) => name !== 'Kind');
  listen(filters);
  await search(filters);
  if (input.value === '' && location.search === '') input.focus();
}

/** So many folders are fetched unasked, so that a first result takes at most 250 KB. */
const REACH = 5;

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
    now().then(() => resultLinks()[0]?.focus());
  });
  form.addEventListener('reset', () => setTimeout(now));
  addEventListener('popstate', () => {
    readAddress(filters);
    search(filters);
  });
  fold.addEventListener('toggle', () => fold.open && filters.count(query()));
  addEventListener('keydown', walk);
}

/** Down and up go through the results, and Escape comes back to the words. */
function walk(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = resultLinks();
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isInField = document.activeElement === input;
  if (event.key === 'ArrowDown' && (isInField || at >= 0)) focus(event, links[at + 1]);
  if (event.key === 'ArrowUp' && at >= 0) focus(event, links[at - 1] ?? input);
  if (event.key === 'Escape' && at >= 0) focus(event, input);
  if (event.key === '/' && !(document.activeElement instanceof HTMLInputElement))
    focus(event, input);
}

function resultLinks(): readonly HTMLAnchorElement[] {
  return [goings, list].flatMap((each) => [...each.querySelectorAll<HTMLAnchorElement>('h2 a')]);
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

function query(): Query {
  return readQuery(input.value.trim(), places);
}

async function search(filters: Filters): Promise<void> {
  const question = ++asked;
  if (!areCitable && mayCite(input.value)) {
    const all = await loadJson<readonly SearchTarget[]>(form.dataset.places ?? '');
    areCitable = true;
    places = all ?? places;
    if (question !== asked) return;
  }
  const wanted = query();
  const isIdle = wanted.words === '' && !wanted.game && filters.chosen().length === 0;
  everything.hidden = !isIdle;
  goings.replaceChildren(...wanted.goings.map(goingItem));
  widen.replaceChildren(...widenWords(wanted));
  if (isIdle) {
    status.textContent = '';
    list.replaceChildren();
    more.hidden = true;
  } else {
    // Shows a page of a game before it fetches any of the guide.
    const first = await filters.search(wanted, 1);
    if (question !== asked) return;
    list.replaceChildren();
    await show(first.results, [0, PAGE], question);
    const { results, count, unknown, meant, left, lost } = await filters.search(wanted);
    if (question !== asked) return;
    widen.append(...lookFurther(filters, left, lost));
    if (unknown !== undefined && meant !== undefined) {
      await searchMeant(filters, unknown, meant, question);
      return;
    }
    await show(results, [Math.min(first.results.length, PAGE), PAGE], question);
    if (question !== asked) return;
    status.textContent = wanted.none + foundWords(count, wanted, unknown);
    if (unknown !== undefined) return;
  }
  if (!isIdle || fold.open) await filters.count(wanted);
}

/** Says where pages may be that were not looked at. */
function lookFurther(filters: Filters, left: readonly string[], lost: readonly string[]) {
  const missing =
    lost.length > 0 ? [` Not searched, as it cannot be loaded: ${lost.join(', ')}.`] : [];
  if (left.length === 0) return missing;
  const button = element('button', 'Look there too');
  button.onclick = () => {
    status.textContent = '';
    filters.lookFurther();
    search(filters);
  };
  const games = left.filter((folder) => folder !== GUIDE).length;
  const inGames = games === 1 ? 'one other game' : `${games} other games`;
  const query = new URLSearchParams({ q: input.value.trim(), Kind: 'Guide' });
  const guide = games === left.length ? [] : [' and ', anchor('the guide', `?${query}`)];
  const places = games === 0 ? guide.slice(1) : [inGames, ...guide];
  return [...missing, ' There may be more in ', ...places, '. ', button];
}

/** Shows the results for the word that the reader meant, and says so. */
async function searchMeant(filters: Filters, unknown: string, meant: string, question: number) {
  const righted = readQuery(withoutAccents(input.value.trim()).replace(unknown, meant), places);
  const { results, count, unknown: other } = await filters.search(righted);
  if (question !== asked) return;
  goings.replaceChildren(...righted.goings.map(goingItem));
  await show(results, [0, PAGE], question);
  if (question !== asked) return;
  const found = foundWords(count, righted, other);
  status.textContent = `No page has the word “${unknown}”. It is taken for “${meant}”. ${found}`;
}

function goingItem({ href, words, of, isAnswer }: Going): HTMLLIElement {
  const joint = isAnswer ? 'in ' : 'of ';
  const where = of === '' ? [] : [' ', element('span', joint, element('bdi', of))];
  return element('li', element('h2', anchor(isAnswer ? words : `Go to ${words}`, href), ...where));
}

/** The query names a game. In quotation marks its name is only words. */
function widenWords({ game }: Query): readonly (string | Node)[] {
  if (!game) return [];
  const words = input.value.trim().replace(new RegExp(game.by.replaceAll(' ', '\\W+'), 'i'), '');
  const query = new URLSearchParams({ q: `"${game.by}" ${words.trim()}`.trim() });
  return [anchor(`Look for the words “${game.by}” in every game`, `?${query}`)];
}

function foundWords(count: number, { game, goings: ways }: Query, unknown: string | undefined) {
  if (count === 0 && ways.length > 0) return 'No other page found.';
  if (unknown !== undefined) return `No page has the word “${unknown}”.`;
  const where = game ? ` in ${game.title}` : '';
  if (count === 0) return `Nothing found${where}. Try fewer words, or fewer filters.`;
  return count === 1 ? `One found${where}.` : `${count} found${where}.`;
}

async function show(
  results: readonly (() => Promise<SamePages>)[],
  [from, to]: readonly [from: number, to: number],
  mine: number,
) {
  const found = await Promise.all(results.slice(from, to).map((load) => load()));
  if (mine !== asked) return;
  list.append(...found.flatMap(resultItem));
  more.hidden = results.length <= to;
  const button = more.querySelector('button');
  if (button) button.onclick = () => show(results, [to, to + PAGE], mine);
}
