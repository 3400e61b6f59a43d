/** A vote is closed, or a proposal withdrawn. */

import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { keysOf } from '../../records/kinds/record-kind.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { addToRecord } from '../insert/insert.ts';
import { type GameToEdit, type PlanResult, refuse } from './draft.ts';
import { findOpen } from './find-proposal.ts';

export interface EndingRequest {
  readonly how: 'closed' | 'withdrawn';
  readonly number: ProposalNumber | undefined;
  /** The message in which it was said. */
  readonly source?: string | undefined;
}

export function planEnding({ how, number, source }: EndingRequest, toEdit: GameToEdit): PlanResult {
  const found = findOpen(toEdit.replay, number);
  if (!found.ok) return found;
  const { written } = found.proposal;
  if (how === 'closed' && !written.votes) {
    return refuse(`Nobody has voted on Proposal ${written.number}, so its vote cannot be closed.`);
  }
  const before = toEdit.textOf(written.file) ?? '';
  const facts = Object.entries(
    withoutUndefined({ [how]: toEdit.on.text, 'ending-source': source }),
  );
  const text = facts.reduce<string | undefined>(
    (record, [key, value]) =>
      record && addToRecord(record, { path: [key], as: 'value', value }, keysOf(PROPOSAL)),
    before,
  );
  if (text === undefined) return refuse(`${written.file} has no place for \`${how}\`.`);
  return {
    ok: true,
    draft: { file: written.file, before, text },
  };
}
