/**
 * How much longer something takes for a longer text, by the time of the processor. A regular expression
 * calls nothing that `calls-in.ts` could count. A ratio is much the same on every machine; the bound
 * that it is held to has to be generous all the same.
 */

/** Milliseconds. So short a time says nothing, and is no fault at whatever size it was taken. */
const SHORT = 60;
/** Tries of each size at most. Other work on the machine slows some of them, and never all. */
const TRIES = 8;

/** The time of this thread alone: the collector of memory has threads of its own. */
async function timeOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Compares the least times of both sizes, and tries again while the ratio is not below the bound. It is
 * 1 if the long run is a short one.
 */
export async function timesLonger(
  run: (size: number) => unknown,
  { short, long, bound }: { short: number; long: number; bound: number },
): Promise<number> {
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  let ratio = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && ratio >= bound; tries += 1) {
    least.long = Math.min(least.long, await timeOf(() => run(long)));
    if (least.long < SHORT) return 1;
    least.short = Math.min(least.short, await timeOf(() => run(short)));
    ratio = least.long / Math.max(1, least.short);
  }
  return ratio;
}
