/** Numbers as records and formulas have them: exact, of a bounded size, and written in one way. */
import Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import {
  countDigits,
  formatNumber,
  isBounded,
  parseNumber,
  toJson,
} from '../../src/values/number.ts';
import fc from '../by-chance.ts';

const rational = fc
  .tuple(
    fc.bigInt({ min: -(2n ** 256n) + 1n, max: 2n ** 256n - 1n }),
    fc.bigInt(1n, 2n ** 256n - 1n),
  )
  .map(([n, d]) => new Fraction(n, d));

/** As large as a number may be below ten, and one digit more. */
const NINES = '9'.repeat(77);
const TINY = '0'.repeat(76);

/** Each with how it is written, and how it is published. */
it.each<readonly [source: string | number, written: string, json: number | string]>([
  ['18', '18', 18],
  ['-10', '-10', -10],
  ['+2', '2', 2],
  ['0.25', '1/4', '1/4'],
  ['-0.50', '-1/2', '-1/2'],
  ['2/3', '2/3', '2/3'],
  ['-4/6', '-2/3', '-2/3'],
  ['4/2', '2', 2],
  ['007', '7', 7],
  ['0/5', '0', 0],
  ['-0', '0', 0],
  ['9007199254740991', '9007199254740991', 9007199254740991],
  ['-9007199254740991/1', '-9007199254740991', -9007199254740991],
  ['9007199254740992', '9007199254740992', '9007199254740992'],
  ['12345678901234567890.5', '24691357802469135781/2', '24691357802469135781/2'],
  [NINES, NINES, NINES],
  [`1/${NINES}`, `1/${NINES}`, `1/${NINES}`],
  [`0.${TINY}1`, `1/10${TINY}`, `1/10${TINY}`],
  ['0'.repeat(160), '0', 0],
  [18, '18', 18],
  [-0.25, '-1/4', '-1/4'],
  [0.1, '1/10', '1/10'],
  [-0, '0', 0],
  [123456789012345, '123456789012345', 123456789012345],
  [0.123456789012345, '24691357802469/200000000000000', '24691357802469/200000000000000'],
  [9007199254740991, '9007199254740991', 9007199254740991],
])('%j is %s, published as %j', (source, written, json) => {
  const x = parseNumber(source);
  expect(x && formatNumber(x)).toBe(written);
  expect(x && toJson(x)).toStrictEqual(json);
});

it.each([
  ...['', ' 1', '1 ', '1/0', '1/-2', '1/2/3', '1.5/2', '.5', '5.', '1e3', '0x10', '1_000'],
  ...['1 000', '1 1/2', "0.1'6'", '0.(6)', '--1', 'Infinity', '١', `${NINES}9`, `1/${NINES}9`],
  ...[`0.0${TINY}1`, '0'.repeat(161), '1'.repeat(1_000_000), Number.NaN, Number.POSITIVE_INFINITY],
  ...[1e21, 1e-7, 1 / 3, 0.1234567890123456, 2 ** 53],
])('%j is no number', (source) => {
  expect(parseNumber(source)).toBeUndefined();
});

/** Digits count from the first that is no nought. */
it.each([
  ['0', 0],
  ['-10', 2],
  ['007', 1],
  ['0.25', 2],
  ['0.0012', 2],
  ['-9007199254740991/1', 17],
])('%s has %i digits', (text, digits) => {
  expect(countDigits(text)).toBe(digits);
});

it('never publishes a negative zero', () => {
  expect(Object.is(toJson(new Fraction(0).neg()), 0)).toBe(true);
});

it('is bounded at 256 bits above and below the stroke', () => {
  const all = [
    new Fraction(2n ** 256n - 1n),
    new Fraction(2n ** 256n),
    new Fraction(1n, 2n ** 256n),
  ];
  expect(all.map(isBounded)).toEqual([true, false, false]);
});

it('reads back what it wrote, as text and as JSON', () => {
  fc.assert(
    fc.property(rational, (x) => {
      expect(parseNumber(formatNumber(x))?.equals(x)).toBe(true);
      expect(parseNumber(toJson(x))?.equals(x)).toBe(true);
    }),
  );
});

it('reads any text or number without throwing', () => {
  const source = fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[-+]?[\d./e]{0,30}$/));
  fc.assert(
    fc.property(source, (text) => {
      const x = parseNumber(text);
      expect(x === undefined || isBounded(x)).toBe(true);
    }),
  );
});
