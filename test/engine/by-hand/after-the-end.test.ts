/** The possible moves after A has won the game with Proposal 301, or after somebody has left it. */
import { expect, test } from 'vitest';
import { day, hangingOn, judged, page, play, type Setting, scores } from '../table.ts';
import { by, events, held, law, wrong } from './in-short.ts';
import { told } from './told.ts';

const WON: Setting = {
  cards: law({ 208: 'win: [{ when: player.points >= 10 }]' }),
  proposals: by('a'),
};
const TAKEN_OUT = {
  1: judged(1, day(302, 1), 'a', 'by: c\nsettles: [{ move: 302, is: illegal }]'),
};
const DUE = { 1: judged(1, day(301, 0), 'c', "judge: c\nruling: 'Yes'\ngiven: 2026-02-01") };

test.each<[string, string, Setting?]>([
  ['roll: { by: b, die: 5 }', 'game/over'],
  ['points: { b: 1 }, rule: 201', 'game/over'],
  ['forfeit: b', 'game/over'],
  ['join: { id: d, name: D }', 'game/over'],
  ['leave: b', ''],
  ['rename: { b: Bo }', ''],
  ['debate: { on-proposal: 301 }', ''],
  ['winner: { player: a, by: points }', ''],
  ['pause: {}', ''],
  ['resume: {}', ''],
  ['note: Well played.', ''],
  ['scores: { a: 10, b: 0 }', ''],
  ['end: A has won.', ''],
  // A proposal, unless a Judgment takes it out, and a Judgment that was still due
  ['note: Two.', 'game/over', { proposals: by('ab') }],
  ['note: Two.', '', { proposals: by('ab'), judgments: TAKEN_OUT }],
  ['note: Due.', '', { judgments: DUE }],
])('of a game that is won, %s: %j', (event, expected, more = {}) => {
  const setting = { ...WON, ...more, events: events(`32 ${event}`) };
  expect(wrong(setting)).toBe(expected);
  expect(play(setting).winner?.player).toBe('a');
});

const PLAY_ON = 'readings: { play-after-win: { take: "yes" } }';
const RAIN = '2 end: It rained.';

test('where custom has it so, play goes on, and the winner stays the first', () => {
  const on = { ...WON, game: PLAY_ON, proposals: by('ab') };
  expect(held(on)).toBe('a 10 b 11');
  expect(play(on).winner?.player).toBe('a');
});

/** The record states the end, whatever custom has of a win. */
test.each([
  ['a', [RAIN], ''],
  ['ab', [RAIN], 'game/over'],
  ['a', [RAIN, '32 points: { b: 1 }, rule: 201'], 'game/over'],
])('after proposals by %s, %j: %j', (players, happened, expected) => {
  const setting = { game: PLAY_ON, proposals: by(players), events: events(...happened) };
  expect(wrong(setting)).toBe(expected);
  if (expected === '') expect(play(setting).status).toBe('ended');
});

test.each([
  ['leave', 'left'],
  ['forfeit', 'forfeited'],
])('by %s one keeps the holdings and loses the game', (how, status) => {
  const happened = [
    '1 points: { c: 199 }, rule: 201',
    `2 ${how}: c`,
    '3 points: { c: 5 }, rule: 201',
  ];
  const replayed = play({ events: events(...happened) });
  expect([scores(replayed).c, replayed.winner]).toEqual([204, undefined]);
  expect(replayed.players.at(-1)).toMatchObject({ id: 'c', status, left: { text: '2026-01-02' } });
});

/** The players who may leave: all who play, once, and by forfeit unless a rule in force forbids it. */
test.each<[readonly string[], string, cards?: Record<number, string | null>]>([
  [['2 leave: c', '2 forfeit: c'], 'gone/player'],
  [['2 leave: zoe'], 'unknown/player'],
  [['2 forfeit: c'], '', { 113: '' }],
  [['2 forfeit: c'], '', { 113: null }],
  [['2 forfeit: c'], '', { 113: 'forfeit: allowed' }],
  [['2 forfeit: c'], 'forfeit/forbidden', { 113: 'forfeit: forbidden' }],
  [['2 leave: c'], '', { 113: 'forfeit: forbidden' }],
])('%j: %j, by %j', (happened, expected, cards = {}) => {
  expect(wrong({ cards: law(cards), events: events(...happened) })).toBe(expected);
});

test('a forfeit that is forbidden cites the rule', () => {
  const cards = law({ 113: 'forfeit: forbidden' });
  const { findings } = play({ cards, events: events('2 forfeit: c') });
  expect(findings).toMatchObject([{ rule: { number: 113, version: 0 } }]);
});

/** The cost of leaving, by a rule. A player who has left does not vote. */
test.each([
  ['votes: { for: [a, b] }', 'a 10 b 11 c -7'],
  ['votes: { for: [a, b, c] }', 'gone/player'],
])('after C left, a proposal with %s: %s', (votes, expected) => {
  const cards = law({ 210: 'awards: [{ on: left, to: proposer, points: -7 }]' });
  const proposals = by('ab', { 302: votes });
  expect(held({ cards, proposals, events: events('2 forfeit: c') })).toBe(expected);
});

test('a reading is told of on which hangs what leaving costs', () => {
  const cards = law({ 210: 'awards: [{ on: left, to: proposer, points: round(1/2) }]' });
  const replayed = play({ cards, proposals: by('a'), events: events('2 leave: c') });
  expect(hangingOn(replayed, 'rounding-ties')).toEqual({
    'the award for the leave event': {
      up: 'C receives 1 point',
      down: 'nobody receives anything',
      even: 'nobody receives anything',
    },
  });
});

/** A proposes on the 1st and leaves on the 2nd. By custom the proposal lapses then, or nothing is said of it. */
const LAPSES = 'readings: { leaver-proposal: { take: lapses } }';
const VOTED = 'votes: { for: [b, c] }\nclosed: 2026-01-05';
const left = (more: string, game: string): Setting => ({
  game,
  proposals: {
    301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\n${more}`, 'Words.'),
  },
  events: events('2 leave: a'),
});

test.each([
  ['', LAPSES, 'withdrawn'],
  ['', '', 'open'],
  [VOTED, LAPSES, 'withdrawn'],
  [`${VOTED}\noutcome: adopted`, LAPSES, 'outcome/mismatch'],
  [`${VOTED}\noutcome: adopted`, '', 'adopted'],
])('the proposal of a player who has left, with %j, %j: %s', (more, game, expected) => {
  expect(told(left(more, game), 'outcomes')).toBe(expected);
});

test('when the proposal of a player who has left lapses, the next moves', () => {
  expect(play(left('', LAPSES)).toMove).toBe('b');
  const withdrawn = play(left('withdrawn: 2026-01-05', ''));
  expect(hangingOn(withdrawn, 'leaver-proposal')).toEqual({});
});
