import type { Code } from './codes.ts';
import type { Finding } from './finding.ts';
import { REGISTER } from './register.ts';

/** These notes hold a game up, or may be an oversight, so they are shown without `--notes`. */
const ALWAYS_SHOWN: ReadonlySet<Code> = new Set([
  'game/waiting',
  'history/back-dated',
  'judge/out-of-reach',
  'player/alike',
  'mechanics/differ',
  'grant/words-alone',
  'implausible',
]);

/** A record may have many of these notes, so they are shown together under their rule. */
export function isShownTogether({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean {
  return severity === 'note' && code === 'grant/words-alone';
}

/** Every error and some notes are shown even if notes are only counted. */
export function isAlwaysShown({
  code,
  severity,
  warns,
}: Pick<Finding, 'code' | 'severity' | 'warns'>): boolean {
  return (
    severity === 'error' ||
    warns === true ||
    ALWAYS_SHOWN.has(code) ||
    REGISTER[code].class === 'undetermined'
  );
}
