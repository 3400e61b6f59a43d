/** Which rule a sum is entered under that only the record knows. */
import { describe, expect, it } from 'vitest';
import { card, errorsOf, judged, notesOf, page, play } from './table.ts';

const AGAINST = '{ on: adopted, to: against, points: 5 }';
const MOVER = '{ on: adopted, to: proposer, points: 2 }';
const SHARE = '{ on: adopted, to: proposer, points: votes.for }';
const GOLD = '{ on: adopted, to: against, quantity: gold, amount: 1 }';

const TALLY = 'votes: { tally: { for: 2, against: 1 } }';
const OUTCOME = 'outcome: adopted';
const NAMED = 'votes: { for: [a, b], against: [c] }';

/** The rules under which recorded sums stand, by player; `awards` are those of rules, by number. */
function under(recorded: string, awards: Readonly<Record<number, string>>, votes = TALLY) {
  const replayed = stated(recorded, awards, votes);
  expect(errorsOf(replayed)).toEqual([]);
  return Object.fromEntries(replayed.ledger.map(({ player, rule }) => [player, rule?.number]));
}

/** A vote of which something is known, and what the record says that it earned, if it does. */
function stated(
  recorded: string | undefined,
  awards: Readonly<Record<number, string>>,
  votes = TALLY,
) {
  const quiet = [202, 204, 206].map((number) => [number, card(number, '')]);
  const giving = Object.entries(awards).map(([number, award]) => [
    number,
    card(Number(number), `{ awards: [${award}] }`),
  ]);
  const awarded = recorded === undefined ? '' : `\nawards: ${recorded}`;
  const front = `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\n${votes}`;
  const settles = 'settles: [{ move: 301, is: legal }]';
  return play({
    cards: {
      203: card(203, '{ adoption: votes.majority }'),
      ...Object.fromEntries([...quiet, ...giving]),
    },
    proposals: { 301: page(`${front}\nclosed: 2026-01-02${awarded}`, 'New.') },
    ...(votes === NAMED && { judgments: { 1: judged(1, '2026-01-02', 'c', settles) } }),
  });
}

describe('a sum that only the record attests', () => {
  it('stands under the only rule that can have given it', () => {
    expect(under('{ c: 5 }', { 206: AGAINST })).toEqual({ c: 206 });
    expect(under('{ a: 2, c: 5 }', { 202: MOVER, 206: AGAINST })).toEqual({ a: undefined, c: 206 });
    expect(under('{ c: { points: 5, gold: 1 } }', { 202: AGAINST, 206: GOLD })).toEqual({ c: 206 });
    const twice = `${AGAINST}, { on: resolved, to: against, points: 1 }`;
    expect(under('{ c: 6 }', { 206: twice })).toEqual({ c: 206 });
    expect(under('{ c: 5 }', { 206: AGAINST }, OUTCOME)).toEqual({ c: 206 });
  });

  it('stands under none of several, of which it might be any', () => {
    expect(under('{ c: 10 }', { 202: AGAINST, 206: AGAINST })).toEqual({ c: undefined });
    expect(under('{ a: 7 }', { 202: MOVER, 206: AGAINST })).toEqual({ a: undefined });
  });

  it('stands under the rule whose amount nobody can compute', () => {
    expect(under('{ a: 5 }', { 202: SHARE }, OUTCOME)).toEqual({ a: 202 });
    const impossible = '{ on: adopted, to: against, points: 6 / player.points }';
    expect(under('{ c: 5 }', { 206: impossible })).toEqual({ c: 206 });
  });

  it('stands under the rule that gives just that, where a Judgment let the record stand', () => {
    expect(under('{ a: 2 }', { 202: MOVER, 206: AGAINST }, NAMED)).toEqual({ a: 202 });
    expect(under('{ a: 3 }', { 202: MOVER, 206: AGAINST }, NAMED)).toEqual({ a: undefined });
  });
});

describe('a sum that the record states, as far as it can be checked', () => {
  type Vote = readonly [string, Readonly<Record<number, string>>, string?];

  const messages = (...vote: Vote) =>
    errorsOf(stated(...vote)).map(({ code, message }) => `${code} ${message}`);

  it.each<readonly [string, Vote]>([
    ['to somebody to whom no rule gives', ['{ b: 5 }', { 202: SHARE }, OUTCOME]],
    ['of a quantity that no rule gives', ['{ c: 5 }', { 206: GOLD }]],
    ['that is not the one given', ['{ c: 6 }', { 206: AGAINST }]],
    ['that several awards cannot make up', ['{ c: 7 }', { 202: AGAINST, 206: AGAINST }]],
    ['without what is given in any case', ['{ c: 5 }', { 202: MOVER, 206: AGAINST }]],
    ['to more than the tally has', ['{ b: 5, c: 5 }', { 206: AGAINST }]],
    ['to fewer than the tally has', ['{}', { 206: AGAINST }]],
  ])('is refused: %s', (_, vote) => {
    expect(messages(...vote)).toEqual([expect.stringMatching(/^awards\/mismatch /)]);
  });

  it('may be of nothing for as many as the award may give nothing', () => {
    const toMover = '{ on: adopted, to: against, points: "player.proposer ? 5 : 0" }';
    expect(messages('{}', { 206: toMover })).toEqual([]);
    expect(messages('{ a: 5 }', { 206: toMover })).toEqual([]);
  });

  it('is told of, where it rests on the word of the record', () => {
    const notes = (...vote: Vote) => stated(...vote).findings.map(({ message }) => message);
    expect(notes('{ c: 5 }', { 206: AGAINST })).toContainEqual(
      expect.stringContaining(
        'Who received what Rule 206 gives for Proposal 301 is what the record says',
      ),
    );
    expect(notes('{ a: 5 }', { 202: SHARE }, OUTCOME)).toContainEqual(
      expect.stringContaining('does not tell what Rule 202 gives for Proposal 301'),
    );
  });

  it('is noted, where a Judgment lets it stand', () => {
    const settled = stated('{ a: 3 }', { 202: MOVER }, NAMED);
    expect(settled.findings.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
      expect.stringMatching(/^by-judgment .* the rules in force give 2\.$/),
    );
  });
});

describe('a sum that nobody can compute, and that no record states', () => {
  it.each([
    ['beside the votes that are not enough for it', TALLY, AGAINST, 'votes'],
    ['beside the outcome, where that is all that is known', OUTCOME, SHARE, 'outcome'],
  ])('is noted %s', (_, votes, award, key) => {
    const notes = notesOf(stated(undefined, { 202: award }, votes), 'attested');
    const told = notes.filter(({ message }) => message.startsWith('What Rule 202 awards'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ at: { path: [key] } });
  });
});
