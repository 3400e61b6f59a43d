/** Checks the recorded votes (Suber's 105: all players may vote, and must). */
import Fraction from 'fraction.js';
import type { Path, Spot } from '../../../diagnostics/finding.ts';
import { said } from '../../../law/in-force/law.ts';
import { castPath, WAYS, type WrittenVotes } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import { formatNumber } from '../../../values/number.ts';
import { holds, namesOf } from '../../decisions/evaluate.ts';
import { type Inquiry, inquire } from '../../decisions/inquiry.ts';
import { checkKnown, checkPlaying } from '../../decisions/resolve-names.ts';
import type { Context } from '../../state/context.ts';
import { illegal, keySpot, type Objections, spot, wrongFigure } from '../../state/make-finding.ts';
import { callPlayer, citePlayer, type Pending, seatOf } from '../../state/state.ts';
import {
  ballotsIn,
  countVotes,
  type Electorate,
  electorateOf,
  statedStrengths,
  totalOf,
  type Voter,
  votedBeforeLeaving,
} from '../../votes/votes.ts';
import { checkLateness, checkParticipation, checkRevised } from './participation.ts';

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
    rule: said(inquiry.state.law, 'electorate')?.rule,
    message: `The tally counts ${formatNumber(counted)} votes, but only ${formatNumber(eligible)} can be cast.`,
    help: 'Correct the tally, or record who joined before the vote.',
  });
}

/** Whether players may cast as many votes as recorded: a reading if no rule sets the number. */
function areAsRecorded({ state, reader }: Inquiry): boolean {
  return !said(state.law, 'ballots') && reader.take('votes-without-rule') === 'as-recorded';
}

/** Checks that a robot's vote follows its roll, if a rule says how. */
function checkRobotVotes(inquiry: Inquiry, proposal: WrittenProposal): Objections {
  const { state } = inquiry;
  const { votes } = proposal;
  const reading = said(state.law, 'robot-votes');
  if (!reading || votes?.kind !== 'named') return [];
  const { rule, value: formula } = reading;
  return WAYS.flatMap((way) =>
    votes[way].flatMap((id, index) => {
      const player = seatOf(state, id);
      if (!player?.robot) return [];
      const roll = inquiry.robotRolls.get(`${proposal.number} ${id}`);
      const names = namesOf(inquiry, { proposal, player, roll });
      const isFor = roll !== undefined && holds(names, rule, formula);
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

/** The voters and their ballots (Suber's 105: every player votes; 207: one vote each). */

/** A record with votes, and for a proposal the start of voting. */
type Voted = { readonly file: string; readonly proposed?: Moment };

/** A list of votes by name in a record, and the possible voters. */
interface Ballot {
  readonly record: Voted;
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

/** Compares the recorded strength with the ballots that the rules give. */
function checkStrength(
  inquiry: Inquiry,
  { record, path, votes }: Ballot,
  { seat: { id }, ballots }: Voter,
): Objections {
  const { state } = inquiry;
  const rule = said(state.law, 'ballots')?.rule;
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
  const rule = said(state.law, 'ballots')?.rule;
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
    const help = `If ${callPlayer(state, id)} voted before that, date the vote: \`cast: { ${id}: … }\` next to the names.`;
    return checkPlaying(context, id, at, mayHaveVoted ? help : undefined);
  }
  return illegal(context, {
    code: 'vote/ineligible',
    at,
    rule: said(state.law, 'electorate')?.rule,
    message: `${seat.name} (${id}) ${ineligible}.`,
    help:
      electorate.size === 0
        ? 'Nobody may vote on it.'
        : `Those who may vote are ${[...electorate.keys()].join(', ')}.`,
  });
}
