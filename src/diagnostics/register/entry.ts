/** The text of a code in the register, without Markdown. */

export type Severity = 'error' | 'note';

/** The names of classes, the same in text and in JSON. */
export const CLASS_NAMES = {
  malformed: 'malformed',
  unknown: 'unknown',
  illegal: 'illegal',
  disputed: 'disputed record',
  undetermined: 'undetermined',
  rewritten: 'rewritten',
  note: 'note',
};
export type FindingClass = keyof typeof CLASS_NAMES;

export interface CodeEntry {
  readonly title: string;
  readonly class: FindingClass;
  /** The severity of a finding with this code, unless the finding has its own. */
  readonly severity: Severity;
}
