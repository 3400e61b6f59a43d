/** In which turn everything on record falls, as far as the order of the record tells. */
import type { WrittenJudgment } from '../../records/judgment-types.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { recordKey } from './record-key.ts';
import type { Step } from './timeline.ts';

export interface TurnsRecorded {
  /** The proposal in whose turn Judgment was invoked, by the Judgment's name. */
  turnOf(judgment: string): string | undefined;
  /** The place of a turn among all of them, by its proposal; before all places where there is none. */
  placeOf(proposal: string | undefined): number;
  /** Whether no other turn had begun between something and the invoking of Judgment. */
  isOwnTurn(judgment: WrittenJudgment, record: GameRecord): boolean;
  /** The proposal that began the turn after the one in which Judgment was invoked. */
  turnAfter(judgment: string): WrittenProposal | undefined;
}

/** The steps between which something falls, and the last proposal made before it. */
interface Span {
  readonly from: number;
  to: number;
  readonly turn: string | undefined;
  readonly afterMade: number;
  readonly on: Moment | undefined;
}

/** Whether what is asked at a moment between two turns belongs to the next one. */
type IsOfNext = (on: Moment | undefined) => boolean;

/** A turn, by the proposal that was made in it last. */
interface Begun {
  readonly place: number;
  readonly proposal: WrittenProposal;
}

/** What the steps tell in their order. */
interface StepsRead {
  /** By Judgments' names, the proposals in whose turns they were invoked. */
  readonly turns: ReadonlyMap<string, string>;
  /** By proposals' names, the places of their turns. */
  readonly places: ReadonlyMap<string | undefined, number>;
  readonly begins: readonly Begun[];
  readonly spans: ReadonlyMap<string, Span>;
}

function readSteps(steps: readonly Step[], isOfNext: IsOfNext): StepsRead {
  const turns = new Map<string, string>();
  const places = new Map<string | undefined, number>();
  const begins: Begun[] = [];
  const spans = new Map<string, Span>();
  const waiting: WrittenJudgment[] = [];
  let latest: Begun | undefined;
  let lastMade = -Infinity;
  let isOver = true;
  steps.forEach((step, index) => {
    const key = keyOf(step);
    const known = spans.get(key);
    if (step.kind === 'propose') {
      const { proposal } = step;
      const place = latest && isSameTurn(latest.proposal, proposal) ? latest.place : index;
      latest = { place, proposal };
      if (place === index) begins.push(latest);
      places.set(proposal.name, place);
      isOver = false;
      for (const judgment of waiting.splice(0)) turns.set(judgment.name, proposal.name);
      lastMade = index;
    } else if (step.kind === 'invoke') {
      // What is asked before anybody has moved, or between turns, may belong to the turn to come.
      if (!latest || (isOver && isOfNext(step.on))) waiting.push(step.judgment);
      if (latest) turns.set(step.judgment.name, latest.proposal.name);
    } else if (step.kind === 'resolve') isOver = true;
    if (known && step.kind !== 'judge') known.to = index;
    if (known) return;
    const to = step.kind === 'propose' ? Infinity : index;
    spans.set(key, {
      from: index,
      to,
      turn: latest?.proposal.name,
      afterMade: lastMade,
      on: step.on,
    });
  });
  return { turns, places, begins, spans };
}

/** Whoever withdrew a proposal and makes another is still in the same turn. */
function isSameTurn(before: WrittenProposal, proposal: WrittenProposal): boolean {
  return before.withdrawn !== undefined && before.by === proposal.by;
}

export function turnsRecorded(steps: readonly Step[], isOfNext: IsOfNext): TurnsRecorded {
  const { turns, places, begins, spans } = readSteps(steps, isOfNext);

  function placeOf(proposal: string | undefined): number {
    return places.get(proposal) ?? -Infinity;
  }

  function isOwnTurn(judgment: WrittenJudgment, record: GameRecord): boolean {
    const turn = turns.get(judgment.name);
    const span = spans.get(recordKey(record));
    const invoked = spans.get(recordKey(judgment));
    const own = 'question' in record ? turns.get(record.name) : span?.turn;
    if (turn !== undefined && placeOf(turn) === placeOf(own)) return true;
    if (!span || !invoked || invoked.from < span.from) return false;
    if (!('changes' in record)) return invoked.afterMade === span.afterMade;
    return invoked.from < span.to || (!isOfNext(invoked.on) && invoked.afterMade < span.to);
  }

  return {
    turnOf: (judgment) => turns.get(judgment),
    placeOf,
    isOwnTurn,
    turnAfter: (judgment) => {
      const place = placeOf(turns.get(judgment));
      return begins.find((begun) => begun.place > place)?.proposal;
    },
  };
}

function keyOf(step: Step): string {
  if ('proposal' in step) return recordKey(step.proposal);
  return recordKey('judgment' in step ? step.judgment : step.event);
}
