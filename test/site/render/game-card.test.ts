/** The picture that goes with a link to a game. */
import { describe, expect, test } from 'vitest';
import { breakLines, letter } from '../../../src/site/render/cards/game-card-svg.ts';
import { callsIn } from '../../calls-in.ts';

const SANS = { face: 'sans', size: 28 } as const;
const AT = { x: 0, y: 0, most: 900 };

describe('words as outlines', () => {
  test('keep the letters of central Europe', () => {
    expect(letter('Łukasz', SANS, AT).width).toBeGreaterThan(letter('ukasz', SANS, AT).width);
    expect(letter('Dvořák Jiří', SANS, AT).path).not.toBe(letter('Dvoák Jií', SANS, AT).path);
  });

  test('stand in as many lines as they may, and lose nothing to a line end', () => {
    const words = 'Ada Lovelace won by points, 3 May 2026, under Rule 208 of the Initial Set.';
    expect(breakLines(words, SANS, { most: 9000, lines: 2 })).toEqual([words]);
    const broken = breakLines(words, SANS, { most: 600, lines: 2 });
    expect(broken).toHaveLength(2);
    expect(broken.join(' ')).toBe(words);
    expect(breakLines(words, SANS, { most: 60, lines: 2 })).toHaveLength(2);
  });
});

describe('words of any length', () => {
  const drawn = (words: string) => () =>
    breakLines(words, SANS, { most: 900, lines: 4 }).map((line) => letter(line, SANS, AT));

  test.each([
    ['words', 'Every player votes. '],
    ['one word', 'a'],
  ])('are read only until the card is full: %s', (_, unit) => {
    const full = drawn(unit.repeat(500));
    expect(callsIn(drawn(unit.repeat(50_000)))).toBeLessThan(100 * callsIn(full));
  });
});
