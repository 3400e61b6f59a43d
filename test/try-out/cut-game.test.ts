/** A game is taken up at one of its steps. Later records are not there, and the rest stands as it stood. */
import { expect, test } from 'vitest';
import type { TimelineEntry } from '../../src/engine/results/types.ts';
import { cutGame } from '../../src/try-out/cut-game.ts';
import { recordedGames } from '../archive/replayed.ts';
import { opened } from './sit.ts';

const resolvedIn = (timeline: readonly TimelineEntry[]) =>
  timeline.flatMap((entry) => (entry.kind === 'resolved' ? [entry.proposal] : []));

test('at its end a game is as it was, and at its beginning only its head is there', () => {
  const open = opened('worked-example');
  const { length } = open.archive.replay.timeline;
  expect(cutGame(open, length)).toEqual(open.library.sources);
  const begun = opened('worked-example', cutGame(open, 0)).archive.replay;
  expect(begun.timeline).toEqual([]);
  expect(begun.proposals).toEqual([]);
  expect(begun.game.players).toEqual(open.archive.replay.game.players);
});

test.each(recordedGames)('the game %s is as it was at each of some steps', (game) => {
  const open = opened(game);
  const { length } = open.archive.replay.timeline;
  for (const step of new Set([1, 3, Math.floor(length / 2), length - 1])) {
    if (step < 1 || step > length) continue;
    const { replay } = opened(game, cutGame(open, step)).archive;
    const was = open.archive.replay.timeline.slice(0, step);
    expect(resolvedIn(replay.timeline), `${game}, step ${step}`).toEqual(resolvedIn(was));
  }
});
