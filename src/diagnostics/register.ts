/** The register of findings: the class of every code, and how to mend it. `reasons.ts` has the reasons. */
import { DISPUTED } from './register/disputed.ts';
import type { CodeEntry } from './register/entry.ts';
import { ILLEGAL } from './register/illegal.ts';
import { MALFORMED } from './register/malformed.ts';
import { NOTES } from './register/notes.ts';
import { UNKNOWN } from './register/unknown.ts';

export { CLASS_NAMES } from './register/entry.ts';

export const REGISTER = {
  ...MALFORMED,
  ...UNKNOWN,
  ...ILLEGAL,
  ...DISPUTED,
  ...NOTES,
} as const satisfies Readonly<Record<string, CodeEntry>>;

type Code = keyof typeof REGISTER;

/** Names a command, since the address of the published site is not known here. */
export function explanationOf(code: Code, command: string): string {
  return `${command} explain ${code}`;
}

/** The finding's own help, or else that of its code. */
export function remedyOf(finding: { readonly code: Code; readonly help?: string | undefined }) {
  return finding.help ?? REGISTER[finding.code].mend;
}
