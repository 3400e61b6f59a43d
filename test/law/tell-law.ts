/** The results of a law, as one text for each possible question. */
import { admission } from '../../src/law/in-force/admission.ts';
import { requirementFor } from '../../src/law/in-force/adoption.ts';
import {
  DECLARING_SLOTS,
  type Law,
  lawOn,
  precedenceOf,
  quantitiesOf,
  questionsOn,
  rulingOn,
} from '../../src/law/in-force/law.ts';
import { hasRivals, provisionsIn, voidedIn } from '../../src/law/in-force/voided.ts';
import { CHANGE_KINDS } from '../../src/law/mechanics/mechanics.ts';

const SUMMED = ['awards', 'win', 'limits', 'quorum', 'titles', 'fiat'] as const;

export function tellLaw(law: Law): readonly string[] {
  const suppliers = [...law.suppliers].filter(([, rules]) => rules.length > 1);
  const declared = (['forfeit', 'judge', ...DECLARING_SLOTS] as const).flatMap((slot) =>
    questionsOn(law, slot).map((path) => [
      slot,
      path,
      rulingOn(law, slot, ...path),
      slot === 'judge' && lawOn(law, slot, ...path),
    ]),
  );
  const changes = CHANGE_KINDS.flatMap((kind) =>
    ['high', 'low'].map((tier) => [
      kind,
      tier,
      admission(law, kind, tier),
      requirementFor(law, kind, tier),
    ]),
  );
  const summed = SUMMED.filter((slot) => law.suppliers.has(slot)).map((slot) => [
    slot,
    provisionsIn(law, slot, false),
    voidedIn(law, slot, false),
    hasRivals(law, slot) && voidedIn(law, slot, true),
  ]);
  const asked = [...suppliers, ...declared, ...changes, ...summed].map(tell);
  const counted = law.tiers.all.map((tier) => [tier, law.counts.get(tier.id)]);
  return [tell(counted), tell(precedenceOf(law)), tell([...quantitiesOf(law)]), ...asked];
}

/** Rules by their ids, and what is in maps and sets in its order. */
function tell(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Map || inner instanceof Set) return [...inner];
    const isRule = typeof inner === 'object' && inner !== null && 'effectiveNumber' in inner;
    return isRule && 'id' in inner ? inner.id : inner;
  });
}
