/** The days by which records are listed. */
import type { Judgment, Proposal } from '../../engine/results/types.ts';
import type { Moment } from '../../values/moment.ts';

/** When a proposal was settled, or else made. */
export function proposalDay({ written }: Proposal): Moment | undefined {
  return written.closed ?? written.withdrawn ?? written.proposed;
}

/** When a ruling was given, or else the question asked. */
export function judgmentDay({ written }: Judgment): Moment | undefined {
  return written.bench.findLast((seat) => seat.given)?.given ?? written.invoked;
}

export function proposalYear(proposal: Proposal): string | undefined {
  return proposalDay(proposal)?.text.slice(0, 4);
}

export function judgmentYear(judgment: Judgment): string | undefined {
  return judgmentDay(judgment)?.text.slice(0, 4);
}
