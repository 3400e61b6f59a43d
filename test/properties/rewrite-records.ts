/** The same records in other words: what stands in their front matter is read, changed and written. */
import { parse } from 'yaml';
import type { Source } from '../../src/content/source.ts';

export type Tree = Readonly<Record<string, unknown>>;

/** A change to what one file says, or nothing where it stays. */
export type Rewriting = (tree: Tree, file: string) => Tree;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function rewrite(sources: readonly Source[], change: Rewriting): readonly Source[] {
  return sources.map((source) => {
    const [, matter = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(source.text) ?? [];
    const tree: unknown = parse(matter);
    if (!isTree(tree)) return source;
    const changed = change(tree, source.file);
    const isSame = JSON.stringify(changed) === JSON.stringify(tree);
    return isSame ? source : { file: source.file, text: recordOf(changed, body) };
  });
}

/** A record with a line for each of its keys. */
export function recordOf(tree: Tree, body = ''): string {
  const lines = Object.entries(tree).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n${body}`;
}

/** Every mapping with other entries, those within it first. */
export function deeply(
  value: unknown,
  change: (entries: Entries, key: string) => Entries,
): unknown {
  const walk = (inner: unknown, key: string): unknown => {
    if (Array.isArray(inner)) return inner.map((each) => walk(each, key));
    if (!isTree(inner)) return inner;
    const entries = Object.entries(inner).map(([name, each]) => [name, walk(each, name)] as const);
    return Object.fromEntries(change(entries, key));
  };
  return walk(value, '');
}

type Entries = readonly (readonly [string, unknown])[];

/** Every text, keys of mappings included, in other words. */
export function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => everyText(each, change));
  if (!isTree(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    change(key),
    everyText(each, change),
  ]);
  return Object.fromEntries(entries);
}
