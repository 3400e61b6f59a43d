/** Rule-changes taking effect: the next version of the ruleset, and the history of its rules. */

import { Stack } from 'immutable';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { changeLaw, countOf, keepTiers, type Law, said } from '../../law/in-force/law.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { heedNumbering, takeReading } from '../decisions/taken-option.ts';
import { carryOverHoldings } from '../holdings/undeclared.ts';
import { duringOf, type VersionCause } from '../holdings/version-cause.ts';
import type { Rule, RuleChange, RuleId, Version } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { Plan } from '../state/plan.ts';
import { changeBook, newId } from '../state/rule-book.ts';
import type { State } from '../state/state.ts';
import { dated } from '../state/write-log.ts';
import { numbersStay } from './numbers-of-vote.ts';
import { makeVoid, noteVoids } from './void-rules.ts';

/** Makes one version of all the plans together. */
export function takeEffect(context: Context, plans: readonly Plan[], effect: Effect): State {
  const { state } = context;
  const { at, cause, on, vote } = effect;
  const version = state.version + 1;
  const keepsOwn =
    vote !== undefined && numbersStay(context, plans, { at, proposal: vote.proposal });
  let next: State = state;
  const changed: string[] = [];
  for (const [index, plan] of plans.entries()) {
    const after = numbered(next, plan, vote?.numbers[index], keepsOwn);
    const before = plan.before && next.book.inForce.get(plan.before.id);
    next = replaceRule(next, before, after);
    const id = after?.id ?? plan.before?.id ?? '';
    const goesOnFrom =
      plan.kind === 'enact' && after
        ? revisedBefore({ ...context, state: next }, state.law, after)
        : undefined;
    changed.push(id);
    writeChange(context, id, {
      version,
      ...dated(on),
      kind: plan.kind,
      ...withoutUndefined({ amendment: plan.amendment }),
      cause,
      ...withoutUndefined({ rule: after, reenacts: plan.reenacts, goesOnFrom }),
    });
  }
  return openVersion({ ...context, state: { ...next, version } }, state, {
    cause,
    on,
    changed,
    at,
  });
}

/** The rule in the book and in the law. */
export function replaceRule(
  state: State,
  before: Rule | undefined,
  after: Rule | undefined,
): State {
  return {
    ...state,
    book: changeBook(state.book, before, after),
    law: changeLaw(state.law, before, after),
  };
}

/** Writes down what happened to a rule. */
export function writeChange({ recorder }: Context, id: RuleId, change: RuleChange): void {
  const { log } = recorder;
  const life = (log.lives.get(id) ?? Stack<RuleChange>()).push(change);
  recorder.log = { ...log, lives: log.lives.set(id, life) };
}

/** The repealed rule with whose revisions a new rule goes on, where the rules say so. */
function revisedBefore(
  { state, recorder }: Context,
  law: Law,
  { id, number }: Rule,
): RuleId | undefined {
  if (said(law, 'numbering', 'reused-number')?.value !== 'goes-on') return undefined;
  // The latest that bore the number, since another may have gone on with the ones before.
  return state.book.everNumbered.get(number)?.findLast((other) => {
    const [last, before] = recorder.log.lives.get(other) ?? [];
    return other !== id && last?.rule === undefined && before?.rule?.number === number;
  });
}

function numbered(
  state: State,
  { kind, after }: Plan,
  number: RuleNumber | undefined,
  keepsOwn: boolean,
): Rule | undefined {
  if (!after) return undefined;
  if (kind === 'enact') {
    const own = number ?? after.number;
    const id = newId(state.book, own);
    return { ...after, id, number: own, numbers: [own], effectiveNumber: own };
  }
  // An earlier change of the same proposal may have given it a number already.
  const { numbers = after.numbers, number: held = after.number } =
    state.book.inForce.get(after.id) ?? {};
  const rule = { ...after, numbers, number: held };
  if (number === undefined) return rule;
  if (keepsOwn) return { ...rule, effectiveNumber: number };
  const all = numbers.at(-1) === number ? numbers : [...numbers, number];
  return { ...rule, number, numbers: all, effectiveNumber: number };
}

/** Closes the making of a version: quantities newly declared, void mechanics, the version's entry. */
export function openVersion(
  context: Context,
  before: State,
  made: VersionCause & { readonly changed: readonly string[] },
): State {
  const placed = { ...context, state: placeTiersGone(context, before, made) };
  const { state, voids } = makeVoid(
    { ...placed, state: heedNumbering(placed, duringOf(placed.state, made)) },
    before,
    made,
  );
  const next = carryOverHoldings({ ...context, state }, before, made);
  noteVoids({ ...context, state: next }, voids, made.at);
  const { cause, on, changed } = made;
  const version: Version = { number: next.version, ...dated(on), cause, changed, voids };
  const { log } = context.recorder;
  context.recorder.log = { ...log, versions: log.versions.push(version) };
  return next;
}

/** What brings changes of the rules into effect, all of them in one version. */
interface Effect extends VersionCause {
  /** The proposal, where a vote brings them, and the number that each rule takes from it. */
  readonly vote?: {
    readonly proposal: WrittenProposal;
    readonly numbers: readonly (RuleNumber | undefined)[];
  };
}

/* What becomes of a tier that has rules when no rule adds it any more (Suber's 110: tiers prevail). */

/** The position in which such a tier has its place, which is a reading. */
function placeTiersGone(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const { law } = state;
  const known = new Set(law.tiers.all.map(({ id }) => id));
  const gone = before.law.tiers.all.filter(({ id }) => !known.has(id) && countOf(law, id) > 0);
  if (gone.length === 0) return state;
  const keeps = takeReading(context, 'tier-gone', duringOf(state, made)) === 'stands';
  return keeps ? { ...state, law: keepTiers(law, gone, before.law) } : state;
}
