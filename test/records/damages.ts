/**
 * Damages every part of a record, one at a time, and says what comes of it in few words: a line for
 * each thing that is said, with the damages that it is said of.
 */
import Fraction from 'fraction.js';
import { parse } from 'yaml';
import type { Source } from '../../src/content/source.ts';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { locate } from '../../src/records/locate/locate.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import type { Records } from '../../src/records/types.ts';
import { EMPTY, shown } from '../../src/values/schema.ts';

type Step = string | number;
export type Path = readonly Step[];
type Tree = Readonly<Record<string, unknown>>;

/** What stands in place of a value, by what it is called. */
const WRONG: Readonly<Record<string, unknown>> = {
  nothing: null,
  blank: ' ',
  text: 'No such thing.',
  word: 'xyzzy',
  date: '2018-05-07',
  number: -1.5,
  true: true,
  list: [],
  mapping: {},
  strange: { xyzzy: 1 },
  'as votes': { ada: 'no' },
  tabbed: '\tA',
};

/** All paths of a tree, each mapping and list before what is in it. */
export function pathsOf(tree: unknown, at: Path = []): readonly Path[] {
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

/** Where a record stands, and among which others. */
export interface Bed {
  readonly file: string;
  /** What stands below its front matter. */
  readonly body: string;
  readonly others: readonly Source[];
}

/** What comes of a record: what is found, and what it means if nothing is. */
function readIn({ file, body, others }: Bed, tree: unknown) {
  const text = `${written(tree)}${body}`;
  const sources = [...others.filter((other) => other.file !== file), { file, text }];
  const { records, findings } = parseRecords(sources, READINGS);
  const found = locate(findings, sources).map((finding) => tellFinding(finding, file, text));
  return { found, meaning: found.length > 0 ? [] : meaningIn(records, file) };
}

function meaningIn({ games, rulesets }: Records, file: string): readonly string[] {
  return meaningOf(file.startsWith('rulesets/') ? rulesets.get('s') : games.get('g'));
}

/** A line for each single value. */
function meaningOf(value: unknown, at = ''): readonly string[] {
  if (value instanceof Fraction) return [`${at} ${value.toFraction()}`];
  if (value instanceof Set) return meaningOf([...value], at);
  if (value instanceof Map) return meaningOf(Object.fromEntries(value), at);
  if (typeof value !== 'object' || value === null) return [`${at} ${String(value)}`];
  if ('precision' in value && 'text' in value) return [`${at} ${value.text} (${value.precision})`];
  if (at.endsWith('path')) return [`${at} ${JSON.stringify(value)}`];
  if ('source' in value && 'evaluate' in value) return [`${at} = ${String(value.source)}`];
  const inner = Object.entries(value).filter(([key]) => key !== 'raw');
  if (inner.length === 0) return [`${at} ${Array.isArray(value) ? '[]' : '{}'}`];
  return inner.flatMap(([key, each]) => meaningOf(each, at === '' ? key : `${at}.${key}`));
}

/** What comes of each damage at a path: the damages that come to the same stand together. */
export function tellDamages(
  bed: Bed,
  tree: unknown,
  { path, whole }: { readonly path: Path; readonly whole: ReadonlySet<string> },
): readonly string[] {
  const told = new Map<string, string[]>();
  for (const { name, change, wrong } of damagesOf(path)) {
    const { found, meaning } = readIn(bed, changed(tree, path, change));
    const fresh = meaning.filter((line) => !whole.has(line));
    const said = found.length > 0 ? found : [['fine', ...fresh].join(' ; ')];
    for (const line of said) {
      const general = wrong === undefined ? line : withoutValue(line, wrong);
      told.set(general, [...(told.get(general) ?? []), name]);
    }
  }
  return [...told].map(([line, names]) => `  ${names.join(', ')}: ${line}`);
}

interface Damage {
  readonly name: string;
  readonly change: (entry: Entry) => Entries;
  readonly wrong?: unknown;
}

function damagesOf(path: Path): readonly Damage[] {
  const isItem = typeof path.at(-1) === 'number';
  return [
    { name: 'left out', change: () => [] },
    isItem
      ? { name: 'twice', change: (entry) => [entry, entry] }
      : { name: 'mistyped', change: ([key, value]) => [[`${key}x`, value]] },
    ...Object.entries(WRONG).map(([name, wrong]): Damage => {
      return { name, change: ([key]) => [[key, wrong]], wrong };
    }),
  ];
}

/** What the record means, or what is found in it, beside what its surroundings mean. */
export function tellWhole(bed: Bed, tree: unknown) {
  const { found, meaning } = readIn(bed, tree);
  const bare = parseRecords([...bed.others], READINGS).records;
  const known = new Set(meaningIn(bare, bed.file));
  const own = meaning.filter((line) => !known.has(line) && !/(?:^|\.)file /.test(line));
  return { found, told: [...found, ...own], whole: new Set(meaning) };
}

/** What is said of a value in the same words, whatever it is. */
function withoutValue(line: string, wrong: unknown): string {
  const name = shown(wrong);
  return line
    .replace(`«${flow(wrong)}»`, '«it»')
    .replace(`${name} `, 'this ')
    .replace(`${name}, `, 'this, ')
    .replace(typeof wrong === 'string' ? new RegExp(` ${wrong}$`) : /^$/, ' it');
}

/** Its code, the words at its place, and what it says. */
export function tellFinding(finding: LocatedFinding, own: string, text: string): string {
  const { code, file, message, help, related } = finding;
  const where = file === own ? `«${marked(text, finding)}»` : file;
  const others = related.map((each) => `${each.message} ${each.file}:${each.line}:${each.column}`);
  const advice = help === EMPTY ? ['(how nothing is said)'] : help ? [help] : [];
  return [`${code} ${where} ${message}`, ...advice, ...others].join(' | ');
}

const MOST = 30;

/** The characters at the place of a finding; where they are many, the first and the last of them. */
function marked(text: string, { line, column, endLine, endColumn }: LocatedFinding): string {
  const lines = text.split('\n').slice(line - 1, endLine);
  lines.push((lines.pop() ?? '').slice(0, endColumn));
  const words = lines.join('⏎').slice(column - 1);
  return words.length > MOST ? `${words.slice(0, MOST / 2)}…${words.slice(1 - MOST / 2)}` : words;
}
