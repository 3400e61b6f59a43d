/** What stands at the end of the record and is not complete: it is checked as far as it goes. */
import type { Finding } from '../../../diagnostics/finding.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { GameRecord } from '../../../records/types.ts';
import { attemptJudged } from '../../judged-moves/let-stand.ts';
import { checkBench } from '../../legality/judgments/bench.ts';
import { checkVotes } from '../../legality/votes/votes-cast.ts';
import type { Context } from '../../state/context.ts';
import { spot } from '../../state/make-finding.ts';
import type { OpenJudgment } from '../../state/state.ts';
import { addNote, reportAll } from '../../state/write-log.ts';
import { isPriced } from '../../votes/price.ts';
import { checkUnearned } from '../../votes/stated-awards.ts';

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
