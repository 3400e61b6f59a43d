/**
 * What each slot does with one and the same move, which is made in Proposal 304: with a rule that
 * supplies the slot, without it, and with a formula that says otherwise at a table than elsewhere.
 */
import { describe, expect, test } from 'vitest';
import { card, enact, inTurn, newRule, page, play, type Setting, wrongsIn } from '../table.ts';
import { by, events, held, law, wrong } from './in-short.ts';

/** What is wrong; or else what became of the last proposal, and who has won. */
function last(setting: Setting): string {
  const replayed = play(setting);
  const made = replayed.proposals.at(-1)?.outcome ?? 'nothing';
  const { winner } = replayed;
  return wrongsIn(replayed).join(' ') || (winner ? `${made}, won by ${winner.player}` : made);
}

type Cards = NonNullable<Setting['cards']>;
/** What Proposal 304 does, or an event after its day; or another proposal in its place. */
type Row = readonly [
  mechanics: string,
  move: string,
  under: string,
  without: string,
  cards?: Cards,
  instead?: Setting['proposals'],
];

/** Whoever wants to votes. */
const RELAXED = law({ 105: '', 204: '', 203: 'adoption: votes.for > votes.against' });
const AB = 'votes: { for: [a, b] }';
const FOUR = [1, 2, 3, 4].map((rule) => `{ enact: {}, text: Rule ${rule}. }`).join(', ');
const MISMATCH = 'awards/mismatch awards/mismatch awards/mismatch';
const CONSPIRACY = page('rule: 210\ntitle: Conspiracy\ntier: mutable', 'No conspiracies.');
const TRANSMUTABLE = {
  103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
};
const UNORDERED = law({ 201: 'quantities: { points: { starts: 0 } }' });

/** The move can be part of the proposal that brings the rule, which is judged by the law that it changes. */
const ITS_OWN: readonly Row[] = [
  ['participation: required', AB, 'vote/missing', 'adopted', RELAXED],
  ['quorum: votes.cast >= 3', AB, 'defeated', 'adopted', RELAXED],
  [
    'adoption: [{ of: { kind: enact }, needs: votes.for >= 3 }], overrides: [adoption]',
    'votes: { for: [a, b], against: [c] }',
    'defeated',
    'adopted',
    RELAXED,
  ],
  [
    'retroactive: forbidden',
    'effective: 2025-12-31',
    'effect/retroactive',
    'adopted',
    law({ 107: '' }),
  ],
  [
    'awards: [{ on: adopted, to: for, points: 1 }]',
    'awards: { a: 1, b: 1, c: 1 }',
    'adopted',
    MISMATCH,
    law({ 202: '' }),
  ],
  ['titles: required', '', 'proposal/text', 'adopted'],
  ['proposal-facts: { index: { default: 1 } }', 'facts: { index: 2 }', 'adopted', 'proposal/text'],
];

const OTHERS: readonly Row[] = [
  [
    'electorate: "player.points == 0"',
    `6 points: { b: 1 }, rule: 205; ${AB}`,
    'vote/ineligible',
    'adopted',
    { ...RELAXED, ...law({ 202: '' }) },
  ],
  [
    'ballots: "player.points >= 12 ? 5 : 1"',
    'votes: { for: [c], against: [a, b] }',
    'adopted',
    'defeated',
    { ...RELAXED, ...law({ 207: '' }) },
  ],
  [
    'voting-period: 3 days',
    `${AB}\nclosed: 2026-01-11`,
    'adopted',
    'vote/missing',
    law({ 203: 'adoption: votes.for > votes.against' }),
  ],
  [
    'numbering: { first: 301, changed-rule: keeps-its-own }',
    '',
    'proposal/number',
    'adopted',
    law({ 108: '' }),
    { 304: enact(310, 'a') },
  ],
  [
    'changes: { mutable: [enact, amend, repeal] }, overrides: [changes]',
    'transmute: { rule: 210, to: immutable }',
    'proposal/not-permitted',
    'adopted',
    TRANSMUTABLE,
  ],
  ['turns: surname', '', 'turn/out-of-order', 'adopted', UNORDERED, { 304: enact(304, 'b') }],
  [
    'limits: [{ of: mutable, most: rules.immutable }]',
    `changes: [${FOUR}]`,
    'change/void',
    'adopted',
  ],
  ['forfeit: forbidden', '8 forfeit: c', 'forfeit/forbidden', 'adopted', law({ 113: '' })],
  [
    'winning-by: points-only',
    newRule('{ win: [{ when: game.turn >= 99 }] }'),
    'change/void',
    'adopted',
    law({ 112: '' }),
  ],
  ['win: [{ when: player.points > 12 }]', '', 'adopted, won by a', 'adopted', law({ 208: '' })],
  [
    'offices: { speaker: { holders: 1 } }',
    '8 appoint: { speaker: [a, c] }',
    'limit/breached',
    'adopted',
  ],
  ['titles: cite-by-title', 'amend: Conspiracy', 'adopted', 'unknown/title', { 210: CONSPIRACY }],
  [
    'quantities: { gold: { starts: 3 } }',
    '8 change: { a: { gold: 2 } }',
    'adopted',
    'points/no-authority',
  ],
  [
    'fiat: { tiers: [immutable], by: Magic Elf }',
    '8 fiat: { by: Magic Elf, amend: 116, text: All is permitted. }',
    'adopted',
    'proposal/not-permitted',
  ],
];

/** Three proposals before the move, with the slot in force by then or not. */
function played(history: readonly string[], [, move, , , cards = {}, instead]: Row): string {
  const [, event, act = ''] = /^(?:(\d+ [^;]*)(?:; )?)?(.*)$/s.exec(move) ?? [];
  const proposals = { ...inTurn(...history, act), ...instead };
  return last({ cards, proposals, ...(event && { events: events(event) }) });
}

const told = (rows: readonly Row[]) => rows.map((row) => [row[0], row[1], row] as const);

describe('a slot that a rule supplies', () => {
  test.each(told([...ITS_OWN, ...OTHERS]))('%s: the move %j', (mechanics, _, row) => {
    const [, , under, without] = row;
    const rule = `enact: { title: A Title, mechanics: { ${mechanics} } }`;
    const results = {
      before: played(['', '', ''], row),
      enacted: played(['', '', rule], row),
      repealed: played(['', rule, 'repeal: 302'], row),
      again: played([rule, 'repeal: 301', rule], row),
      amended: played(['', rule, 'amend: 302\nmechanics: none'], row),
    };
    const expected = { before: without, enacted: under, repealed: without, again: under };
    expect(results).toEqual({ ...expected, amended: without });
  });

  test.each(told(ITS_OWN))('%s: is not in force for the vote that brings it', (...told) => {
    const [mechanics, move, [, , , without, cards = {}]] = told;
    const proposals = inTurn('', '', '', `${newRule(`{ ${mechanics} }`)}\n${move}`);
    expect(last({ cards, proposals })).toBe(without);
  });
});

const TABLE = 'game.medium == "table"';
const NO_DIE = law({ 202: '', 203: 'adoption: votes.for > votes.against', 204: '' });
const judged = (bench: string): Setting => ({
  proposals: by('a'),
  judgments: {
    1: page(`judgment: 1\nquestion: Q?\nby: a\ninvoked: 2026-01-02\nbench: [${bench}]`, 'Why.'),
  },
});
const RULED = 'ruling: "No", given: 2026-01-02';
const OUT = `{ judge: b, ${RULED}, overruled: { for: [a], against: [c] } }, { judge: c, ${RULED} }`;
const two = (event: string): Setting => ({ proposals: by('ab'), events: events(event) });
const RENUMBERED = 'readings: { renumbering: { take: new-only } }';
const voted = (votes: string): Setting => ({ proposals: inTurn(`votes: { ${votes} }`) });
const SILENT_C = voted('for: [a, b]');

describe('a formula that says one thing at a table, and another by mail or computer', () => {
  /** IF stands for its condition. */
  test.each<[mechanics: string, table: string, other: string, Setting, bare?: number]>([
    [
      "electorate: 'IF || player.points > 0'",
      'adopted',
      'vote/ineligible vote/ineligible',
      SILENT_C,
      105,
    ],
    [`participation: 'IF ? "required" : "optional"'`, 'vote/missing', 'adopted', SILENT_C, 105],
    [
      "ballots: 'IF ? 1 : player.points + 2'",
      'vote/twice',
      'defeated',
      voted('for: [a, a], against: [b], abstain: [c]'),
      207,
    ],
    ["quorum: 'IF ? votes.cast == 3 : votes.cast >= 2'", 'defeated', 'adopted', SILENT_C, 105],
    [
      "adoption: 'IF ? votes.unanimous : votes.for > 0'",
      'defeated',
      'adopted',
      voted('for: [a], against: [b, c]'),
      203,
    ],
    [
      `retroactive: 'IF ? "forbidden" : "permitted"'`,
      'effect/retroactive',
      'adopted',
      { proposals: inTurn('effective: 2025-12-01') },
      107,
    ],
    [
      "numbering: { first: 'IF ? 1 : 301' }",
      'proposal/number',
      'adopted',
      { proposals: by('a') },
      108,
    ],
    [
      `numbering: { first: 301, changed-rule: 'IF ? "keeps-its-own" : "takes-proposal-number"' }`,
      'unknown/rule',
      'adopted',
      { proposals: inTurn('amend: 210', 'amend: 301'), game: RENUMBERED },
      108,
    ],
    [
      `turns: { order: 'IF ? "seat" : "none"' }`,
      'turn/out-of-order',
      'adopted',
      { proposals: by('b') },
      201,
    ],
    [
      "turn: [propose, { part: roll, if: 'IF' }]",
      'turn/incomplete',
      'adopted',
      { proposals: by('ab') },
    ],
    [
      "turn: [propose, { part: roll, if: 'IF && player.points > 0' }]",
      'turn/incomplete',
      'adopted',
      { proposals: by('abc'), events: events('2 points: { b: 1 }, rule: 210') },
    ],
    [`voting-period: 'IF ? "2 days" : "1 day"'`, 'vote/missing', 'adopted', SILENT_C],
    [
      "limits: [{ of: mutable, most: 'IF ? 13 : 14' }]",
      'change/void',
      'adopted',
      { proposals: by('a') },
    ],
    [
      `forfeit: 'IF ? "forbidden" : "allowed"'`,
      'forfeit/forbidden',
      'adopted',
      two('4 forfeit: c'),
      113,
    ],
    [
      "offices: { speaker: { holders: 'IF ? 1 : players.count - 1' } }",
      'limit/breached',
      'adopted',
      two('2 appoint: { speaker: [a, b] }'),
    ],
    [
      "win: [{ when: 'player.points >= (IF ? 1 : 100)' }]",
      'game/over',
      'adopted',
      two('2 points: { b: 1 }, rule: 210'),
    ],
    [
      // A called for Judgment, and B could not take a turn
      `deadlock: 'IF ? "caller" : "first-unable"'`,
      'winner/mismatch',
      'adopted, won by b',
      {
        ...judged(`{ judge: c, ${RULED} }`),
        events: events('2 winner: { player: b, by: paradox }'),
      },
      213,
    ],
    [
      `judge: { chosen: 'IF ? "preceding-player" : "appointed"' }`,
      'judge/wrong',
      'adopted',
      judged(`{ judge: b, ${RULED} }`),
      212,
    ],
    [
      "judge: { chosen: appointed, overruled-by: 'IF ? votes.unanimous : votes.for >= 1' }",
      'judge/overruled-how',
      'adopted',
      judged(OUT),
      212,
    ],
    [
      "becomes: { when: 'IF && game.turn >= 1', mechanics: { titles: required } }",
      'proposal/text',
      'adopted',
      { proposals: inTurn('', '') },
    ],
  ])('%s: %s at a table, else %s', (mechanics, table, other, setting, bare) => {
    const says = { 206: mechanics.replaceAll('IF', TABLE), ...(bare && { [bare]: '' }) };
    const alone = says[206]?.startsWith('turns') ? { 208: '' } : {};
    const cards = { ...NO_DIE, ...law({ ...says, ...alone }) };
    const results = ['table', 'mail', 'computer'].map((medium) =>
      last({ ...setting, medium, cards }),
    );
    expect(results).toEqual([table, other, other]);
  });

  test.each([
    ['participation', 105, 'votes: { for: [a, b] }', ''],
    ['retroactive', 107, 'effective: 2025-12-01', ''],
    ['turns', 201, '', ''],
    ['forfeit', 113, '', '2 forfeit: c'],
    ['winning-by', 112, newRule('{ win: [{ when: game.turn > 9 }] }'), ''],
  ])('has to give a word that the slot knows: %s', (slot, number, act, event) => {
    const says = { 206: '', 208: '', [number]: `${slot}: '${TABLE} ? "table" : "Abroad"'` };
    const setting = { cards: law(says), proposals: inTurn(act), events: event && events(event) };
    expect(wrong(setting)).toBe('format/formula');
  });

  test('may depend on the kind of change: transmuted rules alone keep their numbers', () => {
    const kept = `'proposal.kind == "transmute" ? "keeps-its-own" : "takes-proposal-number"'`;
    const acts = ['immutable', 'mutable'].map((to) => `transmute: { rule: 301, to: ${to} }`);
    const cards = law({
      108: `numbering: { first: 301, changed-rule: ${kept} }`,
      202: '',
      204: '',
    });
    expect(last({ cards, proposals: inTurn('amend: 210', ...acts), game: RENUMBERED })).toBe(
      'adopted',
    );
  });
});

/** The vote that amends 206 is paid by the old law, and the next by the new: 10 by 202, and 100 more. */
test('what the Initial Set awards may change', () => {
  const raise = 'amend: 206\nmechanics: { awards: [{ on: adopted, to: proposer, points: 100 }] }';
  expect(held({ proposals: inTurn(raise, '') })).toBe('a 10 b 111');
});

test.each([
  [401, 401, ''],
  [401, 302, 'proposal/number'],
  [1, 302, ''],
])(
  'numbers that are to begin with %i go on from there, or from the last: %i: %j',
  (first, next, expected) => {
    const from = (number: number) =>
      `{ numbering: { first: ${number}, changed-rule: keeps-its-own } }`;
    const cards = { 108: card(108, from(301)) };
    const proposals = inTurn(`amend: 108\nmechanics: ${from(first)}`);
    expect(wrong({ cards, proposals: { ...proposals, [next]: enact(next, 'b') } })).toBe(expected);
  },
);
