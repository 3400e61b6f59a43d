/** Records each of which may stand by itself, and not beside the others: what is found, and where. */
import { describe, expect, test } from 'vitest';
import { codesOf, expectFound, findIn, type Records, record } from './marked-records.ts';

/** Records of the game by their names within it, and those of rulesets. */
const named = (records: Records): Records =>
  Object.fromEntries(
    Object.entries(records).map(([name, text]) => [
      `${name.startsWith('rulesets/') ? '' : 'games/g/'}${name}.md`,
      text,
    ]),
  );

/** Finds these codes and nothing else, with these places that are related to them. */
function expectTogether(records: Records, codes: string, related = ''): readonly string[] {
  const found = expectFound(named(records), codesOf(codes));
  const places = found.flatMap((each) =>
    each.related.map(({ file, line }) => `${file.replace('games/g/', '')}:${line}`),
  );
  expect(places.join(' ')).toBe(related);
  return found.map(({ message, help = '' }) => `${message} ${help}`);
}

const head = (more: string) => record(`title: A\nruleset: s\nmedium: table\n${more}`);
const enact = (number: string | number, more = '') =>
  record(`proposal: ${number}\nby: ada\n${more}enact: {}`, 'W');
const judgment = (number: string | number, more = '') =>
  record(`judgment: ${number}\nquestion: Q\nby: ada${more}`);
const card = (rule: string | number, more = 'tier: mutable') =>
  record(`rule: ${rule}\n${more}`, 'W');

const NO_GAME: Records = { game: '', 'proposals/301': '---\n⟦proposal: 301\nenact: {}⟧\n---\nW' };
const BALLOT = record('on: 2009-02-01\nvote: ⟦for⟧');
const APART = record('on: 2009-02-01\n⟦vote⟧: for');

test.each<readonly [what: string, records: Records, codes: string, related: string]>([
  ['proposals without their game', NO_GAME, 'missing', ''],
  ['cards without their set', { 'rulesets/t/1': '---\n⟦rule: 1\ntier: a⟧\n---\nW' }, 'missing', ''],
  [
    'two judgments of one number',
    { 'judgments/1': judgment(1), 'judgments/2': judgment('⟦1⟧') },
    'duplicate',
    'judgments/1.md:2',
  ],
  [
    'two cards of one number',
    { 'rulesets/s/101-b': card('⟦101⟧'), 'rulesets/s/101': card('⟦101⟧') },
    'file duplicate',
    'rulesets/s/101-b.md:2',
  ],
  [
    'a tier that another card of the set adds, and one that none adds',
    {
      'rulesets/s/101': card(101, 'tier: mutable\nmechanics: { tiers: [{ id: a, title: A }] }'),
      'rulesets/s/102': card(102, 'tier: a\nmechanics: { limits: [{ of: a, most: 3 }] }'),
      'rulesets/s/103': card(103, 'tier: ⟦b⟧'),
    },
    'type',
    '',
  ],
  [
    'a member of a team who joins later',
    {
      game: head('players: {}\nteams: { red: [eve] }'),
      'events/1': record('join: { id: eve, name: Eve }'),
    },
    '',
    '',
  ],
  [
    'numbers that differ in large and small letters alone',
    {
      'judgments/1': judgment('17A'),
      'judgments/2': judgment('⟦17a⟧'),
      'proposals/1': enact('Tax'),
      'proposals/2': enact('⟦taX⟧'),
      'proposals/3': enact('Tax'),
    },
    'duplicate duplicate',
    'judgments/1.md:2 proposals/1.md:2',
  ],
  [
    'a vote in a file of its own beside a tally',
    { 'proposals/301': enact(301, 'votes: { tally: { for: 1 } }\n'), 'votes/301-ada': APART },
    'key',
    '',
  ],
  [
    'a vote in a file of its own on a proposal that is lost',
    { 'proposals/301': record('proposal: 301\nlost: true'), 'votes/301-ada': APART },
    'key',
    '',
  ],
  [
    'a vote in the proposal and in a file of its own',
    { 'proposals/301': enact(301, 'votes: { for: [ada] }\n'), 'votes/301-ada': BALLOT },
    'duplicate',
    'proposals/301.md:4',
  ],
  [
    'a vote in two files, by the number and by the name of the proposal',
    {
      'proposals/301-gold': enact(301),
      'votes/301-ada': record('on: 2009-02-01\nvote: for'),
      'votes/301-gold-ada': BALLOT,
    },
    'duplicate',
    'votes/301-ada.md:3',
  ],
])('%s', (_, records, codes, related) => {
  expectTogether(records, codes, related);
});

test('a player is named even if the game cannot be read', () => {
  const game = record('title: A\nruleset: s\nmedium: ⟦telepathy⟧\nplayers: {}');
  const proposal = enact(301).replace('ada', '⟦Ada⟧');
  const said = expectTogether({ game, 'proposals/301': proposal }, 'type type');
  expect(said[1]).toContain('The id of a player is the key under `players` in game.md.');
});

test('twenty players are listed for a wrong name, and more are not', () => {
  const helpAmong = (count: number) => {
    const players = Array.from({ length: count }, (_, i) => `p${i}: { name: No. ${i} }`);
    const vote = record('proposal: 301\nenact: {}\nvotes: { for: [Quux] }', 'W');
    const game = head(`players: { ${players.join(', ')} }`);
    return findIn(named({ game, 'proposals/301': vote })).map(({ help }) => help);
  };
  expect(helpAmong(20)).toEqual([expect.stringMatching(/p19 \(No. 19\)\.$/)]);
  expect(helpAmong(21)).toEqual([expect.stringMatching(/p19 \(No. 19\), …\.$/)]);
});

test('players are suggested for no more wrong names than one can read', () => {
  const nobody = (end: string) =>
    Array.from({ length: 40 }, (_, i) => {
      const letters = String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26));
      return `Nobody ${letters}${end}`;
    }).join(', ');
  const vote = (number: number, end = '') => enact(number, `votes: { for: [${nobody(end)}] }\n`);
  const found = findIn(
    named({
      'proposals/301': vote(301),
      'proposals/302': vote(302, 'x'),
      'proposals/303': vote(303),
    }),
  );
  expect(found).toHaveLength(120);
  const helped = found.filter(({ help }) => help?.startsWith('The players are'));
  // The forty names, ten of the others, and the forty once more, for which nothing new is looked up.
  expect(helped).toHaveLength(90);
});

test.each([
  ['', '⟦stands⟧', 'key key key'],
  ['\nunobjected: stands', 'stands', ''],
])('records that stand though nobody may object, in a game that says %j', (more, key, codes) => {
  const stands = `${key}: { why: Nobody minded. }`;
  const said = expectTogether(
    {
      game: head(`players: { ada: { name: A } }${more}`),
      'proposals/301': enact(301, `outcome: adopted\n${stands}\n`),
      'judgments/1': judgment(1, `\n${stands}`),
      'events/1': record(`events:\n  - { note: A day of rest., ${stands} }`),
    },
    codes,
  );
  const advice = 'Write `unobjected: stands` in game.md if your table plays so';
  for (const each of said) expect(each).toContain(advice);
});

test.each([
  ['May', 'may'],
  ['MAY', 'May'],
])('records whose names differ by large and small letters alone: %s, %s', (first, second) => {
  const [one, other] = [first, second].map((name) => `games/g/events/${name}.md`);
  const others = named({ 'judgments/may': judgment(1) });
  const events = { [one ?? '']: record('note: A'), [other ?? '']: record('note: B') };
  expect(findIn({ ...others, ...events })).toMatchObject([
    {
      code: 'format/file',
      file: other,
      game: 'g',
      message: expect.stringContaining(`\`${one}\``),
      related: [{ file: one }],
    },
  ]);
});

test.each([
  ['con', /Windows/],
  ['a'.repeat(101), /has 101 characters/],
])('%s is no id of a player, wherever it stands', (id, help) => {
  const [key] = expectTogether({ game: head(`players: { ⟦${id}⟧: { name: A } }`) }, 'key');
  expect(key).toMatch(help);
  const [joins] = expectTogether({ 'events/1': record(`join: { id: ⟦${id}⟧, name: C }`) }, 'type');
  expect(joins).toMatch(help);
});

const BEGUN = head('started: 2020-02\nplayers: { ada: { name: A }, ben: { name: B } }');

describe('in a game that began in February 2020', () => {
  test.each([
    ['proposals/301', enact(301, 'proposed: ⟦2020-01-31⟧\n')],
    ['proposals/301', enact(301, 'closed: ⟦2020-01-31⟧\noutcome: adopted\n')],
    ['proposals/301', enact(301, 'withdrawn: ⟦2020-01-31⟧\n')],
    ['judgments/1', judgment(1, '\ninvoked: ⟦2019⟧')],
    ['events/1', record('events:\n  - { on: ⟦2020-01⟧, points: { ada: 1 } }')],
  ])('%s cannot be of an earlier date: %j', (file, text) => {
    const [said] = expectTogether({ game: BEGUN, [file]: text }, 'date', 'game.md:5');
    expect(said).toMatch(/^20\S+ is before the game began, which was 2020-02\. /);
  });

  test.each([
    ['proposals/301', enact(301, 'proposed: 2020-02-01\n')],
    ['proposals/301', enact(301, 'proposed: 9999\n')],
    ['events/1', record('events:\n  - { on: 2019, note: It was thought of. }')],
    ['events/1', record('events:\n  - { on: 2019, join: { id: cyd, name: C } }')],
  ])('%s may be of its date: %j', (file, text) => {
    expectTogether({ game: BEGUN, [file]: text }, '');
  });
});

describe('names of players', () => {
  const game = (...names: readonly string[]) =>
    head(`players:\n${names.map((name, i) => `  p${i}: { name: ${name} }`).join('\n')}`);

  test.each([
    ['one name', 'Ada, ⟦Ada⟧', 'duplicate'],
    ['large and small letters', 'Ada Byron, ⟦ADA byron⟧', 'duplicate'],
    ['blanks between the words', 'Ada Byron, ⟦"Ada  Byron "⟧', 'duplicate'],
    ['composed and decomposed characters', 'Zoë, ⟦Zoe\u0308⟧', 'duplicate'],
    ['wide characters', 'Ada, ⟦Ａｄａ⟧', 'duplicate'],
    ['a sharp s', 'Voß, ⟦VOSS⟧', 'duplicate'],
    ['a Cyrillic a', 'Ada, ⟦Аda⟧', 'player/alike'],
    ['a small L and a capital I', 'Al, ⟦AI⟧', 'player/alike'],
    ['all letters of another script', 'aca, ⟦аса⟧', 'player/alike'],
    ['a Greek capital and a zero', 'Otto Roth, ⟦0ttο Rοth⟧', 'player/alike'],
    ['an m and two letters like one', 'Emma, ⟦Ernma⟧', 'player/alike'],
    ['words of another script that look like no Latin ones', 'Иван, Ivan, Νίκη, Niki', ''],
    ['accents', 'Zoë, Zoe', ''],
    ['a capital I and a capital L', 'I, L', ''],
    ['a word more', 'Ada, Ada B, Ada B.', ''],
    ['apostrophes within', "O'Hara, Ohara", ''],
  ])('that differ in %s', (_, names, codes) => {
    const found = expectFound({ 'games/g/game.md': game(...names.split(', ')) }, codesOf(codes));
    const said = found.map(({ help }) => help).join();
    // It says which letters look alike.
    if (names.includes('Аda'))
      expect(said).toContain('They differ first in “A” (U+0041) and “А” (U+0410).');
  });

  test.each([
    ['join: { id: cid, name: ⟦BEN⟧ }', 'rename: { ada: ⟦Bеn⟧ }', 'duplicate player/alike'],
    ['rename: { ben: Bob }', 'join: { id: cid, name: ⟦Ben⟧ }', 'player/alike'],
  ])('that players have later: %s, %s', (first, second, codes) => {
    const events = record(`events:\n  - ${first}\n  - ${second}`);
    const found = expectFound({ 'games/g/events/e.md': events }, codesOf(codes));
    if (codes !== 'player/alike') return;
    // Somebody may take a name that another had before.
    expect(found[0]?.message).toBe('`cid` is called “Ben”, as `ben` is or was.');
    expect(found[0]?.related).toMatchObject([{ file: 'games/g/game.md' }]);
  });
});
