/** Which rule says what adopts a change: entries add up, and the most specific one decides. */
import { entriesOf, type Law, precedenceOf } from './law.ts';
import type { Adoption, ChangeKind } from './mechanics.ts';
import { type Ruling, settle } from './precedence.ts';
import type { RuleInForce } from './rule-in-force.ts';

export interface Requirement {
  readonly rule: RuleInForce;
  readonly entry: Adoption;
}

/**
 * The requirement for a change of a kind to a rule of a tier. `silent` if no rule in force says
 * what adopts it; `conflict` if two equally specific rules differ and precedence does not decide.
 */
export function requirementFor(law: Law, kind: ChangeKind, tier: string): Needed {
  const key = `${kind} ${tier}`;
  const known = remembered(law);
  const needed = known.get(key) ?? findRequirement(law, kind, tier);
  known.set(key, needed);
  return needed;
}

export interface Needed {
  readonly ruling: Ruling;
  readonly requirements: readonly Requirement[];
  /**
   * The requirements of the rule that prevails by precedence, if they differ and are less specific.
   */
  readonly prevailing?: readonly Requirement[];
}

/** Answers that hold while the same rules speak of adoption and of precedence. */
interface Memory {
  readonly precedence: unknown;
  readonly silenced: Law['silenced'];
  readonly oldNumbers: boolean;
  readonly answers: Map<string, Needed>;
}

const memories = new WeakMap<object, Memory>();

function remembered({ suppliers, silenced, oldNumbers }: Law): Map<string, Needed> {
  const adoption = suppliers.get('adoption');
  const precedence = suppliers.get('precedence');
  const memory = adoption && memories.get(adoption);
  const isSame =
    memory?.precedence === precedence &&
    memory?.silenced === silenced &&
    memory?.oldNumbers === oldNumbers;
  if (memory && isSame) return memory.answers;
  const answers = new Map<string, Needed>();
  if (adoption) memories.set(adoption, { precedence, silenced, oldNumbers, answers });
  return answers;
}

function findRequirement(law: Law, kind: ChangeKind, tier: string): Needed {
  const pool = entriesOf(law, 'adoption').flatMap(({ rule, value }) =>
    value.filter((entry) => speaksOf(entry, kind, tier)).map((entry) => ({ rule, entry })),
  );
  const equals = mostSpecific(pool);
  const ruling = settleBetween(law, equals);
  if (ruling.kind !== 'settled') return { ruling, requirements: [] };
  const requirements = equals.filter(({ rule }) => rule === ruling.rule);
  if (equals.length === pool.length) return { ruling, requirements };
  const overall = settleBetween(law, pool);
  if (overall.kind !== 'settled' || overall.rule === ruling.rule) return { ruling, requirements };
  const prevailing = mostSpecific(pool.filter(({ rule }) => rule === overall.rule));
  return { ruling, requirements, prevailing };
}

function mostSpecific(pool: readonly Requirement[]): readonly Requirement[] {
  const deepest = pool.reduce((most, { entry }) => Math.max(most, specificity(entry)), 0);
  return pool.filter(({ entry }) => specificity(entry) === deepest);
}

function settleBetween(law: Law, pool: readonly Requirement[]): Ruling {
  const contenders = [...new Set(pool.map(({ rule }) => rule))].map((rule) => ({
    rule,
    says: pool
      .filter((candidate) => candidate.rule === rule)
      .map(({ entry }) => entry.needs.source)
      .join('\n'),
  }));
  return settle(contenders, 'adoption', precedenceOf(law), law);
}

function speaksOf({ of }: Adoption, kind: ChangeKind, tier: string): boolean {
  return (of.kind === undefined || of.kind === kind) && (of.tier === undefined || of.tier === tier);
}

function specificity({ of }: Adoption): number {
  return (of.kind === undefined ? 0 : 1) + (of.tier === undefined ? 0 : 1);
}
