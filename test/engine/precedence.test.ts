/** Which of two rules prevails that answer the same question differently, as the rules say and claim. */

import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  notesOf,
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

/** Void slots at the last version: "301 participation yields to 105 under 110". */
function voids({ versions }: Replay): readonly string[] {
  const last = versions.at(-1)?.voids ?? [];
  return last.map(
    ({ rule, slot, yieldsTo, under }) => `${rule} ${slot} yields to ${yieldsTo} under ${under}`,
  );
}

describe('a claim', () => {
  const claiming = (claims208: string, claims209: string) =>
    wrongs(dispute({ tests: 'claims, lowest-number', claims208, claims209 }));

  it.each([
    ['over a rule', ', overrides: [208]'],
    ['over a slot', ', overrides: [participation]'],
    ['over a tier', ', overrides: [{ tier: mutable }]'],
  ])('prevails %s', (_, claim) => {
    expect(claiming('', claim)).toEqual(OPTIONAL);
  });

  it.each([
    ['another rule', ', overrides: [207]'],
    ['another slot', ', overrides: [ballots]'],
    ['another tier', ', overrides: [{ tier: immutable }]'],
  ])('over %s is none here', (_, claim) => {
    expect(claiming('', claim)).toEqual(REQUIRED);
  });

  it.each([
    ['to a rule', ', defers-to: [209]'],
    ['to a slot', ', defers-to: [participation]'],
    ['to a tier', ', defers-to: [{ tier: mutable }]'],
  ])('of deference yields %s', (_, claim) => {
    expect(claiming(claim, '')).toEqual(OPTIONAL);
  });

  it.each([
    ['to prevail', ', overrides: [209]', ', overrides: [208]'],
    ['to yield', ', defers-to: [209]', ', defers-to: [208]'],
  ])('on both sides, %s, leaves it to the number', (_, claims208, claims209) => {
    expect(claiming(claims208, claims209)).toEqual(REQUIRED);
    expect(wrongs(dispute({ tests: 'claims', claims208, claims209 }))).toEqual(UNDETERMINED);
  });

  it('agreed upon by both sides holds', () => {
    expect(claiming(', defers-to: [209]', ', overrides: [208]')).toEqual(OPTIONAL);
  });

  it('in a circle of three decides nothing', () => {
    const circle = (tests: string) =>
      dispute({
        tests,
        claims208: ', overrides: [209]',
        claims209: ', overrides: [210]',
        cards: { 210: card(210, '{ participation: optional, overrides: [208] }') },
      });
    expect(wrongs(circle('claims'))).toEqual(UNDETERMINED);
    expect(wrongs(circle('claims, lowest-number'))).toEqual(REQUIRED);
  });

  it('names a rule by any number that it has had', () => {
    const claim = newRule('{ participation: optional, overrides: [105] }');
    const setting: Setting = {
      cards: { 105: card(105, '{ participation: required }') },
      proposals: inTurn('amend: 105\nmechanics: keep', claim, 'votes: { for: [a, b] }'),
    };
    expect(wrongs(setting)).toEqual([]);
    const newOnly = 'readings: { renumbering: { take: new-only } }';
    expect(wrongs({ ...setting, game: newOnly })).toEqual(['vote/missing']);
  });
});

describe('what is void', () => {
  const ballots = newRule('{ ballots: 2 }');

  it('is shown beside its rule, with the rule that makes it so', () => {
    const replayed = play({ proposals: inTurn(ballots) });
    expect(voids(replayed)).toEqual(['301 ballots yields to 207 under 211']);
    expect(notesOf(replayed, 'law/void')).toMatchObject([{ rule: { number: 211 } }]);
  });

  it('names the rule of the tiers where those decide', () => {
    const replayed = play({ proposals: inTurn(newRule('{ participation: optional }')) });
    expect(voids(replayed)).toEqual(['301 participation yields to 105 under 110']);
  });

  it('is told once, and is void no more when what it yielded to is gone', () => {
    const setting = (last: string): Setting => ({ proposals: inTurn(ballots, '', last) });
    expect(voids(play(setting('')))).toEqual(['301 ballots yields to 207 under 211']);
    expect(notesOf(play(setting('')), 'law/void')).toHaveLength(1);
    expect(voids(play(setting('repeal: 207')))).toEqual([]);
  });

  it('is told of every rule, of every slot and of every rule that it yields to', () => {
    const rules = play({ proposals: inTurn(ballots, newRule('{ ballots: 3 }')) });
    expect(voids(rules)).toEqual([
      '301 ballots yields to 207 under 211',
      '302 ballots yields to 207 under 211',
    ]);
    expect(notesOf(rules, 'law/void')).toHaveLength(2);
    const two = (most: number) => `{ ballots: ${most}, proposers: player.points >= 0 - ${most} }`;
    const slots = play({ cards: { 207: card(207, two(1)) }, proposals: inTurn(newRule(two(2))) });
    expect(voids(slots)).toEqual([
      '301 proposers yields to 207 under 211',
      '301 ballots yields to 207 under 211',
    ]);
    expect(notesOf(slots, 'law/void')).toHaveLength(2);
    const next = play({
      cards: { 208: card(208, '{ ballots: 3 }'), 209: card(209, '{ ballots: 2 }') },
      proposals: inTurn('repeal: 207'),
    });
    expect(voids(next)).toEqual(['209 ballots yields to 208 under 211']);
    // Both yield to 207 as long as there is one.
    expect(notesOf(next, 'law/void')).toHaveLength(3);
  });

  it('changes sides with the numbers', () => {
    const replayed = play({ proposals: inTurn(ballots, 'amend: 207\nmechanics: keep') });
    expect(voids(replayed)).toEqual(['207 ballots yields to 301 under 211']);
  });

  it.each([
    ['the same words', newRule('{ ballots: 1 }')],
    ['the same value in other words', newRule('{ ballots: "1" }')],
    ['a slot that adds up', newRule('{ awards: [{ on: defeated, to: proposer, points: -1 }] }')],
  ])('is not %s', (_, act) => {
    const replayed = play({ proposals: inTurn(act) });
    expect(voids(replayed)).toEqual([]);
    expect(notesOf(replayed, 'law/void')).toEqual([]);
  });

  it.each([
    [
      'a demand of some changes alone',
      '{ adoption: [{ of: { kind: repeal }, needs: votes.majority }] }',
      'adoption',
      203,
    ],
    ['a part of how judges are chosen', '{ judge: { chosen: appointed } }', 'judge', 212],
  ])('may be %s', (_, mechanics, slot, number) => {
    const replayed = play({ proposals: inTurn(newRule(mechanics)) });
    expect(voids(replayed)).toEqual([`301 ${slot} yields to ${number} under 211`]);
  });

  it('may be one thing that a rule says, where the rest of it holds', () => {
    const majority = 'amend: 203\nmechanics: { adoption: votes.majority }';
    const replayed = play({ proposals: inTurn(majority) });
    expect(voids(replayed)).toEqual(['203 adoption yields to 109 under 110']);
    expect(replayed.versions.at(-1)?.voids[0]?.part).toBe('transmute immutable');
    const [note] = notesOf(replayed, 'law/void');
    expect(note?.message).toContain('is void as to “transmute immutable”: it conflicts');
  });

  it('may be the whole of a rule that demands what another tier forbids in one case', () => {
    const game = 'readings: { void-extent: { take: the-whole-rule } }';
    const majority = 'amend: 203\nmechanics: { adoption: votes.majority }';
    expect(wrongs({ proposals: inTurn(majority, '') })).toEqual([]);
    expect(wrongs({ game, proposals: inTurn(majority, '') })).toEqual(['law/no-change-possible']);
  });

  it('may be the whole of a rule that takes the place of another, while a third stays void', () => {
    const game = 'readings: { void-extent: { take: the-whole-rule } }';
    const optional = 'participation: optional, awards: [{ on: adopted, to: everyone, points: 1 }]';
    const replayed = play({
      game,
      proposals: inTurn(
        newRule(`{ ${optional} }`),
        newRule('{ electorate: player.points > 999 }'),
        `changes: [{ repeal: 301 }, { ${newRule(`{ ${optional} }`)}, text: Again. }]`,
        '',
      ),
    });
    expect(voids(replayed)).toHaveLength(2);
    expect(replayed.ledger.filter(({ rule }) => rule?.number === 303)).toEqual([]);
  });
});

it('what a rule says alone is not void with what another says otherwise', () => {
  const cards = {
    208: card(208, '{ quantities: { gold: { starts: 3 } } }'),
    209: card(209, '{ quantities: { gold: { starts: 1 }, silver: { starts: 1 } } }'),
    210: card(210, '{ quantities: { gold: { starts: 2 } } }'),
  };
  const said = notesOf(play({ cards, proposals: inTurn('') }), 'law/void');
  expect(said.map(({ message }) => message)).toEqual([
    expect.stringContaining('Rule 209 says of “quantities” is void as to “gold.starts”:'),
    expect.stringContaining('Rule 210 says of “quantities” is void:'),
  ]);
});
