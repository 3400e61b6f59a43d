/**
 * Slots that add up over rules: which of them hold where a rule claims to prevail over another, or
 * where rules cannot both hold, and what is void then.
 */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/state/types.ts';
import {
  card,
  day,
  errorsOf,
  inTurn,
  judged,
  newRule,
  notesOf,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const DEFEAT = 'votes: { for: [a, b], against: [c] }';
/** Nothing says which of two mutable rules prevails. */
const NO_211 = { 211: card(211, '') };

/** Void slots at the last version: "206 awards yields to 301 under 211". */
function voids({ versions }: Replay): readonly string[] {
  const last = versions.at(-1)?.voids ?? [];
  return last.map(
    ({ rule, slot, part, yieldsTo, under }) =>
      `${rule} ${slot}${part === undefined ? '' : ` (${part})`} yields to ${yieldsTo} under ${under}`,
  );
}

/** What B holds after a rule with these mechanics has been enacted and B’s proposal defeated. */
function afterDefeat(mechanics: string, cards: Setting['cards'] = {}): unknown {
  return scores(play({ cards, proposals: inTurn(newRule(mechanics), DEFEAT) }))['b'];
}

const BOTH = 7 - 10 + 5;
const NEW_ONLY = 7 + 5;
const OLD_ONLY = 7 - 10;
const FIVE = 'awards: [{ on: defeated, to: proposer, points: 5 }]';

describe('a claim over what another rule awards', () => {
  it.each([
    ['none', '', BOTH],
    ['the rule', ', overrides: [206]', NEW_ONLY],
    ['the slot', ', overrides: [awards]', 5],
    ['another rule', ', overrides: [208]', BOTH],
    ['another slot', ', overrides: [limits]', BOTH],
    ['all rules of a tier, which need not conflict', ', overrides: [{ tier: mutable }]', BOTH],
    ['the rule, by deference', ', defers-to: [206]', OLD_ONLY],
    ['another rule, by deference', ', defers-to: [208]', BOTH],
  ])('%s', (_, claim, points) => {
    expect(afterDefeat(`{ ${FIVE}${claim} }`)).toBe(points);
  });

  it.each([
    ['the rule', '{ overrides: [206] }', 7],
    ['the slot', '{ overrides: [awards] }', 0],
    ['a tier', '{ overrides: [{ tier: mutable }] }', 7 - 10],
    ['the rule, with no award instead', '{ awards: [], overrides: [206] }', 7],
    [
      'the rule, in the company of another matter',
      '{ quorum: votes.cast > 0, overrides: [206] }',
      -3,
    ],
  ])('is enough by itself: %s', (_, mechanics, points) => {
    expect(afterDefeat(mechanics)).toBe(points);
  });

  it('makes one award of two in the same words', () => {
    const ten = 'awards: [{ on: defeated, to: proposer, points: -10 }]';
    expect(afterDefeat(`{ ${ten} }`)).toBe(7 - 20);
    expect(afterDefeat(`{ ${ten}, overrides: [206] }`)).toBe(7 - 10);
  });

  it('is shown as void beside the rule, and told with the rule that makes it so', () => {
    const replayed = play({ proposals: inTurn(newRule('{ overrides: [206] }')) });
    expect(voids(replayed)).toEqual(['206 awards yields to 301 under 211']);
    expect(notesOf(replayed, 'law/void')).toMatchObject([
      { message: expect.stringContaining('What Rule 206 says of “awards” is void') },
    ]);
  });

  it('ends with the rule that makes it', () => {
    const setting = (last: string): Setting => ({
      proposals: inTurn(newRule('{ overrides: [206] }'), last, DEFEAT),
    });
    expect(scores(play(setting('')))).toMatchObject({ c: 8 });
    expect(scores(play(setting('repeal: 301')))).toMatchObject({ c: 8 - 10 });
    expect(voids(play(setting('repeal: 301')))).toEqual([]);
  });

  it('of a rule that is void makes nothing void', () => {
    const chain = (...claims: readonly string[]) =>
      play({ proposals: inTurn(...claims.map(newRule)) });
    const first = chain('{ overrides: [206] }', '{ overrides: [301] }');
    expect(voids(first)).toEqual(['301 overrides yields to 302 under 211']);
    const award = '{ awards: [{ on: rolled, to: roller, points: 1 }], overrides: [206] }';
    const second = chain(award, '{ awards: [], overrides: [301] }');
    expect(voids(second)).toEqual(['301 awards yields to 302 under 211']);
  });

  it('against which another is made leaves it to the numbers', () => {
    const cards = {
      206: card(206, '{ awards: [{ on: defeated, to: proposer, points: -10 }], overrides: [301] }'),
    };
    expect(afterDefeat(`{ ${FIVE}, overrides: [206] }`, cards)).toBe(OLD_ONLY);
  });

  it('in a circle of three leaves it to the numbers', () => {
    const awarding = (over: number) =>
      `{ awards: [{ on: defeated, to: proposer, points: ${over} }], overrides: [${over}] }`;
    const cards = {
      206: card(206, awarding(210)),
      209: card(209, awarding(206)),
      210: card(210, awarding(209)),
    };
    const replayed = play({ cards, proposals: inTurn('') });
    expect(voids(replayed)).toEqual(['210 awards yields to 206 under 211']);
  });
});

describe('a claim between tiers', () => {
  const immutable = (claim: string) => ({
    117: card(117, `{ ${FIVE}${claim} }`, 'immutable'),
  });

  it('does not help the tier that yields', () => {
    const claims = newRule(
      '{ awards: [{ on: defeated, to: proposer, points: 1 }], overrides: [117] }',
    );
    const replayed = play({ cards: immutable(''), proposals: inTurn(claims, DEFEAT) });
    expect(scores(replayed)).toMatchObject({ b: 7 - 10 + 5 });
    expect(voids(replayed)).toEqual(['301 awards yields to 117 under 110']);
  });

  it('alone, over the tier that prevails, is itself what is void', () => {
    const claims = newRule('{ overrides: [117] }');
    const replayed = play({ cards: immutable(''), proposals: inTurn(claims, DEFEAT) });
    expect(scores(replayed)).toMatchObject({ b: BOTH });
    expect(voids(replayed)).toEqual(['301 overrides (117) yields to 117 under 110']);
  });

  it('prevails with the tier that makes it', () => {
    expect(
      scores(play({ cards: immutable(', overrides: [206]'), proposals: inTurn(DEFEAT) })),
    ).toMatchObject({ a: NEW_ONLY });
  });

  it('is undecided where no rule of precedence is in force', () => {
    const repealed = { ...immutable(', overrides: [206]'), 110: card(110, '', 'immutable') };
    expect(wrongs({ cards: repealed, proposals: inTurn(DEFEAT) })).toEqual(['law/conflict']);
    expect(wrongs({ cards: repealed, proposals: inTurn('') })).toEqual([]);
  });
});

describe('a claim that nothing in force weighs', () => {
  const undecided = (...acts: readonly string[]): Setting => ({
    cards: NO_211,
    proposals: inTurn(...acts),
  });

  it('leaves undetermined what depends on it, and nothing else', () => {
    const claim = newRule(`{ ${FIVE}, overrides: [206] }`);
    const [found] = errorsOf(play(undecided(claim, DEFEAT)));
    expect(found?.code).toBe('law/conflict');
    expect(found?.message).toContain('Rule 206 and Rule 301 differ on “awards”');
    expect(wrongs(undecided(claim, ''))).toEqual([]);
  });

  it('is decided by the Judge who lets the move stand', () => {
    const setting = undecided(newRule('{ overrides: [206] }'), DEFEAT);
    const judgments = {
      1: judged(1, day(302, 0), 'a', 'by: b\nsettles: [{ move: 302, is: legal }]'),
    };
    expect(wrongs({ ...setting, judgments })).toEqual([]);
  });

  it('does not matter where both come to the same', () => {
    const same = '{ awards: [{ on: defeated, to: proposer, points: -10 }], overrides: [206] }';
    expect(wrongs(undecided(newRule(same), ''))).toEqual([]);
  });

  it('does matter where one of two in the same words would be left', () => {
    const same = '{ awards: [{ on: defeated, to: proposer, points: -10 }], overrides: [206] }';
    const replayed = play(undecided(newRule(same), DEFEAT));
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toMatchObject({ b: -3 });
  });
});

describe('a limit', () => {
  const most = (limit: number, claim = '') =>
    newRule(`{ limits: [{ of: mutable, most: ${limit} }]${claim} }`);

  it.each([
    ['holds beside another', 14, '', ['limit/breached']],
    ['yields by its own word', 14, ', defers-to: [209]', []],
    ['yields to any other limit', 14, ', defers-to: [limits]', []],
  ])('%s', (_, limit, claim, codes) => {
    expect(wrongs({ proposals: inTurn(most(limit, claim), '') })).toEqual(codes);
  });

  it.each([
    ['none', '', ['limit/breached']],
    ['the rule', ', overrides: [209]', []],
    ['the slot', ', overrides: [limits]', []],
  ])('may be lifted by a claim over %s', (_, claim, codes) => {
    const cards = { 209: card(209, '{ limits: [{ of: mutable, most: 14 }] }') };
    expect(wrongs({ cards, proposals: inTurn(most(30, claim), '') })).toEqual(codes);
  });

  it('in the slot of which another tier speaks keeps what that does not speak of', () => {
    const cards = { 209: card(209, '{ limits: [{ of: mutable, most: 14 }] }') };
    const replayed = play({ cards, proposals: inTurn(most(15, ', overrides: [limits]'), '') });
    expect(voids(replayed)).toEqual([
      '301 overrides (limits) yields to 114 under 110',
      '209 limits yields to 301 under 211',
    ]);
    expect(wrongs({ cards, proposals: inTurn(most(15, ', overrides: [limits]'), '', '') })).toEqual(
      ['limit/breached'],
    );
  });

  it('of one kind leaves the other kind alone', () => {
    const readings = 'readings: { several-limits: { take: conflict } }';
    const least = newRule('{ limits: [{ of: mutable, least: 2 }] }');
    expect(voids(play({ game: readings, proposals: inTurn(least) }))).toEqual([
      '301 limits yields to 114 under 110',
    ]);
    const two = newRule('{ limits: [{ of: mutable, least: 2, most: 24 }] }');
    const immutable = { 211: card(211, '{ precedence: [claims, lowest-number] }') };
    expect(voids(play({ game: readings, cards: immutable, proposals: inTurn(two) }))).toEqual([
      '301 limits yields to 114 under 110',
      '301 limits yields to 209 under 211',
    ]);
    const immutableMost = newRule(
      '{ limits: [{ of: mutable, least: 2 }, { of: immutable, most: 90 }] }',
    );
    expect(voids(play({ game: readings, proposals: inTurn(immutableMost) }))).toEqual([
      '301 limits (least mutable) yields to 114 under 110',
    ]);
  });
});

describe('ways to win of several rules', () => {
  const mark = (points: number, claim = '') =>
    `{ win: [{ when: player.points >= ${points} }]${claim} }`;
  /** Who has won once a rule has set another mark, and B has reached eleven points. */
  const won = (mechanics: string, setting: Setting = {}) =>
    play({ ...setting, proposals: inTurn(newRule(mechanics), '') }).winner?.player;

  it.each([
    ['yields to the lower number', '', undefined],
    ['yields all the same where another rule is named', ', overrides: [206]', undefined],
    ['prevails by a claim over the rule', ', overrides: [208]', 'b'],
    ['prevails by a claim over the slot', ', overrides: [win]', 'b'],
    ['prevails by a claim over its tier', ', overrides: [{ tier: mutable }]', 'b'],
  ])('the later %s', (_, claim, winner) => {
    expect(won(mark(11, claim))).toBe(winner);
  });

  it('are all for nothing that a claim alone abolishes', () => {
    const cards = { 112: card(112, '', 'immutable'), 208: card(208, mark(11)) };
    expect(won('{ quorum: votes.cast > 0 }', { cards })).toBe('b');
    expect(won('{ overrides: [win] }', { cards })).toBeUndefined();
    expect(won('{ overrides: [208] }', { cards })).toBeUndefined();
  });

  it('of the tier that prevails make the others void', () => {
    const cards = { 117: card(117, mark(11), 'immutable') };
    expect(play({ cards, proposals: inTurn('', '') }).winner?.player).toBe('b');
    expect(voids(play({ cards }))).toEqual(['208 win yields to 117 under 110']);
  });

  it('of one rule all hold', () => {
    const two = '{ win: [{ when: player.points >= 200 }, { when: player.points >= 11 }] }';
    expect(play({ cards: { 208: card(208, two) }, proposals: inTurn('', '') }).winner?.player).toBe(
      'b',
    );
  });

  it('by the same words all hold', () => {
    const setting = { cards: { 208: card(208, mark(11)), ...NO_211 } };
    expect(won(mark(11), setting)).toBe('b');
  });

  it('are undetermined where nothing decides, once it matters', () => {
    const setting: Setting = { cards: NO_211, proposals: inTurn(newRule(mark(11)), '') };
    expect(errorsOf(play(setting))).toMatchObject([
      {
        code: 'law/conflict',
        message: expect.stringContaining('Rule 208 and Rule 301 differ on “win”'),
      },
    ]);
    expect(wrongs({ ...setting, proposals: inTurn(newRule(mark(12)), '') })).toEqual([]);
    const events = '  - { on: 2025-12-31, points: { b: 300 }, rule: 201 }';
    expect(
      play({ ...setting, events, proposals: inTurn(newRule(mark(300))) }).winner,
    ).toBeDefined();
  });

  it('are what the Judge says who names the winner, or takes the reading', () => {
    const setting: Setting = { cards: NO_211, proposals: inTurn(newRule(mark(11)), '') };
    const settling = (settles: string) =>
      play({
        ...setting,
        judgments: { 1: judged(1, day(302, 1), 'a', `by: c\nsettles: [${settles}]`) },
      });
    const named = settling('{ winner: b }');
    expect(errorsOf(named)).toEqual([]);
    expect(named.winner).toMatchObject({ player: 'b', judgment: '1' });
    expect(settling('{ reading: several-wins, take: all-hold }').winner?.player).toBe('b');
    const standing = settling('{ move: 302, is: legal }');
    expect(errorsOf(standing)).toEqual([]);
    expect(standing.winner).toBeUndefined();
  });

  it('that are void make no winner, whatever is recorded', () => {
    const recorded = (event: string) =>
      errorsOf(
        play({
          proposals: inTurn(newRule(mark(11)), ''),
          events: `  - { on: 2026-01-05, ${event} }`,
        }),
      );
    expect(recorded('winner: b, rule: 301')).toMatchObject([
      {
        code: 'winner/mismatch',
        message:
          'B (b) is recorded as the winner, but what Rule 301 says of winning is void: Rule 208 prevails under Rule 211.',
      },
    ]);
    expect(recorded('winner: { player: b, by: points }').map(({ code }) => code)).toEqual([
      'winner/mismatch',
    ]);
  });
});
