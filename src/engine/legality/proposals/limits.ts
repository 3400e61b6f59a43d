/** How many rules a tier may hold (Suber's 114: at least one mutable rule; 209: at most so many). */

import Fraction from 'fraction.js';
import { entriesOf, type Law } from '../../../law/law.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import { formatNumber } from '../../../values/number.ts';
import { decide, type Reader } from '../../decisions/decide.ts';
import { numberOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { cite, type Docket, object } from '../../state/log.ts';
import type { Plan } from '../../state/plan.ts';
import type { State } from '../../state/state.ts';
import type { Act } from '../act.ts';

interface Breach {
  readonly rule: RuleInForce;
  readonly of: string;
  readonly short: boolean;
  readonly bound: string;
  /** `mutable rules`, or one of them. */
  readonly rules: string;
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
  const changed =
    before.law.suppliers.get('limits') !== after.law.suppliers.get('limits') ||
    before.law.silenced !== after.law.silenced;
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
      found.map(({ bound, rules }) => `there must be ${bound} ${rules}`).join(', ') || 'it does',
  });
  for (const { rule, of, short, bound, rules } of breaches) {
    const had = before.law.counts.get(of) ?? 0;
    const has = after.law.counts.get(of) ?? 0;
    object(docket, {
      code: 'limit/breached',
      at: plans.findLast((plan) => touches(plan, of))?.at ?? at,
      rule: { ...cite(after, rule), version: before.version },
      message: `${what} would leave ${has} ${rulesOf(of, new Fraction(has))} (${had} before it); there must be ${bound}.`,
      help: short
        ? `Keep ${bound} ${rules}, or change the limit first.`
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
        return [{ rule, of, short: true, ...bounded('at least', low, of) }];
      if (high !== undefined && count.compare(high) > 0)
        return [{ rule, of, short: false, ...bounded('at most', high, of) }];
      return [];
    }),
  );
}

function bounded(which: string, bound: Fraction, of: string): Pick<Breach, 'bound' | 'rules'> {
  return { bound: `${which} ${formatNumber(bound)}`, rules: rulesOf(of, bound) };
}

function rulesOf(tier: string, count: Fraction): string {
  return `${tier} ${count.equals(1) ? 'rule' : 'rules'}`;
}

function touches({ before, after }: Plan, tier: string): boolean {
  return before?.tier === tier || after?.tier === tier;
}
