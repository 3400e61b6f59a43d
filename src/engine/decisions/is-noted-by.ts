import type { Decision, ResultUnder } from '../results/decision.ts';
import type { ReadingTaken } from '../results/types.ts';

/**
 * Whether an earlier note on the same question named the same options. Under another option the game
 * ended there, so that a later move could not have been made.
 */
export function isNotedBy(
  earlier: ReadingTaken['mattered'][number],
  what: Decision,
  results: readonly ResultUnder[],
): boolean {
  const named = new Set(earlier.results.map(({ option }) => option));
  return earlier.what.kind === what.kind && results.every(({ option }) => named.has(option));
}
