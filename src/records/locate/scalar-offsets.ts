/** Where the characters of a YAML scalar stand in its source. */
import type { Scalar } from 'yaml';

/** Units of source that each longer escape takes; all others take two. */
const LONG_ESCAPES: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/**
 * The offset in the source of each UTF-16 unit of the value, up to and including `upTo`. Folded
 * lines, escapes and indentation make the two differ. Never beyond the source's end.
 */
export function scalarOffsets(
  { type, value }: Scalar,
  source: string,
  upTo: number,
): readonly number[] {
  if (typeof value !== 'string') return [];
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
  const offsets: number[] = [];
  let at = isBlock ? source.indexOf('\n') + 1 : isQuoted ? 1 : 0;
  while (offsets.length <= upTo && at < source.length) {
    const step = nextUnit(source, at, { type, wanted: value[offsets.length] });
    for (let i = 0; i < step.units; i++) offsets.push(at);
    at += step.width;
  }
  while (offsets.length <= upTo) offsets.push(source.length);
  return offsets;
}

/** What stands at an offset: its length in the source, and its length in the value. */
function nextUnit(
  source: string,
  at: number,
  { type, wanted }: { type: Scalar['type']; wanted: string | undefined },
): { readonly width: number; readonly units: number } {
  const here = source[at];
  if (type === 'QUOTE_DOUBLE' && here === '\\') return escapeAt(source, at);
  if (type === 'QUOTE_SINGLE' && here === "'" && wanted === "'") return { width: 2, units: 1 };
  if (here === wanted) return { width: 1, units: 1 };
  // A line break folded into a space; other blanks that the value does not have are layout.
  return { width: 1, units: here === '\n' && wanted === ' ' ? 1 : 0 };
}

function escapeAt(source: string, at: number): { readonly width: number; readonly units: number } {
  const kind = source[at + 1] ?? '';
  if (kind === '\n') return { width: 2, units: 0 };
  const width = LONG_ESCAPES[kind] ?? 2;
  const isPair = kind === 'U' && !source.startsWith('0000', at + 2);
  return { width, units: isPair ? 2 : 1 };
}
