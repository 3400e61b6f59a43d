/** What readers are told about a code, wherever it turns up. Markdown is not used in these texts. */
import type { FindingClass, Severity } from '../codes.ts';

export interface CodeEntry {
  readonly class: FindingClass;
  /** What a finding of this code has, unless the finding itself says otherwise. */
  readonly severity: Severity;
  readonly title: string;
  /** Why it is a finding, with the rule of Suber's set that it serves where one does. */
  readonly why: string;
  /** How to put it right. */
  readonly mend: string;
}
