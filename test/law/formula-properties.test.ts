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
  .tuple(fc.nat(99), fc.nat(999))
  .map(([whole, thousandths]) =>
    ratio(
      `${whole}.${String(thousandths).padStart(3, '0')}`,
      BigInt(whole * 1000 + thousandths),
      1000n,
    ),
  );

function combine(operator: string, a: Sample, b: Sample): Sample {
  const source = `(${a.source} ${operator} ${b.source})`;
  switch (operator) {
    case '+':
      return ratio(source, a.n * b.d + b.n * a.d, a.d * b.d);
    case '-':
      return ratio(source, a.n * b.d - b.n * a.d, a.d * b.d);
    case '*':
      return ratio(source, a.n * b.n, a.d * b.d);
    case '/':
      return b.n === 0n ? a : ratio(source, a.n * b.d, a.d * b.n);
    case 'min':
      return { ...(isLess(b, a) ? b : a), source: `min(${a.source}, ${b.source})` };
    default:
      return { ...(isLess(a, b) ? b : a), source: `max(${a.source}, ${b.source})` };
  }
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

describe('any formula', () => {
  it('is exact', () => {
    fc.assert(
      fc.property(sample, ({ source, n, d }) => {
        expect(compiled(source).evaluate(countingNames()), source).toEqual({
          ok: true,
          value: new Fraction(n, d),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('compares exactly', () => {
    fc.assert(
      fc.property(integer, decimal, decimal, (a, b, c) => {
        fc.pre(b.n !== 0n && c.n !== 0n);
        const [left, right] = [combine('/', a, b), combine('/', a, c)];
        const result = compiled(`${left.source} < ${right.source}`).evaluate(countingNames());
        expect(result).toEqual({ ok: true, value: isLess(left, right) });
      }),
    );
  });

  it('is read without an exception, with every position inside it', () => {
    const scalar = fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.double(), fc.boolean());
    fc.assert(
      fc.property(scalar, (source) => {
        const length = String(source).length;
        for (const { start, end } of problemsOf(parseFormula(source, SCOPE))) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(length);
          if (length > 0) expect(start).toBeLessThan(end);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is evaluated without an exception, to a value of the type foretold', () => {
    const seen = { value: 0, problem: 0 };
    fc.assert(
      fc.property(fc.oneof(pieces, wellFormed), (source) => {
        const parsed = parseFormula(source, SCOPE);
        if (!parsed.ok) return;
        const { type, evaluate } = parsed.formula;
        const result = evaluate(countingNames());
        seen[result.ok ? 'value' : 'problem']++;
        if (result.ok) expect(type === 'unknown' || type === typeOf(result.value)).toBe(true);
        else expect(result.problem.end).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(Math.min(seen.value, seen.problem)).toBeGreaterThan(30);
  });

  it('asks for each name once for each time it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), (times) => {
        const source = Array(times).fill('player.points').join('+');
        const names = countingNames();
        compiled(source).evaluate(names);
        expect(names.asked).toBe(times);
      }),
    );
  });
});
