import type { Code } from './codes.ts';
import type { Finding } from './finding.ts';
import { REGISTER } from './register.ts';

/** Notes that nobody should have to ask for: what holds a game up, and what may be an oversight. */
const TOLD: ReadonlySet<Code> = new Set([
  'game/waiting',
  'history/back-dated',
  'change/mechanics-kept',
]);

/** Whether a finding is written out although notes are only counted: that, and what is wrong. */
export function isToldAlways({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean {
  return severity === 'error' || TOLD.has(code) || REGISTER[code].class === 'undetermined';
}
