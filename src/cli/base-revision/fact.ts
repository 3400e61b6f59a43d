/** What a settled record states, in a form that can be compared and shown. */
import type { Path, Spot } from '../../diagnostics/finding.ts';
import type { Amounts } from '../../records/shared-types.ts';
import { formatNumber } from '../../values/number.ts';

export interface Fact {
  /** Its name, such as `votes`: the same in both revisions for the same fact. */
  readonly name: string;
  /** Its value, in a form that is equal for equal values. */
  readonly value: string;
  /** What the value says, if other words may say the same. */
  readonly says?: string;
  readonly at: Spot;
  /** The name of the fact of which it is a part: it is compared where both revisions state that. */
  readonly of?: string;
}

/** A fact in the front matter; empty if the record does not state it. */
export function fact(file: string, name: string, path: Path, value: unknown): readonly Fact[] {
  if (value === undefined) return [];
  return [{ name, value: flow(value), at: { file, path } }];
}

/** A text in the body. Blanks at the ends of its lines are ignored. */
export function bodyFact(file: string, name: string, text: string): readonly Fact[] {
  if (text === '') return [];
  return [{ name, value: text, says: trimLines(text), at: { file, body: [0, 0] } }];
}

export function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Plain data in YAML's short form. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${entries.map(([key, each]) => `${key}: ${flow(each)}`).join(', ')} }`;
}

/** The same data with the keys of all mappings sorted, since their order has no meaning. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
}

export function amountsOf(amounts: Amounts): unknown {
  const byPlayer = [...amounts].map(([player, held]) => {
    const byQuantity = [...held].map(([quantity, n]) => [quantity, formatNumber(n)]);
    return [player, Object.fromEntries(byQuantity)];
  });
  return inOrder(Object.fromEntries(byPlayer));
}
