/** Notes of the check that were not there before a change. */
import { bounded } from '../diagnostics/bounded.ts';
import type { Finding, LocatedFinding } from '../diagnostics/finding.ts';
import type { Replay } from '../engine/state/types.ts';

export function newNotes(before: Replay | undefined, now: Replay): readonly Finding[] {
  return now.findings.filter(isNewSince(before));
}

/** Whether a finding is a note that an earlier replay does not have. */
export function isNewSince(before: Replay | undefined) {
  const known = new Set(before?.findings.filter(isNote).map(keyOf));
  return (finding: Finding | LocatedFinding): boolean =>
    isNote(finding) && !known.has(keyOf(finding));
}

function isNote({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'note';
}

/** The same for a note with its place in lines, whose words are bounded. */
function keyOf(finding: Finding | LocatedFinding): string {
  const file = 'at' in finding ? finding.at.file : finding.file;
  return [finding.code, file, bounded(finding.message)].join('\n');
}
