import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAgreement } from '../../src/archive/charts/agreement-picture.ts';
import { nameLines } from '../../src/archive/charts/name-lines.ts';

const drawn = (names: readonly string[]) =>
  drawAgreement({ names, votes: 2, rows: names.map((name) => ({ name, cells: [] })) });

describe('nameLines', () => {
  it('breaks a name between its words, and after a hyphen', () => {
    expect(nameLines('Agnes Pell', 13, 3)).toEqual(['Agnes Pell']);
    expect(nameLines('Wilhelmina Featherstone-Haugh', 13, 3)).toEqual([
      'Wilhelmina',
      'Featherstone-',
      'Haugh',
    ]);
  });

  it('breaks a word that is longer than a line, and ends what never ends', () => {
    expect(nameLines('Konstantinopolitanopoulos', 13, 3)).toEqual([
      'Konstantinopo',
      'litanopoulos',
    ]);
    expect(nameLines('x'.repeat(100), 13, 3)).toEqual([
      'x'.repeat(13),
      'x'.repeat(13),
      `${'x'.repeat(12)}…`,
    ]);
  });

  it('leaves out nothing of a name that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const lines = nameLines(name, 13, 100);
        const letters = (text: string) => text.replace(/\s/g, '');
        expect(letters(lines.join(''))).toBe(letters(name));
      }),
    );
  });
});

describe('drawAgreement', () => {
  it('gives every name the room that it takes', () => {
    const names = ['Wilhelmina Featherstone-Haugh', 'Bo', 'Maximilian von und zu Hohenstein', 'Cy'];
    const picture = drawn(names);
    expect(picture?.players.map(({ name }) => name)).toEqual(names);
    const [top, right, bottom] = picture?.players ?? [];
    expect(top?.label.map(({ words }) => words)).toEqual(['Wilhelmina', 'Featherstone-', 'Haugh']);
    for (const { label, y } of [top, bottom].flatMap((player) => player ?? [])) {
      for (const line of label) {
        expect(line.y).toBeGreaterThan(0);
        expect(line.y).toBeLessThan(picture?.height ?? 0);
        expect(Math.abs(line.y - y)).toBeGreaterThan(5);
      }
    }
    expect(top?.label.every((line) => line.y < top.y)).toBe(true);
    expect(bottom?.label.every((line) => line.y > bottom.y)).toBe(true);
    expect(right?.label.map(({ words }) => words)).toEqual(['Bo']);
  });

  it('sets no name upon another, however many stand in the ring', () => {
    const name = 'Maximilian von und zu Hohenstein';
    const players = drawn(Array.from({ length: 12 }, () => name))?.players ?? [];
    for (const anchor of ['start', 'end']) {
      const ends = players
        .filter((player) => player.anchor === anchor)
        .map(({ label }) => [label[0]?.y ?? 0, label.at(-1)?.y ?? 0] as const)
        .sort(([a], [b]) => a - b);
      ends.slice(1).forEach(([start], i) => {
        expect(start - (ends[i]?.[1] ?? 0)).toBeGreaterThan(10);
      });
    }
  });
});
