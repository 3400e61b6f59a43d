/**
 * Makes the next version from the changes of a vote, unless they are void (Suber's 110, 112, 114 and
 * 209). Only this module asks afterwards for a Judgment that excuses the move.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/words.ts';
import { numbersOfVote } from '../amendments/numbers-of-vote.ts';
import { withMechanics } from '../amendments/plan-change.ts';
import { breachTaken } from '../amendments/possible-changes.ts';
import { askReading, inquire } from '../decisions/inquiry.ts';
import { excuseFor, judgedMove, noteJudgedPart } from '../decisions/judged-moves.ts';
import { goOn } from '../effects/bring.ts';
import { onVote } from '../effects/grounds/ground.ts';
import { byProposal } from '../holdings/holdings.ts';
import { makeLaw } from '../legality/proposals/limits.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { onlyWinningQuantity, withoutOtherWays } from '../legality/proposals/winning-by.ts';
import { BREACHES } from '../results/open-matters.ts';
import type { Context } from '../state/context.ts';
import { withoutMove } from '../state/log.ts';
import { keySpot, newObjections, type Objection, type Objections } from '../state/make-finding.ts';
import type { Pending, Plan, State } from '../state/state.ts';
import { suppose } from '../state/suppose.ts';
import { addNote, attempt, reportAll } from '../state/write-log.ts';
import { offerCures } from './offer-cures.ts';

/** Makes the next version. By a reading, a breach of a limit makes all or part of it void. */
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

/** Whether a change without a target makes the whole proposal fail. */
export function failsWhole(context: Context, written: Pending['written']): boolean {
  return askReading(context, 'impossible-part', written.name) === 'the-whole-fails';
}

/** Whether something excuses these objections, as the proponent's record may say. */
function isExcused(context: Context, written: Pending['written'], objections: Objections): boolean {
  const { result } = suppose(context, {}, (position) => {
    reportAll(position, objections);
    return excuseFor(position, written);
  });
  return result !== undefined;
}

/** The version made by some changes of a proposal. */
function versionOf(context: Context, pending: Pending, plans: readonly Plan[]): State {
  const { written } = pending;
  // Void changes were also proposed, so they take numbers.
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

/** The position in which the numbers of a vote are used up. */
function withNumbersUsed(context: Context, last: number | undefined): State {
  const { numbering } = context.state;
  const isBehind = last !== undefined && (numbering.last ?? -Infinity) < last;
  return isBehind
    ? goOn(context, { kind: 'number', numbering: { ...numbering, last } })
    : context.state;
}

/** A change that is void, wholly or in part. */
interface VoidPart {
  readonly plan: Plan;
  /** The breach by this change, or by one on which it depends. */
  readonly breach: Objection;
  /** Whether the rest of the change counts. */
  readonly isInPart?: true;
}

interface Rest {
  readonly left: readonly Plan[];
  readonly voids: readonly VoidPart[];
  /** Breaches that a Judgment on one change excuses. */
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
  for (const breach of judged) {
    const part = pending.plans.findIndex((plan) => isWithin(breach.at, plan)) + 1;
    noteJudgedPart(context, pending.written, part, breach);
  }
  return result;
}

/** Removes the changes that break a limit, one by one and the latest first. */
function restOf(context: Context, pending: Pending, objections: Objections): Rest {
  let rest: Rest = { left: pending.plans, voids: [], judged: [] };
  let found = objections;
  while (found.length > 0) {
    const [first] = found;
    for (const breach of found) {
      // One round also removes other breaches of the same rule that single changes cause.
      const isAlike =
        breach.code === first?.code &&
        breach.rule?.number === first.rule?.number &&
        breach.excess === undefined &&
        rest.left.some((plan) => isWithin(breach.at, plan));
      if (breach !== first && !isAlike) continue;
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

/** Objections to changes that only a void change permitted. */
function leftWithout(context: Context, { written, plans }: Pending, left: readonly Plan[]) {
  if (left.length === plans.length && left.every((plan) => plans.includes(plan))) return [];
  const objectionsTo = (each: readonly Plan[]) => checkPermitted(context, written, each).objections;
  return newObjections(objectionsTo(plans), objectionsTo(left));
}

/** The remaining changes without one breach, or nothing if none remain. */
function withoutBreach(context: Context, pending: Pending, rest: Rest, breach: Objection) {
  const { written, plans } = pending;
  const gone = blamed(context, pending, rest.left, breach);
  if (gone.length === 0) return undefined;
  // A Judgment may excuse one change of a proposal.
  const isJudged = gone.some(
    ({ change }) => judgedMove(context, written, placeOf(pending, change) + 1)?.is === 'legal',
  );
  if (plans.length > 1 && isJudged) return { ...rest, judged: [...rest.judged, breach] };
  let less = rest;
  for (const plan of gone) less = withoutPart(context, pending, less, { plan, breach });
  const isBegun = less.left.length > 0 && less.voids.some(({ isInPart }) => !isInPart);
  return isBegun && askReading(context, 'void-part', written.name) === 'the-whole-is-void'
    ? undefined
    : less;
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

/** The change without its forbidden ways to win, if a reading keeps the rest. */
function saysLess(context: Context, during: string, { plan, breach }: VoidPart): Plan | undefined {
  const { after } = plan;
  if (breach.code !== 'win/not-by-points' || !after) return undefined;
  const only = onlyWinningQuantity(inquire(context, { during, at: plan.at }));
  const mechanics = only && withoutOtherWays(context, plan, only.quantity);
  if (!mechanics) return undefined;
  // A rule of a prevailing tier makes another void as a whole (110); one of the same tier prevails (211).
  const isByTier = only.rule.tier !== after.tier;
  if (isByTier && askReading(context, 'void-extent', during) === 'the-whole-rule') return undefined;
  return { ...plan, after: withMechanics(after, mechanics) };
}

function breachesOf(context: Context, pending: Pending, left: readonly Plan[]): Objections {
  if (left.length === 0) return [];
  const { objections } = suppose(context, {}, (position) => versionOf(position, pending, left));
  return objections.filter(({ code }) => BREACHES.has(code));
}

/**
 * The changes to blame for a breach. They are as many of the latest as are too many, or one that is at
 * fault alone. Otherwise it is the latest one whose removal cures all, or none.
 */
function blamed(context: Context, pending: Pending, left: readonly Plan[], breach: Objection) {
  if (left.length < 2) return left;
  const named = left.findLast((plan) => isWithin(breach.at, plan));
  if (named) {
    const alike = left
      .slice(0, left.indexOf(named) + 1)
      .filter(
        (plan) =>
          plan.before?.tier === named.before?.tier && plan.after?.tier === named.after?.tier,
      );
    return alike.slice(-(breach.excess ?? 1)).toReversed();
  }
  const trials = left.filter(({ before, after }) => before?.mechanics !== after?.mechanics);
  const alone = trials.slice(-MOST_TRIED).findLast((plan) => {
    const others = left.filter((each) => each !== plan);
    return !isAmong(breachesOf(context, pending, others), breach);
  });
  return alone ? [alone] : [];
}

/** The most changes tried, since a proposal may have any number. */
const MOST_TRIED = 20;

function isWithin(at: Spot, { at: { file }, change: { path } }: Plan): boolean {
  return at.file === file && 'path' in at && path.every((step, i) => at.path[i] === step);
}

/** Forbidden ways to win are compared one by one, limits on rules as a whole. */
function isAmong(objections: Objections, breach: Objection): boolean {
  const keyOf = ({ code, rule, at }: Objection) =>
    JSON.stringify([code, rule?.number, code === 'win/not-by-points' && at]);
  const key = keyOf(breach);
  return objections.some((each) => keyOf(each) === key);
}

/** Notes that a whole proposal is void, and what would have made room. */
function noteVoid(context: Context, pending: Pending, objections: Objections): void {
  const { written, plans, isSupposed } = pending;
  const [breach] = objections;
  if (!breach) return;
  const [told] = offerCures(context, objections, (position) => {
    return attempt(position, () => versionOf(position, pending, plans)).objections;
  });
  // The breach's own help is for a vote that failed.
  const help = told?.help === breach.help ? undefined : told?.help;
  addNote(context, {
    code: 'change/void',
    at: breach.at,
    rule: breach.rule,
    help,
    message: `${isSupposed ? 'it is void and' : `Proposal ${written.number} is adopted, and void: it`} changes nothing. ${breach.message}`,
  });
}

/** Notes for each breach the changes that it makes void. */
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
