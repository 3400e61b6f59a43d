/**
 * The reason of each code, often with a rule of Suber's set. Only pages and commands that explain codes
 * load this, so the engine in a browser stays small.
 */
import type { Code } from './codes.ts';
import { DISPUTED_REASONS } from './register/disputed.ts';
import { ILLEGAL_REASONS } from './register/illegal.ts';
import { MALFORMED_REASONS } from './register/malformed.ts';
import { NOTES_REASONS } from './register/notes.ts';
import { UNKNOWN_REASONS } from './register/unknown.ts';

export const REASONS: Readonly<Record<Code, string>> = {
  ...MALFORMED_REASONS,
  ...UNKNOWN_REASONS,
  ...ILLEGAL_REASONS,
  ...DISPUTED_REASONS,
  ...NOTES_REASONS,
};
