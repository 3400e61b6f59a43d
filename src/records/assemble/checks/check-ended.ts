/** A vote that was closed must have ended somehow. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { problemFinding } from '../../parse/shape-findings.ts';
import type { WrittenProposal } from '../../types.ts';

const HELP =
  'Write `votes: { for: [a, b], against: [c] }` above the text; what stands in the text counts for nothing.';

/** The proposals have the votes that stand in files of their own. */
export function checkEnded(proposals: readonly WrittenProposal[]): readonly Finding[] {
  return proposals.flatMap(({ file, closed, withdrawn, votes, outcome, lost }) => {
    if (!closed || withdrawn || votes || outcome !== undefined || lost) return [];
    const message = 'The vote is closed, and neither `votes` nor `outcome` says how it ended.';
    return [
      problemFinding(file, ['closed'], {
        code: 'format/missing',
        part: 'key',
        message,
        help: HELP,
      }),
    ];
  });
}
