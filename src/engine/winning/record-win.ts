/** The end of a game by somebody's winning it. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { rulingOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { Winner } from '../results/winner.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { addToTimeline, dated } from '../state/write-log.ts';

/** Puts the winner on record; play is over. */
export function win(context: Context, winner: Winner): State {
  const { state } = context;
  const { judgment } = winner;
  const before = state.over?.winner?.player;
  addToTimeline(context, {
    ...dated(winner.on),
    version: state.version,
    kind: 'won',
    player: winner.player,
    ...withoutUndefined({ judgment, instead: before }),
  });
  return { ...state, over: { ...state.over, winner } };
}

/** The rule that says who wins when play cannot go on. */
export function deadlockRule(state: State): RuleInForce | undefined {
  const ruling = rulingOn(state.law, 'deadlock');
  return ruling.kind === 'settled' ? ruling.rule : undefined;
}
