/**
 * Work is counted and not timed: by the number of calls of functions, which is the same on every
 * machine. The cost of a single call, as of a regular expression, is not in the count. But work that
 * takes a tenth of a second in good order, and hours otherwise, is known by a minute.
 */
import { Session } from 'node:inspector';

/** A minute of the processor, in microseconds. */
const MINUTE = 60e6;

export function callsIn(run: () => unknown): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    const before = process.cpuUsage();
    run();
    const { user } = process.cpuUsage(before);
    if (user > MINUTE)
      throw new Error(`It took ${Math.round(user / 1e6)} seconds of the processor.`);
    let calls = 0;
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      const all = result.flatMap(({ functions }) => functions);
      calls = all.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
    });
    return calls;
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
