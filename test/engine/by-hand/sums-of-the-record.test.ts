/**
 * The rule for a sum that only the record knows. Too little is known of the vote on Proposal 301: two
 * for and one against, or only that it was adopted.
 */
import { expect, test } from 'vitest';
import type { Replay } from '../../../src/engine/results/types.ts';
import { enact, errorsOf, judged, notesOf, play } from '../table.ts';
import { law } from './in-short.ts';

const AGAINST = '{ on: adopted, to: against, points: 5 }';
const MOVER = '{ on: adopted, to: proposer, points: 2 }';
const SHARE = '{ on: adopted, to: proposer, points: votes.for }';
const GOLD = '{ on: adopted, to: against, quantity: gold, amount: 1 }';
const ONE = '{ on: resolved, to: against, points: 1 }';
const IMPOSSIBLE = '{ on: adopted, to: against, points: 6 / player.points }';
const TO_MOVER = '{ on: adopted, to: against, points: "player.proposer ? 5 : 0" }';

const TALLY = 'votes: { tally: { for: 2, against: 1 } }';
const OUTCOME = 'outcome: adopted # votes:';
const NAMED = 'votes: { for: [a, b], against: [c] }';

type Awards = Readonly<Record<number, string>>;

/** A vote of which something is known, and what the record says that it earned, if it does. */
function stated(recorded: string, awards: Awards, votes = TALLY): Replay {
  const giving = Object.entries(awards).map(([number, award]) => [number, `awards: [${award}]`]);
  const settles = 'settles: [{ move: 301, is: legal }]';
  const says = { 202: '', 203: 'adoption: votes.majority', 204: '', 206: '' };
  return play({
    cards: law({ ...says, ...Object.fromEntries(giving) }),
    proposals: { 301: enact(301, 'a', `${votes}\n${recorded && `awards: ${recorded}`}`) },
    ...(votes === NAMED && { judgments: { 1: judged(1, '2026-01-02', 'c', settles) } }),
  });
}

/** By player the rule under which the sum is entered, or `none` if it might be any. Else what is wrong. */
test.each<[recorded: string, Awards, string, votes?: string]>([
  // The only one that can have given it
  ['{ c: 5 }', { 206: AGAINST }, 'c 206'],
  ['{ a: 2, c: 5 }', { 202: MOVER, 206: AGAINST }, 'a none c 206'],
  ['{ c: { points: 5, gold: 1 } }', { 202: AGAINST, 206: GOLD }, 'c 202 c 206'],
  ['{ c: 6 }', { 206: `${AGAINST}, ${ONE}` }, 'c 206'],
  ['{ c: 5 }', { 206: AGAINST }, 'c 206', OUTCOME],
  // Several
  ['{ c: 10 }', { 202: AGAINST, 206: AGAINST }, 'c none'],
  ['{ a: 7 }', { 202: MOVER, 206: AGAINST }, 'a none'],
  // The one whose amount nobody can compute
  ['{ a: 5 }', { 202: SHARE }, 'a 202', OUTCOME],
  ['{ c: 5 }', { 206: IMPOSSIBLE }, 'c 206'],
  // The one that gives just that, if a Judgment let the record stand
  ['{ a: 2 }', { 202: MOVER, 206: AGAINST }, 'a 202', NAMED],
  ['{ a: 3 }', { 202: MOVER, 206: AGAINST }, 'a none', NAMED],
  // Nothing, for as many as the award may give nothing
  ['{}', { 206: TO_MOVER }, ''],
  ['{ a: 5 }', { 206: TO_MOVER }, 'a 206'],
  // Impossible sums: to a player or of a quantity that no rule gives, another sum, one of two, or
  // without a certain part
  ['{ b: 5 }', { 202: SHARE }, 'awards/mismatch', OUTCOME],
  ['{ c: 5 }', { 206: GOLD }, 'awards/mismatch'],
  ['{ c: 6 }', { 206: AGAINST }, 'awards/mismatch'],
  ['{ c: 7 }', { 202: AGAINST, 206: AGAINST }, 'awards/mismatch'],
  ['{ c: 5 }', { 202: MOVER, 206: AGAINST }, 'awards/mismatch'],
  // To more than the tally has, or fewer
  ['{ b: 5, c: 5 }', { 206: AGAINST }, 'awards/mismatch'],
  ['{}', { 206: AGAINST }, 'awards/mismatch'],
])('%s under the awards %j: %s', (recorded, awards, expected, votes = TALLY) => {
  const replayed = stated(recorded, awards, votes);
  const wrong = errorsOf(replayed).map(({ code }) => code);
  const entered = replayed.ledger.flatMap(({ player, rule }) => [player, rule?.number ?? 'none']);
  expect((wrong.length > 0 ? wrong : entered).join(' ')).toBe(expected);
});

/** The note on it. */
test.each<[recorded: string, Awards, votes: string, told: string]>([
  [
    '{ c: 5 }',
    { 206: AGAINST },
    TALLY,
    'do not tell who received the awards of Rule 206 for Proposal 301',
  ],
  ['{ a: 5 }', { 202: SHARE }, OUTCOME, 'do not tell the awards of Rule 202 for Proposal 301'],
  ['{ a: 3 }', { 202: MOVER }, NAMED, 'the rules in force give 2.'],
])('%s under the awards %j, by %s: %s', (recorded, awards, votes, told) => {
  const code = votes === NAMED ? 'by-judgment' : 'attested';
  const { findings } = stated(recorded, awards, votes);
  expect(findings).toContainEqual(
    expect.objectContaining({ code, message: expect.stringContaining(told) }),
  );
});

/** Nobody can compute it, and no record states it: noted once, where the votes or the outcome stand. */
test.each([
  [TALLY, AGAINST, 'votes'],
  [OUTCOME, SHARE, 'outcome'],
])('a sum that %s does not tell is noted, by %s, beside the %s', (votes, award, key) => {
  const notes = notesOf(stated('', { 202: award }, votes), 'attested');
  const told = notes.filter(({ message }) => message.startsWith('The awards of Rule 202'));
  expect(told).toMatchObject([{ at: { path: [key] } }]);
});
