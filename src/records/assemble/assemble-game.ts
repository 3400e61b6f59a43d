/** The records of a game, put together and checked against each other and its ruleset. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { once } from '../../helpers/once.ts';
import { quote } from '../../helpers/words.ts';
import type { GameHead } from '../kinds/game.ts';
import { everyEvent } from '../lookup/every-event.ts';
import { suggestPlayer } from '../lookup/suggest-player.ts';
import type { GameFolder } from '../parse/parse-folders.ts';
import { MAX_REPORTED, problemFinding } from '../parse/shape-findings.ts';
import type { WrittenGame, WrittenPlayer, WrittenProposal, WrittenRuleset } from '../types.ts';
import type { Assembled } from './assemble-ruleset.ts';
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
import { joinVotes } from './join-votes.ts';
import { byJudgmentNumber, orderProposals } from './record-order.ts';

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
  return strangers.slice(0, MAX_REPORTED).map(({ member, path }) => {
    const near = suggestPlayer(member, players);
    const message = `${quote(member)} is not a player of this game.`;
    const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
    return problemFinding(file, path, { code: 'unknown/player', message, help });
  });
}
