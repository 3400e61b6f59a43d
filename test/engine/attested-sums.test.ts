/** Which rule a sum is entered under that only the record knows. */
import { describe, expect, it } from 'vitest';
import { card, errorsOf, judged, page, play } from './table.ts';

const AGAINST = '{ on: adopted, to: against, points: 5 }';
const MOVER = '{ on: adopted, to: proposer, points: 2 }';
const SHARE = '{ on: adopted, to: proposer, points: votes.for }';
const GOLD = '{ on: adopted, to: against, quantity: gold, amount: 1 }';

const TALLY = 'votes: { tally: { for: 2, against: 1 } }';
const OUTCOME = 'outcome: adopted';
const NAMED = 'votes: { for: [a, b], against: [c] }';

/** The rules under which recorded sums stand, by player; `awards` are those of rules, by number. */
function under(recorded: string, awards: Readonly<Record<number, string>>, votes = TALLY) {
  const quiet = [202, 204, 206].map((number) => [number, card(number, '')]);
  const giving = Object.entries(awards).map(([number, award]) => [
    number,
    card(Number(number), `{ awards: [${award}] }`),
  ]);
  const front = `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\n${votes}`;
  const settles = 'settles: [{ move: 301, is: legal }]';
  const replayed = play({
    cards: {
      203: card(203, '{ adoption: votes.majority }'),
      ...Object.fromEntries([...quiet, ...giving]),
    },
    proposals: { 301: page(`${front}\nclosed: 2026-01-02\nawards: ${recorded}`, 'New.') },
    ...(votes === NAMED && { judgments: { 1: judged(1, '2026-01-02', 'c', settles) } }),
  });
  expect(errorsOf(replayed)).toEqual([]);
  return Object.fromEntries(replayed.ledger.map(({ player, rule }) => [player, rule?.number]));
}

describe('a sum that only the record attests', () => {
  it('stands under the only rule that can have given it', () => {
    expect(under('{ c: 5 }', { 206: AGAINST })).toEqual({ c: 206 });
    expect(under('{ c: 5 }', { 202: MOVER, 206: AGAINST })).toEqual({ c: 206 });
    expect(under('{ c: { gold: 1 } }', { 202: AGAINST, 206: GOLD })).toEqual({ c: 206 });
    const twice = `${AGAINST}, { on: resolved, to: against, points: 1 }`;
    expect(under('{ c: 6 }', { 206: twice })).toEqual({ c: 206 });
  });

  it('stands under none of several, of which it might be any', () => {
    expect(under('{ c: 10 }', { 202: AGAINST, 206: AGAINST })).toEqual({ c: undefined });
    expect(under('{ a: 7 }', { 202: MOVER, 206: AGAINST })).toEqual({ a: undefined });
  });

  it('stands under none that gives to others', () => {
    expect(under('{ b: 5 }', { 202: SHARE }, OUTCOME)).toEqual({ b: undefined });
    expect(under('{ a: 5 }', { 202: SHARE }, OUTCOME)).toEqual({ a: 202 });
  });

  it('stands under none that gives another quantity', () => {
    expect(under('{ c: 5 }', { 206: GOLD })).toEqual({ c: undefined });
  });

  it('stands under the rule that gives just that, where a Judgment let the record stand', () => {
    expect(under('{ a: 2 }', { 202: MOVER, 206: AGAINST }, NAMED)).toEqual({ a: 202 });
    expect(under('{ a: 3 }', { 202: MOVER, 206: AGAINST }, NAMED)).toEqual({ a: undefined });
  });
});
