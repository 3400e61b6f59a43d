/**
 * The register of findings: for every code its class, why it is one, and how to mend it.
 *
 * The type makes it complete: a code without an entry does not compile.
 */
import type { Code, FindingClass } from './codes.ts';
import type { Finding } from './finding.ts';
import { CONTESTED } from './register/contested.ts';
import type { CodeEntry } from './register/entry.ts';
import { ILLEGAL } from './register/illegal.ts';
import { MALFORMED } from './register/malformed.ts';
import { NOTES } from './register/notes.ts';
import { UNKNOWN } from './register/unknown.ts';

export const REGISTER: Readonly<Record<Code, CodeEntry>> = {
  ...MALFORMED,
  ...UNKNOWN,
  ...ILLEGAL,
  ...CONTESTED,
  ...NOTES,
};

/** The classes by the names that readers see, the same in text and in JSON. */
export const CLASS_NAMES: Readonly<Record<FindingClass, string>> = {
  malformed: 'malformed',
  unknown: 'unknown',
  illegal: 'illegal',
  disputed: 'disputed record',
  undetermined: 'undetermined',
  rewritten: 'rewritten',
  note: 'note',
};

/** The command that explains a code. The address of the published site is not known here. */
export function explanationOf(code: Code, command: string): string {
  return `${command} explain ${code}`;
}

/** How to put the finding right: its own help, or else that of its code. */
export function remedyOf({ code, help }: Pick<Finding, 'code' | 'help'>): string {
  return help ?? REGISTER[code].mend;
}
