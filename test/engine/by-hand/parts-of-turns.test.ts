/**
 * The parts of a turn by Rule 202, and its end. At a table Suber's turn is a proposal with its vote, and
 * a throw of the die. A proposes 301 on the 1st of January, and B 302 on the 3rd. Each vote is on the day
 * after. A throw is `2 a 301`: on the 2nd by A, for the turn of 301.
 */
import { expect, test } from 'vitest';
import { errorsOf, inTurn, judged, play, type Setting } from '../table.ts';
import { by, events, held, law, wrong } from './in-short.ts';
import { told } from './told.ts';

function thrown(...throws: readonly string[]): string {
  const short = /^(\d+ )?(\w)(?: (\d+))?$/;
  const rolls = throws.map((words) => {
    const [, day = '', player = '', number] = short.exec(words) ?? [];
    return `${day}roll: { by: ${player}, die: 3${number ? `, for: ${number}` : ''} }`;
  });
  return events(...rolls);
}

function atTable(turn: string, throws: readonly string[], players = 'ab'): Setting {
  return {
    medium: 'table',
    cards: law({ 202: `turn: ${turn}, awards: [{ on: rolled, to: roller, points: roll.die }]` }),
    proposals: by(players),
    events: thrown(...throws),
  };
}

const BOTH = '[propose, roll]';

test.each([
  [BOTH, ['2 a 301', '4 b 302'], ''],
  [BOTH, [], 'turn/incomplete'],
  // Before the next turn, on whichever day it is recorded
  [BOTH, ['3 a 301', '4 b 302'], ''],
  [BOTH, ['a 301', '4 b 302'], ''],
  [BOTH, ['4 a 301', '4 b 302'], 'turn/incomplete'],
  [BOTH, ['4 b 302'], 'turn/incomplete'],
  // After the vote, once, by the player whose turn it is
  [BOTH, ['1 a 301', '4 b 302'], 'turn/roll'],
  [BOTH, ['1 a 999'], 'unknown/proposal turn/roll'],
  [BOTH, ['2 a 301', '2 a 301'], 'turn/roll'],
  [BOTH, ['2 b 301'], 'turn/out-of-order'],
  [BOTH, ['2 c 301', '4 b 302'], 'turn/out-of-order'],
  // A three needs three faces
  ['[propose, { part: roll, faces: 2 }]', ['2 a 301'], 'turn/roll'],
  ['[propose, { part: roll, faces: 3 }]', ['2 a 301', '4 b 302'], ''],
  // No throw is part of it, or none of A's turn; then it may be thrown all the same
  ['[propose]', [], ''],
  ['[propose]', ['2 a 301'], ''],
  ['[propose, { part: roll, if: game.turn > 9 }]', [], ''],
  ['[propose, { part: roll, if: game.turn > 1 }]', [], ''],
])('%s with the throws %j: %j', (turn, throws, expected) => {
  expect(wrong(atTable(turn, throws))).toBe(expected);
});

test.each([
  [0, 'turn/roll'],
  [1, ''],
  [6, ''],
  [7, 'turn/roll'],
])('a die of six faces shows %i: %j', (die, expected) => {
  const roll = events(`2 roll: { by: a, die: ${die}, for: 301 }`);
  const turn = '[propose, { part: roll, faces: 6 }]';
  expect(wrong({ ...atTable(turn, [], 'a'), events: roll })).toBe(expected);
});

test.each([
  [['1 a'], 'the vote in that turn is not complete'],
  [['2 a 301', '2 b'], 'no throw is due now'],
  [['2 b 301'], 'it is the turn of A'],
])('the throws %j: %s', (throws, why) => {
  const [found] = errorsOf(play(atTable(BOTH, throws)));
  expect(found?.message).toContain(`throws the die, but ${why}.`);
});

/** Where no order says whose turn it is, a throw is of the latest. */
test.each([
  ['2 b 301', ''],
  ['0 b', 'turn/roll'],
])('with turns in no order, the throw %s: %j', (throwing, expected) => {
  const { cards, ...setting } = atTable(BOTH, [throwing]);
  expect(wrong({ ...setting, cards: { ...cards, ...law({ 201: 'turns: none' }) } })).toBe(expected);
});

/** A throw of three before A proposes, whose proposal earns nothing. */
test.each([
  [['0 a'], 'a 3'],
  [[], 'turn/incomplete'],
])('the other way round, with the throws %j: %s', (throws, expected) => {
  expect(held(atTable('[roll, propose]', throws, 'a'))).toBe(expected);
});

/** B has 202 repealed, whose turn ends with that vote. A's turn was under 202 to its end. */
test.each([
  [['2 a 301'], ''],
  [[], 'turn/incomplete'],
])('parts that are repealed are demanded no more, with the throws %j: %j', (throws, expected) => {
  const proposals = by('abc', { 302: 'repeal: 202' });
  expect(wrong({ ...atTable(BOTH, throws), proposals })).toBe(expected);
});

/** A has 202 amended after the proposal of a turn with a throw. All new parts that are not done are due. */
test.each([
  ['[roll, propose]', [], 'a roll'],
  ['[roll]', [], 'a roll'],
  ['[propose, propose]', [], 'a propose'],
  ['[propose]', [], 'b propose'],
  ['[roll, propose]', ['3 a'], 'b roll'],
])('a turn becomes %s while it lasts, after %j: %s is next', (turn, throws, next) => {
  const proposals = by('a', { 301: `amend: 202\nmechanics: { turn: ${turn} }` });
  const replayed = play({ medium: 'table', proposals, events: thrown(...throws) });
  expect(errorsOf(replayed)).toEqual([]);
  expect(`${replayed.toMove} ${replayed.due}`).toBe(next);
});

const MOTION = 'act: []';
const LOST = 'act: []\nvotes: { against: [a, b, c] }';
const ACTING = 'act: [{ appoint: { host: b } }]';
const custom = (reading: string): Setting => ({ game: `readings: { ${reading}: { take: yes } }` });
const under = (says: Readonly<Record<number, string>>): Setting => ({ cards: law(says) });

const BY_RULE = under({ 214: 'readings: { motion-turn: "yes" }' });

/** A motion proposes no rule-change, and a turn of Suber's 202 proposes one. */
test.each<[string, string, Record<number, string>, string, Setting?]>([
  ['the next begins', 'ab', { 301: MOTION }, 'turn/incomplete'],
  ['A proposes a rule-change', 'aabc', { 301: MOTION }, ''],
  ['it failed, and the next begins', 'ab', { 301: LOST }, 'turn/incomplete'],
  ['it failed, and A goes on', 'aab', { 301: LOST }, ''],
  ['two of them and a rule-change', 'aaab', { 301: MOTION, 302: LOST }, ''],
  ['it does something', 'ab', { 301: ACTING }, 'turn/incomplete', custom('title-without-office')],
  ['it changes a rule as well', 'ab', { 301: 'enact: {}\nact: []' }, ''],
  ['another moves one', 'ac', { 301: MOTION, 302: MOTION }, 'turn/out-of-order'],
  ['no rule on what is in a turn', 'ab', { 301: MOTION }, '', under({ 202: '' })],
  ['no order of turns', 'aca', { 301: MOTION }, '', under({ 201: 'turns: none' })],
  ['by a rule it is a turn', 'ab', { 301: MOTION }, '', BY_RULE],
  ['by custom it is a turn', 'ab', { 301: MOTION }, '', custom('motion-turn')],
  ['no motion', 'abc', {}, ''],
])('after a motion, %s: %s', (_, players, acts, expected, setting = {}) => {
  expect(wrong({ ...setting, proposals: by(players, acts) })).toBe(expected);
});

/** A throws after the rule-change, and not after the motion. */
test.each([
  ['a 302', ''],
  ['a 301', 'turn/roll'],
])('after a motion and a rule-change by A, the throw %s: %j', (throwing, expected) => {
  const proposals = by('aa', { 301: MOTION });
  expect(wrong({ medium: 'table', proposals, events: thrown(throwing) })).toBe(expected);
});

test('a motion waits for the player who made it, and its turn may be settled with what follows', () => {
  expect(play({ proposals: by('a', { 301: MOTION }) }).toMove).toBe('a');
  const [found] = errorsOf(play({ proposals: by('ab', { 301: MOTION }) }));
  expect(found?.message).toContain('its rule-change is not yet proposed and voted on');
  expect(found?.help).toContain('the reading “motion-turn”');
  const judgments = { 1: judged(1, '2026-01-02', 'c', 'settles: [{ move: 302, is: illegal }]') };
  const proposals = by('aab', { 301: MOTION });
  expect(told({ proposals, judgments }, 'outcomes')).toBe('adopted void adopted');
});

const SPLIT = 'votes: { for: [a, b], against: [c] }';
const AMENDED = 'amend: 203\nmechanics: keep';
const REPLACED = `${AMENDED}\nreplace: [{ from: simple, to: plain }]`;
const TRANSMUTED = 'transmute: { rule: 203, to: immutable }';
const RULES_LEFT = { game: 'readings: { compound-number: { take: successive } }' };
const AGAIN =
  'changes: [{ repeal: 203 }, { enact: { mechanics: { adoption: votes.unanimous, becomes: { when: game.circuit >= 3, mechanics: { adoption: votes.majority } } } }, text: Again. }]';

/**
 * Rule 203 asks for all until two circuits are complete, and then for a majority, unless it has been
 * amended. The vote that completes the second circuit is still under the old words.
 */
test.each<[number, string, Record<number, string>, Setting?]>([
  [305, 'defeated', {}],
  [306, 'defeated', {}],
  [307, 'adopted', {}],
  [307, 'defeated', { 301: AMENDED }],
  [307, 'defeated', { 301: REPLACED }],
  [307, 'adopted', { 301: TRANSMUTED }],
  [307, 'defeated', { 301: TRANSMUTED }, custom('transmuted-is-amended')],
  // It was enacted again, with terms of its own
  [307, 'defeated', { 301: AGAIN }, RULES_LEFT],
  [310, 'adopted', { 301: AGAIN }, RULES_LEFT],
])('two votes of three on %i: %s, with %j before', (number, expected, acts, setting = {}) => {
  const split = number === 306 ? 'votes: { for: [a, c], against: [b] }' : SPLIT;
  const proposals = by('abcabcabca'.slice(0, number - 300), { ...acts, [number]: split });
  expect(
    told({ ...setting, proposals }, 'outcomes')
      .split(' ')
      .at(-1),
  ).toBe(expected);
});

test('a rule that becomes another makes a version of its own', () => {
  const { versions, lives } = play({ proposals: by('abcabc') });
  expect(versions.at(-1)).toMatchObject({ number: 7, cause: { by: 'itself' }, changed: ['203'] });
  const changes = lives.get('203')?.changes ?? [];
  expect(changes.map(({ kind }) => kind)).toEqual(['initial', 'becomes']);
  expect(changes.at(-1)?.rule?.mechanics?.becomes).toBeUndefined();
});

const TITLED = 'mechanics: { titles: required }';
const BECOMES = (terms: string) => `enact: { mechanics: { becomes: { ${terms} } } }`;
const CITED = (turn: number) =>
  `enact: { mechanics: { titles: required, awards: [{ on: adopted, to: proposer, points: 1 }], becomes: { when: game.turn >= ${turn}, mechanics: { titles: cite-by-title } } } }`;
const SECOND = 'enact: { title: Second }';

const UNLESS = BECOMES(`when: game.turn >= 3, unless: amended, ${TITLED}`);
const EVER = BECOMES(`when: game.turn >= 3, ${TITLED}`);
const KEPT = 'amend: 301\nmechanics: keep';

/** By Suber's rules A and B have 10 and 11 points, and C has 12 by the third vote. */
test.each([
  ['after three turns, unless amended', [UNLESS, KEPT, '', 'enact: {}'], 'a 23 b 11 c 12'],
  ['after three turns, amended or not', [EVER, KEPT, '', 'enact: {}'], 'proposal/text'],
  ['another slot changes, the award stays', [CITED(2), SECOND, 'amend: Second'], 'a 10 b 12 c 13'],
  ['titles are required no more', [CITED(2), SECOND, 'enact: {}'], 'a 10 b 12 c 13'],
  ['titles are required still', [CITED(4), SECOND, 'enact: {}'], 'proposal/text'],
])('%s: %j: %s', (_, acts, expected) => {
  expect(held({ proposals: inTurn(...acts) })).toBe(expected);
});
