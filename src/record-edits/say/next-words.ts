import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import type { Replay } from '../../engine/results/types.ts';
import { whoHasWon } from './who-has-won.ts';

/** `Next: Carla Diaz, Proposal 302.`, or who has won; nothing where no order of turns is in force. */
export function nextWords(replay: Replay): string | undefined {
  const { toMove, due, nextNumber } = replay;
  const won = whoHasWon(replay);
  if (won !== undefined || toMove === undefined) return won;
  return `Next: ${nameOfPlayer(replay, toMove)}, ${what(due, nextNumber)}.`;
}

function what(due: Replay['due'], number: number | undefined): string {
  if (due === 'close-vote') return 'to bring the vote to its end';
  if (due === 'roll') return 'to throw the die';
  return number === undefined ? 'to propose' : `Proposal ${number}`;
}
