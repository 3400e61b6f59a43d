/** The sample games, and games made up in a test, as the archive's pages see them. */
import { createGameArchive, type GameArchive } from '../../src/archive/lookup/game-archive.ts';
import { createLinks } from '../../src/archive/lookup/links.ts';
import { replay } from '../../src/engine/replay.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { replayGames } from '../../src/pipeline.ts';
import { readLibrary } from '../../src/read-library.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
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

/**
 * A game from its files: path within the game's folder → text. It is on Suber's set, or on that of
 * `set`: path within the ruleset's folder → text.
 */
export function played(files: Files, set?: Files): GameArchive {
  const made = within('games/made', files);
  const suber = sources.filter(({ file }) => file.startsWith('rulesets/suber/'));
  const parsed = parseRecords([...(set ? within('rulesets/set', set) : suber), ...made], READINGS);
  const game = parsed.records.games.get('made');
  const ruleset = game && parsed.records.rulesets.get(game.ruleset);
  if (!game || !ruleset) throw new Error(JSON.stringify(parsed.findings, undefined, 1));
  return createGameArchive(replay(game, ruleset), ruleset, createLinks('/'));
}

function within(folder: string, files: Files) {
  return Object.entries(files).map(([path, text]) => ({ file: `${folder}/${path}`, text }));
}
