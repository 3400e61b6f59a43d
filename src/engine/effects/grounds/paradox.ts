/** That play cannot go on, which makes somebody win where a rule says so (Suber's 213). */
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { hasForce, reaches } from '../../decisions/judged-moves.ts';
import type { Context } from '../../state/context.ts';

/**
 * The latest Judgment given in this turn that finds it: by an entry of `settles` that says so of play or of a
 * move, and that binds. A Judgment on anything else is none, and neither is one that is overruled.
 */
export function paradoxFound(context: Context): WrittenJudgment | undefined {
  const { state, recorder, bindings } = context;
  const given = [...recorder.log.judgments.values()].filter(
    ({ status, written }) =>
      status === 'given' && state.judgments.get(written.name)?.turn === state.turn.begun,
  );
  return given.findLast(
    ({ written }) =>
      !bindings.isSetAside(written) && hasForce(context, written) && findsIt(context, written),
  )?.written;
}

function findsIt(context: Context, judgment: WrittenJudgment): boolean {
  if (judgment.settles.some(({ kind }) => kind === 'play')) return true;
  const { bindings } = context;
  return bindings.settledBy(judgment).some((record) => {
    const settled = bindings.settled(record).findLast((each) => reaches(context, record, each));
    const isMove = 'changes' in record;
    return isMove && settled?.judgment === judgment && settled.is === 'undetermined';
  });
}
