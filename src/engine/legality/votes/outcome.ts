/** The recorded outcome against the votes (Suber's 104 and 203: adopted if and only if carried). */
import type { Finding } from '../../../diagnostics/finding.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { formatNumber } from '../../../values/number.ts';
import type { Context } from '../../state/context.ts';
import { illegal, spot } from '../../state/make-finding.ts';
import type { VoteOutcome } from '../../votes/outcome.ts';
import { reckoningWords } from '../../words/reckoning-words.ts';

export function checkOutcome(
  context: Context,
  proposal: WrittenProposal,
  outcome: VoteOutcome,
): readonly Finding[] {
  const { state } = context;
  if (!proposal.votes || proposal.outcome === undefined) return [];
  const computed = outcome.adopted ? 'adopted' : 'defeated';
  if (proposal.outcome === computed) return [];
  const [decisive] = outcome.decidedBy.toReversed();
  return [
    illegal(context, {
      code: 'outcome/mismatch',
      at: spot(proposal, 'outcome'),
      ...(decisive && { rule: decisive.rule }),
      message: `Proposal ${proposal.number} is recorded as ${proposal.outcome}; by its votes and the rules in force (version ${state.version}) it is ${computed}.`,
      mismatch: {
        recorded: proposal.outcome,
        computed,
        difference: 'the outcome',
        arithmetic: [
          tallyWords(outcome),
          ...outcome.decidedBy.map((test) => `Rule ${test.rule.number}: ${reckoningWords(test)}`),
        ],
      },
      help: `Correct the votes, or record \`outcome: ${computed}\`.`,
    }),
  ];
}

function tallyWords({ count }: VoteOutcome): string {
  if (!count) return 'no votes are recorded';
  const { for: ayes, against, abstain, silent, eligible } = count.tally;
  const parts = [`${formatNumber(ayes)} for`, `${formatNumber(against)} against`];
  if (!abstain.equals(0)) parts.push(`${formatNumber(abstain)} abstaining`);
  if (!silent.equals(0)) parts.push(`${formatNumber(silent)} silent`);
  return `${parts.join(', ')}, of ${formatNumber(eligible)} that could be cast`;
}
