/**
 * The replay: a fold over the moves of one game, by the rules in force at each.
 *
 * It stops behind the first move that is illegal or undetermined, having told everything that is
 * wrong with that move. A Judgment that the move is legal lets it stand; an open Judgment on an
 * undetermined move suspends the game.
 */
import type { Finding, Spot } from '../diagnostics/finding.ts';
import { REGISTER } from '../diagnostics/register.ts';
import type { WrittenGame, WrittenJudgment, WrittenRuleset } from '../records/types.ts';
import type { Moment } from '../values/moment.ts';
import { letRulesBecome } from './amendments/self-amendment.ts';
import { settledMove } from './decisions/judged-move.ts';
import { noteObjections } from './decisions/note-unjudged.ts';
import { layInitialSet } from './initial-set.ts';
import { checkDeclarations } from './legality/conflicts.ts';
import { checkGameOver } from './legality/game-over.ts';
import { checkPlayCanContinue } from './legality/proposals/play-continues.ts';
import { checkRetroactivity } from './legality/proposals/retroactivity.ts';
import { applyEvent } from './moves/apply-event.ts';
import { applyInvoke, applyJudge } from './moves/apply-judgment.ts';
import { applyLose } from './moves/apply-lose.ts';
import { applyPropose } from './moves/apply-propose.ts';
import { applyResolve, checkVotes } from './moves/apply-resolve.ts';
import { applyWithdraw } from './moves/apply-withdraw.ts';
import { changeRules, meetRules } from './moves/bring-into-effect.ts';
import { placeOf } from './moves/place-of-step.ts';
import { askQuestions, partedByQuestion, tellWaiting } from './moves/suspended.ts';
import { proposeUnjudged, resolveUnjudged } from './moves/unjudged.ts';
import { concludeReplay, type Halt } from './replay-result.ts';
import { finalBench, gatherBindings } from './state/bindings.ts';
import { type Docket, keySpot, markDocket, openDocket, remark, strikeOut } from './state/log.ts';
import { initialState, type Pending, type State } from './state/state.ts';
import { orderSteps, type Step } from './state/timeline.ts';
import type { Replay } from './state/types.ts';
import { checkWin, type MoveMade } from './winning/win.ts';

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
  const docket = openDocket(game, gatherBindings(game, recorded));
  let state = layInitialSet(docket, initialState(game, ruleset.tiers), ruleset);
  let halt = settleWrongs(docket, state);
  let place = 0;
  for (const step of steps) {
    if (halt || isBeyond(step, until)) break;
    const mark = markDocket(docket, 'proposal' in step ? step.proposal.name : undefined);
    const taken = takeStep(docket, state, step);
    if (taken.state.version > (until.version ?? Infinity)) {
      strikeOut(docket, mark, state.version);
      break;
    }
    ({ state, halt } = taken);
    if (!taken.isUnmade) place += 1;
  }
  if (halt === 'suspended') {
    const rest = steps.slice(place).filter((step) => !isBeyond(step, until));
    ({ state, halt } = suspend(docket, state, steps[place - 1], rest));
  }
  if (!halt) {
    checkOpenVotes(docket, state);
    halt = settleWrongs(docket, state);
  }
  return concludeReplay(docket, state, ruleset, halt);
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
function suspend(
  docket: Docket,
  state: State,
  held: Step | undefined,
  rest: readonly Step[],
): Taken {
  const { questions, waiting } = partedByQuestion(docket, rest, turnOf(state, held));
  const [first] = waiting;
  if (first) tellWaiting(docket, waiting, placeOf(first));
  const asked = askQuestions(docket, state, questions);
  return { state: asked, halt: settleWrongs(docket, asked) ?? 'suspended' };
}

/** The proposal in whose turn a step falls. */
function turnOf(state: State, step: Step | undefined): string | undefined {
  return step && 'proposal' in step ? step.proposal.name : state.turn.proposal;
}

/** One step: what was due before it, the move itself, and what happens of itself after it. */
function takeStep(docket: Docket, state: State, step: Step): Taken {
  const at = placeOf(step);
  const before = bringDeferred(docket, state, step);
  const due = settleWrongs(docket, state);
  if (due) return { state: before, halt: due, isUnmade: true };
  const mark = markDocket(docket, 'proposal' in step ? step.proposal.name : undefined);
  const next = makeMove(docket, before, step, at);
  const stands = docket.wrongs.length === 0 || isSettled(docket, before, step);
  // A move that does not stand leaves no trace but what is said of it.
  if (!stands) strikeOut(docket, mark, before.version);
  const halt = settleWrongs(docket, before, step);
  if (halt) return { state: before, halt };
  const entries = docket.ledger.slice(mark.lengths.ledger);
  const after = followUp(docket, { before, after: next, entries }, step, at);
  return { state: after, halt: settleWrongs(docket, state) };
}

function makeMove(docket: Docket, state: State, step: Step, at: Spot): State {
  checkGameOver(docket, state, step, at);
  if (docket.wrongs.length > 0) return state;
  const next = apply(docket, state, step);
  // The vote is part of the same move: what is wrong with it is told with the rest.
  const wrong = docket.wrongs.length > 0 && !isSettled(docket, state, step);
  if (wrong && step.kind === 'propose') tellVoteToo(docket, next, step.proposal.name);
  return next;
}

function apply(docket: Docket, state: State, step: Step): State {
  switch (step.kind) {
    case 'propose': {
      const next = applyPropose(docket, state, step.proposal, step.on);
      proposeUnjudged(docket, state, step.proposal, step.on);
      return next;
    }
    case 'resolve':
      resolveUnjudged(docket, state, step.proposal, step.on);
      return applyResolve(docket, state, step.proposal, step.on);
    case 'withdraw':
      return applyWithdraw(docket, state, step.proposal, step.on);
    case 'lose':
      return applyLose(docket, state, step.proposal);
    case 'invoke':
      return applyInvoke(docket, state, step.judgment, step.on);
    case 'judge':
      return applyJudge(docket, state, step.judgment, step.on);
    case 'event':
      return applyEvent(docket, state, step.event, step.on);
  }
}

/** What happens of itself after a move: rules that change by their own terms, and winning. */
function followUp(docket: Docket, move: MoveMade, step: Step, at: Spot): State {
  const { before, after: state } = move;
  const during = state.turn.proposal;
  const become =
    state.book.becoming.length > 0 ? letRulesBecome(docket, state, at, step.on, during) : state;
  checkPlayCanContinue(docket, before, become, at);
  if (become.law !== before.law) checkDeclarations(docket, before, become, at);
  const moved =
    become.holdings !== before.holdings ||
    become.law !== before.law ||
    become.seats !== before.seats ||
    become.offices !== before.offices ||
    become.turn !== before.turn;
  return moved ? checkWin(docket, { ...move, after: become }, at, step.on, during) : become;
}

/** Changes that were to wait for a moment which has now come. */
function bringDeferred(docket: Docket, state: State, { on }: Step): State {
  if (state.deferred.length === 0 || !on) return state;
  const isDue = (pending: State['deferred'][number]) =>
    (pending.written.effective?.from ?? 0) <= on.from;
  let next: State = { ...state, deferred: state.deferred.filter((pending) => !isDue(pending)) };
  const inOrder = state.deferred.filter(isDue).sort(byEffect);
  for (const pending of inOrder) {
    const { written } = pending;
    const before = next;
    const met = meetRules(docket, next, pending);
    next = changeRules(docket, next, met.pending, written.effective);
    const known = docket.proposals.get(written.name);
    if (known) docket.proposals.set(written.name, { ...known, version: next.version });
    const effective = { kind: 'effective', proposal: written.name } as const;
    docket.timeline.push({
      ...(written.effective && { on: written.effective }),
      version: next.version,
      ...effective,
    });
    const at = keySpot(written, 'effective');
    checkPlayCanContinue(docket, before, next, at);
    checkDeclarations(docket, before, next, at);
    const move = { before, after: next, entries: [] };
    next = checkWin(docket, move, at, written.effective, written.name);
  }
  return next;
}

function byEffect({ written: a }: Pending, { written: b }: Pending): number {
  return (a.effective?.from ?? 0) - (b.effective?.from ?? 0) || a.number - b.number;
}

function tellVoteToo(docket: Docket, state: State, name: string): void {
  const pending = state.pending.get(name);
  if (!pending) return;
  // A throw is found by its proposal's number, so a wrong number says nothing of throws.
  const misnumbered = docket.wrongs.some(({ code }) => code === 'proposal/number');
  checkRetroactivity(docket, state, pending.written);
  checkVotes(docket, state, pending, !misnumbered);
}

/** Votes still being cast are checked as they stand. */
function checkOpenVotes(docket: Docket, state: State): void {
  for (const pending of state.pending.values()) {
    if (pending.written.votes) checkVotes(docket, state, pending);
  }
}

function isSettled(docket: Docket, state: State, step: Step): boolean {
  return clearing(docket, state, step) !== undefined;
}

/** The Judgment that lets a move stand, unless whether it reaches the move is itself left open. */
function clearing(docket: Docket, state: State, step: Step): WrittenJudgment | undefined {
  if (!('proposal' in step)) return undefined;
  const settled = settledMove(docket, state, step.proposal.name);
  if (settled?.is !== 'legal') return undefined;
  const { judgment } = settled;
  return docket.wrongs.some(({ at }) => at.file === judgment.file) ? undefined : judgment;
}

/** What becomes of the objections to a move: the game stops, is suspended, or a Judgment clears it. */
function settleWrongs(docket: Docket, state: State, step?: Step): Halt {
  if (docket.wrongs.length === 0) return undefined;
  const judgment = step && clearing(docket, state, step);
  const wrongs = docket.wrongs.splice(0);
  if (judgment && step && 'proposal' in step) {
    clear(docket, step, wrongs, judgment.number);
    return undefined;
  }
  const suspended = wrongs.every(isUndetermined) && isBeforeJudge(docket, step, state);
  docket.findings.push(
    ...(suspended ? wrongs.map((wrong) => ({ ...wrong, severity: 'note' }) as const) : wrongs),
  );
  return suspended ? 'suspended' : 'stopped';
}

function clear(
  docket: Docket,
  { proposal }: Extract<Step, { proposal: unknown }>,
  wrongs: readonly Finding[],
  judgment: number,
): void {
  noteObjections(docket, proposal.name, wrongs);
  for (const { message, at, rule } of wrongs) {
    remark(docket, {
      code: 'by-judgment',
      at,
      ...(rule && { rule }),
      message: `Judgment ${judgment} lets Proposal ${proposal.number} stand. Without it: ${message}`,
    });
  }
}

function isUndetermined({ code }: Finding): boolean {
  return REGISTER[code].class === 'undetermined';
}

/** Whether the move was put to a Judge in its own turn, and the Judgment is yet to be given. */
function isBeforeJudge({ game, bindings }: Docket, step: Step | undefined, state: State): boolean {
  const during = turnOf(state, step);
  return game.judgments.some(
    (judgment) => !finalBench(judgment) && bindings.turnOf(judgment.name) === during,
  );
}
