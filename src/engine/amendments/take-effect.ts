/** Rule-changes take effect: a new version of the ruleset, and histories of rules. */
import type { Spot } from '../../diagnostics/finding.ts';
import { once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { admission } from '../../law/in-force/admission.ts';
import { isSummed, type SummedSlot } from '../../law/in-force/entries.ts';
import {
  countOf,
  keepTiers,
  type Law,
  lawOn,
  namesDeclared,
  questionsOn,
  rulingOn,
  rulingsOf,
  type SlotRulings,
  silence,
  suppliersOf,
} from '../../law/in-force/law.ts';
import { type Ruling, rankOtherwiseByLowest } from '../../law/in-force/precedence.ts';
import { sameNumbers } from '../../law/in-force/rule-in-force.ts';
import { hasRivals } from '../../law/in-force/voided.ts';
import { CHANGE_KINDS, type ChangeKind, type SlotName } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { askReading, heedNumbering, type Inquiry, inquire } from '../decisions/inquiry.ts';
import { demandFor, provisionsInForce, voidedBy } from '../decisions/provisions.ts';
import { bring } from '../effects/bring.ts';
import { replaceRule } from '../effects/fold.ts';
import { carryOverHoldings, duringOf, type VersionCause } from '../holdings/carry-over.ts';
import type { Rule, RuleChange, RuleId, Void } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { underLaw } from '../state/held.ts';
import { newRuleId } from '../state/rule-book.ts';
import type { Plan, State } from '../state/state.ts';
import { addNote, dated } from '../state/write-log.ts';
import { numbersStay } from './numbers-of-vote.ts';

/** Makes one version from all plans. */
export function takeEffect(context: Context, plans: readonly Plan[], effect: ChangesMade): State {
  const { state } = context;
  const { at, vote } = effect;
  const keepsOwn =
    vote !== undefined && numbersStay(context, plans, { at, proposal: vote.proposal });
  const changes = plans.map((plan, index) => (next: State) => {
    const rule = numbered(next, plan, vote?.numbers[index], keepsOwn);
    const { kind, amendment, reenacts } = plan;
    const goesOnFrom = kind === 'enact' && rule ? revisedBefore(next, state.law, rule) : undefined;
    const more = withoutUndefined({ amendment, rule, reenacts, goesOnFrom });
    return { id: rule?.id ?? plan.before?.id ?? '', kind, ...more };
  });
  return makeVersion(context, changes, effect);
}

/** One change of a rule, given the position after earlier changes. */
type Change = (state: State) => { readonly id: RuleId } & Omit<RuleChange, 'version' | 'cause'>;

/** Makes a version from changes: the rules, the void parts, and the players' holdings. */
export function makeVersion(
  context: Context,
  changes: readonly Change[],
  made: VersionCause,
): State {
  const { state: before, on } = context;
  const { cause, ground, at } = made;
  const number = before.latest ? before.version + 1 : 0;
  let position = context;
  const changed = changes.map((changing) => {
    const { id, ...change } = changing(position.state);
    // The Initial Set is older than the game, so it has no date.
    const entry = { version: number, ...dated(before.latest && on), cause, ...change };
    const effect = { kind: 'rule', id, change: entry } as const;
    position = { ...context, state: bring(position, [{ effect, ground }]) };
    return id;
  });
  position = { ...context, state: placeTiersGone(position, before, made) };
  position = { ...context, state: heedNumbering(position, duringOf(position.state, made)) };
  const { law, voids, newly } = makeVoid(position, before, made);
  const version = { number, ...dated(on), cause, changed, voids };
  const state = bring(position, [{ effect: { kind: 'version', version, law }, ground }]);
  const next = carryOverHoldings({ ...context, state }, before, made);
  for (const each of newly) noteVoid({ ...context, state: next }, each, at);
  noteLowTiers({ ...context, state: next }, before, at);
  return next;
}

/** The repealed rule whose revisions a new rule continues, if the rules say so. */
function revisedBefore({ book }: State, law: Law, { number }: Rule) {
  if (lawOn(law, 'numbering', 'reused-number')?.value !== 'goes-on') return undefined;
  // Takes the latest rule with this number, since it may already continue earlier ones.
  return book.everNumbered.get(number)?.findLast((other) => {
    const [last, before] = book.lives.get(other) ?? [];
    return last?.rule === undefined && before?.rule?.number === number;
  });
}

/** The changed rule, with its number in a position. */
export function numbered(
  state: State,
  { kind, after }: Plan,
  number: RuleNumber | undefined,
  keepsOwn: boolean,
): Rule | undefined {
  if (!after) return undefined;
  if (kind === 'enact') {
    const own = number ?? after.number;
    const id = newRuleId(state.book, own);
    return { ...after, id, number: own, numbers: [own], effectiveNumber: own };
  }
  // An earlier change of the same proposal may already have numbered it.
  const { numbers = after.numbers, number: held = after.number } =
    state.book.inForce.get(after.id) ?? {};
  const rule = { ...after, numbers, number: held };
  if (number === undefined) return rule;
  if (keepsOwn) return { ...rule, effectiveNumber: number };
  const all = numbers.at(-1) === number ? numbers : [...numbers, number];
  return { ...rule, number, numbers: all, effectiveNumber: number };
}

/** The cause of changes that take effect in one version. */
export interface ChangesMade extends VersionCause {
  readonly cause: Extract<VersionCause['cause'], { readonly by: 'proposal' | 'fiat' }>;
  /** The proposal of a vote, and the number that each rule takes from it. */
  readonly vote?: {
    readonly proposal: WrittenProposal;
    readonly numbers: readonly (RuleNumber | undefined)[];
  };
}

/** Keeps the place of a tier that has rules though no rule adds it any more: a reading. */
function placeTiersGone(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const { law } = state;
  const known = new Set(law.tiers.all.map(({ id }) => id));
  const gone = before.law.tiers.all.filter(({ id }) => !known.has(id) && countOf(law, id) > 0);
  if (gone.length === 0) return state;
  const keeps = askReading(context, 'tier-gone', duringOf(state, made)) === 'stands';
  return keeps ? underLaw(state, keepTiers(law, gone, before.law)) : state;
}

/** A part of a proposal in the law that judges it: as before, or as earlier parts leave it. */
export interface PlanInLaw {
  readonly plan: Plan;
  /** The position with this law. */
  readonly state: State;
  /** The rule's tier in this position. */
  readonly tier: string;
}

/** The parts in their order. For a proposal of several parts the law is a reading. */
export function withMeasuringState(inquiry: Inquiry, plans: readonly Plan[]): readonly PlanInLaw[] {
  const { state, interpreter } = inquiry;
  if (plans.length < 2) return plans.map((plan) => ({ plan, state, tier: plan.tier }));
  const asFound = interpreter.ask('compound-order') === 'as-found';
  let left = state;
  return plans.map((plan) => {
    const position = asFound ? state : left;
    left = replaceRule(left, plan.before, plan.after);
    const tier = plan.before && position.book.inForce.get(plan.before.id)?.tier;
    return { plan, state: position, tier: tier ?? plan.tier };
  });
}

/** Silences void rules in the law if a reading says so (Suber's 110), and lists all that is void. */
function makeVoid(context: Context, before: State, made: VersionCause) {
  const { law } = context.state;
  const known = before.latest?.voids ?? [];
  const isSame = sameNumbers(before.law, law) && before.law.suppliers === law.suppliers;
  const slots = isSame ? [...law.suppliers.keys()] : [];
  // Whether a reading has made something void, since its answer may change.
  const isByReading = slots.some((slot) => isSummed(slot) && hasRivals(law, slot));
  const voids = isSame && !isByReading ? known : voidsIn(context, made);
  const newly = voids.filter((each) => !isAmong(known, each));
  const isKnown = voids.length === known.length && newly.length === 0;
  const lost = lostToTiers(context.state, voids);
  const isAsBefore = isKnown || [...lost].join() === [...lostToTiers(before, known)].join();
  if (isAsBefore) return { law: silence(law, before.law.silenced), voids, newly };
  // Rules may be void as a whole that lost to a prevailing tier: a reading.
  const during = duringOf(context.state, made);
  const areWhole = lost.size > 0 && askReading(context, 'void-extent', during) === 'the-whole-rule';
  return { law: areWhole ? silence(law, lost) : law, voids, newly };
}

/** All void parts. Which numbers of a rule count is a reading. */
function voidsIn(context: Context, made: VersionCause): readonly Void[] {
  const { law } = context.state;
  const during = duringOf(context.state, made);
  if (isContestOfNumbers(law.suppliers)) askReading(context, 'contest-number', during);
  if (isClaimedByOldNumber(law.suppliers)) askReading(context, 'renumbering', during);
  // Awards and limits ask again when they are computed.
  const { asked: _, ...unasked } = context;
  const inquiry = inquire(unasked, { during, at: made.at });
  const voids = [...law.suppliers.keys()].flatMap((slot) => voidsOn(inquiry, slot));
  // One claim may be void in several slots.
  const byClaim = voids.map((each) => {
    const { rule, slot, part, yieldsTo } = each;
    return [JSON.stringify([rule, slot, part, yieldsTo]), each] as const;
  });
  return [...new Map(byClaim).values()];
}

/** Whether the order of some rules differs by their lowest numbers. */
const isContestOfNumbers = once((suppliers: Law['suppliers']) => {
  return rankOtherwiseByLowest([...new Set([...suppliers.values()].flat())]);
});

/** Whether a rule names another one by a former number in a claim. */
const isClaimedByOldNumber = once((suppliers: Law['suppliers']) => {
  const rules = [...new Set([...suppliers.values()].flat())];
  const claims = rules.flatMap(({ mechanics }) => [
    ...(mechanics?.overrides ?? []),
    ...(mechanics?.['defers-to'] ?? []),
  ]);
  const former = new Set(
    rules.flatMap(({ number, numbers }) => numbers.filter((each) => each !== number)),
  );
  return claims.some((claim) => 'rule' in claim && former.has(claim.rule));
});

/** A conflict over a slot, with a name for the part in conflict. */
interface Conflict {
  readonly part?: string;
  readonly ruling: Ruling;
}

/** The void parts in one slot, however its provisions combine. */
function voidsOn(inquiry: Inquiry, slot: SlotName): readonly Void[] {
  const { law } = inquiry.state;
  if (isSummed(slot)) return voidsInSum(inquiry, slot);
  if (suppliersOf(law, slot).length < 2) return [];
  if (slot !== 'adoption') return voidsByLaw(rulingsOf(law, slot), law, slot);
  return voidsBy(
    slot,
    conflictsOnKinds(law, (kind, tier) => demandFor(inquiry, kind, tier)),
  );
}

/** The void parts without any reading, so they are kept as long as the rulings. */
const voidsByLaw = once((_: SlotRulings, law: Law, slot: SlotName) => {
  if (slot === 'changes')
    return voidsBy(
      slot,
      conflictsOnKinds(law, (kind, tier) => admission(law, kind, tier)),
    );
  const conflicts = questionsOn(law, slot).map((path) => ({
    ...(path.length > 0 && { part: path.join('.') }),
    ruling: rulingOn(law, slot, ...path),
  }));
  return voidsBy(slot, conflicts);
});

/** The void parts in an additive slot: all of a rule's provisions, or some points. */
function voidsInSum(inquiry: Inquiry, slot: SummedSlot): readonly Void[] {
  const { law } = inquiry.state;
  const { lost } = voidedBy(inquiry, { law, slot });
  if (lost.length === 0) return [];
  const held = new Set(provisionsInForce(inquiry, { law, slot }).map(({ rule }) => rule.id));
  return lost.map(({ rule, slot: where, part, to, under, test }) => {
    const only = part !== '' && (where !== slot || held.has(rule.id)) ? { part } : {};
    return { rule: rule.id, slot: where, ...only, yieldsTo: to.id, under: under.id, test };
  });
}

function voidsBy(slot: SlotName, conflicts: readonly Conflict[]): readonly Void[] {
  const inPart = new Set<string>();
  for (const { part, ruling } of conflicts) {
    if (part === undefined || ruling.kind !== 'settled') continue;
    for (const { id } of ruling.agreeing) inPart.add(id);
  }
  const voids: Void[] = [];
  for (const { part, ruling } of conflicts) {
    if (ruling.kind !== 'settled') continue;
    for (const { rule, under, test } of ruling.yielding) {
      const only = part !== undefined && inPart.has(rule.id) ? { part } : {};
      const yieldsTo = ruling.rule.id;
      const each: Void = { rule: rule.id, slot, ...only, yieldsTo, under: under.id, test };
      if (!isAmong(voids, each)) voids.push(each);
    }
  }
  return voids;
}

/** The conflicts over one kind of change in one tier. */
function conflictsOnKinds(
  { ranks }: Law,
  decide: (kind: ChangeKind, tier: string) => { readonly ruling: Ruling },
): readonly Conflict[] {
  return CHANGE_KINDS.flatMap((kind) =>
    [...ranks.keys()].map((tier) => ({
      part: `${kind} ${tier}`,
      ruling: decide(kind, tier).ruling,
    })),
  );
}

/** The rules that lost some provisions to a prevailing tier, but not all. */
function lostToTiers({ book }: State, voids: readonly Void[]): ReadonlySet<string> {
  const lost = voids.filter(({ test, rule }) => {
    if (test !== 'tier') return false;
    const gone = voids.filter((each) => each.rule === rule && each.part === undefined);
    const slots = Object.keys(book.inForce.get(rule)?.mechanics?.raw ?? {});
    return slots.some((slot) => gone.every((each) => each.slot !== slot));
  });
  return new Set(lost.map(({ rule }) => rule));
}

function isAmong(voids: readonly Void[], other: Void): boolean {
  return voids.some((each) => TELLING.every((key) => each[key] === other[key]));
}

const TELLING = ['rule', 'slot', 'part', 'yieldsTo', 'test'] as const;

/** Notes tiers that a rule places above others but that yield to them, since the rule itself does. */
function noteLowTiers(context: Context, { law: before }: State, at: Spot): void {
  const { law } = context.state;
  if (law.tiers.all === before.tiers.all) return;
  for (const id of namesDeclared(law, 'tiers')) {
    const placed = lawOn(law, 'tiers', id);
    const above = placed?.value.above;
    const isLow = ({ ranks }: Law) => (ranks.get(id) ?? 0) > (ranks.get(above ?? '') ?? Infinity);
    if (!placed || !isLow(law) || isLow(before)) continue;
    const { number } = placed.rule;
    addNote(context, {
      code: 'law/void',
      at,
      rule: placed.rule,
      message: `Rule ${number} places the tier ${id} above the tier ${above}, to which Rule ${number} yields itself. So ${id} rules yield to ${above} ones.`,
    });
  }
}

function noteVoid(context: Context, each: Void, at: Spot): void {
  const { state } = context;
  const { inForce } = state.book;
  const [losing, winning] = [inForce.get(each.rule), inForce.get(each.yieldsTo)];
  const under = inForce.get(each.under);
  if (!losing || !winning || !under) return;
  const part = each.part === undefined ? '' : ` as to “${each.part}”`;
  const isSilenced = state.law.silenced.has(losing.id);
  const all = isSilenced ? ` All of Rule ${losing.number} is void while the conflict lasts.` : '';
  const says = { transmute: winning.number, to: losing.tier };
  const isWhole = each.part === undefined && winning.tier !== losing.tier;
  addNote(context, {
    code: 'law/void',
    at,
    rule: under,
    ...(isWhole && { instead: [{ move: 'propose', says }] }),
    message: `The part of Rule ${losing.number} on “${each.slot}” is void${part}: it conflicts with Rule ${winning.number}, which prevails under Rule ${under.number}.${all}`,
  });
}
