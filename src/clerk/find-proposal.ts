/** The open proposal that a move is about. */
import type { Proposal, Replay } from '../engine/state/types.ts';
import type { ProposalNumber } from '../values/ids.ts';
import { type Planned, refuse } from './draft.ts';

export type ProposalFound =
  | { readonly ok: true; readonly proposal: Proposal }
  | (Planned & { readonly ok: false });

/** The open one with a number; without a number the only one that is open. */
export function findOpen(
  { proposals, game }: Replay,
  number: ProposalNumber | undefined,
): ProposalFound {
  const open = proposals.filter(({ outcome }) => outcome === 'open');
  const [proposal, other] =
    number === undefined ? open : open.filter(({ written }) => written.number === number);
  if (proposal && !other) return { ok: true, proposal };
  const numbers = open.map(({ written }) => written.number).join(', ');
  if (other) {
    return number === undefined
      ? refuse(`Several proposals are open in ${game.id}: say which of ${numbers}.`)
      : refuse(`Several open proposals in ${game.id} have the number ${number}.`);
  }
  const which = open.length === 0 ? 'No proposal is open.' : `Open: ${numbers}.`;
  if (number === undefined) return refuse(`No proposal is open in ${game.id}.`);
  const known = proposals.findLast(({ written }) => written.number === number);
  const why = known ? `is not open: it is ${known.outcome}` : 'is not on record';
  return refuse(`Proposal ${number} ${why}. ${which}`);
}
