/** What a complete circuit of turns gives and takes, by the rules in force when it is complete. */
import { entriesOf } from '../../../law/in-force/law.ts';
import { hasCircuitEnded } from '../../decisions/formula-environment.ts';
import { askWhereItDiffers, type DatedOccurrence, inquire } from '../../decisions/inquiry.ts';
import { awardsOn } from '../../holdings/awards.ts';
import { postSums } from '../../holdings/holdings.ts';
import type { LedgerEntry } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import type { State } from '../../state/state.ts';
import { writeProposal } from '../../state/write-log.ts';
import type { Step } from '../../timeline/timeline.ts';

/** The position after it, and what was given and taken; the turn `before` the step tells whether it is. */
export function payCircuit(
  context: Context,
  before: State,
  step: Step,
  occurrence: DatedOccurrence,
): ReturnType<typeof postSums> {
  const { state } = context;
  const isPaid = entriesOf(state.law, 'awards').some(({ value }) =>
    value.some(({ on }) => on === 'circuit'),
  );
  if (!isPaid || state.turn === before.turn) return { state, entries: [] };
  const earned = (asking: Context) => {
    const inquiry = inquire(asking, occurrence);
    const isComplete = hasCircuitEnded(inquiry, before.turn);
    return isComplete ? awardsOn(inquiry, { on: ['circuit'] }).sums : [];
  };
  const sums = askWhereItDiffers(context, earned, (each) =>
    each.map(({ player, quantity, amount }) => [player, quantity, amount]),
  );
  const paid = postSums(context, sums, causeOf(step), occurrence.on);
  if ('proposal' in step) addAwards(context, step.proposal.name, paid.entries);
  return paid;
}

function causeOf(step: Step): LedgerEntry['cause'] {
  if (step.kind === 'event') return { by: 'event', event: step.event };
  if ('judgment' in step) return { by: 'judgment', judgment: step.judgment.name };
  const { name, number } = step.proposal;
  return { by: 'proposal', proposal: name, number };
}

function addAwards(context: Context, name: string, entries: readonly LedgerEntry[]): void {
  const known = context.recorder.log.proposals.get(name);
  if (!known || entries.length === 0) return;
  writeProposal(context, { ...known, awards: [...known.awards, ...entries] });
}
