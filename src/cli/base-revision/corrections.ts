/** Records that declare a correction, `corrected: { on, why }`, and faults of the declaration. */
import { calledIn, type RecordChange } from '../../records/differences/differences.ts';
import type { Correction } from '../../records/kinds/parts.ts';
import type { Moment } from '../../values/moment.ts';
import { type Rewriting, rewordings } from './rewriting.ts';

const KEPT =
  'Put the correction back as it was, or replace it with one that has a later day under `on`.';
const WHEN = 'Give the day on which the record was put right.';

type Correctable = Readonly<{ corrected?: Correction }> | undefined;

/** Whether a first or later correction is newly declared. */
export function isCorrected(was: Correctable, is: Correctable): boolean {
  if (!is?.corrected) return false;
  return !was?.corrected || was.corrected.on.from < is.corrected.on.from;
}

/** A correction may not disappear, and must be dated after its record. */
export function correctionFaults(change: RecordChange): readonly Rewriting[] {
  if (change.kind === 'narrative') return [];
  const { was, is, differences } = change;
  const name = calledIn(change);
  const own = differences.filter(({ key }) => key === 'corrected');
  if (!is || own.length === 0) return [];
  const [{ is: stated } = { is: undefined }] = own;
  if (!isCorrected(was, is)) {
    const what = `${name} was openly corrected`;
    return rewordings(what, own, { file: is.file, help: KEPT });
  }
  const on = stated?.on;
  const later = on && datesOf(change).find(({ from }) => from > on.to);
  if (!later || !stated || !('path' in stated.at)) return [];
  const message = `The correction of ${name} is dated ${on.text}, before the ${later.text} that it mentions.`;
  const at = { ...stated.at, path: [...stated.at.path, 'on'] };
  return [{ code: 'format/date', message, help: WHEN, is: at, was: undefined }];
}

/** The dates that a record states, unless its schema checks them already. */
function datesOf({ kind, is }: RecordChange): readonly Moment[] {
  const dates =
    kind === 'proposal'
      ? [is?.closed, is?.withdrawn]
      : kind === 'judgment'
        ? (is?.bench.flatMap(({ refused, given }) => [refused, given]) ?? [])
        : [];
  return dates.filter((date) => date !== undefined);
}
