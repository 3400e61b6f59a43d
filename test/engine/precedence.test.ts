/** Which of two rules prevails that answer the same question differently, as the rules say. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  play,
  type Setting,
  wrongs,
} from './table.ts';

/**
 * Two rules that differ on whether all must vote: Rule 208 requires it and Rule 209 does not.
 * Proposal 301 is voted on without c, so that it is lawful exactly when Rule 209 prevails.
 */
function dispute(setting: {
  readonly claims208?: string;
  readonly claims209?: string;
  readonly tests?: string;
  readonly between?: string;
  readonly tiers?: readonly [string, string];
  readonly cards?: Setting['cards'];
}): Setting {
  const { claims208 = '', claims209 = '', tiers = ['mutable', 'mutable'] } = setting;
  return {
    cards: {
      105: card(105, '', 'immutable'),
      110: card(110, '', 'immutable'),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      208: card(208, `{ participation: required${claims208} }`, tiers[0]),
      209: card(209, `{ participation: optional${claims209} }`, tiers[1]),
      211: card(
        211,
        setting.tests
          ? `{ precedence: { tests: [${setting.tests}]${setting.between ? `, between: ${setting.between}` : ''} } }`
          : '',
      ),
      ...setting.cards,
    },
    proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
  };
}

const REQUIRED = ['vote/missing'];
const OPTIONAL: readonly string[] = [];
const UNDETERMINED = ['law/conflict'];
const IMMUTABLE_209 = { tiers: ['mutable', 'immutable'] } as const;

describe('the tests of precedence', () => {
  it.each([
    ['nothing in force says', {}, UNDETERMINED],
    ['lower number', { tests: 'lowest-number' }, REQUIRED],
    ['same tier', { tests: 'tier' }, UNDETERMINED],
    ['higher tier', { tests: 'tier', ...IMMUTABLE_209 }, OPTIONAL],
    ['tier before number', { tests: 'tier, lowest-number', ...IMMUTABLE_209 }, OPTIONAL],
    ['number before tier', { tests: 'lowest-number, tier', ...IMMUTABLE_209 }, REQUIRED],
    ['no claims', { tests: 'claims' }, UNDETERMINED],
    [
      'a claim before the number',
      { tests: 'claims, lowest-number', claims209: ', overrides: [208]' },
      OPTIONAL,
    ],
    [
      'the number before a claim',
      { tests: 'lowest-number, claims', claims209: ', overrides: [208]' },
      REQUIRED,
    ],
    [
      'a claim against a higher tier, tried first',
      {
        tests: 'claims, tier',
        claims208: ', overrides: [209]',
        ...IMMUTABLE_209,
      },
      REQUIRED,
    ],
    [
      'a claim against a higher tier, tried last',
      { tests: 'tier, claims', claims208: ', overrides: [209]', ...IMMUTABLE_209 },
      OPTIONAL,
    ],
    [
      'a claim that no test heeds',
      { tests: 'tier', claims209: ', overrides: [208]' },
      UNDETERMINED,
    ],
  ])('%s', (_, setting, codes) => {
    expect(wrongs(dispute(setting))).toEqual(codes);
  });

  it('are not asked between rules that say the same: the one in the higher tier is cited', () => {
    const setting = dispute({
      tests: 'lowest-number',
      cards: {
        209: null,
        217: card(217, '{ participation: required }', 'immutable'),
      },
    });
    const [found] = errorsOf(play(setting));
    expect(found).toMatchObject({ code: 'vote/missing', rule: { number: 217 } });
  });

  it('leave in force what yields and says the same as the rule that prevails', () => {
    const setting = dispute({
      tests: 'tier',
      cards: { 105: card(105, '{ participation: required }', 'immutable') },
    });
    const voids = play({ ...setting, proposals: {} }).versions[0]?.voids ?? [];
    const contested = voids.filter(({ slot }) => slot === 'participation');
    expect(contested.map(({ rule }) => rule)).toEqual(['209']);
  });
});

describe('a rule of precedence that speaks of some conflicts alone', () => {
  const claims208 = ', overrides: [209]';
  const claims209 = ', overrides: [208]';

  it.each([
    ['lowest-number', 'same-tier', {}, REQUIRED],
    ['lowest-number', 'same-tier', IMMUTABLE_209, UNDETERMINED],
    ['lowest-number', 'different-tiers', {}, UNDETERMINED],
    ['lowest-number', 'different-tiers', IMMUTABLE_209, REQUIRED],
    ['claims', 'same-tier', { claims209 }, OPTIONAL],
    ['claims', 'same-tier', { claims209, ...IMMUTABLE_209 }, UNDETERMINED],
    ['claims', 'different-tiers', { claims209 }, UNDETERMINED],
    ['claims', 'different-tiers', { claims208, ...IMMUTABLE_209 }, REQUIRED],
    ['tier', 'different-tiers', IMMUTABLE_209, OPTIONAL],
  ])('%s, between rules of the %s', (tests, between, setting, codes) => {
    expect(wrongs(dispute({ tests, between, ...setting }))).toEqual(codes);
  });

  it('leaves rules of two tiers undecided in Suber’s set, once Rule 110 is gone', () => {
    const immutable = (number: number) =>
      card(number, '{ participation: optional, ballots: 1 }', 'immutable');
    const setting = (tier110: string | null): Setting => ({
      cards: { 110: tier110, 117: immutable(117), 207: card(207, '{ ballots: 2 }') },
      proposals: inTurn(''),
    });
    expect(wrongs(setting(card(110, '{ precedence: [tier] }', 'immutable')))).toEqual([]);
    expect(wrongs(setting(null))).toEqual(['law/conflict']);
  });

  it('names the rules between which it holds, in another rule’s company', () => {
    const conflict = {
      214: card(214, '{ precedence: { between: different-tiers, tests: [claims] } }'),
    };
    const setting = { tests: 'lowest-number', between: 'same-tier', cards: conflict };
    expect(wrongs(dispute({ ...setting, claims209, ...IMMUTABLE_209 }))).toEqual(OPTIONAL);
    expect(wrongs(dispute({ ...setting, claims209 }))).toEqual(REQUIRED);
  });
});

describe('the number of a rule', () => {
  const two = (changed: string) => ({
    ...dispute({ tests: 'lowest-number' }),
    proposals: { ...inTurn('amend: 208\nmechanics: keep', changed) },
  });

  it('is the latest, so that an amendment may cost a rule its precedence', () => {
    expect(wrongs(two('votes: { for: [a, b] }'))).toEqual(OPTIONAL);
  });

  it('that it keeps still counts from its latest change where the rules say so', () => {
    const keeping = {
      108: card(108, '{ numbering: { first: 301, changed-rule: keeps-its-own } }', 'immutable'),
    };
    const setting = (tests: string) => ({
      ...two('votes: { for: [a, b] }'),
      cards: { ...dispute({ tests }).cards, ...keeping },
    });
    expect(wrongs(setting('lowest-number'))).toEqual(REQUIRED);
    expect(wrongs(setting('lowest-effective-number'))).toEqual(OPTIONAL);
  });

  it('is the one that counts on the day, for who may vote as well', () => {
    const twice = 'votes: { for: [a, a, b, b, c, c] }';
    const amended = [newRule('{ ballots: 2 }'), 'amend: 207\nmechanics: keep', twice, twice];
    const playing = (game: string) => wrongs({ game, proposals: inTurn(...amended) });
    const since = `readings: { contest-number: { take: lowest, since: ${day(304, 0)} } }`;
    expect(playing('')).toEqual([]);
    expect(playing(since)).toEqual(['vote/twice', 'vote/twice', 'vote/twice']);
  });
});
