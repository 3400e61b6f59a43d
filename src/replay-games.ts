/** Games replayed for whoever reads all that is found in them, doubts of words and mechanics included. */
import { withDoubts } from './engine/doubts.ts';
import { type ReplayOptions, replay } from './engine/replay.ts';
import type { Replay } from './engine/results/types.ts';
import { gameIds, type Replays, wellFormed } from './pipeline.ts';
import type { Records } from './records/types.ts';

/** All games or those named, to their ends or as far as the options say. */
export function replayGames(
  records: Records,
  ids = gameIds(records),
  options: ReplayOptions = {},
): Replays {
  const replays = new Map<string, Replay>();
  for (const id of ids) {
    const found = wellFormed(records, id);
    if (found) replays.set(id, withDoubts(replay(found.game, found.ruleset, options)));
  }
  return replays;
}
