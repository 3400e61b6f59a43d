/** The present game and day, for a command that writes a record. */

import { join } from 'node:path';
import { entryAt } from '../../content/find-repository.ts';
import { textsByFile } from '../../content/source.ts';
import { visible } from '../../diagnostics/visible.ts';
import { withDoubts } from '../../engine/doubts.ts';
import { gameIds } from '../../pipeline.ts';
import type { LibraryRead } from '../../read-library.ts';
import { momentOfMove } from '../../record-edits/moment-of-move.ts';
import type { GameToEdit } from '../../record-edits/plans/draft.ts';
import { explainUnread } from '../../records/explain-unread.ts';
import { replayGames } from '../../replay-games.ts';
import type { WordsExplained } from '../../try-out/try-move.ts';
import { dayAt, type Moment, parseMoment } from '../../values/moment.ts';
import { type Arguments, NO_GAME } from '../command-line/arguments.ts';
import { unreadable } from '../command-line/broken-game.ts';
import { type ContentFolder, contentFolder, recordsIn } from '../command-line/content-folder.ts';
import { EARLIEST_ZONE } from '../command-line/dates.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misnamed,
  misuse,
  refused,
} from '../command-line/outcome.ts';
import { BEGINNING } from '../usage/usage.ts';

export interface OpenForEdit extends GameToEdit {
  readonly folder: ContentFolder;
  readonly library: Extract<LibraryRead, { ok: true }>;
  readonly words: WordsExplained;
}

export type OpenResult =
  | { readonly ok: true; readonly toEdit: OpenForEdit }
  | { readonly ok: false; readonly outcome: CommandOutcome };

const words = { withDoubts, explainUnread };

/** The game is the first operand. */
export function openForEdit(given: Arguments, context: CommandContext): OpenResult {
  const [id = ''] = given.operands;
  const day = dayOf(given, context);
  const today = dayAt(context.now);
  if (
    given.values.has('on') &&
    !given.switches.has('anyway') &&
    day.from > today.to + EARLIEST_ZONE
  )
    return closed(
      refused({
        instead: [given.values.get('on') ?? '', today.text],
        lines: [
          `${day.text} is a future day: record a move after it was made. Today is ${today.text}:`,
        ],
      }),
    );
  const folder = contentFolder(given, context);
  const library = recordsIn(given, context, [id]);
  if (!library.ok) return closed(library.outcome);
  const known = gameIds(library.records);
  if (known.length === 0) return closed(misuse(NO_GAME, `${context.command} ${BEGINNING}`));
  if (!known.includes(id)) return closed(misnamed('game', id, known));
  const replay = replayGames(library.records, [id]).get(id);
  if (!replay) return closed(unreadable(id, library, given, context));
  const texts = textsByFile(library.sources);
  const textOf = (file: string) => texts.get(file);
  const on = momentOfMove(replay.game, context.now, day);
  return { ok: true, toEdit: { replay, textOf, on, folder, library, words } };
}

/** Adds leftovers of interrupted commands, which disturb nobody. */
export function besideLeftovers(
  outcome: CommandOutcome,
  { folder, library }: OpenForEdit,
): CommandOutcome {
  const left = library.leftovers.filter(({ at }) => entryAt(join(folder.dir, at.file)));
  const lines = left.map(
    ({ at, message, help = '' }) => `${folder.named}${at.file}: ${message} ${help}`,
  );
  const err = lines.map((line) => `nomic: ${visible(line)}\n`).join('');
  return err === '' ? outcome : { ...outcome, err: `${outcome.err ?? ''}${err}` };
}

function closed(outcome: CommandOutcome): OpenResult {
  return { ok: false, outcome };
}

/** The given day, or today in UTC, as in all records. */
export function dayOf(
  { values }: Pick<Arguments, 'values'>,
  { now }: Pick<CommandContext, 'now'>,
): Moment {
  return parseMoment(values.get('on') ?? '') ?? dayAt(now);
}
