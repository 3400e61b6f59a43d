/**
 * Whether a proposal may do anything but change rules (Suber's 104 and 116: rule-changes are voted
 * on, and whatever is not prohibited or regulated by a rule is permitted).
 */

import type { Finding } from '../../../diagnostics/finding.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { takeReading } from '../../decisions/taken-option.ts';
import type { Context } from '../../state/context.ts';
import { illegal, keySpot } from '../../state/make-finding.ts';

export function checkActs(context: Context, proposal: WrittenProposal): readonly Finding[] {
  if (!proposal.acts) return [];
  const at = keySpot(proposal, 'act');
  const isAdmitted = takeReading(context, 'motions', proposal.name) === 'admitted';
  if (isAdmitted) return [];
  return [
    illegal(context, {
      code: 'proposal/not-permitted',
      at,
      message: `By \`act\`, Proposal ${proposal.number} does what is no rule-change; under the reading “motions” only rule-changes may be proposed.`,
      help: 'Record what was done as an event of its own, or take the reading under which it may be proposed.',
    }),
  ];
}
