/** What stands at the end of the record and is not complete: it is checked as far as it goes. */

import type { Finding, Spot } from '../../../diagnostics/finding.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { GameRecord } from '../../../records/types.ts';
import { attemptJudged } from '../../judged-moves/let-stand.ts';
import { checkBench } from '../../legality/judgments/bench.ts';
import { checkVotes } from '../../legality/votes/votes-cast.ts';
import { finalBench } from '../../state/bindings.ts';
import type { Context } from '../../state/context.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import type { OpenJudgment, State } from '../../state/state.ts';
import { addNote, reportAll } from '../../state/write-log.ts';
import { recordKey, recordWords } from '../../timeline/record-words.ts';
import { recordOf, type Step } from '../../timeline/timeline.ts';
import { isPriced } from '../../votes/price.ts';
import { checkUnearned } from '../../votes/stated-awards.ts';
import { applyInvoke } from '../apply-judgment.ts';

export function checkUnfinished(context: Context): readonly Finding[] {
  const { state, recorder } = context;
  const votes = [...state.pending.values()].flatMap((pending) =>
    unlessJudged(context, pending.written, () => [
      ...checkVotes(context, pending),
      ...checkUnearned(context, pending.written),
    ]),
  );
  const benches = [...state.judgments.values()].flatMap((open) => {
    const written = recorder.log.judgments.get(open.name)?.written;
    if (!written || !isUnanswered(written)) return [];
    return unlessJudged(context, written, () => checkOpenBench(context, written, open));
  });
  return [...votes, ...benches];
}

/** What is wrong with a record, where no Judgment lets it stand. */
function unlessJudged(
  context: Context,
  record: GameRecord,
  find: () => readonly Finding[],
): readonly Finding[] {
  return attemptJudged(context, record, () => reportAll(context, find())).objections;
}

/** Whether no Judge has ruled, so that the bench has not been looked at. */
function isUnanswered({ bench }: WrittenJudgment): boolean {
  return bench.every(({ ruling }) => ruling === undefined);
}

function checkOpenBench(
  context: Context,
  judgment: WrittenJudgment,
  open: OpenJudgment,
): readonly Finding[] {
  const refused = judgment.bench.find((each) => each.refused);
  if (refused && isPriced(context.state, 'refused')) {
    addNote(context, {
      code: 'judge/refusal-pending',
      at: spot(judgment, ...refused.path, 'refused'),
      message: `What it earns or costs to refuse Judgment ${judgment.number} is computed once the Judgment is given.`,
    });
  }
  return checkBench(context, judgment, open);
}

/* Records that are said to stand against a rule, and that break none. */

/** Says of them that `stands` does nothing, once everything has been replayed. */
export function noteNeedless(context: Context): void {
  const { game, recorder } = context;
  if (!game.unobjected) return;
  const records: readonly GameRecord[] = [...game.proposals, ...game.judgments, ...game.events];
  for (const record of records) {
    if (!record.stands || recorder.log.unobjected.has(recordKey(record))) continue;
    const path = 'path' in record ? record.path : [];
    addNote(context, {
      code: 'stands/needless',
      at: keySpot(record, ...path, 'stands'),
      message: `Nothing is found wrong with ${recordWords(record)}: it stands by the rules, and \`stands\` changes nothing.`,
      help: 'Take `stands` out.',
    });
  }
}

/* A game that waits for a Judgment: the question is on record, and so is what waits after it. */

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
