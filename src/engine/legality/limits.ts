/** How many rules a tier may hold (Suber's 114: at least one mutable rule; 209: at most so many). */

import Fraction from 'fraction.js';
import { formatNumber } from '../../law/formula/number.ts';
import { entriesOf, type Law, type RuleInForce } from '../../law/law.ts';
import { decide, type Reader } from '../decide.ts';
import { cite, type Docket, object } from '../docket.ts';
import { numberOf } from '../evaluate.ts';
import { namesOf } from '../names.ts';
import type { Plan } from '../plan-change.ts';
import type { State } from '../state.ts';
import type { Act } from './act.ts';

interface Breach {
  readonly rule: RuleInForce;
  readonly of: string;
  readonly short: boolean;
  readonly bound: string;
}

/** Objects to an act that carried what a limit forbids; of a limit that it changes, by a reading. */
export function checkLimits(
  docket: Docket,
  before: State,
  after: State,
  { what, during }: Act,
  plans: readonly Plan[],
): void {
  const at = plans[0]?.at;
  if (!at) return;
  const changed = before.law.suppliers.get('limits') !== after.law.suppliers.get('limits');
  const breaches = decide(docket, {
    state: after,
    during,
    at,
    what: `whether ${what} keeps within the limits`,
    compute: (reader) => {
      const old = changed && reader.take('limit-law') === 'law-of-the-vote';
      return breachesOf(docket, reader, old ? before.law : after.law, after);
    },
    describe: (found) =>
      found.map(({ of, bound }) => `there must be ${bound} ${of} rules`).join(', ') || 'it does',
  });
  for (const { rule, of, short, bound } of breaches) {
    const had = before.law.counts.get(of) ?? 0;
    const has = after.law.counts.get(of) ?? 0;
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

function breachesOf(docket: Docket, reader: Reader, law: Law, state: State): readonly Breach[] {
  const names = namesOf({ state, game: docket.game, reader });
  return entriesOf(law, 'limits').flatMap(({ rule, value }) =>
    value.flatMap(({ of, least, most }): readonly Breach[] => {
      const count = new Fraction(state.law.counts.get(of) ?? 0);
      const low = least && numberOf(reader, rule, least, names);
      const high = most && numberOf(reader, rule, most, names);
      if (low !== undefined && count.compare(low) < 0)
        return [{ rule, of, short: true, bound: `at least ${formatNumber(low)}` }];
      if (high !== undefined && count.compare(high) > 0)
        return [{ rule, of, short: false, bound: `at most ${formatNumber(high)}` }];
      return [];
    }),
  );
}

function touches({ before, after }: Plan, tier: string): boolean {
  return before?.tier === tier || after?.tier === tier;
}
