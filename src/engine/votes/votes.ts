/** Counts the recorded votes, by voters and their ballots. */

import Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import { type Law, lawOn, suppliersOf } from '../../law/in-force/law.ts';
import {
  type VoteRemark,
  WAYS,
  type WayToVote,
  type WrittenVotes,
} from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { isTrue, namesOf, numberOf, ONE, type Tally, ZERO } from '../decisions/evaluate.ts';
import { type Inquiry, keepUnasked } from '../decisions/inquiry.ts';
import type { Seat } from '../results/types.ts';
import { playing } from '../state/state.ts';

export interface Voter {
  readonly seat: Seat;
  readonly ballots: Fraction;
}

/** The voters by id. Without a rule on ballots, each listing is one vote. */
export type Electorate = ReadonlyMap<PlayerId, Voter>;

/** The voters if the vote closed now. `seatsThen`: seats when it was proposed, if they differ. */
export function electorateOf(
  inquiry: Inquiry,
  proposal: WrittenProposal | undefined,
  seatsThen: readonly Seat[] = inquiry.state.seats,
): Electorate {
  const { state } = inquiry;
  const { law } = state;
  // Whether voters and ballots depend only on things that play does not change.
  const isLasting =
    seatsThen === state.seats &&
    (['electorate', 'ballots'] as const).every((slot) =>
      suppliersOf(law, slot).every(({ mechanics }) => mechanics?.[slot]?.names.length === 0),
    );
  if (!isLasting) return formElectorate(inquiry, proposal, seatsThen);
  return keepUnasked(electoratesKept(law.rulings), state.seats, inquiry, (asking) =>
    formElectorate(asking, undefined, state.seats),
  );
}

/** Remembered, since voters change only with mechanics and seats. */
const electoratesKept = once(
  (_rulings: Law['rulings']) => new WeakMap<readonly Seat[], { readonly result: Electorate }>(),
);

function formElectorate(
  inquiry: Inquiry,
  proposal: WrittenProposal | undefined,
  seatsThen: readonly Seat[],
): Electorate {
  const { state } = inquiry;
  const eligible = lawOn(state.law, 'electorate');
  const electorate = new Map<PlayerId, Voter>();
  // A rule with `player.playing` is also about people who do not play.
  const speaksOfAll = eligible?.value.names.includes('player.playing');
  const seats = speaksOfAll ? state.seats : votingSeats(inquiry, seatsThen, proposal?.votes);
  for (const seat of seats) {
    const names = namesOf(inquiry, { proposal, player: seat });
    if (eligible && !isTrue(names, eligible.rule, eligible.value)) continue;
    electorate.set(seat.id, { seat, ballots: ballotsOf(inquiry, names) });
  }
  return electorate;
}

function votingSeats(inquiry: Inquiry, then: readonly Seat[], votes: WrittenVotes | undefined) {
  const { state, interpreter } = inquiry;
  const now = state.seats.filter((seat) => seat.status === 'playing');
  if (then === state.seats) return now;
  const were = new Set(then.filter((seat) => seat.status === 'playing').map((seat) => seat.id));
  const both = now.filter((seat) => were.has(seat.id));
  const voting =
    both.length === now.length || interpreter.ask('electorate-moment') === 'at-close' ? now : both;
  const gone = state.seats.filter((seat) => were.has(seat.id) && votedBeforeLeaving(seat, votes));
  if (gone.length === 0 || interpreter.ask('leaver-vote') === 'lapses') return voting;
  return [...voting, ...gone];
}

/** Whether a player who left voted before leaving. */
export function votedBeforeLeaving(seat: Seat, votes: WrittenVotes | undefined): boolean {
  if (seat.status === 'playing' || votes?.kind !== 'named') return false;
  const cast = votes.cast.get(seat.id);
  return cast !== undefined && (seat.left === undefined || cast.from <= seat.left.to);
}

/** A voter's ballots; one without a rule on ballots. A negative number is a reading. */
function ballotsOf({ state, interpreter }: Inquiry, names: ReturnType<typeof namesOf>): Fraction {
  const ballots = lawOn(state.law, 'ballots');
  if (!ballots) return ONE;
  const given = numberOf(names, ballots.rule, ballots.value);
  const isNone = given.s < 0n && interpreter.ask('negative-ballots', ballots.rule) === 'none';
  return isNone ? ZERO : given;
}

type NamedVotes = WrittenVotes & { readonly kind: 'named' };

/** Votes by name, without dates and remarks. */
export function namedVotes(cast: Partial<Pick<NamedVotes, WayToVote>> = {}): NamedVotes {
  const none = { for: [], against: [], abstain: [] };
  return { kind: 'named', ...none, ...cast, cast: new Map(), remarks: [] };
}

type Listings = Readonly<Record<WayToVote, number>>;

export interface Count {
  readonly tally: Tally;
  /** Voters without a recorded vote; empty for a tally. */
  readonly silent: readonly PlayerId[];
}

/** Counts votes. Votes of others do not count. */
export function countVotes(votes: WrittenVotes, electorate: Electorate): Count {
  return countIn(electorate)(votes);
}

/** Remembered, since checks, decisions and other readings count the same votes. */
const countIn = once((electorate: Electorate) =>
  once((votes: WrittenVotes) => addUp(votes, electorate)),
);

function addUp(votes: WrittenVotes, electorate: Electorate): Count {
  let eligible = ballotsIn(electorate);
  if (votes.kind === 'tally') {
    const said = votes.for.add(votes.against).add(votes.abstain);
    const silent = above(eligible, said);
    eligible = eligible.add(above(said, eligible));
    const { for: ayes, against, abstain } = votes;
    const voters = votersOf(said, electorate);
    const isFull = abstain.compare(0) > 0 && silent.equals(0);
    const unlessSilent = isFull && { voters: votersOf(ayes.add(against), electorate) };
    const sums = { for: ayes, against, abstain, silent, eligible };
    return { tally: { ...sums, voters, ...(unlessSilent && { unlessSilent }) }, silent: [] };
  }
  const listings = listingsOf(votes);
  const stated = statedStrengths(votes);
  const sums = { for: ZERO, against: ZERO, abstain: ZERO, silent: ZERO };
  const silent: PlayerId[] = [];
  let voters = 0;
  let isOpposed = false;
  for (const [id, { ballots }] of electorate) {
    const listed = listings.get(id) ?? NO_LISTINGS;
    const strengths = stated.get(id);
    const rest = strengths ? above(ballots, totalOf(strengths)) : silentBallots(listed, ballots);
    if (rest.n !== 0n) {
      silent.push(id);
      sums.silent = sums.silent.add(rest);
    }
    if (timesListed(listed) === 0) continue;
    voters += 1;
    isOpposed ||= ballots.equals(0) && listed.against > 0;
    let total = ZERO;
    for (const way of WAYS) {
      if (listed[way] === 0) continue;
      // A voter listed once casts all ballots that way; listed more often, one for each listing.
      const own = timesListed(listed) === 1 ? ballots : ONE.mul(listed[way]);
      const cast = strengths?.[way] ?? own;
      sums[way] = sums[way].add(cast);
      total = total.add(cast);
    }
    // Without a rule on ballots, a voter could cast as many as were cast.
    const more = above(total, ballots);
    if (more.n !== 0n) eligible = eligible.add(more);
  }
  const opposed = isOpposed && ({ isOpposed } as const);
  return { tally: { ...sums, eligible, voters: new Fraction(voters), ...opposed }, silent };
}

/** The number of voters behind some votes, if all have equally many. */
function votersOf(votes: Fraction, electorate: Electorate): Fraction | undefined {
  const [first, ...others] = [...electorate.values()].map(({ ballots }) => ballots);
  if (!first || first.equals(0)) return votes.equals(0) ? ZERO : undefined;
  return others.every((each) => each.equals(first)) ? votes.div(first) : undefined;
}

/** The number of votes that could be cast. */
export const ballotsIn = once((electorate: Electorate) =>
  [...electorate.values()].reduce((sum, { ballots }) => sum.add(ballots), ZERO),
);

function silentBallots(listed: Listings, ballots: Fraction): Fraction {
  const times = timesListed(listed);
  if (times === 0) return ballots;
  return times === 1 ? ZERO : above(ballots, ONE.mul(times));
}

function above(ballots: Fraction, cast: Fraction): Fraction {
  const rest = ballots.sub(cast);
  return rest.s > 0n ? rest : ZERO;
}

/** The recorded weight of a player's votes. */
export type Strengths = Readonly<Record<WayToVote, Fraction>>;

/** The recorded weights, for players with any. */
export function statedStrengths(votes: NamedVotes): ReadonlyMap<PlayerId, Strengths> {
  const stated = new Map<PlayerId, Strengths>();
  const voterOf = ({ way, index }: VoteRemark) => votes[way][index];
  const weighed = votes.remarks.filter(({ strength }) => strength !== undefined);
  const voters = new Set(weighed.map(voterOf));
  for (const way of WAYS) {
    for (const [index, id] of votes[way].entries()) {
      if (!voters.has(id)) continue;
      const strength = weighed.find((each) => each.way === way && each.index === index)?.strength;
      const known = stated.get(id) ?? { for: ZERO, against: ZERO, abstain: ZERO };
      // A listing without a weight, among others, is one ballot.
      stated.set(id, { ...known, [way]: known[way].add(strength ?? ONE) });
    }
  }
  return stated;
}

export function totalOf(strengths: Strengths): Fraction {
  return WAYS.reduce((sum, way) => sum.add(strengths[way]), ZERO);
}

function timesListed(listed: Listings): number {
  return listed.for + listed.against + listed.abstain;
}

const NO_LISTINGS: Listings = { for: 0, against: 0, abstain: 0 };
/** The usual listings: one each way. */
const LISTED_ONCE: Readonly<Record<WayToVote, Listings>> = {
  for: { ...NO_LISTINGS, for: 1 },
  against: { ...NO_LISTINGS, against: 1 },
  abstain: { ...NO_LISTINGS, abstain: 1 },
};

function listingsOf(votes: NamedVotes): ReadonlyMap<PlayerId, Listings> {
  const listings = new Map<PlayerId, Listings>();
  for (const way of WAYS) {
    for (const id of votes[way]) {
      const known = listings.get(id);
      listings.set(id, known ? { ...known, [way]: known[way] + 1 } : LISTED_ONCE[way]);
    }
  }
  return listings;
}

/** “The other players”, who overrule a Judge or consent to going on (Suber's 212), with their votes. */
export function othersThan(inquiry: Inquiry, players: readonly PlayerId[]): Electorate {
  const { state, interpreter } = inquiry;
  const others = playing(state).filter(({ id }) => !players.includes(id));
  const silenced =
    others.some(({ robot }) => robot) && interpreter.ask('robot-player') === 'nothing-else';
  const seats = silenced ? others.filter(({ robot }) => !robot) : others;
  const oneEach: Electorate = new Map(seats.map((seat) => [seat.id, { seat, ballots: ONE }]));
  const formula = lawOn(state.law, 'ballots')?.value;
  // Ballots that depend on a proposal do not apply here.
  if (!formula || formula.names.some((name) => name.startsWith('proposal.'))) return oneEach;
  const inVotes: Electorate = new Map(
    seats.map((seat) => {
      const names = namesOf(inquiry, { player: seat });
      return [seat.id, { seat, ballots: ballotsOf(inquiry, names) }];
    }),
  );
  if ([...inVotes.values()].every(({ ballots }) => ballots.equals(ONE))) return oneEach;
  return interpreter.ask('overruling-ballots') === 'as-on-proposals' ? inVotes : oneEach;
}
