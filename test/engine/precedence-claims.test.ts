/** What a claim of a rule to prevail comes to, and what is void by it. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, enact, inTurn, newRule, notesOf, play, type Setting, wrongs } from './table.ts';

/** Void slots at the last version: "301 participation yields to 105 under 110". */
function voids({ versions }: Replay): readonly string[] {
  const last = versions.at(-1)?.voids ?? [];
  return last.map(
    ({ rule, slot, yieldsTo, under }) => `${rule} ${slot} yields to ${yieldsTo} under ${under}`,
  );
}

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
