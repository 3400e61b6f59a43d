/** One step of the replay: what was due before it, the move itself, and what follows of itself. */

import type { Finding } from '../diagnostics/finding.ts';
import { REGISTER } from '../diagnostics/register.ts';
import { atMoment } from './decisions/taken-option.ts';
import { attemptJudged, excuseFor, noteStanding } from './judged-moves/let-stand.ts';
import { struckBy } from './judged-moves/write-judged.ts';
import { checkGameOver } from './legality/game-over.ts';
import { checkStillOverruled } from './legality/judgments/bench.ts';
import { checkRetroactivity } from './legality/proposals/retroactivity.ts';
import { checkVotes } from './legality/votes/votes-cast.ts';
import { followUp, placeOf } from './moves/afterwards/follow-up.ts';
import { applyEvent } from './moves/apply-event.ts';
import { applyInvoke, applyJudge } from './moves/apply-judgment.ts';
import { applyLost } from './moves/apply-lost.ts';
import { applyPropose } from './moves/apply-propose.ts';
import { applyResolve } from './moves/apply-resolve.ts';
import { applyWithdraw } from './moves/apply-withdraw.ts';
import { bringDeferred } from './moves/bring-deferred.ts';
import { proposeUnjudged, resolveUnjudged } from './moves/make-unjudged.ts';
import { type MakeAgain, offerCures } from './moves/offer-cures.ts';
import type { Made, StepPlace } from './otherwise/otherwise-types.ts';
import { type Undetermined, underReadings } from './otherwise/taken-otherwise.ts';
import { objectToWords } from './otherwise/without-words.ts';
import type { Halt } from './replay-result.ts';
import { finalBench } from './state/bindings.ts';
import { type Context, isHeldToRecord } from './state/context.ts';
import { since, withoutMove } from './state/log.ts';
import type { Objection } from './state/make-finding.ts';
import type { State } from './state/state.ts';
import { addFindings, attempt, reportAll } from './state/write-log.ts';
import type { Excuse } from './timeline/excuse.ts';
import { recordWords } from './timeline/record-words.ts';
import { recordOf, type Step } from './timeline/timeline.ts';

export interface Taken {
  readonly state: State;
  readonly halt: Halt;
  /** Whether the game came to a halt before the step itself could be taken. */
  readonly isUnmade?: boolean;
}

/** The proposal in whose turn a step falls. */
export function turnOf(state: State, step: Step | undefined): string | undefined {
  return step && 'proposal' in step ? step.proposal.name : state.turn.proposal;
}

/** One step: what was due before it, the move itself, and what happens of itself after it. */
export function takeStep(context: Context, step: Step): Taken {
  const during = turnOf(context.state, step);
  const start = atMoment(context, step.on, during);
  const place = { at: placeOf(step), during, ...moveOf(step) };
  const { log } = context.recorder;
  const take = (position: Context, undetermined: Undetermined) =>
    makeStep(position, step, undetermined);
  const first = underReadings(start, place, take);
  const onWords = objectToWords(start, place, { ...first, before: log }, take);
  if (onWords.length > 0) context.recorder.log = log;
  const made =
    onWords.length === 0
      ? first
      : underReadings(start, place, (position, { step: open, winner }) =>
          take(position, { step: [...open, ...onWords], winner }),
        );
  const { state, objections, isMade, isUnmade } = made;
  const halt = halted({ ...start, state }, objections, isMade || isUnmade ? undefined : step);
  return { state, halt, ...(isUnmade && { isUnmade }) };
}

function moveOf(step: Step): Pick<StepPlace, 'move' | 'proposal'> {
  const { kind } = step;
  if (kind === 'event') return { move: { step: kind, event: recordWords(step.event) } };
  if ('judgment' in step) return { move: { step: step.kind, judgment: step.judgment.number } };
  const { proposal } = step;
  return { move: { step: step.kind, proposal: proposal.number }, proposal };
}

interface StepMade extends Made {
  /** Whether what was due before the step brought the game to a halt. */
  readonly isUnmade?: boolean;
}

function makeStep(context: Context, step: Step, undetermined: Undetermined): StepMade {
  const record = recordOf(step);
  const due = attempt(context, () => bringDeferred(context, step.on));
  const position: Context = { ...context, state: due.result };
  const unmade = { state: position.state, isMade: false } as const;
  if (due.objections.length > 0) return { ...unmade, objections: due.objections, isUnmade: true };
  const { recorder } = context;
  const { log } = recorder;
  const { result: move, objections } = attempt(position, () =>
    makeMove(position, step, undetermined.step),
  );
  if (objections.length > 0 && !move.warrant) {
    recorder.log = withoutMove(log, recorder.log);
    return { ...unmade, objections };
  }
  if (move.warrant) {
    const words = unmadeWords(move.state, step);
    noteStanding(context, record, { objections, warrant: move.warrant, unmade: words });
  }
  const entries = since(log.ledger, recorder.log.ledger);
  const made = { before: position.state, entries };
  const after = attemptJudged(context, record, () => {
    reportAll(context, undetermined.winner);
    return followUp({ ...context, state: move.state }, made, step);
  });
  return { state: after.result, objections: after.objections, isMade: true };
}

interface Move {
  readonly state: State;
  /** What lets it stand, where it breaks a rule. */
  readonly warrant?: Excuse | undefined;
}

function makeMove(context: Context, step: Step, undetermined: readonly Finding[]): Move {
  const { recorder } = context;
  const record = recordOf(step);
  reportAll(context, undetermined);
  if (undetermined.length > 0 && !excuseFor(context, record)) return { state: context.state };
  if (context.state.over && !struckBy(context, record))
    reportAll(context, checkGameOver(context, step, placeOf(step)));
  if (recorder.log.objections.size > 0 && !excuseFor(context, record))
    return { state: context.state };
  const state = apply(context, step);
  const isSound = recorder.log.objections.size === 0;
  if (isSound && !(context.trial && isHeldToRecord(context))) return { state };
  const warrant = excuseFor(context, record);
  // The vote is part of the same move: its faults are reported with the rest.
  if (!warrant && step.kind === 'propose') reportVoteToo({ ...context, state }, step.proposal.name);
  return { state, warrant: isSound ? undefined : warrant };
}

function apply(context: Context, step: Step): State {
  switch (step.kind) {
    case 'propose': {
      const next = applyPropose(context, step.proposal, step.on);
      proposeUnjudged(context, step.proposal, step.on);
      return next;
    }
    case 'resolve': {
      resolveUnjudged(context, step.proposal, step.on);
      const next = applyResolve(context, step.proposal, step.on);
      reportAll(context, checkStillOverruled(context, step.proposal));
      return next;
    }
    case 'withdraw': {
      const next = applyWithdraw(context, step.proposal, step.on);
      reportAll(context, checkStillOverruled(context, step.proposal));
      return next;
    }
    case 'lost':
      return applyLost(context, step.proposal, step.on);
    case 'invoke':
      return applyInvoke(context, step.judgment, step.on);
    case 'judge':
      return applyJudge(context, step.judgment, step.on);
    case 'event':
      return applyEvent(context, step.event, step.on);
  }
}

/** Says how many changes of a proposal could not be made although it stands. */
function unmadeWords({ pending }: State, step: Step): string | undefined {
  if (step.kind !== 'propose') return undefined;
  const { name, changes } = step.proposal;
  const made = pending.get(name)?.plans.length ?? changes.length;
  if (made === changes.length) return undefined;
  return made === 0
    ? 'The change could not be made all the same, so the rules stay as they are.'
    : `Of its ${changes.length} changes ${changes.length - made} could not be made all the same.`;
}

function reportVoteToo(context: Context, name: string): void {
  const pending = context.state.pending.get(name);
  if (!pending) return;
  // A throw is found by its proposal's number, so a wrong number says nothing of throws.
  const { objections } = context.recorder.log;
  const misnumbered = objections.some(({ code }) => code === 'proposal/number');
  reportAll(context, checkRetroactivity(context, pending.written));
  reportAll(context, checkVotes(context, pending, !misnumbered));
}

/** What becomes of objections that no Judgment clears: the game stops, or is suspended. */
export function halted(
  context: Context,
  made: readonly Objection[],
  step?: Step,
  again: MakeAgain = (position) =>
    step ? attempt(position, () => makeMove(position, step, [])).objections : made,
): Halt {
  if (made.length === 0) return undefined;
  const objections = offerCures(context, made, again);
  const suspended =
    objections.every(({ code }) => REGISTER[code].class === 'undetermined') &&
    isBeforeJudge(context, step);
  const found = suspended
    ? objections.map((objection): Finding => ({ ...objection, severity: 'note' }))
    : objections;
  addFindings(context, found);
  return suspended ? 'suspended' : 'stopped';
}

/** Whether the move was put to a Judge in its own turn, and the Judgment is yet to be given. */
function isBeforeJudge({ game, bindings, state }: Context, step: Step | undefined): boolean {
  const during = turnOf(state, step);
  return game.judgments.some(
    (judgment) => !finalBench(judgment) && bindings.turnOf(judgment.name) === during,
  );
}
