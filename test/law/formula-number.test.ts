import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { formatNumber, isBounded, parseNumber, toJson } from '../../src/values/number.ts';
import fc from '../by-chance.ts';

const rational = fc
  .tuple(
    fc.bigInt({ min: -(2n ** 256n) + 1n, max: 2n ** 256n - 1n }),
    fc.bigInt(1n, 2n ** 256n - 1n),
  )
  .map(([n, d]) => new Fraction(n, d));

describe('numbers in records', () => {
  it.each([
    ['18', '18'],
    ['-10', '-10'],
    ['+2', '2'],
    ['0.25', '1/4'],
    ['-0.5', '-1/2'],
    ['2/3', '2/3'],
    ['-4/6', '-2/3'],
    ['007', '7'],
    ['0/5', '0'],
    ['-0', '0'],
    ['12345678901234567890.5', '24691357802469135781/2'],
    [18, '18'],
    [0.1, '1/10'],
    [-0, '0'],
    [9007199254740991, '9007199254740991'],
  ])('%j reads as %s', (source, expected) => {
    const x = parseNumber(source);
    expect(x && formatNumber(x)).toBe(expected);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '1/0',
    '1/-2',
    '1/2/3',
    '1.5/2',
    '.5',
    '5.',
    '1e3',
    '0x10',
    '1_000',
    '1 1/2',
    "0.1'6'",
    '0.(6)',
    '--1',
    'Infinity',
    '١',
    '9'.repeat(78),
    `1/${'9'.repeat(78)}`,
    '1'.repeat(1_000_000),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    1e-7,
    1 / 3,
    2 ** 53,
  ])('%j is no number', (source) => {
    expect(parseNumber(source)).toBeUndefined();
  });

  it.each([
    ['18', 18],
    ['-3', -3],
    ['0', 0],
    ['2/3', '2/3'],
    ['-1/2', '-1/2'],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992'],
  ])('%s is published as %j', (text, json) => {
    const x = parseNumber(text);
    expect(x && toJson(x)).toStrictEqual(json);
  });

  it('never publishes a negative zero', () => {
    expect(Object.is(toJson(new Fraction(0).neg()), 0)).toBe(true);
  });

  it('is bounded at 256 bits above and below the stroke', () => {
    expect(isBounded(new Fraction(2n ** 256n - 1n))).toBe(true);
    expect(isBounded(new Fraction(2n ** 256n))).toBe(false);
    expect(isBounded(new Fraction(1n, 2n ** 256n))).toBe(false);
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
});
