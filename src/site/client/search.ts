/** Search as you type. The address always says what is being looked for, and going back goes back. */
import { loadPagefind, type Pagefind, type PagefindDocument } from './pagefind.ts';
import { createFilters, type Filters } from './search-filters.ts';
import { resultItem } from './search-result.ts';

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
