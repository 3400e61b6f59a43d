/** Readings that are taken otherwise for the words of one rule: `unanimity-109`. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  errorsOf,
  hangingOn,
  inTurn,
  judged,
  newRule,
  notesOf,
  outcomes,
  play,
  type Setting,
} from './table.ts';

/** C abstains from the repeal of a mutable rule, and from the transmutation of an immutable one. */
const TWO_VOTES = inTurn(
  'repeal: 210\nvotes: { for: [a, b], abstain: [c] }',
  'transmute: { rule: 101, to: mutable }\nvotes: { for: [a, b], abstain: [c] }',
);
const custom = (readings: string): Setting => ({
  game: `readings: ${readings}`,
  proposals: TWO_VOTES,
});

describe('unanimity in the words of one rule', () => {
  it('is taken otherwise by game custom', () => {
    const ofRule203 = custom('{ unanimity-203: { take: none-against } }');
    expect(outcomes(play(ofRule203))).toEqual({ 301: 'adopted', 302: 'defeated' });
    const butNot109 = custom(
      '{ unanimity: { take: none-against }, unanimity-109: { take: all-for } }',
    );
    expect(outcomes(play(butNot109))).toEqual({ 301: 'adopted', 302: 'defeated' });
  });

  it('is taken otherwise by a rule, on its own card or on another', () => {
    const adoption = '[{ of: { kind: transmute, tier: immutable }, needs: votes.unanimous }]';
    const own = `{ adoption: ${adoption}, readings: { unanimity-109: none-against } }`;
    const cards = { 109: card(109, own, 'immutable') };
    expect(outcomes(play({ cards, proposals: TWO_VOTES }))).toEqual({
      301: 'defeated',
      302: 'adopted',
    });
    const enacted = newRule('{ readings: { unanimity-203: none-against } }');
    const votes = 'votes: { for: [a, b], abstain: [c] }';
    const proposals = inTurn(enacted, `repeal: 210\n${votes}`, `repeal: 301\n${votes}`);
    expect(outcomes(play({ proposals }))).toMatchObject({ 302: 'adopted', 303: 'adopted' });
  });

  it('is taken otherwise by a Judgment, in its own turn', () => {
    const settles = 'settles: [{ reading: unanimity-203, take: none-against }]';
    const judgments = { 1: judged(1, day(301, 0), 'c', settles) };
    expect(outcomes(play({ proposals: TWO_VOTES, judgments }))).toEqual({
      301: 'adopted',
      302: 'defeated',
    });
  });

  it('may be left open for one rule', () => {
    const open = play(custom('{ unanimity-203: { take: open } }'));
    expect(errorsOf(open).map(({ code }) => code)).toEqual(['reading/open']);
  });

  it('is noted as the reading of that rule', () => {
    const replayed = play(custom('{ unanimity-203: { take: none-against } }'));
    expect(hangingOn(replayed, 'unanimity-203')).toEqual({
      'the outcome of Proposal 301': {
        'none-against': 'it is adopted',
        'all-for': 'it is defeated',
      },
      'what Proposal 301 earns': {
        'none-against': 'A receives 7 points',
        'all-for': 'A loses 3 points',
      },
    });
    const [note] = notesOf(replayed, 'contestable').filter(({ message }) =>
      message.startsWith('The outcome of Proposal 301'),
    );
    expect(note?.message).toContain('Of Rule 203: does an abstention or silence defeat unanimity?');
    expect(hangingOn(replayed, 'unanimity')).toHaveProperty(['the outcome of Proposal 302']);
  });

  it('goes by the number that the rule has now, or had', () => {
    const amended = (number: number) => ({
      game: `readings: { unanimity-${number}: { take: none-against } }`,
      proposals: inTurn(
        'amend: 203\nmechanics: keep',
        'repeal: 210\nvotes: { for: [a, b], abstain: [c] }',
      ),
    });
    expect(outcomes(play(amended(301)))).toMatchObject({ 302: 'adopted' });
    expect(outcomes(play(amended(203)))).toMatchObject({ 302: 'adopted' });
    expect(outcomes(play(amended(204)))).toMatchObject({ 302: 'defeated' });
  });
});

describe('of two rules that read the words of a third', () => {
  it('that prevails by which the rules of precedence say, though it speaks of all', () => {
    const readings = (first: string, second: string): Setting => ({
      proposals: inTurn(
        newRule(`{ readings: { ${first} } }`),
        newRule(`{ readings: { ${second} } }`),
        'repeal: 210\nvotes: { for: [a, b], abstain: [c] }',
      ),
    });
    const general = play(readings('unanimity: all-for', 'unanimity-203: none-against'));
    expect(outcomes(general)).toMatchObject({ 303: 'defeated' });
    const special = play(readings('unanimity-203: none-against', 'unanimity: all-for'));
    expect(outcomes(special)).toMatchObject({ 303: 'adopted' });
  });
});

it('is told once, behind the reading of all rules', () => {
  const { readings } = play(
    custom(
      '{ unanimity-203: { take: none-against }, unanimity-109: { take: all-for }, majority-203: { take: of-cast } }',
    ),
  );
  const told = readings.map(({ id }) => id).filter((id) => /^(?:unanimity|majority)/.test(id));
  expect(told).toEqual(['unanimity', 'unanimity-109', 'unanimity-203', 'majority', 'majority-203']);
});

it('is not taken of one rule where the register does not let it be', () => {
  expect(() => play(custom('{ withdrawal-104: { take: yes } }'))).toThrow(/is not a reading/);
});
