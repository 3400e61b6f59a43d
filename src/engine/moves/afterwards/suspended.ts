/** A game that waits for a Judgment: the question is on record, and so is what waits after it. */
import type { Spot } from '../../../diagnostics/finding.ts';
import { finalBench } from '../../state/bindings.ts';
import type { Context } from '../../state/context.ts';
import type { State } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';
import { recordOf, type Step } from '../../timeline/timeline.ts';
import { applyInvoke } from '../apply-judgment.ts';

/** The steps by which Judgment was invoked in a turn and is not given yet, and all the others. */
export function partedByQuestion(
  { bindings }: Context,
  steps: readonly Step[],
  during: string | undefined,
): { readonly questions: readonly Step[]; readonly waiting: readonly Step[] } {
  const isQuestion = (step: Step) =>
    'judgment' in step &&
    !finalBench(step.judgment) &&
    bindings.turnOf(step.judgment.name) === during;
  return {
    questions: steps.filter(isQuestion),
    waiting: steps.filter((step) => !isQuestion(step)),
  };
}

/** The position in which the questions are open to which a suspended move was put. */
export function askQuestions(context: Context, questions: readonly Step[]): State {
  const { state } = context;
  let next = state;
  for (const step of questions) {
    if (step.kind === 'invoke')
      next = applyInvoke({ ...context, state: next }, step.judgment, step.on);
  }
  return next;
}

/** Says that what is recorded after a suspended move has not been looked at. */
export function noteWaiting(context: Context, waiting: readonly Step[], first: Spot): void {
  const { size } = new Set(waiting.map(recordOf));
  const what =
    size === 1
      ? 'What is recorded here waits'
      : `${size} records of moves and events wait, of which this is the first`;
  addNote(context, {
    code: 'game/waiting',
    at: first,
    message: `${what}: the move before is put to a Judge, and until the Judgment is given nothing behind it is replayed or checked against the rules.`,
    help: 'Record the Judgment once it is given: the replay goes on from there.',
  });
}
