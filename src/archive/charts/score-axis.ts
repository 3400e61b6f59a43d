/** Where on a chart of points each moment stands: by its date, or by its place among the records. */
import type Fraction from 'fraction.js';
import type { LedgerEntry } from '../../engine/results/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { parseMoment } from '../../values/moment.ts';
import { formatDate } from '../words/format-date.ts';

export interface ScoreMoment {
  readonly when: string;
  /** From 0, where the axis begins, to 1. */
  readonly place: number;
  readonly scores: ReadonlyMap<PlayerId, Fraction>;
}

export interface ScoreAxis {
  /** What each player had before the first moment. */
  readonly starts: ReadonlyMap<PlayerId, Fraction>;
  readonly moments: readonly ScoreMoment[];
  readonly words: 'by date' | 'record by record';
  /** What stands beneath the beginning, the middle and the end. */
  readonly marks: readonly { readonly place: number; readonly words: string }[];
}

interface Gathered extends Omit<ScoreMoment, 'place'> {
  /** Milliseconds; unknown without a date. */
  readonly time: number | undefined;
}

/** True time where each sum has a date and not all have the same; otherwise one step a record. */
export function scoreAxis(
  entries: readonly LedgerEntry[],
  begun: number | undefined,
  starts: ReadonlyMap<PlayerId, Fraction>,
): ScoreAxis {
  const gathered = gather(entries, starts);
  const times = gathered.flatMap(({ time }) => time ?? []);
  const first = Math.min(begun ?? Number.POSITIVE_INFINITY, ...times.slice(0, 1));
  const span = (times.at(-1) ?? 0) - first;
  const isTrue = times.length === gathered.length && span > 0;
  return { starts, ...(isTrue ? byDate(gathered, first, span) : byRecord(gathered)) };
}

type Placed = Omit<ScoreAxis, 'starts'>;

function byDate(gathered: readonly Gathered[], first: number, span: number): Placed {
  return {
    words: 'by date',
    moments: gathered.map(({ time = first, ...rest }) => ({
      ...rest,
      place: (time - first) / span,
    })),
    marks: [0, 0.5, 1].map((place) => ({ place, words: dayAt(first + place * span) })),
  };
}

function byRecord(gathered: readonly Gathered[]): Placed {
  const moments = gathered.map(({ time: _, ...rest }, i) => ({
    ...rest,
    place: (i + 1) / gathered.length,
  }));
  const shown = [...new Set([0, Math.floor((moments.length - 1) / 2), moments.length - 1])];
  const marks = shown.flatMap((i) => moments[i] ?? []);
  return {
    words: 'record by record',
    moments,
    marks: marks.map(({ place, when }) => ({ place, words: when })),
  };
}

/** One moment for each day or record on which somebody's points changed. */
function gather(
  entries: readonly LedgerEntry[],
  starts: ReadonlyMap<PlayerId, Fraction>,
): readonly Gathered[] {
  const moments: Gathered[] = [];
  let key: unknown;
  let scores = starts;
  for (const entry of entries) {
    const at = entry.on?.text ?? entry.cause;
    scores = new Map(scores).set(entry.player, entry.balance);
    const moment = { when: whenWords(entry), time: entry.on?.from, scores };
    if (at === key) moments[moments.length - 1] = moment;
    else moments.push(moment);
    key = at;
  }
  return moments;
}

function whenWords({ on, cause }: LedgerEntry): string {
  if (on) return formatDate(on);
  return cause.by === 'proposal' ? `Proposal ${cause.number}` : '';
}

function dayAt(time: number): string {
  const day = parseMoment(new Date(time).toISOString().slice(0, 10));
  return day ? formatDate(day) : '';
}
