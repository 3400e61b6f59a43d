/** When a proposal was settled, or else made. */
import type { Proposal } from '../../engine/results/types.ts';
import type { Moment } from '../../values/moment.ts';

export function proposalDay({ written }: Proposal): Moment | undefined {
  return written.closed ?? written.withdrawn ?? written.proposed;
}

export function proposalYear(proposal: Proposal): string | undefined {
  return proposalDay(proposal)?.text.slice(0, 4);
}
