/** A settled record is put right: it is written anew by hand, and says why it was wrong. */
import type { Replay } from '../engine/results/types.ts';
import { type GameToEdit, type PlanResult, refuse } from '../record-edits/plans/draft.ts';
import { planCorrection } from '../record-edits/plans/plan-correction.ts';

export interface CorrectionMove {
  readonly kind: 'correct';
  /** As `nomic correct` calls it: `301`, `game`, `judgments/1`, `events/2026-03/2`. */
  readonly record: string;
  /** The whole record as it is right. */
  readonly text: string;
  readonly why: string;
}

export interface CorrectableRecord {
  readonly id: string;
  readonly says: string;
  readonly file: string;
}

export function draftCorrection(move: CorrectionMove, toEdit: GameToEdit): PlanResult {
  const { record, text, why } = move;
  if (why.trim() === '') return refuse('Say what was wrong.');
  const textOf = (file: string) => (toEdit.textOf(file) === undefined ? undefined : text);
  const planned = planCorrection({ record, why: why.trim() }, { ...toEdit, textOf });
  if (planned.ok && toEdit.textOf(planned.draft.file) === text)
    return refuse('Put the record right first: nothing of it has changed.');
  return planned;
}

/** The records that may be put right, the latest of each kind first. */
export function correctableRecords({ game, proposals, judgments }: Replay) {
  const ofProposals = proposals.map(({ written: { name, number, file } }) => {
    return { id: name, says: `Proposal ${number}`, file };
  });
  const ofJudgments = judgments.map(({ written: { name, number, file } }) => {
    return { id: `judgments/${name}`, says: `Judgment ${number}`, file };
  });
  const ofEvents = game.events.flatMap(({ file, path: [list, place] }) => {
    const name = /events\/(.+)\.md$/.exec(file)?.[1];
    if (list !== 'events' || name === undefined) return [];
    const id = `events/${name}/${Number(place) + 1}`;
    return [{ id, says: `Event ${Number(place) + 1} of ${name}`, file }];
  });
  const all: readonly CorrectableRecord[] = [
    ...ofProposals.toReversed(),
    ...ofJudgments.toReversed(),
    ...ofEvents.toReversed(),
    { id: 'game', says: 'The game itself', file: game.file },
  ];
  return all;
}
