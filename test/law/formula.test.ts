import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { MAX_REMEMBERED } from '../../src/law/formula/formula.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { compiled, countingNames, outcome, SCOPE } from './formula-scope.ts';

describe('the value of a formula', () => {
  it.each<readonly [string | number | boolean, string | number | boolean]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['12 / 4 / 3', 1],
    ['2/3', '2/3'],
    ['0.1 + 0.2', '3/10'],
    ['0.1', '1/10'],
    ['-2 - -3', 1],
    ['- - 2', 2],
    ['999999999999999', 999999999999999],
    ['"seat"', 'seat'],
    ["'seat'", 'seat'],
    ['"use strict"', 'use strict'],
    ['true', true],
    ['!true', false],
    ['1 / 3 == 2 / 6', true],
    ['1/3 === 0.3333', false],
    ['1 != 2', true],
    ['1 !== 1', false],
    ['"a" == "b"', false],
    ['true != false', true],
    ['2 < 3 && 3 <= 3 && 4 > 3 && 3 >= 3', true],
    ['3 < 3 || 4 <= 3 || 3 > 3 || 2 >= 3', false],
    ['true || false && false', true],
    ['false ? 1 : true ? 2 : 3', 2],
    ['round(2.5)', 3],
    ['round(-2.5)', -2],
    ['floor(-0.5)', -1],
    ['ceil(-0.5)', 0],
    ['floor(7/2) + ceil(7/2)', 7],
    ['min(3, 1/2, 2)', '1/2'],
    ['max(3, 1/2, 7/2)', '7/2'],
    ['max(1)', 1],
    ['abs(-2/3)', '2/3'],
    ['round(\n  (proposal.number - 291)\n  * votes.for / votes.eligible\n)', 12],
    ['game.medium == "table" ? "seat" : "surname"', 'surname'],
    ['player.points >= 7 && !player.robot', true],
    ['rules.immutable', 16],
    ['rules["immutable"]', 16],
    ["rules['class-a'] - 1", 2],
    ['votes.for/2', '5/2'],
    [18, 18],
    [-0.25, '-1/4'],
    [-0, 0],
    [0.1, '1/10'],
    [true, true],
  ])('%j is %j', (source, expected) => {
    const value = outcome(source);
    const wanted = typeof expected === 'number' ? new Fraction(expected) : expected;
    if (value instanceof Fraction) expect(value.toFraction()).toBe(String(expected));
    else expect(value).toBe(wanted);
  });

  it('asks only for what decides', () => {
    for (const [source, asked] of [
      ['votes.unanimous && 1 / (votes.for - 5) > 0', 1],
      ['votes.unanimous && votes.for > player.ghost', 1],
      ['!votes.unanimous || votes.for > player.ghost', 1],
      ['votes.unanimous ? player.ghost : votes.for', 2],
    ] as const) {
      const names = countingNames();
      expect(compiled(source).evaluate(names).ok).toBe(true);
      expect(names.asked, source).toBe(asked);
    }
  });

  it('rounds as the caller does', () => {
    const names = { name: () => undefined, round: (x: Fraction) => x.ceil() };
    expect(compiled('round(2.5) + round(0.4)').evaluate(names)).toEqual({
      ok: true,
      value: new Fraction(4),
    });
  });
});

describe('what is known of a formula before it is evaluated', () => {
  it.each([
    ['1 + votes.for', 'number', ['votes.for']],
    ['votes.for > 1', 'boolean', ['votes.for']],
    ['game.medium', 'string', ['game.medium']],
    ['player.points', 'unknown', ['player.points']],
    ['votes["for"]', 'number', ['votes.for']],
    ['votes.unanimous ? 1 : player.points', 'number', ['votes.unanimous', 'player.points']],
    ['round(player.points)', 'number', ['player.points']],
    ['player.points + player.points', 'number', ['player.points']],
    ['rules["class-a"]', 'number', ['rules.class-a']],
  ])('%s is %s', (source, type, names) => {
    expect(parseFormula(source, SCOPE)).toMatchObject({
      ok: true,
      formula: { source, type, names },
    });
  });

  it('knows the source of a YAML scalar', () => {
    const constant = { names: [], source: '0.25', type: 'number' };
    expect(parseFormula(0.25, SCOPE)).toMatchObject({ ok: true, formula: constant });
    expect(parseFormula(false, SCOPE)).toMatchObject({ ok: true, formula: { type: 'boolean' } });
  });
});

describe('formulas remembered', () => {
  it('are compiled once for a scope', () => {
    const again = { ...SCOPE };
    expect(parseFormula('1 + 41', SCOPE)).toBe(parseFormula('1 + 41', again));
  });

  it('are kept apart by scope', () => {
    const other = { id: 'other', names: new Map(), families: new Map() };
    expect(parseFormula('votes.for', SCOPE).ok).toBe(true);
    expect(parseFormula('votes.for', other).ok).toBe(false);
  });

  it('give way to later ones', () => {
    const first = parseFormula('1000001', SCOPE);
    for (let i = 0; i < MAX_REMEMBERED; i++) parseFormula(`${i} + 7`, SCOPE);
    expect(parseFormula('1000001', SCOPE)).not.toBe(first);
  });
});
