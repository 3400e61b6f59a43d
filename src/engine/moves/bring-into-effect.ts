/** Applies the rule-changes of an adopted proposal, at once or at the later moment that it names. */
import type { Spot } from '../../diagnostics/finding.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import { EVENT_TRAITS } from '../../records/kinds/event-facts.ts';
import type { WrittenChange } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { checkNumberFree, numbersDue } from '../amendments/numbers-of-vote.ts';
import { planChange } from '../amendments/plan-change.ts';
import { checkPlayCanContinue } from '../amendments/possible-changes.ts';
import { numbered } from '../amendments/take-effect.ts';
import { checkDeclarations } from '../decisions/conflict-of-rules.ts';
import { askReading } from '../decisions/inquiry.ts';
import { attemptJudged, possibleExcuse } from '../decisions/judged-moves.ts';
import { goOn } from '../effects/bring.ts';
import { replaceRule } from '../effects/fold.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import type { Context } from '../state/context.ts';
import { keySpot, type Objections, spot } from '../state/make-finding.ts';
import type { DeferredProposal, Pending, Plan, State } from '../state/state.ts';
import { addNote, addToTimeline, attempt, reportAll, writeProposal } from '../state/write-log.ts';
import { endIfWon } from '../winning/win.ts';
import { applyEvent } from './apply-event.ts';
import { changeRules, failsWhole } from './change-rules.ts';

export function bringIntoEffect(context: Context, pending: Pending): State {
  const { written } = pending;
  const { effective, closed } = written;
  const isLater = effective && closed && effective.from > closed.to;
  if (isLater && askReading(context, 'deferred-effect', written.name) === 'waits') {
    return goOn(context, { kind: 'wait', pending: { ...pending, due: effective }, isOver: false });
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

/**
 * Adapts a proposal to the rules at the close of its vote. If they have changed, its changes are planned
 * again, and impossible ones are reported separately.
 */
export function meetRules(
  context: Context,
  pending: Pending,
): { readonly pending: Pending; readonly vanished: Objections } {
  const { state } = context;
  if (pending.book === state.book) return { pending, vanished: [] };
  const { written } = pending;
  const changes = pending.plans.map(({ change }) => change);
  const { result: plans, objections: vanished } = attempt(context, () =>
    planInOrder(context, written, changes).map(({ plan }) => plan),
  );
  const isPart = pending.isPart || vanished.length > 0;
  return { pending: { ...pending, plans, isPart, book: state.book }, vanished };
}

/** A planned change; `isCertain` if there is no objection. */
interface PlannedChange {
  readonly plan: Plan;
  readonly isCertain: boolean;
}

/** Plans changes in order: each sees the results of earlier ones, with their new numbers. */
export function planInOrder(
  context: Context,
  written: Pending['written'],
  changes: readonly WrittenChange[],
): readonly PlannedChange[] {
  const source = { file: written.file, number: written.number, during: written.name };
  // Numbers are needed only if a later change names a rule.
  const isNamed = changes.slice(1).some(({ kind }) => kind !== 'enact');
  const numbers = isNamed ? numbersDue(context, written, changes) : undefined;
  const planned: PlannedChange[] = [];
  let { state } = context;
  for (const [i, change] of changes.entries()) {
    const found = attempt(context, () => planChange({ ...context, state }, source, change));
    const { result, objections } = found;
    const before = planned.map(({ plan }) => plan);
    reportAll(
      context,
      result ? objections : (checkNumberFree(context, before, change) ?? objections),
    );
    if (!result) continue;
    const after = numbers ? numbered(state, result, numbers.due[i], numbers.keeps) : result.after;
    const plan = result.kind === 'enact' && after ? { ...result, after } : result;
    planned.push({ plan, isCertain: objections.length === 0 });
    if (changes.length > 1) state = replaceRule(state, plan.before, after);
  }
  return planned;
}

/** Objects to acts of an adopted proposal that are no longer allowed or possible. */
export function checkStillPossible(
  context: Context,
  { written, plans }: Pending,
  vanished: Objections,
): Objections {
  const { objections } = checkPermitted(context, written, plans);
  if (vanished.length === 0) return objections;
  const illegal = askReading(context, 'vanished-target', written.name) === 'illegal';
  return illegal ? [...objections, ...vanished] : objections;
}

export function bringDeferred(context: Context): State {
  const { state, on } = context;
  if (state.deferred.length === 0 || !on) return state;
  const inOrder = orderDue(context, state.deferred.filter(isDueBy(on)));
  let next: State = state;
  for (const pending of inOrder) {
    if (next.version === context.upTo) break;
    next = goOn({ ...context, state: next }, { kind: 'wait', pending, isOver: true });
    const position = { ...context, on: pending.due, state: next };
    const brought = attemptJudged(position, pending.written, () => bringOne(position, pending));
    reportAll(context, brought.objections);
    next = brought.result;
  }
  return next;
}

function isDueBy(on: Moment): (pending: DeferredProposal) => boolean {
  return ({ due }) => due.from <= on.from;
}

/** Whether a due change waits for a version that is never made. */
export function hasMoreDue({ state, on, upTo }: Context): boolean {
  return upTo !== undefined && on !== undefined && state.deferred.some(isDueBy(on));
}

function bringOne(context: Context, pending: DeferredProposal): State {
  const { written } = pending;
  const { state: before } = context;
  const met = meetRules(context, pending);
  // The proposal was adopted before its rule was gone, so only the change fails.
  for (const { message } of met.vanished)
    addNote(context, {
      code: 'change/void',
      at: keySpot(written, 'effective'),
      message: `Proposal ${written.number} comes into effect and changes nothing there: ${message}`,
    });
  const { log } = context.recorder;
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
  const at = keySpot(written, 'effective');
  const position = { ...context, state };
  reportAll(context, checkAfterChange(position, before, at));
  return endIfWon(position, { before, log }, { during: written.name, at });
}

/** Orders due changes by time. The order within one moment is a reading. */
function orderDue(context: Context, due: readonly DeferredProposal[]): readonly DeferredProposal[] {
  const byAdoption = due.toSorted((a, b) => a.due.from - b.due.from);
  const byNumber = due.toSorted(
    (a, b) => a.due.from - b.due.from || compareNumbers(a.written.number, b.written.number),
  );
  const [first] = byNumber;
  if (!first || byNumber.every((pending, place) => pending === byAdoption[place])) return byNumber;
  return askReading(context, 'due-order', first.written.name) === 'by-adoption'
    ? byAdoption
    : byNumber;
}

/** The faults of the law after a move. */
export function checkAfterChange(context: Context, before: State, at: Spot): Objections {
  return [...checkPlayCanContinue(context, before, at), ...checkDeclarations(context, before, at)];
}

/** Performs the acts. `before` is before the rule-changes, the context's position is after them. */
export function doActs(context: Context, pending: Pending, before: State): State {
  const { written, plans, isPart } = pending;
  const { acts = [] } = written;
  let { state } = context;
  if (acts.length === 0) return state;
  // Acts of a faulty adoption are not performed, unless a Judgment or `stands` excuses it.
  const { objections } = context.recorder.log;
  if (objections.size > 0 && !possibleExcuse(context, written)) return state;
  const isUnchanged = state.version === before.version;
  if (isPart && isUnchanged && (plans.length > 0 || failsWhole(context, written))) return state;
  const occurrence = { during: written.name, at: keySpot(written, 'act') };
  for (const act of acts) {
    // A winner of earlier steps wins the round or game that the act ends.
    const { log } = context.recorder;
    if (EVENT_TRAITS[act.fact.kind].closes)
      state = endIfWon({ ...context, state }, { before, log }, occurrence);
    state = applyEvent({ ...context, state }, act);
  }
  return state;
}
