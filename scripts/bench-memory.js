/** A measured process loads this, and writes its peak memory, in kilobytes, to a folder. */
import { writeFileSync } from 'node:fs';

const { BENCH_MEMORY } = process.env;
if (BENCH_MEMORY !== undefined) {
  process.on('exit', () =>
    writeFileSync(`${BENCH_MEMORY}/${process.pid}`, String(process.resourceUsage().maxRSS)),
  );
}
