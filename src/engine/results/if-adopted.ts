/** What is said of a proposal while it is under vote: what its adoption would come to. */
import type { Code } from '../../diagnostics/codes.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { WrittenProposal } from '../../records/types.ts';

/** That it, or a part of it, has no effect. */
export const VOID: ReadonlySet<Code> = new Set(['law/void', 'change/void']);
/** What a vote carries that a rule says may not be. */
export const BREACHES: ReadonlySet<Code> = new Set(['limit/breached', 'win/not-by-points']);

/** Of an open proposal. */
export function notedIfAdopted(
  findings: readonly Finding[],
  { file }: WrittenProposal,
): readonly Finding[] {
  return findings.filter(
    ({ code, severity, at }) =>
      severity === 'note' &&
      at.file === file &&
      (VOID.has(code) || REGISTER[code].severity === 'error'),
  );
}
