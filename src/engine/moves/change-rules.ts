/**
 * The changes that a vote carries make the next version, unless they are void (Suber's 110, 112, 114 and
 * 209). A Judgment on the move is asked for after that verdict, here and nowhere else.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/words.ts';
import { numbersOfVote } from '../amendments/numbers-of-vote.ts';
import { breachTaken } from '../amendments/possible-changes.ts';
import { inquire, takeReading } from '../decisions/inquiry.ts';
import { excuseFor, judgedMove, noteLifted } from '../decisions/judged-moves.ts';
import { onlyWinningQuantity } from '../decisions/winning-quantity.ts';
import { goOn } from '../effects/bring.ts';
import { onVote } from '../effects/grounds/ground.ts';
import { byProposal } from '../holdings/holdings.ts';
import { makeLaw } from '../legality/proposals/limits.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { withoutOtherWays } from '../legality/proposals/winning-by.ts';
import { BREACHES } from '../results/open-matters.ts';
import type { Context } from '../state/context.ts';
import { withoutMove } from '../state/log.ts';
import { keySpot, newObjections, type Objection, type Objections } from '../state/make-finding.ts';
import type { Pending, Plan, State } from '../state/state.ts';
import { suppose } from '../state/suppose.ts';
import { addNote, attempt, reportAll } from '../state/write-log.ts';
import { offerCures } from './offer-cures.ts';

/** Makes the next version; what of it breaches a limit is void, by a reading. */
export function changeRules(context: Context, pending: Pending): State {
  const { state, recorder } = context;
  const { written, plans } = pending;
  if (plans.length === 0 || (pending.isPart && failsWhole(context, written))) return state;
  const { log } = recorder;
  const { result, objections } = attempt(context, () => versionOf(context, pending, plans));
  if (objections.length === 0) return result;
  const isBreach = objections.every(({ code }) => BREACHES.has(code));
  const option = isBreach ? breachTaken(context, written.name, objections) : undefined;
  if (option === 'adopted-in-effect') return result;
  if (option !== 'adopted-and-void' || isExcused(context, written, objections)) {
    reportAll(context, objections);
    return result;
  }
  recorder.log = withoutMove(log, recorder.log);
  return bringRest(context, pending, objections);
}

/** Whether a change that has nothing left to change takes the others of its proposal with it. */
export function failsWhole(context: Context, written: Pending['written']): boolean {
  return takeReading(context, 'impossible-part', written.name) === 'the-whole-fails';
}

/** Whether something lets a move stand with these objections. The player who makes the move says so. */
function isExcused(context: Context, written: Pending['written'], objections: Objections): boolean {
  const { result } = suppose(context, {}, (position) => {
    reportAll(position, objections);
    return excuseFor(position, written);
  });
  return result !== undefined;
}

/** The version that some changes of a proposal make. */
function versionOf(context: Context, pending: Pending, plans: readonly Plan[]): State {
  const { written } = pending;
  // A void change was proposed too, so it has its number.
  const { numbers: all, last } = numbersOfVote(context, pending, pending.plans);
  const numbers = plans.map(({ change }) => all[placeOf(pending, change)]);
  const next = makeLaw(context, plans, {
    cause: byProposal(written),
    ground: onVote(written.name),
    vote: { proposal: written, numbers },
    at: keySpot(written, 'proposal'),
  });
  return withNumbersUsed({ ...context, state: next }, last);
}

function placeOf({ plans }: Pending, change: Plan['change']): number {
  return plans.findIndex((plan) => plan.change === change);
}

/** The position in which no number up to the last one of a vote is free. */
function withNumbersUsed(context: Context, last: number | undefined): State {
  const { numbering } = context.state;
  const isBehind = last !== undefined && (numbering.last ?? -Infinity) < last;
  return isBehind
    ? goOn(context, { kind: 'number', numbering: { ...numbering, last } })
    : context.state;
}

/* The rest of a proposal without the changes that breach a limit. */

/** One change of a proposal that is void, or a part of it. */
interface VoidPart {
  readonly plan: Plan;
  /** The breach of this change, or of the one on which it rests. */
  readonly breach: Objection;
  /** Whether the rest of what it says holds. */
  readonly isInPart?: true;
}

interface Rest {
  readonly left: readonly Plan[];
  readonly voids: readonly VoidPart[];
  /** Breaches that a Judgment on one change of the proposal lets stand. */
  readonly judged: Objections;
}

const NOTHING_LEFT: Rest = { left: [], voids: [], judged: [] };

function bringRest(context: Context, pending: Pending, objections: Objections): State {
  const { left, voids, judged } = restOf(context, pending, objections);
  if (left.length === 0) {
    noteVoid(context, pending, objections);
    const { last } = numbersOfVote(context, pending, pending.plans);
    return withNumbersUsed(context, last);
  }
  const { result, objections: made } = attempt(context, () => versionOf(context, pending, left));
  const found = made.filter((each) => !isAmong(judged, each));
  reportAll(context, found);
  noteParts(context, pending, voids);
  for (const breach of judged) noteJudged(context, pending, breach);
  return result;
}

/** Each change that breaches a limit goes by itself, the latest of several that do so together first. */
function restOf(context: Context, pending: Pending, objections: Objections): Rest {
  let rest: Rest = { left: pending.plans, voids: [], judged: [] };
  let found = objections;
  while (found.length > 0) {
    for (const breach of ofOneRule(found)) {
      if (breach !== found[0] && !rest.left.some((plan) => isWithin(breach.at, plan))) continue;
      const less = withoutBreach(context, pending, rest, breach);
      if (!less) return NOTHING_LEFT;
      rest = less;
    }
    const { judged, left } = rest;
    const breached = [
      ...breachesOf(context, pending, left),
      ...leftWithout(context, pending, left),
    ];
    found = breached.filter((each) => !isAmong(judged, each));
  }
  return rest;
}

/** Objections to changes that were permitted only by a change which is void. */
function leftWithout(context: Context, { written, plans }: Pending, left: readonly Plan[]) {
  if (left.length === plans.length && left.every((plan) => plans.includes(plan))) return [];
  const objectionsTo = (each: readonly Plan[]) => checkPermitted(context, written, each).objections;
  return newObjections(objectionsTo(plans), objectionsTo(left));
}

/** The first breach, and others of the same rule: each is one change's own, and they go in one round. */
function ofOneRule([first, ...others]: Objections): Objections {
  if (!first) return [];
  const { code, rule } = first;
  const alike = others.filter(
    (each) => each.code === code && each.rule?.number === rule?.number && each.excess === undefined,
  );
  return [first, ...alike];
}

/** The rest of a proposal without one breach; nothing if all of it goes. */
function withoutBreach(context: Context, pending: Pending, rest: Rest, breach: Objection) {
  const { written, plans } = pending;
  const gone = blamed(context, pending, rest.left, breach);
  if (gone.length === 0) return undefined;
  if (plans.length > 1 && gone.some((plan) => isJudged(context, pending, plan)))
    return { ...rest, judged: [...rest.judged, breach] };
  let less = rest;
  for (const plan of gone) less = withoutPart(context, pending, less, { plan, breach });
  const isBegun = less.left.length > 0 && less.voids.some(({ isInPart }) => !isInPart);
  const isVoidAsWhole = () =>
    takeReading(context, 'void-part', written.name) === 'the-whole-is-void';
  return isBegun && isVoidAsWhole() ? undefined : less;
}

/** Whether a Judgment lets one change of a proposal stand. */
function isJudged(context: Context, pending: Pending, { change }: Plan): boolean {
  return judgedMove(context, pending.written, placeOf(pending, change) + 1)?.is === 'legal';
}

function withoutPart(
  context: Context,
  { written }: Pending,
  { left, voids, judged }: Rest,
  part: VoidPart,
): Rest {
  const { plan, breach } = part;
  const isKnown = voids.some((each) => each.plan.change === plan.change);
  const less = isKnown ? undefined : saysLess(context, written.name, part);
  if (less) {
    const kept = left.map((each) => (each === plan ? less : each));
    return { left: kept, voids: [...voids, { ...part, isInPart: true }], judged };
  }
  const id = plan.before?.id ?? plan.after?.id;
  const resting = left.slice(left.indexOf(plan) + 1).filter(({ before }) => before?.id === id);
  return {
    left: left.filter((each) => each !== plan && !resting.includes(each)),
    voids: [...voids, part, ...resting.map((each) => ({ plan: each, breach }))],
    judged,
  };
}

/** A change without the ways to win that it may not make, if a reading leaves it the rest. */
function saysLess(context: Context, during: string, { plan, breach }: VoidPart): Plan | undefined {
  const { after } = plan;
  if (breach.code !== 'win/not-by-points' || !after) return undefined;
  const only = onlyWinningQuantity(inquire(context, { during, at: plan.at }));
  const mechanics = only && withoutOtherWays(context, plan, only.quantity);
  if (!mechanics) return undefined;
  // Only a rule of a prevailing tier makes another void as a whole (110). One of its own tier prevails
  // (211).
  const isByTier = only.rule.tier !== after.tier;
  if (isByTier && takeReading(context, 'void-extent', during) === 'the-whole-rule')
    return undefined;
  const layers = after.layers.map((layer, i) =>
    i === after.layers.length - 1 ? { ...layer, mechanics } : layer,
  );
  return { ...plan, after: { ...after, mechanics, layers } };
}

function breachesOf(context: Context, pending: Pending, left: readonly Plan[]): Objections {
  if (left.length === 0) return [];
  const { objections } = suppose(context, {}, (position) => versionOf(position, pending, left));
  return objections.filter(({ code }) => BREACHES.has(code));
}

/**
 * The changes by which a limit is breached. As many of the latest as there are too many, or the one that
 * is at fault by itself. Otherwise it is the latest without which all would be in order, or none if no
 * single change is at fault.
 */
function blamed(context: Context, pending: Pending, left: readonly Plan[], breach: Objection) {
  if (left.length < 2) return left;
  const named = left.findLast((plan) => isWithin(breach.at, plan));
  if (named) {
    const alike = left.slice(0, left.indexOf(named) + 1).filter((plan) => isAlike(plan, named));
    return alike.slice(-(breach.excess ?? 1)).toReversed();
  }
  const trials = left.filter(({ before, after }) => before?.mechanics !== after?.mechanics);
  const alone = trials.slice(-MOST_TRIED).findLast((plan) => {
    const others = left.filter((each) => each !== plan);
    return !isAmong(breachesOf(context, pending, others), breach);
  });
  return alone ? [alone] : [];
}

/** A proposal may make as many changes as anybody likes. */
const MOST_TRIED = 20;

/** Whether two changes make as many rules more or fewer of the same tiers. */
function isAlike({ before, after }: Plan, other: Plan): boolean {
  return before?.tier === other.before?.tier && after?.tier === other.after?.tier;
}

function isWithin(at: Spot, { at: { file }, change: { path } }: Plan): boolean {
  return at.file === file && 'path' in at && path.every((step, i) => at.path[i] === step);
}

/** One way to win differs from the next. The number of rules is one thing for all changes. */
function isAmong(objections: Objections, breach: Objection): boolean {
  const keyOf = ({ code, rule, at }: Objection) =>
    JSON.stringify([code, rule?.number, code === 'win/not-by-points' && at]);
  const key = keyOf(breach);
  return objections.some((each) => keyOf(each) === key);
}

/** That all of a proposal is void, and what would have made room for it. */
function noteVoid(context: Context, pending: Pending, objections: Objections): void {
  const { written, plans, isSupposed } = pending;
  const [breach] = objections;
  if (!breach) return;
  const [told] = offerCures(context, objections, (position) => {
    return attempt(position, () => versionOf(position, pending, plans)).objections;
  });
  // The help of the breach itself is for a vote that would have failed, so it is left out here.
  const help = told?.help === breach.help ? undefined : told?.help;
  addNote(context, {
    code: 'change/void',
    at: breach.at,
    rule: breach.rule,
    help,
    message: `${isSupposed ? 'it is void and' : `Proposal ${written.number} is adopted, and void: it`} changes nothing. ${breach.message}`,
  });
}

/** A note for each breach names the changes that are void by it. */
function noteParts(context: Context, pending: Pending, voids: readonly VoidPart[]): void {
  const { written, plans, isSupposed } = pending;
  const subject = isSupposed
    ? 'it is void in part'
    : `Proposal ${written.number} is adopted, and void in part`;
  const nameOf = ({ plan, isInPart }: VoidPart) => {
    const name =
      plans.length > 1 ? `Change ${placeOf(pending, plan.change) + 1}` : `the rule that it makes`;
    return isInPart ? `what ${name} says of winning` : name;
  };
  for (const [{ at, rule, message }, parts] of Map.groupBy(voids, ({ breach }) => breach)) {
    const named = parts.slice(0, MOST_NAMED).map(nameOf);
    const all =
      parts.length > named.length ? [...named, `${parts.length - named.length} more`] : named;
    const changes = parts.length === 1 ? 'changes' : 'change';
    addNote(context, {
      code: 'change/void',
      at,
      rule,
      message: `${subject}: ${inSeries(all)} ${changes} nothing. ${message}`,
    });
  }
}

const MOST_NAMED = 6;

function noteJudged(context: Context, { written, plans }: Pending, breach: Objection): void {
  const part = plans.findIndex((plan) => isWithin(breach.at, plan)) + 1;
  const judgment = judgedMove(context, written, part)?.judgment;
  if (!judgment) return;
  const excuse = { by: 'judgment', judgment } as const;
  noteLifted(context, written, { objections: [breach], excuse, part });
}
