/** What a Judgment makes of a move, as far as it reaches that move (Suber's 212). */
import type { SettledMove } from '../state/bindings.ts';
import { type Docket, spot } from '../state/log.ts';
import type { State } from '../state/state.ts';
import { decide, plainReader } from './decide.ts';

/**
 * What the last Judgment says of a proposal that may settle it. Whether one may that was invoked in
 * another turn is a reading, of which nothing is told while the move stands without it.
 */
export function settledMove(
  docket: Docket,
  state: State,
  proposal: string,
  standsAnyway = docket.wrongs.length === 0,
): SettledMove | undefined {
  return docket.bindings
    .settled(proposal)
    .findLast((settled) => settled.ownTurn || reachesOut(docket, state, settled, standsAnyway));
}

function reachesOut(
  docket: Docket,
  state: State,
  { judgment, move, is, path }: SettledMove,
  standsAnyway: boolean,
): boolean {
  const at = spot(judgment, ...path, 'move');
  const during = docket.bindings.turnOf(judgment.name);
  if (is === 'legal' && standsAnyway) {
    return plainReader(docket, state, during, at).take('past-moves') === 'yes';
  }
  return decide(docket, {
    state,
    during,
    at,
    what: `whether Judgment ${judgment.number} settles Proposal ${move}`,
    compute: (reader) => reader.take('past-moves') === 'yes',
    describe: (reaches) => (reaches ? `Proposal ${move} is ${is}` : 'it is as the rules have it'),
  });
}
