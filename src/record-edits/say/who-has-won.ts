import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import type { Replay } from '../../engine/results/types.ts';

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
