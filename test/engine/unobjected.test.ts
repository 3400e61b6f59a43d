/** A record that breaks a rule stands if nobody objected, and always gets a note. */
import { expect, it } from 'vitest';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { ANYBODY, held } from './by-hand/in-short.ts';
import { GAMES } from './judge-reaches/games.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  play,
  type Setting,
  scores,
  sourcesOf,
  UNGRANTED,
  wrongs,
} from './table.ts';

const STANDS = "stands: { why: 'Nobody minded.' }";
const game = 'unobjected: stands';
const SILENCE = `${game}\nreadings: { silence-decides: { take: yes } }`;
const SHORT = 'votes: { for: [a, b] }';
const LOST = 'votes: { for: [a, b], against: [c] }\noutcome: adopted\nawards: { a: 9 }';
const STRUCK = 'settles: [{ move: 301, is: illegal }]';

it.each<readonly [string, Setting, string, number, readonly string[]]>([
  [
    'a proposal, with its votes',
    { proposals: inTurn(`${SHORT}\n${STANDS}`, '') },
    'defeated adopted',
    // Two thirds of 10 for the vote, and 10 less for the defeat
    -3,
    [
      'Proposal 301 stands. Nobody objected: Nobody minded.',
      'By the rules: C (c) did not vote on Proposal 301',
    ],
  ],
  [
    'the outcome and the awards that the record states, beside the computed ones',
    { game: SILENCE, proposals: inTurn(`${LOST}\n${STANDS}`) },
    'adopted',
    9,
    ['Proposal 301 stands.'],
  ],
  [
    'no proposal that a Judge finds illegal',
    {
      proposals: inTurn(`${SHORT}\n${STANDS}`),
      judgments: { 1: judged(1, day(301, 0), 'c', STRUCK) },
    },
    'void',
    0,
    [],
  ],
  [
    'an event',
    {
      events: `  - { on: 2026-01-01, points: { a: 5 }, ${STANDS} }`,
      proposals: inTurn(''),
      cards: UNGRANTED,
    },
    'adopted',
    15,
    ['stands'],
  ],
  [
    'a Judgment, and what it settles binds',
    {
      proposals: inTurn(''),
      judgments: { 1: judged(1, day(301, 0), 'b', `${STRUCK}\n${STANDS}`) },
    },
    'void',
    0,
    ['Judgment 1 stands'],
  ],
])('what stands: %s', (_, setting, outcome, points, said) => {
  const replayed = play({ game, ...setting });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.proposals.map((each) => each.outcome).join(' ')).toBe(outcome);
  expect(scores(replayed).a).toBe(points);
  const notes = notesOf(replayed, 'unobjected').map(({ message }) => message);
  for (const words of said) expect(notes.join('\n')).toContain(words);
});

it('a note names the rule, and has both figures', () => {
  const notes = (act: string) =>
    notesOf(play({ game: SILENCE, proposals: inTurn(`${act}\n${STANDS}`) }), 'unobjected');
  expect(notes(SHORT).map(({ rule }) => rule?.number)).toEqual([105]);
  expect(notes(LOST).flatMap(({ mismatch }) => mismatch ?? [])).toMatchObject([
    { recorded: '9', computed: '7' },
    { recorded: 'adopted', computed: 'defeated' },
  ]);
});

it('nothing stands that says nothing of it, and nothing needs to that breaks no rule', () => {
  expect(errorsOf(play({ game, proposals: inTurn(SHORT, '') }))).toMatchObject([
    { code: 'vote/missing' },
  ]);
  const { findings } = play({ game, proposals: inTurn(STANDS) });
  expect(findings.map(({ code, message }) => [code, message])).toContainEqual([
    'stands/needless',
    'Proposal 301 is in order by the rules, so `stands` changes nothing.',
  ]);
  expect(findings.map(({ code }) => code)).not.toContain('unobjected');
});

it.each([
  ['winner: b', 'who wins'],
  ['fiat: { by: b, repeal: 208 }', 'how rules change'],
])('%s does not stand because nobody objected', (fact, what) => {
  const events = `  - { on: 2026-01-01, ${fact}, ${STANDS} }`;
  const { findings } = parseRecords(sourcesOf({ game, events }), READINGS);
  expect(findings.map(({ message }) => message)).toEqual([
    `Silence does not decide ${what}: only a rule or a Judgment does.`,
  ]);
});

/** Silence adopts nothing that votes could have defeated, and puts nobody out. C's vote on 301 is missing. */
const BY_HALF = { 203: card(203, '{ adoption: votes.for * 2 > players.count }') };
const BY_MORE = { 203: card(203, '{ adoption: votes.for > votes.against }') };
const ALONE = 'votes: { for: [a] }';
it.each<[string, Setting, string, boolean?]>([
  ['against the votes', { proposals: inTurn(`${LOST}\n${STANDS}`) }, 'outcome/mismatch'],
  ['without the votes', { proposals: inTurn(`${SHORT}\noutcome: adopted\n${STANDS}`) }, ''],
  ['by two of three', { cards: BY_HALF, proposals: inTurn(`${SHORT}\n${STANDS}`) }, ''],
  ['by two', { cards: BY_MORE, proposals: inTurn(`${SHORT}\n${STANDS}`) }, ''],
  [
    'by one',
    { cards: BY_MORE, proposals: inTurn(`${ALONE}\n${STANDS}`) },
    'vote/missing outcome/mismatch',
  ],
  [
    'a player put out',
    { proposals: inTurn(''), events: `  - { on: 2026-01-03, leave: c, by: a, ${STANDS} }` },
    'seat/no-authority',
  ],
])('silence decides nothing by itself: %s', (_, setting, expected) => {
  expect(wrongs({ game, ...setting }).join(' ')).toBe(expected);
  expect(wrongs({ game: SILENCE, ...setting })).toEqual([]);
});

it('what cites no rule rests on no rule, and not on the one that declares points', () => {
  const replayed = play({
    game,
    cards: UNGRANTED,
    proposals: inTurn(''),
    events: `  - { on: 2026-01-03, points: { b: 200 }, ${STANDS} }`,
  });
  const said = notesOf(replayed, 'unobjected').map(({ message }) => message);
  expect(said.join('\n')).toContain('Held on words alone: 200 points for B. Rule 208');
  expect(notesOf(replayed, 'grant/words-alone').map(({ help }) => help)).toEqual([
    'No mechanics grant this. If the words of a rule allow it, cite that rule with `rule`.',
  ]);
});

/** Silence may let a record stand. Nobody wins by what that earns, be it 20 points or as many as the mark. */
const AT_20 = { 208: card(208, '{ win: [{ when: player.points >= 20 }] }') };
const PAID_JUDGE = { 206: card(206, '{ awards: [{ on: judged, to: judge, points: 20 }] }') };
const THROWN = { medium: 'table', proposals: inTurn('') };
const thrown = (...more: readonly string[]) =>
  ['', ...more].map((each) => `  - { roll: { by: a, die: 6 }${each} }`).join('\n');
it.each<[string, Setting, string]>([
  [
    'throws that were not due',
    { ...THROWN, events: thrown(...[1, 2, 3].map(() => `, ${STANDS}`)) },
    'a 24',
  ],
  ['a number out of order', { proposals: { 391: enact(391, 'a', STANDS) } }, 'a 100'],
  [
    'an answer of the wrong Judge',
    {
      cards: { ...AT_20, ...PAID_JUDGE },
      proposals: inTurn(''),
      judgments: { 1: judged(1, day(301, 1), 'b', STANDS) },
    },
    'a 10 b 20',
  ],
])('nobody wins by %s', (_, setting, expected) => {
  const replayed = play({ game, cards: AT_20, ...setting });
  expect([held({ game, cards: AT_20, ...setting }), replayed.winner]).toEqual([
    expected,
    undefined,
  ]);
});

/** 109 is immutable, and 203 has the lower number: a rule on silence is void against them, unless it prevails. */
it.each([
  ['transmute: { rule: 112, to: mutable }', '', 'outcome/mismatch'],
  ['', '', 'outcome/mismatch'],
  ['', ', overrides: [203]', ''],
])('a rule lets silence adopt %j only where it prevails: %j', (change, claim, expected) => {
  const rule = `enact: { mechanics: { readings: { silence-decides: yes }${claim} } }`;
  const proposals = inTurn(rule, `${change}\n${LOST.replace('\nawards: { a: 9 }', '')}\n${STANDS}`);
  expect(wrongs({ game, proposals }).join(' ')).toBe(expected);
});

/** C judges Proposal 301 of A, so B is not the Judge. */
it.each([
  '{ winner: b }',
  '{ points: { b: 200 } }',
  '{ event: gift, is: legal }',
  '{ move: 301, is: undetermined }',
  '{ judgment: 2, is: legal }',
])('silence makes nobody the Judge by whom somebody could win: %s', (settles) => {
  const [wrong] = errorsOf(
    play({
      game,
      cards: UNGRANTED,
      proposals: inTurn(''),
      judgments: {
        1: judged(1, day(301, 1), 'b', `settles: [${settles}]\n${STANDS}`),
        2: judged(2, day(301, 1), 'b', 'settles: [{ winner: b }]'),
      },
      events: `  - { id: gift, on: ${day(301, 1)}, points: { b: 200 } }`,
    }),
  );
  expect(wrong).toMatchObject({ code: 'judge/wrong', at: { file: 'games/test/judgments/1.md' } });
});

/** That nobody objected decides nothing of who wins, and of how rules change. */
const DECIDED = /id: it,.*(winner|fiat):/;

/** Play may have gone on after any fault of a proposal or an event. */
const RECORDED = GAMES.filter(
  ([, what, { named, setting }]) =>
    !named.startsWith('judgment') &&
    what !== 'two cards of the Initial Set conflict' &&
    !DECIDED.test(setting.events ?? ''),
);

/** The same game where silence decides. */
function silent(head: string): string {
  if (!head.includes('readings:')) return `${head}\n${SILENCE}`.trim();
  return `${head.replace('readings: {', 'readings: { silence-decides: { take: yes },')}\n${game}`;
}

it.each(RECORDED)('%s stands if nobody objected: %s', (code, _, { setting, named }) => {
  const recorded = { ...setting, cards: { ...ANYBODY, ...setting.cards } };
  const number = named.replace('move: ', '');
  const proposals = { ...setting.proposals };
  const text = proposals[number];
  if (text) proposals[number] = text.replace('\n---\n', `\n${STANDS}\n---\n`);
  const events = setting.events?.replace('id: it,', `id: it, ${STANDS},`);
  const replayed = play({
    ...recorded,
    game: silent(setting.game ?? ''),
    proposals,
    ...(events !== undefined && { events }),
  });
  expect(errorsOf(replayed).map(({ message }) => message)).toEqual([]);
  const messages = notesOf(replayed, 'unobjected').map(({ message }) => message);
  const without = errorsOf(play(recorded)).filter((each) => each.code === code);
  expect(without).not.toEqual([]);
  for (const { message } of without) expect(messages.join('\n')).toContain(message);
});
