/** A property of what is made at random, tried with a third of its seeds by day and with all by night. */
import { test } from 'vitest';

export function byDayAndNight(
  name: string,
  count: number,
  holds: (count: number) => void | Promise<void>,
): void {
  test(name, { tags: ['slow'] }, () => holds(Math.ceil(count / 3)));
  test(`${name}, ${count} times`, { tags: ['night'] }, () => holds(count));
}
