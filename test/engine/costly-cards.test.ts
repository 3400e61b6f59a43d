/** Cards whose numbers grow without end, or that ask for very much. */
import { describe, expect, it } from 'vitest';
import { callsIn } from '../calls-in.ts';
import {
  card,
  day,
  errorsOf,
  inTurn,
  play,
  playSources,
  type Setting,
  scores,
  sourcesOf,
  wrongs,
} from './table.ts';

const after301 = (event: string) => `  - { on: ${day(301, 1)}, ${event} }`;

describe('numbers that grow from turn to turn', () => {
  const growing = (points: string, turns = 40): Setting => ({
    cards: {
      201: card(201, '{ turns: seat, quantities: { points: { starts: 3 } } }'),
      202: card(202, `{ awards: [{ on: resolved, to: everyone, points: '${points}' }] }`),
      208: card(208, ''),
      209: card(209, ''),
    },
    proposals: inTurn(...Array<string>(turns).fill('')),
  });

  it.each([
    ['by squaring', 'player.points * player.points'],
    ['in the denominator', 'player.points / 7 + 1 / player.points'],
    ['below zero', '-player.points * player.points * player.points'],
  ])('stop the game %s, soon and with a finding', (_, points) => {
    const replayed = play(growing(points));
    expect(new Set(errorsOf(replayed).map(({ code }) => code))).toEqual(
      new Set(['format/formula']),
    );
    expect(replayed.proposals.length).toBeLessThan(30);
  });

  it('go on while they are small', () => {
    expect(scores(play(growing('player.points', 20)))).toEqual({
      a: 3 * 2 ** 20,
      b: 3 * 2 ** 20,
      c: 3 * 2 ** 20,
    });
  });

  it('are stopped in what a record gives, too', () => {
    const huge = '9'.repeat(77);
    const event = `points: { a: "${huge}" }, rule: 210`;
    expect(wrongs({ events: after301(event) })).not.toContain('format/formula');
    const twice = Array<string>(3).fill(after301(event)).join('\n');
    expect(wrongs({ cards: { 208: card(208, '') }, events: twice })).toContain('format/formula');
  });
});

describe('a card that asks for very much', () => {
  it('is answered in a time that grows with it and no faster', () => {
    const asking = (count: number): Setting => {
      const awards = Array<string>(count).fill('{ on: resolved, to: everyone, points: 1 }');
      const cards = { 202: card(202, `{ awards: [${awards.join(', ')}] }`), 208: card(208, '') };
      return { cards, proposals: inTurn('', '', '', '', '') };
    };
    expect(scores(play(asking(250)))).toEqual({ a: 1250, b: 1250, c: 1250 });
    const floor = callsIn(() => playSources(sourcesOf(asking(250))));
    // Eight times as much; what grew with the square of it would be 64 times as much.
    expect(callsIn(() => playSources(sourcesOf(asking(2000))))).toBeLessThan(30 * floor);
    expect(scores(play(asking(2000)))).toEqual({ a: 10_000, b: 10_000, c: 10_000 });
  });
});

describe('a formula that has no value', () => {
  const message = (adoption: string) => {
    const cards = { 203: card(203, `{ adoption: ${adoption} }`) };
    return errorsOf(play({ cards, proposals: inTurn('') })).map((found) => found.message);
  };

  it('is quoted with the part that is to blame, if it is a part', () => {
    expect(message('votes.for / votes.against > 1')).toEqual([
      'Rule 203 reckons with `votes.for / votes.against > 1`, which has no value here, at `votes.against`: division by zero.',
    ]);
  });
});
