/** How far a Judgment reaches: its own turn, and one change of a proposal that makes several. */
import { expect, test } from 'vitest';
import { errorsOf, inTurn, play, type Setting } from '../table.ts';
import { custom, law, made, type Ruling, rulings, voted } from './in-short.ts';
import { said, told } from './told.ts';

const THREE = inTurn('', '', '');
const MOVE = '{ move: 301, is: illegal }';
const GIFT = '{ event: gift, is: illegal }';
/** B settles something in the turn of 303. */
const late = (settles: string, more: Setting = {}): Setting => ({
  proposals: THREE,
  judgments: rulings([made(303), 'b', settles]),
  events: `  - { on: ${made(303)}, id: gift, note: A gift. }`,
  ...more,
});
const ALL_OF_TIME = { cards: law({ 212: 'judge: { chosen: preceding-player }' }) };

/** By 212 it settles what was done in its turn. If the rule does not say so, it settles past moves as well. */
test.each([
  [MOVE, {}, 'adopted adopted adopted', 1],
  ['{ move: 303, is: legal }', {}, 'adopted adopted adopted', 0],
  [MOVE, ALL_OF_TIME, 'void adopted adopted', 0],
  [GIFT, {}, 'adopted adopted adopted', 0],
  [GIFT, { game: custom('judged-events no') }, 'adopted adopted adopted', 1],
])('that %s, under %j, makes %s', (settles, more, expected, notes) => {
  const setting = late(settles, more);
  expect(told(setting, 'outcomes')).toBe(expected);
  expect(said(setting, 'judge/out-of-reach')).toHaveLength(notes);
});

test('what is out of reach is named, and where the word of an earlier Judgment stands', () => {
  expect(said(late(MOVE), 'judge/out-of-reach')).toEqual([
    expect.stringContaining('Judgment 1 finds Proposal 301 illegal, and that binds nobody'),
  ]);
  const onFirst = '{ judgment: 1, is: illegal }';
  const judgments = rulings([voted(301), 'c', MOVE], [made(303), 'b', onFirst]);
  const setting = { proposals: THREE, judgments };
  expect(told(setting, 'outcomes')).toBe('void adopted adopted');
  const found = play(setting).findings.filter(({ code }) => code === 'judge/out-of-reach');
  expect(found.map(({ at }) => at.file)).toEqual(['games/test/judgments/j2.md']);
});

/** By 213 somebody wins if play cannot go on, where that is found. */
test.each([
  ['finds-deadlock: [No], ', 213, 'Nobody wins by Judgment 1: by Rule 212 “Yes” does not find'],
  ['', 214, 'Nobody wins by Judgment 1: no rule in force says who wins'],
])('that play cannot go on is told if nobody wins by it: %s', (finding, number, words) => {
  const cards = law({
    212: `judge: { ${finding}chosen: preceding-player }`,
    213: number === 213 ? 'deadlock: first-unable' : '',
  });
  const setting = late('{ play: cannot-go-on }', { cards });
  expect(said(setting, 'judge/out-of-reach')).toEqual([expect.stringContaining(words)]);
});

const FOR_MORE = 'votes: { for: [a, b, c, zed] }';

/** B and A do not judge in A's turn. So neither says anything of a move or of the other. */
test.each<[readonly Ruling[], string, string, readonly string[]]>([
  [[[voted(301), 'b', MOVE]], '', 'adopted', ['j1.md']],
  [
    [
      [voted(301), 'b', '{ judgment: 2, is: legal }, { points: { b: 9 } }'],
      [voted(301), 'a', '{ judgment: 1, is: legal }'],
    ],
    '',
    'adopted',
    ['j1.md'],
  ],
  // A move with the same fault does not hide that of its Judgment
  [[[voted(301), 'zed', '{ move: 301, is: legal }']], FOR_MORE, 'open', ['301.md', 'j1.md']],
  // A name that nobody has is a slip of the record, and refuses no Judge
  [
    [[voted(301), 'c', '{ move: 301, is: legal }, { points: { zed: 9 } }']],
    FOR_MORE,
    'adopted',
    ['j1.md'],
  ],
  [
    [[voted(301), 'c', '{ move: 301, is: legal }, { move: 999, is: legal }']],
    FOR_MORE,
    'adopted',
    ['j1.md'],
  ],
  // Nor does a slip let the wrong Judge settle anything
  [
    [[voted(301), 'b', '{ move: 301, is: legal }, { move: 999, is: legal }']],
    FOR_MORE,
    'open',
    ['301.md', 'j1.md', 'j1.md'],
  ],
])('that a Judge settles %j of 301 %s leaves it %s, with an error', (ruled, of, outcome, wrong) => {
  const { proposals, ledger, findings } = play({
    proposals: inTurn(of),
    judgments: rulings(...ruled),
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(proposals.map((each) => each.outcome).join(' ')).toBe(outcome);
  expect(ledger.filter(({ player }) => player === 'b')).toEqual([]);
  expect(errors.map(({ at }) => at.file.split('/').at(-1))).toEqual(wrong);
});

test('that a reading binds its own turn alone is said on a later vote that hangs on it', () => {
  const abstaining = 'votes: { for: [a, b], abstain: [c] }';
  const judgments = rulings([voted(301), 'c', '{ reading: unanimity, take: none-against }']);
  const { findings } = play({ proposals: inTurn(abstaining, abstaining), judgments });
  const second = findings.filter(({ code, at }) => {
    return code === 'contestable' && at.file.endsWith('302.md');
  });
  expect(second.map(({ message }) => message).join()).toContain(
    'Judgment 1 chose “none-against”, but binds only its own turn.',
  );
});

const TEA = '{ enact: {}, text: Tea. }';
const CAKE = '{ enact: {}, text: Cake. }';
const part = (number: number, is: string) => `{ move: 301, part: ${number}, is: ${is} }`;
const ONE_CHANGE = '{ reading: compound-proposal, take: no }';
const parts = (changes: string, ...settles: readonly string[]): Setting => ({
  // That a repeal takes a number is another matter.
  game: custom('compound-number successive'),
  proposals: inTurn(`changes: [${changes}]`, ''),
  ...(settles.length > 0 && { judgments: rulings([voted(301), 'c', settles.join(', ')]) }),
});

/** A part that is struck leaves the others, and one that no rule admits takes no other with it. */
const ENACTED = 'enact 301 enact 302';

test.each<[string, readonly string[], string]>([
  [`${TEA}, ${CAKE}`, [part(1, 'illegal')], `adopted adopted; ${ENACTED}; Cake.`],
  [`${TEA}, ${CAKE}`, [part(2, 'illegal')], `adopted adopted; ${ENACTED}; Tea.`],
  [`${TEA}, ${CAKE}`, [part(2, 'undetermined')], `adopted adopted; ${ENACTED}; Tea.`],
  // The last word counts
  [
    `${TEA}, ${CAKE}`,
    [part(1, 'illegal'), part(1, 'legal'), part(2, 'illegal')],
    `adopted adopted; ${ENACTED}; Tea.`,
  ],
  // A proposal that may make one change makes what is left
  [`${TEA}, ${CAKE}`, [ONE_CHANGE, part(2, 'illegal')], `adopted adopted; ${ENACTED}; Tea.`],
  [`${TEA}, ${CAKE}`, [ONE_CHANGE], 'void adopted; enact 302; '],
  [`${TEA}, ${CAKE}`, [part(1, 'illegal'), part(2, 'illegal')], 'void adopted; enact 302; '],
  [TEA, [part(1, 'illegal')], 'void adopted; enact 302; '],
  [`${TEA}, { repeal: 101 }`, [], 'proposal/not-permitted'],
  [`${TEA}, { repeal: 101 }`, [part(2, 'illegal')], `adopted adopted; ${ENACTED}; Tea.`],
  [`${TEA}, { repeal: 101 }`, [part(2, 'legal')], `adopted adopted; repeal 101 ${ENACTED}; Tea.`],
  ['{ repeal: 102 }, { repeal: 101 }', [part(2, 'legal')], 'proposal/not-permitted'],
  [`${TEA}, ${CAKE}`, [part(3, 'illegal')], 'unknown/proposal'],
])('of %s, where a Judge settles %j: %s', (changes, settles, expected) => {
  const setting = parts(changes, ...settles);
  const texts = [...play(setting).lives.values()].flatMap(({ changes: [first] }) =>
    first?.cause.by === 'proposal' && first.cause.proposal === '301'
      ? (first.rule?.text ?? [])
      : [],
  );
  const found = told(setting, 'outcomes', 'changes');
  expect(found.includes(';') ? `${found}; ${texts.join(' ')}` : found).toBe(expected);
});

test('it is said what would be without the Judgment', () => {
  const repeal = `${TEA}, { repeal: 101 }`;
  expect(said(parts(repeal, part(2, 'legal')), 'by-judgment')).toEqual([
    'Judgment 1 lets Change 2 of Proposal 301 stand. Without it: Rule 101 is immutable, and immutable rules may not be repealed.',
  ]);
  const messages = (setting: Setting) => errorsOf(play(setting)).map(({ message }) => message);
  expect(messages(parts('{ repeal: 102 }, { repeal: 101 }', part(2, 'legal')))).toEqual([
    'Rule 102 is immutable, and immutable rules may not be repealed.',
  ]);
  expect(messages(parts(`${TEA}, ${CAKE}`, part(3, 'illegal')))).toEqual([
    'Proposal 301 has no Change 3.',
  ]);
  for (const settles of [[ONE_CHANGE], [part(1, 'illegal'), part(2, 'illegal')]]) {
    const [first] = play(parts(`${TEA}, ${CAKE}`, ...settles)).proposals;
    expect(first?.judged?.unjudged).toBe('adopted');
  }
});

test('that a proposal of one turn may make one change touches none of another', () => {
  const both = `changes: [${TEA}, ${CAKE}]`;
  const second = inTurn('', both)[302] ?? '';
  const proposals = { 301: inTurn(both)[301] ?? '', 303: second.replace('302', '303') };
  const judgments = rulings([voted(302), 'a', ONE_CHANGE]);
  expect(told({ proposals, judgments }, 'outcomes')).toBe('adopted void');
});

/**
 * 212: "one Judge settles all questions arising from the game until the next turn is begun, including
 * questions as to his or her own legitimacy and jurisdiction as Judge". It counts, and it is noted.
 */
const PAST = '{ reading: past-moves, take: yes }';
const EVENTS = '{ reading: judged-events, take: yes }';
const OWN = '{ judgment: 1, is: legal }';
const NO_EVENTS = { game: custom('judged-events no') };
test.each<[string, Setting, string, readonly string[]]>([
  [MOVE, {}, 'adopted adopted adopted', ['judge/out-of-reach']],
  [`${OWN}, ${MOVE}`, {}, 'void adopted adopted', ['by-judgment', 'by-judgment']],
  [`${PAST}, ${MOVE}`, {}, 'void adopted adopted', ['by-judgment']],
  [`{ judgment: 1, is: illegal }, ${MOVE}`, {}, 'adopted adopted adopted', ['by-judgment']],
  [GIFT, NO_EVENTS, 'adopted adopted adopted', ['judge/out-of-reach']],
  [`${OWN}, ${GIFT}`, NO_EVENTS, 'adopted adopted adopted', ['by-judgment', 'by-judgment']],
  [`${EVENTS}, ${GIFT}`, NO_EVENTS, 'adopted adopted adopted', ['by-judgment']],
])('where a Judge finds %s: %j, %s', (settles, more, expected, codes) => {
  const setting = late(settles, more);
  expect(told(setting, 'outcomes')).toBe(expected);
  const found = play(setting).findings.map(({ code }) => code);
  expect(found.filter((code) => /^(judge\/out|by-judgment)/.test(code))).toEqual(codes);
});

/** An earlier Judgment counts until a later one reaches it. Then nothing of it is left. */
test.each([
  ['{ judgment: 1, is: illegal }', 'void adopted adopted; given c, given b'],
  [`${PAST}, { judgment: 1, is: illegal }`, 'adopted adopted adopted; void, given b'],
  [
    '{ judgment: 2, is: legal }, { judgment: 1, is: illegal }',
    'adopted adopted adopted; void, given b',
  ],
  [
    '{ reading: past-moves, take: no }, { judgment: 1, is: illegal }',
    'void adopted adopted; given c, given b',
  ],
])('where a later Judge finds %s: %s', (settles, expected) => {
  const judgments = rulings([voted(301), 'c', MOVE], [made(303), 'b', settles]);
  expect(told({ proposals: THREE, judgments }, 'outcomes', 'judgments')).toBe(expected);
});

/** A is not the Judge of C's turn. That a Judgment binds which A gave is heeded, and never in silence. */
test.each([
  ['', 'judge/wrong'],
  ['{ reading: wrong-judge, take: binds }, ', 'by-judgment by-judgment'],
  [`${OWN}, `, 'by-judgment by-judgment'],
])('where A, who is not the Judge, finds %s so', (settles, expected) => {
  const given = rulings([made(303), 'a', `${settles}{ move: 303, is: illegal }`]);
  const { findings } = play({ proposals: THREE, judgments: given });
  const told = findings.filter(({ code }) => code === 'by-judgment' || code === 'judge/wrong');
  const found = told.map(({ code }) => code).sort();
  expect(found.includes('judge/wrong') ? 'judge/wrong' : found.join(' ')).toBe(expected);
});
