/**
 * Whole records with every part of them damaged in every way: every finding is in whole words
 * and at a place in a file that there is, and a value of the wrong shape is found on its line.
 */
import { expect, test } from 'vitest';
import { damagedAt, distinctPaths, readIn, readTree } from './damages.ts';
import { expectTold } from './expect-told.ts';
import { AROUND, BARE, FILES, type RecordKind, WHOLE } from './whole-records.ts';

const KINDS = Object.keys(FILES) as readonly RecordKind[];
const others = Object.entries(AROUND).map(([file, text]) => ({ file, text }));

test.each(KINDS)('%s, damaged in every way', (kind) => {
  const done = new Set<string>();
  for (const [name, matter] of Object.entries(WHOLE[kind])) {
    const tree = readTree(matter);
    const bed = { file: FILES[kind], body: BARE.test(name) ? '' : 'Words of its own.\n', others };
    expect(readIn(bed, tree).found, name).toEqual([]);
    for (const path of distinctPaths(tree, done)) {
      for (const damaged of damagedAt(bed, tree, path)) expectTold(damaged, bed.file);
    }
  }
});
