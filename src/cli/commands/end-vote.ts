/** `nomic close` and `nomic withdraw`: the end of a proposal. */
import { type EndingRequest, planEnding } from '../../clerk/plans/plan-ending.ts';
import type { Arguments } from '../arguments.ts';
import { carryOut } from '../clerk/carry-out.ts';
import { numberOperand } from '../clerk/number-operand.ts';
import { openDesk } from '../clerk/open-desk.ts';
import { type Context, misuse, type Outcome } from '../outcome.ts';

export function close(given: Arguments, context: Context): Outcome {
  return end('closed', given, context);
}

export function withdraw(given: Arguments, context: Context): Outcome {
  return end('withdrawn', given, context);
}

function end(how: EndingRequest['how'], given: Arguments, context: Context): Outcome {
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return misuse(numbered.message);
  const opened = openDesk(given, context);
  if (!opened.ok) return opened.outcome;
  const { desk } = opened;
  return carryOut(planEnding({ how, number: numbered.number }, desk), desk, given, context);
}
