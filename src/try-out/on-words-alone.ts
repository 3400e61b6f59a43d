/** Events that rest on words alone, by their ids: a Judge may let them stand. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { describeTimeline } from '../archive/page-models/game/describe-timeline.ts';
import { plain } from '../archive/words/phrase.ts';

export function onWordsAlone(archive: GameArchive) {
  const { timeline } = archive.replay;
  return timeline.flatMap((entry, i) => {
    if (entry.kind !== 'event' || entry.ground?.by !== 'words') return [];
    const { id } = entry.event;
    const [step] = describeTimeline(archive, i);
    return id === undefined || !step ? [] : [{ id, name: plain(step.words) }];
  });
}
