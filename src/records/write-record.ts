/** Front matter and body to the text of a record, as a person would lay it out. */

import { Document, isPair, isScalar, isSeq, visit } from 'yaml';
import type * as z from 'zod/mini';
import { frontOf, keysOf, type RecordKind } from './kinds/record-kind.ts';

/** Short lists and mappings stand on one line. */
const MAX_INLINE = 72;
const MAX_LINE = 100;

/** The text of a record; the inverse of `parseRecord`. */
export function writeRecord<Shape extends z.ZodMiniObject, Record>(
  kind: RecordKind<Shape, Record>,
  record: Record,
): string {
  const { fields, body } = kind.write(record);
  return layOut(frontOf(kind, fields), body, kind.spread);
}

/** The text of a record whose front matter is given as data that nobody has checked yet. */
export function writeDraft<Shape extends z.ZodMiniObject, Record>(
  { shape, spread }: RecordKind<Shape, Record>,
  front: { readonly [Key in keyof z.input<Shape>]?: unknown },
  body = '',
): string {
  const order = keysOf({ shape });
  const entries = Object.entries(front).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return layOut(Object.fromEntries(entries), body, spread);
}

/** Keys with the value `undefined` are left out. */
export function layOut(front: object, body: string, spread: readonly string[] = []): string {
  return `---\n${matterOf(front, spread)}---\n${body === '' ? '' : `${body}\n`}`;
}

/** Data as the YAML of a record, with a line break behind it. */
export function matterOf(front: object, spread: readonly string[] = [], width = MAX_LINE): string {
  const document = new Document(front, { keepUndefined: false, aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node, path) => {
      if (node === document.contents || !fits(node.toJSON())) return undefined;
      const parent = path.at(-1);
      const isSpread = path.length === 3 && isPair(parent) && spread.includes(String(parent.key));
      if (isSpread || isSentences(node)) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
    Scalar: (_, node) => {
      // By default the library folds some lines so that they do not read back the same.
      if (typeof node.value === 'string' && node.value.includes('\n'))
        node.type = styleOf(node.value);
    },
  });
  return document.toString({ lineWidth: width, flowCollectionPadding: true });
}

/** Sentences have a line each, however short they are. */
function isSentences(node: unknown): boolean {
  return (
    isSeq(node) && node.items.some((item) => isScalar(item) && /\S \S/.test(String(item.value)))
  );
}

function fits(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length <= MAX_INLINE && !text.includes('\\n');
}

/** Lines as they are, unless blanks at their ends would then be invisible. */
function styleOf(lines: string): 'BLOCK_LITERAL' | 'QUOTE_DOUBLE' {
  const isAwkward = lines.trim() !== lines || /^[^\S\n]|[^\S\n]$|[^\P{C}\n]/mu.test(lines);
  return isAwkward ? 'QUOTE_DOUBLE' : 'BLOCK_LITERAL';
}
