/**
 * The effect of each slot on the same move. A rule supplies the slot, none does, or a formula gives
 * another value at a table than elsewhere. The voters are free, by Suber's other cards but for those
 * whose numbers are named, which say nothing.
 */
import { expect, test } from 'vitest';
import { card, enact, inTurn, newRule, page, play, type Setting, wrongsIn } from '../table.ts';
import { events, held, law, wrong } from './in-short.ts';

/** The faults; or else the outcome of the last proposal, and the winner. */
function last(setting: Setting): string {
  const replayed = play(setting);
  const made = replayed.proposals.at(-1)?.outcome ?? 'nothing';
  const { winner } = replayed;
  return wrongsIn(replayed).join(' ') || (winner ? `${made}, won by ${winner.player}` : made);
}

/** The result of a move with the rule, or by one word. Then without it, or by the other word. */
type Row = readonly [
  mechanics: string,
  move: string,
  one: string,
  silent?: string,
  other?: string,
  more?: Setting,
];

/**
 * Proposals by A, B and C in turn. A stroke parts those before from those of the move. It may begin with
 * an event after its day, or be `by b` and `by a as 310`.
 */
function moved(move: string, silent: string, more: Setting = {}, before: readonly string[] = []) {
  const [, event = '', acts = ''] = /^(?:(\d+ [^;]*); ?)?(.*)$/s.exec(move) ?? [];
  const [, by, as = String(301 + before.length)] = /^by (\w)(?: as (\d+))?$/.exec(acts) ?? [];
  const named = Number(as);
  const proposals = by
    ? { ...inTurn(...before), [named]: enact(named, by) }
    : inTurn(...before, ...acts.split('|').map((act) => act.trim()));
  const numbers = silent.split(' ').filter(Boolean);
  const cards = {
    ...law({ 203: 'adoption: votes.for > votes.against', 204: '' }),
    ...law(Object.fromEntries(numbers.map((number) => [number, '']))),
    ...more.cards,
  };
  return { ...more, cards, proposals, events: event && events(event) };
}

const AB = 'votes: { for: [a, b] }';
const AWARDED = 'awards: { a: 1, b: 1, c: 1 }';
const C_ALONE = 'votes: { for: [c], against: [a, b] }';
const RICH = `6 points: { b: 1 }, rule: 205; ${AB}`;
const [UNTOLD, UNGIVEN, BARRED] = [
  'proposal/text',
  'points/no-authority',
  'proposal/not-permitted',
];
const FOUR = [1, 2, 3, 4].map((rule) => `{ enact: {}, text: Rule ${rule}. }`).join(', ');
const MISMATCH = 'awards/mismatch awards/mismatch awards/mismatch';
const CONSPIRACY = page('rule: 210\ntitle: Conspiracy\ntier: mutable', 'No conspiracies.');
const CITED: Setting = { cards: { 210: CONSPIRACY } };
const ANY = '{ changes: { mutable: [enact, amend, repeal, transmute] } }';
const ENACTED_BY_THREE =
  'adoption: [{ of: { kind: enact }, needs: votes.for >= 3 }], overrides: [adoption]';
const LATE = newRule('{ win: [{ when: game.turn >= 99 }] }');
const FIAT = 'fiat: { tiers: [mutable], by: Magic Elf }, overrides: [adoption]';
const PERMITTED = '8 fiat: { by: Magic Elf, amend: 210, text: All is permitted. };';

/** The move can be part of the proposal that brings the rule. The law that it changes then judges it. */
const ITS_OWN: readonly Row[] = [
  ['participation: required', AB, 'vote/missing', '105'],
  ['quorum: votes.cast >= 3', AB, 'defeated', '105'],
  [ENACTED_BY_THREE, 'votes: { for: [a, b], against: [c] }', 'defeated', '105'],
  ['retroactive: forbidden', 'effective: 2025-12-31', 'effect/retroactive', '107'],
  ['titles: required', '', 'proposal/text'],
  ['awards: [{ on: adopted, to: for, points: 1 }]', AWARDED, 'adopted', '202', MISMATCH],
  ['proposal-facts: { index: { default: 1 } }', 'facts: { index: 2 }', 'adopted', '', UNTOLD],
];

const OTHERS: readonly Row[] = [
  ['electorate: "player.points == 0"', RICH, 'vote/ineligible', '105 202'],
  ['numbering: { first: 301 }', 'by a as 310', 'proposal/number', '108'],
  ['turns: surname', 'by b', 'turn/out-of-order', '201 208'],
  ['limits: [{ of: mutable, most: rules.immutable }]', `changes: [${FOUR}]`, 'change/void'],
  ['forfeit: forbidden', '8 forfeit: c;', 'forfeit/forbidden', '113'],
  ['winning-by: points-only', LATE, 'change/void', '112'],
  ['win: [{ when: player.points > 12 }]', '', 'adopted, won by a', '208'],
  ['offices: { speaker: { holders: 1 } }', '8 appoint: { speaker: [a, c] };', 'limit/breached'],
  [
    'changes: { mutable: [enact, amend, repeal] }, overrides: [changes]',
    'transmute: { rule: 210, to: immutable }',
    'proposal/not-permitted',
    '',
    'adopted',
    { cards: { 103: card(103, ANY) } },
  ],
  // The move that it permits, or that it turns from a defeat
  ['ballots: "player.points >= 12 ? 5 : 1"', C_ALONE, 'adopted', '105 207', 'defeated'],
  ['voting-period: 3 days', `${AB}\nclosed: 2026-01-11`, 'adopted', '', 'vote/missing'],
  ['titles: cite-by-title', 'amend: Conspiracy', 'adopted', '', 'unknown/title', CITED],
  ['quantities: { gold: { starts: 3 } }', '8 change: { a: { gold: 2 } };', 'adopted', '', UNGIVEN],
  [FIAT, PERMITTED, 'adopted', '', BARRED],
];

const told = (rows: readonly Row[]) => rows.map((row) => [row[0], row[1], row] as const);

test.each(told([...ITS_OWN, ...OTHERS]))(
  '%s: the move %j, with it and without',
  (mechanics, move, row) => {
    const [, , under, silent = '', without = 'adopted', more = {}] = row;
    const rule = `enact: { title: A Title, mechanics: { ${mechanics} } }`;
    const after = (...acts: readonly string[]) => last(moved(move, silent, more, acts));
    const results = {
      before: after('', '', ''),
      enacted: after('', '', rule),
      repealed: after('', rule, 'repeal: 302'),
      again: after(rule, 'repeal: 301', rule),
      amended: after('', rule, 'amend: 302\nmechanics: none'),
    };
    const expected = { before: without, enacted: under, repealed: without, again: under };
    expect(results).toEqual({ ...expected, amended: without });
  },
);

test.each(told(ITS_OWN))(
  '%s: is not in force for the vote that brings it',
  (mechanics, move, row) => {
    const [, , , silent = '', without = 'adopted'] = row;
    const bringing = `${newRule(`{ ${mechanics} }`)}\n${move}`;
    expect(last(moved(bringing, silent, {}, ['', '', '']))).toBe(without);
  },
);

const TABLE = 'game.medium == "table"';
const RULED = 'ruling: "No", given: 2026-01-02';
const judged = (bench: string, settles = ''): Setting => ({
  judgments: {
    1: page(
      `judgment: 1\nquestion: Q?\nby: a\ninvoked: 2026-01-02\nbench: [${bench}]\nsettles: [${settles}]`,
      'Why.',
    ),
  },
});
const BY_C = judged(`{ judge: c, ${RULED} }`, '{ play: cannot-go-on }');
const BY_B = judged(`{ judge: b, ${RULED} }`);
const OVERRULED = judged(
  `{ judge: b, ${RULED}, overruled: { for: [a], against: [c] } }, { judge: c, ${RULED} }`,
);
const RENUMBERED: Setting = { game: 'readings: { renumbering: { take: new-only } }' };
const NEITHER = 'vote/ineligible vote/ineligible';
const EARLY = 'effective: 2025-12-01';
const POINT = '2 points: { b: 1 }, rule: 210;';
const TWO = '2 appoint: { speaker: [a, b] };';
const CHOSEN_BY = `judge: { chosen: 'IF ? "preceding-player" : "appointed"' }`;
const BECOMING = "becomes: { when: 'IF && game.turn >= 1', mechanics: { titles: required } }";
const TWICE = 'votes: { for: [a, a], against: [b], abstain: [c] }';
const ONE_TO_TWO = 'votes: { for: [a], against: [b, c] }';
const NUMBERED = `numbering: { first: 301, changed-rule: 'IF ? "keeps-its-own" : "takes-proposal-number"' }`;
const BY_VOTE =
  "judge: { chosen: appointed, overruled-by: 'IF ? votes.unanimous : votes.for >= 1' }";

/** IF stands for the condition that the game is at a table. A called for Judgment; B could not take a turn. */
const CHOSEN: readonly Row[] = [
  ["electorate: 'IF || player.points > 0'", AB, 'adopted', '105', NEITHER],
  [`participation: 'IF ? "required" : "optional"'`, AB, 'vote/missing', '105'],
  ["ballots: 'IF ? 1 : player.points + 2'", TWICE, 'vote/twice', '207', 'defeated'],
  ["quorum: 'IF ? votes.cast == 3 : votes.cast >= 2'", AB, 'defeated', '105'],
  ["adoption: 'IF ? votes.unanimous : votes.for > 0'", ONE_TO_TWO, 'defeated', '203'],
  [`retroactive: 'IF ? "forbidden" : "permitted"'`, EARLY, 'effect/retroactive', '107'],
  ["numbering: { first: 'IF ? 1 : 301' }", '', 'proposal/number', '108'],
  [NUMBERED, 'amend: 210 | amend: 301', 'unknown/rule', '108', 'adopted', RENUMBERED],
  [`turns: { order: 'IF ? "seat" : "none"' }`, 'by b', 'turn/out-of-order', '201 208'],
  ["turn: [propose, { part: roll, if: 'IF' }]", '|', 'turn/incomplete'],
  [
    "turn: [propose, { part: roll, if: 'IF && player.points > 0' }]",
    `${POINT} | |`,
    'turn/incomplete',
  ],
  [`voting-period: 'IF ? "2 days" : "1 day"'`, AB, 'vote/missing'],
  ["limits: [{ of: mutable, most: 'IF ? 13 : 14' }]", '', 'change/void'],
  [`forfeit: 'IF ? "forbidden" : "allowed"'`, '2 forfeit: c;', 'forfeit/forbidden', '113'],
  ["offices: { speaker: { holders: 'IF ? 1 : players.count - 1' } }", TWO, 'limit/breached'],
  ["win: [{ when: 'player.points >= (IF ? 1 : 100)' }]", `${POINT} |`, 'game/over'],
  [
    `deadlock: 'IF ? "caller" : "first-unable"'`,
    '2 winner: { player: b, by: paradox };',
    'winner/mismatch',
    '213',
    'adopted, won by b',
    BY_C,
  ],
  [CHOSEN_BY, '', 'judge/wrong', '212', 'adopted', BY_B],
  [BY_VOTE, '', 'judge/overruled-how', '212', 'adopted', OVERRULED],
  [BECOMING, '|', 'proposal/text'],
];

test.each(told(CHOSEN))(
  '%s: the move %j, at a table, by mail and by computer',
  (mechanics, move, row) => {
    const [, , table, silent = '', other = 'adopted', more = {}] = row;
    const cards = law({ 202: '', 206: mechanics.replaceAll('IF', TABLE) });
    const results = ['table', 'mail', 'computer'].map((medium) =>
      last(moved(move, silent, { ...more, medium, cards })),
    );
    expect(results).toEqual([table, other, other]);
  },
);

test.each([
  ['participation', 105, 'votes: { for: [a, b] }', ''],
  ['retroactive', 107, 'effective: 2025-12-01', ''],
  ['turns', 201, '', ''],
  ['forfeit', 113, '', '2 forfeit: c'],
  ['winning-by', 112, newRule('{ win: [{ when: game.turn > 9 }] }'), ''],
])('a formula has to give a word that the slot knows: %s', (slot, number, act, event) => {
  const says = { 206: '', 208: '', [number]: `${slot}: '${TABLE} ? "table" : "Abroad"'` };
  const setting = { cards: law(says), proposals: inTurn(act), events: event && events(event) };
  expect(wrong(setting)).toBe('format/formula');
});

test('by the kind of change, transmuted rules alone keep their numbers', () => {
  const kept = `'proposal.kind == "transmute" ? "keeps-its-own" : "takes-proposal-number"'`;
  const acts = ['immutable', 'mutable'].map((to) => `transmute: { rule: 301, to: ${to} }`);
  const cards = law({ 108: `numbering: { first: 301, changed-rule: ${kept} }`, 202: '' });
  const move = ['amend: 210', ...acts].join(' | ');
  expect(last(moved(move, '', { ...RENUMBERED, cards }))).toBe('adopted');
});

/** The vote that amends 206 is paid by the old law. The next is paid by the new: 10 by 202, and 100 more. */
test('what the Initial Set awards may change', () => {
  const raise = 'amend: 206\nmechanics: { awards: [{ on: adopted, to: proposer, points: 100 }] }';
  expect(held({ proposals: inTurn(raise, '') })).toBe('a 10 b 111');
});

test.each([
  [401, 401, ''],
  [401, 302, 'proposal/number'],
  [1, 302, ''],
])('numbers from %i go on from there, or from the last: %i: %j', (first, next, expected) => {
  const from = (number: number) =>
    `{ numbering: { first: ${number}, changed-rule: keeps-its-own } }`;
  const amended = inTurn(`amend: 108\nmechanics: ${from(first)}`);
  const cards = { 108: card(108, from(301)) };
  const proposals = { ...amended, [next]: enact(next, 'b') };
  expect(wrong({ cards, proposals })).toBe(expected);
});
