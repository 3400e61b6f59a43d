/**
 * A Judgment outranks the engine. C judges in the turn of 301, A in that of 302 and B in that of 303
 * (Rule 212). Its decision on a reading binds its own turn.
 */
import { expect, test } from 'vitest';
import {
  card,
  enact,
  inTurn,
  judged,
  newRule,
  notesOf,
  play,
  type Setting,
  wrongs,
} from '../table.ts';

import {
  AGAINST_C,
  ANYBODY,
  custom,
  events,
  law,
  made,
  NO_PRECEDENCE,
  type Ruling,
  rulings,
  voted,
} from './in-short.ts';
import { type Asked, said, told } from './told.ts';

const ABSTAINING = 'votes: { for: [a, b], abstain: [c] }';
const NONE = '{ reading: unanimity, take: none-against }';
const ALL = '{ reading: unanimity, take: all-for }';
const ALWAYS = '{ reading: precedent, take: "yes" }';
const LEGAL = '{ move: 301, is: legal }';
const ILLEGAL = '{ move: 301, is: illegal }';
const BOTH = '{ move: 301, is: undetermined }';
const ruled = (judge: string, settles: string, on = made(301)): Ruling => [on, judge, settles];
const first = (settles: string) => rulings(ruled('c', settles));

/** Three votes in which one abstains: adopted if none may be against, defeated if all must be for. */
test.each<[string, readonly Ruling[], string]>([
  ['', [], 'defeated defeated defeated'],
  ['', [ruled('c', NONE)], 'adopted defeated defeated'],
  ['', [ruled('a', NONE, voted(302))], 'defeated adopted defeated'],
  // The last one given counts, of two in one turn
  ['', [ruled('c', NONE), ruled('c', ALL, voted(301))], 'defeated defeated defeated'],
  // Between turns, the turn is that of the last mover or of the next
  ['', [ruled('c', NONE, voted(301))], 'adopted defeated defeated'],
  ['moving next-to-move', [ruled('a', NONE, voted(301))], 'defeated adopted defeated'],
  // As a precedent, until another departs from it; and where it settles that it is one
  ['precedent yes', [ruled('c', NONE)], 'adopted adopted adopted'],
  ['precedent yes', [ruled('c', NONE), ruled('b', ALL, made(303))], 'adopted adopted defeated'],
  ['', [ruled('c', `${NONE}, ${ALWAYS}`)], 'adopted adopted adopted'],
  // Over game custom, and where that leaves it open
  ['unanimity none-against', [], 'adopted adopted adopted'],
  ['unanimity none-against', [ruled('c', ALL)], 'defeated adopted adopted'],
  ['unanimity open', [], 'reading/open'],
  ['unanimity open, precedent yes', [ruled('c', NONE)], 'adopted adopted adopted'],
])('with the custom %j, by %j: %s', (taken, each, expected) => {
  const proposals = inTurn(ABSTAINING, ABSTAINING, ABSTAINING);
  const setting = { game: custom(taken), proposals, judgments: rulings(...each) };
  expect(told(setting, 'outcomes')).toBe(expected);
});

test('a reading binds nobody once the Judgment is overruled', () => {
  const seat = `{ judge: c, ruling: 'Yes', given: ${made(301)}, overruled: { for: [a, b] } }`;
  const one = judged(1, made(301), '', `bench: [${seat}]\nsettles: [${NONE}]`);
  expect(told({ proposals: inTurn(ABSTAINING), judgments: { one } }, 'outcomes')).toBe('defeated');
});

test('it binds the first turn where it was asked before anybody had moved', () => {
  const judgments = rulings(['2025-12-30', 'c', '{ reading: first-turn, take: whoever-begins }']);
  expect(told({ proposals: { 301: enact(301, 'b') }, judgments }, 'outcomes')).toBe('adopted');
});

/** A legal result is decided as the record has it; an illegal one changes nothing and earns nothing. */
const LOST = 'votes: { for: [a], against: [b, c] }\noutcome: adopted\nawards: { a: 4 }';

test.each<[readonly string[], string, string]>([
  [[LOST], '{ points: { b: 0 } }', 'outcome/mismatch'],
  [[LOST], LEGAL, 'adopted; a 4; enact 301'],
  [['repeal: 101'], LEGAL, 'adopted; a 10; repeal 101'],
  [[''], '{ move: 399, is: legal }', 'unknown/proposal'],
  // Void; its number is used
  [['repeal: 206', ''], ILLEGAL, 'void adopted; b 11; enact 302'],
  [['repeal: 101\nvotes: { for: [a] }'], ILLEGAL, 'void; no points; '],
  // A cannot complete the turn, so nobody else may move
  [[''], BOTH, 'undetermined; no points; '],
  [['', ''], BOTH, 'turn/incomplete'],
  // By the word of the Judge
  [[''], '{ points: { b: 3, c: -1/2 } }', 'adopted; a 10 b 3 c -1/2; enact 301'],
  [[''], '{ points: { zoe: 3 } }', 'unknown/player'],
])('of %j, %s makes %s', (acts, settles, expected) => {
  const setting = { proposals: inTurn(...acts), judgments: first(settles) };
  expect(told(setting, 'outcomes', 'points', 'changes')).toBe(expected);
});

test('that a move is void is said once', () => {
  const setting = { proposals: inTurn('repeal: 206', ''), judgments: first(ILLEGAL) };
  expect(said(setting, 'by-judgment')).toHaveLength(1);
});

test('that one move is legal says nothing of the next', () => {
  const proposals = { 301: enact(301, 'b'), 302: enact(302, 'b') };
  const judgments = rulings([made(301), 'a', LEGAL]);
  expect(wrongs({ proposals, judgments })).toEqual(['turn/out-of-order']);
});

/** Only one who cannot complete the turn wins by paradox. */
test.each([
  ['a', 'a by paradox 213'],
  ['b', 'winner/mismatch'],
])('where a move is legal and illegal alike, %s as the winner by paradox: %s', (id, expected) => {
  const events = `  - { on: 2026-02-01, winner: { player: ${id}, by: paradox } }`;
  const setting = { proposals: inTurn(''), judgments: first(BOTH) };
  expect(told({ ...setting, events }, 'winner')).toBe(expected);
  expect(told(setting, 'next')).toBe('a');
});

test('a Judgment that makes a move legal and illegal alike leads to the rule on paradoxes', () => {
  const help = (cards: Setting['cards'] & object) =>
    notesOf(play({ cards, proposals: inTurn(''), judgments: first(BOTH) }), 'by-judgment').map(
      ({ rule, help: words }) => [rule?.number, words],
    );
  expect(help({})).toContainEqual([213, expect.stringContaining('by: paradox')]);
  expect(help({ 213: null })).toEqual([[undefined, undefined]]);
});

/** A Judge of the next turn finds 301 legal: how far that reaches is a reading, where it matters. */
const DISPUTED = `${AGAINST_C}\noutcome: adopted`;

test.each([
  [DISPUTED, '', 'outcome/mismatch', 0],
  // The outcome, and what the proposal earns, rest on it
  [DISPUTED, 'past-moves yes', 'adopted adopted', 2],
  [DISPUTED, 'past-moves no', 'outcome/mismatch', 0],
  [DISPUTED, 'past-moves open', 'reading/open', 0],
  ['repeal: 101', 'past-moves yes', 'adopted adopted', 1],
  ['repeal: 101', 'past-moves no', 'proposal/not-permitted', 0],
  ['repeal: 101', 'past-moves open', 'reading/open', 0],
  ['', 'past-moves yes', 'adopted adopted', 0],
  ['', 'past-moves open', 'adopted adopted', 0],
])('of %j, under %j, found legal in the next turn: %s', (act, taken, expected, notes) => {
  const judgments = rulings([made(302), 'a', LEGAL]);
  const setting = { game: custom(taken), proposals: inTurn(act, ''), judgments };
  expect(told(setting, 'outcomes')).toBe(expected);
  if (expected.startsWith('adopted')) {
    const hanging = said(setting, 'contestable').filter((message) =>
      message.includes('May a Judgment settle a move of a turn other than its own'),
    );
    expect(hanging).toHaveLength(notes);
  }
});

/** Cards 209 and 210 differ on gold, and no rule decides: that is found before anybody has moved. */
test.each<[number, string, Setting, readonly string[]]>([
  [301, voted(301), {}, ['by-judgment']],
  [301, voted(301), { events: '  - { on: 2025-12-31, note: All were there. }' }, ['by-judgment']],
  [303, voted(303), {}, ['law/conflict']],
  // A later turn depends on the reach of a Judgment
  [301, voted(302), {}, ['by-judgment', 'contestable']],
  [301, voted(302), { game: custom('past-moves no') }, ['law/conflict', 'contestable']],
])('a Judgment on %i, of %s, lets such a game begin or not', (move, on, more, expected) => {
  const gold = (number: number, starts: number) =>
    card(number, `{ quantities: { gold: { starts: ${starts} } } }`);
  const { findings } = play({
    cards: { ...NO_PRECEDENCE, ...ANYBODY, 209: gold(209, 1), 210: gold(210, 2) },
    proposals: inTurn('', '', ''),
    judgments: rulings([on, 'c', `{ move: ${move}, is: legal }`]),
    ...more,
  });
  const found: readonly string[] = findings.flatMap(({ at, code }) =>
    at.file.endsWith('/game.md') ? code : [],
  );
  for (const code of ['by-judgment', 'contestable', 'law/conflict']) {
    expect([code, found.includes(code)]).toEqual([code, expected.includes(code)]);
  }
});

/** Both are given on the day of the vote: the later number stands. */
test.each([
  [LEGAL, ILLEGAL, 'void'],
  [ILLEGAL, LEGAL, 'adopted'],
  [LEGAL, LEGAL, 'adopted'],
])('of %s and then %s, the second stands: %s', (one, two, expected) => {
  const [on, day] = [made(301), voted(301)];
  const judgments = {
    1: judged(1, on, 'c', `settles: [${one}]`).replace(`given: ${on}`, `given: ${day}`),
    2: judged(2, day, 'c', `settles: [${two}]`),
  };
  const setting = { proposals: inTurn(''), judgments };
  expect(told(setting, 'outcomes')).toBe(expected);
  const later = said(setting, 'by-judgment').filter((message) => message.includes('given later'));
  const finds = (settled: string) => (settled === LEGAL ? 'legal' : 'illegal');
  const overtaken = `Judgment 1 finds Proposal 301 ${finds(one)}. Judgment 2, which was given later, finds it ${finds(two)}, and that stands.`;
  expect(later).toEqual(one === two ? [] : [overtaken]);
});

test('what is recorded of points given by a Judge has the Judgment and the rule with it', () => {
  const judgments = first('{ points: { b: 3, c: -1/2 } }');
  const { ledger } = play({ proposals: inTurn(''), judgments });
  expect(ledger.filter(({ cause }) => cause.by === 'judgment')).toMatchObject([
    { player: 'b', cause: { judgment: 'j1' }, rule: { number: 212, version: 0 } },
    { player: 'c', cause: { judgment: 'j1' } },
  ]);
});

/** C, whom anybody may appoint to be Judge, settles this before there is a proposal. */
const ruledOn = (settles: string, more: Setting = {}): Setting => ({
  ...more,
  cards: { ...ANYBODY, ...more.cards },
  judgments: first(settles),
});
const GOLD = { 210: card(210, '{ quantities: { gold: { starts: 0 } } }') };
const MARK = { 208: card(208, '{ win: [{ when: player.points >= 10 }] }') };

test.each<[string, Setting, Asked, string]>([
  ['{ change: { a: { gold: 3 } } }', { cards: GOLD }, 'gold', 'a 3'],
  ['{ points: { a: { gold: 3 } } }', { cards: GOLD }, 'gold', 'a 3'],
  ['{ change: { a: { golb: 3 } } }', { cards: GOLD }, 'gold', 'points/no-authority'],
  ['{ points: { b: 10 } }', { cards: MARK }, 'winner', 'b by points 208'],
])('a Judgment gives %s: %s%s %s', (settles, more, asked, expected) => {
  expect(told(ruledOn(settles, more), asked)).toBe(expected);
});

test('a winner by what a Judgment gives is named with the id, whoever shares the name', () => {
  const named =
    '  - { on: 2025-12-31, rename: { c: B } }\n  - { on: 2026-02-01, rename: { c: C } }';
  for (const events of ['', named]) {
    const setting = ruledOn('{ points: { b: 10 } }', { events, cards: MARK });
    expect(said(setting, 'by-judgment')).toEqual([
      'By Judgment 1 B (b) receives 10 points. No award of a rule in force gives that.',
      'B (b) wins by Judgment 1. Rule 208 names the winner only by what that Judgment decides.',
    ]);
  }
});

test('that a Judge names another than the one who had won is told with that one', () => {
  const cards = law({ 208: 'win: [{ when: player.points >= 10 }]' });
  const judgments = rulings([voted(301), 'c', '{ winner: b }']);
  expect(said({ cards, proposals: inTurn(''), judgments }, 'by-judgment')).toEqual([
    expect.stringContaining(
      'B (b) wins by Judgment 1. No condition of a rule in force makes that win by itself. Until then the winner was A (a).',
    ),
  ]);
});

/** An event that a Judge finds legal is made, whatever the rules have against it. */
const on = (event: string) => `  - { id: it, on: 2026-01-01, ${event} }`;
const JUDGED = '{ event: it, is: legal }';
const FORBIDDEN = { 113: card(113, '{ forfeit: forbidden }') };

test.each<[string, Asked, string]>([
  ['points: { a: 10 }', 'points', 'a 10'],
  ['appoint: { king: a }', 'offices', 'king a'],
  ['scores: { a: 7, b: 0 }', 'points', 'a 7'],
  ['winner: b', 'winner', 'b by judgment'],
  ['fiat: { by: Elf, amend: 208, mechanics: keep, text: Mine. }', 'changes', 'amend 208'],
  ['forfeit: c', 'gone', 'c forfeited'],
])('by a Judgment the event %s makes: %s, %s', (event, asked, expected) => {
  expect(told(ruledOn(JUDGED, { events: on(event), cards: FORBIDDEN }), asked)).toBe(expected);
});

test('what such an event gives, and whom it makes the winner, is by the Judgment', () => {
  const basis = { by: 'judgment', judgment: 1 };
  const { ledger } = play(ruledOn(JUDGED, { events: on('scores: { a: 7, b: 0 }') }));
  expect(ledger).toMatchObject([{ basis }]);
  expect(play(ruledOn(JUDGED, { events: on('winner: b') })).winner?.judgment).toBe('j1');
});

test('an event has all that the rules alone say against it, of itself and of what follows', () => {
  const mechanics = 'mechanics: { quantities: { points: { starts: 5 } } }';
  const events = on(`fiat: { by: Imp, enact: { ${mechanics} }, text: New. }`);
  const setting = ruledOn(JUDGED, { events, cards: NO_PRECEDENCE });
  const found = play(setting).timeline.flatMap((entry) =>
    entry.kind === 'event' ? (entry.judged ?? []) : [],
  );
  expect(found[0]?.objections).toEqual([
    expect.stringMatching(/^Imp changes a rule .* no rule in force grants that/),
    expect.stringMatching(/differ on “quantities.points.starts”/),
  ]);
  expect(said(setting, 'by-judgment')).toHaveLength(2);
});

test('an event is called by its id, and one that is called nearly so is not taken for it', () => {
  const events =
    '  - { on: 2026-01-01, note: First. }\n  - { id: gift, on: 2026-01-01, note: Ten. }';
  const { findings } = play(ruledOn('{ event: gitf, is: legal }', { events }));
  expect(findings).toMatchObject([{ code: 'unknown/event', help: 'Did you mean `gift`?' }]);
});

test('an event that a Judge finds illegal changes nothing, though the rules would let it stand', () => {
  const setting = ruledOn('{ event: it, is: illegal }', {
    events: on('rule: 206, points: { a: -10 }'),
  });
  expect(told(setting, 'points')).toBe('no points');
  expect(said(setting, 'by-judgment')).toEqual([
    'The event “it” is void: Judgment 1 finds it illegal.',
  ]);
  expect(play(setting).timeline.at(-1)).toMatchObject({
    judged: { judgment: 'j1', is: 'illegal' },
  });
});

/** Judgment 1 lets 301 be adopted, in the vote on which C abstains; the others are on Judgments. */
const of = (number: number, is = 'legal') => `{ judgment: ${number}, is: ${is} }`;

test.each<[readonly string[], string]>([
  [[NONE, of(1)], 'adopted; given c, given c'],
  [[NONE, of(1, 'illegal')], 'defeated; void, given c'],
  [[NONE, of(1, 'illegal'), of(2, 'illegal')], 'adopted; given c, void, given c'],
  // One that finds itself illegal says nothing else
  [[`${of(1, 'illegal')}, ${NONE}`], 'defeated; void'],
])('a Judgment on a Judgment: %j makes %s', (settles, expected) => {
  const judgments = rulings(...settles.map((each) => ruled('c', each)));
  const setting = { cards: ANYBODY, proposals: inTurn(ABSTAINING), judgments };
  expect(told(setting, 'outcomes', 'judgments')).toBe(expected);
});

test('one that another Judgment sets aside says which', () => {
  const judgments = rulings(ruled('c', NONE), ruled('c', of(1, 'illegal')));
  const [struck] = play({ cards: ANYBODY, proposals: inTurn(ABSTAINING), judgments }).judgments;
  expect(struck?.judged).toMatchObject({ judgment: 'j2', is: 'illegal' });
});

/** The Judge is C. Another may say so of their own Judgment, and not two of each other in a circle. */
test.each<[readonly Ruling[], string]>([
  [[ruled('b', of(1))], 'given b'],
  [[ruled('a', of(2)), ruled('b', of(1))], 'judge/wrong'],
  [[ruled('a', of(2)), ruled('b', of(3)), ruled('a', of(1))], 'judge/wrong'],
  [[ruled('c', of(2)), ruled('b', of(1))], 'given c, given b'],
])('on the Judge of a Judgment, %j: %s', (each, expected) => {
  const setting = { proposals: inTurn(''), judgments: rulings(...each) };
  expect(told(setting, 'judgments')).toBe(expected);
});

test('a move after the win that a Judge lets stand is voted on, scored, and changes the rules', () => {
  const setting: Setting = {
    cards: { ...ANYBODY, ...MARK },
    proposals: inTurn('', ''),
    judgments: rulings([made(302), 'c', '{ move: 302, is: legal }']),
  };
  expect(told(setting, 'outcomes', 'points', 'changes', 'winner')).toBe(
    'adopted adopted; a 10 b 11; enact 301 enact 302; a by points 208',
  );
});

/** Words that do not occur cannot be replaced, though a Judge lets the proposal stand. */
const REPLACED = 'amend: 201, mechanics: keep, replace: [{ from: unheard-of, to: word }]';

test.each([
  [
    REPLACED.replaceAll(/, (?=[a-z]+: (?!word))/g, '\n'),
    'Even so the change could not be made, and the rules stay as they are.',
  ],
  [
    `changes: [{ ${REPLACED} }, { enact: {}, text: New. }]`,
    'Even so, 1 of its 2 changes could not be made.',
  ],
])('of %j is said: %s', (change, words) => {
  const setting = { proposals: { 301: enact(301, 'a', change) }, judgments: first(LEGAL) };
  expect(said(setting, 'by-judgment')[0]).toContain(words);
});

/**
 * While no rule says who judges, an answer lets no move stand, gives nothing and makes nobody win. B asks in the
 * turn of A, and either B or C answers.
 */
const LOST_WIN = `${newRule('{ win: [{ when: player.points >= 0 }] }')}\nvotes: { for: [a], against: [b, c] }\noutcome: adopted`;
const ANY = { game: custom('judge-without-rule anybody'), proposals: {} };
const UNRULED = law({ 112: '', 115: '', 208: '', 212: null });
const NAMED = events('2 winner: b, rule: 301');
const RICH = {
  cards: law({ 115: '', 212: null }),
  events: events('2 points: { b: 500 }, rule: 301'),
};
const SILENCE = 'unobjected: stands';
const SILENT = `${LOST_WIN}\nstands: { why: Nobody minded. }`;
test.each<[string, string, Setting, string]>([
  ['b', '{ winner: b }', {}, 'judge/wrong'],
  ['b', '{ reading: judge-without-rule, take: anybody }, { winner: b }', {}, ''],
  ['c', '{ winner: b }', {}, ''],
  ['c', '{ reading: judge-without-rule, take: anybody }, { winner: b }', {}, ''],
  ['c', '{ points: { b: 500 } }', {}, ''],
  ['c', LEGAL, { proposals: inTurn(LOST_WIN) }, 'outcome/mismatch'],
  ['c', '{ event: w, is: legal }', { events: events('0 id: w, winner: b') }, 'winner/mismatch'],
  [
    'c',
    '{ play: cannot-go-on }',
    { events: events('1 winner: { player: b, by: paradox }, rule: 213') },
    'winner/mismatch',
  ],
  ['c', NONE, { proposals: inTurn(`${ABSTAINING}\noutcome: adopted`) }, ''],
  // Nor does it by an answer that would give force to words, to silence or to a holding
  [
    'c',
    '{ reading: win-by-words, take: yes }',
    { cards: UNRULED, events: NAMED },
    'winner/mismatch',
  ],
  ['c', '{ reading: held-on-words, take: as-recorded }', RICH, 'win/on-words'],
  [
    'c',
    '{ reading: silence-decides, take: yes }',
    { game: SILENCE, proposals: inTurn(SILENT) },
    'outcome/mismatch',
  ],
  ['b', '{ winner: b }', ANY, 'b'],
])('without a rule on Judges, %s answers B with %s: %j', (judge, settles, more, expected) => {
  const one = judged(1, made(301), judge, `by: b\nsettles: [${settles}]`);
  const setting = { cards: { 212: null }, proposals: inTurn(''), judgments: { one }, ...more };
  expect(wrongs(setting).join(' ') || (play(setting).winner?.player ?? '')).toBe(expected);
});

/**
 * 212 names C as the Judge. B may find that B is, but gives nothing by that word alone, and lets nothing stand
 * that breaks a rule.
 */
const OWN = '{ judgment: 1, is: legal }';
const BINDS = '{ reading: wrong-judge, take: binds }';
const WINS = { events: events('1 id: w, winner: b') };
test.each<[string, Setting, string]>([
  [`${OWN}, { winner: b }`, {}, 'judge/wrong'],
  [`${BINDS}, { winner: b }`, {}, 'judge/wrong'],
  [`${BINDS}, { points: { b: 500 } }`, {}, 'judge/wrong'],
  [`${OWN}, { event: w, is: legal }`, WINS, 'judge/wrong'],
  [`${OWN}, ${LEGAL}`, { proposals: inTurn(LOST_WIN) }, 'outcome/mismatch'],
  [`${OWN}, ${NONE}`, {}, ''],
])('B, who is not the Judge, finds %s with %j: %j', (settles, more, expected) => {
  const one = judged(1, made(301), 'b', `by: b\nsettles: [${settles}]`);
  expect(wrongs({ proposals: inTurn(''), judgments: { one }, ...more }).join(' ')).toBe(expected);
});

/** Silence makes nobody the Judge, and nobody wins by a Judgment of which nobody knows who gave it. */
const NOBODY_MINDS = 'stands: { why: Nobody minded. }';
const GIVEN = `ruling: 'Yes'\ngiven: ${made(301)}`;
test.each<[string, string, string]>([
  [`judge: b\n${NOBODY_MINDS}`, '{ winner: b }', 'judge/wrong'],
  [`judge: b\n${NOBODY_MINDS}`, '{ points: { b: 500 } }', 'judge/wrong'],
  [`judge: b\n${NOBODY_MINDS}`, '{ play: cannot-go-on }', 'judge/wrong'],
  [`judge: b\n${NOBODY_MINDS}`, NONE, ''],
  ['', '{ winner: b }', 'judge/wrong'],
  ['', '{ points: { b: 500 } }', 'judge/wrong'],
  ['', NONE, ''],
])('a Judgment with %j finds %s: %j', (how, settles, expected) => {
  const one = judged(1, made(301), '', `by: a\n${GIVEN}\n${how}\nsettles: [${settles}]`);
  const setting = { game: SILENCE, proposals: inTurn(''), judgments: { one } };
  expect(wrongs(setting).join(' ')).toBe(expected);
});

/** Nothing says how many votes 301 needs. The Judge lets it stand, so it takes effect unless the record denies it. */
test.each([
  ['', 'adopted; enact 301'],
  ['outcome: defeated', 'defeated; '],
  ['outcome: adopted', 'adopted; enact 301'],
])('a change that no rule adopts stands by a Judgment with %j: %s', (outcome, expected) => {
  const setting: Setting = {
    cards: { 203: card(203, ''), 206: card(206, '') },
    proposals: { 301: enact(301, 'a', outcome) },
    judgments: first(LEGAL),
  };
  expect(told(setting, 'outcomes', 'changes')).toBe(expected);
});
