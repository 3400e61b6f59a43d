import { describe, expect, test } from 'vitest';
import { keysAsWritten, readYaml } from '../../src/records/yaml/read-yaml.ts';
import { composeYaml } from '../../src/records/yaml/yaml-document.ts';

/** Codes, each with the words at fault. */
function problems(text: string): readonly string[] {
  return readYaml(text).problems.map(({ code, at }) => `${code} ${text.slice(...at)}`);
}

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

  test('nothing is nothing', () => {
    expect(readYaml('# a comment\n')).toEqual({ data: null, problems: [] });
  });

  test('keys keep the order in which they are written', () => {
    const { data } = readYaml('b: 1\n7: 1\na: 1\n12: 1\n0: 1');
    expect(keysAsWritten(Object(data))).toEqual(['b', '7', 'a', '12', '0']);
    expect(keysAsWritten(Object(readYaml('b: 1\na: 1').data))).toEqual(['b', 'a']);
  });
});

describe('problems', () => {
  test.each<[string, readonly string[]]>([
    ['a: 1\nb: 2\na: 3\na: 4', ['format/duplicate a', 'format/duplicate a']],
    ['a: { "b": 1, b: 2 }', ['format/duplicate b']],
    ['1: a\n"1": b', ['format/duplicate "1"']],
    ['a: 1e400', ['format/type 1e400']],
    ['a: 1e-400', ['format/type 1e-400']],
    ['a: 9007199254740993', ['format/type 9007199254740993']],
    ['a: 1.00000000000000000001', ['format/type 1.00000000000000000001']],
    ['a: [.inf, -.inf, .nan]', ['format/type .inf', 'format/type -.inf', 'format/type .nan']],
    ['a: 1\n__proto__: 2', ['format/key __proto__']],
    ['a: &b c', ['format/yaml &b']],
    ['a: *b', ['format/yaml *b']],
    ['a: !b c', ['format/yaml !b']],
    ['!b a: c', ['format/yaml !b']],
    ['&b a: c', ['format/yaml &b']],
    ['if: !adoption.unanimous', ['format/yaml !adoption.unanimous']],
    ['%YAML 1.1\na: yes', ['format/yaml ']],
    ['a: 1\n...\nb: 2', ['format/yaml ']],
    ['a:\n\tb: 1', ['format/yaml \t']],
    ['a: "b', ['format/yaml ']],
    ['a: [b', ['format/yaml ']],
    ['? [a]\n: b', ['format/yaml [']],
  ])('%j', (text, expected) => {
    const found = problems(text);
    expect(found.map((each) => each.split(' ')[0])).toEqual(
      expected.map((each) => each.split(' ')[0]),
    );
    for (const [i, each] of expected.entries()) expect(found[i]).toContain(each);
  });

  test('the first of two equal keys counts, and the rest can still be told', () => {
    expect(readYaml('a: 1\na: 2\nb: 3').data).toEqual({ a: 1, b: 3 });
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
