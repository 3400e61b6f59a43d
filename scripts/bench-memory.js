/** Loaded into a process that is measured: it leaves its peak memory, in kilobytes, behind. */
import { writeFileSync } from 'node:fs';

const { BENCH_MEMORY } = process.env;
if (BENCH_MEMORY !== undefined) {
  process.on('exit', () => writeFileSync(BENCH_MEMORY, String(process.resourceUsage().maxRSS)));
}
