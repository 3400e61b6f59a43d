/** A rule changed by its owner's word alone, where a rule in force grants that. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { defined } from '../../../helpers/defined.ts';
import { planChange } from '../../amendments/plan-change.ts';
import { takeEffect } from '../../amendments/take-effect.ts';
import { fromHeld } from '../../decisions/held-entries.ts';
import { inquire } from '../../decisions/inquiry.ts';
import { checkNamesPlanned } from '../../legality/names-known.ts';
import { checkLimits } from '../../legality/proposals/limits.ts';
import { noteMechanicsKept } from '../../legality/proposals/mechanics-kept.ts';
import { checkMechanicsStated } from '../../legality/proposals/proposal-form.ts';
import { checkWinningBy } from '../../legality/proposals/winning-by.ts';
import type { Rule } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, keySpot, spot } from '../../state/make-finding.ts';
import type { Plan } from '../../state/plan.ts';
import { type State, withNumber } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import { fiatNumber } from './fiat-number.ts';
import type { Happening } from './happening.ts';

export function byFiat(
  context: Context,
  happening: Happening<'fiat'>,
  cited: Rule | undefined,
): State {
  const { state } = context;
  const { event, fact, on } = happening;
  const planned = planChange(context, { file: event.file }, fact.change);
  if (!planned) return state;
  reportAll(context, checkGranted(context, happening, planned.tier, cited));
  const plan = planned.kind === 'enact' ? numbered(context, happening, planned) : planned;
  if (!plan) return state;
  const act = { deed: { fiat: fact.by }, during: state.turn.proposal };
  noteMechanicsKept(context, plan);
  reportAll(context, checkMechanicsStated(context, plan));
  reportAll(context, checkNamesPlanned(context, [plan]));
  reportAll(context, checkWinningBy(context, act, [plan]));
  const next = takeEffect(context, [plan], {
    cause: {
      by: 'fiat',
      who: fact.by,
      ...defined({ cause: fact.cause, why: event.why }),
    },
    on,
    at: keySpot(event, ...event.path, 'fiat'),
  });
  reportAll(context, checkLimits({ ...context, state: next }, state, act, [plan]));
  const number = plan.kind === 'enact' ? plan.after?.number : undefined;
  const isStated =
    fact.number !== undefined || (plan.change.kind === 'enact' && plan.change.number !== undefined);
  if (typeof number !== 'number' || isStated) return next;
  return withNumber(next, number);
}

/** An enactment with its rule's number, before which no rule can be weighed against it. */
function numbered(context: Context, happening: Happening<'fiat'>, plan: Plan): Plan | undefined {
  const number = fiatNumber(context, happening);
  if (number === undefined || !plan.after) return undefined;
  return { ...plan, after: { ...plan.after, number, numbers: [number], effectiveNumber: number } };
}

/** Whether a rule in force lets this one change rules of a tier. */
function checkGranted(
  context: Context,
  { event, fact }: Happening<'fiat'>,
  tier: string,
  cited: Rule | undefined,
): readonly Finding[] {
  const { state } = context;
  const at = spot(event, ...event.path, 'fiat', 'by');
  const owners = fromHeld(
    inquire(context, { during: state.turn.proposal, at }),
    { law: state.law, slot: 'fiat' },
    (held) => held.filter(({ entry }) => entry.tier === tier),
    (held) => held.some(({ entry }) => entry.by === fact.by),
  );
  if (owners.some(({ entry }) => entry.by === fact.by)) return [];
  // A rule that the record cites may grant by its words what no mechanics say.
  if (owners.length === 0 && cited && !cited.mechanics?.fiat) return [];
  const [first] = owners;
  return [
    illegal(context, {
      code: 'proposal/not-permitted',
      at,
      ...(first && { rule: cite(state, first.rule) }),
      message: `${fact.by} changes a rule that is ${tier} by fiat, and no rule in force grants that.`,
      help: first
        ? `Only ${first.entry.by} may.`
        : `Rules that are ${tier} are changed by proposals. Where the words of a rule grant it, cite that rule with \`rule\`.`,
    }),
  ];
}
