/** The records of a game, put together and checked against each other and its ruleset. */
import { firstOf, MAX_REPORTED } from '../../diagnostics/at-most.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding, Path, Spot } from '../../diagnostics/finding.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { quote } from '../../helpers/words.ts';
import { type PlayerId, toPlayerId } from '../../values/ids.ts';
import type { Problem } from '../../values/schema.ts';
import type { GameHead } from '../kinds/game.ts';
import { castPath, WAYS, type WrittenVote, type WrittenVotes } from '../kinds/votes.ts';
import { everyEvent } from '../lookup/every-event.ts';
import { suggestPlayer } from '../lookup/suggest-player.ts';
import type { GameFolder } from '../parse/parse-sources.ts';
import { problemFinding } from '../parse/shape-findings.ts';
import type { WrittenGame, WrittenPlayer, WrittenProposal, WrittenRuleset } from '../types.ts';
import { checkPlayerNames } from './checks/check-player-names.ts';
import { checkCustom, checkSettled, type ReadingOptions } from './checks/check-readings.ts';
import {
  checkEnded,
  checkStart,
  checkUnobjected,
  findDuplicateIds,
  findDuplicates,
  withoutHead,
} from './checks/check-records.ts';
import { findTwinFiles, findTwinNumbers } from './checks/twin-names.ts';
import { byJudgmentNumber, orderProposals } from './record-order.ts';

export interface Assembled<Whole> {
  /** `undefined` if the record that the others belong to is missing or malformed. */
  readonly whole: Whole | undefined;
  readonly findings: readonly Finding[];
}

export interface Surroundings {
  /** Ids of all rulesets, readable or not. */
  readonly rulesetIds: readonly string[];
  /** Those that could be read. */
  readonly rulesets: ReadonlyMap<string, WrittenRuleset>;
  readonly readings: ReadingOptions;
}

export function assembleGame(folder: GameFolder, around: Surroundings): Assembled<WrittenGame> {
  const [head] = folder.heads;
  const unjoined = head && toGame(head, folder);
  const players = unjoined ? everyPlayer(unjoined) : [];
  const { files, votes } = folder;
  const joined = unjoined && joinVotes(votes, { proposals: unjoined.proposals, files, players });
  const whole = unjoined && joined && { ...unjoined, proposals: joined.proposals };
  const findings = [
    ...withPlayers(folder.findings, players),
    ...findTwinFiles(folder.files),
    ...withoutHead(folder.files, `games/${folder.id}/game.md`),
    ...findDuplicates(folder.judgments, 'judgment'),
    ...findDuplicateIds(folder.events.flatMap(({ events }) => events)),
    ...folder.judgments.flatMap((judgment) => checkSettled(judgment, around.readings)),
    ...(head ? checkCustom(head, around.readings) : []),
    ...(whole
      ? [
          ...joined.findings,
          ...checkEnded(whole.proposals),
          ...checkStart(whole),
          ...checkRuleset(whole, around),
          ...checkTeams(whole),
          ...checkPlayerNames(whole),
          ...findTwinNumbers(whole),
          ...checkUnobjected(whole),
        ]
      : []),
  ];
  return { whole, findings };
}

function toGame(head: GameHead, { proposals, judgments, events }: GameFolder): WrittenGame {
  const narrated = events.filter(({ narrative }) => narrative !== '');
  return {
    ...head,
    proposals: withTwins(orderProposals(proposals)),
    judgments: judgments.toSorted(byJudgmentNumber),
    events: events.flatMap((file) => file.events),
    narratives: new Map(narrated.map(({ file, narrative }) => [file, narrative])),
  };
}

/** Marks the proposals whose number another has too, so that pages can tell them apart. */
function withTwins(proposals: readonly WrittenProposal[]): readonly WrittenProposal[] {
  const isTwin = (i: number) =>
    proposals[i - 1]?.number === proposals[i]?.number ||
    proposals[i + 1]?.number === proposals[i]?.number;
  return proposals.map((proposal, i) => (isTwin(i) ? asTwin(proposal) : proposal));
}

/** The same each time, so that it is known again where a game is read once more. */
const asTwin = once((proposal: WrittenProposal): WrittenProposal => ({ ...proposal, twin: true }));

/** Adds which player's id was probably meant by a wrong name, once for each name. */
function withPlayers(findings: readonly Finding[], players: readonly WrittenPlayer[]): Finding[] {
  const known = new Map<string, string>();
  return findings.map(({ named, ...finding }) => {
    if (named === undefined) return finding;
    const help =
      known.get(named) ?? (known.size < MAX_REPORTED ? playerHelp(named, players) : undefined);
    if (help === undefined) return finding;
    known.set(named, help);
    return { ...finding, help };
  });
}

/** More players than this are not listed. */
const MAX_LISTED = 20;

function playerHelp(named: string, players: readonly WrittenPlayer[]): string {
  if (players.length === 0) return 'The id of a player is the key under `players` in game.md.';
  const id = suggestPlayer(named, players);
  if (id !== undefined) return `Did you mean \`${id}\`?`;
  const listed = players.slice(0, MAX_LISTED).map((player) => `${player.id} (${player.name})`);
  return `The players are ${listed.join(', ')}${players.length > MAX_LISTED ? ', …' : ''}.`;
}

/** The players from the start and those who join later. */
function everyPlayer(game: WrittenGame): readonly WrittenPlayer[] {
  const joined = everyEvent(game).flatMap(({ fact }) =>
    fact.kind === 'join' ? [fact.player] : [],
  );
  return [...game.players, ...joined];
}

function checkRuleset({ file, ruleset }: WrittenGame, { rulesetIds }: Surroundings): Finding[] {
  if (rulesetIds.includes(ruleset)) return [];
  const near = didYouMean(ruleset, rulesetIds);
  const message = `There is no ruleset ${quote(ruleset)}.`;
  const help =
    near === undefined
      ? `The rulesets: ${rulesetIds.join(', ') || 'none yet'}.`
      : `Did you mean \`${near}\`?`;
  return [problemFinding(file, ['ruleset'], { code: 'unknown/ruleset', message, help })];
}

function checkTeams(game: WrittenGame): readonly Finding[] {
  const { file, teams } = game;
  const players = everyPlayer(game);
  const ids = new Set<string>(players.map(({ id }) => id));
  const strangers = [...teams].flatMap(([team, members]) =>
    members.flatMap((member, i) => (ids.has(member) ? [] : [{ member, path: ['teams', team, i] }])),
  );
  return firstOf(strangers, ({ member, path }) => {
    const near = suggestPlayer(member, players);
    const message = `${quote(member)} is not a player of this game.`;
    const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
    return problemFinding(file, path, { code: 'unknown/player', message, help });
  });
}

/* Votes in files of their own join those that their proposals record. */

interface Voting {
  readonly proposals: readonly WrittenProposal[];
  /** The files of all proposals, readable or not. */
  readonly files: readonly string[];
  readonly players: readonly WrittenPlayer[];
}

interface Joined {
  readonly proposals: readonly WrittenProposal[];
  readonly findings: readonly Finding[];
}

function joinVotes(votes: readonly WrittenVote[], voting: Voting): Joined {
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
  return { proposals: joined, findings: firstOf(findings, (each) => each) };
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

const FORM = 'A vote has the names of its proposal and its player: `votes/301-ada.md`.';

function noProposal({ file, name }: WrittenVote): Finding {
  const message = `No proposal of this game fits a vote called \`${name}\`.`;
  return atName(file, { code: 'unknown/proposal', message, help: FORM });
}

function noPlayer({ file }: WrittenVote, { player }: Split, { players }: Voting): Finding {
  const near = suggestPlayer(player, players);
  const message = `The file has the name ${quote(player)}, which is not a player of this game.`;
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
    const message = `Proposal ${number} is lost, and a lost proposal has no known votes.`;
    return { code: 'format/key', part: 'key', message };
  }
  if (votes?.kind !== 'tally') return undefined;
  const message = `The votes on Proposal ${number} are recorded as a tally, which has no names.`;
  const help = 'Record votes by name or as a tally, not as both.';
  return { code: 'format/key', part: 'key', message, help };
}

function twice({ number }: WrittenProposal, ballot: Ballot, at: Spot): Finding {
  const message = `The vote of \`${ballot.by}\` on Proposal ${number} is recorded in two places.`;
  const help = 'Keep one of them: a line in the proposal, or a file of its own.';
  return {
    ...finding(ballot, ['vote'], { code: 'format/duplicate', message, help }),
    related: [{ message: 'It is also here.', at }],
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
      unsaid: { on: proposed.text },
    }),
  ];
}

function finding({ vote: { file } }: Ballot, path: Path, problem: Problem): Finding {
  return problemFinding(file, path, problem);
}
