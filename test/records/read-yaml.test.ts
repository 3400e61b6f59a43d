import { describe, expect, test } from 'vitest';
import { keysAsWritten, readYaml } from '../../src/records/yaml/read-yaml.ts';
import { composeYaml } from '../../src/records/yaml/yaml-document.ts';

describe('plain data', () => {
  test.each<[string, unknown]>([
    ['a: 2009-08-17', '2009-08-17'],
    ['a: 2009-08-17T21:05Z', '2009-08-17T21:05Z'],
    ['a: 2009', 2009],
    ['a: no', 'no'],
    ['a: on', 'on'],
    ['a: true', true],
    ['a: ~', null],
    ['a:', null],
    ['a: 1/3', '1/3'],
    ['a: 0.25', 0.25],
    ['a: -10', -10],
    ['a: 1_000', '1_000'],
    ['a: 0777', 777],
    ['a: "301"', '301'],
    ['a: [1, [2]]', [1, [2]]],
    ['a: { b: { c: d } }', { b: { c: 'd' } }],
    ['a: >-\n  one\n  two', 'one two'],
    ['a: { <<: { b: 1 } }', { '<<': { b: 1 } }],
    ['a: { 301: x, true: y }', { 301: 'x', true: 'y' }],
    ["a: '*b &c !d'", '*b &c !d'],
    ['a: |\n  *b\n  !c', '*b\n!c\n'],
    ['a: b*c & !d', 'b*c & !d'],
  ])('%j', (text, data) => {
    expect(readYaml(text)).toEqual({ data: { a: data }, problems: [] });
  });

  test('nothing is nothing, and the first of two equal keys counts', () => {
    expect(readYaml('# a comment\n')).toEqual({ data: null, problems: [] });
    expect(readYaml('a: 1\na: 2\nb: 3').data).toEqual({ a: 1, b: 3 });
  });

  test('keys keep the order in which they are written', () => {
    const { data } = readYaml('b: 1\n7: 1\na: 1\n12: 1\n0: 1');
    expect(keysAsWritten(Object(data))).toEqual(['b', '7', 'a', '12', '0']);
    expect(keysAsWritten(Object(readYaml('b: 1\na: 1').data))).toEqual(['b', 'a']);
  });
});

describe('problems', () => {
  /** Each code with the words at fault, or with nothing if they are not of interest. */
  test.each([
    ['a: 1\nb: 2\na: 3\na: 4', 'duplicate a, duplicate a'],
    ['a: { "b": 1, b: 2 }', 'duplicate b'],
    ['1: a\n"1": b', 'duplicate "1"'],
    ['a: 1e400', 'type 1e400'],
    ['a: 1e-400', 'type 1e-400'],
    ['a: 9007199254740993', 'type 9007199254740993'],
    ['a: 1.00000000000000000001', 'type 1.00000000000000000001'],
    ['a: [.inf, -.inf, .nan]', 'type .inf, type -.inf, type .nan'],
    ['a: 1\n__proto__: 2', 'key __proto__'],
    ['a: &b c', 'yaml &b'],
    ['a: *b', 'yaml *b'],
    ['a: !b c', 'yaml !b'],
    ['!b a: c', 'yaml !b'],
    ['&b a: c', 'yaml &b'],
    ['if: !adoption.unanimous', 'yaml !adoption.unanimous'],
    ['%YAML 1.1\na: yes', 'yaml '],
    ['a: 1\n...\nb: 2', 'yaml '],
    ['a:\n\tb: 1', 'yaml \t'],
    ['a: "b', 'yaml '],
    ['a: [b', 'yaml '],
    ['? [a]\n: b', 'yaml ['],
  ])('%j: %s', (text, expected) => {
    const all = readYaml(text).problems;
    const faults = expected.split(', ').map((each) => each.split(' '));
    expect(all.map(({ code }) => code)).toEqual(faults.map(([code]) => `format/${code}`));
    for (const [i, [, words]] of faults.entries()) {
      expect(text.slice(...(all[i]?.at ?? []))).toContain(words);
    }
  });

  test('a number that is not exact is left for nobody else to tell', () => {
    expect(readYaml('a: { b: [1e999] }').problems).toMatchObject([{ path: ['a', 'b', 0] }]);
  });

  test('an error of the library has no stack, which would be most of the work where there are many', () => {
    const limit = Error.stackTraceLimit;
    const composed = composeYaml('a: [,,');
    const [error] = composed.ok ? (composed.documents[0]?.errors ?? []) : [];
    expect(error?.message).toContain(',');
    expect(error?.stack).not.toMatch(/^\s+at /m);
    expect(Error.stackTraceLimit).toBe(limit);
  });
});

test('lists in a mapping are read to a depth of 62', () => {
  const nested = (levels: number) => `a: ${'['.repeat(levels)}${']'.repeat(levels)}`;
  const said = (levels: number) => readYaml(nested(levels)).problems.map(({ message }) => message);
  expect(said(62)).toEqual([]);
  expect(said(63)).toHaveLength(1);
});
