/** Finds the turn of every record, by the order of the record. */
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { isMotion } from '../../records/kinds/proposal.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { recordKey } from './record-words.ts';
import { recordOfStep, type TimelineStep } from './timeline.ts';

export interface TurnsRecorded {
  /** The proposal in whose turn a Judgment was invoked. */
  turnOf(judgment: string): string | undefined;
  /** The position of a turn, by its proposal; before all others without one. */
  placeOf(proposal: string | undefined): number;
  /** Whether no other turn began between a record and the invocation. */
  isOwnTurn(judgment: WrittenJudgment, record: GameRecord): boolean;
  /** The proposal that began the turn after the one of the invocation. */
  turnAfter(judgment: string): WrittenProposal | undefined;
}

/** A proposal: the position of its step, and of the step that began its turn. */
interface ProposalStep {
  readonly proposal: WrittenProposal;
  readonly place: number;
  readonly turn: number;
}

/** The steps between which something happened, and the last proposal before. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly latest: ProposalStep | undefined;
  readonly on: Moment | undefined;
}

/** Whether a question between two turns belongs to the next. */
type IsOfNext = (on: Moment | undefined) => boolean;

/** In the order of the steps. */
function proposalsMade(steps: readonly TimelineStep[]): readonly ProposalStep[] {
  const made: ProposalStep[] = [];
  steps.forEach((step, place) => {
    if (step.kind !== 'propose') return;
    const { proposal } = step;
    const latest = made.at(-1);
    // After a withdrawal or a motion, the same player's next proposal is in the same turn.
    const before = latest?.proposal;
    const isSame = before && (before.withdrawn || isMotion(before)) && before.by === proposal.by;
    made.push({ proposal, place, turn: latest && isSame ? latest.turn : place });
  });
  return made;
}

export function turnsRecorded(steps: readonly TimelineStep[], isOfNext: IsOfNext): TurnsRecorded {
  const made = proposalsMade(steps);
  // By Judgment: the proposal in whose turn it was invoked.
  const turns = new Map<string, string>();
  // By record key: its first and last step. A proposal without an end has no last one.
  const spans = new Map<string, Span>();
  let count = 0;
  let isOver = true;
  for (const [place, step] of steps.entries()) {
    if (step.kind === 'propose') count += 1;
    if (step.kind === 'propose' || step.kind === 'resolve') isOver = step.kind === 'resolve';
    const latest = made[count - 1];
    if (step.kind === 'invoke') {
      // A question before the first move or between turns may belong to the next turn.
      const mayBeOfNext = !latest || (isOver && isOfNext(step.on));
      const turn = (mayBeOfNext && made[count]) || latest;
      if (turn) turns.set(step.judgment.name, turn.proposal.name);
    }
    const key = recordKey(recordOfStep(step));
    const known = spans.get(key);
    const to = step.kind === 'propose' ? Infinity : place;
    spans.set(key, known ? { ...known, to } : { from: place, to, latest, on: step.on });
  }
  const places = new Map<string | undefined, number>(
    made.map(({ proposal, turn }) => [proposal.name, turn]),
  );

  function placeOf(proposal: string | undefined): number {
    return places.get(proposal) ?? -Infinity;
  }

  function isOwnTurn(judgment: WrittenJudgment, record: GameRecord): boolean {
    const turn = turns.get(judgment.name);
    const span = spans.get(recordKey(record));
    const invoked = spans.get(recordKey(judgment));
    const own = 'question' in record ? turns.get(record.name) : span?.latest?.proposal.name;
    if (turn !== undefined && placeOf(turn) === placeOf(own)) return true;
    if (!span || !invoked || invoked.from < span.from) return false;
    if (!('changes' in record)) return invoked.latest === span.latest;
    const madeBefore = invoked.latest?.place ?? -Infinity;
    return invoked.from < span.to || (!isOfNext(invoked.on) && madeBefore < span.to);
  }

  return {
    turnOf: (judgment) => turns.get(judgment),
    placeOf,
    isOwnTurn,
    turnAfter: (judgment) => {
      const place = placeOf(turns.get(judgment));
      return made.find(({ turn }) => turn > place)?.proposal;
    },
  };
}
