/** The register of findings: for every code its class, and how to mend it; `reasons.ts` has why it is one. */
import { DISPUTED } from './register/disputed.ts';
import type { CodeEntry, FindingClass } from './register/entry.ts';
import { ILLEGAL } from './register/illegal.ts';
import { MALFORMED } from './register/malformed.ts';
import { NOTES } from './register/notes.ts';
import { UNKNOWN } from './register/unknown.ts';

export const REGISTER = {
  ...MALFORMED,
  ...UNKNOWN,
  ...ILLEGAL,
  ...DISPUTED,
  ...NOTES,
} as const satisfies Readonly<Record<string, CodeEntry>>;

/** What a finding says of its code. */
type Coded = { readonly code: keyof typeof REGISTER; readonly help?: string | undefined };

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
export function explanationOf(code: Coded['code'], command: string): string {
  return `${command} explain ${code}`;
}

/** How to put the finding right: its own help, or else that of its code. */
export function remedyOf({ code, help }: Coded): string {
  return help ?? REGISTER[code].mend;
}
