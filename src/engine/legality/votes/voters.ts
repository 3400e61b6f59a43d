/** Who voted, and how often (Suber's 105: every player may vote; 207: each has one vote). */
import Fraction from 'fraction.js';
import type { Path } from '../../../diagnostics/finding.ts';
import { rulingOn } from '../../../law/law.ts';
import { castPath } from '../../../records/schema/cast-path.ts';
import type { WrittenProposal, WrittenVotes } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import { formatNumber } from '../../../values/number.ts';
import { referToAnyone, referToPlayer } from '../../decisions/resolve-names.ts';
import { callPlayer, citePlayer } from '../../state/call-player.ts';
import { cite, type Docket, keySpot, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';
import { seatOf } from '../../state/state.ts';
import { type Electorate, votedBeforeLeaving, WAYS } from '../../votes/votes.ts';

/** A record with votes; of a proposal, when voting on it may have begun. */
type Voted = { readonly file: string; readonly proposed?: Moment };

/** Checks a list of named votes, wherever it stands in a record. */
export function checkVoters(
  docket: Docket,
  state: State,
  record: Voted,
  path: Path,
  votes: WrittenVotes & { kind: 'named' },
  electorate: Electorate,
  ineligible: string,
): void {
  const listed = new Map<PlayerId, number>();
  for (const way of WAYS) {
    votes[way].forEach((id, index) => {
      const at = spot(record, ...path, way, index);
      const times = (listed.get(id) ?? 0) + 1;
      listed.set(id, times);
      const voter = electorate.get(id);
      if (voter) checkTimes(docket, state, at, id, times, voter.ballots);
      else if (times === 1 && !votedAndLeft(state, id, votes))
        objectToVoter(docket, state, at, id, electorate, ineligible, record);
    });
  }
  for (const id of votes.cast.keys()) {
    if (!listed.has(id))
      referToAnyone(docket, state, id, keySpot(record, ...castPath(votes, path), id));
  }
}

function votedAndLeft(state: State, id: PlayerId, votes: WrittenVotes): boolean {
  const seat = seatOf(state, id);
  return seat !== undefined && votedBeforeLeaving(seat, votes);
}

function checkTimes(
  docket: Docket,
  state: State,
  at: ReturnType<typeof spot>,
  id: PlayerId,
  times: number,
  ballots: Fraction,
): void {
  const ruling = rulingOn(state.law, 'ballots');
  if (times === 1 || ruling.kind !== 'settled' || new Fraction(times).compare(ballots) <= 0) return;
  object(docket, {
    code: 'vote/twice',
    at,
    rule: cite(state, ruling.rule),
    message: `${citePlayer(state, id)} is recorded as voting ${times === 2 ? 'twice' : `${times} times`}, and has ${formatNumber(ballots)} ${ballots.equals(1) ? 'vote' : 'votes'}.`,
    help: `Keep ${id} in one of for, against and abstain.`,
  });
}

function objectToVoter(
  docket: Docket,
  state: State,
  at: ReturnType<typeof spot>,
  id: PlayerId,
  electorate: Electorate,
  ineligible: string,
  { proposed }: Voted,
): void {
  const seat = seatOf(state, id);
  if (seat?.status !== 'playing') {
    const mayHaveVoted = proposed && seat?.left && proposed.from <= seat.left.to;
    const help = `If ${callPlayer(state, id)} voted before that, date the vote: \`cast: { ${id}: … }\` beside the names.`;
    referToPlayer(docket, state, id, at, mayHaveVoted ? help : undefined);
    return;
  }
  const ruling = rulingOn(state.law, 'electorate');
  object(docket, {
    code: 'vote/ineligible',
    at,
    ...(ruling.kind === 'settled' && { rule: cite(state, ruling.rule) }),
    message: `${seat.name} (${id}) ${ineligible}.`,
    help: `Those who may vote are ${[...electorate.keys()].join(', ') || 'nobody'}.`,
  });
}

/** More votes counted than there are to cast, or a voter who does not appear in a tally. */
export function checkTally(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  said: Fraction,
  eligible: Fraction,
): void {
  if (said.compare(eligible) <= 0) return;
  const ruling = rulingOn(state.law, 'electorate');
  object(docket, {
    code: 'vote/ineligible',
    at: spot(proposal, 'votes', 'tally'),
    ...(ruling.kind === 'settled' && { rule: cite(state, ruling.rule) }),
    message: `The tally counts ${formatNumber(said)} votes, and only ${formatNumber(eligible)} can be cast.`,
    help: 'Correct the tally, or record who joined before the vote.',
  });
}
