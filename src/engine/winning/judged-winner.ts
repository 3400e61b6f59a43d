/** A Judgment may say who has won: what play cannot decide ends by a Judge's word. */
import { judgePart, suppliersOf } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { Moment } from '../../values/moment.ts';
import { type Inquiry, inquire } from '../decisions/inquiry.ts';
import { resolveAnyone } from '../decisions/resolve-names.ts';
import { changePossible } from '../legality/proposals/possible-changes.ts';
import type { Winner } from '../results/winner.ts';
import type { Context } from '../state/context.ts';
import { cite, spot } from '../state/make-finding.ts';
import type { Seat, State } from '../state/state.ts';
import { dated, reporting } from '../state/write-log.ts';
import { deadlockRule, win } from './record-win.ts';
import { reachedBy } from './win.ts';

export function declareJudgedWinner(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  const named = judgment.settles.find((settlement) => settlement.kind === 'winner');
  if (named?.kind !== 'winner') return state;
  const at = spot(judgment, ...named.path, 'winner');
  const seat = reporting(context, resolveAnyone(context, named.player, at));
  if (!seat || state.over?.winner?.player === named.player) return state;
  const { by, rule } = howWon(context, judgment, seat);
  return win(context, {
    player: named.player,
    by,
    judgment: judgment.name,
    ...dated(on),
    ...(rule && { rule: cite(state, rule) }),
  });
}

interface Won {
  readonly by: Winner['by'];
  readonly rule?: RuleInForce | undefined;
}

/** By paradox where there is one, by the condition that the player meets, or by the Judge's word. */
function howWon(context: Context, judgment: WrittenJudgment, seat: Seat): Won {
  const { state } = context;
  const deadlock = deadlockRule(state);
  const inquiry = inquire(context, {
    during: state.turn.proposal,
    at: spot(judgment, 'question'),
  });
  if (deadlock && isDeadlocked(inquiry)) return { by: 'paradox', rule: deadlock };
  const [met] = seat.status === 'playing' ? reachedBy(inquiry, [seat]) : [];
  if (met) return { by: met.by, rule: met.rule };
  const judge = judgePart(state.law, 'chosen')?.rule ?? suppliersOf(state.law, 'judge')[0];
  return { by: 'judgment', rule: judge };
}

/** Play cannot go on, or a Judgment of this turn finds a move equally legal and illegal. */
function isDeadlocked(inquiry: Inquiry): boolean {
  const { state, recorder } = inquiry;
  if (!changePossible(inquiry)) return true;
  return [...state.judgments.values()].some(({ name, turn, given }) => {
    const settles = recorder.log.judgments.get(name)?.written.settles ?? [];
    const undetermined = settles.some((each) => each.kind === 'move' && each.is === 'undetermined');
    return given && turn === state.turn.begun && undetermined;
  });
}
