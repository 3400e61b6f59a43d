/** Checks the recorded votes (Suber's 105: all players may vote, and must). */
import Fraction from 'fraction.js';
import { AS_EACH_VOTED, type Path, type Spot } from '../../../diagnostics/finding.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import { castPath, WAYS, type WrittenVotes } from '../../../records/kinds/votes.ts';
import type { WrittenPlayer, WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import { formatNumber } from '../../../values/number.ts';
import { isTrue, namesOf, type Tally, wordOf } from '../../decisions/evaluate.ts';
import { askReading, type Inquiry, inquire } from '../../decisions/inquiry.ts';
import { checkKnown, checkPlaying, moversIn } from '../../decisions/resolve-names.ts';
import type { Context } from '../../state/context.ts';
import { illegal, keySpot, type Objections, spot, wrongFigure } from '../../state/make-finding.ts';
import { callPlayer, citePlayer, type Pending, seatOf } from '../../state/state.ts';
import { daysAndHours, periodOf } from '../../turns/deadlines.ts';
import {
  ballotsIn,
  type Count,
  countVotes,
  type Electorate,
  electorateOf,
  statedStrengths,
  totalOf,
  type Voter,
  votedBeforeLeaving,
} from '../../votes/votes.ts';

/** Checks who voted, how often, and in time. */
export function checkVotes(context: Context, pending: Pending, withThrows = true): Objections {
  const proposal = pending.written;
  const { votes } = proposal;
  if (!votes) return [];
  const inquiry = inquire(context, { during: proposal.name, at: spot(proposal, 'votes') });
  const electorate = electorateOf(inquiry, proposal, pending.seats);
  const count = countVotes(votes, electorate);
  const ended = proposal.closed !== undefined || proposal.outcome !== undefined;
  const strange = checkWhoVoted(inquiry, proposal, votes, electorate);
  // An unknown name may be a misspelt player without a vote.
  const isSlip = strange.some(({ meant }) =>
    count.silent.some((id) => meant?.some((each) => each === id)),
  );
  return [
    ...strange,
    ...(ended && !isSlip ? checkParticipation(inquiry, proposal, count) : []),
    ...checkRevised(context, proposal),
    ...checkLateness(context, proposal),
    ...(withThrows ? checkRobotVotes(inquiry, proposal) : []),
  ];
}

function checkWhoVoted(
  inquiry: Inquiry,
  record: WrittenProposal,
  votes: WrittenVotes,
  electorate: Electorate,
): Objections {
  if (votes.kind === 'named') {
    const ineligible = `may not vote on Proposal ${record.number}`;
    return checkVoters(inquiry, { record, path: ['votes'], votes, electorate, ineligible });
  }
  const counted = votes.for.add(votes.against).add(votes.abstain);
  // A tally may have too many votes, or omit a voter.
  const eligible = ballotsIn(electorate);
  if (counted.compare(eligible) <= 0 || areAsRecorded(inquiry)) return [];
  return illegal(inquiry, {
    code: 'vote/ineligible',
    at: spot(record, 'votes', 'tally'),
    rule: lawOn(inquiry.state.law, 'electorate')?.rule,
    message: `The tally counts ${formatNumber(counted)} votes, but only ${formatNumber(eligible)} can be cast.`,
    help: 'Correct the tally, or record who joined before the vote.',
  });
}

/** Whether players may cast as many votes as recorded: a reading if no rule sets the number. */
function areAsRecorded({ state, interpreter }: Inquiry): boolean {
  return !lawOn(state.law, 'ballots') && interpreter.ask('votes-without-rule') === 'as-recorded';
}

/** Checks that a robot's vote follows its roll, if a rule says how. */
function checkRobotVotes(inquiry: Inquiry, proposal: WrittenProposal): Objections {
  const { state } = inquiry;
  const { votes } = proposal;
  const reading = lawOn(state.law, 'robot-votes');
  if (!reading || votes?.kind !== 'named') return [];
  const { rule, value: formula } = reading;
  return WAYS.flatMap((way) =>
    votes[way].flatMap((id, index) => {
      const player = seatOf(state, id);
      if (!player?.robot) return [];
      const roll = inquiry.robotRolls.get(`${proposal.number} ${id}`);
      const names = namesOf(inquiry, { proposal, player, roll });
      const isFor = roll !== undefined && isTrue(names, rule, formula);
      const should = roll === undefined ? undefined : isFor ? 'for' : 'against';
      if (should === way) return [];
      return illegal(inquiry, {
        code: 'vote/robot',
        at: spot(proposal, 'votes', way, index),
        rule,
        message:
          roll === undefined
            ? `${player.name} votes ${way}, and no throw is recorded for Proposal ${proposal.number}.`
            : `${player.name} threw ${roll}, which is a vote ${should}, but is recorded ${way}.`,
        help:
          roll === undefined
            ? `Record the throw: { roll: { by: ${id}, die: …, for: ${proposal.number} } }.`
            : `Move ${id} to ${should}, or correct the throw.`,
      });
    }),
  );
}

/** A record with votes, and for a proposal the start of voting. */
type VotingRecord = { readonly file: string; readonly proposed?: Moment };

/** A list of votes by name in a record, and the possible voters. */
interface Ballot {
  readonly record: VotingRecord;
  readonly path: Path;
  readonly votes: WrittenVotes & { kind: 'named' };
  readonly electorate: Electorate;
  /** The fault of somebody who may not vote. */
  readonly ineligible: string;
}

export function checkVoters(inquiry: Inquiry, ballot: Ballot): Objections {
  const { record, path, votes, electorate } = ballot;
  const listed = new Map<PlayerId, number>();
  const stated = statedStrengths(votes);
  const found = WAYS.flatMap((way) =>
    votes[way].flatMap((id, index) => {
      const isSaid = votes.remarks.some((each) => each.way === way && each.index === index);
      const at = spot(record, ...path, way, index, ...(isSaid ? ['by'] : []));
      const times = (listed.get(id) ?? 0) + 1;
      listed.set(id, times);
      const voter = electorate.get(id);
      if (voter && stated.has(id)) return times === 1 ? checkStrength(inquiry, ballot, voter) : [];
      if (voter) return times === 1 ? [] : checkTimes(inquiry, at, voter, times);
      const seat = seatOf(inquiry.state, id);
      if (times > 1 || (seat && votedBeforeLeaving(seat, votes))) return [];
      return objectToVoter(inquiry, at, id, ballot);
    }),
  );
  const others = [...votes.cast.keys()].filter((id) => !listed.has(id));
  const cast = castPath(votes, path);
  return [
    ...found,
    ...others.flatMap((id) => checkKnown(inquiry, id, keySpot(record, ...cast, id))),
  ];
}

/** Compares the recorded strength with the ballots that rules give (Suber's 207: one vote each). */
function checkStrength(
  inquiry: Inquiry,
  { record, path, votes }: Ballot,
  { seat: { id }, ballots }: Voter,
): Objections {
  const { state } = inquiry;
  const rule = lawOn(state.law, 'ballots')?.rule;
  const strengths = statedStrengths(votes).get(id);
  if (!strengths) return [];
  const total = totalOf(strengths);
  const isAlone = WAYS.flatMap((way) => votes[way]).filter((each) => each === id).length === 1;
  // A voter who votes both ways may hold a ballot back.
  if (total.equals(ballots) || (!isAlone && total.compare(ballots) < 0)) return [];
  if (areAsRecorded(inquiry)) return [];
  const listing = votes.remarks.find(
    ({ way, index, strength }) => strength && votes[way][index] === id,
  );
  const due = formatNumber(ballots);
  return wrongFigure(inquiry, {
    code: 'vote/strength',
    at: listing
      ? spot(record, ...path, listing.way, listing.index, 'strength')
      : spot(record, ...path),
    rule,
    lead: `${citePlayer(state, id)} is recorded as voting with a strength of`,
    recorded: total,
    computed: [ballots],
    arithmetic: [`${rule ? `Rule ${rule.number}` : 'No rule gives more'}: ${due}`],
    help: `Write \`strength: ${due}\`, or leave it out: it is computed.`,
  });
}

function checkTimes(inquiry: Inquiry, at: Spot, { seat: { id }, ballots }: Voter, times: number) {
  const { state } = inquiry;
  const rule = lawOn(state.law, 'ballots')?.rule;
  if (new Fraction(times).compare(ballots) <= 0 || areAsRecorded(inquiry)) return [];
  return illegal(inquiry, {
    code: 'vote/twice',
    at,
    rule,
    message: `${citePlayer(state, id)} votes ${times === 2 ? 'twice' : `${times} times`}, and has ${formatNumber(ballots)} ${ballots.equals(1) ? 'vote' : 'votes'}.`,
    help: `Leave the vote of ${id} that counts, and remove ${id} elsewhere.`,
    unsaid: { change: true },
  });
}

function objectToVoter(
  context: Context,
  at: Spot,
  id: PlayerId,
  { electorate, ineligible, record: { proposed } }: Ballot,
): Objections {
  const { state } = context;
  const seat = seatOf(state, id);
  if (seat?.status !== 'playing') {
    const mayHaveVoted = proposed && seat?.left && proposed.from <= seat.left.to;
    const dating = `If ${callPlayer(state, id)} voted before that, date the vote: \`cast: { ${id}: … }\` next to the names.`;
    const help = `Remove ${id} from the votes.${mayHaveVoted ? ` ${dating}` : ''}`;
    return checkPlaying(context, id, at, help);
  }
  return illegal(context, {
    code: 'vote/ineligible',
    at,
    rule: lawOn(state.law, 'electorate')?.rule,
    message: `${seat.name} (${id}) ${ineligible}.`,
    help:
      electorate.size === 0
        ? 'Nobody may vote on it.'
        : `Those who may vote are ${[...electorate.keys()].join(', ')}.`,
  });
}

/** Requires that all who have to vote have voted. */
function checkParticipation(
  inquiry: Inquiry,
  proposal: WrittenProposal,
  { tally, silent }: Count,
): Objections {
  const { state } = inquiry;
  const isMissing = tally.silent.compare(0) > 0 || silent.length > 0;
  const demanded = participationDemanded(inquiry, proposal, isMissing);
  if (!demanded) return [];
  if (!isMissing) {
    return checkAbstentions(inquiry, proposal, demanded.rule, tally);
  }
  if (demanded.isDuty && countsWithoutMissing(inquiry, proposal)) return [];
  const { name, closed } = proposal;
  const { players, proposals } = inquiry.game;
  const isFirst = proposals.length < 2;
  // Players of game.md who have made no move, although a vote is closed.
  const strangers = (closed || !isFirst ? players : []).filter(
    ({ id }) => silent.includes(id) && !moversIn(inquiry.game).has(id),
  );
  const later = strangers.map((each) => {
    return ` If ${each.id} joined later, remove ${each.id} from game.md, and record the event \`${joined(each)}\`.`;
  });
  const who = silent.map((id) => citePlayer(state, id)).join(', ');
  const subject = who || `${formatNumber(tally.silent)} of ${formatNumber(tally.eligible)} votes`;
  return illegal(inquiry, {
    code: 'vote/missing',
    at: spot(proposal, 'votes'),
    rule: demanded.rule,
    message: `${who ? `${subject} did not vote` : `${subject} are missing from the tally`} on Proposal ${proposal.number}${demanded.why}.`,
    help: `Record ${silent.length > 0 ? `how ${silent.join(', ')} voted` : 'the missing votes'}: for, against, or abstain.${demanded.until === undefined ? '' : ` Or close the vote at the end of that period, ${demanded.until}.`}${later.join('')}`,
    mendings: [
      ...(silent.length > 0
        ? [{ move: 'vote' as const, of: name, says: { ...AS_EACH_VOTED, on: closed?.text } }]
        : []),
      ...(isFirst ? [] : strangers.map((each) => ({ move: 'event' as const, of: joined(each) }))),
    ],
  });
}

function joined({ id, name }: WrittenPlayer): string {
  return `join: { id: ${id}, name: ${name} }`;
}

/** Whether a vote counts in which somebody broke the duty to vote: a reading. */
function countsWithoutMissing(context: Context, proposal: WrittenProposal): boolean {
  return askReading(context, 'missing-vote', proposal.name) === 'stands';
}

function checkAbstentions(
  context: Context,
  proposal: WrittenProposal,
  rule: RuleInForce,
  { abstain }: Tally,
): Objections {
  if (abstain.equals(0)) return [];
  const missing = askReading(context, 'abstention-participates', proposal.name) === 'no';
  if (!missing || countsWithoutMissing(context, proposal)) return [];
  return illegal(context, {
    code: 'vote/missing',
    at: spot(proposal, 'votes'),
    rule,
    message: `${formatNumber(abstain)} abstained on Proposal ${proposal.number}. Under the reading “abstention-participates” they do not participate.`,
    help: 'Record a vote for or against from everyone who may vote.',
  });
}

/** The rule that requires all voters to vote, if the vote ended now. */
export function participationDemanded(
  inquiry: Inquiry,
  proposal: WrittenProposal,
  isMissing: boolean,
) {
  const { state } = inquiry;
  const choice = lawOn(state.law, 'participation');
  const names = namesOf(inquiry, { proposal });
  const word = choice && wordOf(names, choice.rule, choice.value, ['required', 'optional']);
  // If nobody must vote, silence is abstention when the vote closes.
  if (word === 'optional' && !isMissing) return undefined;
  const period = periodOf(inquiry, proposal);
  if (period) {
    const early = proposal.closed !== undefined && proposal.closed.to < period.earliest;
    // Whether a vote may close early while voters without a duty are silent: a reading.
    if (!early || (word === 'optional' && inquiry.interpreter.ask('early-close') === 'yes'))
      return undefined;
    return {
      rule: lawOn(state.law, 'readings', 'early-close')?.rule ?? period.rule,
      isDuty: false,
      until: daysAndHours(period.latest),
      why: `, and the voting period of ${period.words} was not over`,
    };
  }
  return choice && word === 'required' ? { rule: choice.rule, isDuty: true, why: '' } : undefined;
}

/**
 * Votes dated before a change of the proposal (Suber's 106: it is written down before the vote). Whether
 * they count is a reading.
 */
function checkRevised(context: Context, proposal: WrittenProposal): Objections {
  const { votes, revised, number, name } = proposal;
  if (votes?.kind !== 'named' || !revised) return [];
  const early = [...votes.cast].filter(([, cast]) => cast.to < revised.from);
  if (early.length === 0 || askReading(context, 'revised-votes', name) === 'stand') return [];
  return early.flatMap(([id, cast]) => {
    return illegal(context, {
      code: 'vote/revised',
      at: spot(proposal, ...castPath(votes, ['votes']), id),
      message: `${citePlayer(context.state, id)} voted on ${cast.text}, and Proposal ${number} was changed on ${revised.text}: this vote is on the earlier version.`,
      help: `Remove ${id} from the votes, or record how ${id} voted afterwards, with that day.`,
    });
  });
}

function checkLateness(context: Context, proposal: WrittenProposal): Objections {
  const { votes, closed } = proposal;
  if (votes?.kind !== 'named' || votes.cast.size === 0) return [];
  const period = periodOf(context, proposal);
  return [...votes.cast].flatMap(([id, cast]) => {
    const at = spot(proposal, ...castPath(votes, ['votes']), id);
    const voted = `${citePlayer(context.state, id)} voted on ${cast.text}`;
    if (period && cast.from > period.latest)
      return illegal(context, {
        code: 'vote/late',
        at,
        rule: period.rule,
        message: `${voted}; the voting period of ${period.words} ended on ${daysAndHours(period.latest)}.`,
        help: `A late vote does not count. Remove ${id} from the votes, which then counts as abstention, or correct the date.`,
      });
    if (!closed || cast.from <= closed.to) return [];
    return illegal(context, {
      code: 'vote/late',
      at,
      message: `${voted}, after the vote was closed on ${closed.text}.`,
      help: 'Correct the date of the vote, or of the close.',
    });
  });
}
