/** Front matter and body to the text of a record, as a person would lay it out. */
import { Document, isPair, visit } from 'yaml';

/** Short lists and mappings stand on one line. */
const MAX_INLINE = 72;
const MAX_LINE = 100;

/**
 * The inverse of `readFrontMatter`. Keys with the value `undefined` are left out. What stands under
 * the `spread` keys has a line for each of its own keys, so that it is easy to edit.
 */
export function formatRecord(front: object, body: string, spread: readonly string[] = []): string {
  const document = new Document(front, { keepUndefined: false, aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node, path) => {
      if (node === document.contents || !fits(node.toJSON())) return undefined;
      const parent = path.at(-1);
      const isSpread = path.length === 3 && isPair(parent) && spread.includes(String(parent.key));
      if (isSpread) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
    Scalar: (_, node) => {
      // By default the library folds some lines so that they do not read back the same.
      if (typeof node.value === 'string' && node.value.includes('\n'))
        node.type = styleOf(node.value);
    },
  });
  const matter = document.toString({ lineWidth: MAX_LINE, flowCollectionPadding: true });
  return `---\n${matter}---\n${body === '' ? '' : `${body}\n`}`;
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

export function toObject<Value>(
  map: ReadonlyMap<string, Value>,
  format: (value: Value) => unknown,
): object {
  return Object.fromEntries([...map].map(([key, value]) => [key, format(value)]));
}

/** `undefined`, so that the key is left out, for an empty list. */
export function unlessEmpty<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list;
}
