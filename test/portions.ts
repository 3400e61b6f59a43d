/** The number of cases that are tried by day and at night. */
import { test } from 'vitest';

/** A third of what is tried in great number is tried in every run, and all else at night. */
export const PORTIONS: readonly {
  readonly named: string;
  readonly options: { readonly tags?: string };
  readonly has: (index: number) => boolean;
}[] = [
  { named: 'a third', options: {}, has: (index) => index % 3 === 0 },
  { named: 'the others', options: { tags: 'night' }, has: (index) => index % 3 !== 0 },
];

/** A property of random values, tried in every run with a third of the seeds, at night with all. */
export function byDayAndNight(
  name: string,
  count: number,
  holds: (count: number) => void | Promise<void>,
): void {
  test(name, { tags: ['slow'] }, () => holds(Math.ceil(count / 3)));
  test(`${name}, ${count} times`, { tags: ['night'] }, () => holds(count));
}
