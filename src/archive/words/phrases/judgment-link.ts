import type { GameArchive } from '../../lookup/game-archive.ts';
import { type Link, link } from '../phrase.ts';

/** A Judgment by the name of its record. */
export function judgmentLink(archive: GameArchive, name: string): Link {
  const number = archive.judgments.get(name)?.written.number ?? name;
  return link(`Judgment ${number}`, archive.links.judgment(archive.id, name));
}
