/** Refuses moves after the end of a game (Suber's 208: the first to reach the mark wins). */
import type { Spot } from '../../diagnostics/finding.ts';
import { once } from '../../helpers/once.ts';
import { EVENT_TRAITS } from '../../records/kinds/event-facts.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import type { WrittenGame } from '../../records/types.ts';
import { askReading } from '../decisions/inquiry.ts';
import type { Context } from '../state/context.ts';
import { illegal, type Objections } from '../state/make-finding.ts';
import { type State, seatOf } from '../state/state.ts';
import type { TimelineStep } from '../timeline/timeline.ts';
import { slipsOfWinner } from './implausible.ts';

/** Whether the game has several rounds: each has a winner, and play goes on until the game ends. */
export const isInRounds = once((game: WrittenGame) =>
  everyEvent(game).some(({ fact }) => fact.kind === 'round'),
);

export function checkGameOver(context: Context, step: TimelineStep, at: Spot): Objections {
  const { state } = context;
  const { over } = state;
  if (!over || isNoMove(state, step)) return [];
  // A round's winner does not end the game.
  if (!over.ended && isInRounds(context.game)) return [];
  if (over.ended) {
    return illegal(context, {
      code: 'game/over',
      at,
      message: 'The record says that play has ended, and this comes after the end.',
      help: 'Move the `end` event behind the last move, or remove this.',
    });
  }
  const during = 'proposal' in step ? step.proposal.name : state.turn.proposal;
  if (askReading(context, 'play-after-win', during) === 'yes') return [];
  const winner = over.winner && seatOf(state, over.winner.player);
  const related = slipsOfWinner(context);
  return illegal(context, {
    code: 'game/over',
    at,
    related: related.length > 0 ? related : undefined,
    rule: over.winner?.rule,
    message: `The game was over when ${winner?.name ?? 'a player'} won${over.winner?.on ? ` on ${over.winner.on.text}` : ''}.`,
    help: 'Remove the move, or declare the reading `play-after-win: { take: yes }` as game custom.',
  });
}

function isNoMove(state: State, step: TimelineStep): boolean {
  // A Judge may be asked whether the game has ended.
  if (step.kind === 'invoke' || step.kind === 'judge') return true;
  if (step.kind !== 'event') return false;
  const { fact } = step.event;
  // A robot's roll is its vote, and may be recorded after the vote that won the game.
  if (fact.kind === 'roll' && seatOf(state, fact.by)?.robot) return true;
  return !EVENT_TRAITS[fact.kind].isMove;
}
