/** Votes in files of their own join those that their proposals record. */
import type { Finding, Path, Spot } from '../../diagnostics/finding.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { quote } from '../../helpers/words.ts';
import { type PlayerId, toPlayerId } from '../../values/ids.ts';
import type { Problem } from '../../values/schema.ts';
import { castPath, WAYS, type WrittenVote, type WrittenVotes } from '../kinds/votes.ts';
import { suggestPlayer } from '../lookup/suggest-player.ts';
import { MAX_REPORTED, problemFinding } from '../parse/shape-findings.ts';
import type { WrittenPlayer, WrittenProposal } from '../types.ts';

export interface Voting {
  readonly proposals: readonly WrittenProposal[];
  /** The files of all proposals, readable or not. */
  readonly files: readonly string[];
  readonly players: readonly WrittenPlayer[];
}

export interface Joined {
  readonly proposals: readonly WrittenProposal[];
  readonly findings: readonly Finding[];
}

export function joinVotes(votes: readonly WrittenVote[], voting: Voting): Joined {
  if (votes.length === 0) return { proposals: voting.proposals, findings: [] };
  const names = namesOf(voting);
  const ids = new Set<string>(voting.players.map(({ id }) => id));
  const ballots = new Map<WrittenProposal, Ballot[]>();
  const findings: Finding[] = [];
  for (const vote of votes) {
    const splits = splitsOf(vote.name).filter(({ proposal }) => names.has(proposal));
    const meant = splits.find(({ player }) => ids.has(player));
    const proposal = meant && names.get(meant.proposal);
    if (!meant) findings.push(splits[0] ? noPlayer(vote, splits[0], voting) : noProposal(vote));
    else if (proposal) {
      const ballot = { vote, by: toPlayerId(meant.player) };
      getOrMake(ballots, proposal, () => []).push(ballot);
    }
  }
  const joined = voting.proposals.map((proposal) => {
    const own = ballots.get(proposal);
    if (!own) return proposal;
    const objections = checkBallots(proposal, own);
    findings.push(...objections);
    return objections.length > 0 ? proposal : withBallots(proposal, own);
  });
  return { proposals: joined, findings: findings.slice(0, MAX_REPORTED) };
}

/** Proposals by the names of their files, and by numbers that only one has. */
function namesOf({ proposals, files }: Voting): ReadonlyMap<string, WrittenProposal | undefined> {
  const names = new Map<string, WrittenProposal | undefined>();
  for (const [number, own] of Map.groupBy(proposals, (each) => String(each.number))) {
    if (own.length === 1) names.set(number, own[0]);
  }
  for (const file of files) {
    const [, name] = /\/proposals\/([^/]+)\.md$/.exec(file) ?? [];
    if (name !== undefined) names.set(name, undefined);
  }
  for (const proposal of proposals) names.set(proposal.name, proposal);
  return names;
}

interface Split {
  readonly proposal: string;
  readonly player: string;
}

/** `301-gold-ada` at each of its hyphens, the longest name of a proposal first. */
function splitsOf(name: string): readonly Split[] {
  const parts = name.split('-');
  return parts
    .slice(1)
    .map((_, i) => ({
      proposal: parts.slice(0, i + 1).join('-'),
      player: parts.slice(i + 1).join('-'),
    }))
    .reverse();
}

const FORM = 'A vote is called after its proposal and its player: `votes/301-ada.md`.';

function noProposal({ file, name }: WrittenVote): Finding {
  const message = `There is no proposal of this game on which \`${name}\` could be a vote.`;
  return atName(file, { code: 'unknown/proposal', message, help: FORM });
}

function noPlayer({ file }: WrittenVote, { player }: Split, { players }: Voting): Finding {
  const near = suggestPlayer(player, players);
  const message = `The file is called after ${quote(player)}, and this is not a player of this game.`;
  const help = near === undefined ? FORM : `Did you mean \`${near}\`?`;
  return atName(file, { code: 'unknown/player', message, help });
}

function atName(file: string, problem: Parameters<typeof problemFinding>[2]): Finding {
  return { ...problemFinding(file, [], problem), at: { file, range: [0, 0] } };
}

const NONE = { for: [], against: [], abstain: [], cast: new Map(), remarks: [] } as const;

/** The same each time for the same votes, so that it is known again where a game is read once more. */
function withBallots(proposal: WrittenProposal, ballots: readonly Ballot[]): WrittenProposal {
  const known = joinedLast(proposal);
  if (known.ballots.length === ballots.length && known.ballots.every(isSameAs(ballots)))
    return known.proposal;
  const { votes = { kind: 'named', ...NONE } } = proposal;
  known.ballots = ballots;
  known.proposal =
    votes.kind === 'named' ? { ...proposal, votes: addedTo(votes, ballots) } : proposal;
  return known.proposal;
}

interface LastJoined {
  ballots: readonly Ballot[];
  proposal: WrittenProposal;
}

const joinedLast = once((proposal: WrittenProposal): LastJoined => ({ ballots: [], proposal }));

function isSameAs(others: readonly Ballot[]) {
  return ({ vote, by }: Ballot, i: number) => vote === others[i]?.vote && by === others[i]?.by;
}

function addedTo(
  votes: WrittenVotes & { kind: 'named' },
  ballots: readonly Ballot[],
): WrittenVotes & { kind: 'named' } {
  const lists = { for: [...votes.for], against: [...votes.against], abstain: [...votes.abstain] };
  const placed = ballots.map(({ vote, by }) => ({ vote, index: lists[vote.way].push(by) - 1 }));
  return {
    ...votes,
    ...lists,
    cast: new Map([
      ...votes.cast,
      ...ballots.flatMap(({ vote: { on }, by }) => (on ? [[by, on] as const] : [])),
    ]),
    remarks: [
      ...votes.remarks,
      ...placed.flatMap(({ vote: { way, strength, why, source }, index }) =>
        strength || why !== undefined || source !== undefined
          ? [{ way, index, ...withoutUndefined({ strength, why, source }) }]
          : [],
      ),
    ],
    apart: new Map(ballots.map(({ by, vote: { file } }) => [by, file])),
  };
}

/* What is wrong with votes in files of their own beside what their proposal records. */

/** A vote in a file of its own, and whose it is by the name of the file. */
interface Ballot {
  readonly vote: WrittenVote;
  readonly by: PlayerId;
}

function checkBallots(proposal: WrittenProposal, ballots: readonly Ballot[]): readonly Finding[] {
  const recorded = placesOf(proposal);
  return ballots.flatMap((ballot): readonly Finding[] => {
    const { vote, by } = ballot;
    const barred = noRoom(proposal);
    if (barred) return [finding(ballot, ['vote'], barred)];
    const other = recorded.get(by);
    recorded.set(by, { file: vote.file, path: ['vote'] });
    return [...(other ? [twice(proposal, ballot, other)] : []), ...early(proposal, ballot)];
  });
}

/** Where a proposal names its voters. */
function placesOf({ file, votes }: WrittenProposal): Map<string, Spot> {
  const places = new Map<string, Spot>();
  if (votes?.kind !== 'named') return places;
  for (const id of votes.cast.keys()) {
    places.set(id, { file, path: [...castPath(votes, ['votes']), id], part: 'key' });
  }
  for (const way of WAYS) {
    for (const [i, id] of votes[way].entries()) places.set(id, { file, path: ['votes', way, i] });
  }
  return places;
}

function noRoom({ number, votes, lost }: WrittenProposal): Problem | undefined {
  if (lost) {
    const message = `Proposal ${number} is lost, and of a lost proposal no votes are known.`;
    return { code: 'format/key', part: 'key', message };
  }
  if (votes?.kind !== 'tally') return undefined;
  const message = `The votes on Proposal ${number} are recorded as a tally, which has no names.`;
  const help = 'Votes are recorded by name or as a tally, not as both.';
  return { code: 'format/key', part: 'key', message, help };
}

function twice({ number }: WrittenProposal, ballot: Ballot, at: Spot): Finding {
  const message = `The vote of \`${ballot.by}\` on Proposal ${number} is recorded in two places.`;
  const help = 'Keep one of them: a line in the proposal, or a file of its own.';
  return {
    ...finding(ballot, ['vote'], { code: 'format/duplicate', message, help }),
    related: [{ message: 'It stands here, too.', at }],
  };
}

function early({ proposed }: WrittenProposal, ballot: Ballot): readonly Finding[] {
  const { on } = ballot.vote;
  if (!proposed || !on || on.to >= proposed.from) return [];
  const message = `The vote of \`${ballot.by}\` is dated ${on.text}, before the proposal, which was made on ${proposed.text}.`;
  return [
    finding(ballot, ['on'], {
      code: 'format/date',
      message,
      help: 'Correct one of the two dates.',
    }),
  ];
}

function finding({ vote: { file } }: Ballot, path: Path, problem: Problem): Finding {
  return problemFinding(file, path, problem);
}
