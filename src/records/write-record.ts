/** Writes front matter and body as the text of a record, in lines as a person would choose. */
import { Document, isPair, isScalar, isSeq, visit } from 'yaml';
import type * as z from 'zod/mini';
import { frontOf, keysOf, type RecordKind } from './kinds/record-kind.ts';

/** A shorter list or mapping is on one line. */
const MAX_INLINE = 72;
const MAX_LINE = 100;

/** The inverse of `parseRecord`. */
export function writeRecord<Shape extends z.ZodMiniObject, Record>(
  kind: RecordKind<Shape, Record>,
  record: Record,
): string {
  const { fields, body } = kind.write(record);
  return formatRecord(frontOf(kind, fields), body, kind.spread);
}

/** Writes a record from data that nobody has checked yet. */
export function writeDraft<Shape extends z.ZodMiniObject, Record>(
  { shape, spread }: RecordKind<Shape, Record>,
  front: { readonly [Key in keyof z.input<Shape>]?: unknown },
  body = '',
): string {
  const order = keysOf({ shape });
  const entries = Object.entries(front).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return formatRecord(Object.fromEntries(entries), body, spread);
}

/** Leaves out keys with the value `undefined`. */
export function formatRecord(front: object, body: string, spread: readonly string[] = []): string {
  return `---\n${frontMatterYaml(front, spread)}---\n${body === '' ? '' : `${body}\n`}`;
}

/** Writes data as the YAML of a record, with a line break at its end. */
export function frontMatterYaml(
  front: object,
  spread: readonly string[] = [],
  width = MAX_LINE,
): string {
  const document = new Document(front, { keepUndefined: false, aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node, path) => {
      const inline = JSON.stringify(node.toJSON());
      const fits = inline.length <= MAX_INLINE && !inline.includes('\\n');
      if (node === document.contents || !fits) return undefined;
      // Each sentence gets a line, even if all are short.
      const isSentences =
        isSeq(node) &&
        node.items.some((item) => isScalar(item) && /\S \S/.test(String(item.value)));
      const parent = path.at(-1);
      const isSpread = path.length === 3 && isPair(parent) && spread.includes(String(parent.key));
      if (isSpread || isSentences) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
    Scalar: (_, node) => {
      const { value } = node;
      if (typeof value !== 'string' || !value.includes('\n')) return;
      // By default the library folds some lines so that reading changes them. Lines with blanks at their
      // ends are quoted, since nobody would see the blanks.
      const isAwkward = value.trim() !== value || /^[^\S\n]|[^\S\n]$|[^\P{C}\n]/mu.test(value);
      node.type = isAwkward ? 'QUOTE_DOUBLE' : 'BLOCK_LITERAL';
    },
  });
  return document.toString({ lineWidth: width, flowCollectionPadding: true });
}
