/**
 * Rules that differ without a rule that decides between them, on every slot on which one prevails. And
 * which of several demands for adoption decides: the more specific one, unless a rule says which
 * prevails.
 */
import { expect, test } from 'vitest';
import { SLOTS as ALL_SLOTS } from '../../../src/law/mechanics/slot-combination.ts';
import {
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  page,
  play,
  type Setting,
  wrongs,
} from '../table.ts';
import { AGAINST_C, law, made, NO_PRECEDENCE, rulings, voted } from './in-short.ts';
import { faults, said, told } from './told.ts';

const gold = (starts: number) => `quantities: { gold: { starts: ${starts} } }`;

test('two declarations of one name conflict as soon as both are in effect', () => {
  const declared = (more: string): Setting => ({
    cards: { ...NO_PRECEDENCE, 205: null },
    proposals: inTurn(newRule(`{ ${gold(1)} }`), `${newRule(`{ ${gold(2)} }`)}${more}`),
    events: '  - { on: 2026-02-01, note: A month later. }',
  });
  expect(wrongs(declared(''))).toEqual(['law/conflict']);
  const later = declared('\neffective: 2026-01-10');
  expect(faults(later).map((fault) => fault.split(',')[0])).toEqual([
    'law/conflict 302.md effective',
  ]);
  const cards = { ...NO_PRECEDENCE, ...law({ 209: gold(1), 210: gold(2) }) };
  const [error, ...others] = errorsOf(play({ cards }));
  expect(others).toEqual([]);
  expect(error).toMatchObject({
    code: 'law/conflict',
    at: { file: 'games/test/game.md', path: ['ruleset'] },
  });
  expect(error?.help).toContain('on one of these cards alone');
});

/** 207 and 209 differ on ballots: a vote needs an answer, and no rule gives one. */
const BALLOTS: Setting = {
  cards: { ...NO_PRECEDENCE, ...law({ 209: 'ballots: 2' }) },
  proposals: { 301: enact(301, 'a', 'outcome: adopted') },
};
const OPEN = page(`judgment: 1\nquestion: How many?\nby: b\ninvoked: ${made(301)}`);

test.each<[string, Setting['judgments'], string]>([
  ['nobody is asked', undefined, 'law/conflict'],
  ['a Judge is asked', { 1: OPEN }, 'suspended; open'],
  [
    'a Judge has let it stand',
    rulings([made(301), 'c', '{ move: 301, is: legal }']),
    'playing; adopted',
  ],
])('such a conflict, where %s: %s', (_, judgments, expected) => {
  const setting = { ...BALLOTS, ...(judgments && { judgments }) };
  expect(told(setting, 'status', 'outcomes')).toBe(expected);
  if (expected.startsWith('playing')) return;
  expect(said(setting, 'law/conflict')).toEqual([
    'Rule 207 and Rule 209 differ on “ballots”, and no rule in force decides between them.',
  ]);
});

const ROBOT = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';
const JUDGED = { judgments: { 1: judged(1, voted(301), 'c', 'by: b') } };
const KEEPS = 'changed-rule: keeps-its-own';
const on = (event: string): Setting => ({ events: `  - { on: ${voted(301)}, ${event} }` });
const PARADOX = on('winner: { player: b, by: paradox }');
const BEFORE = { proposals: { 301: enact(301, 'a', 'effective: 2025-12-01') } };

/** Two values for each slot that differ, and the game in which somebody has to know which counts. */
const SLOTS: readonly (readonly [slot: string, one: string, other: string, Setting])[] = [
  ['proposers', 'true', 'player.points >= 0', {}],
  ['turns', 'seat', 'surname', {}],
  ['turn', '[propose]', '[propose, roll]', {}],
  ['changes', '{ mutable: [] }', '{ mutable: [enact, amend] }', {}],
  ['numbering', `{ first: 301, ${KEEPS} }`, `{ first: 1, ${KEEPS} }`, {}],
  ['electorate', 'true', 'player.points >= 0', {}],
  ['participation', 'required', 'optional', {}],
  ['ballots', '1', '2', {}],
  ['adoption', 'votes.unanimous', 'votes.majority', {}],
  ['voting-period', '1 day', '2 days', {}],
  ['retroactive', 'forbidden', 'permitted', BEFORE],
  ['winning-by', 'points-only', `'true ? "points-only" : "points-only"'`, {}],
  ['robot-votes', 'roll.die > 3', 'roll.die > 4', { players: ROBOT }],
  ['forfeit', 'allowed', 'forbidden', on('forfeit: c')],
  ['deadlock', 'first-unable', 'caller', { ...JUDGED, ...PARADOX }],
  ['judge', '{ chosen: preceding-player }', '{ chosen: appointed }', JUDGED],
  ['judge', '{ verdicts: [A] }', '{ verdicts: [B] }', JUDGED],
  ['judge', '{ deliver-within: 1 day }', '{ deliver-within: 2 days }', JUDGED],
  [
    'judge',
    '{ binds-next-turn: true }',
    '{ binds-next-turn: false }',
    { ...JUDGED, proposals: inTurn('', '') },
  ],
];

test('there is a conflict below for every slot on which precedence decides', () => {
  const told = new Set(SLOTS.map(([slot]) => slot));
  const deciding = Object.entries(ALL_SLOTS).flatMap(([slot, { combines }]) =>
    combines === 'one' ? slot : [],
  );
  expect(deciding.filter((slot) => !told.has(slot))).toEqual([]);
});

test.each(SLOTS)('of %s, %s conflicts with %s, and not with itself', (slot, one, other, more) => {
  const silent = [105, 107, 108, 110, 113, 201, 202, 207, 208, 211, 212, 213];
  const world = (second: string): Setting => ({
    proposals: { 301: enact(301, 'a') },
    ...more,
    cards: {
      ...law(Object.fromEntries(silent.map((number) => [number, '']))),
      ...law({
        103: slot === 'changes' ? '' : 'changes: { mutable: [enact] }',
        203: slot === 'adoption' ? '' : 'adoption: votes.for > 0',
        209: `${slot}: ${one}`,
        210: `${slot}: ${second}`,
      }),
    },
  });
  expect(wrongs(world(other))).toContain('law/conflict');
  expect(wrongs(world(one))).not.toContain('law/conflict');
});

/** Two of three vote for it. 203 demands all votes for every change, and 206 and 207 something else. */
const ANY = '{ of: {}, needs: votes.unanimous }';
const KIND = '{ of: { kind: enact }, needs: votes.majority }';
const TIER = '{ of: { tier: mutable }, needs: votes.majority }';
const BOTH = '{ of: { kind: enact, tier: mutable }, needs: votes.majority }';
const NEVER = '{ of: { kind: enact }, needs: votes.for > votes.eligible }';
const EVERY = '{ needs: votes.majority }';
const NEW = 'enact: {}';
const OLD = 'repeal: 210';
const two = (second: string) => `changes:\n  - { enact: {}, text: One. }\n  - ${second}`;
const NOTHING = 'where nothing else decides';
const BY_NUMBER = 'where the lower number prevails';
const CLAIMED = law({ 214: `adoption: [${KIND}], overrides: [203]` });

test.each<[string, string, readonly string[], string]>([
  [NOTHING, NEW, [], 'defeated'],
  [NOTHING, NEW, [EVERY], 'law/conflict'],
  // The demand for its kind or its tier, and for both before that for one
  [NOTHING, NEW, [KIND], 'adopted'],
  [NOTHING, OLD, [KIND], 'defeated'],
  [NOTHING, NEW, [TIER], 'adopted'],
  [NOTHING, NEW, [NEVER, BOTH], 'adopted'],
  [NOTHING, NEW, [KIND, NEVER], 'law/conflict'],
  [NOTHING, NEW, [NEVER, TIER], 'law/conflict'],
  [NOTHING, NEW, [ANY, KIND], 'adopted'],
  // The specific demand of one rule counts, and all that are equally specific
  [NOTHING, NEW, [`${ANY}, ${KIND}`], 'adopted'],
  [NOTHING, NEW, [`${TIER}, ${NEVER}`], 'defeated'],
  // Every part of a proposal
  [NOTHING, two('{ enact: {}, text: Two. }'), [KIND], 'adopted'],
  [NOTHING, two('{ repeal: 210 }'), [KIND], 'defeated'],
  [BY_NUMBER, NEW, [KIND], 'defeated'],
  [BY_NUMBER, NEW, [EVERY], 'defeated'],
  [BY_NUMBER, NEW, [NEVER, BOTH], 'defeated'],
  ['where 214 claims to prevail', NEW, [], 'adopted'],
  ['where 214 claims to prevail', OLD, [], 'defeated'],
])('%s, for %j beside %j: %s', (where, act, demands, expected) => {
  const rules = demands.map((demand, index) => [206 + index, `adoption: [${demand}]`]);
  const cards = {
    ...(where === NOTHING && NO_PRECEDENCE),
    ...(where.startsWith('where 214') && CLAIMED),
    ...law({ 203: 'adoption: votes.unanimous', ...Object.fromEntries(rules) }),
  };
  const proposals = { 301: enact(301, 'a', `${act}\n${AGAINST_C}`) };
  expect(told({ cards, proposals }, 'outcomes').split(' ')[0]).toBe(expected);
});

/**
 * 206, 208 and 209 give each voter another number of votes. A rule's own claim goes before the numbers
 * (211): 209 prevails over the rules that it names. If each of three prevails over another, none does.
 */
test.each([
  [{ 206: '', 208: '' }, 'votes 3'],
  [{ 206: '' }, 'votes 2'],
  [{ 208: '' }, 'votes 1'],
  [{ 208: '', 209: 'overrides: [206]' }, 'votes 3'],
  [{ 209: 'overrides: [206, 208]' }, 'votes 3'],
  [{ 209: 'overrides: [206]' }, 'law/conflict'],
  [{ 206: 'defers-to: [209]' }, 'law/conflict'],
  [{ 208: 'overrides: [206]' }, 'votes 2'],
  // Two that claim to prevail over each other leave it to the numbers.
  [{ 206: 'overrides: [209]', 209: 'overrides: [206]' }, 'votes 1'],
  [{ 206: 'overrides: [208]', 208: 'overrides: [209]', 209: 'overrides: [206]' }, 'votes 1'],
])(
  'of three rules on one thing, where %j: %s',
  (claims: Readonly<Record<number, string>>, expected) => {
    const votes = { 206: 1, 208: 2, 209: 3 };
    const cards = law(
      Object.fromEntries(
        Object.entries(votes).map(([number, ballots]) => {
          const claim = claims[Number(number)];
          return [
            number,
            claim === '' ? '' : [`ballots: ${ballots}`, claim].filter(Boolean).join(', '),
          ];
        }),
      ),
    );
    const setting = { cards: { ...law({ 202: '', 207: '' }), ...cards }, proposals: inTurn('') };
    const [proposal] = play(setting).proposals;
    expect(
      wrongs(setting).join(' ') || `votes ${proposal?.count?.eligible.div(3).toFraction()}`,
    ).toBe(expected);
  },
);
