/** What readers learn about a code, wherever it appears. These texts do not use Markdown. */

export type Severity = 'error' | 'note';

export const FINDING_CLASSES = [
  'malformed',
  'unknown',
  'illegal',
  'disputed',
  'undetermined',
  'rewritten',
  'note',
] as const;
export type FindingClass = (typeof FINDING_CLASSES)[number];

export interface CodeWords {
  readonly title: string;
  /** How to put it right. */
  readonly mend: string;
}

export interface CodeEntry extends CodeWords {
  readonly class: FindingClass;
  /** The severity of a finding with this code, unless the finding has its own. */
  readonly severity: Severity;
}
