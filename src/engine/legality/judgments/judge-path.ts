import type { Path } from '../../../diagnostics/finding.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';

/** Where a Judge is named: alone, or in the list of a panel. */
export function judgePath({ path, judges }: WrittenBench, index: number): Path {
  return judges.length === 1 ? [...path, 'judge'] : [...path, 'judge', index];
}
