/** Moves after the end (Suber's 208: the winner is the first to reach the mark). */

import type { Spot } from '../../diagnostics/finding.ts';
import { decide } from '../decisions/decide.ts';
import { type Docket, object } from '../state/log.ts';
import type { State } from '../state/state.ts';
import { seatOf } from '../state/state.ts';
import type { Step } from '../state/timeline.ts';

const NO_MOVES: ReadonlySet<string> = new Set([
  'scores',
  'winner',
  'end',
  'note',
  'debate',
  'leave',
  'consent',
  'pause',
  'resume',
]);

export function checkGameOver(docket: Docket, state: State, step: Step, at: Spot): void {
  const { over } = state;
  if (!over || isNoMove(state, step)) return;
  if (over.ended) {
    object(docket, {
      code: 'game/over',
      at,
      message: 'The record says that play has ended, and this comes after the end.',
      help: 'Move the `end` event behind the last move, or take this out.',
    });
    return;
  }
  const goesOn = decide(docket, {
    state,
    during: 'proposal' in step ? step.proposal.name : state.turn.proposal,
    at,
    what: 'whether play goes on after the win',
    compute: (reader) => reader.take('play-after-win') === 'yes',
    describe: (plays) => (plays ? 'play goes on' : 'the game is over'),
  });
  if (goesOn) return;
  const winner = over.winner && seatOf(state, over.winner.player);
  object(docket, {
    code: 'game/over',
    at,
    ...(over.winner?.rule && { rule: over.winner.rule }),
    message: `The game was over when ${winner?.name ?? 'a player'} won${over.winner?.on ? ` on ${over.winner.on.text}` : ''}.`,
    help: 'Take the move out, or declare the reading `play-after-win: { take: yes }` as game custom.',
  });
}

function isNoMove(state: State, step: Step): boolean {
  // A Judge may be asked about the end itself.
  if (step.kind === 'invoke' || step.kind === 'judge') return true;
  if (step.kind !== 'event') return false;
  const { fact } = step.event;
  // A robot's throw is its vote's, and may be recorded behind the very vote that won.
  if (fact.kind === 'roll' && seatOf(state, fact.by)?.robot) return true;
  return NO_MOVES.has(fact.kind);
}
