/** What the clerk needs before a move: the game as it is, and the day. */
import type { Desk } from '../../clerk/plans/draft.ts';
import { gameIds, type Library, replayGames } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import type { Arguments } from '../arguments.ts';
import { unreadable } from '../broken-game.ts';
import { notAmong } from '../choose.ts';
import { type ContentFolder, contentFolder } from '../content-folder.ts';
import { type Context, misuse, type Outcome } from '../outcome.ts';
import { dayOf } from './day-of.ts';

export interface OpenDesk extends Desk {
  readonly folder: ContentFolder;
  readonly library: Library;
}

export type DeskOpened =
  | { readonly ok: true; readonly desk: OpenDesk }
  | { readonly ok: false; readonly outcome: Outcome };

/** The game is the first operand. */
export function openDesk(given: Arguments, context: Context): DeskOpened {
  const [id = ''] = given.operands;
  const folder = contentFolder(given, context);
  const library = readLibrary(folder.dir, [id]);
  if (!library.ok) return closed(misuse(library.message));
  const known = gameIds(library.records);
  if (!known.includes(id)) return closed(misuse(notAmong('game', id, known)));
  const on = dayOf(given, context);
  if (!on) return closed(misuse(`“${given.values.get('on')}” is not a date. Write 2026-03-02.`));
  const replay = replayGames(library.records, [id]).get(id);
  if (!replay) return closed(unreadable(id));
  const texts = new Map(library.sources.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file);
  return { ok: true, desk: { replay, textOf, on, folder, library } };
}

function closed(outcome: Outcome): DeskOpened {
  return { ok: false, outcome };
}
