/** An adopted proposal changes the rules: at once, or at the later moment it names. */

import type { Finding } from '../../diagnostics/finding.ts';
import type { Moment } from '../../values/moment.ts';
import { planChange } from '../amendments/plan-change.ts';
import { replaceRule, takeEffect } from '../amendments/take-effect.ts';
import { decide } from '../decisions/decide.ts';
import { checkLimits } from '../legality/proposals/limits.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { checkWinningBy } from '../legality/proposals/winning-by.ts';
import { numbersInSeries } from '../state/in-series.ts';
import { type Docket, keySpot, remark, spot } from '../state/log.ts';
import type { Plan } from '../state/plan.ts';
import type { Pending, State } from '../state/state.ts';

export function bringIntoEffect(
  docket: Docket,
  state: State,
  pending: Pending,
  on: Moment | undefined,
): State {
  const { written } = pending;
  const { effective, closed } = written;
  if (effective && closed && effective.from > closed.to && waits(docket, state, pending)) {
    return { ...state, deferred: [...state.deferred, pending] };
  }
  if (effective && closed && effective.to < closed.from) {
    remark(docket, {
      code: 'change/past-stands',
      at: spot(written, 'effective'),
      message: `Proposal ${written.number} takes effect at the close of its vote on ${closed.text}. It claims effect from ${effective.text} on, which the rules do not forbid: what was decided in between stands as it was decided, and is not judged anew.`,
    });
  }
  return changeRules(docket, state, pending, on);
}

function waits(docket: Docket, state: State, { written }: Pending): boolean {
  return decide(docket, {
    state,
    during: written.name,
    at: spot(written, 'effective'),
    what: `when Proposal ${written.number} takes effect`,
    compute: (reader) => reader.take('deferred-effect') === 'waits',
    describe: (deferred) =>
      deferred
        ? `it takes effect on ${written.effective?.text}`
        : 'it takes effect at the close of its vote',
  });
}

/** Makes the next version; the limits of the law that results are what it must keep. */
export function changeRules(
  docket: Docket,
  state: State,
  pending: Pending,
  on: Moment | undefined,
): State {
  const { written } = pending;
  const { plans } = pending;
  if (plans.length === 0) return state;
  const act = { what: `Proposal ${written.number}`, during: written.name };
  checkWinningBy(docket, state, act, plans);
  const numbers = numbersOf(docket, state, pending, plans);
  const next = takeEffect(docket, state, plans, {
    cause: { by: 'proposal', proposal: written.name, number: written.number },
    on,
    numbers,
    proposal: written,
    at: keySpot(written, 'proposal'),
  });
  checkLimits(docket, state, next, act, plans);
  return { ...next, lastNumber: Math.max(next.lastNumber ?? 0, numbers.at(-1) ?? 0) };
}

/**
 * A proposal as it meets the rules at the close of its vote. Where they have changed since it was
 * made, its changes are planned again, and what has become impossible is told apart.
 */
export function meetRules(
  docket: Docket,
  state: State,
  pending: Pending,
): { readonly pending: Pending; readonly vanished: readonly Finding[] } {
  if (pending.book === state.book) return { pending, vanished: [] };
  const { written } = pending;
  const before = docket.wrongs.length;
  const source = { file: written.file, number: written.number, during: written.name };
  let scratch = state;
  const plans = pending.plans.flatMap(({ change }) => {
    const plan = planChange(docket, scratch, source, change);
    if (!plan) return [];
    scratch = replaceRule(scratch, plan.before, plan.after);
    return [plan];
  });
  return {
    pending: { ...pending, plans, book: state.book },
    vanished: docket.wrongs.splice(before),
  };
}

/** What an adopted proposal may no longer do, or no longer finds to do. */
export function checkStillPossible(
  docket: Docket,
  state: State,
  { written, plans }: Pending,
  vanished: readonly Finding[],
): void {
  checkPermitted(docket, state, written, plans);
  if (vanished.length === 0) return;
  const illegal = decide(docket, {
    state,
    during: written.name,
    at: spot(written, 'closed'),
    what: `what becomes of Proposal ${written.number}, whose rule has changed under it`,
    compute: (reader) => reader.take('vanished-target') === 'illegal',
    describe: (stands) =>
      stands ? 'it cannot be adopted' : 'it is adopted and changes nothing there',
  });
  if (illegal) docket.wrongs.push(...vanished);
}

function numbersOf(
  docket: Docket,
  state: State,
  { written }: Pending,
  plans: readonly Plan[],
): readonly number[] {
  const numbered = plans.filter(({ after }) => after !== undefined).length;
  if (numbered < 2) return plans.map(() => written.number);
  return decide(docket, {
    state,
    during: written.name,
    at: spot(written, 'changes'),
    what: `the numbering of the rules that Proposal ${written.number} changes`,
    compute: (reader) => {
      const step = reader.take('compound-number') === 'successive' ? 1 : 0;
      return plans.map((_, index) => written.number + step * index);
    },
    describe: (numbers) => `they are numbered ${numbersInSeries(numbers)}`,
  });
}
