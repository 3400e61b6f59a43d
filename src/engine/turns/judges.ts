/** Who is the Judge, by the rules in force. */

import { said } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { wordOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Inquiry } from '../decisions/inquiry.ts';

import { playing, type Seat } from '../state/state.ts';
import { BY_SEAT, inOrder, orderOfPlay, previousTo, takesTurns } from './circuits.ts';
import { turnLaw } from './turns.ts';

/** The player moving now; between two turns, whichever the reading says. */
export function whoIsMoving(inquiry: Inquiry): PlayerId | undefined {
  const { state, reader } = inquiry;
  const { turn } = state;
  const next = turnLaw(inquiry).mover?.id;
  if (!turn.over || turn.mover === undefined || turn.mover === next) return turn.mover ?? next;
  return reader.take('moving') === 'last-to-move' ? turn.mover : next;
}

export interface JudgeLaw {
  readonly rule: RuleInForce;
  readonly chosen: 'preceding-player' | 'by-lot' | 'appointed';
  /** Whether the player preceding an overruled Judge is the next. */
  readonly preceding: boolean;
}

export function judgeLaw(inquiry: Inquiry): JudgeLaw | undefined {
  const { state } = inquiry;
  const choice = said(state.law, 'judge', 'chosen');
  if (!choice) return undefined;
  const names = namesOf(inquiry);
  const ways = ['preceding-player', 'by-lot', 'appointed'] as const;
  const chosen = wordOf(names, choice.rule, choice.value, ways);
  const then = said(state.law, 'judge', 'then');
  const next = then && wordOf(names, then.rule, then.value, ['preceding-judge']);
  return chosen && { rule: choice.rule, chosen, preceding: next === 'preceding-judge' };
}

/**
 * The player preceding another in the order of play who may judge: not the one moving, nor a
 * team-mate, unless the reading admits them. Where nobody may, nobody is the Judge; where no order
 * of play is in force, whether anybody precedes anybody is a reading too.
 */
export function precedingJudge(
  inquiry: Inquiry,
  before: PlayerId,
  moving: PlayerId | undefined,
): Seat | undefined {
  const { state, game, reader } = inquiry;
  const play = orderOfPlay(inquiry);
  const isOrdered = play.order !== 'none';
  if (!isOrdered && reader.take('judge-without-order') === 'nobody') return undefined;
  const robots =
    playing(state).some(({ robot }) => robot) && reader.take('robot-player') === 'everything';
  const counts = robots ? ({ status }: Seat) => status === 'playing' : takesTurns;
  const barred = moving === undefined ? new Set<PlayerId>() : withTeamMates(game, moving);
  const seats = inOrder(inquiry, isOrdered ? play : BY_SEAT);
  let place = before;
  let nearest: Seat | undefined;
  for (const _ of state.seats) {
    const seat = previousTo(seats, place, counts);
    if (!seat) return undefined;
    nearest ??= seat;
    if (!barred.has(seat.id)) {
      if (seat === nearest) return seat;
      return reader.take('own-cause') === 'no' ? seat : nearest;
    }
    place = seat.id;
  }
  return nearest && reader.take('own-cause') === 'yes' ? nearest : undefined;
}

function withTeamMates(game: WrittenGame, player: PlayerId): ReadonlySet<PlayerId> {
  const team = [...game.teams.values()].find((members) => members.includes(player));
  return new Set([player, ...(team ?? [])]);
}
