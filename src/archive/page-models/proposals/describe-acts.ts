/** What a proposal does beside changing rules, or instead of it. */
import type { WrittenProposal } from '../../../records/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { Phrase } from '../../words/phrase.ts';
import { eventNote, eventWords } from '../../words/phrases/event-words.ts';

export interface ProposedAct {
  readonly says: Phrase;
  /** What the record adds in its own words. */
  readonly note: string | undefined;
}

export function describeActs(
  archive: GameArchive,
  { acts = [] }: WrittenProposal,
  version: number,
): readonly ProposedAct[] {
  return acts.map((act) => ({
    says: eventWords(archive, act, version),
    note: eventNote(act),
  }));
}
