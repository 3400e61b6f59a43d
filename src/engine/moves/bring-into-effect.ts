/** An adopted proposal changes the rules: at once, or at the later moment it names. */
import type { Spot } from '../../diagnostics/finding.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import { numbersOfVote } from '../amendments/numbers-of-vote.ts';
import { planChange } from '../amendments/plan-change.ts';
import { replaceRule, takeEffect } from '../amendments/take-effect.ts';
import { takeReading } from '../decisions/inquiry.ts';
import { attemptJudged, possibleExcuse } from '../decisions/judged-moves.ts';
import { byProposal } from '../holdings/holdings.ts';
import { checkDeclarations } from '../legality/conflicts.ts';
import { checkLimits } from '../legality/proposals/limits.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { checkPlayCanContinue } from '../legality/proposals/possible-changes.ts';
import { checkWinningBy } from '../legality/proposals/winning-by.ts';
import { BREACHES } from '../results/open-matters.ts';
import type { Context } from '../state/context.ts';
import { since, withoutMove } from '../state/log.ts';
import { keySpot, type Objections, spot } from '../state/make-finding.ts';
import type { Deferred, Pending, State } from '../state/state.ts';
import { addNote, addToTimeline, attempt, reportAll, writeProposal } from '../state/write-log.ts';
import { EVENT_TRAITS } from '../timeline/event-traits.ts';
import { endIfWon } from '../winning/win.ts';
import { applyEvent } from './apply-event.ts';
import { offerCures } from './offer-cures.ts';

export function bringIntoEffect(context: Context, pending: Pending): State {
  const { state } = context;
  const { written } = pending;
  const { effective, closed } = written;
  if (effective && closed && effective.from > closed.to && waits(context, written)) {
    return { ...state, deferred: [...state.deferred, { ...pending, due: effective }] };
  }
  if (effective && closed && effective.to < closed.from) {
    addNote(context, {
      code: 'change/past-stands',
      at: spot(written, 'effective'),
      message: `Proposal ${written.number} takes effect at the close of its vote on ${closed.text}. It claims effect from ${effective.text} on, and the rules do not forbid that. Decisions made in between stay, and are not judged again.`,
    });
  }
  return changeRules(context, pending);
}

function waits(context: Context, written: Pending['written']): boolean {
  return takeReading(context, 'deferred-effect', written.name) === 'waits';
}

/** Whether a change that has nothing left to change takes the others of its proposal with it. */
function failsWhole(context: Context, written: Pending['written']): boolean {
  return takeReading(context, 'impossible-part', written.name) === 'the-whole-fails';
}

/** Makes the next version, unless what breaches a limit is void: a reading. */
export function changeRules(context: Context, pending: Pending): State {
  const { state, recorder } = context;
  const { written, plans } = pending;
  if (plans.length === 0 || (pending.isPart && failsWhole(context, written))) return state;
  const { log } = recorder;
  const { result, objections } = attempt(context, () => makeVersion(context, pending));
  const [breach] = objections;
  const isBreach = objections.every(({ code }) => BREACHES.has(code));
  const isVoid = () => takeReading(context, 'breached-limit', written.name) === 'adopted-and-void';
  if (!breach || !isBreach || !isVoid()) {
    reportAll(context, objections);
    return result;
  }
  recorder.log = withoutMove(log, recorder.log);
  const [told] = offerCures(context, objections, (position) => {
    return attempt(position, () => makeVersion(position, pending)).objections;
  });
  // The help that the breach has by itself is for a vote that would have failed, so it is left out here.
  const help = told?.help === breach.help ? undefined : told?.help;
  addNote(context, {
    code: 'change/void',
    at: breach.at,
    rule: breach.rule,
    help,
    message: `${pending.isSupposed ? 'it is void and' : `Proposal ${written.number} is adopted, and void: it`} changes nothing. ${breach.message}`,
  });
  const { last } = numbersOfVote(context, pending, plans);
  return withNumbersUsed(state, last);
}

/** The limits of the law that results are what it must keep. */
function makeVersion(context: Context, pending: Pending): State {
  const { state } = context;
  const { written, plans } = pending;
  const act = { change: { proposal: written.number }, during: written.name };
  reportAll(context, checkWinningBy(context, act, plans));
  const { numbers, last } = numbersOfVote(context, pending, plans);
  const next = takeEffect(context, plans, {
    cause: byProposal(written),
    vote: { proposal: written, numbers },
    at: keySpot(written, 'proposal'),
  });
  reportAll(context, checkLimits({ ...context, state: next }, state, act, plans));
  return withNumbersUsed(next, last);
}

/** The position in which no number up to the last one of a vote is free. */
function withNumbersUsed(state: State, last: number | undefined): State {
  const { lastNumber } = state;
  const isBehind = last !== undefined && (lastNumber === undefined || lastNumber < last);
  return isBehind ? { ...state, lastNumber: last } : state;
}

/**
 * A proposal as it meets the rules at the close of its vote. Where they have changed since it was
 * made, its changes are planned again, and what has become impossible is reported by itself.
 */
export function meetRules(
  context: Context,
  pending: Pending,
): { readonly pending: Pending; readonly vanished: Objections } {
  const { state } = context;
  if (pending.book === state.book) return { pending, vanished: [] };
  const { written } = pending;
  const source = { file: written.file, number: written.number, during: written.name };
  let scratch = state;
  const { result: plans, objections: vanished } = attempt(context, () =>
    pending.plans.flatMap(({ change }) => {
      const plan = planChange({ ...context, state: scratch }, source, change);
      if (!plan) return [];
      scratch = replaceRule(scratch, plan.before, plan.after);
      return [plan];
    }),
  );
  const isPart = pending.isPart || vanished.length > 0;
  return { pending: { ...pending, plans, isPart, book: state.book }, vanished };
}

/** What an adopted proposal may no longer do, or no longer finds to do. */
export function checkStillPossible(
  context: Context,
  { written, plans }: Pending,
  vanished: Objections,
): Objections {
  const { objections } = checkPermitted(context, written, plans);
  if (vanished.length === 0) return objections;
  const illegal = takeReading(context, 'vanished-target', written.name) === 'illegal';
  return illegal ? [...objections, ...vanished] : objections;
}

export function bringDeferred(context: Context): State {
  const { state, on } = context;
  if (state.deferred.length === 0 || !on) return state;
  const isDue = ({ due }: Deferred) => due.from <= on.from;
  const inOrder = orderDue(context, state.deferred.filter(isDue));
  const deferred = state.deferred.filter((pending) => !isDue(pending));
  let next: State = { ...state, deferred };
  for (const pending of inOrder) {
    const position = { ...context, on: pending.due, state: next };
    const brought = attemptJudged(position, pending.written, () => bringOne(position, pending));
    reportAll(context, brought.objections);
    next = brought.result;
  }
  return next;
}

function bringOne(context: Context, pending: Deferred): State {
  const { written } = pending;
  const { state: before } = context;
  const met = meetRules(context, pending);
  noteVanished(context, written, met.vanished);
  const { ledger } = context.recorder.log;
  const changed = changeRules(context, met.pending);
  const { version } = changed;
  const known = context.recorder.log.proposals.get(written.name);
  if (known && version > before.version) {
    const { would: _, ...made } = known;
    writeProposal(context, { ...made, version });
  }
  const after = { ...context, state: changed };
  addToTimeline(after, { kind: 'effective', proposal: written.name });
  const state = doActs(after, met.pending, before);
  const entries = since(ledger, context.recorder.log.ledger);
  const at = keySpot(written, 'effective');
  const position = { ...context, state };
  reportAll(context, checkAfterChange(position, before, at));
  return endIfWon(position, { before, entries }, { during: written.name, at });
}

/** It was adopted before its rule was gone, so nothing but the change itself fails. */
function noteVanished(
  context: Context,
  { number, ...record }: Pending['written'],
  vanished: Objections,
): void {
  for (const { message } of vanished) {
    addNote(context, {
      code: 'change/void',
      at: keySpot(record, 'effective'),
      message: `Proposal ${number} comes into effect and changes nothing there: ${message}`,
    });
  }
}

/** In the order of their moments; of changes due at one moment the order is a reading. */
function orderDue(context: Context, due: readonly Deferred[]): readonly Deferred[] {
  const byAdoption = due.toSorted((a, b) => a.due.from - b.due.from);
  const byNumber = due.toSorted(
    (a, b) => a.due.from - b.due.from || compareNumbers(a.written.number, b.written.number),
  );
  const [first] = byNumber;
  if (!first || byNumber.every((pending, place) => pending === byAdoption[place])) return byNumber;
  return takeReading(context, 'due-order', first.written.name) === 'by-adoption'
    ? byAdoption
    : byNumber;
}

/** What is wrong with the law that a move leaves behind. */
export function checkAfterChange(context: Context, before: State, at: Spot): Objections {
  return [...checkPlayCanContinue(context, before, at), ...checkDeclarations(context, before, at)];
}

/** `before` is the position that its rule-changes found; that of the context is the one they made. */
export function doActs(context: Context, pending: Pending, before: State): State {
  const { written, plans, isPart } = pending;
  const { acts = [] } = written;
  let { state } = context;
  if (acts.length === 0) return state;
  // If the adoption is faulty, its acts are not done, unless a Judgment or `stands` accepts it.
  const { objections } = context.recorder.log;
  if (objections.size > 0 && !possibleExcuse(context, written)) return state;
  const isUnchanged = state.version === before.version;
  if (isPart && isUnchanged && (plans.length > 0 || failsWhole(context, written))) return state;
  const occurrence = { during: written.name, at: keySpot(written, 'act') };
  for (const act of acts) {
    // Whoever has won by the steps before wins the round, or the game, that the act ends.
    if (EVENT_TRAITS[act.fact.kind].closes)
      state = endIfWon({ ...context, state }, { before, entries: [] }, occurrence);
    state = applyEvent({ ...context, state }, act);
  }
  return state;
}
