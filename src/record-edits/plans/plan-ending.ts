/** A vote is closed, or a proposal withdrawn. */

import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { keysOf } from '../../records/kinds/record-kind.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { addToRecord } from '../insert/insert.ts';
import { type GameToEdit, type PlanResult, refuse } from './draft.ts';
import { findOpen } from './find-proposal.ts';

export interface EndingRequest {
  readonly how: 'closed' | 'withdrawn';
  readonly number: ProposalNumber | undefined;
}

export function planEnding({ how, number }: EndingRequest, toEdit: GameToEdit): PlanResult {
  const found = findOpen(toEdit.replay, number);
  if (!found.ok) return found;
  const { written } = found.proposal;
  if (how === 'closed' && !written.votes) {
    return refuse(`Nobody has voted on Proposal ${written.number}, so its vote cannot be closed.`);
  }
  const before = toEdit.textOf(written.file) ?? '';
  const day = { path: [how], as: 'value', value: toEdit.on.text } as const;
  const text = addToRecord(before, day, keysOf(PROPOSAL));
  if (text === undefined) return refuse(`${written.file} has no place for \`${how}\`.`);
  return {
    ok: true,
    draft: { file: written.file, before, text },
  };
}
