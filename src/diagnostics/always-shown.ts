import type { Code } from './codes.ts';
import type { Finding } from './finding.ts';
import { REGISTER } from './register.ts';

/**
 * Notes to show without being asked: those that hold a game up, and those that may be an oversight.
 */
const ALWAYS_SHOWN: ReadonlySet<Code> = new Set([
  'game/waiting',
  'history/back-dated',
  'judge/out-of-reach',
  'player/alike',
  'mechanics/differ',
  'grant/words-alone',
  'implausible',
]);

/** Notes of which a record may have many, so that they are read one after another under the rule. */
const SHOWN_TOGETHER: ReadonlySet<Code> = new Set(['grant/words-alone']);

export function isShownTogether({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean {
  return severity === 'note' && SHOWN_TOGETHER.has(code);
}

/** Whether a finding is shown even where notes are only counted: every error, and some notes. */
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
