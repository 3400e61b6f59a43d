/** What the outcome of a vote rests on: what follows from the record, or its word. */
import type { WrittenProposal } from '../../records/types.ts';
import type { Evidence } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { cite, voteSpot } from '../state/make-finding.ts';
import { addNote } from '../state/write-log.ts';
import type { VoteOutcome } from './outcome.ts';

/** Of a proposal that nobody is known to have made, more rests on the record's word than the votes. */
export function evidenceFor({ votes, by }: WrittenProposal): Evidence {
  return votes?.kind === 'named' && by !== undefined ? 'verified' : 'attested';
}

/** Notes of a vote with such an outcome what is not checked. */
export function noteAttested(
  context: Context,
  written: WrittenProposal,
  untold: VoteOutcome['untold'],
): void {
  const { number, votes, by } = written;
  const at = voteSpot(written);
  if (votes?.kind !== 'named') {
    const message = votes
      ? `Only a tally of the votes on Proposal ${number} is recorded: who voted how is not known, and is not checked.`
      : `No votes on Proposal ${number} are recorded: the outcome is what the record says.`;
    addNote(context, { code: 'attested', at, message });
  }
  for (const rule of untold)
    addNote(context, {
      code: 'attested',
      at,
      rule: cite(context.state, rule),
      message: `How many voted on Proposal ${number} does not follow from the tally, since votes weigh unequally: whether there were as many as Rule ${rule.number} asks for is what the record says.`,
    });
  if (by !== undefined) return;
  addNote(context, {
    code: 'attested',
    at,
    message: `Who made Proposal ${number} is not recorded: whether its maker might, and what that earned, is not checked.`,
    help: 'If it is found out, write `by`.',
  });
}
