/** `nomic status`: whose move it is, what is due, who would judge, what is open, and the scores. */
import { MALFORMED_GAME } from '../../archive/json/game-json.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { gameIds, type Replays, readLibrary, replayGames } from '../../pipeline.ts';
import type { Arguments } from '../arguments.ts';
import { asFarAs } from '../broken-game.ts';
import { notAmong } from '../choose.ts';
import { contentFolder } from '../content-folder.ts';
import { type Context, misuse, type Outcome } from '../outcome.ts';
import { statusJson } from '../status-json.ts';
import { statusText } from '../status-text.ts';

export function status(given: Arguments, context: Context): Outcome {
  const library = readLibrary(contentFolder(given, context).dir, given.operands);
  if (!library.ok) return misuse(library.message);
  const known = gameIds(library.records);
  const [id] = given.operands;
  if (id !== undefined && !known.includes(id)) return misuse(notAmong('game', id, known));
  const chosen = id === undefined ? known : [id];
  const replays = replayGames(library.records, chosen);
  return { ...asFarAs(chosen, replays), out: write(chosen, replays, given, context) };
}

function write(
  chosen: readonly string[],
  replays: Replays,
  { values }: Arguments,
  { colour, columns }: Context,
): string {
  if (values.get('format') === 'json') {
    const games = chosen.map((id) => {
      const replay = replays.get(id);
      return [id, replay ? statusJson(replay) : MALFORMED_GAME];
    });
    return jsonText({ games: Object.fromEntries(games) });
  }
  const palette = colour ? COLOUR : PLAIN;
  const texts = [...replays.values()].map((replay) => statusText(replay, palette, columns));
  if (chosen.length === 0) return 'There are no games.\n';
  return texts.join('\n');
}
