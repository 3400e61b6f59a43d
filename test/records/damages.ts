/** Damages every part of a record, one at a time, and looks where the finding stands. */
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Source } from '../../src/content/source.ts';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { locate } from '../../src/records/locate/locate.ts';
import { parseRecords } from '../../src/records/parse-records.ts';

type Step = string | number;
type Path = readonly Step[];
type Tree = Readonly<Record<string, unknown>>;

/** The values in place of another, by their names. */
const WRONG: Readonly<Record<string, unknown>> = {
  nothing: null,
  blank: ' ',
  text: 'No such thing.',
  word: 'xyzzy',
  date: '2018-05-07',
  'no day': '2020-13-41',
  number: -1.5,
  huge: 1e300,
  true: true,
  list: [],
  'mixed list': [null, 1, ['x'], { y: 1 }],
  nest: JSON.parse(`${'['.repeat(20)}{ "a": 1 }${']'.repeat(20)}`),
  mapping: {},
  inherited: { constructor: { from: 1, precision: [] }, kind: 'named', cast: 1, for: { a: 1 } },
  strange: { xyzzy: 1 },
  'as votes': { ada: 'no' },
  tabbed: '\tA',
};

/** All paths of a tree, each mapping and list before what is in it. */
function pathsOf(tree: unknown, at: Path = []): readonly Path[] {
  const inner = Array.isArray(tree)
    ? [...tree.entries()]
    : typeof tree === 'object' && tree !== null
      ? Object.entries(tree)
      : [];
  return [
    ...(at.length > 0 ? [at] : []),
    ...inner.flatMap(([key, value]) => pathsOf(value, [...at, key])),
  ];
}

/** A copy in which something else stands at a path, or nothing at all. */
function changed(tree: unknown, [step, ...rest]: Path, change: (entry: Entry) => Entries): unknown {
  const entries: Entries = Object.entries(tree as object);
  const made = entries.flatMap(([key, value]): Entries => {
    if (key !== String(step)) return [[key, value]];
    return rest.length === 0 ? change([key, value]) : [[key, changed(value, rest, change)]];
  });
  return Array.isArray(tree) ? made.map(([, value]) => value) : Object.fromEntries(made);
}

type Entry = readonly [string, unknown];
type Entries = readonly Entry[];

/** Front matter with a line for each of its keys. */
export function written(tree: unknown): string {
  const lines = Object.entries(tree as object).map(([key, value]) => `${key}: ${flow(value)}\n`);
  return `---\n${lines.join('')}---\n`;
}

function flow(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

export function readTree(matter: string): Tree {
  return parse(matter) as Tree;
}

/** Those of which no value of the same sort stands under the same two keys at an earlier one. */
export function distinctPaths(tree: unknown, done: Set<string>): readonly Path[] {
  return pathsOf(tree).filter((path) => {
    const keys = path.map((step) => (typeof step === 'number' ? '#' : step)).slice(-2);
    const value = path.reduce((inner, step) => (inner as Tree)[step], tree as unknown);
    const sort = JSON.stringify([keys, Array.isArray(value) ? 'list' : typeof value]);
    const isNew = !done.has(sort);
    done.add(sort);
    return isNew;
  });
}

/** Where a record stands, and among which others. */
export interface Bed {
  readonly file: string;
  /** The text below its front matter. */
  readonly body: string;
  readonly others: readonly Source[];
}

interface Read {
  readonly text: string;
  readonly found: readonly LocatedFinding[];
}

export function readIn({ file, body, others }: Bed, tree: unknown): Read {
  const text = `${written(tree)}${body}`;
  const sources = [...others.filter((other) => other.file !== file), { file, text }];
  return { text, found: locate(parseRecords(sources, READINGS).findings, sources) };
}

interface Damaged extends Read {
  /** The damage, and its place. */
  readonly what: string;
  /** The line of the key within which it was done, unless the key itself is gone. */
  readonly line: number | undefined;
}

/** Expects that some of the damages at a path are each told as they should be. The count is told. */
export function expectDamagesTold(
  bed: Bed,
  tree: Tree,
  path: Path,
  has: (index: number) => boolean,
): number {
  let told = 0;
  const isItem = typeof path.at(-1) === 'number';
  const changes: readonly (readonly [string, (entry: Entry) => Entries])[] = [
    ['left out', () => []],
    isItem
      ? ['twice', (entry) => [entry, entry]]
      : ['mistyped', ([key, value]) => [[`${key}x`, value]]],
    ...Object.entries(WRONG).map(([name, wrong]): [string, (entry: Entry) => Entries] => [
      name,
      ([key]) => [[key, wrong]],
    ]),
  ];
  for (const [index, [name, change]] of changes.entries()) {
    if (!has(index)) continue;
    const damaged = changed(tree, path, change) as Tree;
    const place = Object.keys(damaged).findIndex(
      (key) => key.replace(/x$/, '') === String(path[0]).replace(/x$/, ''),
    );
    const line = place < 0 ? undefined : place + 2;
    const read = readIn(bed, damaged);
    told += read.found.length;
    expectTold({ ...read, what: `${path.join('.')}: ${name}`, line }, bed.file);
  }
  return told;
}

/** Words that no sentence for a reader has in it. */
const INSIDES = /\bundefined\b|\[object |Symbol\(|\bNaN\b|=>|\bError:/;

/** In whole words, at a place in a file that there is; if the shape is wrong, on its line. */
function expectTold({ found, what, line, text }: Damaged, file: string): void {
  const lines = text.split('\n');
  const said = `${what}\n${text}`;
  const own = found.filter((each) => each.file === file);
  for (const { message, help = '' } of found) {
    expect(`${message} ${help}`, said).not.toMatch(INSIDES);
    expect(message, said).toMatch(/^[^a-z\s].*[.:)]$|^`.*\.$/s);
  }
  for (const each of own) {
    expect(each.line, said).toBeLessThanOrEqual(lines.length);
    expect(each.endColumn, said).toBeLessThanOrEqual((lines[each.endLine - 1] ?? '').length);
  }
  if (!/: (?:list|mixed list|strange|as votes)$/.test(what) || own.length === 0) return;
  expect(
    own.map((each) => each.line),
    said,
  ).toContain(line);
}
