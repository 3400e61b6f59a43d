/** What somebody gives and takes at once has to be worth the same, where rules say what it is worth. */
import { expect, it } from 'vitest';
import { card, enact, errorsOf, play } from './table.ts';

/** A gold is worth six copper. Nothing is worth iron. */
const QUANTITIES =
  'gold: { starts: 9, worth: 2 silver }, silver: { starts: 9, worth: 3 copper }, copper: { starts: 9 }, iron: { starts: 9 }';

it.each([
  ['a: { gold: 1, silver: -2 }', 0, 'as much'],
  ['a: { gold: 1, silver: -1 }', 3, 'three copper too many'],
  ['a: { gold: -1, silver: 2 }', 0, 'the other way round'],
  ['a: { gold: -1, silver: 1 }', -3, 'three copper too few'],
  ['a: { gold: 1, copper: -6 }', 0, 'as much at a distance'],
  ['a: { gold: 1, copper: -5 }', 1, 'one copper too many'],
  ['a: { gold: -1, silver: 1, copper: 3 }', 0, 'one for two'],
  ['a: { gold: -1, silver: -1, copper: 1 }', -8, 'two for one'],
  ['a: { gold: 1 }', 0, 'a gift is no exchange'],
  ['a: { gold: -1, silver: -2 }', 0, 'nor is a loss'],
  ['a: { gold: 0, silver: -2 }', 0, 'nor are none of one for another'],
  ['a: { gold: 1, iron: -6 }', 0, 'nothing says what iron is worth'],
  [
    'a: { gold: 1, silver: -1, iron: -3 }',
    3,
    'iron counts for nothing beside what is worth something',
  ],
  ['a: { gold: 1 }, b: { silver: -1 }', 0, 'each player by herself'],
  ['a: { gold: 1, silver: -2 }, b: { gold: -1, silver: 1 }', -3, 'only one of two loses by it'],
])('%s is %i copper from equal: %s', (sums, difference) => {
  const replayed = play({
    cards: { 214: card(214, `{ quantities: { ${QUANTITIES} } }`) },
    proposals: { 301: enact(301, 'a') },
    events: `  - { on: 2026-01-02, change: { ${sums} }, rule: 214 }`,
  });
  const found = errorsOf(replayed).map(({ code, mismatch }) => [code, mismatch?.difference]);
  expect(found).toEqual(difference === 0 ? [] : [['exchange/unequal', `${difference} copper`]]);
});
