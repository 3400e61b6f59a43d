/**
 * What a reviewer is warned of in a change of the records.
 *
 * @module-tag slow
 */
import { describe, expect, test } from 'vitest';
import { enact, page, type Setting } from '../engine/table.ts';
import { CARRIED, changeOf, OPTIONAL, PLAYED_ON } from './changed-games.ts';

/** Two for it and the third silent, who need not vote: under the default reading that is not unanimous. */
const CARRIED_BY_TWO: Setting = {
  cards: OPTIONAL,
  proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
};

describe('a reviewer is warned', () => {
  test('of a voter whose silence decides', async () => {
    const { warnings } = await changeOf(
      { cards: OPTIONAL },
      { cards: OPTIONAL, proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') } },
    );
    expect(warnings).toEqual([
      'C did not vote on Proposal 301. It is defeated; with a vote for it, it would be adopted.',
    ]);
  });

  test('of a vote that was changed or removed, and of a text changed after votes were cast', async () => {
    const open = (votes: string, text: string) => ({
      proposals: {
        301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: ${votes}`, text),
      },
    });
    const { warnings, moves } = await changeOf(
      open('{ for: [a, b] }', 'Players are polite.'),
      open('{ against: [b] }', 'Players are rude.'),
    );
    expect(warnings).toEqual([
      'The vote of A on Proposal 301 was for, and is gone.',
      'The vote of B on Proposal 301 was for, and is against now.',
      'What Proposal 301 asks for changed after 2 votes were cast.',
    ]);
    expect(moves).toMatchObject([{ is: 'changed' }]);
  });

  test('of nothing where only the record beside a text changed', async () => {
    const open = (more: string) => ({
      proposals: {
        301: page(
          `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: { for: [a, b] }${more}`,
          'Players are polite.',
        ),
      },
    });
    const { warnings } = await changeOf(open(''), open('\nwith: [c]\nname: Manners'));
    expect(warnings).toEqual([]);
  });

  test('of an illegal move that a Judgment lets stand', async () => {
    const late = enact(302, 'c');
    const judgment = page(
      'judgment: 1\nquestion: May C propose?\nby: b\ninvoked: 2026-01-05\njudge: b\nruling: "Yes"\ngiven: 2026-01-05\nsettles: [{ move: 302, is: legal }]',
      'Let it be.',
    );
    const { warnings } = await changeOf(
      { proposals: { 301: CARRIED } },
      { proposals: { 301: CARRIED, 302: late }, judgments: { 1: judgment } },
    );
    expect(warnings).toContain(
      'Judgment 1 lets Proposal 302 stand, whatever the check finds wrong with it.',
    );
  });

  test('of what breaks a rule and stands, since nobody objected', async () => {
    const { warnings, refusals } = await changeOf(PLAYED_ON.before, PLAYED_ON.after);
    expect(refusals).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringContaining('Proposal 302 stands. Nobody objected:'),
    );
  });

  test.each([
    ['nobody could win any more', 'win: [{ when: player.points >= 100 }]', ['112', '208', '213']],
    ['no Judge could be chosen any more', 'judge: { chosen: preceding-player }', ['212']],
  ])('that with it %s', async (lost, mechanics, without) => {
    const only = page(`rule: 250\ntier: mutable\nmechanics:\n  ${mechanics}`, 'The only one.');
    const gone = Object.fromEntries(without.map((number) => [number, null]));
    const cards = { ...gone, '250': only };
    const { warnings, refusals } = await changeOf(
      { cards },
      { cards, proposals: { 301: enact(301, 'a', 'repeal: 250') } },
    );
    expect(refusals).toEqual([]);
    expect(warnings).toEqual([`With this change ${lost}.`]);
  });
});

describe('what is no move is told by what it turns', () => {
  const defeated = CARRIED_BY_TWO;

  test('a reading that is declared late', async () => {
    const change = await changeOf(defeated, {
      ...defeated,
      game: 'readings: { unanimity: { take: none-against, why: It was meant. } }\ncorrected: { on: 2024-02-01, why: It was meant. }',
    });
    expect(change.moves).toEqual([]);
    expect(change.warnings).toContain('Proposal 301 was defeated, and is adopted now.');
  });

  test('a card of the ruleset', async () => {
    const change = await changeOf(defeated, {
      ...defeated,
      cards: {
        ...OPTIONAL,
        '203': page(
          'rule: 203\ntier: mutable\nmechanics:\n  adoption: votes.for > votes.against',
          'A majority adopts.',
        ),
      },
    });
    expect(change.warnings).toContain('Proposal 301 was defeated, and is adopted now.');
  });

  test('and refused, where the check refuses it', async () => {
    const change = await changeOf(defeated, {
      ...defeated,
      game: 'readings: { unanimity: { take: none-against, why: It was meant. } }',
    });
    expect(change.refusals).toEqual([expect.stringContaining('declared only now')]);
  });
});
