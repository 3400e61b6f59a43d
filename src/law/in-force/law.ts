/**
 * The law at one moment: the rules in force by slot, and their precedence.
 *
 * A `Law` is immutable. A rule-change makes a new one, which shares all slots that did not change.
 */

import { compareNumbers } from '../../helpers/numbers.ts';
import { getOrMake } from '../../helpers/once.ts';
import { isMapping } from '../../values/schema.ts';
import { canonical } from '../mechanics/canonical.ts';
import type { AddedTier, Mechanics, SlotName } from '../mechanics/mechanics.ts';
import { type Combination, isSlot, SLOTS } from '../mechanics/slot-combination.ts';
import { generalId } from '../readings/register.ts';
import { hasClaims, type PrescribedTest, type Ruling, settle } from './precedence.ts';
import { type NumbersHeeded, type RuleInForce, sameNumbers } from './rule-in-force.ts';

type Suppliers = ReadonlyMap<SlotName, readonly RuleInForce[]>;

export interface Law extends NumbersHeeded {
  /** The tiers of the ruleset and those that rules add, from the prevailing one on. */
  readonly tiers: {
    readonly ofRuleset: readonly PlacedTier[];
    readonly all: readonly PlacedTier[];
    /** The former tiers that still have rules, with their place. */
    readonly kept: ReadonlyMap<string, AddedTier>;
  };
  /** Tier ids to rank; 0 prevails over all. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Suppliers of each slot: the prevailing tier first, then by number. */
  readonly suppliers: Suppliers;
  /** Rules that are void as a whole because of a conflict. */
  readonly silenced: ReadonlySet<string>;
  /** The number of rules in force, by tier. */
  readonly counts: ReadonlyMap<string, number>;
  /** Remembered rulings. A new law keeps those on slots that did not change. */
  readonly rulings: Map<SlotName, SlotRulings>;
}

/** The rulings on one slot, by question. */
export type SlotRulings = Map<string, Ruling>;

const NO_RULES: ReadonlySet<string> = new Set();

export function emptyLaw(tiers: readonly PlacedTier[]): Law {
  return {
    oldNumbers: true,
    lowestNumbers: false,
    tiers: { ofRuleset: tiers, all: tiers, kept: new Map() },
    ranks: ranksOf(tiers),
    suppliers: new Map(),
    silenced: NO_RULES,
    counts: new Map(tiers.map((tier) => [tier.id, 0])),
    rulings: new Map(),
  };
}

/** Sets which numbers of a rule count in conflicts. */
export function heedNumbers(law: Law, { oldNumbers, lowestNumbers }: NumbersHeeded): Law {
  if (sameNumbers(law, { oldNumbers, lowestNumbers })) return law;
  return { ...law, oldNumbers, lowestNumbers, rulings: new Map() };
}

function ranksOf(tiers: readonly PlacedTier[]): Law['ranks'] {
  return new Map(tiers.map(({ id }, rank) => [id, rank]));
}

/** How many rules of a tier are in force. */
export function countOf({ counts }: Pick<Law, 'counts'>, tier: string): number {
  return counts.get(tier) ?? 0;
}

/** Replaces a rule: `before` is removed and `after` added. Either may be missing. */
export function changeLaw(law: Law, before?: RuleInForce, after?: RuleInForce): Law {
  const counts = new Map(law.counts);
  if (before) counts.set(before.tier, countOf({ counts }, before.tier) - 1);
  if (after) counts.set(after.tier, countOf({ counts }, after.tier) + 1);
  const [gone, come] = [slotsOf(before), slotsOf(after)];
  // A rule without mechanics changes the counts only.
  if (gone.length === 0 && come.length === 0 && law.silenced.size === 0) return { ...law, counts };
  const suppliers = new Map(law.suppliers);
  for (const slot of gone) {
    const rest = (suppliers.get(slot) ?? []).filter((rule) => rule.id !== before?.id);
    if (rest.length > 0) suppliers.set(slot, rest);
    else suppliers.delete(slot);
  }
  for (const slot of come) {
    const rules = suppliers.get(slot) ?? [];
    if (after) suppliers.set(slot, inOrder([...rules, after], law.ranks));
  }
  const rulings = rulingsKept(law, [...gone, ...come]);
  const next = { ...law, suppliers, silenced: NO_RULES, counts, rulings };
  const adding = suppliers.get('tiers');
  const areSame = adding === law.suppliers.get('tiers');
  return areSame && !(adding && law.silenced.size > 0) ? next : withTiers(next);
}

/** Slots that affect conflicts over any slot. */
const DECIDING = ['precedence', 'tiers', 'overrides', 'defers-to'] as const;

/** The rulings that remain valid after a change of these slots. */
function rulingsKept(law: Law, touched: readonly SlotName[]): Law['rulings'] {
  const decides = DECIDING.some((slot) => touched.includes(slot));
  if (decides || law.silenced.size > 0) return new Map();
  const kept = new Map(law.rulings);
  for (const slot of touched) kept.delete(slot);
  return kept;
}

/** The remembered rulings on a slot. */
export function rulingsOf({ rulings }: Law, slot: SlotName): SlotRulings {
  return getOrMake(rulings, slot, () => new Map());
}

/** Recomputes the tiers from the rules in force. */
function withTiers(law: Law): Law {
  const names = namesDeclared(law, 'tiers');
  const added = new Map(
    names.flatMap((name) => {
      const tier = lawOn(law, 'tiers', name);
      return tier ? [[name, { ...tier.value, by: tier.rule.tier }] as const] : [];
    }),
  );
  const { ofRuleset } = law.tiers;
  const kept = new Map([...law.tiers.kept].filter(([id]) => !added.has(id)));
  const all = placeTiers(ofRuleset, new Map([...kept, ...added]));
  const ranks = ranksOf(all);
  const suppliers = new Map(
    [...law.suppliers].map(([slot, rules]) => [slot, inOrder(rules, ranks)]),
  );
  return { ...law, tiers: { ofRuleset, all, kept }, ranks, suppliers, rulings: new Map() };
}

/** Adds former tiers at their former place, though no rule adds them now. */
export function keepTiers(law: Law, gone: readonly PlacedTier[], earlier: Law): Law {
  const kept = new Map(law.tiers.kept);
  const order = earlier.tiers.all;
  for (const tier of gone) {
    const above = order[order.indexOf(tier) + 1]?.id;
    kept.set(tier.id, { title: tier.title, ...(above !== undefined && { above }) });
  }
  return withTiers({ ...law, tiers: { ...law.tiers, kept } });
}

function slotsOf(rule: RuleInForce | undefined): readonly SlotName[] {
  if (!rule?.mechanics) return [];
  return Object.keys(rule.mechanics).filter(isSlot);
}

function inOrder(rules: readonly RuleInForce[], ranks: Law['ranks']): readonly RuleInForce[] {
  return rules.toSorted((a, b) => compareRules(a, b, ranks));
}

/** Orders rules by tier, the prevailing one first, then by number. A former tier comes last. */
export function compareRules(a: RuleInForce, b: RuleInForce, ranks: Law['ranks']): number {
  const rank = ({ tier }: RuleInForce) => ranks.get(tier) ?? ranks.size;
  return rank(a) - rank(b) || compareNumbers(a.number, b.number);
}

/** The rules in force that supply a slot, the prevailing tier first. */
export function suppliersOf(law: Law, slot: SlotName): readonly RuleInForce[] {
  const rules = law.suppliers.get(slot) ?? [];
  return law.silenced.size === 0 ? rules : rules.filter(({ id }) => !law.silenced.has(id));
}

/** The law with some rules void as a whole. */
export function silence(law: Law, rules: ReadonlySet<string>): Law {
  if (rules.size === 0) return law;
  const silenced = { ...law, silenced: rules, rulings: new Map() };
  return law.suppliers.has('tiers') ? withTiers(silenced) : silenced;
}

/** All entries of a slot that adds up over rules, each with the rule that supplies it. */
export function entriesOf<Slot extends SlotName>(
  law: Law,
  slot: Slot,
): readonly { readonly rule: RuleInForce; readonly value: NonNullable<Mechanics[Slot]> }[] {
  const entries: { rule: RuleInForce; value: NonNullable<Mechanics[Slot]> }[] = [];
  for (const rule of suppliersOf(law, slot)) {
    const value = rule.mechanics?.[slot];
    if (value) entries.push({ rule, value });
  }
  return entries;
}

/** The tests of precedence in order, each with its rule. The prevailing rule's tests come first. */
export function precedenceOf(law: Law): readonly PrescribedTest[] {
  const byPlace = suppliersOf(law, 'precedence');
  const tests = testsOf(byPlace);
  if (!byPlace.some(hasClaims)) return tests;
  const ordered: RuleInForce[] = [];
  while (ordered.length < byPlace.length) {
    const left = byPlace.filter((rule) => !ordered.includes(rule));
    const contenders = left.map((rule) => ({ rule, says: rule.id }));
    const ruling = settle(contenders, 'precedence', tests, law, byPlace);
    ordered.push(...(ruling.kind === 'settled' ? [ruling.rule] : left));
  }
  return testsOf(ordered);
}

function testsOf(rules: readonly RuleInForce[]): readonly PrescribedTest[] {
  const tests: PrescribedTest[] = [];
  for (const rule of rules) {
    const { between, tests: listed = [] } = rule.mechanics?.precedence ?? {};
    for (const test of listed) {
      const isKnown = tests.some((known) => known.test === test && known.between === between);
      if (!isKnown) tests.push({ test, between, rule });
    }
  }
  return tests;
}

/** The type of the value at a path within a slot. */
type At<Value, Path extends readonly string[]> = Path extends readonly [
  infer Key,
  ...infer Rest extends readonly string[],
]
  ? Value extends ReadonlyMap<string, infer Of>
    ? At<Of, Rest>
    : Key extends keyof Value
      ? At<NonNullable<Value[Key]>, Rest>
      : never
  : Value;

/**
 * The ruling on a question: the rule that prevails, and the rules that are void there. A question is a
 * whole slot, or the value at a path within it.
 */
export function rulingOn(law: Law, slot: SlotName, ...path: readonly string[]): Ruling {
  return ruledOnce(law, slot, path.join(' '), (rule) => provisionOf(rule, slot, path));
}

/** The provision of the prevailing rule on a question. */
export function lawOn<Slot extends SlotName, const Path extends readonly string[]>(
  law: Law,
  slot: Slot,
  ...path: Path
):
  | { readonly rule: RuleInForce; readonly value: At<NonNullable<Mechanics[Slot]>, Path> }
  | undefined {
  const ruling = rulingOn(law, slot, ...path);
  if (ruling.kind !== 'settled') return undefined;
  const { rule } = ruling;
  return { rule, value: provisionOf(rule, slot, path) as At<NonNullable<Mechanics[Slot]>, Path> };
}

/** One rule's provision on a question. */
function provisionOf({ mechanics }: RuleInForce, slot: SlotName, path: readonly string[]): unknown {
  const [name = ''] = path;
  const names = slot === 'readings' ? mechanics?.readings : undefined;
  if (names) return names.get(name) ?? names.get(generalId(name));
  return path.reduce<unknown>(
    (value, key) =>
      value instanceof Map ? value.get(key) : isMapping(value) ? value[key] : undefined,
    mechanics?.[slot],
  );
}

/** The paths of all questions of a slot that rules in force answer. */
export function questionsOn(law: Law, slot: SlotName): readonly (readonly string[])[] {
  const how = SLOTS[slot].combines;
  if (how === 'one') return [[]];
  const known = new Map<string, readonly string[]>();
  for (const { value } of entriesOf(law, slot))
    for (const path of pathsIn(value, how)) known.set(path.join(' '), path);
  return [...known.values()];
}

function pathsIn(value: unknown, how: Combination): readonly (readonly string[])[] {
  if (how === 'parts' && isMapping(value)) return Object.keys(value).map((part) => [part]);
  if (!(value instanceof Map) || (how !== 'names' && how !== 'named-parts')) return [];
  return [...value].flatMap(([name, of]) =>
    how === 'names' ? [[name]] : pathsIn(of, 'parts').map((path) => [name, ...path]),
  );
}

/** Slots whose entries declare names. Two rules conflict if they declare one name differently. */
export const DECLARING_SLOTS = [
  'quantities',
  'offices',
  'proposal-facts',
  'readings',
  'tiers',
] as const;
export type DeclaringSlot = (typeof DECLARING_SLOTS)[number];

/** All names to which rules grant something, whether or not a player has the name, with a rule that does. */
export function namesGranted(law: Law): ReadonlyMap<string, RuleInForce> {
  return new Map([
    ...entriesOf(law, 'fiat').map(({ rule, value }) => [value.by, rule] as const),
    ...entriesOf(law, 'grants').flatMap(({ rule, value }) =>
      value.flatMap(({ by }) =>
        typeof by === 'object' && 'named' in by ? [[by.named, rule] as const] : [],
      ),
    ),
  ]);
}

/** The names that rules in force declare in a slot. */
export function namesDeclared(law: Law, slot: DeclaringSlot): readonly string[] {
  const known = entriesOf(law, slot);
  return [...new Set(known.flatMap(({ value }) => [...value.keys()]))];
}

/** The quantities that rules in force declare or award. */
export function quantitiesOf(law: Law): ReadonlySet<string> {
  const awarded = entriesOf(law, 'awards').flatMap(({ value }) =>
    value.map(({ quantity }) => quantity),
  );
  return new Set([...namesDeclared(law, 'quantities'), ...awarded]);
}

/** The rule that declares a name: the first one that prevails on a part of it. */
export function declarer(law: Law, slot: DeclaringSlot, name: string): RuleInForce | undefined {
  for (const path of questionsOn(law, slot)) {
    const ruling = path[0] === name ? rulingOn(law, slot, ...path) : undefined;
    if (ruling?.kind === 'settled') return ruling.rule;
  }
  return undefined;
}

/** The ruling among the rules that mention one part of a slot. */
export function ruledOnce(
  law: Law,
  slot: SlotName,
  part: string,
  supplied: (rule: RuleInForce) => unknown,
): Ruling {
  return getOrMake(rulingsOf(law, slot), part, (): Ruling => {
    const suppliers = suppliersOf(law, slot).filter((rule) => supplied(rule) !== undefined);
    const [only, another] = suppliers;
    if (!only) return { kind: 'silent' };
    if (!another) return { kind: 'settled', rule: only, yielding: [], agreeing: new Set([only]) };
    const contenders = suppliers.map((rule) => ({ rule, says: canonical(supplied(rule)) }));
    return settle(contenders, slot, precedenceOf(law), law);
  });
}

/** The tiers of the law: those of the ruleset, and those that rules in force add. */
interface PlacedTier {
  readonly id: string;
  readonly title: string;
}

/**
 * Orders the tiers, the prevailing one first. A tier above a missing one comes last. A rule may move a
 * tier of the ruleset. No rule places a tier above tiers that prevail over its own.
 */
function placeTiers(
  ofRuleset: readonly PlacedTier[],
  added: ReadonlyMap<string, AddedTier & { readonly by?: string }>,
): readonly PlacedTier[] {
  const placed = ofRuleset.filter(({ id }) => !added.has(id));
  const visiting = new Set<string>();
  for (const id of added.keys()) place(id);
  return placed;

  function place(id: string): void {
    const tier = added.get(id);
    if (!tier || visiting.has(id)) return;
    visiting.add(id);
    const { title, above, by } = tier;
    if (above !== undefined) place(above);
    if (by !== undefined) place(by);
    const below = placed.findIndex((each) => each.id === above);
    const at = below < 0 ? placed.length : Math.max(below, highestFor(by));
    placed.splice(at, 0, { id, title });
  }

  function highestFor(by: string | undefined): number {
    const tiers = ofRuleset.some(({ id }) => id === by) ? ofRuleset : placed;
    const own = tiers.findIndex(({ id }) => id === by);
    const over = tiers.slice(0, Math.max(own, 0)).map(({ id }) => id);
    const prevailing = ofRuleset.filter(({ id }) => over.includes(id)).map(({ id }) => id);
    return placed.findLastIndex(({ id }) => prevailing.includes(id)) + 1;
  }
}
