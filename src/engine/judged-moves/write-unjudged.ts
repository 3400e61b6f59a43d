/** Writes down with a proposal that a Judgment settled what the rules alone make of it. */

import type { Finding } from '../../diagnostics/finding.ts';
import type { FindingClass } from '../../diagnostics/register/entry.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { JudgedMove } from '../results/judged.ts';
import type { Context } from '../state/context.ts';
import { writeProposal } from '../state/write-log.ts';

/** Says of a settled move why the rules alone would not let it stand. */
export function writeObjections(
  context: Context,
  name: string,
  objections: readonly Finding[],
): void {
  const are = (kind: FindingClass) => objections.every(({ code }) => REGISTER[code].class === kind);
  // What the votes come to is said beside it in any case.
  const messages = objections.flatMap(({ code, message }) =>
    code === 'outcome/mismatch' ? [] : [message],
  );
  const { unjudged } = context.recorder.log.proposals.get(name)?.judged ?? {};
  // Figures that do not agree leave the move what its votes make of it.
  const kept = are('disputed') ? unjudged : undefined;
  writeUnjudged(context, name, kept ?? (are('undetermined') ? 'undetermined' : 'void'), messages);
}

/** Says of a settled move what the rules alone make of it. */
export function writeUnjudged(
  context: Context,
  name: string,
  unjudged: JudgedMove['unjudged'] & string,
  objections: readonly string[] = [],
): void {
  const { proposals, judgments } = context.recorder.log;
  const known = proposals.get(name);
  if (!known?.judged) return;
  const { judgment, objections: earlier } = known.judged;
  const until = judgments.get(judgment)?.status !== 'given';
  const all = [...earlier, ...objections];
  writeProposal(context, {
    ...known,
    judged: { ...known.judged, unjudged, objections: all, until },
  });
}
