/**
 * Whole records with every part of them damaged in every way, and what is said of it. It is kept in
 * `__snapshots__/damaged/`, which `npx vitest run test/records -u` writes anew: read the difference
 * as somebody whose record it is.
 */
import { expect, test } from 'vitest';
import { type Path, pathsOf, readTree, tellDamages, tellWhole } from './damages.ts';
import { AROUND, BARE, FILES, type RecordKind, WHOLE } from './whole-records.ts';

const KINDS = Object.keys(FILES) as readonly RecordKind[];

const others = Object.entries(AROUND).map(([file, text]) => ({ file, text }));

test.each(KINDS)('%s, damaged in every way', async (kind) => {
  const done = new Set<string>();
  const told = Object.entries(WHOLE[kind]).flatMap(([name, matter]) => {
    const tree = readTree(matter);
    const body = BARE.test(name) ? '' : 'Words of its own.\n';
    const bed = { file: FILES[kind], body, others };
    const { told: means, whole } = tellWhole(bed, tree);
    const paths = pathsOf(tree).filter((path) => isNew(tree, path, done));
    return [
      `# ${name}`,
      ...means.map((line) => `  ${line}`),
      ...paths.flatMap((path) => [path.join('.'), ...tellDamages(bed, tree, { path, whole })]),
      '',
    ];
  });
  await expect(told.join('\n')).toMatchFileSnapshot(`__snapshots__/damaged/${kind}.txt`);
});

/** Whether no value of this sort was damaged yet under the same two keys. */
function isNew(tree: unknown, path: Path, done: Set<string>): boolean {
  const keys = path.map((step) => (typeof step === 'number' ? '#' : step)).slice(-2);
  const value = path.reduce((inner, step) => (inner as Record<string, unknown>)[step], tree);
  const sort = JSON.stringify([keys, Array.isArray(value) ? 'list' : typeof value]);
  if (done.has(sort)) return false;
  done.add(sort);
  return true;
}
