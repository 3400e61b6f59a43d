/** Names in the formulas of cards that no rule declares. */
import { expect, test } from 'vitest';
import { card, errorsOf, inTurn, newRule, play, type Setting } from './table.ts';

const found = (setting: Setting) =>
  play(setting).findings.filter(({ code }) => code === 'unknown/name');

test.each([
  ['{ win: [{ when: player.pointz > 5 }] }', 'player.points', 'win.0.when'],
  ['{ offices: { speaker: {} }, electorate: "!player.speekr" }', 'player.speaker', 'electorate'],
  [
    '{ proposal-facts: { index: { default: 1 } }, quorum: votes.cast > proposal.facts.indx }',
    'proposal.facts.index',
    'quorum',
  ],
  ['{ ballots: "rules.mutabel" }', 'rules.mutable', 'ballots'],
  ['{ electorate: player.playng }', 'player.playing', 'electorate'],
  ['{ electorate: player.propser }', 'player.proposer', 'electorate'],
  ['{ electorate: "!player.robt" }', 'player.robot', 'electorate'],
])('%s is found on the card, with the near name %s', (mechanics, near, path) => {
  const names = found({ cards: { 214: card(214, mechanics) } });
  expect(names).toMatchObject([
    { severity: 'error', help: `Did you mean \`${near}\`?`, at: { file: 'rulesets/suber/214.md' } },
  ]);
  const at = names.map((name) => 'path' in name.at && name.at.path.join('.'));
  expect(at).toEqual([`mechanics.${path}`]);
});

const USES = '{ awards: [{ on: late, to: proposer, points: player.silver }] }';
const DECLARES = newRule('{ quantities: { silver: { starts: 0 } } }');

test('a name stops nothing that a rule to come may declare', () => {
  const setting = { cards: { 214: card(214, USES) }, proposals: inTurn('') };
  expect(errorsOf(play(setting))).toEqual([]);
  expect(found(setting)).toMatchObject([
    { severity: 'note', message: expect.stringContaining('Add “There is one silver.”') },
  ]);
});

test('a name is known if another change of the same proposal declares it', () => {
  const both = `changes:\n  - { ${newRule(USES)}, text: A. }\n  - { ${DECLARES}, text: B. }`;
  expect(found({ proposals: inTurn(both) })).toEqual([]);
  expect(found({ proposals: inTurn(newRule(USES)) })).toHaveLength(1);
});

/** “loses 2 coin” beside “5 coins”: a second quantity, unless somebody sees it. */
const COINS =
  '[Every player begins with 5 coins., When a proposal is defeated the proposer loses 2 coin.]';

test.each<readonly [where: string, Setting]>([
  ['on one card of the Initial Set', { cards: { 214: card(214, COINS) } }],
  ['in one proposal', { proposals: inTurn(newRule(COINS)) }],
])('a quantity that is new in the singular and in the plural is asked about: %s', (_, setting) => {
  const { findings } = play(setting);
  const told = findings.filter(({ code }) => code === 'unknown/name');
  expect(told).toMatchObject([
    { severity: 'note', message: expect.stringContaining('“coin” yet. Did you mean “coins”?') },
  ]);
});
