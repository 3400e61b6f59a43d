/** The filters for a search within one list, with the values to choose from. */
import { compareNumbers } from '../../helpers/numbers.ts';

const MOST_VALUES = 300;

/** Keeps filters with at least two values. If a filter has very many, keeps the commonest. */
export function searchChoices(
  filters: readonly (readonly [name: string, values: readonly (string | undefined)[]])[],
) {
  return filters
    .map(([name, values]) => ({
      /** The filter of the search page. */
      name,
      values: [...Map.groupBy(values, (value) => value)]
        .flatMap(([value, { length }]) => (value === undefined ? [] : [{ value, length }]))
        .sort((a, b) => b.length - a.length)
        .slice(0, MOST_VALUES)
        .map(({ value }) => value)
        .sort((a, b) => compareNumbers(orNumber(a), orNumber(b))),
    }))
    .filter(({ values }) => values.length > 1);
}

export type SearchChoice = ReturnType<typeof searchChoices>[number];

function orNumber(value: string): number | string {
  return /^\d+$/.test(value) ? Number(value) : value;
}
