/** What was decided, with a link to the record that it is about. */
import type { ReadingTaken } from '../../../engine/results/types.ts';
import {
  decisionText,
  decisionWords,
  type RecordNamed,
  recordText,
} from '../../../engine/words/decision-words.ts';
import { capital } from '../../../helpers/capital.ts';
import type { ArchivedRecord, GameArchive } from '../../lookup/game-archive.ts';
import { link, type Phrase } from '../../words/phrase.ts';

type Decided = Pick<ReadingTaken['mattered'][number], 'file' | 'what'>;

/** `The outcome of Proposal 305`, with a link to the record that it is about. */
export function decisionPhrase(archive: GameArchive, { file, what }: Decided): Phrase {
  const record = archive.records.get(file);
  if (!record) return [capital(decisionText(what))];
  const { named, page } = pageOf(archive, record);
  const own = link(recordText(named), page);
  const parts = decisionWords(what);
  const isOwn = (part: string | RecordNamed) => typeof part !== 'string' && isSame(part, named);
  if (!parts.some(isOwn)) return [own, `: ${decisionText(what)}`];
  return parts.map((part, i) => {
    if (isOwn(part)) return own;
    const words = typeof part === 'string' ? part : recordText(part);
    return i === 0 ? capital(words) : words;
  });
}

function pageOf({ id, links }: GameArchive, record: ArchivedRecord) {
  const named: RecordNamed =
    'proposal' in record
      ? { proposal: record.proposal.written.number }
      : { judgment: record.judgment.written.number };
  const page =
    'proposal' in record
      ? links.proposal(id, record.proposal.written.name)
      : links.judgment(id, record.judgment.written.name);
  return { named, page };
}

function isSame(a: RecordNamed, b: RecordNamed): boolean {
  if ('proposal' in a) return 'proposal' in b && a.proposal === b.proposal;
  return 'judgment' in b && a.judgment === b.judgment;
}
