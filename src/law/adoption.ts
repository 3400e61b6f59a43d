/** Which rule says what adopts a change: entries pool, and the most specific one decides. */
import { entriesOf, type Law, precedenceOf, type RuleInForce } from './law.ts';
import type { Adoption, ChangeKind } from './mechanics.ts';
import { type Ruling, settle } from './precedence.ts';

export interface Requirement {
  readonly rule: RuleInForce;
  readonly entry: Adoption;
}

/**
 * The requirement for a change of a kind to a rule of a tier. `silent` when no rule in force says
 * what adopts it; `conflict` when two equally specific rules differ and precedence cannot tell.
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
}

/** Answers for as long as the same rules speak of adoption and of precedence. */
interface Memory {
  readonly precedence: unknown;
  readonly silenced: Law['silenced'];
  readonly answers: Map<string, Needed>;
}

const memories = new WeakMap<object, Memory>();

function remembered({ suppliers, silenced }: Law): Map<string, Needed> {
  const adoption = suppliers.get('adoption');
  const precedence = suppliers.get('precedence');
  const memory = adoption && memories.get(adoption);
  if (memory?.precedence === precedence && memory?.silenced === silenced) return memory.answers;
  const answers = new Map<string, Needed>();
  if (adoption) memories.set(adoption, { precedence, silenced, answers });
  return answers;
}

function findRequirement(law: Law, kind: ChangeKind, tier: string): Needed {
  const pool = entriesOf(law, 'adoption').flatMap(({ rule, value }) =>
    value.filter((entry) => speaksOf(entry, kind, tier)).map((entry) => ({ rule, entry })),
  );
  const deepest = pool.reduce((most, { entry }) => Math.max(most, specificity(entry)), 0);
  const equals = pool.filter(({ entry }) => specificity(entry) === deepest);
  const contenders = [...new Set(equals.map(({ rule }) => rule))].map((rule) => ({
    rule,
    says: equals
      .filter((candidate) => candidate.rule === rule)
      .map(({ entry }) => entry.needs.source)
      .join('\n'),
  }));
  const ruling = settle(contenders, 'adoption', precedenceOf(law), law);
  const requirements =
    ruling.kind === 'settled' ? equals.filter(({ rule }) => rule === ruling.rule) : [];
  return { ruling, requirements };
}

function speaksOf({ of }: Adoption, kind: ChangeKind, tier: string): boolean {
  return (of.kind === undefined || of.kind === kind) && (of.tier === undefined || of.tier === tier);
}

function specificity({ of }: Adoption): number {
  return (of.kind === undefined ? 0 : 1) + (of.tier === undefined ? 0 : 1);
}
