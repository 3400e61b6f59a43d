/** What a move does to the records of a game, and how it is taken back. */
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import type { KeptGame } from './keep-games.ts';

/** Moves that can be taken back: each keeps a whole record, and a browser keeps only so much. */
export const MOST_KEPT = 500;

export function withMove(
  game: KeptGame,
  { file, text, what }: Pick<DraftedMove, 'file' | 'text'> & { readonly what?: string },
): KeptGame {
  const before = game.records.find((record) => record.file === file)?.text ?? null;
  return {
    ...game,
    records: [...others(game, file), { file, text }],
    moves: [...game.moves, { file, before, ...(what !== undefined && { what }) }].slice(-MOST_KEPT),
  };
}

/** `undefined` where no move was made here. */
export function withoutLast(game: KeptGame): KeptGame | undefined {
  const last = game.moves.at(-1);
  if (!last) return undefined;
  const { file, before } = last;
  const records = others(game, file);
  return {
    ...game,
    records: before === null ? records : [...records, { file, text: before }],
    moves: game.moves.slice(0, -1),
  };
}

function others({ records }: KeptGame, file: string): KeptGame['records'] {
  return records.filter((record) => record.file !== file);
}
