/**
 * Two courses of one game that differ by nothing but votes: whoever sent a proposal to several players
 * gets it back from each with that player’s vote alone. What is taken over from the other checkpoints is who
 * voted how, and when; each vote is then made here as a move, by the rules.
 */
import type { Source } from '../../content/source.ts';
import { NOTE_NOTHING } from '../../engine/replay-checkpoints.ts';
import { checkpointsOfGame, type Library, toLibrary } from '../../pipeline.ts';
import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { remarkOn, WAYS, type WayToVote } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { writeRecord } from '../../records/write-record.ts';
import type { PlayerId, ProposalNumber } from '../../values/ids.ts';

/** The records of one game, under one id: where the two part, and to what each has come since. */
export interface ToJoin {
  readonly game: string;
  readonly common: readonly Source[];
  readonly here: readonly Source[];
  readonly there: readonly Source[];
}

export interface CastVote {
  readonly voter: PlayerId;
  readonly name: string;
  readonly way: WayToVote;
  readonly why: string;
  /** The time at which it was cast, as it is written; empty where it is not. */
  readonly on: string;
}

/** All that is here is there too: nothing is lost by going on with that. */
export interface HasAll {
  readonly hasAll: true;
}

export interface VotesToJoin {
  readonly hasAll: false;
  readonly number: ProposalNumber;
  /** Those that are there and not here, in the order of their times. */
  readonly missing: readonly CastVote[];
}

export type Joined = HasAll | VotesToJoin;

/** `undefined` where they differ by something else, or by how a player votes. */
export function votesToJoin({ game, ...courses }: ToJoin): Joined | undefined {
  const before = openVote(read(game, courses.common));
  const ours = openVote(read(game, courses.here));
  const there = read(game, courses.there);
  const mine = before && ours && castSince(before, ours);
  if (!mine || !there) return undefined;
  const decided = there.proposals.find(({ file }) => file === ours.open.file);
  if (decided && isSameProposal(withoutEnd(decided), ours.open)) {
    const all = castIn(decided, there.names);
    if (mine.every((each) => isAmong(each, all))) return { hasAll: true };
  }
  const theirs = openVote(there);
  const others = theirs && castSince(before, theirs);
  if (!others) return undefined;
  const both = mine.filter(({ voter }) => others.some((each) => each.voter === voter));
  if (!both.every((each) => isAmong(each, others))) return undefined;
  const missing = others.filter((each) => !isAmong(each, mine));
  return { hasAll: false, number: ours.open.number, missing };
}

interface Played {
  readonly library: Library;
  readonly names: ReadonlyMap<PlayerId, string>;
  readonly proposals: readonly WrittenProposal[];
  readonly openVotes: readonly string[];
}

function read(game: string, sources: readonly Source[]): Played | undefined {
  const library = toLibrary({ sources, findings: [] }, [game]);
  const checkpoints = checkpointsOfGame(library.records, game, undefined, NOTE_NOTHING);
  if (!checkpoints) return undefined;
  const { players, proposals, openVotes } = checkpoints.replay;
  return {
    library,
    names: new Map(players.map(({ id, name }) => [id, name])),
    proposals: proposals.map(({ written }) => written),
    openVotes: openVotes.map(({ proposal }) => proposal),
  };
}

/** A game in which one proposal is voted on. */
interface Voting extends Played {
  readonly open: WrittenProposal;
}

function openVote(played: Played | undefined): Voting | undefined {
  const [name, another] = played?.openVotes ?? [];
  const open = played?.proposals.find((each) => each.name === name);
  return played && open && another === undefined ? { ...played, open } : undefined;
}

/** The votes by which a game differs from what it was; `undefined` if it differs by anything else. */
function castSince(before: Voting, now: Voting): readonly CastVote[] | undefined {
  const { file } = before.open;
  if (!isSameBut(file, before.library.sources, now.library.sources)) return undefined;
  if (!isSameProposal(before.open, now.open)) return undefined;
  const known = castIn(before.open, before.names);
  const cast = castIn(now.open, now.names);
  if (!known.every((each) => isAmong(each, cast))) return undefined;
  return cast.filter((each) => !isAmong(each, known));
}

function isSameBut(file: string, some: readonly Source[], others: readonly Source[]): boolean {
  const texts = new Map(others.map((source) => [source.file, source.text]));
  return (
    some.length === others.length &&
    some.every((source) => source.file === file || texts.get(source.file) === source.text)
  );
}

function isAmong(vote: CastVote, all: readonly CastVote[]): boolean {
  const wanted = JSON.stringify(vote);
  return all.some((each) => JSON.stringify(each) === wanted);
}

function withoutEnd({ closed, outcome, ...rest }: WrittenProposal): WrittenProposal {
  return rest;
}

/** The same in all but the votes. */
function isSameProposal(one: WrittenProposal, other: WrittenProposal): boolean {
  const [text, otherText] = [one, other].map(({ votes, ...rest }) => writeRecord(PROPOSAL, rest));
  return text === otherText;
}

/** In the order of their times. */
function castIn({ votes }: WrittenProposal, names: Played['names']): readonly CastVote[] {
  if (votes?.kind !== 'named') return [];
  const all = WAYS.flatMap((way) =>
    votes[way].map((voter, index): CastVote => {
      const on = votes.cast.get(voter)?.text ?? '';
      const name = names.get(voter) ?? voter;
      return { voter, name, way, why: remarkOn(votes, way, index)?.why ?? '', on };
    }),
  );
  return all.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
