/** Names in the formulas of cards that no rule declares. */
import { describe, expect, it } from 'vitest';
import { card, errorsOf, inTurn, newRule, play, type Setting } from './table.ts';

const asking = (mechanics: string): Setting => ({ cards: { 214: card(214, mechanics) } });
const found = (setting: Setting) =>
  play(setting)
    .findings.filter(({ code }) => code === 'unknown/name')
    .map(({ severity, message, help, at }) => ({ severity, message, help, at }));

describe('a name that no rule declares', () => {
  it.each([
    ['{ win: [{ when: player.pointz > 5 }] }', 'player.points', ['win', 0, 'when']],
    [
      '{ offices: { speaker: {} }, electorate: "!player.speekr" }',
      'player.speaker',
      ['electorate'],
    ],
    [
      '{ proposal-facts: { index: { default: 1 } }, quorum: votes.cast > proposal.facts.indx }',
      'proposal.facts.index',
      ['quorum'],
    ],
    ['{ ballots: "rules.mutabel" }', 'rules.mutable', ['ballots']],
    ['{ electorate: player.playng }', 'player.playing', ['electorate']],
    ['{ electorate: player.propser }', 'player.proposer', ['electorate']],
    ['{ electorate: "!player.robt" }', 'player.robot', ['electorate']],
  ])('is found on the card, with the name that is near: %s', (mechanics, near, path) => {
    expect(found(asking(mechanics))).toMatchObject([
      {
        severity: 'error',
        help: `Did you mean \`${near}\`?`,
        at: { file: 'rulesets/suber/214.md', path: ['mechanics', ...path] },
      },
    ]);
  });

  it('stops nothing where a rule to come may declare it', () => {
    const setting = asking('{ awards: [{ on: late, to: proposer, points: player.silver }] }');
    const proposals = inTurn('');
    const replayed = play({ ...setting, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    expect(found({ ...setting, proposals })).toMatchObject([
      { severity: 'note', help: expect.stringContaining('`quantities`') },
    ]);
  });

  it('is known if another change of the same proposal declares it', () => {
    const uses = newRule('{ awards: [{ on: late, to: proposer, points: player.silver }] }');
    const declares = newRule('{ quantities: { silver: { starts: 0 } } }');
    const both = `changes:\n  - { ${uses}, text: A. }\n  - { ${declares}, text: B. }`;
    expect(found({ proposals: inTurn(both) })).toEqual([]);
    expect(found({ proposals: inTurn(uses) })).toHaveLength(1);
  });
});
