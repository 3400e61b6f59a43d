/** A throw of the die completes its turn, on whichever day it is recorded (Suber's 202). */
import { describe, expect, it } from 'vitest';
import { inTurn, type Setting, wrongs } from './table.ts';

const table: Setting = { medium: 'table', proposals: inTurn('', '') };
const second = '  - { on: 2026-01-04, roll: { by: b, die: 3, for: 302 } }';
const first = (more: string) => `  - { ${more}roll: { by: a, die: 3, for: 301 } }`;

describe('a throw', () => {
  it.each([
    ['on the day of the vote', 'on: 2026-01-02, '],
    ['on the day of the next turn', 'on: 2026-01-03, '],
    ['undated', ''],
  ])('completes its turn before the next begins: %s', (_, on) => {
    expect(wrongs({ ...table, events: `${first(on)}\n${second}` })).toEqual([]);
  });

  it('comes after the vote', () => {
    const early = `${first('on: 2026-01-01, ')}\n${second}`;
    expect(wrongs({ ...table, events: early })).toEqual(['turn/roll']);
  });

  it('comes before the next turn', () => {
    const late = `${first('on: 2026-01-04, ')}\n${second}`;
    expect(wrongs({ ...table, events: late })).toEqual(['turn/incomplete']);
    expect(wrongs({ ...table, events: second })).toEqual(['turn/incomplete']);
  });

  it('is of the player whose turn it is', () => {
    const stranger = `${first('on: 2026-01-02, ').replace('by: a', 'by: c')}\n${second}`;
    expect(wrongs({ ...table, events: stranger })).toEqual(['turn/out-of-order']);
  });
});
