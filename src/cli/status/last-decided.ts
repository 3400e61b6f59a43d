/** What became of the proposal that was decided last, where the game is still being played. */
import { proposalResult } from '../../archive/words/proposal-result.ts';
import type { Replay } from '../../engine/results/types.ts';

export function lastDecided(replay: Replay): string | undefined {
  if (replay.status !== 'playing') return undefined;
  const last = replay.timeline.findLast((entry) => entry.kind === 'resolved');
  if (last?.kind !== 'resolved') return undefined;
  const proposal = replay.proposals.find(({ written }) => written.name === last.proposal);
  return proposal && `Proposal ${proposal.written.number}: ${proposalResult(replay, proposal)}`;
}
