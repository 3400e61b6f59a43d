/**
 * Words may leave open what a formula or a grant would decide. Then the engine asks for a reading.
 */
import { expect, test } from 'vitest';
import { card, enact, hangingOn, inTurn, play, type Setting, UNGRANTED } from '../table.ts';
import { by, custom, law, players } from './in-short.ts';
import { told } from './told.ts';

/** One half is as near to the integer above as to that below, however a formula comes to it. */
const ALL_FOR: Setting = {
  cards: law({ 202: '', 203: 'adoption: votes.for >= 9' }),
  proposals: inTurn('', ''),
};
test.each(['round(5/2)', 'round(players.count * 5 / 6)', 'round(7/2) - 1'])(
  'where %s is rounded to is asked for at each vote',
  (ballots) => {
    const setting = {
      ...ALL_FOR,
      cards: { ...ALL_FOR.cards, 207: card(207, `{ ballots: ${ballots} }`) },
    };
    expect(told(setting, 'outcomes')).toBe('adopted adopted');
    const outcomes = ['the outcome of Proposal 301', 'the outcome of Proposal 302'];
    const differing = Object.keys(hangingOn(play(setting), 'rounding-ties'));
    expect(differing).toEqual(expect.arrayContaining(outcomes));
    expect(told({ ...setting, game: custom('rounding-ties open') })).toBe('reading/open');
    expect(told({ ...setting, game: custom('rounding-ties down') }, 'outcomes')).toBe(
      'defeated defeated',
    );
  },
);

/** A vote in favour is never one against, whatever a formula gives (207: "exactly one vote"). */
test.each([
  ['player.points + 1', '', 'defeated'],
  ['player.points + 1', 'negative-ballots as-reckoned', 'adopted'],
  ['player.points + 1', 'negative-ballots open', 'reading/open'],
  ['player.points + 3', 'negative-ballots open', 'defeated'],
])(
  'with %s votes and %j, C, who has 3 points less than none, votes in vain',
  (ballots, readings, expected) => {
    const setting = {
      players: players(4),
      ...(readings && { game: custom(readings) }),
      cards: law({
        202: '',
        203: 'adoption: votes.for > votes.against',
        207: `ballots: ${ballots}`,
      }),
      events: '  - { on: 2025-12-31, change: { c: { points: -3 } }, rule: 115 }',
      proposals: by('a', 'votes: { for: [a], against: [b, c], abstain: [d] }'),
    };
    expect(told(setting, 'outcomes')).toBe(expected);
  },
);

/** "At most 3 points, once in each turn" is how many there are, and not how many each player gets. */
const giving = (grant: string, ...gifts: readonly string[]): Setting => ({
  cards: {
    ...UNGRANTED,
    ...law({ 202: '', 214: `grants: [{ what: quantity, of: [points], ${grant} }]` }),
  },
  proposals: { 301: enact(301, 'a') },
  events: gifts.map((gift) => `  - { on: 2026-01-01, ${gift}, rule: 214 }`).join('\n'),
});
const [AT_MOST, ONCE] = ['least: 1, most: 3', 'often: { times: 1, per: turn }'];
test.each([
  [AT_MOST, ['change: { a: { points: 3 } }'], 'a 3'],
  [`${AT_MOST}, ${ONCE}`, ['change: { a: { points: 1 }, b: { points: 2 } }'], 'a 1 b 2'],
  [`${AT_MOST}, ${ONCE}`, ['change: { a: { points: 3 }, b: { points: 3 } }'], 'grant/breached'],
  [
    `${AT_MOST}, ${ONCE}`,
    ['change: { a: { points: 2 }, b: { points: 1 }, c: { points: 1 } }'],
    'grant/breached',
  ],
  // A player who may give so much again and again may give it to each.
  [AT_MOST, ['change: { a: { points: 3 }, b: { points: 3 } }'], 'a 3 b 3'],
  // Points taken from one player make no room for points given to others.
  [
    `least: -3, most: 3, ${ONCE}`,
    ['change: { a: { points: 3 }, b: { points: 3 }, c: { points: -3 } }'],
    'grant/breached',
  ],
  [`least: -3, most: 3, ${ONCE}`, ['change: { a: { points: 3 }, c: { points: -3 } }'], 'a 3 c -3'],
  [
    `least: -3, most: -1, ${ONCE}`,
    ['change: { a: { points: -2 }, b: { points: -2 } }'],
    'grant/breached',
  ],
  [
    `${AT_MOST}, ${ONCE}`,
    ['change: { a: { points: 2 } }', 'change: { b: { points: 1 } }'],
    'grant/breached',
  ],
])('by { %s } of %j comes %s', (grant, gifts, expected) => {
  expect(told(giving(grant, ...gifts), 'points')).toBe(expected);
});
test('that each may be given as much is a reading, and a question where it is left open', () => {
  const setting = giving(`${AT_MOST}, ${ONCE}`, 'change: { a: { points: 3 }, b: { points: 3 } }');
  const played = (take: string) =>
    told({ ...setting, game: custom(`grant-bound ${take}`) }, 'points');
  expect([played('each-player'), played('open')]).toEqual(['a 3 b 3', 'reading/open']);
});
