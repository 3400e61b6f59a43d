/** `nomic vote`: votes on an open proposal. */
import { planVote } from '../../record-edits/plans/plan-vote.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';
import { carryOut } from '../record-edits/carry-out.ts';
import { namesIn } from '../record-edits/names-in.ts';
import { numberOperand } from '../record-edits/number-operand.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';

export async function vote(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return misuse(numbered.message);
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  const { number } = numbered;
  const voters = { for: namesIn(given, 'for'), against: namesIn(given, 'against') };
  const abstain = namesIn(given, 'abstain');
  const why = given.values.get('why');
  const ownFile = given.switches.has('own-file');
  const planned = planVote({ number, ...voters, abstain, why, ownFile }, toEdit);
  return carryOut(planned, toEdit, given, context);
}
