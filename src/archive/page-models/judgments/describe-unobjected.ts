/** What was played against a rule and stands, since nobody objected. */
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { Link, Phrase } from '../../words/phrase.ts';
import { describeAuthority } from '../../words/phrases/describe-authority.ts';
import { recordLink } from './describe-readings.ts';

export interface UnobjectedRecord {
  readonly where: Link | string;
  /** What stands and why, and what the rules alone make of it. */
  readonly says: string;
  readonly rule: Phrase | undefined;
}

export function describeUnobjected(archive: GameArchive): readonly UnobjectedRecord[] {
  return archive.replay.findings
    .filter(({ code }) => code === 'unobjected')
    .map(({ at, message, rule }) => ({
      where: recordLink(archive, at.file),
      says: message,
      rule: rule && describeAuthority(archive, rule),
    }));
}
