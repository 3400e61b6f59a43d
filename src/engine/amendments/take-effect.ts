/** Rule-changes taking effect: the next version of the ruleset, and the history of its rules. */

import { Stack } from 'immutable';
import type { Spot } from '../../diagnostics/finding.ts';
import { requirementFor } from '../../law/adoption.ts';
import {
  changeLaw,
  DECLARING_SLOTS,
  JUDGE_PARTS,
  type Law,
  namesDeclared,
  rulingOn,
  rulingOnJudgePart,
  rulingOnName,
  silence,
  suppliersOf,
} from '../../law/law.ts';
import type { SlotName } from '../../law/mechanics.ts';
import { CHANGE_KINDS } from '../../law/mechanics.ts';
import type { Ruling } from '../../law/precedence.ts';
import { COMBINES } from '../../law/slot-combination.ts';
import { decide } from '../decisions/decide.ts';
import { heedNumbering } from '../decisions/taken-option.ts';
import { carryOverHoldings } from '../holdings/undeclared.ts';
import { duringOf, type Made } from '../holdings/version-cause.ts';
import type { Context } from '../state/context.ts';
import { inSeries } from '../state/in-series.ts';
import type { Plan } from '../state/plan.ts';
import { addNote, cite, dated } from '../state/report.ts';
import { changeBook, newId } from '../state/rule-book.ts';
import type { State } from '../state/state.ts';
import type { Rule, RuleChange, RuleId, Version, Void } from '../state/types.ts';
import type { Effect } from './effect.ts';
import { numbersStay } from './numbers-stay.ts';

/** Makes one version of all the plans together. */
export function takeEffect(context: Context, plans: readonly Plan[], effect: Effect): State {
  const { state } = context;
  const { at, cause, on } = effect;
  const version = state.version + 1;
  const keepsOwn = numbersStay(context, plans, effect);
  let next: State = state;
  const changed: string[] = [];
  for (const [index, plan] of plans.entries()) {
    const after = numbered(next, plan, effect.numbers?.[index], keepsOwn);
    const before = plan.before && next.book.inForce.get(plan.before.id);
    next = replaceRule(next, before, after);
    const id = after?.id ?? plan.before?.id ?? '';
    changed.push(id);
    writeChange(context, id, {
      version,
      ...dated(on),
      kind: plan.kind,
      ...(plan.amendment !== undefined && { amendment: plan.amendment }),
      cause,
      ...(after && { rule: after }),
      ...(plan.reenacts !== undefined && { reenacts: plan.reenacts }),
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

function numbered(
  state: State,
  { kind, after }: Plan,
  number: number | undefined,
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
  made: Made & { readonly changed: readonly string[] },
): State {
  const state = heedNumbering(context);
  const known = context.recorder.log.versions.peek()?.voids ?? [];
  const voids = sameSuppliers(before.law, state.law) ? known : voidsOf(state.law);
  const same =
    voids.length === known.length && voids.every((each) => known.some((old) => isSame(old, each)));
  const lawful = same
    ? { ...state, law: silence(state.law, before.law.silenced) }
    : silenceVoid({ ...context, state }, voids, made);
  const next = carryOverHoldings({ ...context, state: lawful }, before, made);
  for (const each of voids)
    if (!known.some((old) => isSame(old, each)))
      tellVoid({ ...context, state: next }, each, made.at);
  const { cause, on, changed } = made;
  const version: Version = { number: next.version, ...dated(on), cause, changed, voids };
  const { log } = context.recorder;
  context.recorder.log = { ...log, versions: log.versions.push(version) };
  return next;
}

function sameSuppliers(a: Law, b: Law): boolean {
  if (a.oldNumbers !== b.oldNumbers) return false;
  if (a.suppliers === b.suppliers) return true;
  if (a.suppliers.size !== b.suppliers.size) return false;
  for (const [slot, rules] of a.suppliers) if (b.suppliers.get(slot) !== rules) return false;
  return true;
}

/** Everything in force that a conflict makes void, whichever way its slot combines. */
function voidsOf(law: Law): readonly Void[] {
  const voids: Void[] = [];
  for (const slot of law.suppliers.keys()) {
    if (suppliersOf(law, slot).length < 2) continue;
    for (const ruling of rulingsOn(law, slot)) {
      if (ruling.kind !== 'settled') continue;
      for (const { rule, under, test } of ruling.yielding) {
        const each = { rule: rule.id, slot, yieldsTo: ruling.rule.id, under: under.id, test };
        if (!voids.some((known) => isSame(known, each))) voids.push(each);
      }
    }
  }
  return voids;
}

/** The conflicts that there may be within a slot. */
function rulingsOn(law: Law, slot: SlotName): readonly Ruling[] {
  if (slot === 'adoption') return adoptionRulings(law);
  if (slot === 'judge') return JUDGE_PARTS.map((part) => rulingOnJudgePart(law, part));
  const names = DECLARING_SLOTS.find((declaring) => declaring === slot);
  if (names) return namesDeclared(law, names).map((name) => rulingOnName(law, names, name));
  return COMBINES[slot] === 'one' ? [rulingOn(law, slot)] : [];
}

function adoptionRulings(law: Law): readonly Ruling[] {
  return CHANGE_KINDS.flatMap((kind) =>
    [...law.ranks.keys()].map((tier) => requirementFor(law, kind, tier).ruling),
  );
}

/** Rules that lost to a prevailing tier may be void as a whole: a reading. */
function silenceVoid(context: Context, voids: readonly Void[], made: Made): State {
  const { state } = context;
  const lost = voids.filter(({ test, rule }) => test === 'tier' && saysMore(state, rule, voids));
  const rules = new Set(lost.map(({ rule }) => rule));
  if (rules.size === 0) return state;
  const names = inSeries([...rules].map((id) => state.book.inForce.get(id)?.number ?? id));
  const whole = decide(context, {
    during: duringOf(state, made),
    at: made.at,
    what: `how much of Rule ${names} is void`,
    compute: ({ reader }) => reader.take('void-extent') === 'the-whole-rule',
    describe: (all) => (all ? 'all of it is void' : 'what conflicts is void and the rest holds'),
  });
  return whole ? { ...state, law: silence(state.law, rules) } : state;
}

/** Whether a rule says anything besides what is void. */
function saysMore({ book }: State, id: string, voids: readonly Void[]): boolean {
  const slots = Object.keys(book.inForce.get(id)?.mechanics?.raw ?? {});
  return slots.some((slot) => !voids.some((each) => each.rule === id && each.slot === slot));
}

function isSame(a: Void, b: Void): boolean {
  return a.rule === b.rule && a.slot === b.slot && a.yieldsTo === b.yieldsTo;
}

function tellVoid(context: Context, each: Void, at: Spot): void {
  const { state } = context;
  const name = (id: string | undefined) => state.book.inForce.get(id ?? '');
  const [losing, winning, under] = [name(each.rule), name(each.yieldsTo), name(each.under)];
  if (!losing || !winning) return;
  addNote(context, {
    code: 'law/void',
    at,
    ...(under && { rule: cite(state, under) }),
    message: `What Rule ${losing.number} says of ${slotWords(each.slot)} is void: it conflicts with Rule ${winning.number}, which prevails${under ? ` under Rule ${under.number}` : ''}.`,
  });
}

function slotWords(slot: SlotName): string {
  return `“${slot}”`;
}
