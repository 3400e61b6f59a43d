/** The readings taken in a game: each question, the answer taken, and where it mattered. */
import type { ResultUnder } from '../../engine/state/decision.ts';
import type { ReadingTaken } from '../../engine/state/types.ts';
import { cameWords, decisionText } from '../../engine/words/decision-words.ts';
import { READINGS_BY_ID } from '../../law/readings.ts';
import { capital } from '../../values/capital.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { once } from '../../values/once.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { type Link, link } from '../words/phrase.ts';
import { proposalLink } from '../words/proposal-words.ts';

export interface ReadingEntry {
  readonly id: string;
  readonly question: string;
  readonly taken: string;
  readonly means: string | undefined;
  readonly others: readonly { readonly id: string; readonly means: string }[];
  readonly source: ReadingTaken['source'];
  readonly sourceWords: string;
  readonly why: string | undefined;
  readonly mattered: readonly MatteredEntry[];
  /** The register's entry. */
  readonly href: string;
}

export interface ResultLine {
  readonly option: string;
  /** What the option means, in words. */
  readonly means: string;
  readonly result: string;
}

export interface MatteredEntry {
  readonly where: Link | string;
  readonly what: string;
  /** The option taken here; a Judgment may have changed it. */
  readonly taken: string;
  /** `as taken here`, or who decided it. */
  readonly said: string;
  readonly results: readonly ResultLine[];
}

const SOURCES: Readonly<Record<ReadingTaken['source'], string>> = {
  default: 'taken because the players declared nothing else',
  custom: 'declared by the players as game custom',
  rule: 'settled by a rule',
  judgment: 'settled by a Judgment',
};

/** Readings that mattered come first. */
export function describeReadings(archive: GameArchive): readonly ReadingEntry[] {
  return archive.replay.readings
    .map((taken) => describeReading(archive, taken))
    .sort((a, b) => rank(a) - rank(b));
}

function rank({ mattered, source }: ReadingEntry): number {
  return mattered.length > 0 ? 0 : source === 'default' ? 2 : 1;
}

function describeReading(archive: GameArchive, taken: ReadingTaken): ReadingEntry {
  const reading = READINGS_BY_ID.get(taken.id);
  return {
    id: taken.id,
    question: reading?.question ?? taken.id,
    taken: taken.taken,
    means: reading?.options.find((option) => option.id === taken.taken)?.means,
    others: reading?.options.filter((option) => option.id !== taken.taken) ?? [],
    source: taken.source,
    sourceWords: taken.rule === undefined ? SOURCES[taken.source] : `settled by Rule ${taken.rule}`,
    why: taken.why,
    mattered: taken.mattered.map((each) => ({
      where: recordLink(archive, each.file),
      what: decisionText(each.what),
      taken: each.taken,
      said: onWhoseWord(each),
      results: resultsInWords(taken.id, each.results),
    })),
    href: archive.links.reading(taken.id),
  };
}

/** The page of a reading: among the game's own if it is listed there, else in the register. */
export function readingHref({ replay, links, id }: GameArchive, reading: string): string {
  const isTaken = replay.readings.some((taken) => taken.id === reading);
  return isTaken ? links.readings(id, reading) : links.reading(reading);
}

/** Readings that made a difference to one record. */
export function readingsFor(archive: GameArchive, file: string): readonly DecidedBy[] {
  return (decisionsIn(archive).get(file) ?? []).map(
    ({ reading, taken, source, rule, what, results }) => ({
      question: READINGS_BY_ID.get(reading)?.question ?? reading,
      href: archive.links.readings(archive.id, reading),
      taken,
      said: onWhoseWord({ source, rule }),
      what: decisionText(what),
      results: resultsInWords(reading, results),
    }),
  );
}

function resultsInWords(reading: string, results: readonly ResultUnder[]): readonly ResultLine[] {
  const { options = [] } = READINGS_BY_ID.get(reading) ?? {};
  return results.map(({ option, result }) => {
    const means = options.find(({ id }) => id === option)?.means ?? '';
    return { option, means, result: capital(cameWords(result)) };
  });
}

function onWhoseWord({
  source,
  rule,
}: {
  readonly source: ReadingTaken['source'];
  readonly rule?: RuleNumber | undefined;
}): string {
  if (rule !== undefined) return `as Rule ${rule} settles it`;
  return source === 'judgment' ? 'as a Judgment settled it' : 'as taken here';
}

export interface DecidedBy {
  readonly question: string;
  readonly href: string;
  readonly taken: string;
  readonly said: string;
  readonly what: string;
  readonly results: readonly ResultLine[];
}

type Mattered = ReadingTaken['mattered'][number] & { readonly reading: string };

const decisionsIn = once(
  ({ replay }: GameArchive): ReadonlyMap<string, readonly Mattered[]> =>
    Map.groupBy(
      replay.readings.flatMap(({ id, mattered }) =>
        mattered.map((each) => ({ ...each, reading: id })),
      ),
      ({ file }) => file,
    ),
);

/** The page of the record in a file of `content/`. */
function recordLink(archive: GameArchive, file: string): Link | string {
  const record = archive.records.get(file);
  if (!record) return file.slice(file.lastIndexOf('/') + 1);
  if ('proposal' in record) return proposalLink(archive, record.proposal.written);
  const { number, name } = record.judgment.written;
  return link(`Judgment ${number}`, archive.links.judgment(archive.id, name));
}
