/** How many rules a tier may hold (Suber's 114: at least one mutable rule; 209: at most so many). */

import Fraction from 'fraction.js';
import type { Finding } from '../../../diagnostics/finding.ts';
import { sameContest } from '../../../law/in-force/contest.ts';
import type { Held } from '../../../law/in-force/entries.ts';
import type { Law } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import { formatNumber } from '../../../values/number.ts';
import type { Inquiry } from '../../decisions/decide.ts';
import { decide } from '../../decisions/decide.ts';
import { numberOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { fromHeld } from '../../decisions/held-entries.ts';
import type { Context } from '../../state/context.ts';
import type { Plan } from '../../state/plan.ts';
import { cite, illegal } from '../../state/report.ts';
import type { State } from '../../state/state.ts';
import { deedText } from '../../words/decision-words.ts';
import type { Act } from '../act.ts';

interface Breach {
  readonly rule: RuleInForce;
  readonly of: string;
  readonly short: boolean;
  readonly limit: Fraction;
  readonly bound: string;
  /** `mutable rules`, or one of them. */
  readonly rules: string;
}

/** Whether an act carried what a limit forbids; of a limit that it changes, by a reading. */
export function checkLimits(
  context: Context,
  before: State,
  { deed, during }: Act,
  plans: readonly Plan[],
): readonly Finding[] {
  const { state: after } = context;
  const at = plans[0]?.at;
  if (!at) return [];
  const changed = !sameContest(before.law, after.law, 'limits');
  const breaches = decide(context, {
    during,
    at,
    what: { kind: 'limits', deed },
    compute: (inquiry) => {
      const old = changed && inquiry.reader.take('limit-law') === 'law-of-the-vote';
      return breachesOf(inquiry, old ? before.law : after.law);
    },
    by: saidOf,
    describe: (found) =>
      found.map(({ bound, rules }) => `there must be ${bound} ${rules}`).join(', ') || 'it does',
  });
  return breaches.map(({ rule, of, short, bound, rules }) => {
    const had = before.law.counts.get(of) ?? 0;
    const has = after.law.counts.get(of) ?? 0;
    return illegal(context, {
      code: 'limit/breached',
      at: plans.findLast((plan) => touches(plan, of))?.at ?? at,
      rule: { ...cite(after, rule), version: before.version },
      message: `${deedText(deed)} would leave ${has} ${rulesOf(of, new Fraction(has))} (${had} before it); there must be ${bound}.`,
      help: short
        ? `Keep ${bound} ${rules}, or change the limit first.`
        : `Repeal or transmute a ${of} rule first, or change the limit.`,
    });
  });
}

function saidOf(breaches: readonly Breach[]) {
  return breaches.map(({ of, short, limit }) => [of, short, limit]);
}

function breachesOf(inquiry: Inquiry, law: Law): readonly Breach[] {
  const place = { law, slot: 'limits' } as const;
  return fromHeld(
    inquiry,
    place,
    (held) => held.flatMap((limit) => breachOf(inquiry, limit) ?? []),
    saidOf,
  );
}

function breachOf(
  inquiry: Inquiry,
  { rule, entry: { of, least, most } }: Held<'limits'>,
): Breach | undefined {
  const names = namesOf(inquiry);
  const count = new Fraction(inquiry.state.law.counts.get(of) ?? 0);
  const low = least && numberOf(names, rule, least);
  const high = most && numberOf(names, rule, most);
  if (low !== undefined && count.compare(low) < 0)
    return { rule, of, short: true, ...bounded('at least', low, of) };
  if (high !== undefined && count.compare(high) > 0)
    return { rule, of, short: false, ...bounded('at most', high, of) };
  return undefined;
}

function bounded(
  which: string,
  bound: Fraction,
  of: string,
): Pick<Breach, 'limit' | 'bound' | 'rules'> {
  return { limit: bound, bound: `${which} ${formatNumber(bound)}`, rules: rulesOf(of, bound) };
}

function rulesOf(tier: string, count: Fraction): string {
  return `${tier} ${count.equals(1) ? 'rule' : 'rules'}`;
}

function touches({ before, after }: Plan, tier: string): boolean {
  return before?.tier === tier || after?.tier === tier;
}
