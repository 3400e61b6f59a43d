/** Compares values with patterns that have holes, and fills holes. */
import { Tree } from '../formula/tree.ts';
import { isList, isMap, type Plain, type PlainMap, samePlain } from './plain.ts';

export type Holes = ReadonlyMap<string, Plain>;

const HOLE = /\$[a-z]+/g;
const ONLY_HOLE = /^\$[a-z]+$/;

/** The values that fill the holes, or `undefined` if the value does not fit the pattern. */
export function match(pattern: Plain, value: Plain): Holes | undefined {
  const holes = new Map<string, Plain>();
  return fits(pattern, value, holes) ? holes : undefined;
}

function fits(pattern: Plain, value: Plain, holes: Map<string, Plain>): boolean {
  if (typeof pattern === 'string') return fitsText(pattern, value, holes);
  if (pattern instanceof Tree) {
    const { op, is, of } = pattern;
    if (op === 'name' && ONLY_HOLE.test(is)) return value instanceof Tree && fill(is, value, holes);
    if (!(value instanceof Tree) || op !== value.op || !fitsText(is, value.is, holes)) return false;
    const [rest] = of;
    if (rest?.op === '...') return fill(rest.of[0]?.is ?? '', value.of, holes);
    return fitsList(of, value.of, holes);
  }
  if (isList(pattern)) return isList(value) && fitsList(pattern, value, holes);
  if (isMap(pattern)) return isMap(value) && fitsMap(pattern, value, holes);
  return pattern === value;
}

function fitsText(pattern: string, value: Plain, holes: Map<string, Plain>): boolean {
  if (ONLY_HOLE.test(pattern)) return fill(pattern, value, holes);
  if (typeof value !== 'string' || !pattern.includes('$')) return pattern === value;
  const names = pattern.match(HOLE) ?? [];
  const shape = pattern.replace(/[.*+?^()[\]{}|\\/]/g, '\\$&').replace(HOLE, '(.+)');
  const found = new RegExp(`^${shape}$`, 'su').exec(value);
  return found !== null && names.every((name, i) => fill(name, found[i + 1] ?? '', holes));
}

function fitsList(patterns: readonly Plain[], values: readonly Plain[], holes: Map<string, Plain>) {
  if (patterns.length !== values.length) return false;
  return patterns.every((each, i) => {
    const value = values[i];
    return value !== undefined && fits(each, value, holes);
  });
}

function fitsMap(pattern: PlainMap, value: PlainMap, holes: Map<string, Plain>): boolean {
  const rest = new Map(Object.entries(value));
  for (const [key, each] of Object.entries(pattern)) {
    if (key === '...') return fits(each, Object.fromEntries(rest), holes);
    const at = key.includes('$') ? soleKey(rest) : key;
    const found = at === undefined ? undefined : rest.get(at);
    if (at === undefined || found === undefined || !fits(each, found, holes)) return false;
    if (!fitsText(key, at, holes)) return false;
    rest.delete(at);
  }
  return rest.size === 0;
}

function soleKey(of: ReadonlyMap<string, Plain>): string | undefined {
  const [key] = of.keys();
  return of.size === 1 ? key : undefined;
}

function fill(hole: string, value: Plain, holes: Map<string, Plain>): boolean {
  const name = hole.slice(1);
  const known = holes.get(name);
  holes.set(name, value);
  return known === undefined || samePlain(known, value);
}

/** A pattern with its holes filled. */
export function fillPattern(pattern: Plain, holes: Holes): Plain {
  if (typeof pattern === 'string') return buildText(pattern, holes);
  if (pattern instanceof Tree) return buildTree(pattern, holes);
  if (isList(pattern)) return pattern.map((each) => fillPattern(each, holes));
  if (!isMap(pattern)) return pattern;
  return Object.fromEntries(
    Object.entries(pattern).flatMap(([key, each]): [string, Plain][] => {
      const value = fillPattern(each, holes);
      if (key.startsWith('...')) return isMap(value) ? Object.entries(value) : [];
      return [[String(buildText(key, holes)), value]];
    }),
  );
}

function buildText(pattern: string, holes: Holes): Plain {
  if (ONLY_HOLE.test(pattern)) return holes.get(pattern.slice(1)) ?? '';
  return pattern.replace(HOLE, (name) => String(holes.get(name.slice(1)) ?? ''));
}

function buildTree({ op, is, of }: Tree, holes: Holes): Plain {
  if (op === 'name' && ONLY_HOLE.test(is)) return holes.get(is.slice(1)) ?? '';
  const parts = of.flatMap((each): readonly Plain[] => {
    const made = fillPattern(each.op === '...' ? (each.of[0] ?? each) : each, holes);
    return each.op === '...' && isList(made) ? made : [made];
  });
  const trees = parts.filter((part) => part instanceof Tree);
  return new Tree(op, trees, String(buildText(is, holes)));
}
