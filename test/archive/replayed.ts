/** The sample games, and games made up in a test, as the archive's pages see them. */
import { createGameArchive, type GameArchive } from '../../src/archive/lookup/game-archive.ts';
import { createLinks } from '../../src/archive/lookup/links.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import {
  describeProposal,
  type ProposalPage,
} from '../../src/archive/page-models/proposals/describe-proposal.ts';
import {
  describeRuleLife,
  type RuleLifePage,
} from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import type { Source } from '../../src/content/source.ts';
import { withDoubts } from '../../src/engine/doubts.ts';
import { replay } from '../../src/engine/replay.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { readLibrary } from '../../src/read-library.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { replayGames } from '../../src/replay-games.ts';
import { page, type Setting, sourcesOf } from '../engine/table.ts';
import { SAMPLES } from '../samples.ts';

type Files = Readonly<Record<string, string>>;

const library = readLibrary(SAMPLES);
if (!library.ok) throw new Error(library.message);
const { records, sources } = library;
const replays = replayGames(records);

export const recordedGames: readonly string[] = [...replays.keys()];
export const rulesets = records.rulesets;

/** A sample game, published under a path. */
export function recorded(id: string, base = '/'): GameArchive {
  const replayed = replays.get(id);
  const ruleset = replayed && records.rulesets.get(replayed.game.ruleset);
  if (!replayed || !ruleset) throw new Error(`There is no game ${id}.`);
  return createGameArchive(replayed, ruleset, createLinks(base));
}

/** A game on the table, whose id is `test`. */
export function laid(setting: Setting): GameArchive {
  return archiveOf('test', sourcesOf(setting));
}

/** The head of a game by mail, of A and B, on a set of its own. */
const HEAD = page(
  'title: Made\nruleset: set\nmedium: mail\nplayers: { a: { name: A }, b: { name: B } }',
);

/**
 * A game `made`, from its files: path within the game's folder → text. It is on Suber's set, or on that
 * of `set`: path within the ruleset's folder → text.
 */
export function played(files: Files, set?: Files): GameArchive {
  const made = within('games/made', { 'game.md': HEAD, ...files });
  const suber = sources.filter(({ file }) => file.startsWith('rulesets/suber/'));
  return archiveOf('made', [...(set ? within('rulesets/set', set) : suber), ...made]);
}

function archiveOf(id: string, sources: readonly Source[]): GameArchive {
  const parsed = parseRecords(sources, READINGS);
  const game = parsed.records.games.get(id);
  const ruleset = game && parsed.records.rulesets.get(game.ruleset);
  if (!game || !ruleset) throw new Error(JSON.stringify(parsed.findings, undefined, 1));
  return createGameArchive(withDoubts(replay(game, ruleset)), ruleset, createLinks('/'));
}

function within(folder: string, files: Files): readonly Source[] {
  return Object.entries(files).map(([path, text]) => ({ file: `${folder}/${path}`, text }));
}

/** By its name, which is its number as a rule; without a name, the only one. */
export function proposalPage(archive: GameArchive, name?: string): ProposalPage {
  const [only] = archive.replay.proposals;
  const proposal = name === undefined ? only : archive.proposals.get(name);
  if (!proposal) throw new Error(`There is no Proposal ${name}.`);
  return describeProposal(archive, proposal);
}

export function rulePage(archive: GameArchive, id: string): RuleLifePage {
  const life = archive.replay.lives.get(id);
  const described = life && describeRuleLife(archive, life);
  if (!described) throw new Error(`There is no rule ${id}.`);
  return described;
}

/** The timeline in sentences. */
export function told(archive: GameArchive): readonly string[] {
  return describeTimeline(archive).map(({ words, note }) => plain(words) || (note ?? ''));
}
