/** Votes are cast on an open proposal. */
import type { Player } from '../engine/state/types.ts';
import type { WrittenVotes } from '../records/vote-types.ts';
import type { ProposalNumber } from '../values/ids.ts';
import { type Desk, type Draft, type Planned, refuse } from './draft.ts';
import { findPlayer } from './find-player.ts';
import { findOpen } from './find-proposal.ts';
import { type Addition, addToRecord } from './insert.ts';
import { PROPOSAL_KEYS } from './record-keys.ts';

const WAYS = ['for', 'against', 'abstain'] as const;

/** Players, by their ids or by names that only one of them has. */
export type VoteRequest = Readonly<Record<(typeof WAYS)[number], readonly string[]>> & {
  readonly number: ProposalNumber | undefined;
};

export function planVote(request: VoteRequest, desk: Desk): Planned {
  const found = findOpen(desk.replay, request.number);
  if (!found.ok) return found;
  const { written } = found.proposal;
  if (written.votes?.kind === 'tally') {
    return refuse(
      `The votes on Proposal ${written.number} are recorded as a tally, which has no names.`,
    );
  }
  const cast = WAYS.flatMap((way) => request[way].map((named) => ({ way, named })));
  if (cast.length === 0) return refuse('Nobody votes: say who with --for, --against or --abstain.');
  const ballots: Ballot[] = [];
  for (const { way, named } of cast) {
    const player = findPlayer(desk.replay, named);
    if (!player.ok) return player;
    ballots.push({ way, voter: player.player });
  }
  const before = desk.textOf(written.file) ?? '';
  const { votes } = written;
  const text = votes
    ? ballots.reduce<string | undefined>(
        (record, ballot) => record && addBallot(record, ballot, { votes, on: desk.on.text }),
        before,
      )
    : addToRecord(before, firstVotes(ballots, desk.on.text), PROPOSAL_KEYS);
  if (text === undefined) return refuse(`${written.file} has no place where votes can be added.`);
  const draft: Draft = { file: written.file, before, text };
  return { ok: true, draft };
}

type NamedVotes = WrittenVotes & { kind: 'named' };

interface Ballot {
  readonly way: (typeof WAYS)[number];
  readonly voter: Player;
}

/** All that is under `votes`, where nobody has voted before. */
function firstVotes(ballots: readonly Ballot[], on: string): Addition {
  const side = (way: Ballot['way']) => {
    const voters = ballots.filter((ballot) => ballot.way === way).map(({ voter }) => voter.id);
    return voters.length === 0 ? undefined : voters;
  };
  const cast = Object.fromEntries(ballots.map(({ voter }) => [voter.id, on]));
  const value = { for: side('for'), against: side('against'), abstain: side('abstain'), cast };
  return { path: ['votes'], as: 'value', value };
}

interface Cast {
  readonly votes: NamedVotes;
  /** The day of the new votes. */
  readonly on: string;
}

/**
 * A voter's id in one of the lists, and the day beside the days of the others. Whoever votes again
 * has a day already.
 */
function addBallot(
  record: string,
  { way, voter }: Ballot,
  { votes, on }: Cast,
): string | undefined {
  const item = { path: ['votes', way], as: 'item', value: voter.id } as const;
  const listed = addToRecord(record, item, PROPOSAL_KEYS);
  if (listed === undefined || votes.cast.has(voter.id)) return listed;
  const path = [...(votes.castBeside ? [] : ['votes']), 'cast', voter.id];
  return addToRecord(listed, { path, as: 'value', value: on }, PROPOSAL_KEYS);
}
