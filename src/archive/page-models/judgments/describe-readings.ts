/** The readings taken in a game: each question, the answer taken, and where it mattered. */
import { rulesAt } from '../../../engine/results/rules-at.ts';
import type { ReadingTaken } from '../../../engine/results/types.ts';
import {
  decisionText,
  decisionWords,
  type RecordLinked,
  recordText,
} from '../../../engine/words/decision-words.ts';
import { resultWords } from '../../../engine/words/result-words.ts';
import { once } from '../../../helpers/once.ts';
import { capital } from '../../../helpers/words.ts';
import { quotedRule } from '../../../law/readings/quoted-rule.ts';
import type { Reading } from '../../../law/readings/reading.ts';
import { readingCalled } from '../../../law/readings/register.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { type Link, link, type Phrase } from '../../words/phrase.ts';
import { judgmentLink } from '../../words/phrases/links.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';

/** Places on one sheet. */
const SHEET = 150;
/** Places that the page of all readings shows if there are several sheets of them. */
const LATEST = 12;

const SOURCES: Readonly<Record<ReadingTaken['source'], string>> = {
  default: 'the default, since the players declared nothing else',
  custom: 'declared by the players as game custom',
  rule: 'settled by a rule',
  judgment: 'settled by a Judgment',
};

/** Readings that mattered come first. */
export function describeReadings(archive: GameArchive) {
  return archive.replay.readings
    .map((taken) => describeReading(archive, taken))
    .sort((a, b) => rank(a) - rank(b));
}

function rank({ mattered, source }: ReadingRow): number {
  return mattered.length > 0 ? 0 : source === 'default' ? 2 : 1;
}

function describeReading(archive: GameArchive, taken: ReadingTaken) {
  const reading = readingCalled(taken.id);
  const sheets = Math.max(1, Math.ceil(taken.mattered.length / SHEET));
  return {
    id: taken.id,
    question: reading?.question ?? taken.id,
    taken: taken.taken,
    means: reading?.options.find((option) => option.id === taken.taken)?.means,
    others: reading?.options.filter((option) => option.id !== taken.taken) ?? [],
    source: taken.source,
    sourceWords: taken.rule === undefined ? SOURCES[taken.source] : `settled by Rule ${taken.rule}`,
    why: taken.why,
    /** The rule whose words the register quotes, if the game has them. */
    rests: reading && taken.mattered.length > 0 ? restsOn(archive, taken, reading) : undefined,
    /** Every place where it mattered, or the latest of very many. */
    mattered: describePlaces(
      archive,
      taken.id,
      sheets === 1 ? taken.mattered : taken.mattered.slice(-LATEST),
    ),
    times: taken.mattered.length,
    /** The sheets with every place, if not all of them are here. */
    sheets: Array.from({ length: sheets > 1 ? sheets : 0 }, (_, i) =>
      link(`Sheet ${i + 1}`, archive.links.readingPlaces(archive.id, taken.id, i + 1)),
    ),
    /** The register's entry. */
    href: archive.links.reading(taken.id),
  };
}

export type ReadingRow = ReturnType<typeof describeReading>;

/** The rule that the first note cites. Otherwise a rule with these words now, or in the Initial Set. */
function restsOn(archive: GameArchive, taken: ReadingTaken, reading: Reading) {
  const { replay, links, id, latest } = archive;
  const noted = replay.findings.find(({ depends }) => depends?.reading === taken.id)?.rule;
  for (const version of [...(noted ? [noted.version] : []), latest, 0]) {
    const rules = rulesAt(replay.lives, version);
    const near = rules.find(({ number }) => number === noted?.number);
    const quoted = quotedRule(reading, rules, near);
    if (quoted) {
      const { rule, sentences } = quoted;
      return { on: link(`Rule ${rule.number}`, links.rule(id, rule.id)), words: sentences };
    }
  }
  return undefined;
}

/** Every place where a reading mattered, in sheets; nothing if the page of readings has them all. */
export const placeSheets = once((archive: GameArchive) =>
  archive.replay.readings.flatMap(({ id, mattered }) => {
    const count = Math.ceil(mattered.length / SHEET);
    return Array.from({ length: count > 1 ? count : 0 }, (_, i) => ({
      reading: id,
      question: readingCalled(id)?.question ?? id,
      /** From 1. */
      sheet: i + 1,
      sheets: count,
      places: describePlaces(archive, id, mattered.slice(i * SHEET, (i + 1) * SHEET)),
    }));
  }),
);

function describePlaces(archive: GameArchive, reading: string, mattered: ReadingTaken['mattered']) {
  return mattered.map((each) => ({
    place: decisionPhrase(archive, each, recordLink(archive, each.file)),
    /** The option taken here; a Judgment may have changed it. */
    taken: each.taken,
    /** `as taken here`, or who decided it. */
    said: onWhoseWord(each),
    results: resultsInWords(reading, each),
  }));
}

export type MatteredEntry = ReturnType<typeof describePlaces>[number];

/**
 * `The outcome of Proposal 303`, with a link to the record. If the words do not name the record, its link
 * comes first.
 */
export function decisionPhrase(
  archive: GameArchive,
  { file, what }: Pick<ReadingTaken['mattered'][number], 'file' | 'what'>,
  record: Link | string,
): Phrase {
  const words = decisionWords(what);
  const isOwn = (part: (typeof words)[number]) =>
    typeof part !== 'string' && isIn(archive, part, file);
  if (!words.some(isOwn)) return [record, `: ${decisionText(what)}`];
  return words.map((part, i) => {
    if (isOwn(part)) return record;
    const said = typeof part === 'string' ? part : recordText(part);
    return i === 0 ? capital(said) : said;
  });
}

function isIn(archive: GameArchive, named: RecordLinked, file: string): boolean {
  const record = archive.records.get(file);
  if (!record) return false;
  return 'proposal' in record
    ? 'proposal' in named && named.proposal === record.proposal.written.number
    : 'judgment' in named && named.judgment === record.judgment.written.number;
}

/** The page of a reading: among the game's own if it is listed there, else in the register. */
export function readingHref({ replay, links, id }: GameArchive, reading: string): string {
  const isListed = replay.readings.some(
    ({ id: taken, mattered, source }) =>
      taken === reading && (mattered.length > 0 || source !== 'default'),
  );
  return isListed ? links.readings(id, reading) : links.reading(reading);
}

/** Readings that made a difference to one record. */
export function readingsFor(archive: GameArchive, file: string) {
  return (decisionsIn(archive).get(file) ?? []).map(({ reading, ...each }) => ({
    question: readingCalled(reading)?.question ?? reading,
    href: archive.links.readings(archive.id, reading),
    taken: each.taken,
    said: onWhoseWord(each),
    what: decisionText(each.what),
    results: resultsInWords(reading, each),
  }));
}

export type DecidedBy = ReturnType<typeof readingsFor>[number];

function resultsInWords(reading: string, { what, results }: ReadingTaken['mattered'][number]) {
  const { options = [] } = readingCalled(reading) ?? {};
  return results.map(({ option, result }) => {
    const means = options.find(({ id }) => id === option)?.means ?? '';
    return { option, means, result: capital(resultWords(result, what, results)) };
  });
}

function onWhoseWord({ source }: ReadingTaken['mattered'][number]): string {
  return source === 'judgment' ? 'as a Judgment settled it' : 'as taken here';
}

type Influence = ReadingTaken['mattered'][number] & { readonly reading: string };

const decisionsIn = once(
  ({ replay }: GameArchive): ReadonlyMap<string, readonly Influence[]> =>
    Map.groupBy(
      replay.readings.flatMap(({ id, mattered }) =>
        mattered.map((each) => ({ ...each, reading: id })),
      ),
      ({ file }) => file,
    ),
);

/** The page of the record in a file of `content/`. */
export function recordLink(archive: GameArchive, file: string): Link | string {
  const record = archive.records.get(file);
  if (!record) return file.slice(file.lastIndexOf('/') + 1);
  if ('proposal' in record) return proposalLink(archive, record.proposal.written);
  return judgmentLink(archive, record.judgment.written.name);
}
