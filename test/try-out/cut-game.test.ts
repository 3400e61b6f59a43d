/** A game is taken up at one of its steps: what came later is not there, and the rest stands as it stood. */
import { expect, test } from 'vitest';
import type { TimelineEntry } from '../../src/engine/results/types.ts';
import { readLibrary } from '../../src/read-library.ts';
import { cutGame } from '../../src/try-out/cut-game.ts';
import { openGame } from '../../src/try-out/open-game.ts';
import { recordedGames } from '../archive/replayed.ts';
import { SAMPLES } from '../samples.ts';

const library = readLibrary(SAMPLES);
if (!library.ok) throw new Error(library.message);
const { sources } = library;

const opened = (game: string, records = sources) => {
  const open = openGame({ game, sources: records, base: '/', isPublished: false });
  if (!open) throw new Error(`The records of ${game} cannot be read.`);
  return open;
};

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
