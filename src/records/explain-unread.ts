/** Findings about sentences that cannot be read, with what each may mean, or others on the same subject. */
import type { Finding } from '../diagnostics/finding.ts';
import { explained } from '../law/sentences/understand.ts';

export function explainUnread(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) =>
    finding.unread === undefined ? finding : explained(finding, finding.unread),
  );
}
