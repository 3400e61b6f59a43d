/** The text of a code in the register, without Markdown. */

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
  /** Says how to put it right. */
  readonly mend: string;
}

export interface CodeEntry extends CodeWords {
  readonly class: FindingClass;
  /** The severity of a finding with this code, unless the finding has its own. */
  readonly severity: Severity;
}
