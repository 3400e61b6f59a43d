/** Damage to what front matter says: to its tree, to its meanings, and to the formulas in it. */
import { parse, stringify } from 'yaml';
import type { Random } from '../games/random.ts';
import { allRecorded } from './archives.ts';
import { makeFormula } from './make-formula.ts';

/** A mapping or a list, and the place in it that is to be changed. */
interface Place {
  readonly of: Map<unknown, unknown> | unknown[];
  readonly at: unknown;
  /** The key nearest above a value: what the value is about. */
  readonly key: string;
}

/** `undefined` where the record has no front matter that is a mapping. */
export type TreeDamage = (bytes: Buffer, random: Random) => Buffer | undefined;

const RECORD = /^---\n(.*?\n)---(?:\n|$)(.*)$/s;
const ODD: readonly unknown[] = [
  ...[null, true, false, '', 0, -1, 0.1, 1e21, '1/3', '1/0', 'x'],
  ...['2020-02-30', '2020-01-01T99:99Z'],
  ...['undecided', ' ', 'a b', 'Ä', '[object Object]', Number.NaN, Number.POSITIVE_INFINITY],
  ...['__proto__', 'constructor', '301', '101', 'a'.repeat(5000)],
  ...['two\nlines', '0301', '+1', '<b>'],
];

export const damageTree: TreeDamage = (bytes, random) =>
  inFrontMatter(bytes, (root) => {
    const places = placesIn(root);
    const place = random.pick(places);
    const value = valueAt(place);
    switch (random.below(10)) {
      case 0:
        return removeAt(place);
      case 1:
        return setAt(place, [value]);
      case 2:
        return setAt(place, new Map([[random.pick(['id', 'for', 'x', place.key]), value]]));
      case 3:
        return setAt(place, random.chance(0.5) ? [] : new Map());
      case 4:
        return setAt(place, copyOf(valueAt(random.pick(places))));
      case 5:
        return double(place, random);
      case 6:
      case 7:
        return addKey(place.of, random);
      default:
        return setAt(place, copyOf(random.pick(ODD)));
    }
  });

/** Each value by the key under which it stands somewhere: well formed, and out of place. */
export const damageMeaning: TreeDamage = (bytes, random) =>
  inFrontMatter(bytes, (root) => {
    const place = random.pick(placesIn(root));
    if (random.chance(0.2)) return addKey(place.of, random);
    const value = valueAt(place);
    if (typeof value === 'number' && random.chance(0.5)) {
      return setAt(place, value + random.pick([-10, -1, 1, 2, 100]));
    }
    return setAt(place, copyOf(random.pick(meanings().get(place.key) ?? [value])));
  });

export const damageFormula: TreeDamage = (bytes, random) =>
  inFrontMatter(bytes, (root) => {
    const formulas = placesIn(root, '', true).filter(({ of, at }) => {
      const value = valueAt({ of, at, key: '' });
      return typeof value !== 'object';
    });
    if (formulas.length > 0) return setAt(random.pick(formulas), makeFormula(random));
    if (!(root instanceof Map)) return;
    const mechanics = copyOf(random.pick(meanings().get('mechanics') ?? []));
    root.set('mechanics', mechanics);
    const inner = placesIn(root, '', true).filter((place) => typeof valueAt(place) !== 'object');
    if (inner.length > 0) setAt(random.pick(inner), makeFormula(random));
  });

interface Vocabulary {
  /** Every value of every record, by its key. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  /** Keys that stand in one mapping with a key, by that key. */
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
}

let collected: Vocabulary | undefined;

function meanings(): Vocabulary['values'] {
  collected ??= collect();
  return collected.values;
}

function neighbours(): Vocabulary['beside'] {
  collected ??= collect();
  return collected.beside;
}

function collect(): Vocabulary {
  const records = new Set(allRecorded().flatMap(({ files }) => [...files.values()]));
  const places = [...records].flatMap((bytes) => placesIn(frontOf(bytes)?.root));
  const byKey = Map.groupBy(places, ({ key }) => key);
  return {
    values: mapValues(byKey, (of) => of.map(valueAt)),
    beside: mapValues(byKey, (of) => new Set(of.flatMap(keysBeside))),
  };
}

function keysBeside({ of }: Place): readonly string[] {
  return Array.isArray(of) ? [] : [...of.keys()].map(String);
}

function mapValues<From, To>(map: ReadonlyMap<string, From>, make: (from: From) => To) {
  return new Map([...map].map(([key, value]): [string, To] => [key, make(value)]));
}

/** The record with its front matter changed, if that is a mapping with something in it. */
export function inFrontMatter(bytes: Buffer, change: (root: unknown) => void): Buffer | undefined {
  const front = frontOf(bytes);
  if (!front || placesIn(front.root).length === 0) return undefined;
  change(front.root);
  const matter = stringify(front.root, { aliasDuplicateObjects: false });
  return Buffer.from(`---\n${matter}---\n${front.body}`);
}

function frontOf(bytes: Buffer) {
  const [, matter, body = ''] = RECORD.exec(bytes.toString('utf8')) ?? [];
  if (matter === undefined) return undefined;
  try {
    const root: unknown = parse(matter, { mapAsMap: true, logLevel: 'silent' });
    return { root, body };
  } catch {
    return undefined;
  }
}

/** Every place of a tree; of one record only those within its mechanics, if so asked. */
function placesIn(root: unknown, key = '', onlyMechanics = false): readonly Place[] {
  const entries = root instanceof Map ? [...root] : Array.isArray(root) ? [...root.entries()] : [];
  return entries.flatMap(([at, value]) => {
    const of = root as Place['of'];
    const about = Array.isArray(root) ? key : String(at);
    const isWithin = !onlyMechanics || about === 'mechanics';
    const inner = placesIn(value, about, onlyMechanics && about !== 'mechanics');
    return isWithin ? [{ of, at, key: about }, ...inner] : inner;
  });
}

function valueAt({ of, at }: Place): unknown {
  return Array.isArray(of) ? of[Number(at)] : of.get(at);
}

function setAt({ of, at }: Place, value: unknown): void {
  if (Array.isArray(of)) of[Number(at)] = value;
  else of.set(at, value);
}

function removeAt({ of, at }: Place): void {
  if (Array.isArray(of)) of.splice(Number(at), 1);
  else of.delete(at);
}

function double(place: Place, random: Random): void {
  const { of, at } = place;
  const copy = copyOf(valueAt(place));
  if (Array.isArray(of)) of.splice(Number(at), 0, copy);
  else of.set(random.pick([`${at}s`, `${at}2`, String(at).toUpperCase(), 'if', '']), copy);
}

/** A key that stands somewhere beside one that is here, with a value of its own or an odd one. */
function addKey(of: Place['of'], random: Random): void {
  if (Array.isArray(of)) return void of.push(copyOf(random.pick(ODD)));
  const beside = neighbours().get(String(random.pick([...of.keys(), 'x'])));
  const key = random.pick([...(beside ?? neighbours().keys())]);
  const values = random.chance(0.5) ? ODD : meanings().get(key);
  of.set(key, copyOf(random.pick(values ?? ODD)));
}

function copyOf<Value>(value: Value): Value {
  return structuredClone(value);
}
