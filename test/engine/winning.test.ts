/** How a game is won, by whom, and what comes after (Suber's 112, 113, 208 and 213). */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const mark = (points: number) => ({
  208: card(208, `{ win: [{ when: player.points >= ${points} }] }`),
});
const points = (on: string, player: string, sum: number) =>
  `  - { on: ${on}, points: { ${player}: ${sum} }, rule: 201 }`;
const winner = (words: string, more = '') => `  - { on: 2026-02-01, winner: ${words}${more} }`;
const events = (...lines: readonly string[]) => lines.join('\n');

describe('by points', () => {
  it.each([
    ['computer', 200, 'b'],
    ['mail', 200, 'b'],
    ['table', 100, 'b'],
    ['computer', 199, undefined],
    ['table', 99, undefined],
    ['computer', '399/2', undefined],
  ])('in a %s game, %s points make the winner %s', (medium, sum, won) => {
    const line = `  - { on: 2026-01-01, points: { b: ${sum} }, rule: 201 }`;
    const replayed = play({ medium, events: line });
    expect(replayed.winner?.player).toBe(won);
    expect(replayed.status).toBe(won ? 'won' : 'playing');
    expect(replayed.toMove).toBe(won ? undefined : 'a');
  });

  it('is on the day, and under the rule, of the last point', () => {
    const all = events(points('2026-01-01', 'b', 199), points('2026-01-05', 'b', 1));
    expect(play({ events: all }).winner).toMatchObject({
      player: 'b',
      by: 'points',
      on: { text: '2026-01-05' },
      rule: { number: 208, version: 0 },
    });
  });

  it('goes to the first, even on the same day', () => {
    const all = events(points('2026-01-01', 'c', 200), points('2026-01-01', 'b', 300));
    expect(play({ events: all }).winner?.player).toBe('c');
    expect(wrongs({ events: all })).toEqual(['game/over']);
  });

  it('is by the mark in force: a lower one may be reached at once', () => {
    const lower = inTurn('', 'amend: 208\nmechanics: { win: [{ when: player.points >= 10 }] }');
    expect(play({ proposals: inTurn('', ''), cards: {} }).winner).toBeUndefined();
    const now = { 301: enact(301, 'a'), 302: lower[302] ?? '' };
    const both = play({
      proposals: now,
      game: 'readings: { simultaneous-win: { take: highest } }',
    });
    expect(both.winner).toMatchObject({ player: 'b', on: { text: day(302, 1) } });
  });

  it('is undetermined where two have the most, even for the one with the most', () => {
    const cards = { 204: card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }') };
    const game = 'readings: { simultaneous-win: { take: highest } }';
    const all = points('2025-12-31', 'b', 10);
    const tied = { game, cards: { ...cards, ...mark(30) }, proposals: inTurn('') };
    expect(play(tied).winner?.player).toBe('a');
    expect(wrongs({ ...tied, events: all })).toEqual(['win/simultaneous']);
  });

  it('is nobody’s where no rule says who wins', () => {
    const replayed = play({
      proposals: inTurn('repeal: 208'),
      events: points('2026-02-01', 'a', 1000),
    });
    expect(replayed.winner).toBeUndefined();
    expect(errorsOf(replayed)).toEqual([]);
  });
});

describe('by other conditions', () => {
  const richest = {
    win: '{ win: [{ when: player.gold >= 3 }], quantities: { gold: { starts: 0 } } }',
  };

  it.each([
    ['the note with it, where no rule has the words of the reading', { 208: null }, 214],
    ['the note with the rule whose words the reading quotes', {}, 208],
  ])('cites the rule whose condition two players meet at once, and %s', (_, without, quoted) => {
    const cards = { 112: null, ...without, 214: card(214, richest.win) };
    const events =
      '  - { on: 2026-01-01, change: { b: { gold: 3 }, c: { gold: 4, points: 1 } }, rule: 214 }';
    const game = 'readings: { several-wins: { take: all-hold } }';
    const { findings } = play({ game, cards, events });
    const told = findings.filter(({ message }) => /who wins/i.test(message));
    expect(told.map(({ code, rule }) => [code, rule?.number])).toEqual([
      ['contestable', quoted],
      ['win/simultaneous', 214],
    ]);
  });

  it('is by the quantity that the condition asks for, where winning may be other than by points', () => {
    const cards = { 112: null, 208: null, 214: card(214, richest.win) };
    const gold = '  - { on: 2026-01-01, change: { c: { gold: 3 } }, rule: 214 }';
    expect(play({ cards, events: gold }).winner).toMatchObject({
      player: 'c',
      by: 'gold',
      rule: { number: 214 },
    });
  });

  it.each([
    ['players.count <= player.gold', 'gold'],
    ['player.gold > players.count - 1', 'gold'],
    ['player.points + 3 <= player.gold', 'rule'],
    ['player.gold >= player.points + 3', 'rule'],
  ])('is by a quantity that is compared with no other: %s', (when, by) => {
    const law = `{ win: [{ when: ${when} }], quantities: { gold: { starts: 0 } } }`;
    const cards = { 112: null, 208: null, 214: card(214, law) };
    const gold = '  - { on: 2026-01-01, change: { c: { gold: 3 } }, rule: 214 }';
    expect(play({ cards, events: gold }).winner).toMatchObject({ player: 'c', by });
  });

  it('may be by the grant of a rule that the record cites', () => {
    const proposals = inTurn(newRule('{ grants: [{ what: win }] }'), 'repeal: 210');
    const cards = { 112: card(112, '', 'immutable') };
    const cite = (rule: number) => winner('{ player: b, by: rule }', `, rule: ${rule}`);
    expect(wrongs({ proposals })).toEqual(['change/void']);
    expect(wrongs({ proposals: inTurn(''), cards, events: cite(301) })).toEqual([
      'winner/mismatch',
    ]);
    expect(wrongs({ proposals, cards, events: cite(208) })).toEqual(['winner/mismatch']);
    expect(play({ proposals, cards, events: cite(301) }).winner).toMatchObject({
      player: 'b',
      by: 'rule',
      rule: { number: 301, version: 2 },
    });
    expect(wrongs({ proposals, cards, events: cite(210) })).toEqual(['gone/rule']);
    expect(wrongs({ proposals, cards, events: cite(399) })).toEqual(['unknown/rule']);
    expect(wrongs({ cards, events: winner('{ player: b, by: rule }') })).toEqual([
      'winner/mismatch',
    ]);
  });
});

describe('the winner that a record states', () => {
  const setting: Setting = { cards: mark(10), proposals: inTurn('') };

  it.each([
    ['a', []],
    ['{ player: a, by: points }', []],
    ['b', ['winner/mismatch']],
    ['{ player: b, by: points }', ['winner/mismatch']],
    ['{ player: a, by: rule }', ['winner/mismatch']],
    ['{ player: a, by: paradox }', ['winner/mismatch']],
    ['zoe', ['unknown/player']],
  ])('must be who won: %s', (words, codes) => {
    expect(wrongs({ ...setting, events: winner(words) })).toEqual(codes);
  });

  it('is told beside the one who won', () => {
    const [error] = errorsOf(play({ ...setting, events: winner('b') }));
    expect(error).toMatchObject({
      mismatch: { recorded: 'b', computed: 'a' },
      help: 'Write `winner: a`.',
    });
  });

  it('is nobody before the mark is reached', () => {
    const early = { cards: mark(10), events: winner('a'), proposals: {} };
    expect(wrongs(early)).toEqual(['winner/mismatch']);
    expect(play(early).winner).toBeUndefined();
  });
});

describe('winning by points alone', () => {
  const condition = (when: string) => inTurn(newRule(`{ win: [{ when: ${when} }] }`));

  it.each([
    ['player.points >= 50', []],
    ['player.points >= 2 * 50', []],
    ['player.points >= 50 || game.turn >= 9', ['change/void']],
    ['game.turn >= 9', ['change/void']],
    ['player.points >= 50 || player.robot', ['change/void']],
    ['player.points >= 50 && players.count > 2', ['change/void']],
  ])('a vote may not make it anything else: %s', (when, codes) => {
    expect(wrongs({ proposals: condition(when) })).toEqual(codes);
    expect(wrongs({ cards: { 112: null }, proposals: condition(when) })).toEqual([]);
  });
});
