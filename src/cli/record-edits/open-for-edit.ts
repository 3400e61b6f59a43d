/** The game as it is and the day, for a command that writes a record. */

import { gameIds, type Library, replayGames } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import type { GameToEdit } from '../../record-edits/plans/draft.ts';
import type { WrittenGame } from '../../records/types.ts';
import { type Moment, parseMoment } from '../../values/moment.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { unreadable } from '../command-line/broken-game.ts';
import { notAmong } from '../command-line/choose.ts';
import { type ContentFolder, contentFolder } from '../command-line/content-folder.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';

export interface OpenForEdit extends GameToEdit {
  readonly folder: ContentFolder;
  readonly library: Library;
}

export type Opened =
  | { readonly ok: true; readonly toEdit: OpenForEdit }
  | { readonly ok: false; readonly outcome: CommandOutcome };

/** The game is the first operand. */
export function openForEdit(given: Arguments, context: CommandContext): Opened {
  const [id = ''] = given.operands;
  const folder = contentFolder(given, context);
  const library = readLibrary(folder.dir, [id]);
  if (!library.ok) return closed(misuse(library.message));
  const known = gameIds(library.records);
  if (!known.includes(id)) return closed(misuse(notAmong('game', id, known)));
  const day = dayOf(given, context);
  if (!day) return closed(misuse(`“${given.values.get('on')}” is not a date. Write 2026-03-02.`));
  const replay = replayGames(library.records, [id]).get(id);
  if (!replay) return closed(unreadable(id, context.command));
  const texts = new Map(library.sources.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file);
  const on = given.values.has('on') ? day : laterThan(replay.game, day, context.now);
  return { ok: true, toEdit: { replay, textOf, on, folder, library } };
}

function closed(outcome: CommandOutcome): Opened {
  return { ok: false, outcome };
}

/** The day that is given, or today, in UTC as all dates of records are; nothing for another word. */
export function dayOf(
  { values }: Pick<Arguments, 'values'>,
  { now }: Pick<CommandContext, 'now'>,
): Moment | undefined {
  return parseMoment(values.get('on') ?? new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length));
}

const MINUTE = 60_000;

/**
 * Within a day, and within a minute, Judgments and events come after proposals and votes. So where some
 * of that day are on record, what is recorded now gets a time that is later than theirs.
 */
function laterThan({ judgments, events }: WrittenGame, day: Moment, now: number): Moment {
  const dates = [
    ...events.map(({ on }) => on),
    ...judgments.flatMap(({ invoked, bench }) => [
      invoked,
      ...bench.flatMap(({ accepted, refused, given }) => [accepted, refused, given]),
    ]),
  ].flatMap((date) => (date && date.from >= day.from && date.to <= day.to ? [date] : []));
  if (dates.length === 0) return day;
  const timed = dates.filter(({ precision }) => precision === 'minute');
  const at = Math.max(now, ...timed.map(({ to }) => to + MINUTE));
  return parseMoment(`${new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`) ?? day;
}
