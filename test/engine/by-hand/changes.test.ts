/**
 * The results of changes of rules. A, B and C vote for each proposal, unless it says otherwise. Suber's
 * set has the immutable rules 101 to 116 and the mutable rules 201 to 213.
 */
import { expect, test } from 'vitest';
import { rulesAt } from '../../../src/engine/results/rules-at.ts';
import type { Replay } from '../../../src/engine/results/types.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  notesOf,
  page,
  play,
  type Setting,
  wrongsIn,
} from '../table.ts';
import { law } from './in-short.ts';

const CARDS: NonNullable<Setting['cards']> = {
  206: page(
    'rule: 206\ntier: mutable\ntitle: Losses\nmechanics: { awards: [{ on: defeated, to: proposer, points: -10 }] }',
    'Whoever loses a vote pays 10 points.',
  ),
  209: card(
    209,
    '{ limits: [{ of: mutable, most: 14, least: 12 }, { of: immutable, least: 15 }] }',
  ),
};

/** The faults; or the outcomes, then the rules that came and those that went. */
function comesTo(setting: Setting): string {
  const replayed = play({ ...setting, cards: { ...CARDS, ...setting.cards } });
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return wrong.join(' ');
  const outcomes = replayed.proposals.map(({ outcome }) => outcome);
  return [...outcomes, ...difference(replayed)].join(' ');
}

function difference({ lives, versions }: Replay): readonly string[] {
  const told = (version: number) =>
    rulesAt(lives, version).map(({ number, tier }) => `${number}${tier === 'mutable' ? '' : '!'}`);
  const [before, after] = [told(0), told(versions.length - 1)];
  return [
    ...after.filter((rule) => !before.includes(rule)).map((rule) => `+${rule}`),
    ...before.filter((rule) => !after.includes(rule)).map((rule) => `-${rule}`),
  ];
}

/** An immutable rule has an exclamation mark. A rule that is changed bears the number of the proposal. */
test.each([
  // Enactments
  ['enact: {}', 'New.', 'adopted +301'],
  ['enact: { title: Songs }', 'Sing.', 'adopted +301'],
  ['enact: { tier: mutable }', 'New.', 'adopted +301'],
  ['enact: { tier: immutable }', 'New.', 'proposal/not-permitted'],
  ['enact: { tier: holy }', 'New.', 'unknown/tier'],
  ['enact: {}', 'Whoever loses a vote pays 10 points.', 'adopted +301'],
  // Amendments
  ['amend: 206\nmechanics: none', 'Nobody pays.', 'adopted +301 -206'],
  ['amend: 206\nmechanics: keep', 'Whoever loses a vote pays.', 'adopted +301 -206'],
  ['amend: 206', 'Nobody pays.', 'mechanics/unstated'],
  ['amend: 101\nmechanics: none', 'Abide.', 'proposal/not-permitted'],
  ['amend: 399\nmechanics: none', 'Abide.', 'unknown/rule'],
  ['amend: Losses\nmechanics: none', 'Nobody pays.', 'unknown/title'],
  ['amend: { amendment: 399 }\nmechanics: none', 'Abide.', 'unknown/rule'],
  [
    'amend: 206\nmechanics: keep\nreplace: [{ from: Whoever loses, to: Who has lost }]',
    '',
    'adopted +301 -206',
  ],
  ['amend: 206\nmechanics: keep\nreplace: [{ from: nothing like it, to: b }]', '', 'proposal/text'],
  ['amend: 206\nmechanics: keep\nreplace: [{ from: o, to: b }]', '', 'proposal/text'],
  // Repeals
  ['repeal: 206', '', 'adopted -206'],
  ['repeal: 101', '', 'proposal/not-permitted'],
  ['repeal: 399', '', 'unknown/rule'],
  ['repeal: { amendment: 206 }', '', 'unknown/rule'],
  // Transmutations
  ['transmute: { rule: 101, to: mutable }', '', 'adopted +301 -101!'],
  ['transmute: { rule: 206, to: immutable }', '', 'adopted +301! -206'],
  ['transmute: { rule: 206, to: mutable }', '', 'proposal/not-permitted'],
  ['transmute: { rule: 206, to: holy }', '', 'unknown/tier'],
  ['transmute: { rule: 399, to: mutable }', '', 'unknown/rule'],
  // Limits: from 12 to 14 mutable rules (13 now), and no fewer than 15 immutable ones (16 now). A part
  // beyond them is adopted, since it has the votes, and changes nothing; the rest takes effect.
  ['changes: [{ enact: {}, text: One. }, { enact: {}, text: Two. }]', '', 'adopted +301'],
  ['changes: [{ enact: {}, text: One. }, { repeal: 206 }]', '', 'adopted +301 -206'],
  ['changes: [{ repeal: 206 }, { repeal: 207 }]', '', 'adopted -206'],
  [
    'changes: [{ repeal: 206 }, { enact: {}, text: One. }, { repeal: 210 }]',
    '',
    'adopted +302 -206 -210',
  ],
  [
    'changes: [{ transmute: { rule: 101, to: mutable } }, { repeal: 206 }]',
    '',
    'adopted +301 -101! -206',
  ],
  [
    'changes: [{ transmute: { rule: 101, to: mutable } }, { transmute: { rule: 102, to: mutable } }, { repeal: 206 }, { repeal: 207 }]',
    '',
    'adopted +301 -101! -206 -207',
  ],
  ['enact: { mechanics: { limits: [{ of: mutable, most: 13 }] } }', 'New.', 'adopted'],
  // The possible ways to win
  ['enact: { mechanics: { win: [{ when: player.points >= 50 }] } }', 'New.', 'adopted +301'],
  ['enact: { mechanics: { win: [{ when: game.turn > 9 }] } }', 'New.', 'adopted'],
  ['enact: { mechanics: { win: [{ when: player.gold >= 3 }] } }', 'New.', 'adopted'],
])('%s %j: %s', (change, text, expected) => {
  const made = enact(301, 'a', `${change}\nvotes: { for: [a, b, c] }`, text);
  expect(comesTo({ proposals: { 301: made } })).toBe(expected);
  const lost = made.replace('for: [a, b, c]', 'for: [a], against: [b, c]');
  const isIllegal = expected.includes('/');
  expect(comesTo({ proposals: { 301: lost } })).toBe(isIllegal ? expected : 'defeated');
});

const TO_MUTABLE = 'transmute: { rule: 101, to: mutable }';
const TO_IMMUTABLE = 'transmute: { rule: 206, to: immutable }';

/** One proposal after the other, by A, B and C. */
test.each([
  [['enact: {}', 'amend: 301\nmechanics: none'], 'adopted adopted +302'],
  [['enact: {}', 'repeal: 301'], 'adopted adopted'],
  [['repeal: 206', 'amend: 206\nmechanics: none'], 'gone/rule'],
  [['repeal: 206', 'repeal: 206'], 'gone/rule'],
  [['amend: 206\nmechanics: none', 'repeal: 206'], 'adopted adopted -206'],
  [['amend: 206\nmechanics: none', 'repeal: 301'], 'adopted adopted -206'],
  [['amend: 206\nmechanics: none', 'repeal: { amendment: 301 }'], 'adopted adopted +302 -206'],
  [[TO_MUTABLE, 'amend: 301\nmechanics: none'], 'adopted adopted +302 -101!'],
  [['transmute: { rule: 101, to: mutable }', 'repeal: 101'], 'adopted adopted -101!'],
  [[TO_IMMUTABLE, 'amend: 301\nmechanics: none'], 'proposal/not-permitted'],
  [[TO_IMMUTABLE, 'transmute: { rule: 301, to: mutable }'], 'adopted adopted +302 -206'],
  [['enact: {}', 'enact: {}'], 'adopted adopted +301'],
  [['repeal: 206', 'enact: {}', 'enact: {}'], 'adopted adopted adopted +302 +303 -206'],
  [['enact: {}', 'repeal: 206', 'enact: {}'], 'adopted adopted adopted +301 +303 -206'],
])('%j: %s', (acts, expected) => {
  expect(comesTo({ proposals: inTurn(...acts) })).toBe(expected);
});

const TWO = '{ enact: {}, text: New. }, { enact: {}, text: Newer. }';
const lower = (most: number) =>
  `amend: 209\nmechanics: { limits: [{ of: mutable, most: ${most} }] }`;

/** Limits that Rule 209 sets, when there are 13 mutable and 16 immutable rules. */
test.each([
  ['{ of: mutable, most: 14 }', [''], ''],
  ['{ of: mutable, most: 14 }', ['', ''], 'change/void'],
  ['{ of: mutable, most: rules.immutable - 2 }', ['', ''], 'change/void'],
  ['{ of: mutable, least: 12 }', ['repeal: 210', 'repeal: 206'], 'change/void'],
  ['{ of: immutable, least: 16 }', ['transmute: { rule: 116, to: mutable }'], 'change/void'],
  ['{ of: mutable, most: 13 }', ['amend: 210'], ''],
  ['{ of: mutable, most: 13 }', [`changes: [{ repeal: 209 }, ${TWO}]`], ''],
  // A change that sets it too low does not keep within it itself
  ['{ of: mutable, most: 20 }', [lower(13)], ''],
  ['{ of: mutable, most: 20 }', [lower(12)], 'change/void'],
  // All are kept together
  ['{ of: mutable, most: 20 }, { of: mutable, most: 13 }', [''], 'change/void'],
  // A defeated change passes none
  ['{ of: mutable, most: 13 }', ['votes: { for: [a], against: [b, c] }'], ''],
])('within %s, %j: %j', (limits, acts, expected) => {
  const cards = law({ 114: '', 209: `limits: [${limits}]` });
  const replayed = play({ cards, proposals: inTurn(...acts) });
  expect(wrongsIn(replayed).join(' ')).toBe(expected);
  expect(notesOf(replayed, 'law/void')).toEqual([]);
});

const FREE: NonNullable<Setting['cards']> = {
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
};

/** The first is put to the vote from the 1st to the 9th. The vote on the second lasts from the 3rd to the 4th. */
test.each([
  ['repeal: 206', 'repeal: 206', 'adopted adopted -206'],
  ['repeal: 206', 'amend: 206\nmechanics: none', 'adopted adopted -206'],
  ['amend: 206\nmechanics: none', 'repeal: 206', 'adopted adopted -206'],
  ['amend: 206\nmechanics: none', 'amend: 206\nmechanics: none', 'adopted adopted +301 -206'],
  ['repeal: 206', 'transmute: { rule: 206, to: immutable }', 'proposal/not-permitted'],
  ['enact: {}', 'enact: {}', 'adopted adopted +302'],
  ['enact: {}', 'repeal: 206', 'adopted adopted +301 -206'],
])('%s while %s is adopted: %s', (first, second, expected) => {
  const proposals = {
    301: enact(301, 'a', `${first}\nclosed: 2026-01-09`),
    302: enact(302, 'b', `${second}\nclosed: 2026-01-04`),
  };
  expect(comesTo({ cards: FREE, proposals })).toBe(expected);
});

/** The number of a new rule, and of one that is changed. */
test.each([
  ['takes-proposal-number', '', 'enact: {}', '+301'],
  ['takes-proposal-number', '', 'amend: 206\nmechanics: none', '+301 -206'],
  ['keeps-its-own', '', 'amend: 206\nmechanics: none', ''],
  ['keeps-its-own', '', 'transmute: { rule: 206, to: immutable }', '+206! -206'],
  ['keeps-its-own', '', 'enact: {}', '+301'],
  ['keeps-its-own', ', new-rule: next', 'enact: {}', '+214'],
  ['keeps-its-own', ', new-rule: given', 'enact: { number: 350 }', '+350'],
  ['keeps-its-own', ', new-rule: given', 'enact: { number: VPRD }', '+VPRD'],
  [
    'keeps-its-own',
    ', new-rule: next',
    'changes: [{ repeal: 213 }, { enact: {}, text: New. }]',
    '+214 -213',
  ],
])('by numbering %s%s, %s: %s', (changed, fresh, change, expected) => {
  const cards = {
    ...CARDS,
    108: card(108, `{ numbering: { first: 301, changed-rule: ${changed}${fresh} } }`, 'immutable'),
  };
  const proposals = { 301: enact(301, 'a', `${change}\nvotes: { for: [a, b, c] }`) };
  expect(comesTo({ cards, proposals })).toBe(`adopted ${expected}`.trim());
});

/** When a change takes effect: by the rules at once, and before the vote is over never. */
test.each([
  ['effective: 2026-01-02', 'forbidden', ''],
  ['effective: 2026-01-01', 'forbidden', 'effect/retroactive'],
  ['effective: 2025-12-01', 'forbidden', 'effect/retroactive'],
  ['effective: 2025-12-01', 'permitted', ''],
  ['', 'forbidden', ''],
])('%s, where to change the past is %s: %j', (effective, retroactive, expected) => {
  const cards = { 107: card(107, `{ retroactive: ${retroactive} }`, 'immutable') };
  const proposals = {
    301: enact(301, 'a', `repeal: 206\n${effective}\nvotes: { for: [a, b, c] }`),
  };
  const replayed = play({ cards, proposals });
  expect(
    errorsOf(replayed)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(expected);
  if (expected === '') expect(difference(replayed)).toEqual(['-206']);
});
