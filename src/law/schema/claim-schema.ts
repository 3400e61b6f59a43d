/** What a card claims to prevail over, or to yield to. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { isRuleId } from '../../values/ids.ts';
import { tier } from '../../values/scalar-schemas.ts';
import { leaf, list, mapping, oneOf, shown } from '../../values/schema.ts';
import type { Claim } from '../mechanics/mechanics.ts';
import { isSlot, SLOT_NAMES } from '../mechanics/slot-combination.ts';

const EXPECTED = 'a slot such as `win`, the number of a rule, or `{ tier: … }`';

const named = leaf<Claim>(EXPECTED, (value, refuse) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { rule: value } : undefined;
  if (typeof value !== 'string') return undefined;
  if (isSlot(value)) return { slot: value };
  const near = didYouMean(value, SLOT_NAMES);
  // A word of small letters alone is a slot that there is not.
  if (near === undefined && isRuleId(value) && /[A-Z\d]/.test(value)) return { rule: value };
  const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
  return refuse({ code: 'format/type', got: shown(value), expected: EXPECTED, help });
});

export const claims = list('of claims', oneOf([named, mapping('a claim', { tier })]));
