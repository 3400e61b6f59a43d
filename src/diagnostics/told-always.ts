import type { Finding } from './finding.ts';
import { REGISTER } from './register.ts';

/**
 * Whether a finding is written out although notes are only counted: what is wrong, and what holds a
 * game up, which nobody should have to ask for.
 */
export function isToldAlways({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean {
  return severity === 'error' || code === 'game/waiting' || REGISTER[code].class === 'undetermined';
}
