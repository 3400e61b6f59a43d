import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { typeOf } from '../../src/law/formula/formula.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import fc from '../by-chance.ts';
import { compiled, countingNames, problemsOf, SCOPE } from './formula-scope.ts';

/** A formula beside its value, computed apart from the code under test: numerator, denominator. */
interface Sample {
  readonly source: string;
  readonly n: bigint;
  readonly d: bigint;
}

const ratio = (source: string, n: bigint, d: bigint): Sample => ({ source, n, d });
const isLess = (a: Sample, b: Sample) => (a.n * b.d - b.n * a.d) * a.d * b.d < 0n;

const integer = fc.nat(99).map((n) => ratio(String(n), BigInt(n), 1n));
const decimal = fc
  .nat(99_999)
  .map((n) => ratio(`${Math.floor(n / 1000)}.${`${n % 1000}`.padStart(3, '0')}`, BigInt(n), 1000n));

function combine(operator: string, a: Sample, b: Sample): Sample {
  const source = `(${a.source} ${operator} ${b.source})`;
  if (operator === '+') return ratio(source, a.n * b.d + b.n * a.d, a.d * b.d);
  if (operator === '-') return ratio(source, a.n * b.d - b.n * a.d, a.d * b.d);
  if (operator === '*') return ratio(source, a.n * b.n, a.d * b.d);
  if (operator === '/') return b.n === 0n ? a : ratio(source, a.n * b.d, a.d * b.n);
  const isFirst = operator === 'min' ? !isLess(b, a) : !isLess(a, b);
  return { ...(isFirst ? a : b), source: `${operator}(${a.source}, ${b.source})` };
}

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 3 },
    integer,
    decimal,
    tie('sample').map((x) => ratio(`(-${x.source})`, -x.n, x.d)),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', 'min', 'max'), tie('sample'), tie('sample'))
      .map(([operator, a, b]) => combine(operator, a, b)),
  ),
}));

/** Text made of what formulas are made of, well formed or not. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...['1', '0', '0.5', '"a"', 'true', 'votes.for', 'player.points', 'player.ghost', 'x'],
      ...['+', '-', '*', '/', '==', '<', '&&', '||', '!', '?', ':', '(', ')', '[', ']', ',', '.'],
      ...['round(', 'min(', ' ', '\n', '//', '/*', '`', '=', ';', '{', '...', '=>', 'new ', '😀'],
    ),
    { maxLength: 30 },
  )
  .map((found) => found.join(''));

/** Well-formed text of any types, right or wrong. */
const { wellFormed } = fc.letrec<{ wellFormed: string }>((tie) => ({
  wellFormed: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('1', '0', '"a"', 'true', 'votes.for', 'votes.unanimous', 'game.medium'),
    fc.constantFrom('player.points', 'player.robot', 'player.title', 'player.ghost'),
    fc
      .tuple(tie('wellFormed'), fc.constantFrom('+', '/', '==', '<', '&&'), tie('wellFormed'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    fc
      .tuple(tie('wellFormed'), tie('wellFormed'), tie('wellFormed'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
  ),
}));

function anyFormula(times: number): void {
  it('is exact', () => {
    const exact = fc.property(sample, ({ source, n, d }) => {
      const value = new Fraction(n, d);
      expect(compiled(source).evaluate(countingNames()), source).toEqual({ ok: true, value });
    });
    fc.assert(exact, { numRuns: 170 * times });
  });

  it('compares exactly', () => {
    const compared = fc.property(integer, decimal, decimal, (a, b, c) => {
      fc.pre(b.n !== 0n && c.n !== 0n);
      const [left, right] = [combine('/', a, b), combine('/', a, c)];
      const result = compiled(`${left.source} < ${right.source}`).evaluate(countingNames());
      expect(result).toEqual({ ok: true, value: isLess(left, right) });
    });
    fc.assert(compared, { numRuns: 40 * times });
  });

  it('is read without an exception, with every position inside it', () => {
    const scalar = fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.double(), fc.boolean());
    const placed = fc.property(scalar, (source) => {
      const length = String(source).length;
      for (const { start, end } of problemsOf(parseFormula(source, SCOPE))) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(length);
        if (length > 0) expect(start).toBeLessThan(end);
      }
    });
    fc.assert(placed, { numRuns: 340 * times });
  });

  it('is evaluated without an exception, to a value of the type foretold', () => {
    const seen = { value: 0, problem: 0 };
    const foretold = fc.property(fc.oneof(pieces, wellFormed), (source) => {
      const parsed = parseFormula(source, SCOPE);
      if (!parsed.ok) return;
      const { type, evaluate } = parsed.formula;
      const result = evaluate(countingNames());
      seen[result.ok ? 'value' : 'problem']++;
      if (result.ok) expect(type === 'unknown' || type === typeOf(result.value)).toBe(true);
      else expect(result.problem.end).toBeLessThanOrEqual(source.length);
    });
    fc.assert(foretold, { numRuns: 340 * times, seed: 1 });
    expect(Math.min(seen.value, seen.problem)).toBeGreaterThan(10 * times);
  });

  it('asks for each name once for each time it is written', () => {
    for (let written = 1; written <= 70; written += 7) {
      const names = countingNames();
      compiled(Array(written).fill('player.points').join('+')).evaluate(names);
      expect(names.asked).toBe(written);
    }
  });
}

describe('any formula', () => anyFormula(1));
describe('any formula, at length', { tags: 'night' }, () => anyFormula(3));
