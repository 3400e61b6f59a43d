/** An adopted proposal changes the rules: at once, or at the later moment it names. */
import type { Finding } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Moment } from '../../values/moment.ts';
import { numbersOfVote } from '../amendments/numbers-of-vote.ts';
import { planChange } from '../amendments/plan-change.ts';
import { replaceRule, takeEffect } from '../amendments/take-effect.ts';
import { takeReading } from '../decisions/taken-option.ts';
import { checkLimits } from '../legality/proposals/limits.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { checkWinningBy } from '../legality/proposals/winning-by.ts';
import { BREACHES } from '../results/open-matters.ts';
import type { Context } from '../state/context.ts';
import { withoutMove } from '../state/log.ts';
import { keySpot, spot } from '../state/make-finding.ts';
import type { Pending, State } from '../state/state.ts';
import { addNote, attempt, reportAll } from '../state/write-log.ts';
import { offerCures } from './offer-cures.ts';

export function bringIntoEffect(context: Context, pending: Pending, on: Moment | undefined): State {
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
      message: `Proposal ${written.number} takes effect at the close of its vote on ${closed.text}. It claims effect from ${effective.text} on, which the rules do not forbid: what was decided in between stands as it was decided, and is not judged anew.`,
    });
  }
  return changeRules(context, pending, on);
}

function waits(context: Context, written: Pending['written']): boolean {
  return takeReading(context, 'deferred-effect', written.name) === 'waits';
}

/** Whether a change that has nothing left to change takes the others of its proposal with it. */
export function failsWhole(context: Context, written: Pending['written']): boolean {
  return takeReading(context, 'impossible-part', written.name) === 'the-whole-fails';
}

/** Makes the next version, unless what breaches a limit is void: a reading. */
export function changeRules(context: Context, pending: Pending, on: Moment | undefined): State {
  const { state, recorder } = context;
  const { written, plans } = pending;
  if (plans.length === 0 || (pending.isPart && failsWhole(context, written))) return state;
  const { log } = recorder;
  const { result, objections } = attempt(context, () => makeVersion(context, pending, on));
  const [breach] = objections;
  const isBreach = objections.every(({ code }) => BREACHES.has(code));
  if (!breach || !isBreach || !isAdoptedAndVoid(context, pending)) {
    reportAll(context, objections);
    return result;
  }
  recorder.log = withoutMove(log, recorder.log);
  const [told] = offerCures(context, objections, (position) => {
    return attempt(position, () => makeVersion(position, pending, on)).objections;
  });
  // What helps in no case but that of a vote that was not so is no help here.
  const help = told?.help === breach.help ? undefined : told?.help;
  addNote(context, {
    code: 'change/void',
    at: breach.at,
    ...withoutUndefined({ rule: breach.rule, help }),
    message: `${pending.isSupposed ? 'it is void and' : `Proposal ${written.number} is adopted, and void: it`} changes nothing. ${breach.message}`,
  });
  const { last } = numbersOfVote(context, pending, plans);
  return reaching(state, last);
}

function isAdoptedAndVoid(context: Context, { written }: Pending): boolean {
  return takeReading(context, 'breached-limit', written.name) === 'adopted-and-void';
}

/** The limits of the law that results are what it must keep. */
function makeVersion(context: Context, pending: Pending, on: Moment | undefined): State {
  const { state } = context;
  const { written, plans } = pending;
  const act = { deed: { proposal: written.number }, during: written.name };
  reportAll(context, checkWinningBy(context, act, plans));
  const { numbers, last } = numbersOfVote(context, pending, plans);
  const next = takeEffect(context, plans, {
    cause: { by: 'proposal', proposal: written.name, number: written.number },
    on,
    vote: { proposal: written, numbers },
    at: keySpot(written, 'proposal'),
  });
  reportAll(context, checkLimits({ ...context, state: next }, state, act, plans));
  return reaching(next, last);
}

/** The position in which no number up to the last one of a vote is free. */
function reaching(state: State, last: number | undefined): State {
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
): { readonly pending: Pending; readonly vanished: readonly Finding[] } {
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
  vanished: readonly Finding[],
): readonly Finding[] {
  const { objections } = checkPermitted(context, written, plans);
  if (vanished.length === 0) return objections;
  const illegal = takeReading(context, 'vanished-target', written.name) === 'illegal';
  return illegal ? [...objections, ...vanished] : objections;
}
