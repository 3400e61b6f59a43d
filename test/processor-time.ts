/**
 * How much longer something takes for a longer text, by the time of the processor. A regular expression
 * calls nothing that `calls-in.ts` could count. A ratio is much the same on every machine; the bound
 * that it is held to has to be generous all the same.
 */

/** Milliseconds below which a time is mostly noise, and counts as so many. */
const NOISE = 5;

function timeOf(run: () => unknown): number {
  const { user, system } = process.cpuUsage();
  run();
  const after = process.cpuUsage();
  return (after.user - user + after.system - system) / 1000;
}

/** The least of three, since whatever else goes on can only add to it. */
export function timesLonger(run: (size: number) => unknown, short: number, long: number): number {
  const least = (size: number) => Math.min(...[1, 2, 3].map(() => timeOf(() => run(size))));
  return least(long) / Math.max(NOISE, least(short));
}
