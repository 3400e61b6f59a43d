/** What a proposal earned by the record's word, where the rules in force cannot tell it. */
import type Fraction from 'fraction.js';
import type { Finding } from '../../diagnostics/finding.ts';
import { getOrMake } from '../../helpers/once.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { checkKnown } from '../decisions/resolve-names.ts';
import type { Context } from '../state/context.ts';
import { keySpot } from '../state/make-finding.ts';
import { type State, seatOf } from '../state/state.ts';
import type { Awarded, UnknownAward } from './awards.ts';
import type { Sum } from './holdings.ts';

/** Whoever is recorded as receiving something must be a player, or have been one. */
export function checkReceivers(context: Context, written: WrittenProposal): readonly Finding[] {
  return [...(written.awards?.keys() ?? [])].flatMap((player) =>
    checkKnown(context, player, keySpot(written, 'awards', player)),
  );
}

/** The sums that the record states, each under the one rule that can have given it, if there is one. */
export function attestedSums(
  state: State,
  written: WrittenProposal,
  awarded: Awarded,
): readonly Sum[] {
  const given = Map.groupBy(awarded.sums, ({ player }) => player);
  const toAnyone = awarded.unknown.filter(({ players }) => players === undefined);
  const toSome = new Map<PlayerId, UnknownAward[]>();
  for (const award of awarded.unknown) {
    for (const player of award.players ?? []) {
      getOrMake(toSome, player, () => []).push(award);
    }
  }
  return [...(written.awards ?? [])].flatMap(([player, amounts]) => {
    if (!seatOf(state, player)) return [];
    const sums = given.get(player) ?? [];
    const unknown = [...toAnyone, ...(toSome.get(player) ?? [])];
    return [...amounts].map(([quantity, amount]) => ({
      player,
      quantity,
      amount,
      rule: giverOf({ sums, unknown }, quantity, amount),
      basis: () => ({ by: 'awards' }) as const,
      evidence: 'attested' as const,
    }));
  });
}

/**
 * The rule that gave a player a sum. Of several it might be any or all; and one whose award is known
 * did not give another amount.
 */
function giverOf(
  { sums, unknown }: Awarded,
  quantity: string,
  amount: Fraction,
): RuleInForce | undefined {
  const given = sums.filter((sum) => sum.quantity === quantity);
  const possible = unknown.filter((award) => award.quantity === quantity);
  const rules = new Set([...given, ...possible].map(({ rule }) => rule));
  const [only] = rules;
  if (rules.size !== 1) return undefined;
  const known = given.reduce((sum, each) => sum.add(each.amount), ZERO);
  return possible.length > 0 || known.equals(amount) ? only : undefined;
}
