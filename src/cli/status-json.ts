/** A game's status as JSON: the game at a glance, and what it waits for. */
import { summaryJson } from '../archive/json/game-json.ts';
import type { Replay } from '../engine/state/types.ts';

export function statusJson(replay: Replay) {
  const { proposals, judgments } = openMatters(replay);
  return {
    ...summaryJson(replay),
    due: replay.due ?? null,
    wouldJudge: replay.wouldJudge ?? null,
    pausedUntil: replay.pausedUntil?.text ?? null,
    open: {
      proposals: proposals.map(({ written }) => ({
        number: written.number,
        name: written.name,
        by: written.by ?? null,
        proposed: written.proposed?.text ?? null,
      })),
      judgments: judgments.map(({ written }) => ({
        number: written.number,
        name: written.name,
        question: written.question,
        by: written.by,
        judge: written.bench.at(-1)?.judge ?? null,
      })),
    },
  };
}

export function openMatters({ proposals, judgments }: Replay) {
  return {
    proposals: proposals.filter(({ outcome }) => outcome === 'open'),
    judgments: judgments.filter(({ status }) => status === 'open'),
  };
}
