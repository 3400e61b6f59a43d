/** Records that say that they were wrong, `corrected: { on, why }`, and what is wrong with that. */
import type { Path } from '../../diagnostics/finding.ts';
import type { Correction } from '../../records/kinds/parts.ts';
import type { GameRecord, WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { allPairs, type GamePairs, nameOf, originsOf } from './game-pairs.ts';
import { differences, type Rewriting } from './rewriting.ts';
import { fact } from './stated.ts';

/** The earliest start of a day in any time zone, in milliseconds before its start in UTC. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;
const KEPT =
  'Put the correction back as it was. Another one may take its place, with a later day under `on`.';
const WHEN = 'Give the day on which the record was put right.';

export interface Correctable {
  readonly file: string;
  readonly corrected?: Correction;
}

export interface About {
  /** What a message calls the record. */
  readonly name: string;
  readonly path?: Path;
  /** When the things happened that the record states. */
  readonly dates?: readonly Moment[];
}

/** Whether a correction is declared that was not declared before: the first one, or a later one. */
export function isCorrected(was: Correctable | undefined, is: Correctable): boolean {
  if (!is.corrected) return false;
  return !was?.corrected || was.corrected.on.from < is.corrected.on.from;
}

/** For one record, as it was and as it is; `time` is the present in milliseconds. */
export function correctionFaults(
  was: Correctable | undefined,
  is: Correctable,
  { name, path = [], dates = [] }: About,
  time: number,
): readonly Rewriting[] {
  if (isCorrected(was, is)) return impossible(is, { name, path, dates }, time);
  if (!was?.corrected) return [];
  const stated = ({ file, corrected }: Correctable) =>
    fact(file, 'corrected', [...path, 'corrected'], corrected);
  const what = `${name} was openly corrected`;
  return differences(what, stated(was), stated(is), { file: is.file, help: KEPT });
}

/** For all records of a game but its first, `game.md`. */
export function entryFaults(
  pairs: GamePairs,
  { proposals, judgments, events }: WrittenGame,
  time: number,
): readonly Rewriting[] {
  const origins = originsOf(allPairs(pairs));
  return [...proposals, ...judgments, ...events].flatMap((is) =>
    correctionFaults(origins.get(is), is, aboutRecord(is), time),
  );
}

function aboutRecord(record: GameRecord): About {
  const name = nameOf(record);
  return { name, path: 'fact' in record ? record.path : [], dates: datesOf(record) };
}

function datesOf(record: GameRecord): readonly Moment[] {
  const dates =
    'fact' in record
      ? [record.on]
      : 'bench' in record
        ? [record.invoked, ...record.bench.flatMap(({ refused, given }) => [refused, given])]
        : [record.proposed, record.closed, record.withdrawn];
  return dates.filter((date) => date !== undefined);
}

/** A correction comes after what the record states has happened, and not in the future. */
function impossible(
  { file, corrected }: Correctable,
  { name, path = [], dates = [] }: About,
  time: number,
): readonly Rewriting[] {
  if (!corrected) return [];
  const { on } = corrected;
  const later = dates.find(({ from }) => from > on.to);
  if (!later && on.from <= time + EARLIEST_ZONE) return [];
  const why = later ? `before ${later.text}, of which it tells` : 'which is still to come';
  const message = `The correction of ${name} is dated ${on.text}, ${why}.`;
  const is = { file, path: [...path, 'corrected', 'on'] };
  return [{ code: 'format/date', message, help: WHEN, is, was: undefined }];
}
