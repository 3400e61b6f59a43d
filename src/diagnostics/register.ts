/** The register of findings. `remedies.ts` has the remedy of every code, and `reasons.ts` its reason. */
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
