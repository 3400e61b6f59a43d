/**
 * The Judges of a question, and how one came to follow another (Suber's 212: the player preceding the
 * one moving judges; the other players may overrule; the player preceding the Judge is the next).
 */
import { AS_EACH_VOTED, type Path, type Spot } from '../../../diagnostics/finding.ts';
import { once } from '../../../helpers/once.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import type { Formula } from '../../../law/formula/formula.ts';
import { said } from '../../../law/in-force/law.ts';
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
import { holds, namesOf, numberOf } from '../../decisions/evaluate.ts';
import { type Inquiry, inquire, takenOption, takeReading } from '../../decisions/inquiry.ts';
import { givesAnything, givesByItself } from '../../decisions/judged-moves.ts';
import { checkKnown, checkPlaying, checkProposalKnown } from '../../decisions/resolve-names.ts';
import { fold } from '../../effects/fold.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, type Objection, type Objections, spot } from '../../state/make-finding.ts';
import { citePlayer, type OpenJudgment } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';
import { daysAndHours } from '../../turns/deadlines.ts';
import { countVotes, othersThan } from '../../votes/votes.ts';
import { checkVoters } from '../votes/votes-cast.ts';
import { checkDeadlines, overrulingDue } from './judge-deadlines.ts';
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
  const inquiry = inquire(context, { during: context.bindings.turnOf(judgment.name), at });
  const { admitted, why, expected, rule, help } = whoJudges(inquiry, place);
  const due = expected === undefined || expected === judge ? undefined : expected;
  const gone = checkPlaying(context, judge, at, due && `Write \`judge: ${due}\`.`);
  if (gone.length > 0)
    return gone.map((each) => ({ ...each, ...(rule && { rule: cite(state, rule) }) }));
  if (admitted || judgesTurnBefore(inquiry, place, at)) return [];
  if (bindsAllTheSame(context, place)) {
    noteOwnWord(context, place, {
      at,
      why: `${citePlayer(state, judge)} is named as the Judge, but ${why}.`,
    });
    return [];
  }
  return illegal(context, {
    code: 'judge/wrong',
    at,
    rule,
    message: `${citePlayer(state, judge)} is named as the Judge, but ${why}.`,
    help: expected
      ? `Write \`judge: ${expected}\`.`
      : (help ??
        `Name a player who may judge.${rule ? '' : ' If custom lets whoever asks judge too, choose the reading “judge-without-rule” in game.md.'}`),
    unsaid: { judge: expected ?? 'PLAYER' },
  });
}

/** Only a Judge gives something by a word (212), and nobody can tell if somebody unknown was the Judge. */
function checkNamed(context: Context, { judgment, bench }: OnBench): Objections {
  const { judges, ruling, overruled, path } = bench;
  const isRuled = ruling !== undefined && ruling !== LOST_RULING && !overruled;
  if (!isRuled || judges.length > 0 || !givesByItself(judgment)) return [];
  return illegal(context, {
    code: 'judge/wrong',
    at: spot(judgment, ...path, 'ruling'),
    rule: said(context.state.law, 'judge', 'chosen')?.rule,
    message: `Judgment ${judgment.number} says who wins or receives something, but the record does not say who gave it.`,
    help: 'Write `judge:` with the player who gave it. If nobody knows, another Judgment can say that this one stands.',
  });
}

/**
 * Whether the Judge is that of the turn before, and nobody knows if the next turn had begun. This is
 * unknown if its proposal has no date. The doubt is not held against the Judge.
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

/** Whether a ruling binds that was given by another than the Judge, and not overruled. */
function bindsAllTheSame(context: Context, { judgment, bench }: BenchPlace): boolean {
  if (bench.ruling === undefined || bench.overruled) return false;
  const during = context.bindings.turnOf(judgment.name);
  if (takeReading(context, 'wrong-judge', during) !== 'binds') return false;
  const { source } = takenOption(context, 'wrong-judge', during);
  return source !== 'judgment' || !givesAnything(context, judgment);
}

/** How many judge a question together, or an appeal, if a rule says so. */
function checkPanel(context: Context, { judgment, bench }: OnBench): Objections {
  const part = judgment.appeals === undefined ? 'panel' : 'appeal-panel';
  const panel = said(context.state.law, 'judge', part);
  if (!panel || bench.ruling === undefined || bench.ruling === LOST_RULING) return [];
  const at = spot(judgment, ...bench.path, bench.judges.length > 0 ? 'judge' : 'ruling');
  const inquiry = inquire(context, { during: context.bindings.turnOf(judgment.name), at });
  const number = numberOf(namesOf(inquiry), panel.rule, panel.value);
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

/** That only a Judgment says that such a ruling binds, which may be this one itself. */
function noteOwnWord(
  context: Context,
  { judgment }: BenchPlace,
  { at, why }: { readonly at: Spot; readonly why: string },
): void {
  const during = context.bindings.turnOf(judgment.name);
  const { source, judgment: by } = takenOption(context, 'wrong-judge', during);
  if (source !== 'judgment' || by === undefined) return;
  const number = context.bindings.judgmentCalled(by)?.number ?? by;
  addNote(context, {
    code: 'by-judgment',
    at,
    warns: true,
    message: `Judgment ${number} finds that Judgment ${judgment.number} binds. Without that: ${why}`,
  });
}

function checkVerdict(context: Context, { judgment, bench }: OnBench): Objections {
  const { state } = context;
  const verdicts = said(state.law, 'judge', 'verdicts');
  // A court of appeal rules on a Judgment, in words of its own.
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

export function checkOverruling(context: Context, { judgment, bench }: OnBench): Objections {
  const { overruled } = bench;
  const successor = judgment.bench[judgment.bench.indexOf(bench) + 1];
  const law = said(context.state.law, 'judge', 'overruled-by');
  if (!overruled) {
    const isFollowed = law && successor && bench.ruling !== undefined;
    return isFollowed ? objectToSuccession(context, judgment, law.rule, [bench, successor]) : [];
  }
  // If no rule says how a Judge is overruled, the names of those who did it must be known.
  if (!law)
    return 'proposal' in overruled
      ? []
      : WAYS.flatMap((way) =>
          overruled[way].flatMap((id, index) =>
            checkKnown(context, id, spot(judgment, ...bench.path, 'overruled', way, index)),
          ),
        );
  const at = spot(judgment, ...bench.path, 'overruled');
  return [
    ...checkOverruledInTime(context, judgment, overruled, at),
    ...checkOverruledWithin(context, { judgment, bench }, law),
    ...checkOverrulable(context, { judgment, bench }),
    ...checkHow(context, judgment, { ...bench, overruled }, law),
  ];
}

/** Which verdicts alone may be overruled, if a rule says so. */
function checkOverrulable(context: Context, { judgment, bench: { ruling, path } }: OnBench) {
  const overrulable = said(context.state.law, 'judge', 'overrulable');
  if (!overrulable || ruling === undefined || ruling === LOST_RULING) return [];
  if (overrulable.value.includes(ruling)) return [];
  const which = overrulable.value.map((verdict) => `“${verdict}”`).join(' or ');
  return overruledOtherwise(context, overrulable.rule, spot(judgment, ...path, 'overruled'), {
    message: `A Judgment of “${ruling}” may not be overruled, only one of ${which}.`,
    help: 'Remove the overruling from the record: the Judgment stands.',
  });
}

/** The Judgment was there when its overruling was proposed, or voted on. A rule may limit how long after. */
function checkOverruledWithin(
  context: Context,
  { judgment, bench }: OnBench,
  { rule }: { readonly rule: RuleInForce },
): Objections {
  const { overruled, given } = bench;
  if (!overruled) return [];
  const isProposal = 'proposal' in overruled;
  const on = isProposal
    ? context.bindings.proposalCalled(overruled.proposal)?.proposed
    : overruled.on;
  if (!on) return [];
  const what = isProposal ? `Proposal ${overruled.proposal} was made` : 'The Judge was overruled';
  const at = spot(judgment, ...bench.path, 'overruled');
  if (given && on.to < given.from) {
    return overruledOtherwise(context, rule, at, {
      message: `${what} on ${on.text}, before the Judgment was given on ${given.text}.`,
      help: 'Correct the date, or remove the overruling from the record: the Judgment stands.',
    });
  }
  const due = overrulingDue(context, { judgment, bench });
  if (!due || on.from <= due.latest) return [];
  return overruledOtherwise(context, due.rule, at, {
    message: `${what} on ${on.text}. For ${due.value.text} after the Judgment it could be overruled, until ${daysAndHours(due.latest)}.`,
    help: 'Correct the date, or remove the overruling from the record: the Judgment stands.',
  });
}

/** Until when a Judge may be overruled, if a rule says so and the record has the date. */
function checkOverruledInTime(
  context: Context,
  { name }: WrittenJudgment,
  overruled: Overruling,
  at: Spot,
): Objections {
  const before = said(context.state.law, 'judge', 'overruled-before');
  const next = context.bindings.turnAfter(name);
  const on = overruledOn(context, overruled);
  if (!before || !next?.proposed || !on || on.from <= next.proposed.to) return [];
  return overruledOtherwise(context, before.rule, at, {
    message: `The Judge was overruled on ${on.text}, but the next turn had begun with Proposal ${next.number} on ${next.proposed.text}.`,
    help: 'Correct the date, or remove the overruling from the record: the Judgment stands.',
  });
}

/** When a Judge was overruled, if the record tells; a proposal overrules when its vote is closed. */
export function overruledOn({ bindings }: Context, overruled: Overruling): Moment | undefined {
  if (overruled.on || !('proposal' in overruled)) return overruled.on;
  return bindings.proposalCalled(overruled.proposal)?.closed;
}

function checkHow(
  context: Context,
  judgment: WrittenJudgment,
  bench: WrittenBench & { readonly overruled: Overruling },
  law: { readonly rule: RuleInForce; readonly value: Choice<'proposal'> },
): Objections {
  const { overruled } = bench;
  const at = spot(judgment, ...bench.path, 'overruled');
  if (law.value === 'proposal') {
    if ('proposal' in overruled) return checkByProposal(context, law.rule, overruled.proposal, at);
    return overruledOtherwise(context, law.rule, at, {
      message: 'A Judgment is overruled by the adoption of a proposal, not by a vote of its own.',
      help: 'Write `overruled: { proposal: … }`.',
    });
  }
  if (!('proposal' in overruled))
    return checkByVote(context, { rule: law.rule, how: law.value }, judgment, {
      ...bench,
      overruled,
    });
  return overruledOtherwise(context, law.rule, at, {
    message: 'A Judgment is overruled by a vote of the other players, not by a proposal.',
    help: 'Write `overruled: { for: […], against: […] }`.',
  });
}

type Overruling = NonNullable<WrittenBench['overruled']>;
type OverrulingVote = Exclude<Overruling, { readonly proposal: ProposalNumber }>;

/** The vote of the other players on a Judge, as the formula of a rule has it. */
function checkByVote(
  context: Context,
  { rule, how }: { readonly rule: RuleInForce; readonly how: Formula },
  judgment: WrittenJudgment,
  { judges, path, overruled }: WrittenBench & { readonly overruled: OverrulingVote },
): Objections {
  const at = spot(judgment, ...path, 'overruled');
  const during = context.bindings.turnOf(judgment.name);
  const votes = { kind: 'named' as const, ...overruled, cast: new Map(), remarks: [] };
  // Only those who are said to have voted are in question.
  const inquiry = inquire(context, { during, at });
  const others = othersThan(inquiry, judges);
  const { tally } = countVotes(votes, others);
  const names = namesOf(inquiry, { votes: tally });
  const carried = holds(names, rule, how);
  const unentitled = checkVoters(inquiry, {
    record: judgment,
    path: [...path, 'overruled'],
    votes,
    electorate: others,
    ineligible: 'does not vote on overruling this Judge',
  });
  if (carried) return unentitled;
  const lost = overruledOtherwise(context, rule, at, {
    message: `The vote to overrule fails: ${[...others.keys()].filter((player) => overruled.for.includes(player)).length} of the ${others.size} other players are in favour, and Rule ${rule.number} requires more.`,
    help: `Those who may vote are ${[...others.keys()].join(', ')}. If no vote is missing, remove the overruling from the record: the Judgment stands.`,
    instead: [{ move: 'judge', of: judgment.number, says: { overrule: true, ...AS_EACH_VOTED } }],
  });
  return [...unentitled, ...lost];
}

function checkByProposal(context: Context, rule: RuleInForce, number: ProposalNumber, at: Spot) {
  const proposal = context.bindings.proposalCalled(number);
  if (!proposal) return checkProposalKnown(context, number, at);
  const known = context.recorder.log.proposals.get(proposal.name);
  if (known === undefined || known.outcome === 'open' || known.outcome === 'adopted') return [];
  return overruledOtherwise(context, rule, at, {
    message: `Proposal ${number} was ${known.outcome}, so the Judgment stands.`,
    help: 'Remove the overruling from the record.',
  });
}

/** Those who have ruled and whom a proposal is said to overrule. */
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

/** The Judges that each proposal is said to overrule. */
const saidToBeOverruled = once(({ judgments }: WrittenGame) =>
  Map.groupBy(
    judgments.flatMap((judgment) => judgment.bench.map((bench) => ({ judgment, bench }))),
    ({ bench: { overruled } }) =>
      overruled && 'proposal' in overruled ? overruled.proposal : undefined,
  ),
);

/** Whether a Judge has been overruled by now. A proposal overrules nobody before it is adopted. */
export function isOverruled({ bindings, recorder }: Context, { overruled }: WrittenBench): boolean {
  if (!overruled || !('proposal' in overruled)) return overruled !== undefined;
  const proposal = bindings.proposalCalled(overruled.proposal);
  return recorder.log.proposals.get(proposal?.name ?? '')?.outcome === 'adopted';
}

function overruledOtherwise(
  context: Context,
  rule: RuleInForce,
  at: Spot,
  said: Pick<Objection, 'message' | 'help' | 'instead'>,
): Objections {
  const code = 'judge/overruled-how';
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
  return overruledOtherwise(context, rule, at, {
    message: `${named(successor)} follows ${named(bench)} as Judge, but the record does not say how that Judgment was overruled.`,
    help: 'Write `overruled:` with the votes on the earlier Judgment.',
  });
}

/** Where a Judge is named: alone, or in the list of a panel. */
export function judgePath({ path, judges }: WrittenBench, index: number): Path {
  return judges.length === 1 ? [...path, 'judge'] : [...path, 'judge', index];
}
