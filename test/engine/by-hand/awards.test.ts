/**
 * The awards of votes. Five players may vote, and hold nothing at first; A makes Proposal 301. A player
 * who is not named in a vote is silent, and one who is not named in its result holds nothing.
 */
import { expect, test } from 'vitest';
import { card, enact, inTurn, type Setting } from '../table.ts';
import { held, LOOSE, players, votes } from './in-short.ts';

const under = (awards: string, more: Setting['cards'] = {}, bounds = ''): Setting => ({
  players: players(5),
  cards: {
    ...LOOSE,
    201: card(201, `{ turns: none, quantities: { points: { starts: 0${bounds} } } }`),
    202: card(202, `{ awards: [${awards}] }`),
    ...more,
  },
});

const after = (vote: string, setting: Setting): Setting => ({
  ...setting,
  proposals: { 301: enact(301, 'a', vote.includes(':') ? vote : votes(vote)) },
});

const proposer = (points: string, more = '') =>
  `{ on: resolved, to: proposer, points: "${points}"${more} }`;

/** By a vote of two for, one against and one abstaining, unless another is named. */
test.each([
  ['7', 'ab/c/d', 'a 7'],
  ['-7', 'ab/c/d', 'a -7'],
  ['votes.for', 'ab/c/d', 'a 2'],
  ['votes.against', 'ab/c/d', 'a 1'],
  ['votes.abstain', 'ab/c/d', 'a 2'],
  ['votes.cast', 'ab/c/d', 'a 3'],
  ['votes.eligible', 'ab/c/d', 'a 5'],
  ['votes.favourable * 10', 'ab/c/d', 'a 4'],
  ['votes.favourable', 'ab/c/d', 'a 2/5'],
  ['votes.for - votes.against', 'ab/c/d', 'a 1'],
  ['votes.for - votes.against', 'a/bc/', 'a -1'],
  ['votes.for / 4', 'ab/c/d', 'a 1/2'],
  ['round(votes.for / 4)', 'ab/c/d', 'a 1'],
  ['round(votes.against / 3)', 'ab/c/d', ''],
  ['max(votes.for, 3)', 'ab/c/d', 'a 3'],
  ['min(votes.for, 3)', 'ab/c/d', 'a 2'],
  ['proposal.number - 291', 'ab/c/d', 'a 10'],
  ['(proposal.number - 291) * votes.favourable', 'abcd/e/', 'a 8'],
  ['players.count', 'ab/c/d', 'a 5'],
  ['votes.unanimous ? 9 : 1', 'abcde//', 'a 9'],
  ['votes.unanimous ? 9 : 1', 'abcd//e', 'a 1'],
  ['player.points + 2', 'ab/c/d', 'a 2'],
])('%s points to the proposer by %s: %j', (points, vote, expected) => {
  expect(held(after(vote, under(proposer(points))))).toBe(expected);
});

test.each([
  ['votes.for > 1', 'ab/c/', 'a 3'],
  ['votes.for > 2', 'ab/c/', ''],
  ['votes.against == 0', 'ab//', 'a 3'],
  ['proposal.adopted', 'ab/c/', 'a 3'],
  ['proposal.adopted', 'a/bc/', ''],
  ['!proposal.adopted', 'a/bc/', 'a 3'],
  ['player.points < 1', 'ab/c/', 'a 3'],
  ['player.points > 0', 'ab/c/', ''],
  ['adoption.unanimous', 'ab//', ''],
  ["game.medium == 'computer'", 'ab//', 'a 3'],
  ["game.medium == 'table'", 'ab//', ''],
])('3 points to the proposer if %s by %s: %j', (condition, vote, expected) => {
  expect(held(after(vote, under(proposer('3', `, if: "${condition}"`))))).toBe(expected);
});

/** Each award is added to what is held then; what would pass a bound stops there. */
test.each([
  ['least: 0', [proposer('-3')], ''],
  ['most: 4', [proposer('9')], 'a 4'],
  ['most: 4', [proposer('3'), proposer('3')], 'a 4'],
  ['most: 4', [proposer('4')], 'a 4'],
  ['least: 0, most: 4', [proposer('9'), proposer('-3')], 'a 1'],
  ['least: 0, most: 4', [proposer('-3'), proposer('9')], 'a 4'],
  ['least: -1', [proposer('-3')], 'a -1'],
  ['least: -1', [proposer('-3'), proposer('2')], 'a 1'],
  ['most: players.count', [proposer('9')], 'a 5'],
])('within %s, %j leaves %j', (bounds, awards, expected) => {
  expect(held(after('ab/c/d', under(awards.join(', '), {}, `, ${bounds}`)))).toBe(expected);
});

/**
 * The awards of several rules add up. Each amount depends on the holdings before the vote earned
 * anything.
 */
test.each([
  ['{ on: adopted, to: for, points: 1 }', '{ on: adopted, to: proposer, points: 2 }', 'a 3 b 1'],
  ['{ on: adopted, to: for, points: 1 }', '{ on: defeated, to: for, points: 9 }', 'a 1 b 1'],
  [
    '{ on: resolved, to: everyone, points: 1 }',
    '{ on: adopted, to: silent, points: -1 }',
    'a 1 b 1 c 1 d 1',
  ],
  [
    '{ on: adopted, to: for, points: 1 }',
    '{ on: adopted, to: for, points: player.points }',
    'a 1 b 1',
  ],
  [
    '{ on: adopted, to: for, points: player.points }',
    '{ on: adopted, to: for, points: 1 }',
    'a 1 b 1',
  ],
  [
    '{ on: adopted, to: for, points: 1 }',
    '{ on: adopted, to: everyone, points: 5, if: player.points == 0 }',
    'a 6 b 6 c 5 d 5 e 5',
  ],
  [
    '{ on: adopted, to: abstained, points: 1 }',
    '{ on: adopted, to: against, points: 2 }',
    'c 2 d 1',
  ],
])('%s by Rule 202 and %s by Rule 204: %s', (first, second, expected) => {
  const cards = { 204: card(204, `{ awards: [${second}] }`) };
  expect(held(after('ab/c/d', under(first, cards)))).toBe(expected);
});

/** Unknown facts of a vote earn nothing, unless the record says so. */
test.each([
  ['outcome: adopted # votes: not known', 'to: proposer, points: 3', 'a 3'],
  ['outcome: adopted # votes: not known', 'to: against, points: 3', ''],
  ['outcome: adopted # votes: not known\nawards: { c: 3 }', 'to: against, points: 3', 'c 3'],
  ['outcome: defeated # votes: not known', 'to: proposer, points: 3', 'a 3'],
  ['votes: { tally: { for: 3, against: 2 } }', 'to: proposer, points: votes.for', 'a 3'],
  ['votes: { tally: { for: 3, against: 2 } }', 'to: for, points: 1', ''],
  ['votes: { tally: { for: 5, against: 0 } }', 'to: for, points: 1', 'a 1 b 1 c 1 d 1 e 1'],
  [
    'votes: { tally: { for: 3, against: 2 } }\nawards: { a: 1, b: 1, d: 1 }',
    'to: for, points: 1',
    'a 1 b 1 d 1',
  ],
  ['votes: { for: [a, b] }\nawards: { a: 3 }', 'to: proposer, points: 3', 'a 3'],
  ['votes: { for: [a, b] }\nawards: { a: 4 }', 'to: proposer, points: 3', 'awards/mismatch'],
  ['votes: { for: [a, b] }\nawards: { a: 3, b: 1 }', 'to: proposer, points: 3', 'awards/mismatch'],
  ['votes: { for: [a, b] }\nawards: { a: { points: 3 } }', 'to: proposer, points: 3', 'a 3'],
  [
    'votes: { for: [a, b] }\nawards: { a: { gold: 3 } }',
    'to: proposer, points: 3',
    'awards/mismatch awards/mismatch',
  ],
  ['withdrawn: 2026-01-02', 'to: proposer, points: 3', ''],
])('%s, where there are { %s }: %j', (vote, award, expected) => {
  const cards = { 104: card(104, '', 'immutable') };
  const game = 'readings: { withdrawal: { take: yes } }';
  const setting = under(`{ on: resolved, ${award} }`, cards);
  expect(held(after(vote, { ...setting, game }))).toBe(expected);
});

/** Three proposals, made by A, B and C. A and B adopt the first and the third, and the second is defeated. */
test.each([
  ['{ on: adopted, to: proposer, points: 2 }', 'a 2 c 2'],
  ['{ on: defeated, to: proposer, points: -10 }', 'b -10'],
  ['{ on: resolved, to: proposer, points: game.turn }', 'a 1 b 2 c 3'],
  ['{ on: adopted, to: for, points: 1 }', 'a 2 b 2'],
  ['{ on: adopted, to: proposer, points: player.points + 1 }', 'a 1 c 1'],
  ['{ on: adopted, to: for, points: player.points + 1 }', 'a 3 b 3'],
  ['{ on: resolved, to: proposer, points: proposal.number - 300 }', 'a 1 b 2 c 3'],
])('%s in three turns: %s', (award, expected) => {
  const proposals = inTurn(votes('ab/c/'), votes('a/bc/'), votes('ab/c/'));
  expect(held({ ...under(award), proposals })).toBe(expected);
});

/** By 110 a mutable rule that rewards a withdrawal does not let it happen against an immutable one. */
test.each([
  ['immutable', 'mutable', 'proposal/not-permitted'],
  ['immutable', 'immutable', 'a 3'],
  ['mutable', 'mutable', 'a 3'],
])('rules that are %s against withdrawals and %s for a reward: %s', (against, reward, expected) => {
  const cards = {
    104: card(104, '{ readings: { withdrawal: no } }', against),
    215: card(215, '{ awards: [{ on: withdrawn, to: proposer, points: 3 }] }', reward),
  };
  const proposals = { 301: enact(301, 'a', 'withdrawn: 2026-01-02') };
  expect(held({ cards, proposals })).toBe(expected);
});
