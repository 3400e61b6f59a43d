/** One step of the replay: what was due before, the move, and its automatic consequences. */
import type { Finding, Spot } from '../diagnostics/finding.ts';
import { REGISTER } from '../diagnostics/register.ts';
import { entriesOf } from '../law/in-force/law.ts';
import type { WrittenProposal } from '../records/types.ts';
import { amendThemselves } from './amendments/self-amendment.ts';
import { hasCircuitEnded } from './decisions/evaluate.ts';
import {
  askReading,
  askWhereItDiffers,
  atMoment,
  inquire,
  type Occurrence,
} from './decisions/inquiry.ts';
import {
  attemptJudged,
  excuseFor,
  noteExcused,
  struckBy,
  writeObjections,
  writeUnjudged,
} from './decisions/judged-moves.ts';
import { fold } from './effects/fold.ts';
import { amountsOf, awardsOn } from './holdings/awards.ts';
import { byProposal, postSums } from './holdings/holdings.ts';
import { checkGameOver } from './legality/game-over.ts';
import { checkRetroactivity } from './legality/proposals/proposal-form.ts';
import { checkVotes } from './legality/votes/votes-cast.ts';
import { applyEvent } from './moves/apply-event.ts';
import { applyInvoke, applyJudge, endOverruling } from './moves/apply-judgment.ts';
import { applyPropose } from './moves/apply-propose.ts';
import { applyResolve } from './moves/apply-resolve.ts';
import { applyLost, applyWithdraw } from './moves/apply-unvoted.ts';
import { bringDeferred, checkAfterChange, hasMoreDue } from './moves/bring-into-effect.ts';
import { type MakeAgain, offerCures } from './moves/offer-cures.ts';
import type { StepPlace, StepResult } from './otherwise/differences.ts';
import { type OpenStep, restsOn, underReadings } from './otherwise/taken-otherwise.ts';
import type { Halt } from './replay-result.ts';
import type { LedgerEntry } from './results/types.ts';
import { finalBench } from './state/bindings.ts';
import { type Context, checksResult } from './state/context.ts';
import { withoutMove } from './state/log.ts';
import { keySpot, type Objections, spot } from './state/make-finding.ts';
import type { State } from './state/state.ts';
import { aside, suppose } from './state/suppose.ts';
import { addFindings, attempt, reportAll } from './state/write-log.ts';
import { recordWords } from './timeline/record-words.ts';
import { recordOfStep, type TimelineStep } from './timeline/timeline.ts';
import { endIfWon, type MoveMade } from './winning/win.ts';

/** The proposal whose turn a step belongs to. */
export function turnOf(state: State, step: TimelineStep | undefined): string | undefined {
  return step && 'proposal' in step ? step.proposal.name : state.turn.proposal;
}

/** Applies what was due before a step, then the move, then its automatic consequences. */
export function applyStep(context: Context, step: TimelineStep) {
  const during = turnOf(context.state, step);
  const start = { ...atMoment(context, step.on, during), noting: { isOnWords: false } };
  const place = { at: spotOfStep(step), during, ...moveOf(step) };
  const before = aside(start);
  const take = (position: Context, undetermined: OpenStep) =>
    makeStep(position, step, undetermined);
  const first = underReadings(start, place, take);
  const here = { ...first, option: 'nothing', log: context.recorder.log, context: start };
  const { objections: onWords, winRestsOn } = restsOn({ before, place, take }, here);
  const isFirm = onWords.length === 0 && winRestsOn === undefined;
  if (!isFirm) context.recorder.log = before.recorder.log;
  const made = isFirm
    ? first
    : underReadings({ ...start, winRestsOn }, place, (position, { step: open, winner }) => {
        const counts =
          onWords.length > 0 &&
          (askReading(position, 'held-on-words', during) === 'as-recorded' ||
            isFirmUnder(position, (tried) => take(tried, { step: open, winner })));
        const isOfWinner = counts || onWords.every(({ code }) => code === 'win/on-words');
        const decisive = counts ? [] : onWords;
        return isOfWinner
          ? take(position, { step: open, winner: [...winner, ...decisive] })
          : take(position, { step: [...open, ...decisive], winner });
      });
  const { state, objections, isMade, haltedBefore } = made;
  const halt = halted({ ...start, state }, objections, isMade || haltedBefore ? undefined : step);
  return { state, halt, ...(haltedBefore && { haltedBefore }) };
}

/** Whether the step needs no text-only support under another reading. */
function isFirmUnder(position: Context, take: (tried: Context) => StepResult): boolean {
  if (!position.trial || position.state.firm) return false;
  return suppose(position, {}, take).result.state.firm === undefined;
}

function moveOf(step: TimelineStep): Pick<StepPlace, 'move' | 'proposal'> {
  const { kind } = step;
  if (kind === 'event') return { move: { step: kind, event: recordWords(step.event) } };
  if ('judgment' in step) return { move: { step: step.kind, judgment: step.judgment.number } };
  const { proposal } = step;
  return { move: { step: step.kind, proposal: proposal.number }, proposal };
}

function makeStep(context: Context, step: TimelineStep, undetermined: OpenStep): StepResult {
  const record = recordOfStep(step);
  const due = attempt(context, () => bringDeferred(context));
  const position: Context = { ...context, state: due.result };
  const unmade = { state: position.state, isMade: false } as const;
  if (due.objections.length > 0)
    return { ...unmade, objections: due.objections, haltedBefore: true };
  if (hasMoreDue(position)) return { ...unmade, objections: [], haltedBefore: true };
  const { recorder } = context;
  const { log } = recorder;
  const { result: move, objections } = attempt(position, () =>
    makeMove(position, step, undetermined.step),
  );
  if (objections.length > 0 && !move.excuse) {
    recorder.log = withoutMove(log, recorder.log);
    return { ...unmade, objections };
  }
  if (move.state.version > (context.upTo ?? Infinity)) {
    recorder.log = withoutMove(log, recorder.log);
    return { ...unmade, objections: [], haltedBefore: true };
  }
  if (move.excuse) {
    const words = unmadeWords(move.state, step);
    noteExcused(context, record, { objections, excuse: move.excuse, unmade: words });
  }
  const made = { before: position.state, log };
  const after = attemptJudged(context, record, () => {
    reportAll(context, undetermined.winner);
    const moved = { ...context, state: move.state };
    const occurrence = { during: move.state.turn.proposal, at: spotOfStep(step) };
    const state = followTurn(moved, made, step, occurrence);
    const winner = state.over?.winner?.player;
    if (winner === undefined || winner === made.before.over?.winner?.player) return state;
    const won = { ...context, state };
    const { sums } = awardsOn(inquire(won, occurrence), { on: ['won'], winner });
    return postSums(won, sums, causeOf(step));
  });
  return { state: after.result, objections: after.objections, isMade: true };
}

function makeMove(context: Context, step: TimelineStep, undetermined: Objections) {
  const { recorder } = context;
  const record = recordOfStep(step);
  reportAll(context, undetermined);
  if (undetermined.length > 0 && !excuseFor(context, record)) return { state: context.state };
  if (context.state.over && !struckBy(context, record))
    reportAll(context, checkGameOver(context, step, spotOfStep(step)));
  if (recorder.log.objections.size > 0 && !excuseFor(context, record))
    return { state: context.state };
  const state = apply(context, step);
  const isSound = recorder.log.objections.size === 0;
  if (isSound && !(context.trial && checksResult(context))) return { state };
  const excuse = excuseFor(context, record);
  // The vote belongs to the same move, so its faults are reported together.
  const isProposed = !excuse && step.kind === 'propose';
  const pending = isProposed ? state.pending.get(step.proposal.name) : undefined;
  if (pending) {
    const position = { ...context, state };
    // A roll is found by its proposal's number, so it is not looked for if the number is wrong.
    const { objections } = recorder.log;
    const isMisnumbered = objections.some(({ code }) => code === 'proposal/number');
    reportAll(context, checkRetroactivity(position, pending.written));
    reportAll(context, checkVotes(position, pending, !isMisnumbered));
  }
  return { state, excuse: isSound ? undefined : excuse };
}

function apply(context: Context, step: TimelineStep): State {
  switch (step.kind) {
    case 'propose': {
      const next = applyPropose(context, step.proposal);
      proposeUnjudged(context, step.proposal);
      return next;
    }
    case 'resolve': {
      resolveUnjudged(context, step.proposal);
      const state = applyResolve(context, step.proposal);
      return endOverruling({ ...context, state }, step.proposal);
    }
    case 'withdraw': {
      const state = applyWithdraw(context, step.proposal);
      return endOverruling({ ...context, state }, step.proposal);
    }
    case 'lost':
      return applyLost(context, step.proposal);
    case 'invoke':
      return applyInvoke(context, step.judgment);
    case 'judge':
      return applyJudge(context, step.judgment);
    case 'event':
      return applyEvent(context, step.event);
  }
}

/** Says how many changes of an excused proposal could not be made. */
function unmadeWords({ pending }: State, step: TimelineStep): string | undefined {
  if (step.kind !== 'propose') return undefined;
  const { name, changes } = step.proposal;
  const made = pending.get(name)?.plans.length ?? changes.length;
  if (made === changes.length) return undefined;
  return made === 0
    ? 'Even so the change could not be made, and the rules stay as they are.'
    : `Even so, ${changes.length - made} of its ${changes.length} changes could not be made.`;
}

/** Objections that no Judgment excuses stop the game or suspend it. */
export function halted(
  context: Context,
  made: Objections,
  step?: TimelineStep,
  again: MakeAgain = (position) =>
    step ? attempt(position, () => makeMove(position, step, [])).objections : made,
): Halt {
  if (made.length === 0) return undefined;
  const objections = offerCures(context, made, again);
  const { game, bindings, state } = context;
  const during = turnOf(state, step);
  // A Judge was asked about the move in its turn, and has not answered.
  const suspended =
    objections.every(({ code }) => REGISTER[code].class === 'undetermined') &&
    game.judgments.some((each) => !finalBench(each) && bindings.turnOf(each.name) === during);
  const found = suspended
    ? objections.map((objection): Finding => ({ ...objection, severity: 'note' }))
    : objections;
  addFindings(context, found);
  return suspended ? 'suspended' : 'stopped';
}

function proposeUnjudged(context: Context, written: WrittenProposal): void {
  const { name } = written;
  const known = context.recorder.log.proposals.get(name);
  if (known?.outcome !== 'void' && known?.outcome !== 'undetermined') return;
  const unsettledBy = { judgment: known.judged?.judgment };
  // The awards and the outcome of the record are those of the judged move.
  const { awards: _, outcome, ...bare } = written;
  const unstated = bare.votes || outcome === undefined ? bare : { ...bare, outcome };
  const { result, objections } = suppose(context, { unsettledBy }, (alone) =>
    applyPropose(alone, unstated),
  );
  const { turn, pending } = result;
  if (objections.length > 0) writeObjections(context, name, objections);
  else {
    const { log } = context.recorder;
    context.recorder.log = { ...log, unjudged: log.unjudged.set(name, { turn, pending }) };
  }
}

function resolveUnjudged(context: Context, { name }: WrittenProposal): void {
  const { log: before } = context.recorder;
  const made = before.unjudged.get(name);
  const pending = made?.pending.get(name);
  if (!made || !pending) return;
  context.recorder.log = { ...before, unjudged: before.unjudged.remove(name) };
  const { judgment } = before.proposals.get(name)?.judged ?? {};
  const { turn } = made;
  const state = fold(context.state, [
    { kind: 'turn', turn },
    { kind: 'vote', name, pending },
  ]);
  const { objections, log } = suppose(context, { unsettledBy: { judgment }, state }, (alone) =>
    applyResolve(alone, pending.written),
  );
  const outcome = log.proposals.get(name)?.outcome;
  if (objections.length > 0) writeObjections(context, name, objections);
  else if (outcome === 'adopted' || outcome === 'defeated') writeUnjudged(context, name, outcome);
}

/**
 * The consequences of a move: awards of a complete circuit, rules that change by their own terms, a win.
 */
function followTurn(context: Context, made: MoveMade, step: TimelineStep, occurrence: Occurrence) {
  const { before } = made;
  const state = payCircuit(context, before, step, occurrence);
  const paid = { ...context, state };
  if (context.upTo === state.version) return state;
  const isBecoming = state.book.becoming.length > 0;
  const become = isBecoming ? amendThemselves(paid, occurrence) : state;
  const position = { ...context, state: become };
  reportAll(context, checkAfterChange(position, before, occurrence.at));
  const hasMoved = PARTS_TO_WIN_BY.some((part) => become[part] !== before[part]);
  return hasMoved ? endIfWon(position, made, occurrence) : become;
}

const PARTS_TO_WIN_BY = ['holdings', 'law', 'seats', 'offices', 'turn'] as const;

/** The place of a step in its record, for its consequences. */
export function spotOfStep(step: TimelineStep): Spot {
  if (step.kind === 'event') return spot(step.event);
  const isClosed = step.kind === 'resolve' && step.proposal.closed;
  return keySpot(recordOfStep(step), isClosed ? 'closed' : KEY_OF[step.kind]);
}

const KEY_OF = {
  propose: 'proposal',
  lost: 'proposal',
  resolve: 'outcome',
  withdraw: 'withdrawn',
  invoke: 'question',
  judge: 'judgment',
} as const;

/** The awards of a circuit, if the step completed one since the turn `before`. */
function payCircuit(context: Context, before: State, step: TimelineStep, occurrence: Occurrence) {
  const { state } = context;
  const isPaid = entriesOf(state.law, 'awards').some(({ value }) =>
    value.some(({ on }) => on === 'circuit'),
  );
  if (!isPaid || state.turn === before.turn) return state;
  const earned = (asking: Context) => {
    const inquiry = inquire(asking, occurrence);
    const isComplete = hasCircuitEnded(inquiry, before.turn);
    return isComplete ? awardsOn(inquiry, { on: ['circuit'] }).sums : [];
  };
  const sums = askWhereItDiffers(context, earned, amountsOf);
  return postSums(context, sums, causeOf(step));
}

function causeOf(step: TimelineStep): LedgerEntry['cause'] {
  if (step.kind === 'event') return { by: 'event', event: step.event };
  if ('judgment' in step) return { by: 'judgment', judgment: step.judgment.name };
  return byProposal(step.proposal);
}
