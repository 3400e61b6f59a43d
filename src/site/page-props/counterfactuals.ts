/** What would have become of a game under each other option of a reading that mattered. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import type { ReadingEntry } from '../../archive/page-models/judgments/describe-readings.ts';
import { whatIf } from '../../try-out/suppose.ts';
import { whatIfHtml } from '../render/html/what-if-html.ts';

/** A game of more proposals is replayed in the reader's browser only, where somebody asks for it. */
export const MOST_PROPOSALS = 100;

export interface Counterfactual {
  readonly option: string;
  readonly means: string;
  readonly html: string;
}

export function counterfactuals(
  archive: GameArchive,
  { id, mattered, others }: ReadingEntry,
): readonly Counterfactual[] {
  if (mattered.length === 0 || archive.replay.proposals.length > MOST_PROPOSALS) return [];
  return others.map(({ id: option, means }) => ({
    option,
    means,
    html: whatIfHtml(whatIf(archive, new Map([[id, option]]))),
  }));
}
