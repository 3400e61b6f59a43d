/** Long lists, divided by year with the newest first; a year with much in it has several sheets. */
import { link } from '../words/phrase.ts';

export interface YearSheet<Item> {
  /** The last part of its address: `2003`, `2003-2`, or `undated` without a date. */
  readonly id: string;
  readonly year: string;
  /** Which of its year it is, and of how many. */
  readonly at: number;
  readonly of: number;
  /** The newest first. */
  readonly items: readonly Item[];
}

/** A list that is no longer than this stands on one page. */
const SHORT = 100;
/** Entries on one sheet. */
const MOST = 120;
/** Entries of a long list that its first page shows. */
const LATEST = 40;

/** The part of a list that its first page shows: a short one whole. `items` has the oldest first. */
export function latestOf<Item>(items: readonly Item[]): readonly Item[] {
  return (items.length > SHORT ? items.slice(-LATEST) : items).toReversed();
}

/** Empty for a short list. `items` has the oldest first. */
export function sheetsByYear<Item>(
  items: readonly Item[],
  yearOf: (item: Item) => string | undefined,
): readonly YearSheet<Item>[] {
  if (items.length <= SHORT) return [];
  const years = [...Map.groupBy(items.toReversed(), yearOf)];
  return years.sort(([a = ''], [b = '']) => (a < b ? 1 : -1)).flatMap(sheetsOfYear);
}

function sheetsOfYear<Item>([year, items]: readonly [string | undefined, readonly Item[]]) {
  const of = Math.ceil(items.length / MOST);
  const size = Math.ceil(items.length / of);
  const name = year ?? 'undated';
  return Array.from({ length: of }, (_, i) => ({
    id: i === 0 ? name : `${name}-${i + 1}`,
    year: year ?? 'Without a date',
    at: i + 1,
    of,
    items: items.slice(i * size, (i + 1) * size),
  }));
}

/** `href` is the address of a sheet; without a sheet, the steps are those of the list's first page. */
export function stepsFrom(
  sheets: readonly YearSheet<unknown>[],
  href: (sheet: string) => string,
  here?: YearSheet<unknown>,
) {
  const at = here ? sheets.indexOf(here) : -1;
  const step = (sheet: YearSheet<unknown> | undefined) =>
    sheet && link(sheetWords(sheet), href(sheet.id));
  const firsts = sheets.filter((sheet) => sheet.at === 1);
  return {
    /** `2003`, `2003, sheet 2 of 3`; `undefined` on the first page of a list. */
    here: here && sheetWords(here),
    /** Every year, the newest first; each leads to the first of its sheets. */
    years: firsts.map(({ id, year }) => ({
      ...link(year, href(id)),
      isHere: year === here?.year,
    })),
    newer: here && step(sheets[at - 1]),
    older: here && step(sheets[at + 1]),
  };
}

/** The way from one sheet to the others. */
export type SheetSteps = ReturnType<typeof stepsFrom>;

function sheetWords({ year, at, of }: YearSheet<unknown>): string {
  return of === 1 ? year : `${year}, sheet ${at} of ${of}`;
}
