/** The end of a game by somebody's winning it. */
import type { Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { rulingOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { Winner } from '../results/winner.ts';
import { citePlayer } from '../state/call-player.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { addNote, addToTimeline, dated } from '../state/write-log.ts';

/** Puts the winner on record; play is over. */
export function win(context: Context, winner: Winner, at: Spot): State {
  const { state } = context;
  const { judgment } = winner;
  if (judgment !== undefined) noteJudged(context, { ...winner, judgment }, at);
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

/** A win that rests on a Judgment says so, and whether the winner gave it. */
function noteJudged(
  context: Context,
  { player, by, rule, judgment }: Winner & { readonly judgment: string },
  at: Spot,
): void {
  const written = context.bindings.judgmentCalled(judgment);
  const name = citePlayer(context.state, player);
  const why =
    by === 'judgment' || !rule
      ? 'No condition of a rule in force makes that win by itself.'
      : `Rule ${rule.number} names the winner only by what that Judgment decides.`;
  // A Judge's word alone, or for themselves, is nothing that a reader should have to look for.
  const isOwn = written?.bench.some(({ judges }) => judges.includes(player)) === true;
  addNote(context, {
    code: 'by-judgment',
    at,
    ...(rule && { rule }),
    ...((isOwn || by === 'judgment') && { warns: true as const }),
    message: `${name} wins by Judgment ${written?.number ?? judgment}. ${why}${isOwn ? ` ${name} was the Judge.` : ''}`,
  });
}

/** The rule that says who wins when play cannot go on. */
export function deadlockRule(state: State): RuleInForce | undefined {
  const ruling = rulingOn(state.law, 'deadlock');
  return ruling.kind === 'settled' ? ruling.rule : undefined;
}
