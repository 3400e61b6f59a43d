/**
 * The mechanics of rules never rest on words alone. Before A makes Proposal 301 an event gives somebody
 * something. By a grant of Rule 210 it counts. On the words of Rule 205 alone, the result is
 * undetermined, unless it is the same without the gift. There is silver, of which everybody starts with
 * 1 and has from 0 to 9, and there is the office of elder.
 */
import { expect, test } from 'vitest';
import type { Replay } from '../../../src/engine/results/types.ts';
import { card, enact, errorsOf, judged, play, type Setting, UNGRANTED } from '../table.ts';

const GRANTS =
  '{ grants: [{ what: quantity, of: [silver, points] }, { what: office, of: [elder] }] }';
const ON_WORDS = 'law/on-words';

interface Game {
  /** The event, without its rule. */
  readonly event: string;
  /** The mechanics of Rule 214. */
  readonly rule: string;
  /** Proposal 301, with its votes. */
  readonly motion?: string;
  readonly more?: Setting;
}

function game(
  { event, rule, motion = 'votes: { for: [a, b, c] }', more }: Game,
  by: string,
): Setting {
  return {
    game: 'readings: { past-moves: { take: yes } }',
    cards: {
      ...UNGRANTED,
      105: card(105, '', 'immutable'),
      202: card(202, ''),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      204: card(204, ''),
      206: card(206, ''),
      207: card(207, ''),
      209: card(
        209,
        '{ quantities: { silver: { starts: 1, least: 0, most: 9 } }, offices: { elder: {} } }',
      ),
      210: card(210, by === 'by a grant' ? GRANTS : ''),
      214: card(214, rule),
      ...more?.cards,
    },
    proposals: {
      301: enact(301, 'a', motion),
      ...more?.proposals,
    },
    events: `  - { id: gift, on: 2025-12-31, ${event}, rule: 205 }${more?.events ?? ''}`,
    ...(more?.judgments && { judgments: more.judgments }),
  };
}

/** The faults, or else the outcome of Proposal 301, its awards, and the fate of Rule 214. */
function outcome(replayed: Replay): string {
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return [...new Set(wrong)].join(' ');
  const [made] = replayed.proposals;
  const sums = made?.awards.map(({ amount, quantity }) => `${amount.toFraction()} ${quantity}`);
  const changed = (replayed.lives.get('214')?.changes.length ?? 0) > 1 ? ['214 changed'] : [];
  return [made?.outcome ?? 'not made', ...(sums ?? []), ...changed].join(' ');
}

const SILVER = 'change: { a: { silver: 5 } }';
const ELDER = 'appoint: { elder: a }';
const A_ALONE = 'votes: { for: [a], against: [b, c] }';

test.each<readonly [what: string, game: Game, granted: string, onWords: string]>([
  [
    'ballots',
    { event: SILVER, rule: '{ ballots: player.silver }', motion: A_ALONE },
    'adopted',
    ON_WORDS,
  ],
  [
    'ballots that make no difference',
    { event: SILVER, rule: '{ ballots: player.silver }' },
    'adopted',
    'adopted',
  ],
  [
    'ballots of an officer',
    { event: ELDER, rule: '{ ballots: "player.elder ? 3 : 1" }', motion: A_ALONE },
    'adopted',
    ON_WORDS,
  ],
  [
    'who votes',
    { event: SILVER, rule: '{ electorate: player.silver > 1 }', motion: 'votes: { for: [a] }' },
    'adopted',
    ON_WORDS,
  ],
  [
    'who votes by an office',
    { event: ELDER, rule: '{ electorate: player.elder }', motion: 'votes: { for: [a] }' },
    'adopted',
    ON_WORDS,
  ],
  [
    'who may not vote',
    {
      event: 'change: { a: { silver: -1 } }',
      rule: '{ electorate: player.silver > 0 }',
      motion: 'votes: { for: [b], against: [a, c] }',
    },
    'vote/ineligible',
    ON_WORDS,
  ],
  [
    'a quorum by weight',
    {
      event: SILVER,
      rule: '{ ballots: player.silver, participation: optional, quorum: votes.cast >= 5 }',
      motion: 'votes: { for: [a] }',
    },
    'adopted',
    ON_WORDS,
  ],
  [
    'who proposes',
    { event: 'appoint: { elder: a }', rule: '{ proposers: player.elder }' },
    'adopted',
    ON_WORDS,
  ],
  [
    'an award',
    {
      event: 'change: { a: { silver: 5 } }',
      rule: '{ awards: [{ on: adopted, to: proposer, points: player.silver }] }',
    },
    'adopted 6 points',
    ON_WORDS,
  ],
  [
    'the condition of an award',
    {
      event: 'appoint: { elder: a }',
      rule: '{ awards: [{ on: adopted, to: proposer, points: 3, if: player.elder }] }',
    },
    'adopted 3 points',
    ON_WORDS,
  ],
  [
    'a bound that cuts an award',
    {
      event: 'change: { a: { silver: 7 } }',
      rule: '{ awards: [{ on: adopted, to: proposer, quantity: silver, amount: 4 }] }',
    },
    'adopted 1 silver',
    ON_WORDS,
  ],
  [
    'a change of rules that a grant allows',
    {
      event: ELDER,
      rule: '{ grants: [{ what: rules, of: [mutable], by: { office: elder } }], overrides: [adoption] }',
      more: { events: '\n  - { on: 2025-12-31, fiat: { by: a, repeal: 214 } }' },
    },
    'adopted 214 changed',
    ON_WORDS,
  ],
  [
    'a win that a grant allows',
    {
      event: SILVER,
      rule: '{ grants: [{ what: win, to: player.silver > 2 }] }',
      more: {
        cards: { 112: card(112, '', 'immutable') },
        events: '\n  - { on: 2025-12-31, winner: a }',
      },
    },
    'game/over',
    ON_WORDS,
  ],
  [
    'who may join',
    {
      event: ELDER,
      rule: '{ grants: [{ what: join, if: players.count < 4, by: { office: elder } }], overrides: [adoption] }',
      motion: 'votes: { for: [a, b, c, d] }',
      more: { events: '\n  - { on: 2025-12-31, join: { id: d, name: D }, by: a }' },
    },
    'adopted',
    ON_WORDS,
  ],
])('%s', (_, of, granted, onWords) => {
  expect(outcome(play(game(of, 'by a grant')))).toBe(granted);
  expect(outcome(play(game(of, 'on words alone')))).toBe(onWords);
});

const BALLOTS: Game = { event: SILVER, rule: '{ ballots: player.silver }', motion: A_ALONE };

/** The event cites Rule 205, and Rule 210 lets such things be given. */
test.each([
  ['whatever-it-names', 'adopted'],
  ['its-own-rule', ON_WORDS],
])('a grant lets be done what cites another rule, by a reading: %s', (take, expected) => {
  const custom = `readings: { past-moves: { take: yes }, grant-reach: { take: ${take} } }`;
  expect(outcome(play({ ...game(BALLOTS, 'by a grant'), game: custom }))).toBe(expected);
});

test('a reading that decides whether something rests on words is a question of its event', () => {
  const { findings } = play(game(BALLOTS, 'by a grant'));
  const notes = findings.filter(({ depends }) => depends?.reading === 'grant-reach');
  expect(notes.map(({ message }) => message)).toEqual([
    expect.stringContaining('under “its-own-rule” it is legal on words alone.'),
  ]);
});

/** The record's word counts once game.md says so, and everything that rests on it has a note. */
test.each<readonly [what: string, of: Game, winner: string | undefined]>([
  ['a vote', BALLOTS, undefined],
  [
    'a win, which the next line records',
    {
      event: 'points: { b: 200 }',
      rule: '',
      more: { events: '\n  - { on: 2025-12-31, winner: b }' },
    },
    'b',
  ],
])('one statement makes the word of a record count: %s', (_, of, winner) => {
  const setting = game(of, 'on words alone');
  expect(errorsOf(play(setting))).not.toEqual([]);
  const why = 'The game ended in 1999, and nobody disputes it.';
  const custom = `readings: { past-moves: { take: yes }, held-on-words: { take: as-recorded, why: "${why}" } }`;
  const proposals = winner ? {} : { ...setting.proposals };
  const replayed = play({ ...setting, proposals, game: custom });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.winner?.player).toBe(winner);
  const notes = replayed.findings.filter(({ depends }) => depends?.reading === 'held-on-words');
  expect(notes.at(-1)?.message).toContain(winner ? 'nobody has won' : 'it is undetermined');
});

test.each([
  ['lets the event stand', 'is: legal, event: gift'],
  ['finds the vote legal', 'is: legal, move: 301'],
])('a Judgment that %s is a way on', (_, settles) => {
  const judgments = { 1: judged(1, '2026-01-02', 'c', `settles: [{ ${settles} }]`) };
  expect(outcome(play(game({ ...BALLOTS, more: { judgments } }, 'on words alone')))).toBe(
    'adopted',
  );
});

test('what a grant lets be given of what rests on words alone rests on words alone, too', () => {
  const events = '\n  - { on: 2025-12-31, change: { a: { silver: -4 }, b: { silver: 4 } } }';
  const given = (event: string) => {
    const rule =
      '{ ballots: player.silver, grants: [{ what: quantity, of: [silver], least: -4, most: 4 }] }';
    const motion = 'votes: { for: [b], against: [a, c] }';
    return outcome(play(game({ event, rule, motion, more: { events } }, 'on words alone')));
  };
  expect(given('change: { c: { silver: 5 } }')).toBe('limit/breached');
  // More than the grant lets be given
  expect(given(SILVER)).toBe(ON_WORDS);
});

const RICH = '{ awards: [{ on: adopted, to: proposer, points: 300 }] }';
const LEGAL = { 1: judged(1, '2026-01-02', 'a', 'settles: [{ move: 301, is: legal }]') };

test.each([
  ['its award', RICH, ''],
  ['its act', '', 'act: [{ points: { b: 300 } }]\n'],
])('a win by a proposal that stands by a Judgment says so: %s', (_, rule, act) => {
  const replayed = play({
    cards: { 202: card(202, rule), 206: card(206, '') },
    // It is the turn of A.
    proposals: { 301: enact(301, 'b', `${act}votes: { for: [a, b, c] }`) },
    judgments: LEGAL,
  });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.winner).toMatchObject({ player: 'b', by: 'points', judgment: '1' });
});

test.each([
  ['b', 'points: { b: 1 }', ['win/on-words']],
  ['a', 'points: { a: 0 }', ['win/simultaneous']],
])('of two at the mark at once nobody wins by a point on words alone: %s', (_, gift, wrong) => {
  const replayed = play({
    game: 'readings: { simultaneous-win: { take: highest } }',
    cards: {
      ...UNGRANTED,
      202: card(202, '{ awards: [{ on: adopted, to: for, points: 200 }] }'),
      206: card(206, ''),
    },
    proposals: { 301: enact(301, 'a') },
    events: `  - { on: 2025-12-31, ${gift}, rule: 205 }`,
  });
  expect(errorsOf(replayed).map(({ code }) => code)).toEqual(wrong);
});

test('a grant for what a proposal did by its words is one to proposals', () => {
  const proposals = { 301: enact(301, 'a', 'act: [{ points: { a: 300 } }]') };
  const [refused] = errorsOf(play({ cards: UNGRANTED, proposals }));
  expect(refused?.help).toContain('`grants: [{ what: quantity, of: [points], by: proposal }]`');
});
