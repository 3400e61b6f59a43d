/** What players hold and what proposals carry, as a card declares it. */
import type * as z from 'zod';
import { NAME } from '../../values/ids.ts';
import { parseNumber } from '../../values/number.ts';
import { amount, line } from '../../values/scalar-schemas.ts';
import { leaf, mapping, optional } from '../../values/schema.ts';
import type { ProposalFact, Quantity } from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { formula } from './formula-leaf.ts';

const held = formula(SCOPES.player, 'number');
const carried = formula(SCOPES.proposal, 'number');

const worth = leaf<NonNullable<Quantity['worth']>>(
  'an amount of another quantity, such as `1/100 hofstadter`',
  (value) => {
    if (typeof value !== 'string') return undefined;
    const blank = value.indexOf(' ');
    const amount = parseNumber(value.slice(0, blank));
    const of = value.slice(blank + 1);
    return amount && NAME.test(of) ? { amount, of } : undefined;
  },
);

export const quantity: z.ZodType<Quantity> = mapping('a quantity', {
  starts: held,
  least: optional(held),
  most: optional(held),
  symbol: optional(line('a symbol')),
  worth: optional(worth),
});

export const proposalFact: z.ZodType<ProposalFact> = mapping('a fact of proposals', {
  default: optional(amount),
  least: optional(carried),
  most: optional(carried),
});
