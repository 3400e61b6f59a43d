/** Whether play can go on at all (Suber's 114: rule-changes must never become impermissible; 213). */

import type { Finding, Spot } from '../../../diagnostics/finding.ts';
import type { WrittenJudgment } from '../../../records/judgment-types.ts';
import { finalBench } from '../../state/bindings.ts';
import type { Context } from '../../state/context.ts';
import { addNote, illegal } from '../../state/report.ts';
import type { State } from '../../state/state.ts';
import { noChangePossible } from './permitted.ts';

/** Objects to the move after which no rule-change is possible any more, unless a Judge was asked. */
export function checkPlayCanContinue(
  context: Context,
  before: State,
  at: Spot,
): readonly Finding[] {
  const { state: after } = context;
  if (before.law === after.law || noChangePossible(before) || !noChangePossible(after)) return [];
  const message = `From now on no rule in force ${after.law.suppliers.has('adoption') ? 'permits any rule-change' : 'says what adopts a rule-change'}, so play cannot continue.`;
  const judgment = judgmentOn(context);
  if (judgment) {
    addNote(context, {
      code: 'by-judgment',
      at,
      message: `Judgment ${judgment.number} says what follows. Without it: ${message}`,
    });
    return [];
  }
  return [
    illegal(context, {
      code: 'law/no-change-possible',
      at,
      message,
      help: 'Put it to a Judge: record a Judgment that says who has won, under judgments/.',
    }),
  ];
}

/** A Judgment given in this turn or after it says what follows; the game goes on to that. */
function judgmentOn(context: Context): WrittenJudgment | undefined {
  const { state } = context;
  return context.game.judgments.find((judgment) => {
    if (finalBench(judgment) === undefined || context.bindings.isSetAside(judgment)) return false;
    // One that was invoked and is no longer kept belongs to an earlier turn.
    const asked = context.recorder.log.judgments.has(judgment.name);
    return !asked || state.judgments.get(judgment.name)?.turn === state.turn.begun;
  });
}
