/** Rules that differ on what adopts a change, or on what prevails. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  outcomes,
  play,
  type Setting,
  wrongs,
} from './table.ts';

/** Nothing says which of two rules prevails. */
const NO_PRECEDENCE = { 110: card(110, '', 'immutable'), 211: card(211, '') };
const SILENT_C = 'votes: { for: [a, b] }';

describe('rules about precedence that differ', () => {
  /** 208 and 209 differ; 209 prevails by a claim, and 208 by its number. */
  const dispute = (...tests: readonly (readonly [number, string, string])[]): Setting => ({
    cards: {
      105: card(105, '', 'immutable'),
      ...NO_PRECEDENCE,
      203: card(203, '{ adoption: votes.for > votes.against }'),
      208: card(208, '{ participation: required }'),
      209: card(209, '{ participation: optional, overrides: [208] }'),
      ...Object.fromEntries(
        tests.map(([number, list, tier]) => [
          number,
          card(number, `{ precedence: [${list}] }`, tier),
        ]),
      ),
    },
    proposals: { 301: enact(301, 'a', SILENT_C) },
  });

  it('are heeded one after the other, by number', () => {
    const claimsFirst = dispute([210, 'claims', 'mutable'], [211, 'lowest-number', 'mutable']);
    const numberFirst = dispute([210, 'lowest-number', 'mutable'], [211, 'claims', 'mutable']);
    expect(wrongs(claimsFirst)).toEqual([]);
    expect(wrongs(numberFirst)).toEqual(['vote/missing']);
  });

  it('are heeded one after the other, the higher tier first', () => {
    const setting = dispute([116, 'claims', 'immutable'], [106, 'lowest-number', 'mutable']);
    expect(wrongs(setting)).toEqual([]);
    const turned = dispute([116, 'claims', 'mutable'], [106, 'lowest-number', 'immutable']);
    expect(wrongs(turned)).toEqual(['vote/missing']);
  });

  it('leave it to the Judgment of the turn, which is asked for what it has not said', () => {
    const judgments = { 1: judged(1, day(301, 0), 'c') };
    const [found] = errorsOf(play({ ...dispute([110, 'tier', 'immutable']), judgments }));
    expect(found?.help).toContain('Judgment 1 was given in this turn');
    expect(found?.help).toContain('{ move: 301, is: … }');
  });

  it('complete one another where the first does not decide', () => {
    const setting = dispute([110, 'tier', 'immutable'], [211, 'lowest-number', 'mutable']);
    expect(wrongs(setting)).toEqual(['vote/missing']);
    expect(wrongs(dispute([110, 'tier', 'immutable']))).toEqual(['law/conflict']);
  });

  it('change places when one of them is transmuted in mid-game', () => {
    const precedence = newRule('{ precedence: [lowest-number] }');
    const setting = (...acts: readonly string[]): Setting => ({
      ...dispute([211, 'claims', 'mutable']),
      proposals: inTurn(precedence, ...acts, SILENT_C),
    });
    expect(wrongs(setting(''))).toEqual([]);
    expect(wrongs(setting('transmute: { rule: 301, to: immutable }'))).toEqual(['vote/missing']);
  });
});

describe('what adopts a change', () => {
  const TWO_TO_ONE = 'votes: { for: [a, b], against: [c] }';
  const outcome = (act: string, demands: readonly string[], more: Setting['cards'] = {}) => {
    const rules = demands.map((demand, index) => [
      206 + index,
      card(206 + index, `{ adoption: [${demand}] }`),
    ]);
    const unanimous = { 203: card(203, '{ adoption: votes.unanimous }') };
    const cards = { ...more, ...unanimous, ...Object.fromEntries(rules) };
    const replayed = play({ cards, proposals: { 301: enact(301, 'a', `${act}\n${TWO_TO_ONE}`) } });
    return errorsOf(replayed)[0]?.code ?? outcomes(replayed)[301];
  };
  const ANY = '{ of: {}, needs: votes.unanimous }';
  const KIND = '{ of: { kind: enact }, needs: votes.majority }';
  const TIER = '{ of: { tier: mutable }, needs: votes.majority }';
  const BOTH = '{ of: { kind: enact, tier: mutable }, needs: votes.majority }';
  const NEVER = '{ of: { kind: enact }, needs: votes.for > votes.eligible }';

  describe('where no rule says which prevails', () => {
    it.each([
      ['the demand for every change', 'enact: {}', [], 'defeated'],
      [
        'neither of two for every change',
        'enact: {}',
        ['{ needs: votes.majority }'],
        'law/conflict',
      ],
      ['the one for its kind', 'enact: {}', [KIND], 'adopted'],
      ['not the one for another kind', 'repeal: 210', [KIND], 'defeated'],
      ['the one for its tier', 'enact: {}', [TIER], 'adopted'],
      ['the one for kind and tier before that for the kind', 'enact: {}', [NEVER, BOTH], 'adopted'],
      ['neither of two for the kind', 'enact: {}', [KIND, NEVER], 'law/conflict'],
      ['neither of kind and tier', 'enact: {}', [NEVER, TIER], 'law/conflict'],
      ['all the equally specific ones of one rule', 'enact: {}', [`${TIER}, ${NEVER}`], 'defeated'],
      ['the specific one of one rule', 'enact: {}', [`${ANY}, ${KIND}`], 'adopted'],
      ['the specific one, whatever the general ones', 'enact: {}', [ANY, KIND], 'adopted'],
    ])('is %s', (_, act, demands, expected) => {
      expect(outcome(act, demands, NO_PRECEDENCE)).toBe(expected);
    });
  });

  describe('where the lower number prevails', () => {
    it.each([
      ['the general one with the lower number', 'enact: {}', [KIND], 'defeated'],
      [
        'by number, of two for every change',
        'enact: {}',
        ['{ needs: votes.majority }'],
        'defeated',
      ],
      ['the specific one of the prevailing rule', 'enact: {}', [NEVER, BOTH], 'defeated'],
    ])('is %s', (_, act, demands, expected) => {
      expect(outcome(act, demands)).toBe(expected);
    });

    it('is the special one that claims to prevail', () => {
      const claiming = { 214: card(214, `{ adoption: [${KIND}], overrides: [203] }`) };
      expect(outcome('enact: {}', [], claiming)).toBe('adopted');
      expect(outcome('repeal: 210', [], claiming)).toBe('defeated');
    });
  });

  it('is demanded of every part of a compound proposal', () => {
    const compound = (second: string) => `changes:\n  - { enact: {}, text: One. }\n  - ${second}`;
    expect(outcome(compound('{ enact: {}, text: Two. }'), [KIND], NO_PRECEDENCE)).toBe('adopted');
    expect(outcome(compound('{ repeal: 210 }'), [KIND], NO_PRECEDENCE)).toBe('defeated');
  });
});
