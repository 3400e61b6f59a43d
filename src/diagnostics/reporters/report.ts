/** The result of a check, for reporters of any form. */
import type { Finding, LocatedFinding } from '../finding.ts';

/** A summary of a game; `null` if it has no such thing. */
export interface GameLine {
  /** The latest ruleset version that the replay reached; `null` when the records are malformed. */
  readonly version: number | null;
  readonly status: string;
  readonly scores: Readonly<Record<string, number | string>>;
  readonly toMove: string | null;
  readonly winner: string | null;
}

/** The part of a finding that counting needs. */
export type Counted = Pick<Finding, 'severity' | 'game' | 'more'>;

export interface Report {
  /** In the order of files and places. */
  readonly findings: readonly LocatedFinding[];
  /** Notes that are counted and not shown, so they need no place. */
  readonly counted?: readonly Counted[];
  /** By id, in the order of ids. */
  readonly games: ReadonlyMap<string, GameLine>;
  /** A sentence on the last decision of each game. */
  readonly last?: ReadonlyMap<string, string>;
  /** Outcomes may depend on readings, but nobody computed it. */
  readonly mayRestOnReadings?: boolean;
}

/** Notes are not faults. */
export function hasError(findings: readonly Counted[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}

/** `1 error`, `2 errors`. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${n} ${n === 1 ? singular : plural}`;
}

/** `1 error, 3 notes`; `nothing wrong` without errors. */
export function tally(findings: readonly Counted[]): string {
  const numberOf = (severity: Counted['severity']) =>
    findings.reduce(
      (sum, each) => sum + (each.severity === severity ? 1 + (each.more ?? 0) : 0),
      0,
    );
  const errors = numberOf('error');
  const notes = numberOf('note');
  const wrong = errors === 0 ? 'nothing wrong' : count(errors, 'error');
  return notes === 0 ? wrong : `${wrong}, ${count(notes, 'note')}`;
}
