/** What keeps the next turn from beginning. */
import type { Replay } from '../../engine/results/types.ts';
import { inSeries } from '../../helpers/words.ts';
import { nameOfPlayer } from '../lookup/name-of-player.ts';

/** `the turn of Ada Byron waits for Judgment 1`, or for what the others have to give after it. */
export function whatNextTurnAwaits(replay: Replay): string | undefined {
  const { stayed, judgments } = replay;
  if (!stayed) return undefined;
  const of = judgments.filter(({ written }) => stayed.by.includes(written.name));
  const called = inSeries(of.map(({ written }) => `Judgment ${written.number}`));
  const isGiven = of.every(({ status }) => status === 'given');
  const awaited = isGiven ? `the consent of the others, after ${called}` : called;
  return `the turn of ${nameOfPlayer(replay, stayed.player)} waits for ${awaited}`;
}
