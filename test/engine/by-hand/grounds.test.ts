/**
 * An act needs a rule that grants it, whatever the record says. A Judge who speaks of something
 * else does not help it. A, B and C play on Suber's cards, and A has made Proposal 301 unless the
 * line says otherwise.
 */
import { expect, test } from 'vitest';
import { card, enact, errorsOf, judged, notesOf, play, type Setting, UNGRANTED } from '../table.ts';
import { events } from './in-short.ts';

/** The codes of the errors; without errors, the winner and the players still in the game. */
function comes(setting: Setting): string {
  const replayed = play(setting);
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return [...new Set(wrong)].join(' ');
  const here = replayed.players.filter(({ status }) => status === 'playing').map(({ id }) => id);
  return `${replayed.winner?.player ?? 'nobody'}, ${here.join('')}`;
}

const ONE = { proposals: { 301: enact(301, 'a') } };
const by = (card: string): Setting['cards'] & object => ({ ...UNGRANTED, 210: card });

/** Rule 213: whoever cannot complete a turn wins, if a Judge of that turn finds that play cannot go on. */
const paradox = (settles: string, more = ''): Setting => ({
  ...ONE,
  judgments: {
    1: judged(1, '2026-01-02', 'c', `by: c\n${more}${settles && `settles: [${settles}]`}`),
  },
  events: events('2 winner: { player: b, by: paradox }'),
});
const OVERRULED = `bench:
  - { judge: c, ruling: Neither, overruled: { for: [a, b] } }
  - { judge: b, ruling: Legal, given: 2026-01-02 }
`;

test.each([
  ['a Judgment on tea', paradox(''), 'winner/mismatch'],
  ['a Judgment that gives points', paradox('{ points: { c: 1 } }'), 'winner/mismatch'],
  ['a Judgment that the move is legal', paradox('{ move: 301, is: legal }'), 'winner/mismatch'],
  ['a Judge who finds it', paradox('{ play: cannot-go-on }'), 'b, abc'],
  [
    'a Judge who was overruled by one who finds the move legal',
    paradox('{ move: 301, is: legal }', OVERRULED),
    'winner/mismatch',
  ],
])('a paradox by %s', (_, setting, expected) => {
  expect(comes(setting)).toBe(expected);
});

test('nobody plays on unawares after a Judge finds that play cannot go on', () => {
  const { events: _, ...unrecorded } = paradox('{ play: cannot-go-on }');
  expect(notesOf(play(unrecorded), 'by-judgment')).toMatchObject([
    { message: 'Judgment 1 finds that play cannot go on.', rule: { number: 213 } },
  ]);
});

test('and nobody is told to record the winner who is on record', () => {
  const notes = notesOf(play(paradox('{ play: cannot-go-on }')), 'by-judgment');
  expect(notes.map(({ help }) => help).join(' ')).not.toContain('record it as an event');
});

test('whoever is recorded as winning by paradox in place of another is told with the record that is right', () => {
  const setting = paradox('{ play: cannot-go-on }');
  const [error] = errorsOf(play({ ...setting, events: setting.events?.replace('b,', 'c,') ?? '' }));
  expect(error?.help).toBe('Write `winner: { player: b, by: paradox }`.');
});

test('a reader is told what was asked of the Judge by whom somebody wins', () => {
  const notes = notesOf(play(paradox('{ play: cannot-go-on }')), 'by-judgment');
  const [won] = notes.filter(({ message }) => message.startsWith('B (b) wins'));
  expect(won).toMatchObject({ warns: true, help: expect.stringContaining('“May they?”') });
});

/** Nobody puts another out (Rule 113 lets a player forfeit, and nobody else make one). */
test.each([
  ['leave: c', 'nobody, ab'],
  ['leave: c, by: c', 'nobody, ab'],
  ['leave: c, by: C', 'nobody, ab'],
  ['leave: c, by: c, rule: 116', 'nobody, ab'],
  ['leave: c, by: a', 'seat/no-authority'],
  ['forfeit: c, by: a', 'seat/no-authority'],
  ['leave: c, by: a, rule: 116', 'seat/no-authority'],
  ['leave: c, by: a, rule: 211', 'nobody, ab'],
  ['join: { id: d, name: D }, by: a', 'nobody, abcd'],
  // By surname a name is also a place in the order of turns.
  ['rename: { c: C Aa }', 'nobody, abc'],
  ['rename: { c: C Aa }, by: c', 'nobody, abc'],
  ['rename: { c: C Aa }, by: a', 'seat/no-authority'],
  ['rename: { c: C Aa }, by: a, rule: 116', 'nobody, abc'],
])('%s: %s', (event, expected) => {
  const grant = { 211: card(211, '{ grants: [{ what: leave }] }') };
  const cards = event.endsWith('211') ? grant : {};
  expect(comes({ ...ONE, cards, events: events(`2 ${event}`) })).toBe(expected);
});

test('an adopted proposal may put a player out by a grant or a reading, and so may a Judge', () => {
  const proposals = { 301: enact(301, 'a', 'act: [{ leave: c }]') };
  expect(comes({ proposals })).toBe('seat/no-authority');
  const cards = { 211: card(211, '{ grants: [{ what: leave, by: proposal }] }') };
  expect(comes({ proposals, cards })).toBe('nobody, ab');
  const admitted = 'readings: { motion-puts-out: { take: yes } }';
  expect(comes({ proposals, game: admitted })).toBe('nobody, ab');
  const judgments = { 1: judged(1, '2026-01-03', 'c', 'settles: [{ event: out, is: legal }]') };
  const out = '  - { id: out, on: 2026-01-02, leave: b, by: a }';
  const game = 'readings: { past-moves: { take: yes } }';
  expect(comes({ ...ONE, game, judgments, events: out })).toBe('nobody, ac');
});

test('a Judgment names no winner who has left by then', () => {
  const settles = 'settles: [{ winner: b }]';
  const judgments = { 1: judged(1, '2026-01-03', 'c', settles) };
  expect(comes({ ...ONE, judgments, events: events('2 leave: b') })).toBe('gone/player');
  expect(comes({ ...ONE, judgments, events: events('4 leave: b') })).toBe('b, ac');
});

/** The vote has three days from the 1st on, and C needs nine. A pause stops that clock if a rule grants it. */
test.each([
  ['3 pause: { until: 2026-01-08 }', '', '', 'vote/late'],
  ['3 pause: { until: 2026-01-08 }, rule: 210', '', '', 'law/on-words'],
  ['3 pause: { until: 2026-01-08 }, rule: 210', '{ grants: [{ what: pause }] }', '', 'nobody, abc'],
  ['3 pause: { until: 2026-01-08 }', '{ grants: [{ what: pause }] }', '', 'nobody, abc'],
  // Or if a Judge lets it stand
  ['3 id: out, pause: { until: 2026-01-08 }', '', 'legal', 'nobody, abc'],
  ['3 id: out, pause: { until: 2026-01-08 }, rule: 210', '', 'legal', 'nobody, abc'],
  ['3 id: out, pause: { until: 2026-01-08 }', '', 'illegal', 'vote/late'],
])('%s under a rule that says %j, found %j: %s', (pause, grants, is, expected) => {
  const votes = 'votes: { for: [a, b, c], cast: { c: 2026-01-09 } }\nclosed: 2026-01-09';
  const setting = {
    cards: { ...by(card(210, grants)), 205: card(205, '{ voting-period: 3 days }') },
    proposals: { 301: enact(301, 'a', votes) },
    events: events(pause),
    ...(is && {
      judgments: { 1: judged(1, '2026-01-03', 'c', `settles: [{ event: out, is: ${is} }]`) },
    }),
  };
  expect(comes(setting)).toBe(expected);
});

/**
 * An adopted proposal changes no rule by a pause. So the clock of Rule 205 goes on unless players agreed
 * otherwise.
 */
test.each([
  ['', 'vote/late'],
  ['readings: { motion-reach: { take: yes } }', 'nobody, abc'],
])('a motion pauses play, with %j: %s', (game, expected) => {
  const votes = 'votes: { for: [a, b, c], cast: { c: 2026-01-09 } }\nclosed: 2026-01-09';
  const proposals = {
    301: enact(301, 'a', 'act: [{ pause: { until: 2026-01-08 } }]'),
    302: enact(302, 'a', votes),
  };
  const cards = { ...UNGRANTED, 205: card(205, '{ voting-period: 3 days }') };
  expect(comes({ game, cards, proposals })).toBe(expected);
});

/**
 * The record alone says what a lost proposal earned. Such points bring nobody to the mark of 208.
 */
test.each([
  ['{ b: 199 }', 'nobody, abc'],
  ['{ b: 200 }', 'win/on-words'],
])('a lost proposal that earned %s: %s', (awards, expected) => {
  const proposals = { 301: enact(301, 'a', `lost: true\nawards: ${awards}`) };
  expect(comes({ cards: UNGRANTED, proposals })).toBe(expected);
});

/** If every card lacks `win`, the words of a rule make no winner. A grant does. */
test.each([
  ['winner: b, rule: 208', {}, 'winner/mismatch'],
  ['winner: b, rule: 210', {}, 'winner/mismatch'],
  ['winner: b, rule: 210', { 210: card(210, '{ grants: [{ what: win }] }') }, 'b, abc'],
])('%s: %s', (event, cards, expected) => {
  const unwon = { 112: card(112, '', 'immutable'), 208: card(208, ''), ...cards };
  expect(comes({ ...ONE, cards: unwon, events: events(`2 ${event}`) })).toBe(expected);
});

test('points that only a Judge gives are marked', () => {
  const judgments = { 1: judged(1, '2026-01-02', 'c', 'settles: [{ points: { b: 3, a: -1 } }]') };
  const notes = notesOf(play({ ...ONE, judgments }), 'by-judgment');
  expect(notes.map(({ message }) => message)).toEqual([
    'By Judgment 1 B (b) receives 3 points and A (a) loses 1 point. No award of a rule in force gives that.',
  ]);
});

/** A lower rule permits a change that a higher one regulates. It is void there (110), and each way says so. */
const FIAT = 'fiat: { by: a, transmute: { rule: 116, to: mutable } }';
test.each([
  [
    'a mutable rule on what is immutable',
    '{ grants: [{ what: rules, of: [immutable] }] }',
    FIAT,
    'proposal/not-permitted',
  ],
  [
    'a mutable rule that makes one the owner',
    '{ fiat: { tiers: [immutable], by: a } }',
    FIAT,
    'proposal/not-permitted',
  ],
  [
    'a mutable rule on what is mutable',
    '{ grants: [{ what: rules, of: [mutable] }] }',
    'fiat: { by: a, repeal: 206 }',
    'proposal/not-permitted',
  ],
  [
    'a mutable rule on what is mutable that prevails over the rule on votes',
    '{ grants: [{ what: rules, of: [mutable] }], overrides: [adoption] }',
    'fiat: { by: a, repeal: 206 }',
    'nobody, abc',
  ],
])('%s: %s', (_, says, event, expected) => {
  expect(comes({ ...ONE, cards: { 210: card(210, says) }, events: events(`2 ${event}`) })).toBe(
    expected,
  );
});

test('of two immutable rules the one with the lower number lets it be done (211), against 109', () => {
  const grant = '{ grants: [{ what: rules, of: [immutable] }] }';
  const under = (number: number) => ({ [number]: card(number, grant, 'immutable') });
  const outcome = (number: number) =>
    comes({ ...ONE, cards: under(number), events: events(`2 ${FIAT}`) });
  expect(outcome(102)).toBe('nobody, abc');
  expect(outcome(114)).toBe('proposal/not-permitted');
});

/** To cite a rule for a round that somebody has won makes nothing worse: 203 says nothing of it. */
test.each(['', ', rule: 203'])('a round after a win begins with points afresh%s', (rule) => {
  const cards = { 208: card(208, '{ win: [{ when: player.points >= 10 }] }') };
  const replayed = play({
    cards,
    proposals: {
      301: enact(301, 'a'),
      302: enact(302, 'b', 'proposed: 2026-01-05\nclosed: 2026-01-06'),
    },
    events: events(`3 round: { reset: [points] }${rule}`),
  });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.rounds.map(({ winner }) => winner?.player)).toEqual(['a']);
  expect(replayed.winner?.player).toBe('b');
});

test('what rests on words is told by its grounds, and not by the latest alone', () => {
  const given = events(
    '2 points: { b: 150 }, rule: 210',
    '2 points: { b: 28 }, rule: 211',
    '2 points: { b: 22 }, rule: 210',
  );
  const [error] = errorsOf(play({ ...ONE, cards: UNGRANTED, events: given }));
  expect(error).toMatchObject({
    code: 'win/on-words',
    message: expect.stringContaining(
      '172 points for B under Rule 210 and 28 points for B under Rule 211.',
    ),
  });
});

/**
 * A reaches the mark of 200 in the middle of a move that ends below it. The ground is a grant, or
 * (\`momentary-win\`) holdings on words. B and C reach it at once, B on words.
 */
const LOSS = 'votes: { for: [a], against: [b, c] }';
const EARNED = {
  202: card(202, '{ awards: [{ on: resolved, to: proposer, points: 7 }] }'),
  206: card(206, '{ awards: [{ on: defeated, to: proposer, points: -10 }] }'),
};
test.each([
  [UNGRANTED, 'win/on-words'],
  [{}, 'a, abc'],
])('who wins for a moment, with %j', (grant, expected) => {
  const game = 'readings: { momentary-win: { take: yes }, defeat-also-scores: { take: yes } }';
  const proposals = { 301: enact(301, 'a', LOSS) };
  const given = '  - { on: 2025-12-31, points: { a: 195 }, rule: 201 }';
  expect(comes({ game, cards: { ...EARNED, ...grant }, proposals, events: given })).toBe(expected);
});

test('of two at the mark, of whom one is there on words, nobody is said to win who does not', () => {
  const cards = {
    ...UNGRANTED,
    202: card(202, '{ awards: [{ on: adopted, to: everyone, points: 5 }] }'),
    208: card(
      208,
      '{ win: [{ when: player.points >= 5 && (player.elder || player.points >= 10) }] }',
    ),
    209: card(209, '{ offices: { elder: {} }, grants: [{ what: office, of: [elder] }] }'),
  };
  const happened = events('1 appoint: { elder: c }, rule: 209', '1 points: { b: 5 }, rule: 210');
  const [error] = errorsOf(play({ cards, proposals: ONE.proposals, events: happened }));
  expect(error).toMatchObject({
    code: 'win/on-words',
    message: expect.stringContaining(
      'With them, several reach the mark at once; without them, C (c) wins.',
    ),
  });
  expect(error?.help).not.toContain('winner: b');
});
