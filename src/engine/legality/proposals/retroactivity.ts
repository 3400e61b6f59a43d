/** No effect before the vote that adopts it is complete (Suber's 107). */
import type { Finding } from '../../../diagnostics/finding.ts';
import { rulingOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { wordOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { type Inquiry, inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, spot } from '../../state/make-finding.ts';

export function checkRetroactivity(
  context: Context,
  proposal: WrittenProposal,
): readonly Finding[] {
  const { effective, closed } = proposal;
  if (!effective || !closed || effective.to >= closed.from) return [];
  const at = spot(proposal, 'effective');
  const forbidding = forbids(inquire(context, { during: proposal.name, at }), proposal);
  if (!forbidding) return [];
  return [
    illegal(context, {
      code: 'effect/retroactive',
      at,
      ...(forbidding !== 'custom' && { rule: cite(context.state, forbidding) }),
      message: `Proposal ${proposal.number} claims effect on ${effective.text}, before its vote was complete on ${closed.text}.`,
      help: `Leave \`effective\` out, or give a moment from ${closed.text} on.`,
    }),
  ];
}

/** The rule that forbids it, if one does; where no rule speaks of it, custom may. */
function forbids(inquiry: Inquiry, proposal: WrittenProposal): RuleInForce | 'custom' | undefined {
  const { state, reader } = inquiry;
  const ruling = rulingOn(state.law, 'retroactive');
  if (ruling.kind === 'silent')
    return reader.take('retroactive-effect') === 'no' ? 'custom' : undefined;
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.retroactive : undefined;
  if (ruling.kind !== 'settled' || choice === undefined) return undefined;
  const names = namesOf(inquiry, { proposal });
  const word = wordOf(names, ruling.rule, choice, ['forbidden', 'permitted']);
  return word === 'forbidden' ? ruling.rule : undefined;
}
