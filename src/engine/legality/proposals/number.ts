/** The number of a proposal (Suber's 108: numbers begin somewhere, and each takes the next). */
import type { Finding } from '../../../diagnostics/finding.ts';
import { said } from '../../../law/in-force/law.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, spot } from '../../state/make-finding.ts';
import { nextNumber } from '../../turns/next-number.ts';

export function checkNumber(context: Context, proposal: WrittenProposal): readonly Finding[] {
  const { state, recorder } = context;
  const numbering = said(state.law, 'numbering', 'first');
  if (!numbering) return [];
  // What is no number takes no part in the count.
  if (typeof proposal.number !== 'number') return [];
  const at = spot(proposal, 'proposal');
  const expected = nextNumber(inquire(context, { during: proposal.name, at }));
  if (expected === undefined || expected === proposal.number) return [];
  const first = context.game.proposals.find(
    ({ number, name }) =>
      number === proposal.number && name !== proposal.name && recorder.log.proposals.has(name),
  );
  return [
    illegal(context, {
      code: 'proposal/number',
      at,
      rule: cite(state, numbering.rule),
      message: first
        ? `Two proposals have the number ${proposal.number}: this one, and \`${first.name}.md\`. The next number is ${expected}.`
        : `The proposal is numbered ${proposal.number}; the next number is ${expected}.`,
      help: first
        ? `Number this one ${expected}; or remove one of the two, if they are the same proposal.`
        : helpWith(context, proposal, expected),
      ...(first && { related: [{ message: 'The other is here.', at: spot(first, 'proposal') }] }),
    }),
  ];
}

function helpWith({ game, recorder }: Context, wrong: WrittenProposal, next: number): string {
  if (
    game.proposals.some(({ number, name }) => number === next && !recorder.log.proposals.has(name))
  )
    return `Proposal ${next} is on record, but as made later: correct the numbers or the dates.`;
  if (typeof wrong.number === 'number' && wrong.number < next) return `Number it ${next}.`;
  return `Number it ${next}, or record the proposals that come before it (lost: true where no record survives).`;
}
