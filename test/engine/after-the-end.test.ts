/** What may still be done after the game is won, and by whoever leaves. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  errorsOf,
  inTurn,
  judged,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const mark = (points: number) => ({
  208: card(208, `{ win: [{ when: player.points >= ${points} }] }`),
});
const points = (on: string, player: string, sum: number) =>
  `  - { on: ${on}, points: { ${player}: ${sum} }, rule: 201 }`;
const events = (...lines: readonly string[]) => lines.join('\n');

describe('after the end', () => {
  const won: Setting = { cards: mark(10), proposals: inTurn('') };
  const over = ['game/over'];

  it.each([
    ['a proposal', { proposals: inTurn('', '') }, over],
    [
      'a proposal that a Judgment takes out',
      {
        proposals: inTurn('', ''),
        judgments: {
          1: judged(1, day(302, 1), 'a', 'by: c\nsettles: [{ move: 302, is: illegal }]'),
        },
      },
      [],
    ],
    ['a throw', { events: '  - { on: 2026-02-01, roll: { by: b, die: 5 } }' }, over],
    ['points', { events: points('2026-02-01', 'b', 1) }, over],
    ['a departure by forfeit', { events: '  - { on: 2026-02-01, forfeit: b }' }, over],
    ['a player', { events: '  - { on: 2026-02-01, join: { id: d, name: D } }' }, over],
    ['a departure', { events: '  - { on: 2026-02-01, leave: b }' }, []],
    ['another name', { events: '  - { on: 2026-02-01, rename: { b: Bo } }' }, []],
    ['a debate', { events: '  - { on: 2026-02-01, debate: { on-proposal: 301 } }' }, []],
    ['the winner', { events: '  - { on: 2026-02-01, winner: { player: a, by: points } }' }, []],
    ['a pause', { events: '  - { on: 2026-02-01, pause: {} }' }, []],
    ['a resumption', { events: '  - { on: 2026-02-01, resume: {} }' }, []],
    ['a note', { events: '  - { on: 2026-02-01, note: Well played. }' }, []],
    ['the scores', { events: '  - { on: 2026-02-01, scores: { a: 10, b: 0 } }' }, []],
    ['the end', { events: '  - { on: 2026-02-01, end: A has won. }' }, []],
    [
      'a Judgment that was still due',
      {
        judgments: {
          one: judged(1, day(301, 0), 'c', `judge: c\nruling: 'Yes'\ngiven: 2026-02-01`),
        },
      },
      [],
    ],
  ])('of a game that is won: %s', (_, more, codes) => {
    expect(wrongs({ ...won, ...more })).toEqual(codes);
    expect(play({ ...won, ...more }).winner?.player).toBe('a');
  });

  it('play goes on where custom has it so, and the winner stays the first', () => {
    const game = 'readings: { play-after-win: { take: "yes" } }';
    const on = { game, cards: mark(10), proposals: inTurn('', '') };
    const replayed = play(on);
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toEqual({ a: 10, b: 11, c: 0 });
    expect(replayed.winner?.player).toBe('a');
  });

  it('which the record states, nothing is a move, whatever custom has', () => {
    const game = 'readings: { play-after-win: { take: "yes" } }';
    const ended = '  - { on: 2026-01-02, end: It rained. }';
    expect(play({ game, proposals: inTurn(''), events: ended }).status).toBe('ended');
    expect(wrongs({ game, proposals: inTurn('', ''), events: ended })).toEqual(over);
    const later = events(ended, points('2026-02-01', 'b', 1));
    expect(wrongs({ game, proposals: inTurn(''), events: later })).toEqual(over);
  });
});

describe('leaving', () => {
  const goes = (how: string) => `  - { on: 2026-01-02, ${how}: c }`;

  it.each(['leave', 'forfeit'])('by %s keeps the holdings and loses the game', (how) => {
    const all = events(points('2026-01-01', 'c', 199), goes(how), points('2026-01-03', 'c', 5));
    const replayed = play({ events: all });
    expect(scores(replayed).c).toBe(204);
    expect(replayed.winner).toBeUndefined();
    const status = how === 'leave' ? 'left' : 'forfeited';
    expect(replayed.players.at(-1)).toMatchObject({
      id: 'c',
      status,
      left: { text: '2026-01-02' },
    });
  });

  it('is open to all who play, once', () => {
    expect(wrongs({ events: events(goes('leave'), goes('forfeit')) })).toEqual(['gone/player']);
    expect(wrongs({ events: '  - { on: 2026-01-02, leave: zoe }' })).toEqual(['unknown/player']);
  });

  it('by forfeit is forbidden only where a rule says so', () => {
    const cards = { 113: card(113, '{ forfeit: forbidden }') };
    expect(wrongs({ cards, events: goes('forfeit') })).toEqual(['forfeit/forbidden']);
    expect(wrongs({ cards, events: goes('leave') })).toEqual([]);
    expect(wrongs({ cards: { 113: null }, events: goes('forfeit') })).toEqual([]);
  });

  it('may cost or earn what a rule says', () => {
    const cards = { 214: card(214, '{ awards: [{ on: left, to: proposer, points: -7 }] }') };
    expect(scores(play({ cards, events: goes('leave') }))).toEqual({ a: 0, b: 0, c: -7 });
  });
});
