/** The open proposal that a move is about. */
import type { Proposal, Replay } from '../../engine/results/types.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { type PlanResult, refuse } from './draft.ts';

export type ProposalFound =
  | { readonly ok: true; readonly proposal: Proposal }
  | (PlanResult & { readonly ok: false });

/** The open one with a number, or in a file of that name; without either the only one that is open. */
export function findOpen(
  { proposals, game }: Replay,
  number: ProposalNumber | undefined,
): ProposalFound {
  const open = proposals.filter(({ outcome }) => outcome === 'open');
  const [proposal, other] = number === undefined ? open : proposalsNamed(open, number);
  if (proposal && !other) return { ok: true, proposal };
  const numbers = open.map(({ written }) => written.number).join(', ');
  if (other) {
    return number === undefined
      ? refuse(`Several proposals are open in ${game.id}: say which of ${numbers}.`)
      : refuse(`Several open proposals in ${game.id} have the number ${number}.`);
  }
  const which = open.length === 0 ? 'No proposal is open.' : `Open: ${numbers}.`;
  if (number === undefined) return refuse(`No proposal is open in ${game.id}.`);
  const known = proposalsNamed(proposals, number).at(-1);
  const why = known ? `is not open: it is ${known.outcome}` : 'is not on record';
  return refuse(`Proposal ${number} ${why}. ${which}`);
}

/** A number goes before the name of another's file. */
function proposalsNamed(
  proposals: readonly Proposal[],
  called: ProposalNumber,
): readonly Proposal[] {
  const numbered = proposals.filter(({ written }) => written.number === called);
  if (numbered.length > 0) return numbered;
  return proposals.filter(({ written }) => written.name === called);
}
