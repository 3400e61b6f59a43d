/** The inverse of `parse-proposal.ts`. */

import type { WrittenProposal } from '../types.ts';
import { formatAmounts, formatGains } from './format-amounts.ts';
import { formatChange, textOf } from './format-change.ts';
import { formatCorrection } from './format-correction.ts';
import { formatEvent } from './format-events.ts';
import { formatRecord, unlessEmpty } from './format-record.ts';
import { formatCast, formatVotes } from './format-votes.ts';

export function formatProposal(proposal: WrittenProposal): string {
  const { number, called, by, proposed, votes, closed, withdrawn, outcome, awards } = proposal;
  const { effective, facts, lost, paraphrased, notes, corrected } = proposal;
  const front = {
    proposal: number,
    name: called,
    by,
    with: unlessEmpty(proposal.with),
    proposed: proposed?.text,
    ...formatChanges(proposal),
    act: proposal.acts?.map(formatEvent),
    facts: facts.size === 0 ? undefined : formatAmounts(facts),
    votes: votes && formatVotes(votes),
    cast: votes?.kind === 'named' && votes.castBeside ? formatCast(votes) : undefined,
    closed: closed?.text,
    withdrawn: withdrawn?.text,
    outcome,
    awards: awards && formatGains(awards),
    effective: effective?.text,
    lost: lost || undefined,
    wording: paraphrased ? 'paraphrased' : undefined,
    notes,
    stands: proposal.stands,
    corrected: formatCorrection(corrected),
  };
  return formatRecord(front, bodyOf(proposal));
}

function formatChanges({ changes, compound }: WrittenProposal): object {
  if (compound) {
    return {
      changes: changes.map((change) => ({ text: textOf(change), ...formatChange(change) })),
    };
  }
  const [only] = changes;
  return only ? formatChange(only) : {};
}

/** The text of a single change, or of a motion. A compound proposal keeps its commentary in `notes`. */
function bodyOf({ changes: [only], compound, words }: WrittenProposal): string {
  return words ?? ((!compound && only && textOf(only)) || '');
}
