/** A rule changed by its owner's word alone, where a rule in force grants that. */
import { entriesOf } from '../../../law/law.ts';
import { planChange } from '../../amendments/plan-change.ts';
import { takeEffect } from '../../amendments/take-effect.ts';
import { checkLimits } from '../../legality/proposals/limits.ts';
import { checkMechanicsKept } from '../../legality/proposals/mechanics-kept.ts';
import { checkMechanicsStated } from '../../legality/proposals/proposal-form.ts';
import { checkWinningBy } from '../../legality/proposals/winning-by.ts';
import { cite, type Docket, keySpot, object, spot } from '../../state/log.ts';
import type { Plan } from '../../state/plan.ts';
import type { State } from '../../state/state.ts';
import { fiatNumber } from './fiat-number.ts';
import type { Happening } from './happening.ts';

export function byFiat(docket: Docket, state: State, happening: Happening<'fiat'>): State {
  const { event, fact, on } = happening;
  const planned = planChange(docket, state, { file: event.file }, fact.change);
  if (!planned) return state;
  if (!isGranted(docket, state, happening, planned.tier)) return state;
  const plan = planned.kind === 'enact' ? numbered(docket, state, happening, planned) : planned;
  if (!plan) return state;
  const act = { what: `The fiat of ${fact.by}`, during: state.turn.proposal };
  checkMechanicsStated(docket, plan);
  checkMechanicsKept(docket, plan);
  checkWinningBy(docket, state, act, [plan]);
  const next = takeEffect(docket, state, [plan], {
    cause: { by: 'fiat', who: fact.by },
    on,
    at: keySpot(event, ...event.path, 'fiat'),
  });
  checkLimits(docket, state, next, act, [plan]);
  const number = plan.kind === 'enact' ? plan.after?.number : undefined;
  if (number === undefined || fact.number !== undefined) return next;
  return { ...next, lastNumber: number, lastWithdrawn: false, lastVoid: false };
}

/** An enactment with its rule's number, before which no rule can be weighed against it. */
function numbered(
  docket: Docket,
  state: State,
  happening: Happening<'fiat'>,
  plan: Plan,
): Plan | undefined {
  const number = fiatNumber(docket, state, happening);
  if (number === undefined || !plan.after) return undefined;
  return { ...plan, after: { ...plan.after, number, numbers: [number], effectiveNumber: number } };
}

/** Whether a rule in force lets this one change rules of a tier; objects where none does. */
function isGranted(
  docket: Docket,
  state: State,
  { event, fact }: Happening<'fiat'>,
  tier: string,
): boolean {
  const owners = entriesOf(state.law, 'fiat').filter(({ value }) => value.tiers.includes(tier));
  if (owners.some(({ value }) => value.by === fact.by)) return true;
  const [first] = owners;
  object(docket, {
    code: 'proposal/not-permitted',
    at: spot(event, ...event.path, 'fiat', 'by'),
    ...(first && { rule: cite(state, first.rule) }),
    message: `${fact.by} changes a rule that is ${tier} by fiat, and no rule in force grants that.`,
    help: first
      ? `Only ${first.value.by} may.`
      : `Rules that are ${tier} are changed by proposals.`,
  });
  return false;
}
