/**
 * What mixed games come to, kept as one line for each, in `__snapshots__/mixed-games.txt`. Here,
 * whoever changes the engine learns in which games something changes, and in what part of all that a
 * replay says; `tellReplay` has that in full. A change of words changes none of it.
 */
import { expect, test } from 'vitest';
import { mixedGame } from '../games/mixed-game.ts';
import { inBrief } from './brief-replay.ts';
import { play } from './table.ts';

const GAMES = 300;

test('what mixed games come to', async () => {
  const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
  const played = seeds.map((seed) => [seed, play(mixedGame(seed))] as const);
  const told = played.map(([seed, game]) => `${seed}: ${inBrief(game)}`);
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
