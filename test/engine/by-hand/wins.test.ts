/**
 * The winner, by five points or three pieces of gold (Rule 214). Other readings decide if several reach
 * the mark at once. A proposes; A and B vote for it, C and D abstain.
 */
import { expect, test } from 'vitest';
import { card, day, enact, errorsOf, play, type Setting, scores } from '../table.ts';
import { LOOSE, players } from './in-short.ts';

function wins(setting: Setting, awards = ''): string {
  const replayed = play({
    players: players(4),
    proposals: { 301: enact(301, 'a', 'votes: { for: [b, a], abstain: [c, d] }') },
    ...setting,
    cards: {
      ...LOOSE,
      112: card(112, '', 'immutable'),
      204: card(204, awards && `{ awards: [${awards}] }`),
      208: null,
      213: null,
      214: card(
        214,
        '{ quantities: { points: { starts: 0 }, gold: { starts: 0 } }, win: [{ when: player.points >= 5 }, { when: player.gold >= 3 }] }',
      ),
      ...setting.cards,
    },
  });
  const wrong = errorsOf(replayed).map(({ code }) => code);
  return wrong.length > 0 ? wrong.join(' ') : (replayed.winner?.player ?? 'nobody');
}

const points = (to: string, sum: number) => `{ on: adopted, to: ${to}, points: ${sum} }`;
const gold = (to: string, sum: number) =>
  `{ on: adopted, to: ${to}, quantity: gold, amount: ${sum} }`;

const all = (sum: number) => points('everyone', sum);
const LOST_AGAIN = `${points('proposer', 5)}, ${points('proposer', -1)}`;
const BOTH = 'win/simultaneous';

/** By the vote: where the players say nothing, the mover, or the one with most. */
test.each([
  ['nothing', '', 'nobody', 'nobody', 'nobody'],
  ['four for A', points('proposer', 4), 'nobody', 'nobody', 'nobody'],
  ['five for A', points('proposer', 5), 'a', 'a', 'a'],
  ['five for A and B', points('for', 5), BOTH, 'a', BOTH],
  ['five for all, one more for A', `${all(5)}, ${points('proposer', 1)}`, BOTH, 'a', 'a'],
  ['six for all, one fewer for A', `${all(6)}, ${points('proposer', -1)}`, BOTH, 'a', BOTH],
  ['five for all, lost again by A and B', `${all(5)}, ${points('for', -1)}`, BOTH, BOTH, BOTH],
  ['five for A, and lost again', LOST_AGAIN, 'nobody', 'nobody', 'nobody'],
  ['three gold for A', gold('proposer', 3), 'a', 'a', 'a'],
  ['two gold for A', gold('proposer', 2), 'nobody', 'nobody', 'nobody'],
])('%s: %s%s, %s to the mover, %s to the highest', (_, awards, open, mover, highest) => {
  expect(wins({}, awards)).toBe(open);
  expect(wins({ game: 'readings: { simultaneous-win: { take: mover } }' }, awards)).toBe(mover);
  expect(wins({ game: 'readings: { simultaneous-win: { take: highest } }' }, awards)).toBe(highest);
});

test.each([
  ['points: { b: 5 }', 'b'],
  ['points: { b: 4 }', 'nobody'],
  ['points: { b: 9/2 }', 'nobody'],
  ['points: { b: 5, c: 6 }', 'win/simultaneous'],
  ['change: { c: { gold: 3 } }', 'c'],
  ['change: { c: { gold: 2, points: 4 } }', 'nobody'],
  ['change: { c: { gold: 3, points: 5 } }', 'c'],
  ['set: { d: { gold: 7 } }', 'd'],
  ['note: Nothing.', 'nobody'],
])('the event %s: %s', (event, expected) => {
  expect(wins({ events: `  - { on: ${day(301, 1)}, ${event}, rule: 214 }` })).toBe(expected);
});

test.each([
  ['the winner gains', '{ on: won, to: winner, quantity: stars, amount: 3 }', 3, 0],
  ['all gain', '{ on: won, to: everyone, quantity: stars, amount: 1 }', 1, 1],
  ['nobody voted on it', '{ on: won, to: for, quantity: stars, amount: 1 }', 0, 0],
])('when a player wins, %s', (_, award, a, b) => {
  const stars = (sum: number) =>
    scores(
      play({
        players: players(4),
        proposals: { 301: enact(301, 'a', 'votes: { for: [b, a], abstain: [c, d] }') },
        cards: {
          ...LOOSE,
          204: card(204, `{ awards: [${points('proposer', sum)}, ${award}] }`),
          208: card(208, '{ win: [{ when: player.points >= 5 }] }'),
        },
      }),
      'stars',
    );
  expect(stars(5)).toEqual({ a, b, c: b, d: b });
  expect(stars(4)).toEqual({ a: 0, b: 0, c: 0, d: 0 });
});
