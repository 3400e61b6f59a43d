/** A rule changed by its owner's word alone, where a rule in force grants that. */
import { entriesOf } from '../../law/law.ts';
import { cite, type Docket, keySpot, object, spot } from '../docket.ts';
import { checkLimits } from '../legality/limits.ts';
import { checkMechanicsKept } from '../legality/mechanics-kept.ts';
import { checkMechanicsStated } from '../legality/proposal-form.ts';
import { checkWinningBy } from '../legality/winning-by.ts';
import { planChange } from '../plan-change.ts';
import type { State } from '../state.ts';
import { takeEffect } from '../take-effect.ts';
import type { Happening } from './happening.ts';

export function byFiat(
  docket: Docket,
  state: State,
  { event, fact, on }: Happening<'fiat'>,
): State {
  const plan = planChange(docket, state, { file: event.file }, fact.change);
  if (!plan) return state;
  const granting = entriesOf(state.law, 'fiat').find(
    ({ value }) => value.by === fact.by && value.tiers.includes(plan.tier),
  );
  if (!granting) {
    const owners = entriesOf(state.law, 'fiat').filter(({ value }) =>
      value.tiers.includes(plan.tier),
    );
    const [first] = owners;
    object(docket, {
      code: 'proposal/not-permitted',
      at: spot(event, ...event.path, 'fiat', 'by'),
      ...(first && { rule: cite(state, first.rule) }),
      message: `${fact.by} changes a rule that is ${plan.tier} by fiat, and no rule in force grants that.`,
      help: first
        ? `Only ${first.value.by} may.`
        : `Rules that are ${plan.tier} are changed by proposals.`,
    });
    return state;
  }
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
  return next;
}
