/**
 * Awards add up over rules, as limits do; of ways to win one prevails. A claim makes void what another
 * rule says, and which claims count is for 110 and 211 to say. A enacts 301; B moves next.
 */
import { expect, test } from 'vitest';
import { errorsOf, inTurn, newRule, play, type Setting, wrongs } from '../table.ts';
import { AGAINST_C, custom, law, made, NO_211, rulings, voted } from './in-short.ts';
import { said, told } from './told.ts';

/** 202 gives B 7 for two votes of three, 206 takes 10 for the defeat, and 301 gives 5. */
const DEFEAT = AGAINST_C;
const on = (points: number) => `awards: [{ on: defeated, to: proposer, points: ${points} }]`;
const FIVE = on(5);
const held = (setting: Setting, player: string) =>
  play(setting)
    .players.find(({ id }) => id === player)
    ?.holdings.get('points')
    ?.valueOf();

/** B's points after a rule with these mechanics has been enacted and B's proposal defeated. */
const after = (mechanics: string, cards: Setting['cards'] = {}) =>
  held({ cards, proposals: inTurn(newRule(`{ ${mechanics} }`), DEFEAT) }, 'b');

test.each([
  [FIVE, 7 - 10 + 5],
  [`${FIVE}, overrides: [206]`, 7 + 5],
  [`${FIVE}, overrides: [awards]`, 5],
  [`${FIVE}, overrides: [208]`, 7 - 10 + 5],
  [`${FIVE}, overrides: [limits]`, 7 - 10 + 5],
  // Over all rules of a tier only where they conflict, which awards need not
  [`${FIVE}, overrides: [{ tier: mutable }]`, 7 - 10 + 5],
  [`${FIVE}, defers-to: [206]`, 7 - 10],
  [`${FIVE}, defers-to: [208]`, 7 - 10 + 5],
  // A claim is enough by itself, unless the rule speaks of something else
  ['overrides: [206]', 7],
  ['overrides: [awards]', 0],
  ['overrides: [{ tier: mutable }]', 7 - 10],
  ['awards: [{ on: untitled, to: proposer, points: 1 }], overrides: [206]', 7],
  ['quorum: votes.cast > 0, overrides: [206]', 7 - 10],
  // Two awards in the same words make one
  [on(-10), 7 - 20],
  [`${on(-10)}, overrides: [206]`, 7 - 10],
])('under { %s } B holds %i', (mechanics, expected) => {
  expect(after(mechanics)).toBe(expected);
});

test('of two claims against each other the number decides', () => {
  const cards = law({ 206: `${on(-10)}, overrides: [301]` });
  expect(after(`${FIVE}, overrides: [206]`, cards)).toBe(7 - 10);
});

/** The void parts, and the reason. */
const OVER_206 = newRule('{ overrides: [206] }');
const VOID_206 = '206 awards yields to 301 under 211';
const ROLLED = newRule('{ awards: [{ on: rolled, to: roller, points: 1 }], overrides: [206] }');
const GIVEN = law({
  108: 'numbering: { first: 301, changed-rule: keeps-its-own, new-rule: given }',
});
const called = (id: string, more: string) =>
  `enact: { number: ${id}, mechanics: { ${FIVE}${more} } }`;
const CIRCLE = law(
  Object.fromEntries(
    [
      [206, 210],
      [209, 206],
      [210, 209],
    ].map(([number, over = 0]) => [number, `${on(over)}, overrides: [${over}]`]),
  ),
);
const TABOO = law({ 117: FIVE });
const MOST_14 = law({ 209: 'limits: [{ of: mutable, most: 14 }]' });
const MOST_15 = '{ limits: [{ of: mutable, most: 15 }], overrides: [limits] }';
const CONFLICT = custom('several-limits conflict');
const both = '{ of: mutable, least: 2 }, { of: immutable, most: 90 }';
const DEFERS = (to: number) => `win: [{ when: player.points >= ${to} }], defers-to: [${to}]`;
const mark = (points: number) => `win: [{ when: player.points >= ${points} }]`;

test.each<[readonly string[], Setting, string]>([
  [[OVER_206], {}, VOID_206],
  // A claim ends with its rule, and one of a rule that is void makes nothing void
  [[OVER_206, 'repeal: 301'], {}, 'fine'],
  [[OVER_206, newRule('{ overrides: [301] }')], {}, '301 overrides yields to 302 under 211'],
  [
    [ROLLED, newRule('{ awards: [{ on: untitled, to: proposer, points: 1 }], overrides: [301] }')],
    {},
    '301 awards yields to 302 under 211',
  ],
  [
    [called('VPRD', ''), called('VPX', ', overrides: [VPRD]')],
    { cards: GIVEN },
    'VPRD awards yields to VPX under 211',
  ],
  // In a circle of three the numbers decide between each two
  [
    [''],
    { cards: CIRCLE },
    '210 awards yields to 206 under 211, 209 awards yields to 206 under 211',
  ],
  [
    ['', 'repeal: 208'],
    { cards: law({ 206: DEFERS(209), 209: DEFERS(210), 210: DEFERS(206) }) },
    '209 win yields to 206 under 211, 210 win yields to 206 under 211',
  ],
  // Over a higher tier the claim itself is void, or what it speaks of
  [
    [newRule(`{ ${on(1)}, overrides: [117] }`)],
    { cards: TABOO },
    '301 awards yields to 117 under 110',
  ],
  [
    [newRule('{ overrides: [117] }')],
    { cards: TABOO },
    '301 overrides (117) yields to 117 under 110',
  ],
  // Limits of one kind
  [
    [newRule(MOST_15)],
    { cards: MOST_14 },
    '301 overrides (limits) yields to 114 under 110, 209 limits yields to 301 under 211',
  ],
  [
    [newRule('{ limits: [{ of: mutable, least: 2 }] }')],
    { game: CONFLICT },
    '301 limits yields to 114 under 110',
  ],
  [
    [newRule('{ limits: [{ of: mutable, least: 2, most: 24 }] }')],
    { game: CONFLICT, cards: law({ 211: 'precedence: [claims, lowest-number]' }) },
    '301 limits yields to 114 under 110, 301 limits yields to 209 under 211',
  ],
  [
    [newRule(`{ limits: [${both}] }`)],
    { game: CONFLICT },
    '301 limits (least mutable) yields to 114 under 110',
  ],
  [[], { cards: law({ 117: mark(11) }) }, '208 win yields to 117 under 110'],
])('after %j with %j is void: %s', (acts, more, expected) => {
  expect(told({ proposals: inTurn(...acts), ...more }, 'voids')).toBe(expected);
});

test('what is void is told, and ends with the rule that makes it so', () => {
  expect(said({ proposals: inTurn(OVER_206) }, 'law/void')).toEqual([
    expect.stringContaining('The part of Rule 206 on “awards” is void'),
  ]);
  const setting = (last: string) => ({ proposals: inTurn(OVER_206, last, DEFEAT) });
  expect([held(setting(''), 'c'), held(setting('repeal: 301'), 'c')]).toEqual([8, 8 - 10]);
  const wider = newRule('{ overrides: [117, awards] }');
  expect(told({ cards: TABOO, proposals: inTurn(wider, DEFEAT) }, 'voids')).toContain(
    '301 overrides (117) yields to 117 under 110',
  );
});

/** An immutable rule prevails over those that claim otherwise, and its own claim over 206. */
test('between tiers, claims help the tier that prevails', () => {
  expect(after(`${on(1)}, overrides: [117]`, TABOO)).toBe(7 - 10 + 5);
  expect(after('overrides: [117]', TABOO)).toBe(7 - 10 + 5);
  const cards = law({ 117: `${FIVE}, overrides: [206]` });
  expect(held({ cards, proposals: inTurn(DEFEAT) }, 'a')).toBe(7 + 5);
  const undecided = { ...cards, ...law({ 110: '' }) };
  expect(wrongs({ cards: undecided, proposals: inTurn(DEFEAT) })).toEqual(['law/conflict']);
  expect(wrongs({ cards: undecided, proposals: inTurn('') })).toEqual([]);
});

/** Without 211 nothing weighs a claim between mutable rules. */
const SAME = newRule(`{ ${on(-10)}, overrides: [206] }`);

test.each<[readonly string[], Setting['judgments'], string]>([
  [[newRule(`{ ${FIVE}, overrides: [206] }`), DEFEAT], {}, 'law/conflict'],
  [[newRule(`{ ${FIVE}, overrides: [206] }`), ''], {}, 'a 10 b 11'],
  [[OVER_206, DEFEAT], rulings([made(302), 'a', '{ move: 302, is: legal }']), 'a 10 b -3'],
  // It does not matter where both come to the same
  [[SAME, ''], {}, 'a 10 b 11'],
  [[SAME, DEFEAT], {}, 'a 10 b -3'],
])('undecided, after %j: %s', (acts, judgments, expected) => {
  const setting = { cards: NO_211, proposals: inTurn(...acts), ...(judgments && { judgments }) };
  expect(told(setting, 'points')).toBe(expected);
});

test('a conflict over awards is told with both rules', () => {
  const proposals = inTurn(newRule(`{ ${FIVE}, overrides: [206] }`), DEFEAT);
  expect(said({ cards: NO_211, proposals }, 'law/conflict').join()).toContain(
    'Rule 206 and Rule 301 differ on “awards”',
  );
});

/** There are fourteen mutable rules once 301 is adopted; another is one too many if a limit says so. */
const most = (limit: number, claim = '') =>
  newRule(`{ limits: [{ of: mutable, most: ${limit} }]${claim} }`);
const LIMITED = { cards: MOST_14 };

test.each<[string, Setting, string]>([
  [most(14), {}, 'change/void'],
  [most(14, ', defers-to: [209]'), {}, 'adopted adopted'],
  [most(14, ', defers-to: [limits]'), {}, 'adopted adopted'],
  [most(30), LIMITED, 'change/void'],
  [most(30, ', overrides: [209]'), LIMITED, 'adopted adopted'],
  [most(30, ', overrides: [limits]'), LIMITED, 'adopted adopted'],
])('after %s with %j: %s', (act, more, expected) => {
  expect(told({ ...more, proposals: inTurn(act, '') }, 'outcomes')).toBe(expected);
});

test('what takes the place of a limit is one', () => {
  expect(wrongs({ ...LIMITED, proposals: inTurn(newRule(MOST_15), '', '') })).toEqual([
    'change/void',
  ]);
});

/** B reaches eleven points with 302. 208 asks for 200. */
const NO_112 = law({ 112: '' });
const TWO_MARKS = 'win: [{ when: player.points >= 200 }, { when: player.points >= 11 }]';
const GIFT = '  - { on: 2025-12-31, points: { b: 300 }, rule: 201 }';

test.each<[string, Setting, string]>([
  [mark(11), {}, 'nobody'],
  [`${mark(11)}, overrides: [206]`, {}, 'nobody'],
  [`${mark(11)}, overrides: [208]`, {}, 'b by points 301'],
  [`${mark(11)}, overrides: [win]`, {}, 'b by points 301'],
  [`${mark(11)}, overrides: [{ tier: mutable }]`, {}, 'b by points 301'],
  // A claim alone abolishes every way to win
  [
    'quorum: votes.cast > 0',
    { cards: { ...NO_112, ...law({ 208: mark(11) }) } },
    'b by points 208',
  ],
  ['overrides: [win]', { cards: { ...NO_112, ...law({ 208: mark(11) }) } }, 'nobody'],
  ['overrides: [208]', { cards: { ...NO_112, ...law({ 208: mark(11) }) } }, 'nobody'],
  ['', { cards: law({ 117: mark(11) }) }, 'b by points 117'],
  ['', { cards: law({ 208: TWO_MARKS }) }, 'b by points 208'],
  // Undecided, it matters once somebody would win by one and not by the other
  [mark(11), { cards: { ...NO_211, ...law({ 208: mark(11) }) } }, 'b by points 208'],
  [mark(11), { cards: NO_211 }, 'law/conflict'],
  [mark(12), { cards: NO_211 }, 'nobody'],
  [mark(11), { cards: { ...NO_211, ...law({ 214: mark(300) }) } }, 'law/conflict'],
])('with { %s } and %j: %s', (mechanics, more, expected) => {
  const setting = { ...more, proposals: inTurn(newRule(`{ ${mechanics} }`), '') };
  expect(told(setting, 'winner')).toBe(expected);
});

test('a conflict over winning is told with both rules, and does not matter to one who has won by both', () => {
  const setting: Setting = { cards: NO_211, proposals: inTurn(newRule(`{ ${mark(11)} }`), '') };
  expect(said(setting, 'law/conflict').join()).toContain('Rule 208 and Rule 301 differ on “win”');
  const both = { ...setting, events: GIFT, proposals: inTurn(newRule(`{ ${mark(300)} }`)) };
  expect(play(both).winner?.player).toBe('b');
});

test.each([
  ['{ winner: b }', 'b'],
  ['{ reading: several-wins, take: all-hold }', 'b'],
  ['{ move: 302, is: legal }', undefined],
])('a Judge who settles %s decides it: %s', (settles, expected) => {
  const judgments = rulings([voted(302), 'a', settles]);
  const proposals = inTurn(newRule(`{ ${mark(11)} }`), '');
  const replayed = play({ cards: NO_211, proposals, judgments });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.winner?.player).toBe(expected);
  if (settles.includes('winner')) expect(replayed.winner?.judgment).toBe('j1');
});

test('a way to win that is void makes no winner, whatever is recorded', () => {
  const recorded = (event: string): Setting => ({
    proposals: inTurn(newRule(`{ ${mark(11)} }`), ''),
    events: `  - { on: 2026-01-05, ${event} }`,
  });
  expect(said(recorded('winner: b, rule: 301'), 'winner/mismatch')).toEqual([
    'B (b) is not the winner: the part of Rule 301 on winning is void: Rule 208 prevails under Rule 211.',
  ]);
  expect(wrongs(recorded('winner: { player: b, by: points }'))).toEqual(['winner/mismatch']);
});
