/** Notes of the check that a change adds. */
import { shortened } from '../../diagnostics/at-most.ts';
import type { Finding, LocatedFinding } from '../../diagnostics/finding.ts';
import type { Replay } from '../../engine/results/types.ts';

export function newNotes(before: Replay | undefined, now: Replay): readonly Finding[] {
  return now.findings.filter(isNewSince(before));
}

/** The moves of a change that rest on nobody's objection. They must always be shown. */
export function newUnobjected(before: Replay | undefined, now: Replay): readonly Finding[] {
  return newNotes(before, now).filter(({ code }) => code === 'unobjected');
}

/** Whether a finding is a note that an earlier replay lacks. */
export function isNewSince(before: Replay | undefined) {
  const known = new Set(before?.findings.filter(isNote).map(keyOf));
  return (finding: Finding | LocatedFinding): boolean =>
    isNote(finding) && !known.has(keyOf(finding));
}

function isNote({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'note';
}

/** The key of a located note, whose message is shortened. */
function keyOf(finding: Finding | LocatedFinding): string {
  const file = 'at' in finding ? finding.at.file : finding.file;
  return [finding.code, file, shortened(finding.message)].join('\n');
}
