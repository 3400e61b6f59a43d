/** The engine for a page, in another thread: it answers questions with plain data. */
import type { OfferedRecord } from '../inbox/types.ts';
import { momentOfMove } from '../record-edits/moment-of-move.ts';
import type { GameWanted } from './begin-game.ts';
import type { BoardAsked } from './board-view.ts';
import type { RecordsGiven } from './check-records.ts';
import { deskChoices } from './desk-choices.ts';
import type { MessagesHandedIn } from './inbox/take-at-desk.ts';
import type { MoveDraft } from './moves.ts';
import { type GameGiven, type OpenGame, openGame, openWithWords } from './open-game.ts';
import { isAsSaid, sentencesOf } from './rule-as-text.ts';
import type { Choices } from './suppose.ts';
import { tryDraft } from './try-draft.ts';

/** The questions by name, each with its answer. Rare ones load more code. */
function questionsTo(game: OpenGames) {
  const { found, worded, asItLies } = game;
  const seldom = () => import('./seldom.ts');
  const messages = () => import('./inbox/take-at-desk.ts');
  return {
    check: async (records: RecordsGiven) => (await seldom()).reportOnRecords(records),
    begin: async (wanted: GameWanted) => (await seldom()).beginGame(wanted),
    /** Later questions are about this game. The answer says whether its records can be read. */
    open: (given: GameGiven) => game.open(given),
    'what-if': async ({ choices }: { readonly choices: Choices }) =>
      (await seldom()).whatIf(found().archive, choices),
    edit: async ({ sentences }: Sentences) => {
      const { words, archive } = await worded();
      return words.editSentences(sentences, archive);
    },
    /** Apparent meanings of a rule's words that its sentences lack. */
    offers: async ({ text, sentences }: WordedSentences) => {
      const { words, archive } = await worded();
      return words.offeredBeside(text, sentences, archive);
    },
    /** Contradictions between words and sentences. */
    doubts: async ({ text, sentences }: WordedSentences) =>
      (await worded()).words.doubtedBeside(text, sentences),
    following: async ({ beginning }: { readonly beginning: string }) =>
      (await worded()).words.following(beginning),
    sentences: ({ yaml }: { readonly yaml: string }) => sentencesOf(yaml),
    text: ({ file }: { readonly file: string }) =>
      found().library.sources.find((source) => source.file === file)?.text ?? '',
    /** The records up to a step. */
    cut: async ({ step }: { readonly step: number }) => (await seldom()).cutGame(found(), step),
    /** The content of a link. */
    'read-draft': async ({ value }: { readonly value: unknown }) =>
      (await seldom()).parseDraft(value),
    /** The day or time of a move recorded now, in milliseconds; see `moment-of-move.ts`. */
    moment: ({ now }: { readonly now: number }) =>
      momentOfMove(found().archive.replay.game, now).text,
    survey: () => asItLies().then(deskChoices),
    'at-stake': async () => (await seldom()).atStake(found()),
    readme: async () => (await seldom()).readmeOf(found()),
    walk: async () => (await seldom()).walkOf(found()),
    past: async () => (await seldom()).pastAndRecords(found()),
    title: () => found().archive.title,
    board: async (asked: BoardAsked) => (await seldom()).boardView(await asItLies(), asked),
    /** Makes records from messages. */
    take: async (given: MessagesHandedIn) => (await messages()).takeAtDesk(found(), given),
    /** `on`: the day of what has no time. */
    weigh: async ({ offers, on }: { readonly offers: readonly OfferedRecord[] } & OnDay) =>
      (await messages()).weighAtDesk(found(), offers, on),
    draft: ({ move, on, isWhole = false }: DraftGiven) => {
      const changes = move.kind === 'propose' ? move.changes : [];
      const isInOtherWords = changes.some(
        (each) => 'mechanics' in each && !isAsSaid(each.mechanics),
      );
      return isWhole || isInOtherWords
        ? worded().then((open) => tryDraft(open, move, on))
        : tryDraft(found(), move, on);
    },
  };
}

interface Sentences {
  readonly sentences: readonly string[];
}

interface WordedSentences extends Sentences {
  readonly text: string;
}

interface OnDay {
  readonly on: string;
}

/** `on`: the day of the move. */
interface DraftGiven extends OnDay {
  readonly move: MoveDraft;
  /** Whether more is wanted than the verdict, for which more is loaded. */
  readonly isWhole?: boolean;
}

type Questions = ReturnType<typeof questionsTo>;
type QuestionInput<Question> = Question extends (given: infer Of) => unknown ? Of : never;

export type EngineRequest = {
  readonly [Ask in keyof Questions]: { readonly ask: Ask } & QuestionInput<Questions[Ask]>;
}[keyof Questions];

export type Answers = {
  readonly [Ask in keyof Questions]: Awaited<ReturnType<Questions[Ask]>>;
};

/** Answers at once if nothing must be loaded. */
export function createEngine(): (asked: EngineRequest) => unknown {
  const questions = questionsTo(openGames());
  return (asked) => {
    const answer: (given: never) => unknown = questions[asked.ask];
    return answer(asked as never);
  };
}

type WordedGame = OpenGame & Required<Pick<OpenGame, 'words'>>;
type OpenGames = ReturnType<typeof openGames>;

/** Keeps the open game, and loads the comparison of words on demand. */
function openGames() {
  let game: OpenGame | undefined;
  const found = (): OpenGame => {
    if (!game) throw new Error('No game is open.');
    return game;
  };
  const worded = async (): Promise<WordedGame> => {
    const now = found();
    const words = now.words ?? (await import('./words.ts'));
    const read = { ...(now.words ? now : openWithWords(now, words)), words };
    if (game === now) game = read;
    return read;
  };
  return {
    open: (given: GameGiven): boolean => {
      game = openGame(given);
      return game !== undefined;
    },
    found,
    worded,
    /** Voters and Judges see differences between words and mechanics. */
    asItLies: async () => {
      const { timeline, openVotes } = found().archive.replay;
      // A Judge may excuse what rests on text only.
      const onWords = timeline.some(
        (entry) => entry.kind === 'event' && entry.ground?.by === 'words',
      );
      return onWords || openVotes.length > 0 ? worded() : found();
    },
  };
}
