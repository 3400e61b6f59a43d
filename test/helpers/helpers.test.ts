import { expect, expectTypeOf, it } from 'vitest';
import type { Environment } from '../../src/engine/decisions/evaluate.ts';
import { compareNumbers, toTenth } from '../../src/helpers/numbers.ts';
import { type once, setBounded } from '../../src/helpers/once.ts';
import { withoutUndefined } from '../../src/helpers/without-undefined.ts';
import { capital, inSeries, numbersInSeries, quote, uncapital } from '../../src/helpers/words.ts';
import { parseNumberGiven } from '../../src/values/ids.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in a series', (words, series) => {
  expect(inSeries(words)).toBe(series);
  expect(inSeries(words, ' or ')).toBe(series.replace(' and ', ' or '));
});

it.each([
  [[], ''],
  [[301], '301'],
  [[301, 302], '301 and 302'],
  [[301, 302, 303], '301 to 303'],
  [[301, 303, 304, 305, 306, 309, 310], '301, 303 to 306, 309 and 310'],
  [[301, 301, 302, 303], '301 to 303'],
  [[303, 302], '303 and 302'],
])('the numbers %j in a series', (numbers, series) => {
  expect(numbersInSeries(numbers)).toBe(series);
});

it('has numbers before letters', () => {
  expect([compareNumbers('b', 'a'), compareNumbers('a', 'b')]).toEqual([1, -1]);
  const sorted = [1, 2, 10, 'A', 'B', 'a'];
  for (const [i, a] of sorted.entries()) {
    for (const [j, b] of sorted.entries())
      expect(Math.sign(compareNumbers(a, b))).toBe(Math.sign(i - j));
  }
});

it('makes the first letter large or small', () => {
  expect([capital('no Rule'), uncapital('No Rule')]).toEqual(['No Rule', 'no Rule']);
});

it('quotes no more than sixty characters, in one line', () => {
  expect(quote('a\n\t b')).toBe('`a b`');
  expect(quote('a'.repeat(60))).toBe(`\`${'a'.repeat(60)}\``);
  expect(quote('a'.repeat(61))).toBe(`\`${'a'.repeat(60)}…\``);
});

it('is as precise as a tenth', () => {
  expect([1, 1.04, 1.05, -0.26].map(toTenth)).toEqual([1, 1, 1.1, -0.3]);
});

it.each<[string, number | string | undefined]>([
  ['301', 301],
  ['0301', 301],
  ['999999999', 999_999_999],
  ['1234567890', '1234567890'],
  ['7729#1', '7729#1'],
  ['a'.repeat(16), 'a'.repeat(16)],
  ['a'.repeat(17), undefined],
  ['a b', undefined],
  ['con', undefined],
  ['..', undefined],
  ['index.html', undefined],
  ['', undefined],
])('the number of a proposal, as somebody writes it: %j', (word, number) => {
  const given = parseNumberGiven(word);
  expect(given.ok ? given.number : undefined).toBe(number);
});

it('leaves out a key without a value, and keeps one with an empty value', () => {
  const made = withoutUndefined({ none: undefined, empty: '', zero: 0, no: false, nil: null });
  expect(Object.keys(made)).toEqual(['empty', 'zero', 'no', 'nil']);
});

it('remembers no more than it may: the oldest makes way', () => {
  const remembered = new Map<string, number>();
  for (const [value, key] of ['a', 'b', 'c'].entries()) setBounded(remembered, 2, key, value);
  expect([...remembered].join(' ')).toBe('b,1 c,2');
});

it('keeps no result of an observer of readings', () => {
  type Once<Of extends object> = Parameters<typeof once<Of, [], number>>[0];
  expectTypeOf<(of: object) => number>().toExtend<Once<object>>();
  expectTypeOf<(of: Environment) => number>().not.toExtend<Once<Environment>>();
});
