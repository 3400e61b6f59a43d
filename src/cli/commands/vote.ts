/** `nomic vote`: votes on an open proposal. */
import { planVote } from '../../clerk/plans/plan-vote.ts';
import type { Arguments } from '../arguments.ts';
import { carryOut } from '../clerk/carry-out.ts';
import { namesIn } from '../clerk/names-in.ts';
import { numberOperand } from '../clerk/number-operand.ts';
import { openDesk } from '../clerk/open-desk.ts';
import { type Context, misuse, type Outcome } from '../outcome.ts';

export function vote(given: Arguments, context: Context): Outcome {
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return misuse(numbered.message);
  const opened = openDesk(given, context);
  if (!opened.ok) return opened.outcome;
  const { desk } = opened;
  const { number } = numbered;
  const voters = { for: namesIn(given, 'for'), against: namesIn(given, 'against') };
  const abstain = namesIn(given, 'abstain');
  const why = given.values.get('why');
  const ownFile = given.switches.has('own-file');
  const planned = planVote({ number, ...voters, abstain, why, ownFile }, desk);
  return carryOut(planned, desk, given, context);
}
