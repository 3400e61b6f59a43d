/** The filters for a search within one list, with the values to choose from. */
import { compareNumbers } from '../../helpers/numbers.ts';

export interface SearchChoice {
  /** The filter of the search page. */
  readonly name: string;
  readonly values: readonly string[];
}

const MOST_VALUES = 300;

/** Only what narrows anything; of very many values the commonest. */
export function searchChoices(
  filters: readonly (readonly [name: string, values: readonly (string | undefined)[]])[],
): readonly SearchChoice[] {
  return filters
    .map(([name, values]) => ({ name, values: choose(values) }))
    .filter(({ values }) => values.length > 1);
}

function choose(values: readonly (string | undefined)[]): readonly string[] {
  return [...Map.groupBy(values, (value) => value)]
    .flatMap(([value, { length }]) => (value === undefined ? [] : [{ value, length }]))
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_VALUES)
    .map(({ value }) => value)
    .sort((a, b) => compareNumbers(orNumber(a), orNumber(b)));
}

function orNumber(value: string): number | string {
  return /^\d+$/.test(value) ? Number(value) : value;
}
