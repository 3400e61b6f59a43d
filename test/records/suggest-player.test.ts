/** Whom a record means by a name that is no id. */
import { expect, it } from 'vitest';
import { suggestPlayer } from '../../src/records/lookup/suggest-player.ts';
import { toPlayerId } from '../../src/values/ids.ts';

const PLAYERS = [
  { id: toPlayerId('p1'), name: 'Ada Byron', surname: 'King' },
  { id: toPlayerId('p2'), name: 'Ben Ames', surname: 'Ames' },
  { id: toPlayerId('p3'), name: 'Ben Boyd', surname: 'Boyd' },
];

it.each([
  ['P1', 'p1'],
  ['ada byron', 'p1'],
  ['KING', 'p1'],
  [' Ada ', 'p1'],
  ['Ben', undefined],
  ['Byron', undefined],
  ['Ada Ames', 'p1, p2'],
  ['boyd; Ada and King', 'p3, p1'],
  ['Ada Cole', undefined],
  ['Ben Amez', 'p2'],
  ['Ada King Boyd Ames', undefined],
])('%j: %s', (written, id) => {
  expect(suggestPlayer(written, PLAYERS)).toBe(id);
});
