/**
 * How much longer something takes for a longer text, by the time of the processor. A regular expression
 * calls nothing that `calls-in.ts` could count. A ratio is much the same on every machine; the bound
 * that it is held to has to be generous all the same.
 */

/** Milliseconds. So short a time says nothing, and is no fault at whatever size it was taken. */
const SHORT = 60;

async function timeOf(run: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage();
  await run();
  const after = process.cpuUsage();
  return (after.user - user + after.system - system) / 1000;
}

/** The lesser of two, since whatever else goes on can only add to it; 1 where the long run is a short one. */
export async function timesLonger(
  run: (size: number) => unknown,
  short: number,
  long: number,
): Promise<number> {
  const least = async (size: number, first: number) =>
    Math.min(first, await timeOf(() => run(size)));
  const once = await timeOf(() => run(long));
  if (once < SHORT) return 1;
  const twice = await least(long, once);
  if (twice < SHORT) return 1;
  return twice / Math.max(1, await least(short, await timeOf(() => run(short))));
}
