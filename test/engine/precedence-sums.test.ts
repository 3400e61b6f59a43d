/**
 * Slots that add up over rules: which of them hold where a rule claims to prevail over another, or
 * where rules cannot both hold, and what is void then.
 */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import {
  card,
  day,
  errorsOf,
  inTurn,
  judged,
  newRule,
  notesOf,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const DEFEAT = 'votes: { for: [a, b], against: [c] }';
/** Nothing says which of two mutable rules prevails. */
const NO_211 = { 211: card(211, '') };

/** Void slots at the last version: "206 awards yields to 301 under 211". */
function voids({ versions }: Replay): readonly string[] {
  const last = versions.at(-1)?.voids ?? [];
  return last.map(
    ({ rule, slot, part, yieldsTo, under }) =>
      `${rule} ${slot}${part === undefined ? '' : ` (${part})`} yields to ${yieldsTo} under ${under}`,
  );
}

/** What B holds after a rule with these mechanics has been enacted and B’s proposal defeated. */
function afterDefeat(mechanics: string, cards: Setting['cards'] = {}): unknown {
  return scores(play({ cards, proposals: inTurn(newRule(mechanics), DEFEAT) })).b;
}

const BOTH = 7 - 10 + 5;
const NEW_ONLY = 7 + 5;
const OLD_ONLY = 7 - 10;
const FIVE = 'awards: [{ on: defeated, to: proposer, points: 5 }]';

describe('a claim over what another rule awards', () => {
  it('names a rule that is called by letters', () => {
    const given = 'numbering: { first: 301, changed-rule: keeps-its-own, new-rule: given }';
    const called = (id: string, mechanics: string) =>
      `enact: { number: ${id}, mechanics: ${mechanics} }`;
    const proposals = inTurn(
      called('VPRD', '{ awards: [{ on: defeated, to: proposer, points: 50 }] }'),
      called('VPX', `{ ${FIVE}, overrides: [VPRD] }`),
      DEFEAT,
    );
    const replay = play({ cards: { 108: card(108, `{ ${given} }`) }, proposals });
    expect([errorsOf(replay), voids(replay)]).toEqual([
      [],
      ['VPRD awards yields to VPX under 211'],
    ]);
  });

  it.each([
    ['none', '', BOTH],
    ['the rule', ', overrides: [206]', NEW_ONLY],
    ['the slot', ', overrides: [awards]', 5],
    ['another rule', ', overrides: [208]', BOTH],
    ['another slot', ', overrides: [limits]', BOTH],
    ['all rules of a tier, which need not conflict', ', overrides: [{ tier: mutable }]', BOTH],
    ['the rule, by deference', ', defers-to: [206]', OLD_ONLY],
    ['another rule, by deference', ', defers-to: [208]', BOTH],
  ])('%s', (_, claim, points) => {
    expect(afterDefeat(`{ ${FIVE}${claim} }`)).toBe(points);
  });

  it.each([
    ['the rule', '{ overrides: [206] }', 7],
    ['the slot', '{ overrides: [awards] }', 0],
    ['a tier', '{ overrides: [{ tier: mutable }] }', 7 - 10],
    ['the rule, with no award instead', '{ awards: [], overrides: [206] }', 7],
    [
      'the rule, in the company of another matter',
      '{ quorum: votes.cast > 0, overrides: [206] }',
      -3,
    ],
  ])('is enough by itself: %s', (_, mechanics, points) => {
    expect(afterDefeat(mechanics)).toBe(points);
  });

  it('makes one award of two in the same words', () => {
    const ten = 'awards: [{ on: defeated, to: proposer, points: -10 }]';
    expect(afterDefeat(`{ ${ten} }`)).toBe(7 - 20);
    expect(afterDefeat(`{ ${ten}, overrides: [206] }`)).toBe(7 - 10);
  });

  it('is shown as void beside the rule, and told with the rule that makes it so', () => {
    const replayed = play({ proposals: inTurn(newRule('{ overrides: [206] }')) });
    expect(voids(replayed)).toEqual(['206 awards yields to 301 under 211']);
    expect(notesOf(replayed, 'law/void')).toMatchObject([
      { message: expect.stringContaining('What Rule 206 says of “awards” is void') },
    ]);
  });

  it('ends with the rule that makes it', () => {
    const setting = (last: string): Setting => ({
      proposals: inTurn(newRule('{ overrides: [206] }'), last, DEFEAT),
    });
    expect(scores(play(setting('')))).toMatchObject({ c: 8 });
    expect(scores(play(setting('repeal: 301')))).toMatchObject({ c: 8 - 10 });
    expect(voids(play(setting('repeal: 301')))).toEqual([]);
  });

  it('of a rule that is void makes nothing void', () => {
    const chain = (...claims: readonly string[]) =>
      play({ proposals: inTurn(...claims.map(newRule)) });
    const first = chain('{ overrides: [206] }', '{ overrides: [301] }');
    expect(voids(first)).toEqual(['301 overrides yields to 302 under 211']);
    const award = '{ awards: [{ on: rolled, to: roller, points: 1 }], overrides: [206] }';
    const second = chain(award, '{ awards: [], overrides: [301] }');
    expect(voids(second)).toEqual(['301 awards yields to 302 under 211']);
  });

  it('against which another is made leaves it to the numbers', () => {
    const cards = {
      206: card(206, '{ awards: [{ on: defeated, to: proposer, points: -10 }], overrides: [301] }'),
    };
    expect(afterDefeat(`{ ${FIVE}, overrides: [206] }`, cards)).toBe(OLD_ONLY);
  });

  it('in a circle of three leaves it to the numbers', () => {
    const awarding = (over: number) =>
      `{ awards: [{ on: defeated, to: proposer, points: ${over} }], overrides: [${over}] }`;
    const cards = {
      206: card(206, awarding(210)),
      209: card(209, awarding(206)),
      210: card(210, awarding(209)),
    };
    const replayed = play({ cards, proposals: inTurn('') });
    expect(voids(replayed)).toEqual(['210 awards yields to 206 under 211']);
  });
});

describe('a claim between tiers', () => {
  const immutable = (claim: string) => ({
    117: card(117, `{ ${FIVE}${claim} }`, 'immutable'),
  });

  it('does not help the tier that yields', () => {
    const claims = newRule(
      '{ awards: [{ on: defeated, to: proposer, points: 1 }], overrides: [117] }',
    );
    const replayed = play({ cards: immutable(''), proposals: inTurn(claims, DEFEAT) });
    expect(scores(replayed)).toMatchObject({ b: 7 - 10 + 5 });
    expect(voids(replayed)).toEqual(['301 awards yields to 117 under 110']);
  });

  it('alone, over the tier that prevails, is itself what is void', () => {
    const claims = newRule('{ overrides: [117] }');
    const replayed = play({ cards: immutable(''), proposals: inTurn(claims, DEFEAT) });
    expect(scores(replayed)).toMatchObject({ b: BOTH });
    expect(voids(replayed)).toEqual(['301 overrides (117) yields to 117 under 110']);
    const wider = play({
      cards: immutable(''),
      proposals: inTurn(newRule('{ overrides: [117, awards] }'), DEFEAT),
    });
    expect(voids(wider)).toContain('301 overrides (117) yields to 117 under 110');
  });

  it('prevails with the tier that makes it', () => {
    expect(
      scores(play({ cards: immutable(', overrides: [206]'), proposals: inTurn(DEFEAT) })),
    ).toMatchObject({ a: NEW_ONLY });
  });

  it('is undecided where no rule of precedence is in force', () => {
    const repealed = { ...immutable(', overrides: [206]'), 110: card(110, '', 'immutable') };
    expect(wrongs({ cards: repealed, proposals: inTurn(DEFEAT) })).toEqual(['law/conflict']);
    expect(wrongs({ cards: repealed, proposals: inTurn('') })).toEqual([]);
  });
});

describe('a claim that nothing in force weighs', () => {
  const undecided = (...acts: readonly string[]): Setting => ({
    cards: NO_211,
    proposals: inTurn(...acts),
  });

  it('leaves undetermined what depends on it, and nothing else', () => {
    const claim = newRule(`{ ${FIVE}, overrides: [206] }`);
    const [found] = errorsOf(play(undecided(claim, DEFEAT)));
    expect(found?.code).toBe('law/conflict');
    expect(found?.message).toContain('Rule 206 and Rule 301 differ on “awards”');
    expect(wrongs(undecided(claim, ''))).toEqual([]);
  });

  it('is decided by the Judge who lets the move stand', () => {
    const setting = undecided(newRule('{ overrides: [206] }'), DEFEAT);
    const judgments = {
      1: judged(1, day(302, 0), 'a', 'by: b\nsettles: [{ move: 302, is: legal }]'),
    };
    expect(wrongs({ ...setting, judgments })).toEqual([]);
  });

  it('does not matter where both come to the same', () => {
    const same = '{ awards: [{ on: defeated, to: proposer, points: -10 }], overrides: [206] }';
    expect(wrongs(undecided(newRule(same), ''))).toEqual([]);
  });

  it('does matter where one of two in the same words would be left', () => {
    const same = '{ awards: [{ on: defeated, to: proposer, points: -10 }], overrides: [206] }';
    const replayed = play(undecided(newRule(same), DEFEAT));
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toMatchObject({ b: -3 });
  });
});
