/** From sources to records: each is parsed, then grouped with those of its game or ruleset. */
import type * as z from 'zod/mini';
import { fileFinding, type Place, parsePlace } from '../../content/place.ts';
import type { Source } from '../../content/source.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { EVENTS, type WrittenEvents } from '../kinds/event.ts';
import { GAME, type GameHead } from '../kinds/game.ts';
import { JUDGMENT, type WrittenJudgment } from '../kinds/judgment.ts';
import { PROPOSAL, type WrittenProposal } from '../kinds/proposal.ts';
import type { ReadyKind } from '../kinds/record-kind.ts';
import { CARD, RULESET, type RulesetHead, type WrittenCard } from '../kinds/ruleset.ts';
import { VOTE, type WrittenVote } from '../kinds/votes.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

/** The records under `rulesets/<id>/` that could be read. */
export interface RulesetFolder {
  readonly id: string;
  readonly files: string[];
  readonly heads: RulesetHead[];
  readonly cards: WrittenCard[];
  readonly findings: Finding[];
}

/** The records under `games/<id>/` that could be read. */
export interface GameFolder {
  readonly id: string;
  readonly files: string[];
  readonly heads: GameHead[];
  readonly proposals: WrittenProposal[];
  readonly votes: WrittenVote[];
  readonly judgments: WrittenJudgment[];
  readonly events: WrittenEvents[];
  readonly findings: Finding[];
}

export interface Folders {
  readonly rulesets: ReadonlyMap<string, RulesetFolder>;
  readonly games: ReadonlyMap<string, GameFolder>;
  /** For each source whose name no record can have. */
  readonly misplaced: readonly Finding[];
}

/** In the order of file names, whatever the order of the sources. */
export function parseFolders(sources: readonly Source[]): Folders {
  const rulesets = new Map<string, RulesetFolder>();
  const games = new Map<string, GameFolder>();
  const misplaced: Finding[] = [];
  for (const source of sources.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    const placed = parsePlace(source.file);
    if (!placed.ok) {
      misplaced.push(fileFinding(source.file, placed.message, placed.help));
      continue;
    }
    const { place } = placed;
    if ('ruleset' in place) parseIntoRuleset(rulesetFolder(rulesets, place.ruleset), source, place);
    else parseIntoGame(gameFolder(games, place.game), source, place);
  }
  return { rulesets, games, misplaced };
}

/**
 * A record is parsed once, however many libraries its source is read into: what a player writes is
 * read beside the same archive again and again.
 */
const parser = <Shape extends z.ZodMiniObject, Record>(kind: ReadyKind<Shape, Record>) =>
  once((source: Source, name: string) => parseRecord(kind, source, name));

const rulesetOf = parser(RULESET);
const cardOf = parser(CARD);
const gameOf = parser(GAME);
const proposalOf = parser(PROPOSAL);
const judgmentOf = parser(JUDGMENT);
const eventsOf = parser(EVENTS);
const voteOf = parser(VOTE);

type RulesetPlace = Extract<Place, { ruleset: string }>;
type GamePlace = Extract<Place, { game: string }>;

function parseIntoRuleset(into: RulesetFolder, source: Source, place: RulesetPlace): void {
  into.files.push(source.file);
  if (place.kind === 'ruleset') take(rulesetOf(source, place.ruleset), into.heads, into);
  else take(cardOf(source, place.ruleset), into.cards, into);
}

function parseIntoGame(into: GameFolder, source: Source, place: GamePlace): void {
  into.files.push(source.file);
  const { kind } = place;
  if (kind === 'game') take(gameOf(source, place.game), into.heads, into);
  else if (kind === 'proposals') take(proposalOf(source, place.name), into.proposals, into);
  else if (kind === 'votes') take(voteOf(source, place.name), into.votes, into);
  else if (kind === 'judgments') take(judgmentOf(source, place.name), into.judgments, into);
  else take(eventsOf(source, place.name), into.events, into);
}

function take<Record>(parsed: Parsed<Record>, records: Record[], into: { findings: Finding[] }) {
  if (parsed.record !== undefined) records.push(parsed.record);
  into.findings.push(...parsed.findings);
}

function rulesetFolder(folders: Map<string, RulesetFolder>, id: string): RulesetFolder {
  return getOrMake(folders, id, () => ({ id, files: [], heads: [], cards: [], findings: [] }));
}

function gameFolder(folders: Map<string, GameFolder>, id: string): GameFolder {
  return getOrMake(folders, id, () => {
    const records = { heads: [], proposals: [], votes: [], judgments: [], events: [] };
    return { id, files: [], ...records, findings: [] };
  });
}

/**
 * The sources of games and of the rulesets that they began with; every source if a game does not
 * name its ruleset, so that all that is wrong can be found.
 */
export function sourcesOfGames(
  sources: readonly Source[],
  games: readonly string[],
): readonly Source[] {
  const folders: string[] = [];
  for (const id of games) {
    const head = sources.find(({ file }) => file === `games/${id}/game.md`);
    const ruleset = head && gameOf(head, id).record?.ruleset;
    const folder = `rulesets/${ruleset}/`;
    if (ruleset === undefined || !sources.some(({ file }) => file.startsWith(folder)))
      return sources;
    folders.push(`games/${id}/`, folder);
  }
  return sources.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
}
