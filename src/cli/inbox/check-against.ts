/** `nomic check --against`: records compared with the messages that they come from. */
import { count } from '../../diagnostics/reporters/report.ts';
import { gameIds, replayGames } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import { gameInPlay } from '../../try-out/inbox/game-in-play.ts';
import { otherGames } from '../../try-out/inbox/other-games.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { contentFolder } from '../command-line/content-folder.ts';
import type { CommandContext } from '../command-line/outcome.ts';
import { compareSources } from './compare-sources.ts';
import { messagesIn } from './messages-in.ts';

type Compared =
  | {
      readonly ok: true;
      readonly differences: readonly string[];
      readonly says: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

export async function checkAgainst(
  files: readonly string[],
  given: Arguments,
  context: CommandContext,
): Promise<Compared> {
  const folder = contentFolder(given, context);
  const library = readLibrary(folder.dir, given.operands);
  if (!library.ok) return library;
  const { records } = library;
  const chosen = given.operands.length > 0 ? given.operands : gameIds(records);
  const differences: string[] = [];
  const left: string[] = [];
  let messages = 0;
  for (const replay of replayGames(records, chosen).values()) {
    const others = otherGames(library.sources, replay.game.id);
    const around = { now: context.now, others };
    const heard = await messagesIn(files, gameInPlay(replay, around), context.cwd);
    if (!heard.ok) return heard;
    left.splice(0, left.length, ...heard.left);
    messages = heard.messages.length;
    differences.push(
      ...compareSources(replay, { ...around, messages: heard.messages }).map(
        (each) => folder.named + each,
      ),
    );
  }
  const found = `${count(differences.length, 'record')} ${differences.length === 1 ? 'differs' : 'differ'} from ${count(messages, 'message')}.`;
  return { ok: true, differences, says: [...left, found] };
}
