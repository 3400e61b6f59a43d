/** Which findings to show first if not all of them will be shown. */
import type { FindingClass } from '../codes.ts';
import type { LocatedFinding } from '../finding.ts';

/** Changed history first, since it alone may be an attack; then faults that hide others. */
const RANKS: Readonly<Record<FindingClass, number>> = {
  rewritten: 0,
  malformed: 1,
  unknown: 2,
  illegal: 3,
  disputed: 4,
  undetermined: 5,
  note: 6,
};

/**
 * Errors before notes, by class, and within a class the first finding of every file before the
 * second of any, so that one broken file does not push the others out of sight.
 */
export function byImportance(findings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const seen = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const group = `${finding.class} ${finding.file}`;
    const nth = seen.get(group) ?? 0;
    seen.set(group, nth + 1);
    return { finding, nth };
  });
  ranked.sort(
    (a, b) =>
      Number(a.finding.severity === 'note') - Number(b.finding.severity === 'note') ||
      RANKS[a.finding.class] - RANKS[b.finding.class] ||
      a.nth - b.nth,
  );
  return ranked.map(({ finding }) => finding);
}
