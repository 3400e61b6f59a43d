/**
 * The replay: a fold over the moves of one game, by the rules in force at each.
 *
 * It stops behind the first move that is illegal or undetermined, having told everything that is
 * wrong with that move. A Judgment that the move is legal lets it stand; an open Judgment on an
 * undetermined move suspends the game.
 */

import type { Finding } from '../diagnostics/finding.ts';
import { REGISTER } from '../diagnostics/register.ts';
import type { ReadingId } from '../law/readings.ts';
import type { WrittenGame, WrittenRuleset } from '../records/types.ts';
import { defined } from '../values/defined.ts';
import type { Moment } from '../values/moment.ts';
import { judgedMove } from './decisions/judged-move.ts';
import { struckBy } from './decisions/struck.ts';
import { atMoment } from './decisions/taken-option.ts';
import { layInitialSet } from './initial-set.ts';
import { checkGameOver } from './legality/game-over.ts';
import { checkRetroactivity } from './legality/proposals/retroactivity.ts';
import { checkVotes } from './legality/votes/votes-cast.ts';
import { applyEvent } from './moves/apply-event.ts';
import { applyInvoke, applyJudge } from './moves/apply-judgment.ts';
import { applyLose } from './moves/apply-lose.ts';
import { applyPropose } from './moves/apply-propose.ts';
import { applyResolve } from './moves/apply-resolve.ts';
import { applyWithdraw } from './moves/apply-withdraw.ts';
import { bringDeferred } from './moves/bring-deferred.ts';
import { followUp } from './moves/follow-up.ts';
import { attemptJudged, lettingStand, noteStanding } from './moves/let-stand.ts';
import { noteNeedless } from './moves/note-needless.ts';
import { placeOf } from './moves/place-of-step.ts';
import { askQuestions, partedByQuestion, tellWaiting } from './moves/suspended.ts';
import { checkUnfinished } from './moves/unfinished.ts';
import { proposeUnjudged, resolveUnjudged } from './moves/unjudged.ts';
import { concludeReplay, type Halt } from './replay-result.ts';
import { finalBench, gatherBindings } from './state/bindings.ts';
import { type Context, openContext, type Trial } from './state/context.ts';
import { since, withoutMove } from './state/log.ts';
import { recordWords } from './state/record-words.ts';
import { addFindings, addNote, attempt, reportAll } from './state/report.ts';
import { initialState, type State } from './state/state.ts';
import { orderSteps, recordOf, type Step } from './state/timeline.ts';
import type { Replay } from './state/types.ts';
import type { Warrant } from './state/warrant.ts';

/** How far to replay: up to a version of the ruleset, to the end of a moment, or only some steps. */
export interface Until {
  readonly version?: number;
  readonly at?: Moment;
  /** Steps for which it is false are not taken, though what their records say may bind the others. */
  readonly only?: (step: Step) => boolean;
}

/** Replays a game on its ruleset. Never throws for anything a record says. */
export function replay(game: WrittenGame, ruleset: WrittenRuleset, until: Until = {}): Replay {
  const recorded = orderSteps(game);
  const steps = until.only ? recorded.filter(until.only) : recorded;
  const bindings = gatherBindings(game, recorded);
  const opened = openContext(game, bindings, initialState(game, ruleset.tiers));
  const laid = attempt(opened, () => layInitialSet(opened, ruleset));
  const { recorder } = opened;
  let context: Context = { ...opened, state: laid.result };
  let halt = haltedAtFirst(context, laid.objections, steps);
  let place = 0;
  for (const step of steps) {
    if (halt || isBeyond(step, until)) break;
    const { log } = recorder;
    const taken = takeStep(trying(context, step), step);
    if (taken.state.version > (until.version ?? Infinity)) {
      recorder.log = withoutMove(log, recorder.log);
      break;
    }
    context = { ...context, state: taken.state };
    halt = taken.halt;
    if (!taken.isUnmade) place += 1;
  }
  if (halt === 'suspended') {
    const rest = steps.slice(place).filter((step) => !isBeyond(step, until));
    const suspended = suspend(context, steps[place - 1], rest);
    context = { ...context, state: suspended.state };
    halt = suspended.halt;
  }
  if (!halt) {
    noteNeedless(context);
    const { objections } = attempt(context, () => reportAll(context, checkUnfinished(context)));
    halt = halted(context, objections);
  }
  return concludeReplay(context, halt);
}

function isBeyond({ on }: Step, { at }: Until): boolean {
  return at !== undefined && on !== undefined && on.to > at.to;
}

interface Taken {
  readonly state: State;
  readonly halt: Halt;
  /** Whether the game came to a halt before the step itself could be taken. */
  readonly isUnmade?: boolean;
}

/** Puts on record which questions hold the game up, and that whatever else there is must wait. */
function suspend(context: Context, held: Step | undefined, rest: readonly Step[]): Taken {
  const { questions, waiting } = partedByQuestion(context, rest, turnOf(context.state, held));
  if (waiting[0]) tellWaiting(context, waiting, placeOf(waiting[0]));
  const { result: state, objections } = attempt(context, () => askQuestions(context, questions));
  return { state, halt: halted({ ...context, state }, objections) ?? 'suspended' };
}

/** The proposal in whose turn a step falls. */
function turnOf(state: State, step: Step | undefined): string | undefined {
  return step && 'proposal' in step ? step.proposal.name : state.turn.proposal;
}

/** The context in which a step is taken, and taken again as it would go under another reading. */
function trying(start: Context, step: Step): Context {
  const { log } = start.recorder;
  const during = turnOf(start.state, step);
  const trials = new Map<string, Trial>();
  const otherwise = (reading: ReadingId, option: string) => {
    const key = `${reading} ${option}`;
    const known = trials.get(key);
    if (known) return known;
    const trial: Trial = { reading, option, answers: new Map() };
    trials.set(key, trial);
    takeStep(atMoment({ ...start, recorder: { log }, trial }, step.on, during), step);
    return trial;
  };
  return { ...atMoment(start, step.on, during), step: { mattered: log.mattered, otherwise } };
}

/** One step: what was due before it, the move itself, and what happens of itself after it. */
function takeStep(context: Context, step: Step): Taken {
  const record = recordOf(step);
  const due = attempt(context, () => bringDeferred(context, step.on));
  const dueHalt = halted(context, due.objections);
  if (dueHalt) return { state: due.result, halt: dueHalt, isUnmade: true };
  const position: Context = { ...context, state: due.result };
  const { recorder } = context;
  const { log } = recorder;
  const { result: move, objections } = attempt(position, () => makeMove(position, step));
  if (objections.length > 0 && !move.warrant) {
    recorder.log = withoutMove(log, recorder.log);
    return { state: position.state, halt: halted(position, objections, step) };
  }
  if (move.warrant) {
    const unmade = unmadeWords(move.state, step);
    noteStanding(context, record, { objections, warrant: move.warrant, unmade });
  }
  const entries = since(log.ledger, recorder.log.ledger);
  const made = { before: position.state, entries };
  const after = attemptJudged(context, record, () =>
    followUp({ ...context, state: move.state }, made, step),
  );
  return { state: after.result, halt: halted(context, after.objections) };
}

interface Move {
  readonly state: State;
  /** On whose word it stands, where something is wrong with it. */
  readonly warrant?: Warrant | undefined;
}

function makeMove(context: Context, step: Step): Move {
  const { recorder } = context;
  const record = recordOf(step);
  if (context.state.over && !struckBy(context, record))
    reportAll(context, checkGameOver(context, step, placeOf(step)));
  if (recorder.log.objections.size > 0 && !lettingStand(context, record))
    return { state: context.state };
  const state = apply(context, step);
  if (recorder.log.objections.size === 0) return { state };
  const warrant = lettingStand(context, record);
  // The vote is part of the same move: its faults are reported with the rest.
  if (!warrant && step.kind === 'propose') tellVoteToo({ ...context, state }, step.proposal.name);
  return { state, warrant };
}

function apply(context: Context, step: Step): State {
  switch (step.kind) {
    case 'propose': {
      const next = applyPropose(context, step.proposal, step.on);
      proposeUnjudged(context, step.proposal, step.on);
      return next;
    }
    case 'resolve':
      resolveUnjudged(context, step.proposal, step.on);
      return applyResolve(context, step.proposal, step.on);
    case 'withdraw':
      return applyWithdraw(context, step.proposal, step.on);
    case 'lose':
      return applyLose(context, step.proposal, step.on);
    case 'invoke':
      return applyInvoke(context, step.judgment, step.on);
    case 'judge':
      return applyJudge(context, step.judgment, step.on);
    case 'event':
      return applyEvent(context, step.event, step.on);
  }
}

/** That changes which stand could not be made, since nothing in the rules is as they have it. */
function unmadeWords({ pending }: State, step: Step): string | undefined {
  if (step.kind !== 'propose') return undefined;
  const { name, changes } = step.proposal;
  const made = pending.get(name)?.plans.length ?? changes.length;
  if (made === changes.length) return undefined;
  return made === 0
    ? 'The change could not be made all the same, so the rules stay as they are.'
    : `Of its ${changes.length} changes ${changes.length - made} could not be made all the same.`;
}

function tellVoteToo(context: Context, name: string): void {
  const pending = context.state.pending.get(name);
  if (!pending) return;
  // A throw is found by its proposal's number, so a wrong number says nothing of throws.
  const { objections } = context.recorder.log;
  const misnumbered = objections.some(({ code }) => code === 'proposal/number');
  reportAll(context, checkRetroactivity(context, pending.written));
  reportAll(context, checkVotes(context, pending, !misnumbered));
}

/**
 * The Initial Set is nobody's move. A Judgment on the first proposal, which is made by that set,
 * settles whatever is wrong with it.
 */
function haltedAtFirst(
  context: Context,
  objections: readonly Finding[],
  steps: readonly Step[],
): Halt {
  if (objections.length === 0) return undefined;
  const first = steps.find((step) => step.kind === 'propose');
  const { result: settled } = attempt(
    context,
    () => first && judgedMove(context, recordOf(first), false),
  );
  if (!first || !settled) return halted(context, objections);
  const { judgment } = settled;
  for (const { message, at, rule } of objections) {
    addNote(context, {
      code: 'by-judgment',
      at,
      ...defined({ rule }),
      message: `The game begins all the same, since Judgment ${judgment.number} settles ${recordWords(recordOf(first))}. Without it: ${message}`,
    });
  }
  return undefined;
}

/** What becomes of objections that no Judgment clears: the game stops, or is suspended. */
function halted(context: Context, objections: readonly Finding[], step?: Step): Halt {
  if (objections.length === 0) return undefined;
  const suspended =
    objections.every(({ code }) => REGISTER[code].class === 'undetermined') &&
    isBeforeJudge(context, step);
  const told = suspended
    ? objections.map((objection): Finding => ({ ...objection, severity: 'note' }))
    : objections;
  addFindings(context, told);
  return suspended ? 'suspended' : 'stopped';
}

/** Whether the move was put to a Judge in its own turn, and the Judgment is yet to be given. */
function isBeforeJudge({ game, bindings, state }: Context, step: Step | undefined): boolean {
  const during = turnOf(state, step);
  return game.judgments.some(
    (judgment) => !finalBench(judgment) && bindings.turnOf(judgment.name) === during,
  );
}
