/** A move at the board writes one record, and taking it back leaves what was there. */
import { expect, test } from 'vitest';
import type { KeptGame } from '../../../src/site/client/board/keep-games.ts';
import { MOST_KEPT, withMove, withoutLast } from '../../../src/site/client/board/make-moves.ts';

const BEGUN: KeptGame = {
  id: 'tea',
  title: 'Tea',
  records: [{ file: 'games/tea/game.md', text: 'head' }],
  moves: [],
};

test('a new record is taken out again, and one that was there is as it was', () => {
  const file = 'games/tea/proposals/301.md';
  const proposed = withMove(BEGUN, { file, text: 'proposed', what: 'Proposal 301' });
  const voted = withMove(proposed, { file, text: 'proposed, and voted on', what: 'a vote' });
  expect(voted.records).toEqual([...BEGUN.records, { file, text: 'proposed, and voted on' }]);
  expect(withoutLast(voted)).toEqual(proposed);
  expect(withoutLast(proposed)).toEqual(BEGUN);
  expect(withoutLast(BEGUN)).toBe(undefined);
});

test('what a long game keeps of its moves does not grow with it', () => {
  const rolled = (game: KeptGame, i: number) =>
    withMove(game, { file: 'games/tea/events/2026-03.md', text: `${i} throws`, what: 'a throw' });
  const all = Array.from({ length: MOST_KEPT + 10 }, (_, i) => i + 1);
  const long = all.reduce(rolled, BEGUN);
  expect(long.moves).toHaveLength(MOST_KEPT);
  const back = all.slice(-MOST_KEPT).reduce((game) => withoutLast(game) ?? game, long);
  expect(back.records.at(-1)?.text).toBe('10 throws');
  expect(withoutLast(back)).toBe(undefined);
});
