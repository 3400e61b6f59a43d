/** All that a replay comes to, in one line. */
import { createHash } from 'node:crypto';
import type { Replay } from '../../src/engine/results/types.ts';
import { scores } from './table.ts';
import { tellReplay } from './tell-replay.ts';

/** The outcomes, the points, and for each kind of line whether any of it has changed. */
export function inBrief(replayed: Replay, kinds = /^/): string {
  const proposals = replayed.proposals.map(({ outcome }) => outcome).join(' ');
  const points = Object.entries(scores(replayed)).map(([id, amount]) => `${id} ${amount}`);
  return `${proposals}; ${points.join(', ')}; ${digests(replayed, kinds)}`;
}

/** For each kind of line, how many there are, and the beginning of a hash of them. */
function digests(replayed: Replay, told: RegExp): string {
  const lines = tellReplay(replayed)
    .filter((line) => told.test(line))
    .map(withoutWords);
  const kinds = Object.groupBy(lines, (line) => line.slice(0, line.indexOf(' ')));
  return Object.entries(kinds)
    .map(([kind, each = []]) => `${kind} ${each.length} ${digest(each)}`)
    .join(', ');
}

/** What a finding says ends its line. */
function withoutWords(line: string): string {
  return /^(?:error|warning|note) /.test(line) ? line.replace(/,message:.*$/s, '') : line;
}

function digest(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 6);
}
