/** Whether play can go on at all (Suber's 114: rule-changes must never become impermissible; 213). */

import type { Finding, Spot } from '../../../diagnostics/finding.ts';
import { said } from '../../../law/in-force/law.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { inquire } from '../../decisions/inquiry.ts';
import { takeReading } from '../../decisions/taken-option.ts';
import { finalBench } from '../../state/bindings.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';
import { changePossible } from './possible-changes.ts';

/** Objects to the move after which no rule-change is possible any more, unless a Judge was asked. */
export function checkPlayCanContinue(
  context: Context,
  before: State,
  at: Spot,
): readonly Finding[] {
  const { state: after } = context;
  if (before.law === after.law) return [];
  const occurrence = { during: after.turn.proposal, at };
  const inquiry = inquire(context, occurrence);
  if (changePossible(inquiry) || !changePossible({ ...inquiry, state: before })) return [];
  const message = `From now on no rule in force ${after.law.suppliers.has('adoption') ? 'lets any rule-change be adopted' : 'says what adopts a rule-change'}, so play cannot continue.`;
  const mustStay = takeReading(context, 'last-rule-of-change', occurrence.during) === 'must-stay';
  if (mustStay) return [forbidden(context, at, message)];
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

function forbidden(context: Context, at: Spot, message: string): Finding {
  const { state } = context;
  const by = said(state.law, 'readings', 'last-rule-of-change')?.rule;
  return illegal(context, {
    code: 'limit/breached',
    at,
    ...(by && { rule: cite(state, by) }),
    message: `${message} ${by ? `Rule ${by.number}` : 'The reading “last-rule-of-change”'} has some way to change the rules be left.`,
    help: 'Leave a rule that permits rule-changes and one that says what adopts them.',
  });
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
