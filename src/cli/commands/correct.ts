/** `nomic correct`: a record that was put right says so. */
import { planCorrection } from '../../record-edits/plans/plan-correction.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';
import { carryOut } from '../record-edits/carry-out.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';

export async function correct(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const [, record = ''] = given.operands;
  const why = given.values.get('why');
  if (why === undefined) return misuse('say why the record was wrong, with --why.');
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  return carryOut(planCorrection({ record, why }, toEdit), toEdit, given, context);
}
