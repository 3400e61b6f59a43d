/** The effect of a move on the records of a game, and its undoing. */
import type { BoardView } from '../../../try-out/board-view.ts';
import { HAPPENINGS } from '../../../try-out/happenings.ts';
import { MOVES, type MoveDraft } from '../../../try-out/moves.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { WAY_WORDS } from '../../render/html/strip-html.ts';
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

/** `undefined` if no move was made here. */
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

/** The name of a kept move. Games that were kept earlier have none. */
export function keptMoveName({ what = 'the last move' }: KeptGame['moves'][number]): string {
  return what;
}

export function draftedMoveName(move: MoveDraft, { seats, nextNumber }: BoardView): string {
  const name = (id: string) => seats.find((seat) => seat.id === id)?.name ?? id;
  switch (move.kind) {
    case 'propose':
      return `Proposal ${move.number || nextNumber}`;
    case 'vote':
      return move.ballots.map(({ voter }) => `${name(voter)}’s vote`).join(', ');
    case 'closed':
      return `the end of the vote on Proposal ${move.number}`;
    case 'withdrawn':
      return `the withdrawal of Proposal ${move.number}`;
    case 'roll':
      return `${name(move.by)}’s throw`;
    case 'consent':
      return `${name(move.by)}’s consent`;
    case 'ask':
      return `${name(move.by)}’s question`;
    case 'given':
    case 'overruled':
      return `the ruling on Judgment ${move.judgment}`;
    case 'event':
      return `the event (${HAPPENINGS[move.what].title})`;
    case 'accepted':
    case 'refused':
    case 'correct':
      return `“${MOVES[move.kind].title}”`;
  }
}

/** `Ben’s vote: For.` */
export function votedWords(move: Extract<MoveDraft, { readonly kind: 'vote' }>, view: BoardView) {
  return `${draftedMoveName(move, view)}: ${move.ballots.map(({ way }) => WAY_WORDS[way]).join(', ')}.`;
}
