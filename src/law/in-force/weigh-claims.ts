/** Finds the rules that claims make void. A void rule makes nothing void. */
import type { Claim, SlotName } from '../mechanics/mechanics.ts';
import type { Provision, SummedSlot } from './entries.ts';
import { compareRules, type Law, precedenceOf, suppliersOf } from './law.ts';
import { covers, type Ruling, settle, type Yielding } from './precedence.ts';
import type { RuleInForce } from './rule-in-force.ts';

/** A void point of a rule, with the rule that prevails. */
export interface VoidPoint extends Yielding {
  readonly to: RuleInForce;
  /** The slot of the point, or `overrides` if the claim itself is void. */
  readonly slot: SlotName;
  readonly part: string;
}

/** Rules that exclude each other, while no rule in force decides between them. */
export interface UndecidedRules {
  readonly rules: readonly RuleInForce[];
  /** For each rule, its points that are void if another one prevails. */
  readonly points: ReadonlyMap<RuleInForce, ReadonlySet<string>>;
}

export interface ClaimOutcome {
  readonly lost: readonly VoidPoint[];
  readonly undecided: readonly UndecidedRules[];
}

/** One rule makes points of another void, unless it is void itself. */
interface Voiding {
  readonly by: RuleInForce;
  readonly on: RuleInForce;
  readonly yielding: Yielding;
  readonly parts: readonly string[];
  /** The claim that fails, if nothing else does. */
  readonly claim?: string | undefined;
  /** Whether the other rule loses all its points. */
  readonly whole: boolean;
}

export function weighClaims(
  law: Law,
  slot: SummedSlot,
  written: readonly Provision<SummedSlot>[],
  claims: readonly ConflictingClaim[],
): ClaimOutcome {
  const partsBy = new Map<RuleInForce, Set<string>>();
  for (const { rule, part } of written) {
    partsBy.set(rule, (partsBy.get(rule) ?? new Set()).add(part));
  }
  const partsOf = (rule: RuleInForce) => [...(partsBy.get(rule) ?? [])];
  const claiming = [...new Set(claims.flatMap(({ by, over }) => [by, over]))];
  const voidings: Voiding[] = [];
  const undecidedPairs: UndecidedRules[] = [];
  for (const { by, over, claim } of claims) {
    const shared = partsOf(by).filter((part) => partsBy.get(over)?.has(part));
    const ruling = prevailing(law, slot, [by, over], claiming);
    const [yielding] = ruling.kind === 'settled' ? ruling.yielding : [];
    if (!yielding) {
      const points = new Map([
        [by, new Set(shared)],
        [over, new Set(partsOf(over))],
      ]);
      const rules = [by, over].sort((a, b) => compareRules(a, b, law.ranks));
      undecidedPairs.push({ rules, points });
    } else if (yielding.rule === over) {
      voidings.push({ by, on: over, yielding, parts: partsOf(over), whole: true });
    } else if (shared.length > 0 || claim !== undefined) {
      // A rule that loses nothing must not count as part of a circle of claims.
      voidings.push({ by: over, on: by, yielding, parts: shared, claim, whole: false });
    }
  }
  const made = makeVoid(slot, voidings, partsOf);
  const isVoid = (rule: RuleInForce) => made.void.has(rule);
  const open = undecidedPairs.filter(({ rules }) => !rules.some(isVoid));
  return { lost: made.lost, undecided: [...open, ...made.undecided] };
}

/** Starts with rules that nothing makes void, then goes on with rules that remain in force. */
function makeVoid(
  slot: SummedSlot,
  voidings: readonly Voiding[],
  partsOf: (rule: RuleInForce) => readonly string[],
) {
  const lost = new Map<string, VoidPoint>();
  const undecided: UndecidedRules[] = [];
  const gone = new Set<RuleInForce>();
  let open = voidings;
  while (open.length > 0) {
    const threatened = new Set(open.map(({ on }) => on));
    const certain = new Set(open.filter(({ by }) => !threatened.has(by)));
    if (certain.size === 0) {
      const voided = [...Map.groupBy(open, ({ on }) => on)];
      const points = voided.map(
        ([rule, by]) => [rule, new Set(by.flatMap(({ parts }) => parts))] as const,
      );
      undecided.push({ rules: [...threatened], points: new Map(points) });
      break;
    }
    for (const voiding of certain) {
      const { on, whole } = voiding;
      for (const each of lostBy(voiding, slot))
        lost.set(`${on.id} ${each.slot} ${each.part}`, each);
      const parts = partsOf(on);
      const isAllLost = parts.every((part) => lost.has(`${on.id} ${slot} ${part}`));
      if (parts.length > 0 ? isAllLost : whole) gone.add(on);
    }
    open = open.filter((each) => !certain.has(each) && !gone.has(each.by));
  }
  return { lost: [...lost.values()], undecided, void: gone };
}

/** The lost points of the slot, or the claim if only the claim is void. */
function lostBy(
  { by: to, on, yielding, parts, claim }: Voiding,
  slot: SummedSlot,
): readonly VoidPoint[] {
  if (parts.length > 0) return parts.map((part) => ({ ...yielding, to, slot, part }));
  if (on.mechanics?.overrides === undefined) return [];
  return [{ ...yielding, to, slot: 'overrides', part: claim ?? '' }];
}

/** One rule claims to prevail over another, or the other claims to yield. */
export interface ConflictingClaim {
  readonly by: RuleInForce;
  readonly over: RuleInForce;
  /** The claim, if the prevailing rule makes it. */
  readonly claim?: string;
}

/**
 * The claims that make a conflict: those of rules with provisions on the slot, or with nothing but the
 * claim. A claim about a tier only ranks rules, and makes no conflict.
 */
export function claimsOn(law: Law, slot: SlotName): readonly ConflictingClaim[] {
  const suppliers = suppliersOf(law, slot);
  const speaks = new Set(suppliers);
  const claiming = suppliersOf(law, 'overrides').filter(
    (rule) =>
      speaks.has(rule) || Object.keys(rule.mechanics?.raw ?? {}).every((each) => CLAIMS.has(each)),
  );
  const matter = { slot, oldNumbers: law.oldNumbers };
  const named = (claims: readonly Claim[] | undefined, other: RuleInForce) =>
    claims?.find((claim) => {
      if ('tier' in claim || ('slot' in claim && !speaks.has(other))) return false;
      return covers(claim, other, matter);
    });
  const reach = new Set([...suppliers, ...claiming]);
  const overriding = claiming.flatMap((by) =>
    [...reach].flatMap((over): readonly ConflictingClaim[] => {
      const claim = over === by ? undefined : named(by.mechanics?.overrides, over);
      return claim ? [{ by, over, claim: claimWords(claim) }] : [];
    }),
  );
  const deferring = suppliersOf(law, 'defers-to').filter((rule) => speaks.has(rule));
  const yielding = deferring.flatMap((over) =>
    suppliers.flatMap((by): readonly ConflictingClaim[] =>
      over !== by && named(over.mechanics?.['defers-to'], by) ? [{ by, over }] : [],
    ),
  );
  return [...overriding, ...yielding];
}

const CLAIMS: ReadonlySet<string> = new Set(['overrides', 'defers-to']);

function claimWords(claim: Claim): string {
  if ('rule' in claim) return String(claim.rule);
  return 'slot' in claim ? claim.slot : claim.tier;
}

/** The prevailing one of several rules that exclude each other. */
export function prevailing(
  law: Law,
  slot: SlotName,
  rules: readonly RuleInForce[],
  claiming = rules,
): Ruling {
  const contenders = rules.map((rule) => ({ rule, says: rule.id }));
  return settle(contenders, slot, precedenceOf(law), law, claiming);
}
