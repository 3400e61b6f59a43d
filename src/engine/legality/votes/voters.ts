/** Who voted, and how often (Suber's 105: every player may vote; 207: each has one vote). */
import Fraction from 'fraction.js';
import type { Finding, Path, Spot } from '../../../diagnostics/finding.ts';
import { rulingOn } from '../../../law/in-force/law.ts';
import { castPath, WAYS, type WrittenVotes } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import { formatNumber } from '../../../values/number.ts';
import { checkKnown, checkPlaying } from '../../decisions/resolve-names.ts';
import { callPlayer, citePlayer } from '../../state/call-player.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, keySpot, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { seatOf } from '../../state/state.ts';
import {
  type Electorate,
  statedStrengths,
  totalOf,
  type Voter,
  votedBeforeLeaving,
} from '../../votes/votes.ts';

/** A record with votes; of a proposal, when voting on it may have begun. */
type Voted = { readonly file: string; readonly proposed?: Moment };

/** A list of named votes, wherever it stands in a record, and who might have been on it. */
interface Ballot {
  readonly record: Voted;
  readonly path: Path;
  readonly votes: WrittenVotes & { kind: 'named' };
  readonly electorate: Electorate;
  /** What is wrong with whoever is not among them. */
  readonly ineligible: string;
}

/** Checks a list of named votes. */
export function checkVoters(context: Context, ballot: Ballot): readonly Finding[] {
  const { record, path, votes, electorate } = ballot;
  const listed = new Map<PlayerId, number>();
  const stated = statedStrengths(votes);
  const found = WAYS.flatMap((way) =>
    votes[way].flatMap((id, index) => {
      const isSaid = votes.said.some((each) => each.way === way && each.index === index);
      const at = spot(record, ...path, way, index, ...(isSaid ? ['by'] : []));
      const times = (listed.get(id) ?? 0) + 1;
      listed.set(id, times);
      const voter = electorate.get(id);
      if (voter && stated.has(id)) return times === 1 ? checkStrength(context, ballot, voter) : [];
      if (voter) return times === 1 ? [] : checkTimes(context, at, voter, times);
      if (times > 1 || votedAndLeft(context.state, id, votes)) return [];
      return objectToVoter(context, at, id, ballot);
    }),
  );
  const others = [...votes.cast.keys()].filter((id) => !listed.has(id));
  const castAt = (id: PlayerId) => keySpot(record, ...castPath(votes, path), id);
  return [...found, ...others.flatMap((id) => checkKnown(context, id, castAt(id)))];
}

function votedAndLeft(state: State, id: PlayerId, votes: WrittenVotes): boolean {
  const seat = seatOf(state, id);
  return seat !== undefined && votedBeforeLeaving(seat, votes);
}

/** The strength that the record states, against the ballots that the rules give. */
function checkStrength(
  context: Context,
  { record, path, votes }: Ballot,
  { seat: { id }, ballots }: Voter,
): readonly Finding[] {
  const { state } = context;
  const ruling = rulingOn(state.law, 'ballots');
  const strengths = statedStrengths(votes).get(id);
  if (ruling.kind !== 'settled' || !strengths) return [];
  const total = totalOf(strengths);
  const isAlone = WAYS.flatMap((way) => votes[way]).filter((each) => each === id).length === 1;
  // Who votes both ways may keep a ballot back.
  if (total.equals(ballots) || (!isAlone && total.compare(ballots) < 0)) return [];
  const said = votes.said.find(({ way, index, strength }) => strength && votes[way][index] === id);
  const [recorded, due] = [formatNumber(total), formatNumber(ballots)];
  return [
    illegal(context, {
      code: 'vote/strength',
      at: said ? spot(record, ...path, said.way, said.index, 'strength') : spot(record, ...path),
      rule: cite(state, ruling.rule),
      message: `${citePlayer(state, id)} is recorded as voting with a strength of ${recorded}; the rules in force give ${due}.`,
      mismatch: {
        recorded,
        computed: due,
        difference: formatNumber(total.sub(ballots)),
        arithmetic: [`Rule ${ruling.rule.number}: ${due}`],
      },
      help: `Write \`strength: ${due}\`, or leave it out: it is computed.`,
    }),
  ];
}

function checkTimes(
  context: Context,
  at: Spot,
  { seat: { id }, ballots }: Voter,
  times: number,
): readonly Finding[] {
  const { state } = context;
  const ruling = rulingOn(state.law, 'ballots');
  if (ruling.kind !== 'settled' || new Fraction(times).compare(ballots) <= 0) return [];
  return [
    illegal(context, {
      code: 'vote/twice',
      at,
      rule: cite(state, ruling.rule),
      message: `${citePlayer(state, id)} is recorded as voting ${times === 2 ? 'twice' : `${times} times`}, and has ${formatNumber(ballots)} ${ballots.equals(1) ? 'vote' : 'votes'}.`,
      help: `Keep ${id} in one of for, against and abstain.`,
    }),
  ];
}

function objectToVoter(
  context: Context,
  at: Spot,
  id: PlayerId,
  { electorate, ineligible, record: { proposed } }: Ballot,
): readonly Finding[] {
  const { state } = context;
  const seat = seatOf(state, id);
  if (seat?.status !== 'playing') {
    const mayHaveVoted = proposed && seat?.left && proposed.from <= seat.left.to;
    const help = `If ${callPlayer(state, id)} voted before that, date the vote: \`cast: { ${id}: … }\` beside the names.`;
    return checkPlaying(context, id, at, mayHaveVoted ? help : undefined);
  }
  const ruling = rulingOn(state.law, 'electorate');
  return [
    illegal(context, {
      code: 'vote/ineligible',
      at,
      ...(ruling.kind === 'settled' && { rule: cite(state, ruling.rule) }),
      message: `${seat.name} (${id}) ${ineligible}.`,
      help: `Those who may vote are ${[...electorate.keys()].join(', ') || 'nobody'}.`,
    }),
  ];
}

/** More votes counted than there are to cast, or a voter who does not appear in a tally. */
export function checkTally(
  context: Context,
  proposal: WrittenProposal,
  said: Fraction,
  eligible: Fraction,
): readonly Finding[] {
  const { state } = context;
  // How many votes there are to cast is unregulated where no rule says how many one has.
  const isLimited = rulingOn(state.law, 'ballots').kind === 'settled';
  if (!isLimited || said.compare(eligible) <= 0) return [];
  const ruling = rulingOn(state.law, 'electorate');
  return [
    illegal(context, {
      code: 'vote/ineligible',
      at: spot(proposal, 'votes', 'tally'),
      ...(ruling.kind === 'settled' && { rule: cite(state, ruling.rule) }),
      message: `The tally counts ${formatNumber(said)} votes, and only ${formatNumber(eligible)} can be cast.`,
      help: 'Correct the tally, or record who joined before the vote.',
    }),
  ];
}
