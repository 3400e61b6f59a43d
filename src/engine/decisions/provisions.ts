/** The provisions of additive slots that count, since no rule makes them void. */
import { type AdoptionDemand, requirementFor } from '../../law/in-force/adoption.ts';
import type { Provision, SummedSlot } from '../../law/in-force/entries.ts';
import type { Law } from '../../law/in-force/law.ts';
import { hasRivals, provisionsIn, voidedIn } from '../../law/in-force/voided.ts';
import type { ClaimOutcome } from '../../law/in-force/weigh-claims.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { ChangeKind } from '../../law/mechanics/mechanics.ts';
import type { ReadingId } from '../../law/readings/register.ts';
import type { Inquiry } from './inquiry.ts';

/** For each slot, the reading on conflicts between rules without claims. Without one, all count. */
const RIVALS: Readonly<Record<SummedSlot, ReadingId | undefined>> = {
  awards: 'several-awards',
  win: 'several-wins',
  limits: 'several-limits',
  quorum: 'several-quorums',
  titles: undefined,
  grants: undefined,
  fiat: undefined,
};

/** A slot in a law, perhaps not the position's law. */
export interface SlotOfLaw<Slot extends SummedSlot> {
  readonly law: Law;
  readonly slot: Slot;
}

export function voidedBy(inquiry: Inquiry, { law, slot }: SlotOfLaw<SummedSlot>): ClaimOutcome {
  return voidedIn(law, slot, areRivals(inquiry, law, slot));
}

/** The provisions that count; in an undecided conflict, those of each rule. */
export function provisionsInForce<Slot extends SummedSlot>(
  inquiry: Inquiry,
  { law, slot }: SlotOfLaw<Slot>,
): readonly Provision<Slot>[] {
  return provisionsIn(law, slot, areRivals(inquiry, law, slot));
}

function areRivals({ interpreter }: Inquiry, law: Law, slot: SummedSlot): boolean {
  const reading = RIVALS[slot];
  return reading !== undefined && hasRivals(law, slot) && interpreter.ask(reading) === 'conflict';
}

interface SlotInQuestion<Slot extends SummedSlot> extends SlotOfLaw<Slot> {
  readonly concerns?: (entry: Provision<Slot>) => boolean;
}

/**
 * Computes a result from the provisions that count. Fails if the result depends on an undecided conflict.
 */
export function resolveProvisions<Slot extends SummedSlot, Result>(
  inquiry: Inquiry,
  place: SlotInQuestion<Slot>,
  compute: (held: readonly Provision<Slot>[]) => Result,
  by: (result: Result) => unknown,
): Result {
  const known = heldByReading(inquiry, place);
  let { held } = known;
  for (const { rules, points } of known.undecided) {
    const all = held;
    const [first = all, ...others] = rules.map((prevailing) =>
      all.filter(({ rule, part }) => rule === prevailing || !points.get(rule)?.has(part)),
    );
    const result = by(compute(first));
    const isSame = others.every((other) => saySame(by(compute(other)), result));
    if (isSame) held = first;
    else inquiry.interpreter.fail({ slot: place.slot, rules });
  }
  return compute(held);
}

/** Asks a reading only if it changes the provisions in question. */
function heldByReading<Slot extends SummedSlot>(inquiry: Inquiry, place: SlotInQuestion<Slot>) {
  const { law, slot } = place;
  const together = heldAndUndecided(place, false);
  const reading = RIVALS[slot];
  if (reading === undefined || !hasRivals(law, slot)) return together;
  const apart = heldAndUndecided(place, true);
  const isDecided = apart.undecided.length + together.undecided.length === 0;
  const isSame = apart.held.every(({ rule, part }, i) => {
    const other = together.held[i];
    return other?.rule === rule && other.part === part;
  });
  if (isDecided && isSame && apart.held.length === together.held.length) return together;
  return inquiry.interpreter.ask(reading) === 'conflict' ? apart : together;
}

function heldAndUndecided<Slot extends SummedSlot>(
  { law, slot, concerns = () => true }: SlotInQuestion<Slot>,
  rivals: boolean,
) {
  const held = provisionsIn(law, slot, rivals).filter(concerns);
  const undecided = voidedIn(law, slot, rivals).undecided.filter(({ points }) =>
    held.some(({ rule, part }) => points.get(rule)?.has(part)),
  );
  return { held, undecided };
}

/** The condition for adopting a change: of the prevailing or the most specific rule, by a reading. */
export function demandFor(
  { state, interpreter }: Inquiry,
  kind: ChangeKind,
  tier: string | undefined,
): AdoptionDemand {
  const needed = requirementFor(state.law, kind, tier);
  const { special } = needed;
  return special && interpreter.ask('specific-or-prevailing') === 'specific' ? special : needed;
}
