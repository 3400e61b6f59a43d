/** Parses all records of `content/`, joins them to games and rulesets, and checks them together. */

import type { Source } from '../content/source.ts';
import { firstOf, MAX_REPORTED } from '../diagnostics/at-most.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Finding, Spot } from '../diagnostics/finding.ts';
import { getOrMake, once } from '../helpers/once.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { quote } from '../helpers/words.ts';
import { type PlayerId, toPlayerId } from '../values/ids.ts';
import type { Problem } from '../values/schema.ts';
import { checkPlayerNames } from './assemble/checks/check-player-names.ts';
import {
  checkCustom,
  checkSettled,
  indexOptions,
  type ReadingOptions,
  type ReadingRegister,
} from './assemble/checks/check-readings.ts';
import {
  checkEnded,
  checkStart,
  checkUnobjected,
  findDuplicateIds,
  findDuplicates,
  withoutHead,
} from './assemble/checks/check-records.ts';
import { checkCardTiers } from './assemble/checks/check-tiers.ts';
import { findTwinFiles, findTwinNumbers } from './assemble/checks/twin-names.ts';
import { byJudgmentNumber, orderProposals } from './assemble/record-order.ts';
import { castPath, WAYS, type WrittenVote, type WrittenVotes } from './kinds/votes.ts';
import { everyPlayer } from './lookup/every-event.ts';
import { suggestPlayer } from './lookup/suggest-player.ts';
import { type GameFolder, parseFolders, type RulesetFolder } from './parse/parse-sources.ts';
import { problemFinding } from './parse/shape-findings.ts';
import type {
  WrittenCard,
  WrittenGame,
  WrittenPlayer,
  WrittenProposal,
  WrittenRuleset,
} from './types.ts';

/**
 * Finds every fault that does not depend on a law. The sources may be in any order. `unread` has findings
 * for files that could not be read: they make their game or ruleset malformed.
 */
export function parseRecords(
  sources: readonly Source[],
  register: ReadingRegister,
  unread: readonly Finding[] = [],
) {
  const folders = parseFolders(sources);
  const rulesets = mapValues(folders.rulesets, assembleRuleset);
  const around = {
    rulesetIds: [...rulesets.keys()],
    rulesets: wholes(rulesets),
    readings: indexOptions(register),
  };
  const games = mapValues(folders.games, (folder) => assembleGame(folder, around));
  const findings = [
    ...folders.misplaced,
    ...[...rulesets.values()].flatMap(({ findings: own }) => own),
    ...[...games].flatMap(([game, { findings: own }]) => own.map((each) => ({ ...each, game }))),
  ].filter(({ gone = [] }) => !unread.some(({ at }) => gone.includes(at.file)));
  const faults = findings.filter(({ severity }) => severity === 'error');
  const malformed = {
    games: owners([...faults, ...unread], 'games'),
    rulesets: owners([...faults, ...unread], 'rulesets'),
  };
  return { records: { rulesets: around.rulesets, games: wholes(games), malformed }, findings };
}

/** The ids of the games or rulesets with these findings. */
function owners(findings: readonly Finding[], top: 'games' | 'rulesets'): ReadonlySet<string> {
  const ids = findings.map(({ at }) => at.file.split('/')).filter(([first]) => first === top);
  return new Set(
    ids.flatMap(([, id, ...rest]) => (id !== undefined && rest.length > 0 ? [id] : [])),
  );
}

function wholes<Whole>(all: ReadonlyMap<string, Assembly<Whole>>): ReadonlyMap<string, Whole> {
  const map = new Map<string, Whole>();
  for (const [id, { whole }] of all) if (whole !== undefined) map.set(id, whole);
  return map;
}

function mapValues<From, To>(from: ReadonlyMap<string, From>, make: (value: From) => To) {
  return new Map([...from].map(([id, value]): [string, To] => [id, make(value)]));
}

/* A ruleset and its cards. */

function assembleRuleset(folder: RulesetFolder): Assembly<WrittenRuleset> {
  const [head] = folder.heads;
  const findings = [
    ...folder.findings,
    ...withoutHead(folder.files, `rulesets/${folder.id}/ruleset.md`),
    ...folder.cards.flatMap(misnamed),
    ...findDuplicates(folder.cards, 'rule'),
    ...(head ? checkCardTiers(folder.cards, head.tiers) : []),
  ];
  const cards = folder.cards.toSorted((a, b) => a.number - b.number);
  return { whole: head && { ...head, cards }, findings };
}

/** The name of a card's file is the number of its rule. */
function misnamed({ file, number }: WrittenCard): readonly Finding[] {
  const name = file.split('/').at(-1);
  if (name === `${number}.md`) return [];
  const message = `The card says that it is Rule ${number}, but its file is named ${name}.`;
  const help = `Name the file ${number}.md, or correct the number.`;
  return [problemFinding(file, ['rule'], { code: 'format/file', message, help })];
}

/* The records of a game. */

interface Assembly<Whole> {
  /** `undefined` if the record of the game or ruleset itself is missing or malformed. */
  readonly whole: Whole | undefined;
  readonly findings: readonly Finding[];
}

interface Surroundings {
  /** Ids of all rulesets, readable or not. */
  readonly rulesetIds: readonly string[];
  /** Only readable ones. */
  readonly rulesets: ReadonlyMap<string, WrittenRuleset>;
  readonly readings: ReadingOptions;
}

function assembleGame(folder: GameFolder, around: Surroundings): Assembly<WrittenGame> {
  const [head] = folder.heads;
  const narrated = folder.events.filter(({ narrative }) => narrative !== '');
  const unjoined = head && {
    ...head,
    proposals: withTwins(orderProposals(folder.proposals)),
    judgments: folder.judgments.toSorted(byJudgmentNumber),
    events: folder.events.flatMap(({ events }) => events),
    narratives: new Map(narrated.map(({ file, narrative }) => [file, narrative])),
  };
  const players = unjoined ? everyPlayer(unjoined) : [];
  const { files, votes } = folder;
  const joined = unjoined && joinVotes(votes, { proposals: unjoined.proposals, files, players });
  const whole = unjoined && joined && { ...unjoined, proposals: joined.proposals };
  const findings = [
    ...withPlayerHelp(folder.findings, players),
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

/** Marks proposals with the same number, so that pages can tell them apart. */
function withTwins(proposals: readonly WrittenProposal[]): readonly WrittenProposal[] {
  return proposals.map((each, i) => {
    const near = [proposals[i - 1], proposals[i + 1]];
    return near.some((other) => other?.number === each.number) ? asTwin(each) : each;
  });
}

/** Makes each marked proposal only once, so that it is the same object in the next reading. */
const asTwin = once((proposal: WrittenProposal): WrittenProposal => ({ ...proposal, twin: true }));

/** Suggests the player's id that a wrong name probably means. */
function withPlayerHelp(findings: readonly Finding[], players: readonly WrittenPlayer[]) {
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

const MAX_LISTED = 20;

function playerHelp(named: string, players: readonly WrittenPlayer[]): string {
  if (players.length === 0) return 'The id of a player is the key under `players` in game.md.';
  const id = suggestPlayer(named, players);
  if (id !== undefined) return `Did you mean \`${id}\`?`;
  const listed = players.slice(0, MAX_LISTED).map((player) => `${player.id} (${player.name})`);
  return `The players are ${listed.join(', ')}${players.length > MAX_LISTED ? ', …' : ''}.`;
}

function checkRuleset({ file, ruleset }: WrittenGame, { rulesetIds }: Surroundings): Finding[] {
  if (rulesetIds.includes(ruleset)) return [];
  const near = didYouMean(ruleset, rulesetIds);
  const message = `There is no ruleset ${quote(ruleset)}.`;
  const help =
    near === undefined
      ? `The rulesets: ${rulesetIds.join(', ') || 'none yet'}. If its folder was deleted, put it back from git.`
      : `Did you mean \`${near}\`?`;
  const finding = problemFinding(file, ['ruleset'], { code: 'unknown/ruleset', message, help });
  return [{ ...finding, gone: near === undefined ? [`rulesets/${ruleset}`] : undefined }];
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

interface Voting {
  readonly proposals: readonly WrittenProposal[];
  /** The files of all proposals, readable or not. */
  readonly files: readonly string[];
  readonly players: readonly WrittenPlayer[];
}

/** Adds the votes that have files of their own to those that the proposals record. */
function joinVotes(votes: readonly WrittenVote[], voting: Voting) {
  if (votes.length === 0) return { proposals: voting.proposals, findings: [] };
  const names = namesOf(voting);
  const ids = new Set<string>(voting.players.map(({ id }) => id));
  const ballots = new Map<WrittenProposal, Ballot[]>();
  const findings: Finding[] = [];
  for (const vote of votes) {
    // `301-gold-ada` at each of its hyphens, with the longest name of a proposal first.
    const parts = vote.name.split('-');
    const all = parts
      .map((_, i) => ({ proposal: parts.slice(0, i).join('-'), player: parts.slice(i).join('-') }))
      .slice(1);
    const splits = all.filter(({ proposal }) => names.has(proposal)).reverse();
    const [first] = splits;
    const meant = splits.find(({ player }) => ids.has(player));
    const proposal = meant && names.get(meant.proposal);
    if (proposal) {
      const ballot = { vote, by: toPlayerId(meant.player) };
      getOrMake(ballots, proposal, () => []).push(ballot);
    } else if (!first) {
      const message = `No proposal of this game fits a vote called \`${vote.name}\`.`;
      // `anna-301` is meant for `301-anna`.
      const turned = all.find((each) => names.has(each.player));
      const called = turned && beside(vote.file, `${turned.player}-${turned.proposal}`);
      const problem = { code: 'unknown/proposal', message, help: FORM } as const;
      findings.push({ ...atName(vote.file, problem), called });
    } else if (!meant) {
      const near = suggestPlayer(first.player, voting.players);
      const message = `The file has the name ${quote(first.player)}, which is not a player of this game.`;
      const help = near === undefined ? FORM : `Did you mean \`${near}\`?`;
      const called = near && beside(vote.file, `${first.proposal}-${near}`);
      const problem = { code: 'unknown/player', message, help } as const;
      findings.push({ ...atName(vote.file, problem), called });
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

/** Proposals by the names of their files, and by their numbers if no other has the number. */
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

const FORM = 'A vote has the names of its proposal and its player: `votes/301-ada.md`.';

function beside(file: string, name: string): string {
  return file.replace(/[^/]+$/, `${name}.md`);
}

function atName(file: string, problem: Parameters<typeof problemFinding>[2]): Finding {
  return { ...problemFinding(file, [], problem), at: { file, range: [0, 0] } };
}

const NONE = { for: [], against: [], abstain: [], cast: new Map(), remarks: [] } as const;

/** Returns the same object for the same votes, so that the next reading of a game knows it again. */
function withBallots(proposal: WrittenProposal, ballots: readonly Ballot[]): WrittenProposal {
  const known = joinedLast(proposal);
  const isSame = known.ballots.every(({ vote, by }, i) => {
    return vote === ballots[i]?.vote && by === ballots[i]?.by;
  });
  if (isSame && known.ballots.length === ballots.length) return known.proposal;
  const { votes = { kind: 'named', ...NONE } } = proposal;
  known.ballots = ballots;
  known.proposal =
    votes.kind === 'named' ? { ...proposal, votes: addedTo(votes, ballots) } : proposal;
  return known.proposal;
}

const joinedLast = once(
  (proposal: WrittenProposal): { ballots: readonly Ballot[]; proposal: WrittenProposal } => {
    return { ballots: [], proposal };
  },
);

function addedTo(votes: WrittenVotes & { kind: 'named' }, ballots: readonly Ballot[]) {
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

/** A vote in a file of its own, with the player by the name of the file. */
interface Ballot {
  readonly vote: WrittenVote;
  readonly by: PlayerId;
}

/** Reports votes in files of their own that do not fit the record of their proposal. */
function checkBallots(proposal: WrittenProposal, ballots: readonly Ballot[]): readonly Finding[] {
  const { number, proposed } = proposal;
  const recorded = placesOf(proposal);
  const barred = noVotesByName(proposal);
  if (barred) return ballots.map(({ vote: { file } }) => problemFinding(file, ['vote'], barred));
  return ballots.flatMap(({ vote: { file, on }, by }): readonly Finding[] => {
    const found: Finding[] = [];
    const other = recorded.get(by);
    recorded.set(by, { file, path: ['vote'] });
    if (other) {
      const message = `The vote of \`${by}\` on Proposal ${number} is recorded in two places.`;
      const help = 'Keep one of them: a line in the proposal, or a file of its own.';
      const problem = { code: 'format/duplicate', message, help } as const;
      const related = [{ message: 'It is also here.', at: other }];
      found.push({ ...problemFinding(file, ['vote'], problem), related });
    }
    if (proposed && on && on.to < proposed.from) {
      const message = `The vote of \`${by}\` is dated ${on.text}, before the proposal, which was made on ${proposed.text}.`;
      const help = 'Correct one of the two dates.';
      const unsaid = { on: proposed.text };
      found.push(problemFinding(file, ['on'], { code: 'format/date', message, help, unsaid }));
    }
    return found;
  });
}

/** The places at which a proposal names its voters. */
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

function noVotesByName({ number, votes, lost }: WrittenProposal): Problem | undefined {
  if (lost) {
    const message = `Proposal ${number} is lost, and a lost proposal has no known votes.`;
    return { code: 'format/key', part: 'key', message };
  }
  if (votes?.kind !== 'tally') return undefined;
  const message = `The votes on Proposal ${number} are recorded as a tally, which has no names.`;
  const help = 'Record votes by name or as a tally, not as both.';
  return { code: 'format/key', part: 'key', message, help };
}
