/**
 * Whole records with every part of them damaged in every way. Every finding is in whole words and at an
 * existing place in a file, and a value of the wrong shape is found on its line.
 */
import { expect, test } from 'vitest';
import { documentedKeys } from '../../src/values/schema.ts';
import { PORTIONS } from '../portions.ts';
import { distinctPaths, expectDamagesTold, readIn, readTree } from './damages.ts';
import { AROUND, BARE, FILES, type RecordKind, WHOLE } from './whole-records.ts';

const KINDS = Object.keys(FILES) as readonly RecordKind[];
const others = Object.entries(AROUND).map(([file, text]) => ({ file, text }));
const wholes = KINDS.flatMap((kind) =>
  Object.entries(WHOLE[kind]).map(([name, matter]) => ({ kind, name, tree: readTree(matter) })),
);

test('no key is left out of the whole records', () => {
  const paths = wholes.flatMap(({ tree }) => distinctPaths(tree, new Set()));
  const made = new Set(paths.flat());
  const all = [...documentedKeys()].flatMap(([what, keys]) =>
    keys.map(({ key }) => ({ what, key })),
  );
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ key }) => !made.has(key))).toEqual([]);
});

test.each(wholes)('$name has nothing wrong', ({ kind, name, tree }) => {
  expect(readIn(bedOf(kind, name), tree).found).toEqual([]);
});

for (const { named, options, has } of PORTIONS) {
  test.each(KINDS)(`%s, damaged in every way: ${named}`, options, (kind) => {
    const done = new Set<string>();
    let told = 0;
    for (const { name, tree } of wholes.filter((each) => each.kind === kind)) {
      for (const [at, path] of distinctPaths(tree, done).entries()) {
        told += expectDamagesTold(bedOf(kind, name), tree, path, (index) => has(at + index));
      }
    }
    expect(told).toBeGreaterThan(done.size);
  });
}

function bedOf(kind: RecordKind, name: string) {
  return { file: FILES[kind], body: BARE.test(name) ? '' : 'Words of its own.\n', others };
}
