/** A game at the board as it is kept there, made from moves and not by pressing. */
import { readContent } from '../../src/content/read-content.ts';
import type { KeptGame } from '../../src/site/client/board/keep-games.ts';
import { draftedMoveName, withMove } from '../../src/site/client/board/make-moves.ts';
import { beginGame } from '../../src/try-out/begin-game.ts';
import { type BoardView, boardView } from '../../src/try-out/board-view.ts';
import type { DraftedChange, MoveDraft } from '../../src/try-out/moves.ts';
import { type OpenGame, openGame, openWithWords } from '../../src/try-out/open-game.ts';
import { type DraftedMove, tryDraft } from '../../src/try-out/try-draft.ts';
import * as words from '../../src/try-out/words.ts';
import { SAMPLES } from '../samples.ts';

const ON = '2026-03-02';
const MINUTE = 60_000;
const TITLE = 'A game at the board';

export function begun(players: readonly string[], ruleset = 'suber'): KeptGame {
  const content = readContent(SAMPLES);
  if (!content.ok) throw new Error(content.message);
  const sources = content.sources.filter(({ file }) => file.startsWith(`rulesets/${ruleset}/`));
  const wanted = { title: TITLE, ruleset, sources, players, taken: [], on: ON };
  const game = beginGame(wanted);
  if (!game.ok) throw new Error(game.lines.join(' '));
  return { id: game.game, title: TITLE, records: game.sources, moves: [] };
}

export function opened({ id, records }: Pick<KeptGame, 'id' | 'records'>): OpenGame {
  const open = openGame({
    game: id,
    sources: records,
    base: '/',
    isPublished: false,
    notesOtherwise: false,
  });
  if (!open) throw new Error('The records of the game cannot be read.');
  return openWithWords(open, words);
}

export function viewOf(game: KeptGame): BoardView {
  return boardView(opened(game), { on: timeOf(game) });
}

export function tried(game: KeptGame, move: MoveDraft): DraftedMove {
  return tryDraft(opened(game), move, timeOf(game));
}

/** The time of the next move: a minute after the last one. */
function timeOf({ moves }: KeptGame): string {
  const at = new Date(`${ON}T10:00:00Z`).getTime() + moves.length * MINUTE;
  return `${new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}

export interface Played {
  readonly game: KeptGame;
  /** The words on the last move. */
  readonly says: string;
}

/** Each of the moves has to be in order. The last one is draftedMoveName by its name, for which all is laid out. */
export function play(begun: KeptGame, ...moves: readonly MoveDraft[]): Played {
  return moves.reduce<Played>(
    ({ game }, move, i) => {
      const drafted = tried(game, move);
      const wrong = [...drafted.missing, ...drafted.faults.map(({ message }) => message)];
      if (wrong.length > 0) throw new Error(`${JSON.stringify(move)}: ${wrong.join(' ')}`);
      const what = i < moves.length - 1 ? undefined : draftedMoveName(move, viewOf(game));
      const written = {
        file: drafted.file,
        text: drafted.text,
        ...(what !== undefined && { what }),
      };
      return { game: withMove(game, written), says: drafted.says.join(' ') };
    },
    { game: begun, says: '' },
  );
}

export function played(game: KeptGame, ...moves: readonly MoveDraft[]): KeptGame {
  return play(game, ...moves).game;
}

export function scoresOf(game: KeptGame): Readonly<Record<string, string>> {
  const { players } = opened(game).checkpoints.replay;
  const points = players.map(({ id, holdings }) => {
    return [id, holdings.get('points')?.toFraction() ?? '0'] as const;
  });
  return Object.fromEntries(points);
}

/* Moves. */

const NEW = { kind: 'enact', rule: '', tier: 'mutable', title: '', mechanics: '' } as const;

/** A proposal of one change; without one, of a rule about tea. */
export function propose(by: string, change: Partial<DraftedChange> = {}): MoveDraft {
  const changes = [{ ...NEW, text: 'Tea is served at five.', ...change }];
  return { kind: 'propose', by, number: '', changes };
}

/** Everybody named votes for it but those that are named against it, one after the other. */
export function vote(
  number: number,
  voters: readonly string[],
  against: readonly string[] = [],
): readonly MoveDraft[] {
  return voters.map((voter) => {
    const way = against.includes(voter) ? 'against' : 'for';
    return { kind: 'vote', number, ballots: [{ voter, way }] } as const;
  });
}

export function close(number: number): MoveDraft {
  return { kind: 'closed', number };
}

export function roll(by: string, die = 1): MoveDraft {
  return { kind: 'roll', by, die };
}

export function ask(by: string, question: string, rules = ''): MoveDraft {
  return { kind: 'ask', by, question, rules };
}

type Given = Extract<MoveDraft, { readonly kind: 'given' }>;

export function judge(
  ruling: string,
  settles: Given['settles'] = [],
  judgment = 1,
  reasons = '',
): MoveDraft {
  return { kind: 'given', judgment, judge: '', ruling, reasons, settles };
}
