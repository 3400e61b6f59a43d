/** What a Judgment makes of a move, as far as it reaches that move (Suber's 212). */
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { spot } from '../state/report.ts';
import { decide, plainInquiry } from './decide.ts';

/**
 * What the last Judgment says of a proposal that may settle it. Whether one may that was invoked in
 * another turn is a reading, which is not reported while the move stands without it.
 */
export function judgedMove(
  context: Context,
  proposal: string,
  standsAnyway: boolean,
): SettledMove | undefined {
  return context.bindings
    .settled(proposal)
    .findLast((settled) => settled.ownTurn || reachesOut(context, settled, standsAnyway));
}

function reachesOut(
  context: Context,
  { judgment, move, is, path }: SettledMove,
  standsAnyway: boolean,
): boolean {
  const at = spot(judgment, ...path, 'move');
  const during = context.bindings.turnOf(judgment.name);
  if (is === 'legal' && standsAnyway) {
    return plainInquiry(context, { during, at }).reader.take('past-moves') === 'yes';
  }
  return decide(context, {
    during,
    at,
    what: { kind: 'settled-move', judgment: judgment.number, proposal: move },
    compute: ({ reader }) => reader.take('past-moves') === 'yes',
    describe: (reaches) => (reaches ? `Proposal ${move} is ${is}` : 'it is as the rules have it'),
  });
}
