/** Winning by paradox, and the winner that a Judgment names. */
import { describe, expect, it } from 'vitest';
import { card, day, inTurn, judged, play, type Setting, wrongs } from './table.ts';

const mark = (points: number) => ({
  208: card(208, `{ win: [{ when: player.points >= ${points} }] }`),
});
const winner = (words: string, more = '') => `  - { on: 2026-02-01, winner: ${words}${more} }`;

describe('by paradox', () => {
  /** Rule 103 is mutable here, nothing forbids its repeal, and A has it repealed. */
  const changes = '{ changes: { mutable: [enact, amend, repeal, transmute] } }';
  const cards = { 103: card(103, changes), 114: card(114, '', 'immutable') };
  const stuck: Setting = { cards, proposals: inTurn('repeal: 103') };
  const judgments = { one: judged(1, day(301, 1), 'c', 'by: c') };
  const paradox = (player: string) => winner(`{ player: ${player}, by: paradox }`);

  it('stops the game until a Judge has said what follows', () => {
    expect(wrongs(stuck)).toEqual(['law/no-change-possible']);
    expect(wrongs({ ...stuck, judgments })).toEqual([]);
  });

  it('stops the game although a Judge has said something in another turn', () => {
    const later = { cards, proposals: inTurn('', 'repeal: 103') };
    expect(wrongs({ ...later, judgments })).toEqual(['law/no-change-possible']);
  });

  it('is won by the first player unable to complete a turn', () => {
    expect(play({ ...stuck, judgments, events: paradox('b') }).winner).toMatchObject({
      player: 'b',
      by: 'paradox',
      rule: { number: 213, version: 1 },
    });
    expect(wrongs({ ...stuck, judgments, events: paradox('a') })).toEqual(['winner/mismatch']);
    expect(wrongs({ ...stuck, judgments, events: paradox('c') })).toEqual(['winner/mismatch']);
  });

  it('is won by whoever called for Judgment, where the rule says so', () => {
    const caller = { ...cards, 213: card(213, '{ deadlock: caller, overrides: [win] }') };
    const called = { ...stuck, cards: caller, judgments };
    expect(play({ ...called, events: paradox('c') }).winner?.player).toBe('c');
    expect(wrongs({ ...called, events: paradox('b') })).toEqual(['winner/mismatch']);
  });

  it('is won by nobody without a Judgment, or without a rule', () => {
    const playing = { proposals: inTurn('') };
    expect(wrongs({ ...playing, events: paradox('b') })).toEqual(['winner/mismatch']);
    const lawless = { ...stuck, cards: { ...cards, 213: null }, judgments };
    expect(wrongs({ ...lawless, events: paradox('b') })).toEqual(['winner/mismatch']);
  });

  it('is of the turn in which it was judged, and of no later one', () => {
    const later = { proposals: inTurn('', ''), judgments: { one: judged(1, day(301, 0), 'c') } };
    expect(wrongs({ ...later, events: paradox('c') })).toEqual(['winner/mismatch']);
  });

  it('takes precedence over winning by points', () => {
    const both: Setting = { ...stuck, cards: { ...cards, ...mark(10) }, judgments };
    expect(play({ ...both }).winner?.player).toBe('a');
    expect(play({ ...both, events: paradox('b') }).winner).toMatchObject({ player: 'b' });
    const claiming = (claims: string): Setting => ({
      ...both,
      cards: { ...both.cards, 213: card(213, `{ deadlock: first-unable${claims} }`) },
      events: paradox('b'),
    });
    expect(play(claiming(', overrides: [208]')).winner).toMatchObject({ player: 'b' });
    expect(wrongs(claiming(', overrides: [207]'))).toEqual(['winner/mismatch']);
    expect(wrongs(claiming(''))).toEqual(['winner/mismatch']);
  });
});

describe('the winner that a Judgment names', () => {
  const GIFT = card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }');
  const named = (player: string, more = '') => ({
    one: judged(1, day(301, 1), 'c', `settles: [{ winner: ${player} }${more}]`),
  });
  const won = (setting: Setting) => play(setting).winner;

  it('of several who reach the mark at once wins by points', () => {
    const cards = { 204: GIFT, ...mark(30) };
    const setting = { cards, proposals: inTurn(''), judgments: named('b') };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'points', rule: { number: 208 } });
  });

  it('wins by points where another was taken to have won in their stead', () => {
    const game = 'readings: { simultaneous-win: { take: mover } }';
    const late = judged(1, '2026-02-01', 'c', 'settles: [{ winner: b }]');
    const pair = `  - { on: 2025-12-31, points: { a: 30, b: 30 }, rule: 201 }`;
    const setting = { game, cards: mark(30), events: pair, judgments: { late } };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'points' });
  });

  it('wins by judgment where neither the rules nor a paradox make a winner', () => {
    const setting = { cards: mark(30), proposals: inTurn(''), judgments: named('b') };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'judgment', rule: { number: 212 } });
  });

  it('wins by paradox where no rule-change is possible any more', () => {
    const changes = '{ changes: { mutable: [enact, amend, repeal, transmute] } }';
    const cards = { 103: card(103, changes), 114: card(114, '', 'immutable') };
    const setting = { cards, proposals: inTurn('repeal: 103'), judgments: named('b') };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'paradox', rule: { number: 213 } });
    const lawless = { ...setting, cards: { ...cards, 213: null } };
    expect(won(lawless)).toMatchObject({ player: 'b', by: 'judgment', rule: { number: 212 } });
  });

  it('wins by paradox where a move of the turn is equally legal and illegal', () => {
    const both = ', { move: 301, is: undetermined }';
    const setting = { proposals: inTurn(''), judgments: named('a', both) };
    expect(won(setting)).toMatchObject({ player: 'a', by: 'paradox', rule: { number: 213 } });
  });

  it('is recorded in an event as the Judgment has it, or not at all', () => {
    const setting = { proposals: inTurn(''), judgments: named('b') };
    const said = (words: string, judgments = setting.judgments) =>
      wrongs({ ...setting, judgments, events: winner(words) });
    expect(said('{ player: b, by: judgment }')).toEqual([]);
    expect(said('b')).toEqual([]);
    expect(said('a')).toEqual(['winner/mismatch']);
    const none = { one: judged(1, day(301, 1), 'c') };
    expect(said('{ player: b, by: judgment }', none)).toEqual(['winner/mismatch']);
  });
});
