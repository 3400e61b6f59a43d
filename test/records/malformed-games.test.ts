/** Games and rulesets that are none, and records that lack one another. */
import { describe, expect, test } from 'vitest';
import { cases, expectFound, findIn, PROPOSAL, record } from './marked-records.ts';

cases('a game', 'games/g/game.md', [
  ['no ruleset', record('⟦title⟧: A\nmedium: table\nplayers: {}'), ['format/missing']],
  [
    'another ruleset',
    record('title: A\nruleset: ⟦t⟧\nmedium: table\nplayers: {}'),
    ['unknown/ruleset'],
  ],
  ['another medium', record('title: A\nruleset: s\nmedium: ⟦post⟧\nplayers: {}'), ['format/type']],
  [
    'players in a list',
    record('title: A\nruleset: s\nmedium: table\nplayers: ⟦[ada]⟧'),
    ['format/type'],
  ],
  [
    'a player twice',
    record('title: A\nruleset: s\nmedium: table\nplayers:\n  a: { name: A }\n  ⟦a⟧: { name: B }'),
    ['format/duplicate'],
  ],
  [
    'a player without a name',
    record('title: A\nruleset: s\nmedium: table\nplayers: { ⟦a⟧: {} }'),
    ['format/missing'],
  ],
  [
    'a team of strangers',
    record(
      'title: A\nruleset: s\nmedium: table\nplayers: { ada: { name: A } }\nteams: { red: [ada, ⟦eve⟧] }',
    ),
    ['unknown/player'],
  ],
  [
    'an unknown reading',
    record(
      'title: A\nruleset: s\nmedium: table\nplayers: {}\nreadings: { ⟦unanimty⟧: { take: all-for } }',
    ),
    ['format/key'],
  ],
  [
    'an unknown option',
    record(
      'title: A\nruleset: s\nmedium: table\nplayers: {}\nreadings: { unanimity: { take: ⟦all⟧ } }',
    ),
    ['format/type'],
  ],
  [
    'a reading left open',
    record(
      'title: A\nruleset: s\nmedium: table\nplayers: {}\nreadings: { unanimity: { take: open } }',
    ),
    [],
  ],
]);

cases('a rule card', 'rulesets/s/101.md', [
  ['another number', record('rule: ⟦102⟧\ntier: mutable', 'W'), ['format/file']],
  ['no tier', record('⟦rule⟧: 101', 'W'), ['format/missing']],
  ['another tier', record('rule: 101\ntier: ⟦mutabel⟧', 'W'), ['format/type']],
  ['no text', '---\nrule: 101\ntier: mutable\n⟦---⟧\n\n \n', ['format/missing']],
  [
    'a formula with a wrong name',
    record('rule: 101\ntier: mutable\nmechanics: { adoption: votes.for > ⟦votes.foes⟧ }', 'W'),
    ['format/formula'],
  ],
  [
    'a wrong name in quotes',
    record(
      "rule: 101\ntier: mutable\nmechanics: { win: [{ when: 'game.medium == \"it''s\" && ⟦me⟧' }] }",
      'W',
    ),
    ['format/formula'],
  ],
  [
    'a wrong name on a folded line',
    record(
      'rule: 101\ntier: mutable\nmechanics:\n  adoption: >-\n    votes.for >\n    ⟦votes.foes⟧ + 1',
      'W',
    ),
    ['format/formula'],
  ],
  [
    'a tier that a card adds twice',
    record(
      'rule: 101\ntier: mutable\nmechanics: { tiers: [{ id: a, title: A }, { id: ⟦a⟧, title: B }] }',
      'W',
    ),
    ['format/duplicate'],
  ],
  [
    'a tier of mechanics',
    record(
      'rule: 101\ntier: mutable\nmechanics: { changes: { ⟦mutabel⟧: [enact] }, limits: [{ of: ⟦imutable⟧ }] }',
      'W',
    ),
    ['format/key', 'format/type'],
  ],
  [
    'a slot that is none',
    record('rule: 101\ntier: mutable\nmechanics: { ⟦adoptoin⟧: votes.majority }', 'W'),
    ['format/key'],
  ],
  [
    'mechanics in a list',
    record('rule: 101\ntier: mutable\nmechanics: ⟦[]⟧', 'W'),
    ['format/type'],
  ],
]);

cases('a ruleset', 'rulesets/s/ruleset.md', [
  ['no tiers', record('⟦title⟧: A'), ['format/missing']],
  ['no tier at all', record('title: A\ntiers: ⟦[]⟧'), ['format/missing']],
  [
    'a tier twice',
    record('title: A\ntiers: [{ id: a, title: A }, { id: ⟦a⟧, title: B }]'),
    ['format/duplicate'],
  ],
]);

describe('a tier that a card names and nothing has', () => {
  test.each([
    ['changes', 'changes: { ⟦nowhere⟧: [enact] }', 'format/key'],
    ['adoption', 'adoption: [{ of: { tier: ⟦nowhere⟧ }, needs: votes.unanimous }]'],
    ['limits', 'limits: [{ of: ⟦nowhere⟧, most: 3 }]'],
    ['tiers', 'tiers: [{ id: x, title: X, above: ⟦nowhere⟧ }]'],
    ['fiat', 'fiat: { tiers: [⟦nowhere⟧], by: Magic Elf }'],
    ['overrides', 'overrides: [{ tier: ⟦nowhere⟧ }]'],
    ['defers-to', 'defers-to: [{ tier: ⟦nowhere⟧ }]'],
    [
      'becomes',
      'becomes: { when: game.turn > 1, mechanics: { limits: [{ of: ⟦nowhere⟧, most: 3 }] } }',
    ],
  ])('%s', (_, mechanics, code = 'format/type') => {
    const card = record(`rule: 101\ntier: mutable\nmechanics: { ${mechanics} }`, 'W');
    expectFound({ 'rulesets/s/101.md': card }, [code]);
  });

  test('which another card of the set adds', () => {
    const card = (rule: number, tier: string, mechanics: string) =>
      record(`rule: ${rule}\ntier: ${tier}\nmechanics: ${mechanics}`, 'W');
    expectFound(
      {
        'rulesets/s/101.md': card(101, 'mutable', '{ tiers: [{ id: bylaw, title: Bylaws }] }'),
        'rulesets/s/102.md': card(102, 'bylaw', '{ limits: [{ of: bylaw, most: 3 }] }'),
        'rulesets/s/103.md': card(103, '⟦bylow⟧', '{}'),
      },
      ['format/type'],
    );
  });
});

test('twenty players are listed for a wrong name, and more are not', () => {
  const helpAmong = (count: number) => {
    const players = Array.from({ length: count }, (_, i) => `  p${i}: { name: No. ${i} }\n`);
    const game = record(
      `title: A\nruleset: s\nmedium: table\nplayers:\n${players.join('')}`.trimEnd(),
    );
    const vote = record('proposal: 301\nenact: {}\nvotes: { for: [Quux] }', 'W');
    return findIn({ 'games/g/game.md': game, [PROPOSAL]: vote }).map(({ help }) => help);
  };
  expect(helpAmong(20)).toEqual([expect.stringMatching(/p19 \(No. 19\)\.$/)]);
  expect(helpAmong(21)).toEqual([expect.stringMatching(/p19 \(No. 19\), …\.$/)]);
});

test('players are suggested for no more wrong names than one can read', () => {
  const names = Array.from(
    { length: 40 },
    (_, i) => `Nobody ${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
  );
  const vote = (number: number, of: readonly string[]) =>
    record(`proposal: ${number}\nby: ada\nenact: {}\nvotes: { for: [${of.join(', ')}] }`, 'W');
  const found = findIn({
    [PROPOSAL]: vote(301, names),
    'games/g/proposals/302.md': vote(
      302,
      names.map((name) => `${name}x`),
    ),
    'games/g/proposals/303.md': vote(303, names),
  });
  expect(found).toHaveLength(120);
  const helped = found.filter(({ help }) => help?.startsWith('The players are'));
  // The forty names, ten of the others, and the forty once more, for which nothing new is looked up.
  expect(helped).toHaveLength(90);
});

describe('records that lack one another', () => {
  test('proposals without their game', () => {
    expectFound(
      { 'games/g/game.md': '', [PROPOSAL]: '---\n⟦proposal: 301\nby: ada\nenact: {}⟧\n---\nW' },
      ['format/missing'],
    );
  });

  test('cards without their set', () => {
    const card = '---\n⟦rule: 101\ntier: mutable⟧\n---\nW';
    expectFound({ 'rulesets/t/101.md': card }, ['format/missing']);
  });

  test('two judgments of one number', () => {
    const judgment = 'question: Q\nby: ada';
    const [finding] = expectFound(
      {
        'games/g/judgments/1.md': record(`judgment: 1\n${judgment}`),
        'games/g/judgments/2.md': record(`judgment: ⟦1⟧\n${judgment}`),
      },
      ['format/duplicate'],
    );
    expect(finding?.related).toMatchObject([
      { file: 'games/g/judgments/1.md', line: 2, column: 11 },
    ]);
  });

  test('two cards of one number', () => {
    const cards = {
      'rulesets/s/101-b.md': record('rule: ⟦101⟧\ntier: mutable', 'W'),
      'rulesets/s/101.md': record('rule: ⟦101⟧\ntier: mutable', 'W'),
    };
    const found = expectFound(cards, ['format/file', 'format/duplicate']);
    expect(found[1]?.related).toMatchObject([{ file: 'rulesets/s/101-b.md', line: 2 }]);
  });

  test('a team may have members who join later', () => {
    expectFound(
      {
        'games/g/game.md': record(
          'title: A\nruleset: s\nmedium: table\nplayers: {}\nteams: { red: [eve] }',
        ),
        'games/g/events/1.md': record('join: { id: eve, name: Eve }'),
      },
      [],
    );
  });
});

describe('a record that stands though nobody may object', () => {
  const head = (more: string) =>
    record(`title: A\nruleset: s\nmedium: table\nplayers: { ada: { name: A } }${more}`);
  const records = (game: string, key: string) => ({
    'games/g/game.md': game,
    [PROPOSAL]: record(
      `proposal: 301\noutcome: adopted\nenact: {}\n${key}: { why: Nobody minded. }`,
      'W',
    ),
    'games/g/judgments/1.md': record(
      `judgment: 1\nquestion: Q\nby: ada\n${key}: { why: Nobody minded. }`,
      'W',
    ),
    'games/g/events/1.md': record(
      `events:\n  - { note: A day of rest., ${key}: { why: Nobody minded. } }`,
    ),
  });

  test('is refused where the game does not say that such records stand', () => {
    const found = expectFound(records(head(''), '⟦stands⟧'), [
      'format/key',
      'format/key',
      'format/key',
    ]);
    expect(found.map(({ help }) => help)).toEqual(
      Array(3).fill(
        'Write `unobjected: stands` in game.md if that is how the table plays, or take it out.',
      ),
    );
  });

  test('is read where the game says so', () => {
    expectFound(records(head('\nunobjected: stands'), 'stands'), []);
  });
});

describe('names that would be one', () => {
  test('records whose names differ by large and small letters alone', () => {
    const [finding, ...others] = findIn({
      'games/g/events/May.md': record('note: A'),
      'games/g/events/may.md': record('note: B'),
      'games/g/judgments/may.md': record('judgment: 1\nquestion: Q\nby: ada'),
    });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'format/file',
      file: 'games/g/events/may.md',
      game: 'g',
      message: expect.stringContaining('`games/g/events/May.md`'),
      related: [{ file: 'games/g/events/May.md' }],
    });
  });

  test('records whose names both have large letters', () => {
    const found = findIn({
      'games/g/events/MAY.md': record('note: A'),
      'games/g/events/May.md': record('note: B'),
    });
    expect(found).toMatchObject([{ code: 'format/file', file: 'games/g/events/May.md' }]);
  });

  test.each([
    ['con', /Windows/],
    ['a'.repeat(101), /has 101 characters/],
  ])('%s is no id of a player, wherever it stands', (id, help) => {
    const players = `title: A\nruleset: s\nmedium: table\nplayers: { ⟦${id}⟧: { name: A } }`;
    const [key] = expectFound({ 'games/g/game.md': record(players) }, ['format/key']);
    expect(key?.help).toMatch(help);
    const [joins] = expectFound(
      { 'games/g/events/1.md': record(`join: { id: ⟦${id}⟧, name: C }`) },
      ['format/type'],
    );
    expect(joins?.help).toMatch(help);
  });
});
