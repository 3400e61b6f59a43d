/** Search as you type. The address always says what is being looked for, and going back goes back. */
import { loadPagefind, type Pagefind, type PagefindDocument } from './pagefind.ts';
import { resultItem } from './search-result.ts';

const PAGE = 20;
const PAUSE = 180;

const form = need<HTMLFormElement>('[data-search]');
const input = need<HTMLInputElement>('#q');
const status = need('[data-found]');
const list = need('[data-results]');
const everything = need('[data-everything]');
const more = need('[data-more]');
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
  await offerFilters(pagefind);
  readAddress();
  foldFilters();
  form.hidden = false;
  listen(pagefind);
  await search(pagefind);
  if (input.value === '' && location.search === '') input.focus();
}

async function offerFilters(pagefind: Pagefind): Promise<void> {
  const filters = await pagefind.filters();
  for (const select of selects) {
    const values = Object.entries(filters[select.name] ?? {});
    values.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    for (const [value, count] of values) select.add(new Option(`${value} (${count})`, value));
    const row = select.closest('p');
    if (row) row.hidden = values.length === 0;
  }
}

/** On a narrow window the results come first, unless a filter is already at work. */
function foldFilters(): void {
  const isNarrow = matchMedia('(max-width: 40rem)').matches;
  const isFiltered = selects.some(({ value }) => value !== '');
  need<HTMLDetailsElement>('.filters').open = isFiltered || !isNarrow;
}

function listen(pagefind: Pagefind): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      history.replaceState(null, '', address());
      search(pagefind);
    }, PAUSE);
  };
  const now = () => {
    clearTimeout(timer);
    if (address() !== location.pathname + location.search) history.pushState(null, '', address());
    return search(pagefind);
  };
  input.addEventListener('input', later);
  for (const select of selects) select.addEventListener('change', now);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    now().then(() => list.querySelector('a')?.focus());
  });
  form.addEventListener('reset', () => setTimeout(now));
  addEventListener('popstate', () => {
    readAddress();
    search(pagefind);
  });
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

function readAddress(): void {
  const wanted = new URLSearchParams(location.search);
  input.value = wanted.get('q') ?? '';
  for (const select of selects) select.value = wanted.get(select.name) ?? '';
}

function address(): string {
  const wanted = new URLSearchParams();
  if (input.value.trim() !== '') wanted.set('q', input.value.trim());
  for (const { name, value } of selects) if (value !== '') wanted.set(name, value);
  const query = wanted.toString();
  return location.pathname + (query === '' ? '' : `?${query}`);
}

async function search(pagefind: Pagefind): Promise<void> {
  const question = ++asked;
  const words = input.value.trim();
  const filters = Object.fromEntries(
    selects.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
  const isIdle = words === '' && Object.keys(filters).length === 0;
  everything.hidden = !isIdle;
  if (isIdle) {
    status.textContent = '';
    list.replaceChildren();
    more.hidden = true;
    return;
  }
  const { results } = await pagefind.search(words === '' ? null : words, { filters });
  if (question !== asked) return;
  list.replaceChildren();
  await show(
    results.map((result) => () => result.data()),
    0,
    question,
  );
  status.textContent = foundWords(results.length);
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
