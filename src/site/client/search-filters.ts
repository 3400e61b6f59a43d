/** The filters of the search page: which are chosen, and what each further choice would leave. */
import { EVERY_PAGE, filterValue, filterWords } from '../filter-value.ts';
import { type Counts, type Pagefind, rankFound, type SearchFilters } from './pagefind.ts';
import type { Query } from './read-query.ts';

const byValue = new Intl.Collator('en', { numeric: true }).compare;

/** A further search looks into so many times as many games. */
const FURTHER = 4;

/** The guide fills up a list that is shorter than this. */
const ENOUGH = 10;

/** Until `isOpen` is true, it fetches only the chosen filters, and the kind. */
export function createFilters(
  selects: readonly HTMLSelectElement[],
  pagefind: Pagefind,
  isOpen: () => boolean,
) {
  const chosen = () =>
    selects.flatMap(({ name, value }) => (value === '' ? [] : [[name, value] as const]));
  /** A game or a kind that the words name counts as chosen, unless the reader chose one. */
  const wanted = ({ game, kind }: Query) => {
    const named = { ...(game && { Game: game.title }), ...(kind && { Kind: kind }) };
    return Object.entries({ ...named, ...Object.fromEntries(chosen()) });
  };
  // A filter must be asked for, so this asks for all kinds, which the page lists.
  const options = [...(selects.find(({ name }) => name === 'Kind')?.options ?? [])];
  const kinds = options.flatMap(({ value }) => (value === '' ? [] : [value]));
  const countsBut = async (query: Query, but?: string) => {
    const others = asFilters(wanted(query).filter(([name]) => name !== but));
    const filters = { Kind: { any: kinds }, ...others };
    const words = query.words || EVERY_PAGE;
    // For the filter `Game`, loads no other game: the reader may still choose one.
    const reach = but === 'Game' ? 0 : pagefind.reach;
    const how = { hasCounts: isOpen(), reach, isAllOrNone: true };
    const found = await pagefind.search([words], filters, how);
    const isCounted = found.left.length === 0;
    const named = Object.entries(isCounted ? found.filters : found.values).map(([name, values]) => {
      const byWords = Object.entries(values).map(([value, count]) => [filterWords(value), count]);
      return [name, Object.fromEntries(byWords)];
    });
    const counts: Counts = Object.fromEntries(named);
    return { isCounted, counts };
  };

  let enough = ENOUGH;
  return {
    /** The chosen values, for the address. */
    chosen,
    choose: (address: URLSearchParams) => {
      for (const select of selects) choose(select, address.get(select.name) ?? '');
    },
    /** Looks into the guide too if the games have fewer pages than `most`. */
    search: async (query: Query, most = enough) => {
      const filters = asFilters(wanted(query));
      if (query.words !== '') {
        // A reader who chose a filter asked for the list.
        const shown = chosen().length > 0 ? [] : query.goings.map(({ href }) => href);
        const first = kinds.filter((kind) => !LAST.includes(kind));
        const shelves = [first, ...LAST.map((kind) => [kind])].map((any) => ({
          ...filters,
          Kind: { any },
        }));
        const looked = filters.Kind === undefined ? shelves : [filters];
        return rankFound(pagefind, query.words, looked, most, shown);
      }
      const found = await pagefind.search([EVERY_PAGE], filters, { isNewestFirst: true });
      const loads = found.results.map((result) => async () => [await result.data()]);
      return {
        ...found,
        results: loads,
        count: loads.length,
        unknown: undefined,
        meant: undefined,
      };
    },
    /** Makes later searches look into more games, and into the guide. */
    lookFurther: () => {
      enough = Number.POSITIVE_INFINITY;
      pagefind.reach *= FURTHER;
    },
    /** Says beside each value how many pages it would leave of what was found. */
    count: async (query: Query) => {
      const counts = await countsBut(query);
      for (const select of selects) {
        // A chosen filter shows what its other values would find.
        offer(select, select.value === '' ? counts : await countsBut(query, select.name));
      }
    },
  };
}

export type Filters = ReturnType<typeof createFilters>;

/** The guide is for readers who do not find the answer in the games. */
const LAST = ['Guide', 'Finding'];

function asFilters(chosen: readonly (readonly [name: string, value: string])[]): SearchFilters {
  return Object.fromEntries(chosen.map(([name, words]) => [name, filterValue(words)]));
}

function choose(select: HTMLSelectElement, value: string): void {
  const isThere = [...select.options].some((option) => option.value === value);
  if (!isThere) select.add(new Option(value, value));
  select.value = value;
}

function offer(
  select: HTMLSelectElement,
  { counts, isCounted }: { readonly counts: Counts; readonly isCounted: boolean },
): void {
  const { name, value: chosen } = select;
  const found = counts[name];
  if (!found) return;
  const values = Object.entries(found).filter(([value, count]) => count > 0 || value === chosen);
  if (name === 'Year') values.sort(([a], [b]) => byValue(b, a));
  else values.sort(([a], [b]) => byValue(a, b));
  const [any] = select.options;
  const isFixed = name === 'Kind';
  const words = (value: string) => (isCounted ? `${value} (${found[value] ?? 0})` : value);
  if (isFixed) {
    for (const option of select.options) {
      if (option.value !== '') option.text = words(option.value);
    }
  } else {
    select.replaceChildren(
      ...(any ? [any] : []),
      ...values.map(([value]) => new Option(words(value), value)),
    );
  }
  select.value = chosen;
  const row = select.closest('p');
  if (row) row.hidden = values.length === 0;
}
