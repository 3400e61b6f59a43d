/** A win because play cannot go on, if a rule grants it (Suber's 213). */
import { lawOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { hasForce } from '../../decisions/inquiry.ts';
import { reaches } from '../../decisions/judged-moves.ts';
import type { Context } from '../../state/context.ts';
import type { State } from '../../state/state.ts';

/** The rule that says who wins when play cannot go on. */
export function deadlockRule({ law }: State): RuleInForce | undefined {
  return lawOn(law, 'deadlock')?.rule;
}

/** The record that a game needs after a Judge finds that play cannot go on. */
export function paradoxHelp({ number }: RuleInForce): string {
  return `Rule ${number} says who wins by that: record it as an event, \`winner: { player: …, by: paradox }\`.`;
}

/**
 * The latest binding Judgment of this turn which finds play or a move impossible in the sense of the
 * rule. Other Judgments and overruled ones do not count. A rule may exclude verdicts.
 */
export function paradoxFound(context: Context): WrittenJudgment | undefined {
  const { state, bindings } = context;
  const finding = lawOn(state.law, 'judge', 'finds-deadlock')?.value;
  return [...context.recorder.log.judgments.values()]
    .filter(
      ({ status, written }) =>
        status === 'given' && state.judgments.get(written.name)?.turn === state.turn.begun,
    )
    .findLast(
      ({ written, ruling }) =>
        !bindings.isSetAside(written) &&
        hasForce(context) &&
        (finding?.includes(ruling ?? '') ?? true) &&
        findsIt(context, written),
    )?.written;
}

function findsIt(context: Context, judgment: WrittenJudgment): boolean {
  if (judgment.settles.some(({ kind }) => kind === 'play')) return true;
  const { bindings } = context;
  return bindings.settledBy(judgment).some(({ record }) => {
    const settled = bindings.settled(record).findLast((each) => reaches(context, record, each));
    const isMove = 'changes' in record;
    return isMove && settled?.judgment === judgment && settled.is === 'undetermined';
  });
}
