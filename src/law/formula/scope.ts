/** Which names a formula may use. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { ValueType } from './formula.ts';
import type { NameExpression } from './syntax.ts';

/**
 * The names documented for one kind of formula. Compiled formulas are remembered by `id`, so two
 * scopes with the same id must admit the same names.
 */
export interface Scope {
  readonly id: string;
  /** Whole dotted names: `votes.for`. */
  readonly names: ReadonlyMap<string, ValueType>;
  /** Prefixes that admit any id after them: `player` admits `player.<id>`. */
  readonly families: ReadonlyMap<string, ValueType>;
}

const DOTTED_ID = /^[a-z][a-z0-9_]*$/;
const BRACKETED_ID = /^[a-z0-9][a-z0-9_-]*$/;

/** The type of a name; `undefined` if the scope does not admit it. */
export function typeOfName(
  scope: Scope,
  { parts, bracketed }: Pick<NameExpression, 'parts' | 'bracketed'>,
): ValueType | undefined {
  const whole = scope.names.get(parts.join('.'));
  if (whole !== undefined) return whole;
  const id = parts.at(-1);
  const shape = bracketed ? BRACKETED_ID : DOTTED_ID;
  if (id === undefined || !shape.test(id)) return undefined;
  // Players declare ids. None is the name of a property that every JavaScript object has.
  if (id.includes('__') || id in Object.prototype) return undefined;
  return scope.families.get(parts.slice(0, -1).join('.'));
}

/** The name that may have been meant by one that the scope does not admit. */
export function suggestName(scope: Scope, dotted: string): string {
  const all = [...scope.names.keys(), ...[...scope.families.keys()].map((f) => `${f}.<id>`)];
  const ends = [...scope.names.keys()].filter((name) => name.endsWith(`.${dotted}`));
  const near = didYouMean(dotted, scope.names.keys()) ?? (ends.length === 1 ? ends[0] : undefined);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return all.length === 0 ? 'No names may be used here.' : `The names here: ${all.join(', ')}.`;
}
