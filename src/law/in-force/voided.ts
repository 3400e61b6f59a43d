/**
 * The parts of additive slots that are void since another rule prevails (Suber's 110 and 211).
 *
 * A claim alone makes a conflict. Whether rules without claims conflict if they differ on a point is a
 * reading: then they are `rivals`.
 */

import { getOrMake, once } from '../../helpers/once.ts';
import type { SlotName } from '../mechanics/mechanics.ts';
import { type Provision, type SummedSlot, saysOn, writtenIn } from './entries.ts';
import { type Law, precedenceOf, rulingsOf, type SlotRulings } from './law.ts';
import { settle } from './precedence.ts';
import { type RuleInForce, sameNumbers } from './rule-in-force.ts';
import {
  type ClaimOutcome,
  claimsOn,
  type UndecidedRules,
  type VoidPoint,
  weighClaims,
} from './weigh-claims.ts';

/** Kept as long as the rulings are. */
const voidedKept = once((_rulings: SlotRulings) => new Map<boolean, ClaimOutcome>());

export function voidedIn(law: Law, slot: SummedSlot, rivals: boolean): ClaimOutcome {
  const known = voidedKept(rulingsOf(law, slot));
  return getOrMake(known, rivals, () => findVoided(law, slot, rivals));
}

/** Whether two laws have the same rules on a slot, and the same rules on precedence. */
export function speakAlike(a: Law, b: Law, slot: SummedSlot): boolean {
  const by: readonly SlotName[] = [slot, 'overrides', 'defers-to', 'precedence'];
  return (
    sameNumbers(a, b) &&
    a.silenced === b.silenced &&
    by.every((each) => a.suppliers.get(each) === b.suppliers.get(each))
  );
}

/** Whether rules without claims differ, so that the reading matters. */
export function hasRivals(law: Law, slot: SummedSlot): boolean {
  return voidedIn(law, slot, true) !== voidedIn(law, slot, false);
}

/** The provisions of a slot that are not void. */
export function provisionsIn<Slot extends SummedSlot>(
  law: Law,
  slot: Slot,
  rivals: boolean,
): readonly Provision<Slot>[] {
  const written = writtenIn(law, slot);
  const { lost } = voidedIn(law, slot, rivals);
  return lost.length === 0 ? written : without(written, slot, lost);
}

function without<Slot extends SummedSlot>(
  written: readonly Provision<Slot>[],
  slot: Slot,
  lost: readonly VoidPoint[],
): readonly Provision<Slot>[] {
  const voids = new Set(lost.filter((each) => each.slot === slot).map(keyOf));
  return written.filter((held) => !voids.has(keyOf(held)));
}

function keyOf({ rule, part }: { readonly rule: RuleInForce; readonly part: string }): string {
  return `${rule.id} ${part}`;
}

function findVoided(law: Law, slot: SummedSlot, rivals: boolean): ClaimOutcome {
  const written = writtenIn(law, slot);
  if (!rivals) {
    const claims = claimsOn(law, slot);
    return claims.length === 0 ? NONE : weighClaims(law, slot, written, claims);
  }
  const byClaims = voidedIn(law, slot, false);
  const { lost, undecided } = weighRivals(law, slot, without(written, slot, byClaims.lost));
  if (lost.length === 0 && undecided.length === 0) return byClaims;
  return {
    lost: [...byClaims.lost, ...lost],
    undecided: [...byClaims.undecided, ...undecided],
  };
}

const NONE: ClaimOutcome = { lost: [], undecided: [] };

/** Decides between rules that differ on a point. */
function weighRivals<Slot extends SummedSlot>(
  law: Law,
  slot: Slot,
  left: readonly Provision<Slot>[],
): ClaimOutcome {
  const lost: VoidPoint[] = [];
  const undecided: UndecidedRules[] = [];
  for (const [part, held] of Map.groupBy(left, (each) => each.part)) {
    const byRule = Map.groupBy(held, ({ rule }) => rule);
    if (byRule.size < 2) continue;
    // Two rules that make the same award both make it.
    const contenders = [...byRule].map(([rule, said]) => ({
      rule,
      says: slot === 'awards' ? rule.id : saysOn(said),
    }));
    const ruling = settle(contenders, slot, precedenceOf(law), law);
    if (ruling.kind === 'conflict') {
      const { rules } = ruling;
      undecided.push({ rules, points: new Map(rules.map((rule) => [rule, new Set([part])])) });
    } else if (ruling.kind === 'settled') {
      const { rule: to } = ruling;
      lost.push(...ruling.yielding.map((each) => ({ ...each, to, slot, part })));
    }
  }
  return { lost, undecided };
}
