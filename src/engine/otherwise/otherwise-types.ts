/** A step that is taken under several readings, and what may differ in the results. */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import type { ReadingId } from '../../law/readings/register.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { DecidedMove, Decision, ResultUnder } from '../results/decision.ts';
import type { Context } from '../state/context.ts';
import type { ReplayLog } from '../state/log.ts';
import type { Objection } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';

/** What is done in a step, and where it is recorded. */
export interface StepPlace {
  readonly move: DecidedMove;
  readonly at: Spot;
  readonly during: string | undefined;
  readonly proposal?: WrittenProposal;
}

export interface Made {
  readonly state: State;
  readonly objections: readonly Objection[];
  /** False where nothing came of the move itself. */
  readonly isMade: boolean;
}

export interface MadeUnder extends Made {
  readonly option: string;
  readonly log: ReplayLog;
  /** The context in which it was taken. */
  readonly context: Context;
}

export interface StepDifference {
  readonly what: Decision;
  readonly at: Spot;
  /** The rule that decides it, where it is another than the one that leaves the question open. */
  readonly rule?: Authority | undefined;
  /** What came of the option taken, and then of each other under which something else came. */
  readonly results: readonly ResultUnder[];
}

export interface Compared {
  /** The position before the step, with the log as it was then. */
  readonly before: Context;
  readonly place: StepPlace;
  /** The reading that is taken otherwise. */
  readonly reading?: ReadingId;
  /** The first under the option taken. */
  readonly all: readonly [MadeUnder, ...MadeUnder[]];
}
