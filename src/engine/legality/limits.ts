/** How many rules a tier may hold (Suber's 114: at least one mutable rule; 209: at most so many). */

import Fraction from 'fraction.js';
import { formatNumber } from '../../law/formula/number.ts';
import { entriesOf } from '../../law/law.ts';
import { plainReader } from '../decide.ts';
import { cite, type Docket, object } from '../docket.ts';
import { numberOf } from '../evaluate.ts';
import { namesOf } from '../names.ts';
import type { Plan } from '../plan-change.ts';
import type { State } from '../state.ts';

/** Objects to a vote that carried what a limit in force afterwards forbids. */
export function checkLimits(
  docket: Docket,
  before: State,
  after: State,
  what: string,
  plans: readonly Plan[],
): void {
  const at = plans[0]?.at;
  if (!at) return;
  const reader = plainReader(docket, after, undefined, at);
  const names = namesOf({ state: after, game: docket.game, reader });
  for (const { rule, value } of entriesOf(after.law, 'limits')) {
    for (const { of, least, most } of value) {
      const had = before.law.counts.get(of) ?? 0;
      const has = after.law.counts.get(of) ?? 0;
      const count = new Fraction(has);
      const low = least && numberOf(reader, rule, least, names);
      const high = most && numberOf(reader, rule, most, names);
      const short = low !== undefined && count.compare(low) < 0;
      const over = high !== undefined && count.compare(high) > 0;
      if (!short && !over) continue;
      const bound = short
        ? `at least ${formatNumber(low)}`
        : `at most ${high ? formatNumber(high) : ''}`;
      object(docket, {
        code: 'limit/breached',
        at: plans.findLast((plan) => touches(plan, of))?.at ?? at,
        rule: { ...cite(after, rule), version: before.version },
        message: `${what} would leave ${has} ${of} rules (${had} before it); there must be ${bound}.`,
        help: short
          ? `Keep ${bound} ${of} rules, or change the limit first.`
          : `Repeal or transmute a ${of} rule first, or change the limit.`,
      });
    }
  }
}

function touches({ before, after }: Plan, tier: string): boolean {
  return before?.tier === tier || after?.tier === tier;
}
