/** `nomic event`: whatever else happened. */
import { type EventRequest, planEvent, throwOf } from '../../clerk/plans/plan-event.ts';
import { readData } from '../../clerk/read-data.ts';
import { EVENT_KINDS } from '../../records/schema/event-schema.ts';
import { isMapping } from '../../values/schema.ts';
import type { Arguments } from '../arguments.ts';
import { carryOut } from '../clerk/carry-out.ts';
import { numberOperand } from '../clerk/number-operand.ts';
import { type OpenDesk, openDesk } from '../clerk/open-desk.ts';
import { type Context, misuse, type Outcome } from '../outcome.ts';

export function event(given: Arguments, context: Context): Outcome {
  const { values } = given;
  const after = numberOperand(values.get('after'));
  if (!after.ok) return misuse(after.message);
  const opened = openDesk(given, context);
  if (!opened.ok) return opened.outcome;
  const { desk } = opened;
  const fact = factOf(given, desk);
  if (typeof fact === 'string') return misuse(fact);
  const rule = values.get('rule');
  const request: EventRequest = {
    fact,
    rule: rule !== undefined && /^\d{1,9}$/.test(rule) ? Number(rule) : rule,
    why: values.get('why'),
    after: after.number,
    name: values.get('name'),
  };
  return carryOut(planEvent(request, desk), desk, given, context);
}

const WHAT = `say what happened: "forfeit: ada", or --roll 4. The keys are ${EVENT_KINDS.join(', ')}.`;

/** What happened, or what is wrong with how it was said. */
function factOf({ operands, values }: Arguments, desk: OpenDesk): object | string {
  const die = values.get('roll');
  if (die !== undefined) {
    if (!/^\d{1,9}$/.test(die)) return `“${die}” is not what a die shows.`;
    return throwOf(Number(die), values.get('by'), desk);
  }
  const read = readData(operands[1], 'what happened');
  if (!read.ok) return read.message;
  return isMapping(read.data) ? read.data : WHAT;
}
