/**
 * The work of this process alone, in microseconds, whatever else the machine does. It says something
 * only beside another such figure of the same run: no test compares it with a number.
 */
export function cpuTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
