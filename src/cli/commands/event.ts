/** `nomic event`: whatever else happened. */
import { type EventRequest, planEvent, throwOf } from '../../record-edits/plans/plan-event.ts';
import { readData } from '../../record-edits/read-data.ts';
import { EVENT_KINDS } from '../../records/schema/event-schema.ts';
import { isMapping } from '../../values/schema.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';
import { carryOut } from '../record-edits/carry-out.ts';
import { numberOperand } from '../record-edits/number-operand.ts';
import { type OpenForEdit, openForEdit } from '../record-edits/open-for-edit.ts';

export async function event(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const { values } = given;
  const after = numberOperand(values.get('after'));
  if (!after.ok) return misuse(after.message);
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  const fact = factOf(given, toEdit);
  if (typeof fact === 'string') return misuse(fact);
  const rule = values.get('rule');
  const request: EventRequest = {
    fact,
    rule: rule !== undefined && /^\d{1,9}$/.test(rule) ? Number(rule) : rule,
    why: values.get('why'),
    after: after.number,
    name: values.get('name'),
  };
  return carryOut(planEvent(request, toEdit), toEdit, given, context);
}

const WHAT = `say what happened: "forfeit: ada", or --roll 4. The keys are ${EVENT_KINDS.join(', ')}.`;

/** What happened, or what is wrong with how it was said. */
function factOf({ operands, values }: Arguments, toEdit: OpenForEdit): object | string {
  const die = values.get('roll');
  if (die !== undefined) {
    if (!/^\d{1,9}$/.test(die)) return `“${die}” is not what a die shows.`;
    return throwOf(Number(die), values.get('by'), toEdit);
  }
  const read = readData(operands[1], 'what happened');
  if (!read.ok) return read.message;
  return isMapping(read.data) ? read.data : WHAT;
}
