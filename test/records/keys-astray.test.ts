/**
 * Keys where they do not belong: each that some record has anywhere, and each word that people use
 * for one, put into a record of every kind. What is said of it is kept in `__snapshots__/`.
 */
import { expect, test } from 'vitest';
import { OTHER_WORDS } from '../../src/values/key-synonyms.ts';
import { pathsOf, readTree, tellWhole } from './damages.ts';
import { AROUND, FILES, type RecordKind, WHOLE } from './whole-records.ts';

const others = Object.entries(AROUND).map(([file, text]) => ({ file, text }));
const TREES = Object.values(WHOLE).flatMap((kind) => Object.values(kind).map(readTree));
const KEYS = new Set(
  [...TREES.flatMap((tree) => pathsOf(tree).flat()), ...OTHER_WORDS.keys(), 'body', '“for”']
    .filter((key) => typeof key === 'string')
    .sort(),
);

test.each(Object.keys(FILES) as readonly RecordKind[])('keys astray in %s', async (kind) => {
  const [tree = {}] = Object.values(WHOLE[kind]).map(readTree);
  const bed = {
    file: FILES[kind],
    body: kind === 'card' || kind === 'proposal' ? 'Words.\n' : '',
    others,
  };
  const told = new Map<string, string[]>();
  for (const key of KEYS) {
    if (key in tree) continue;
    for (const line of tellWhole(bed, { ...tree, [key]: 'x' }).found) {
      const said = line.replace(`«${key}»`, '«it»').replace(`\`${key}\` `, 'This ');
      told.set(said, [...(told.get(said) ?? []), key]);
    }
  }
  const lines = [...told].map(([line, keys]) => `${line}\n  ${keys.join(' ')}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(`__snapshots__/astray/${kind}.txt`);
});
