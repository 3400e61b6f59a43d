/** In which turn everything on record falls, as far as the order of the record tells. */
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { isMotion } from '../../records/kinds/proposal.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { recordKey } from './record-words.ts';
import { recordOfStep, type TimelineStep } from './timeline.ts';

export interface TurnsRecorded {
  /** The proposal in whose turn Judgment was invoked, by the Judgment's name. */
  turnOf(judgment: string): string | undefined;
  /** The place of a turn among all of them, by its proposal; before all places if there is none. */
  placeOf(proposal: string | undefined): number;
  /** Whether no other turn had begun between something and the invoking of Judgment. */
  isOwnTurn(judgment: WrittenJudgment, record: GameRecord): boolean;
  /** The proposal that began the turn after the one in which Judgment was invoked. */
  turnAfter(judgment: string): WrittenProposal | undefined;
}

/** A proposal made: the place of its step, and that of the step that began its turn. */
interface Made {
  readonly proposal: WrittenProposal;
  readonly place: number;
  readonly turn: number;
}

/** A step at its place, and how far play has come with it. */
interface StepAtPlace {
  readonly step: TimelineStep;
  readonly place: number;
  /** The proposal that was made last, and the one that is made next. */
  readonly latest: Made | undefined;
  readonly next: Made | undefined;
  /** Whether no turn is under way. */
  readonly isOver: boolean;
}

/** The steps between which something falls, and the proposal made last when it began. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly latest: Made | undefined;
  readonly on: Moment | undefined;
}

/** Whether what is asked at a moment between two turns belongs to the next one. */
type IsOfNext = (on: Moment | undefined) => boolean;

/** In the order of the steps. */
function proposalsMade(steps: readonly TimelineStep[]): readonly Made[] {
  const made: Made[] = [];
  steps.forEach((step, place) => {
    if (step.kind !== 'propose') return;
    const { proposal } = step;
    const latest = made.at(-1);
    const turn = latest && isSameTurn(latest.proposal, proposal) ? latest.turn : place;
    made.push({ proposal, place, turn });
  });
  return made;
}

/** A player who withdrew a proposal, or made a motion, and makes another is still in the same turn. */
function isSameTurn(before: WrittenProposal, proposal: WrittenProposal): boolean {
  return (before.withdrawn !== undefined || isMotion(before)) && before.by === proposal.by;
}

function placeSteps(steps: readonly TimelineStep[], made: readonly Made[]): readonly StepAtPlace[] {
  let count = 0;
  let isOver = true;
  return steps.map((step, place) => {
    if (step.kind === 'propose') count += 1;
    if (step.kind === 'propose' || step.kind === 'resolve') isOver = step.kind === 'resolve';
    return { step, place, latest: made[count - 1], next: made[count], isOver };
  });
}

/** By Judgments' names, the proposals in whose turns they were invoked. */
function turnsOfJudgments(steps: readonly StepAtPlace[], isOfNext: IsOfNext) {
  const turns = new Map<string, string>();
  for (const { step, latest, next, isOver } of steps) {
    if (step.kind !== 'invoke') continue;
    // A question before the first move, or between turns, may belong to the turn to come.
    const mayBeOfNext = !latest || (isOver && isOfNext(step.on));
    const turn = (mayBeOfNext && next) || latest;
    if (turn) turns.set(step.judgment.name, turn.proposal.name);
  }
  return turns;
}

/** By records' keys, from the first step of each to its last; a proposal without an end has none. */
function spansOf(steps: readonly StepAtPlace[]): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  for (const { step, place, latest } of steps) {
    const key = recordKey(recordOfStep(step));
    const known = spans.get(key);
    const to = step.kind === 'propose' ? Infinity : place;
    spans.set(key, known ? { ...known, to } : { from: place, to, latest, on: step.on });
  }
  return spans;
}

export function turnsRecorded(steps: readonly TimelineStep[], isOfNext: IsOfNext): TurnsRecorded {
  const made = proposalsMade(steps);
  const placed = placeSteps(steps, made);
  const turns = turnsOfJudgments(placed, isOfNext);
  const spans = spansOf(placed);
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
