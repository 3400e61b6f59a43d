import { defined } from '../../../helpers/defined.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { callPlayer } from '../../state/call-player.ts';
import type { Context } from '../../state/context.ts';
import { keySpot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';

/** Says of what a Judgment gave and took that somebody won by it. */
export function noteJudgedWin(context: Context, before: State, judgment: WrittenJudgment): void {
  const { state } = context;
  const winner = state.over?.winner;
  const gives = judgment.settles.find(({ kind }) => kind === 'points' || kind === 'change');
  if (!winner || before.over?.winner || !gives) return;
  addNote(context, {
    code: 'by-judgment',
    at: keySpot(judgment, ...gives.path, gives.kind),
    ...defined({ rule: winner.rule }),
    message: `What Judgment ${judgment.number} gives and takes ends the game: ${callPlayer(state, winner.player)} has won by it.`,
  });
}
