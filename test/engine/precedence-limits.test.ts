/** Limits and ways to win of several rules, of which one prevails. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import {
  card,
  day,
  errorsOf,
  inTurn,
  judged,
  newRule,
  play,
  type Setting,
  wrongs,
} from './table.ts';

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

describe('a limit', () => {
  const most = (limit: number, claim = '') =>
    newRule(`{ limits: [{ of: mutable, most: ${limit} }]${claim} }`);

  it.each([
    ['holds beside another', 14, '', ['change/void']],
    ['yields by its own word', 14, ', defers-to: [209]', []],
    ['yields to any other limit', 14, ', defers-to: [limits]', []],
  ])('%s', (_, limit, claim, codes) => {
    expect(wrongs({ proposals: inTurn(most(limit, claim), '') })).toEqual(codes);
  });

  it.each([
    ['none', '', ['change/void']],
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
      ['change/void'],
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

  it('are undetermined where one of three makes a winner', () => {
    const cards = { ...NO_211, 214: card(214, mark(300)) };
    expect(wrongs({ cards, proposals: inTurn(newRule(mark(11)), '') })).toEqual(['law/conflict']);
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
