import type { Replay } from '../../engine/facts/types.ts';

/** `Ada Byron has won.`; of a game of rounds, which. */
export function whoHasWon({ winner, players, rounds, status }: Replay): string | undefined {
  if (!winner) return undefined;
  const name = players.find(({ id }) => id === winner.player)?.name ?? winner.player;
  const round = `${name} has won round ${rounds.length + 1}`;
  if (status === 'playing') return `${round}; the next has not begun.`;
  return rounds.length > 0 ? `${round}.` : `${name} has won.`;
}
