/** `nomic close` and `nomic withdraw`: the end of a proposal. */
import { type EndingRequest, planEnding } from '../../record-edits/plans/plan-ending.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';
import { carryOut } from '../record-edits/carry-out.ts';
import { numberOperand } from '../record-edits/number-operand.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';

export async function close(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  return end('closed', given, context);
}

export async function withdraw(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  return end('withdrawn', given, context);
}

async function end(
  how: EndingRequest['how'],
  given: Arguments,
  context: CommandContext,
): Promise<CommandOutcome> {
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return misuse(numbered.message);
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  return carryOut(planEnding({ how, number: numbered.number }, toEdit), toEdit, given, context);
}
