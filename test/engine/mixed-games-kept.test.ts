/**
 * What mixed games come to, kept as one line for each, in `__snapshots__/mixed-games.txt`. Here,
 * whoever changes the engine learns in which games something changes, and in what part of all that a
 * replay says; `tellReplay` has that in full. A change of words changes none of it.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { mixedGame } from '../games/mixed-game.ts';
import { play, scores } from './table.ts';
import { tellReplay } from './tell-replay.ts';

const GAMES = 300;

test('what mixed games come to', async () => {
  const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
  const played = seeds.map((seed) => [seed, play(mixedGame(seed))] as const);
  const told = played.map(([seed, game]) => `${seed}: ${inBrief(game)}; ${digests(game)}`);
  const outcomes = played.flatMap(([, { proposals }]) => proposals.map(({ outcome }) => outcome));
  expect([...new Set(outcomes)].sort()).toEqual([
    'adopted',
    'defeated',
    'open',
    'undetermined',
    'void',
    'withdrawn',
  ]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/mixed-games.txt');
});

function inBrief(replayed: Replay): string {
  const proposals = replayed.proposals.map(({ outcome }) => outcome).join(' ');
  const points = Object.entries(scores(replayed)).map(([id, amount]) => `${id} ${amount}`);
  return `${proposals}; ${points.join(', ')}`;
}

/** For each kind of line, how many there are, and the beginning of a hash of them. */
function digests(replayed: Replay): string {
  const lines = tellReplay(replayed).map(withoutWords);
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
