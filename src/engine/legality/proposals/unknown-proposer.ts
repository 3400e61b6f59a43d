/**
 * Whose turn a proposal takes of which nobody knows who made it (Suber's 201: players alternate, and
 * turns may not be skipped).
 */
import type { Finding } from '../../../diagnostics/finding.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { type Inquiry, inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, keySpot } from '../../state/make-finding.ts';
import type { Seat } from '../../state/state.ts';
import { type TurnLaw, turnLaw } from '../../turns/turns.ts';

interface WhoseTurn {
  readonly objections: readonly Finding[];
  readonly seat?: Seat | undefined;
}

/** The seat whose turn it takes; none where the order of turns does not matter. */
export function whoseTurn(context: Context, proposal: WrittenProposal): WhoseTurn {
  // Only that it was adopted is known of a proposal from before the records.
  if (!proposal.votes && !proposal.proposed) return { objections: [] };
  const at = keySpot(proposal, 'proposal');
  const { law, taken } = takenBy(inquire(context, { during: proposal.name, at }));
  if (taken === 'none') return { objections: [] };
  if (taken === 'who-is-due') return { objections: [], seat: law.mover };
  const objection = illegal(context, {
    code: 'turn/unknown-proposer',
    at,
    ...(law.rule && { rule: cite(context.state, law.rule) }),
    message: `The record does not say who made Proposal ${proposal.number}, and the rules in force lay down an order of turns: whether it was made in turn, and who moves next, cannot be said.`,
    help: 'Write `by:` if it is known; or say in game.md how the players counted it: `readings: { unknown-proposer: { take: who-is-due } }`, or `take: none`.',
  });
  return { objections: [objection] };
}

type Taken = 'undetermined' | 'who-is-due' | 'none';

function takenBy(inquiry: Inquiry): { readonly law: TurnLaw; readonly taken: Taken } {
  const law = turnLaw(inquiry);
  const isOrdered = law.rule !== undefined && law.parts.includes('propose');
  if (!isOrdered) return { law, taken: 'none' };
  const option = inquiry.reader.take('unknown-proposer');
  return { law, taken: option === 'who-is-due' || option === 'none' ? option : 'undetermined' };
}
