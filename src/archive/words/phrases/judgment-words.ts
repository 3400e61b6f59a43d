/** The result of a question that was put to a Judge, for pages and feeds. */
import type { Judgment } from '../../../engine/results/types.ts';
import { LOST_RULING } from '../../../records/kinds/bench.ts';
import { onAppeal } from '../../lookup/appeals.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { rulingQuoted } from '../record-words.ts';
import { judgmentLink } from './links.ts';

const STATUS_WORDS = {
  open: 'Open',
  given: 'Given',
  overruled: 'Overruled',
  void: 'Void',
} as const;

/** A lost ruling is said to be lost and not only given, so that nobody waits for it. */
export function judgmentStatus({ status, ruling }: Judgment): string {
  return ruling === LOST_RULING
    ? `${STATUS_WORDS[status]}; the ruling is lost.`
    : STATUS_WORDS[status];
}

/** The ruling that stands instead, and the appeals that are still open. */
export function appealWords(archive: GameArchive, judgment: Judgment): readonly Phrase[] {
  const { final, open } = onAppeal(archive.replay.judgments, judgment);
  const link = ({ written }: Judgment) => judgmentLink(archive, written.name);
  const appeals = open.map((each) => phrase`An appeal is open: ${link(each)}.`);
  if (!final) return appeals;
  return [
    phrase`The ruling that counts now is that of ${link(final)}${rulingQuoted(final)}`,
    ...appeals,
  ];
}
