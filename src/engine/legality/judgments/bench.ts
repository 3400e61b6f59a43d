/**
 * Checks the Judges of a question and their succession. By Suber's 212 the player before the mover
 * judges. The others may overrule, and the player before the Judge follows.
 */
import { overruling, type Path, type Spot } from '../../../diagnostics/finding.ts';
import { once } from '../../../helpers/once.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import type { Formula } from '../../../law/formula/formula.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { Choice } from '../../../law/mechanics/mechanics.ts';
import { sentencesOn } from '../../../law/readings/quoted-rule.ts';
import { LOST_RULING, type WrittenBench } from '../../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { WAYS } from '../../../records/kinds/votes.ts';
import type { WrittenGame } from '../../../records/types.ts';
import type { PlayerId, ProposalNumber } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import { formatNumber } from '../../../values/number.ts';
import { durationOf, isTrue, namesOf, numberOf } from '../../decisions/evaluate.ts';
import {
  askReading,
  type Inquiry,
  inquire,
  inquireIn,
  optionInForce,
} from '../../decisions/inquiry.ts';
import { givesAnything, givesByItself } from '../../decisions/judged-moves.ts';
import { checkKnown, checkPlaying, checkProposalKnown } from '../../decisions/resolve-names.ts';
import { fold } from '../../effects/fold.ts';
import type { Context } from '../../state/context.ts';
import { pausesOf } from '../../state/held.ts';
import { cite, illegal, type Objection, type Objections, spot } from '../../state/make-finding.ts';
import { citePlayer, type OpenJudgment } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';
import { daysAndHours, deadline } from '../../turns/deadlines.ts';
import { isAtAPrice } from '../../votes/stated-awards.ts';
import { countVotes, namedVotes, othersThan } from '../../votes/votes.ts';
import { checkVoters } from '../votes/votes-cast.ts';
import { type BenchPlace, type OnBench, whoJudges } from './who-judges.ts';

export function checkBench(
  context: Context,
  judgment: WrittenJudgment,
  open: OpenJudgment,
): Objections {
  return judgment.bench.flatMap((bench) => {
    const place = { judgment, open, bench };
    return [
      ...bench.judges.flatMap((judge, nth) =>
        checkJudge(context, { ...place, judge }, judgePath(bench, nth)),
      ),
      ...checkNamed(context, place),
      ...checkPanel(context, place),
      ...checkVerdict(context, place),
      ...checkDeadlines(context, place),
      ...checkOverruling(context, place),
    ];
  });
}

function checkJudge(
  context: Context,
  place: BenchPlace & { readonly judge: PlayerId },
  path: Path,
): Objections {
  const { state } = context;
  const { judgment, judge } = place;
  const at = spot(judgment, ...path);
  const unknown = checkKnown(context, judge, at);
  if (unknown.length > 0) return unknown;
  const inquiry = inquireIn(context, judgment, at);
  const { admitted, why, expected, rule, help } = whoJudges(inquiry, place);
  const due = expected === undefined || expected === judge ? undefined : expected;
  const cure =
    due &&
    `If ${due} judged, write \`judge: ${due}\`. If not, remove the ruling, which binds nobody.`;
  const gone = checkPlaying(context, judge, at, cure);
  if (gone.length > 0)
    return gone.map((each) => ({ ...each, ...(rule && { rule: cite(state, rule) }) }));
  if (admitted || judgesTurnBefore(inquiry, place, at)) return [];
  const message = `${citePlayer(state, judge)} is named as the Judge, but ${why}.`;
  if (bindsAllTheSame(context, place, at, message)) return [];
  return illegal(context, {
    code: 'judge/wrong',
    at,
    rule,
    message,
    help:
      cure ??
      help ??
      `Name a player who may judge.${rule ? '' : ' If custom lets whoever asks judge too, choose the reading “judge-without-rule” in game.md.'}`,
    unsaid: { judge: expected ?? 'PLAYER' },
  });
}

/** Requires a known player, since only a Judge decides by a word (212). */
function checkNamed(context: Context, { judgment, bench }: OnBench): Objections {
  const { judges, ruling, overruled, path } = bench;
  const isRuled = ruling !== undefined && ruling !== LOST_RULING && !overruled;
  if (!isRuled || judges.length > 0 || !givesByItself(judgment)) return [];
  return illegal(context, {
    code: 'judge/wrong',
    at: spot(judgment, ...path, 'ruling'),
    rule: lawOn(context.state.law, 'judge', 'chosen')?.rule,
    message: `Judgment ${judgment.number} says who wins or receives something, but the record does not say who gave it.`,
    help: 'Write `judge:` with the player who gave it. If nobody knows, another Judgment can say that this one stands.',
  });
}

/**
 * Whether this is the Judge of the previous turn, and it is unknown if the next turn had begun. That is
 * unknown if its proposal has no date. The Judge gets the benefit of the doubt.
 */
function judgesTurnBefore(inquiry: Inquiry, place: BenchPlace, at: Spot): boolean {
  const { asked } = place.open;
  const { written, turnBefore } = asked.pending.get(asked.turn.pending ?? '') ?? {};
  if (!written || !turnBefore) return false;
  const before = fold(asked, [{ kind: 'turn', turn: turnBefore }]);
  const open = { ...place.open, asked: before };
  if (!whoJudges(inquiry, { ...place, open }).admitted) return false;
  addNote(inquiry, {
    code: 'attested',
    at,
    message: `This Judge had to answer Judgment ${place.judgment.number} only if it was invoked before Proposal ${written.number} was made. The record does not date that proposal.`,
    help: `If you find the date, write \`proposed\` in Proposal ${written.number}.`,
  });
  return true;
}

/**
 * Whether a ruling binds although its author was not the Judge, since nobody overruled it. Noted if only
 * a Judgment says so, perhaps this one.
 */
function bindsAllTheSame(
  context: Context,
  { judgment, bench }: BenchPlace,
  at: Spot,
  why: string,
): boolean {
  if (bench.ruling === undefined || bench.overruled) return false;
  const during = context.bindings.turnOf(judgment.name);
  if (askReading(context, 'wrong-judge', during) !== 'binds') return false;
  const { source, judgment: by = '' } = optionInForce(context, 'wrong-judge', during);
  if (source !== 'judgment') return true;
  if (givesAnything(context, judgment)) return false;
  const number = context.bindings.judgmentCalled(by)?.number ?? by;
  addNote(context, {
    code: 'by-judgment',
    at,
    warns: true,
    message: `Judgment ${number} finds that Judgment ${judgment.number} binds. Without that: ${why}`,
  });
  return true;
}

/** Requires the number of Judges that a rule sets for a question or an appeal. */
function checkPanel(context: Context, { judgment, bench }: OnBench): Objections {
  const part = judgment.appeals === undefined ? 'panel' : 'appeal-panel';
  const panel = lawOn(context.state.law, 'judge', part);
  if (!panel || bench.ruling === undefined || bench.ruling === LOST_RULING) return [];
  const at = spot(judgment, ...bench.path, bench.judges.length > 0 ? 'judge' : 'ruling');
  const number = numberOf(namesOf(inquireIn(context, judgment, at)), panel.rule, panel.value);
  const judges = new Set(bench.judges).size;
  if (number.equals(judges)) return [];
  const expected = formatNumber(number);
  return illegal(context, {
    code: 'judge/wrong',
    at,
    rule: panel.rule,
    message: `Judgment ${judgment.number} is for ${expected} players to give together, and the record names ${judges}.`,
    help: `Write \`judge: […]\` with the ${expected} who gave it.`,
  });
}

function checkVerdict(context: Context, { judgment, bench }: OnBench): Objections {
  const { state } = context;
  const verdicts = lawOn(state.law, 'judge', 'verdicts');
  // An appeal may have verdicts of its own.
  if (!verdicts || judgment.appeals !== undefined) return [];
  const { ruling } = bench;
  if (ruling === undefined || ruling === LOST_RULING || verdicts.value.includes(ruling)) return [];
  return illegal(context, {
    code: 'judge/verdict',
    at: spot(judgment, ...bench.path, 'ruling'),
    rule: verdicts.rule,
    message: `“${ruling}” is not a Judgment that may be given.`,
    help: `Write ${verdicts.value.map((verdict) => `“${verdict}”`).join(' or ')}.`,
  });
}

type Overruling = NonNullable<WrittenBench['overruled']>;

/** Judges whom the record shows as overruled. */
interface OverruledBench extends OnBench {
  readonly overruled: Overruling;
}

export function checkOverruling(context: Context, { judgment, bench }: OnBench): Objections {
  const { overruled } = bench;
  const successor = judgment.bench[judgment.bench.indexOf(bench) + 1];
  const law = lawOn(context.state.law, 'judge', 'overruled-by');
  if (!overruled) {
    const isFollowed = law && successor && bench.ruling !== undefined;
    return isFollowed ? objectToSuccession(context, judgment, law.rule, [bench, successor]) : [];
  }
  // If no rule says how a Judge is overruled, the record must name those who did it.
  if (!law)
    return 'proposal' in overruled
      ? []
      : WAYS.flatMap((way) =>
          overruled[way].flatMap((id, index) =>
            checkKnown(context, id, spot(judgment, ...bench.path, 'overruled', way, index)),
          ),
        );
  const place = { judgment, bench, overruled };
  return [
    ...checkOverruledInTime(context, place),
    ...checkOverruledWithin(context, place, law.rule),
    ...checkOverrulable(context, place),
    ...checkHow(context, place, law),
  ];
}

/** Requires a verdict that may be overruled, if a rule limits them. */
function checkOverrulable(context: Context, place: OverruledBench): Objections {
  const { ruling } = place.bench;
  const overrulable = lawOn(context.state.law, 'judge', 'overrulable');
  if (!overrulable || ruling === undefined || ruling === LOST_RULING) return [];
  if (overrulable.value.includes(ruling)) return [];
  const which = overrulable.value.map((verdict) => `“${verdict}”`).join(' or ');
  return overruledOtherwise(context, place, overrulable.rule, {
    message: `A Judgment of “${ruling}” may not be overruled, only one of ${which}.`,
    help: `Remove ${OVERRULING_STANDS}`,
  });
}

const OVERRULING_STANDS = 'the overruling from the record: the Judgment stands.';
const CORRECT_DATE = 'Correct the day, or leave `overruled` out: the Judgment stands.';

/** Requires the Judgment before the proposal or vote to overrule it, within the time of a rule. */
function checkOverruledWithin(
  context: Context,
  place: OverruledBench,
  rule: RuleInForce,
): Objections {
  const { overruled, bench } = place;
  const { given } = bench;
  const isProposal = 'proposal' in overruled;
  const on = isProposal
    ? context.bindings.proposalCalled(overruled.proposal)?.proposed
    : overruled.on;
  if (!on) return [];
  const what = isProposal ? `Proposal ${overruled.proposal} was made` : 'The Judge was overruled';
  if (given && on.to < given.from) {
    const message = `${what} on ${on.text}, before the Judgment was given on ${given.text}.`;
    return overruledOtherwise(context, place, rule, { message, help: CORRECT_DATE });
  }
  // The latest time to overrule a Judgment, if a rule sets one.
  const within = timeFor(context, place.judgment, 'overruled-within');
  const latest = within && given && deadline(given, within.value, pausesOf(context)).latest;
  if (!within || latest === undefined || on.from <= latest) return [];
  return overruledOtherwise(context, place, within.rule, {
    message: `${what} on ${on.text}. For ${within.value.text} after the Judgment it could be overruled, until ${daysAndHours(latest)}.`,
    help: CORRECT_DATE,
  });
}

/** Requires overruling in the time that a rule sets, if the record has the date. */
function checkOverruledInTime(context: Context, place: OverruledBench): Objections {
  const before = lawOn(context.state.law, 'judge', 'overruled-before');
  const next = context.bindings.turnAfter(place.judgment.name);
  const on = overruledOn(context, place.overruled);
  if (!before || !next?.proposed || !on || on.from <= next.proposed.to) return [];
  return overruledOtherwise(context, place, before.rule, {
    message: `Judgment ${place.judgment.number} could be overruled until the next turn began with Proposal ${next.number} on ${next.proposed.text}, and not on ${on.text}.`,
    help: CORRECT_DATE,
  });
}

/** The time of the overruling, if known. A proposal overrules at the close of its vote. */
export function overruledOn({ bindings }: Context, overruled: Overruling): Moment | undefined {
  if (overruled.on || !('proposal' in overruled)) return overruled.on;
  return bindings.proposalCalled(overruled.proposal)?.closed;
}

function checkHow(
  context: Context,
  place: OverruledBench,
  { rule, value }: { readonly rule: RuleInForce; readonly value: Choice<'proposal'> },
): Objections {
  const { overruled } = place;
  if (value === 'proposal') {
    if (!('proposal' in overruled))
      return overruledOtherwise(context, place, rule, {
        message: 'A Judgment is overruled by the adoption of a proposal, not by a vote of its own.',
        help: 'Write `overruled: { proposal: … }`.',
      });
    const number = overruled.proposal;
    const proposal = context.bindings.proposalCalled(number);
    const at = spot(place.judgment, ...place.bench.path, 'overruled');
    if (!proposal) return checkProposalKnown(context, number, at);
    const { outcome = 'open' } = context.recorder.log.proposals.get(proposal.name) ?? {};
    if (outcome === 'open' || outcome === 'adopted') return [];
    return overruledOtherwise(context, place, rule, {
      message: `Proposal ${number} was ${outcome}, so the Judgment stands.`,
      help: 'Remove the overruling from the record.',
    });
  }
  if (!('proposal' in overruled))
    return checkByVote(context, place, { rule, how: value }, overruled);
  return overruledOtherwise(context, place, rule, {
    message: 'A Judgment is overruled by a vote of the other players, not by a proposal.',
    help: 'Write `overruled: { for: […], against: […] }`.',
  });
}

/** Counts the other players' vote on a Judge by the formula of a rule. */
function checkByVote(
  context: Context,
  place: OverruledBench,
  { rule, how }: { readonly rule: RuleInForce; readonly how: Formula },
  cast: Exclude<Overruling, { readonly proposal: ProposalNumber }>,
): Objections {
  const { judgment, bench } = place;
  const path = [...bench.path, 'overruled'];
  const votes = namedVotes(cast);
  // Only recorded voters can be wrong.
  const inquiry = inquireIn(context, judgment, spot(judgment, ...path));
  const others = othersThan(inquiry, bench.judges);
  const carried = isTrue(namesOf(inquiry, { votes: countVotes(votes, others).tally }), rule, how);
  const unentitled = checkVoters(inquiry, {
    record: judgment,
    path,
    votes,
    electorate: others,
    ineligible: 'does not vote on overruling this Judge',
  });
  if (carried) return unentitled;
  const lost = overruledOtherwise(context, place, rule, {
    message: `The vote to overrule fails: ${[...others.keys()].filter((player) => cast.for.includes(player)).length} of the ${others.size} other players are in favour, and Rule ${rule.number} requires more.`,
    help: `Those who may vote are ${[...others.keys()].join(', ')}. If no vote is missing, remove ${OVERRULING_STANDS}`,
    instead: [overruling(judgment.number)],
  });
  return [...unentitled, ...lost];
}

/** The Judges who have ruled and whom a proposal overrules on record. */
export function overruledBy(
  { game, recorder }: Context,
  number: ProposalNumber,
): readonly OnBench[] {
  const named = saidToBeOverruled(game).get(number) ?? [];
  return named.filter(({ judgment }) => {
    const status = recorder.log.judgments.get(judgment.name)?.status;
    return status !== undefined && status !== 'open';
  });
}

/** For each proposal: the Judges whom it overrules on record. */
const saidToBeOverruled = once(({ judgments }: WrittenGame) =>
  Map.groupBy(
    judgments.flatMap((judgment) => judgment.bench.map((bench) => ({ judgment, bench }))),
    ({ bench: { overruled } }) =>
      overruled && 'proposal' in overruled ? overruled.proposal : undefined,
  ),
);

/** Whether a Judge is overruled by now. A proposal overrules only once it is adopted. */
export function isOverruled({ bindings, recorder }: Context, { overruled }: WrittenBench): boolean {
  if (!overruled || !('proposal' in overruled)) return overruled !== undefined;
  const proposal = bindings.proposalCalled(overruled.proposal);
  return recorder.log.proposals.get(proposal?.name ?? '')?.outcome === 'adopted';
}

function overruledOtherwise(
  context: Context,
  { judgment, bench: { path } }: OnBench,
  rule: RuleInForce,
  said: Pick<Objection, 'message' | 'help' | 'instead'> & { readonly at?: Spot },
): Objections {
  const code = 'judge/overruled-how';
  const at = spot(judgment, ...path, 'overruled');
  const quoted = sentencesOn(rule.text, 'overrul');
  const authority = { ...cite(context.state, rule), ...withoutUndefined({ quoted }) };
  return illegal(context, { code, at, rule: authority, ...said });
}

function objectToSuccession(
  context: Context,
  judgment: WrittenJudgment,
  rule: RuleInForce,
  [bench, successor]: readonly [WrittenBench, WrittenBench],
): Objections {
  const named = ({ judges }: WrittenBench) =>
    judges.map((judge) => citePlayer(context.state, judge)).join(', ') || 'an unnamed Judge';
  const { path, judges } = successor;
  const at = spot(judgment, ...path, judges.length > 0 ? 'judge' : 'ruling');
  return overruledOtherwise(context, { judgment, bench }, rule, {
    at,
    message: `${named(successor)} follows ${named(bench)} as Judge, but the record does not say how that Judgment was overruled.`,
    help: 'Record first, as `overruled`, how each other player voted on the earlier Judgment.',
    instead: [overruling(judgment.number)],
  });
}

/** The path of a Judge's name: alone, or in the list of a panel. */
export function judgePath({ path, judges }: WrittenBench, index: number): Path {
  return judges.length === 1 ? [...path, 'judge'] : [...path, 'judge', index];
}

/**
 * Whether a Judge certainly missed the time for an answer. A Judge without an answer before the next one
 * was named has missed it.
 */
export function isLateToAnswer(context: Context, { judgment, bench }: OnBench): boolean {
  const within = timeFor(context, judgment, 'accept-within');
  if (!within) return false;
  const answered = bench.accepted ?? bench.refused;
  if (!answered) return bench.ruling === undefined && bench !== judgment.bench.at(-1);
  const chosen = chosenOn(judgment, bench);
  return (
    chosen !== undefined && answered.from > deadline(chosen, within.value, pausesOf(context)).latest
  );
}

/** Whether a Judgment was certainly late. */
export function isLateToDeliver(context: Context, { judgment, bench }: OnBench): boolean {
  const due = deliveryDue(context, { judgment, bench });
  return due !== undefined && bench.given !== undefined && bench.given.from > due.latest;
}

/** Objects to lateness, unless the rules set a price for it. Then a reading decides. */
function checkDeadlines(context: Context, { judgment, bench }: OnBench): Objections {
  const { accepted, path } = bench;
  const due = deliveryDue(context, { judgment, bench });
  const accept = timeFor(context, judgment, 'accept-within');
  const delivered =
    due && isLateToDeliver(context, { judgment, bench })
      ? late('given', 'late', due, `to deliver, until ${daysAndHours(due.latest)}`)
      : [];
  const isLate = accepted && isLateToAnswer(context, { judgment, bench });
  return [
    ...delivered,
    ...(accept && isLate ? late('accepted', 'refused', accept, 'to accept') : []),
  ];

  function late(
    key: 'given' | 'accepted',
    occasion: 'late' | 'refused',
    { rule, value }: NonNullable<typeof accept>,
    what: string,
  ): Objections {
    const at = spot(judgment, ...path, key);
    const during = context.bindings.turnOf(judgment.name);
    if (isAtAPrice(context, occasion, rule, { during, at })) return [];
    return illegal(context, {
      code: 'judge/late',
      at,
      rule,
      message: `The Judge had ${value.text} ${what}, but did so on ${bench[key]?.text}.`,
      help: 'Correct the date, or record who judged instead.',
    });
  }
}

function timeFor(
  context: Context,
  judgment: WrittenJudgment,
  part: 'accept-within' | 'deliver-within' | 'overruled-within',
) {
  const { state } = context;
  const set = lawOn(state.law, 'judge', part);
  if (!set) return undefined;
  const inquiry = inquire(context, { during: undefined, at: spot(judgment, 'question') });
  const value = durationOf(namesOf(inquiry), set.rule, set.value);
  return value && { rule: set.rule, value };
}

/** The latest time for the Judgment. By default, the Judge accepted at the last moment. */
function deliveryDue(context: Context, { judgment, bench }: OnBench) {
  const deliver = timeFor(context, judgment, 'deliver-within');
  const from = bench.accepted ?? chosenOn(judgment, bench);
  if (!deliver || !from) return undefined;
  const accept = bench.accepted ? undefined : timeFor(context, judgment, 'accept-within')?.value;
  const { text } = deliver.value;
  const milliseconds = deliver.value.milliseconds + (accept?.milliseconds ?? 0);
  return { ...deliver, latest: deadline(from, { text, milliseconds }, pausesOf(context)).latest };
}

/**
 * The time at which a Judge was named: when Judgment was invoked, or when the previous Judge left. It is
 * unknown for a previous Judge without an answer.
 */
function chosenOn(
  { bench: all, invoked }: WrittenJudgment,
  bench: WrittenBench,
): Moment | undefined {
  const before = all[all.indexOf(bench) - 1];
  return before ? (before.overruled?.on ?? before.refused ?? before.given) : invoked;
}
