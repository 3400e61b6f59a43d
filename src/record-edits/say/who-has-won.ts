import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import { whatNextTurnAwaits } from '../../archive/words/open-vote-words.ts';
import type { Replay } from '../../engine/results/types.ts';
import { capital } from '../../helpers/words.ts';

/** `Ada Byron has won.`; of a game of rounds, which. */
export function whoHasWon(replay: Replay): string | undefined {
  const { winner, rounds, status } = replay;
  if (!winner) return undefined;
  const name = nameOfPlayer(replay, winner.player);
  const judged = judgmentOf(replay);
  const round = `${name} has won round ${rounds.length + 1}`;
  if (status === 'playing') return `${round}; the next has not begun.`;
  return rounds.length > 0 ? `${round}${judged}.` : `${name} has won${judged}.`;
}

/** A win that rests on a Judgment says so; that of a paradox is always found by one. */
function judgmentOf({ winner, judgments }: Replay): string {
  const { by, judgment } = winner ?? {};
  if (judgment === undefined || by === 'paradox') return '';
  const written = judgments.find((each) => each.written.name === judgment)?.written;
  return `, by Judgment ${written?.number ?? judgment}`;
}

/** `Next: Carla Diaz, Proposal 302.`, or who has won; nothing where no order of turns is in force. */
export function nextOrWinner(replay: Replay): string | undefined {
  const { toMove, due, nextNumber } = replay;
  const won = whoHasWon(replay);
  if (won !== undefined) return won;
  const waits = whatNextTurnAwaits(replay);
  if (waits !== undefined) return `${capital(waits)}.`;
  if (toMove === undefined) return undefined;
  return `Next: ${nameOfPlayer(replay, toMove)}, ${what(due, nextNumber)}.`;
}

function what(due: Replay['due'], number: number | undefined): string {
  if (due === 'close-vote') return 'to bring the vote to its end';
  if (due === 'roll') return 'to throw the die';
  return number === undefined ? 'to propose' : `Proposal ${number}`;
}
