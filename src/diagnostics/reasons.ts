/**
 * Why each code is a finding, with the rule of Suber's set that the check serves, if there is one. Only
 * those who ask for it read this, so the engine in a reader's browser does without.
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
