/** Limits on the number of rules in a tier (Suber's 114: at least one mutable rule; 209: a maximum). */
import Fraction from 'fraction.js';
import type { Spot } from '../../../diagnostics/finding.ts';
import { countOf, type Law } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import { speakAlike } from '../../../law/in-force/voided.ts';
import type { ChangeKind } from '../../../law/mechanics/mechanics.ts';
import { formatNumber } from '../../../values/number.ts';
import { checkWayLeft, type PossibleChange } from '../../amendments/possible-changes.ts';
import { type ChangesMade, takeEffect } from '../../amendments/take-effect.ts';
import { BOUNDS, isPast, namesOf, numberOf } from '../../decisions/evaluate.ts';
import { askWhereItDiffers, type Inquiry, ifKnown, inquire } from '../../decisions/inquiry.ts';
import { resolveProvisions } from '../../decisions/provisions.ts';
import { duringOf } from '../../holdings/carry-over.ts';
import type { TierLimit } from '../../results/decision.ts';
import type { Context } from '../../state/context.ts';
import { underLaw } from '../../state/held.ts';
import { citeWhereItStands, illegal, type Objections } from '../../state/make-finding.ts';
import type { Plan, State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import { lawChangeText } from '../../words/decision-words.ts';
import { lifting, thinning } from '../cures.ts';
import { checkWinningBy, type LawChangeInTurn } from './winning-by.ts';

/** Makes one version from changes. Objects if it breaks limits of the law that it makes. */
export function makeLaw(context: Context, plans: readonly Plan[], effect: ChangesMade): State {
  const { state: before } = context;
  const { cause } = effect;
  const after = { ...context, state: takeEffect(context, plans, effect) };
  const change = cause.by === 'proposal' ? { proposal: cause.number } : { fiat: cause.who };
  const act = { change, during: duringOf(before, effect) };
  reportAll(context, [
    ...checkWinningBy(after, before, act, plans),
    ...checkLimits(after, before, act, plans),
    ...checkWayLeft(after, before, act, placeOfAll(plans)),
  ]);
  return after.state;
}

/** The place of a proposal's only change, or of its `changes`. */
function placeOfAll(plans: readonly Plan[]): Spot | undefined {
  const [first, ...others] = plans;
  if (!first || others.length === 0) return first?.at;
  return { file: first.at.file, path: ['changes'], part: 'key' };
}

interface Breach extends TierLimit {
  readonly rule: RuleInForce;
  /** The number of rules beyond the limit. */
  readonly excess: Fraction;
}

/**
 * Whether a proposal broke a limit; if it changes the limit, by a reading. If the limit was already
 * broken, a change that makes it no worse is no breach.
 */
function checkLimits(
  context: Context,
  before: State,
  { change, during }: LawChangeInTurn,
  plans: readonly Plan[],
): Objections {
  const { state: after } = context;
  const at = plans[0]?.at;
  if (!at) return [];
  const changed = !speakAlike(before.law, after.law, 'limits');
  const breached = (asking: Context) => {
    const inquiry = inquire(asking, { during, at });
    const isOld = changed && inquiry.interpreter.ask('limit-law') === 'law-of-the-vote';
    const found = breachesOf(inquiry, isOld ? before.law : after.law);
    if (found.length === 0) return found;
    const known = breachesIn(inquiry, before);
    return found.filter((breach) => !known.some((each) => isAsFar(each, breach)));
  };
  const breaches = askWhereItDiffers(context, breached, (found) => found.length > 0);
  return breaches.flatMap(({ rule, excess, ...limit }) => {
    const { tier } = limit;
    const had = countOf(before.law, tier);
    const has = countOf(after.law, tier);
    // The last change that adds a rule beyond the maximum, or removes one below the minimum.
    const last = plans.findLast((plan) => {
      const [gone, come] = [plan.before?.tier === tier, plan.after?.tier === tier];
      return gone !== come && (limit.which === 'most' ? come : gone);
    });
    return illegal(context, {
      code: 'limit/breached',
      at: last?.at ?? at,
      rule: citeWhereItStands(rule, before, after),
      message: `${lawChangeText(change)} would leave ${rulesOfTier(tier, new Fraction(has))} (${had} before it); there must be at ${limit.which} ${formatNumber(limit.bound)}.`,
      excess: excess.ceil().valueOf(),
      ...cureOf(before, rule, limit),
    });
  });
}

/** Whether a kind of change to a rule of a tier can keep all limits, or make no breach worse. */
export function staysWithinLimits(inquiry: Inquiry, { kind, tier }: PossibleChange): boolean {
  const { state } = inquiry;
  const { law } = state;
  const others = [...law.ranks.keys()].filter((each) => each !== tier);
  const known = breachesIn(inquiry, state);
  const madeOf: Readonly<Record<ChangeKind, readonly (readonly string[])[]>> = {
    enact: [[tier]],
    amend: [[]],
    repeal: [[]],
    transmute: others.map((to) => [to]),
  };
  return madeOf[kind].some((come) => {
    const counts = new Map(law.counts);
    if (kind === 'repeal' || kind === 'transmute') counts.set(tier, countOf(law, tier) - 1);
    for (const to of come) counts.set(to, countOf({ counts }, to) + 1);
    const found = breachesIn(inquiry, underLaw(state, { ...law, counts }));
    return found.every((breach) => known.some((each) => isAsFar(each, breach)));
  });
}

/** The breaches by the law of a position. A limit without a value is no fault of the change. */
function breachesIn(inquiry: Inquiry, state: State) {
  return ifKnown({ ...inquiry, state }, (silent) => breachesOf(silent, state.law)) ?? [];
}

/** Whether the same limit was broken as much before. */
function isAsFar(before: Breach, after: Breach): boolean {
  const isSame = before.tier === after.tier && before.which === after.which;
  return isSame && before.excess.compare(after.excess) >= 0;
}

/** Cures that always help, and changes that make room. */
function cureOf(before: State, rule: RuleInForce, limit: TierLimit) {
  if (limit.which === 'least') {
    const help = `Keep at least ${rulesOfTier(limit.tier, limit.bound)}`;
    return {
      help: `${help}.`,
      cures: lifting(before, rule, 'limits', (change) => `${help}, or ${change} first.`),
    };
  }
  return {
    help: 'Under the rules in force no single change makes room first. If the vote was lost, correct it; if not, put the question to a Judge.',
    cures: [
      ...thinning(before, limit.tier, (change) => `First ${change}.`),
      ...lifting(before, rule, 'limits', (change) => `First ${change}, so that there may be more.`),
    ],
  };
}

function breachesOf(inquiry: Inquiry, law: Law): readonly Breach[] {
  const place = { law, slot: 'limits' } as const;
  const names = namesOf(inquiry);
  return resolveProvisions(
    inquiry,
    place,
    (held) =>
      held.flatMap(({ rule, entry }) => {
        const count = new Fraction(countOf(inquiry.state.law, entry.of));
        const passed = BOUNDS.flatMap((which): readonly Breach[] => {
          const bound = entry[which] && numberOf(names, rule, entry[which]);
          if (!bound || !isPast(which, count, bound)) return [];
          return [{ rule, tier: entry.of, which, bound, excess: count.sub(bound).abs() }];
        });
        return passed.slice(0, 1);
      }),
    (breaches) => breaches.map(({ tier, which, bound }) => [tier, which, bound]),
  );
}

/** `3 mutable rules`. */
function rulesOfTier(tier: string, count: Fraction): string {
  return `${formatNumber(count)} ${tier} ${count.equals(1) ? 'rule' : 'rules'}`;
}
