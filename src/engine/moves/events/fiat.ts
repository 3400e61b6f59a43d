/** A rule changed by its owner's word alone, where a rule in force grants that. */

import type { Finding } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import type { RuleNumber } from '../../../values/ids.ts';
import { planChange } from '../../amendments/plan-change.ts';
import { takeEffect } from '../../amendments/take-effect.ts';
import { resolveHeld } from '../../decisions/held-entries.ts';
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
import { reportAll, reportIllegal } from '../../state/write-log.ts';
import { nextNumber } from '../../turns/next-number.ts';
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
      ...withoutUndefined({ cause: fact.cause, why: event.why }),
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
  const owners = resolveHeld(
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

/* The number of a rule that is enacted by fiat, which no proposal gives it. */

/**
 * The number that the record states, or else, by a reading, the next of those that a rule gives to
 * proposals; objects, and gives `undefined`, where there is none or another rule bears it.
 */
function fiatNumber(context: Context, happening: Happening<'fiat'>): RuleNumber | undefined {
  const { event, fact } = happening;
  const stated = fact.number ?? (fact.change.kind === 'enact' ? fact.change.number : undefined);
  const number = stated ?? numberInOrder(context, happening);
  if (number === undefined) {
    reportIllegal(context, {
      code: 'proposal/number',
      at: keySpot(event, ...event.path, 'fiat', 'enact'),
      message: `The fiat of ${fact.by} enacts a rule, and nothing says what its number is.`,
      help: 'Write `number:` beside `enact`: the number by which the players call the rule.',
    });
  } else if (context.state.book.byNumber.has(number)) {
    reportIllegal(context, {
      code: 'proposal/number',
      at: spot(event, ...event.path, 'fiat', fact.number === undefined ? 'enact' : 'number'),
      message: `The fiat of ${fact.by} enacts a rule as Rule ${number}, and another bears that number.`,
      help: 'Write beside `enact` the `number:` of the new rule, one that no rule in force has.',
    });
    return undefined;
  }
  return number;
}

function numberInOrder(context: Context, { event }: Happening<'fiat'>): number | undefined {
  const { state } = context;
  const at = keySpot(event, ...event.path, 'fiat', 'enact');
  const inquiry = inquire(context, { during: state.turn.proposal, at });
  const next = nextNumber(inquiry);
  return next !== undefined && inquiry.reader.take('fiat-number') === 'next' ? next : undefined;
}
