/** The rule that something rests on, with a link to its words at that time. */
import type { Authority } from '../../../diagnostics/finding.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { link, type Phrase } from '../phrase.ts';

export function describeAuthority(
  archive: GameArchive,
  { number, version, title }: Pick<Authority, 'number' | 'version' | 'title'>,
): Phrase {
  const href = archive.links.version(archive.id, version, number);
  return [link(`Rule ${number}${title ? ` (${title})` : ''}`, href)];
}
