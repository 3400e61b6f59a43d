/** `nomic correct`: a record that was put right says so. */
import { planCorrection } from '../../clerk/plans/plan-correction.ts';
import type { Arguments } from '../arguments.ts';
import { carryOut } from '../clerk/carry-out.ts';
import { openDesk } from '../clerk/open-desk.ts';
import { type Context, misuse, type Outcome } from '../outcome.ts';

export function correct(given: Arguments, context: Context): Outcome {
  const [, record = ''] = given.operands;
  const why = given.values.get('why');
  if (why === undefined) return misuse('say why the record was wrong, with --why.');
  const opened = openDesk(given, context);
  if (!opened.ok) return opened.outcome;
  const { desk } = opened;
  return carryOut(planCorrection({ record, why }, desk), desk, given, context);
}
