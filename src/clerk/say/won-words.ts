import type { Replay } from '../../engine/facts/types.ts';

/** `Ada Byron has won.`; of a game of rounds, which. */
export function wonWords({ winner, players, rounds, status }: Replay): string | undefined {
  if (!winner) return undefined;
  const name = players.find(({ id }) => id === winner.player)?.name ?? winner.player;
  if (status !== 'playing') return `${name} has won.`;
  return `${name} has won round ${rounds.length + 1}; the next has not begun.`;
}
