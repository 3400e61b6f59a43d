/**
 * The results of an event after a first turn in which all adopted Rule 301: its faults, or the changes.
 * There is gold by Rule 214, with one clerk and any number of guards. Everybody starts with 2 gold and
 * may have from 0 to 5. D came and went before. B is next to move.
 */
import { expect, test } from 'vitest';
import type { Replay } from '../../../src/engine/results/types.ts';
import { card, enact, errorsOf, play, type Setting, scores, UNGRANTED } from '../table.ts';

const CARDS = {
  206: card(206, ''),
  202: card(202, '{ fiat: { tiers: [mutable], by: Elf } }'),
  ...UNGRANTED,
  214: card(
    214,
    '{ quantities: { gold: { starts: 2, least: 0, most: 5 } }, offices: { clerk: { holders: 1 }, guard: {} } }',
  ),
};
const BEFORE =
  '  - { on: 2026-01-01, join: { id: d, name: D } }\n  - { on: 2026-01-01, leave: d }\n';

function after(event: string, more: Setting = {}): string {
  const replayed = play({
    cards: CARDS,
    proposals: { 301: enact(301, 'a') },
    ...more,
    events: `${BEFORE}  - { on: 2026-01-02, ${event} }`,
  });
  const wrong = errorsOf(replayed).map(({ code }) => code);
  return wrong.length > 0 ? wrong.join(' ') : changed(replayed);
}

/** Where the game is at another place than before. */
function changed(replayed: Replay): string {
  const { players, offices, winner, status, versions, toMove } = replayed;
  const here: readonly string[] = players
    .filter((player) => player.status === 'playing')
    .map(({ id }) => id);
  const points = Object.entries(scores(replayed)).filter(([, sum]) => sum !== 0);
  const gold = Object.entries(scores(replayed, 'gold')).filter(
    ([id, sum]) => sum !== 2 && id !== 'd',
  );
  const silver = Object.entries(scores(replayed, 'silver')).filter(([, sum]) => sum !== 0);
  const names = players.filter(({ id, name }) => name !== id.toUpperCase()).map(({ name }) => name);
  const lists = {
    here: here.join('') === 'abc' ? [] : here,
    points: points.flat(),
    gold: gold.flat(),
    silver: silver.flat(),
    offices: [...offices].filter(([, ids]) => ids.length > 0).flat(2),
    names,
    winner: winner ? [winner.player] : [],
    rules: versions.slice(2).flatMap((version) => version.changed),
    status: ['playing', 'won'].includes(status) ? [] : [status],
    moves: here.includes('b') && toMove !== undefined && toMove !== 'b' ? [toMove] : [],
  };
  return Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `${what} ${list.join(' ')}`)
    .join(', ');
}

test.each([
  // Players who come and go
  ['join: { id: e, name: E }', 'here a b c e'],
  ['join: { id: e, name: E, seat: 2 }', 'here a e b c'],
  [
    'join: { id: e, name: Eve, roles: [clerk, guard] }',
    'here a b c e, offices clerk e guard e, names Eve',
  ],
  ['join: { id: e, name: E, roles: [king] }', 'here a b c e, offices king e'],
  ['join: { id: a, name: A }', 'format/duplicate'],
  ['join: { id: d, name: D }', 'here a b c d'],
  ['leave: c', 'here a b'],
  ['leave: d', 'gone/player'],
  ['leave: z', 'unknown/player'],
  ['forfeit: a', 'here b c'],
  ['forfeit: d', 'gone/player'],
  // Points
  ['points: { a: 5, c: -1/2 }, rule: 201', 'points a 5 c -1/2'],
  ['points: { a: 5 }', 'points/no-authority'],
  ['points: { a: 5 }, rule: 399', 'unknown/rule'],
  ['points: { z: 1 }, rule: 201', 'unknown/player'],
  ['points: { d: 1 }, rule: 201', 'points d 1'],
  ['points: { b: 199 }, rule: 201', 'points b 199'],
  // Rule 201 has no mechanics for points, so they do not win
  ['points: { b: 200 }, rule: 201', 'win/on-words'],
  ['points: { b: 200, c: 201 }, rule: 201', 'win/on-words'],
  // Changed holdings within their bounds
  ['change: { a: { gold: 2, points: 1 } }, rule: 214', 'points a 1, gold a 4'],
  ['change: { a: { gold: 9 }, b: { gold: -3 } }, rule: 214', 'limit/breached limit/breached'],
  ['change: { a: { silver: 2 } }, rule: 214', 'silver a 2'],
  ['set: { a: { gold: 4 }, b: { points: 3 } }, rule: 214', 'points b 3, gold a 4'],
  ['set: { a: { silver: 0 } }, rule: 214', ''],
  ['set: { c: { points: 200 } }, rule: 201', 'win/on-words'],
  // Offices
  ['appoint: { clerk: c }, rule: 214', 'offices clerk c'],
  ['appoint: { clerk: c, guard: [a, b] }, rule: 214', 'offices clerk c guard a b'],
  ['appoint: { clerk: [a, b] }, rule: 214', 'limit/breached'],
  ['appoint: { king: a }, rule: 214', 'offices king a'],
  ['appoint: { clerk: null }, rule: 214', ''],
  ['appoint: { guard: d }, rule: 214', 'gone/player'],
  ['appoint: { guard: z }, rule: 214', 'unknown/player'],
  // Names
  ['rename: { b: Bea }', 'names Bea'],
  ['rename: { b: Zed }', 'names Zed'],
  ['rename: { z: Zoe }', 'unknown/player'],
  // Scores that the players counted
  ['scores: { a: 0, b: 0 }', ''],
  ['scores: { a: 1 }', 'scores/mismatch'],
  ['scores: { a: 1, b: 7 }, stands: true', 'points a 1 b 7'],
  ['scores: { a: 1, b: 200 }, stands: true', 'win/on-words'],
  ['scores: { a: { gold: 2 } }', ''],
  ['scores: { a: { gold: 3 } }', 'scores/mismatch'],
  ['scores: { z: 0 }', 'unknown/player'],
  // Winners
  ['winner: b', 'winner/mismatch'],
  ['winner: { player: b, by: points }', 'winner/mismatch'],
  ['winner: z', 'unknown/player'],
  ['winner: b, rule: 201', 'win/not-by-points'],
  ['winner: { player: b, by: rule }, rule: 201', 'win/not-by-points'],
  // Rounds and ends
  ['round: {}', ''],
  ['round: { reset: [points, gold] }', 'points/no-authority points/no-authority'],
  ['round: { reset: [points, gold] }, rule: 201', ''],
  ['round: { reset: [silver] }', 'points/no-authority'],
  ['end: All went home.', 'status ended'],
  ['note: A pause for thought.', ''],
  ['pause: { until: 2026-02-01 }', 'status paused'],
  ['pause: {}', 'status paused'],
  ['resume: {}', ''],
  // The word of the Elf
  ['fiat: { by: Elf, amend: 206, text: Nobody pays., mechanics: none }, rule: 202', 'rules 206'],
  ['fiat: { by: Elf, repeal: 206 }, rule: 202', 'rules 206'],
  ['fiat: { by: Elf, enact: {}, number: 250, text: Sing. }, rule: 202', 'rules 250'],
  ['fiat: { by: Imp, repeal: 206 }, rule: 202', 'proposal/not-permitted'],
  ['fiat: { by: Elf, repeal: 105 }, rule: 202', 'proposal/not-permitted'],
  ['fiat: { by: Elf, repeal: 299 }, rule: 202', 'unknown/rule'],
  ['fiat: { by: Imp, repeal: 206 }, rule: 116', 'proposal/not-permitted'],
  ['fiat: { by: Elf, repeal: 105 }, rule: 116', 'proposal/not-permitted'],
  // Debate and consent
  ['debate: { on-proposal: 301 }', ''],
  ['debate: { on-proposal: 399 }', 'unknown/proposal'],
  ['consent: { players: [a, c], to: continue, during: 9 }', 'unknown/judgment'],
])('%s: %s', (event, expected) => {
  expect(after(event)).toBe(expected);
});

/** The acts of a proposal at its adoption. They win nothing that no rule lets proposals give. */
test.each([
  ['{ points: { b: 3 } }', 'points b 3'],
  ['{ points: { b: 3 } }, { points: { b: -1, c: 2 } }', 'points b 2 c 2'],
  ['{ change: { a: { gold: 1 } } }', 'gold a 3'],
  ['{ set: { a: { gold: 0 } } }', 'gold a 0'],
  ['{ join: { id: e, name: E } }', 'here a b c e'],
  ['{ leave: c }', 'seat/no-authority'],
  ['{ leave: z }', 'unknown/player'],
  ['{ appoint: { clerk: b } }', 'offices clerk b'],
  ['{ rename: { a: Al } }', 'names Al'],
  ['{ end: All went home. }', 'status ended'],
  ['{ points: { c: 199 } }', 'points c 199'],
  ['{ points: { c: 200 } }', 'win/on-words'],
  ['{ winner: c }', 'win/not-by-points'],
  ['{ fiat: { by: Imp, repeal: 206 } }', 'proposal/not-permitted'],
])('the adoption of %s: %s', (acts, expected) => {
  expect(after('note: Done.', { proposals: { 301: enact(301, 'a', `act: [${acts}]`) } })).toBe(
    expected,
  );
});

test.each(['{ points: { b: 3 } }', '{ leave: c }', '{ end: All went home. }'])(
  'a motion that is defeated does nothing: %s',
  (act) => {
    const setting: Setting = {
      cards: CARDS,
      proposals: { 301: enact(301, 'a', `act: [${act}]\nvotes: { for: [a], against: [b, c] }`) },
    };
    const replayed = play(setting);
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual(['defeated']);
    expect(changed(replayed)).toBe('');
  },
);
