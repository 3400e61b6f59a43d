/**
 * The engine as a page asks it: one question at a time, with plain data as the answer, since the two are
 * in different threads.
 */
import type { WhatIf } from '../archive/page-models/game/describe-what-if.ts';
import type { Source } from '../content/source.ts';
import type { OfferedRecord } from '../inbox/types.ts';
import { momentOfMove } from '../record-edits/moment-of-move.ts';
import type { Begun, GameWanted } from './begin-game.ts';
import type { BoardAsked, BoardView } from './board-view.ts';
import type { RecordsGiven } from './check-records.ts';
import { type DeskChoices, deskChoices } from './desk-choices.ts';
import type {
  Following,
  SentenceDoubted,
  SentenceOffered,
  SentencesEdited,
} from './edit-sentences.ts';
import type { MessagesHandedIn, MessagesTaken, OffersWeighed } from './inbox/take-at-desk.ts';
import type { DraftRead } from './links/draft-link.ts';
import type { MoveDraft } from './moves.ts';
import { type GameGiven, type OpenGame, openGame, openWithWords } from './open-game.ts';
import { isAsSaid, sentencesOf } from './rule-as-text.ts';
import type { Choices } from './suppose.ts';
import { type DraftedMove, tryDraft } from './try-draft.ts';
import type { Walked } from './walk-game.ts';

export type EngineRequest =
  | ({ readonly ask: 'check' } & RecordsGiven)
  | ({ readonly ask: 'begin' } & GameWanted)
  /** The questions after it are about this game. */
  | ({ readonly ask: 'open' } & GameGiven)
  | { readonly ask: 'what-if'; readonly choices: Choices }
  | { readonly ask: 'edit'; readonly sentences: readonly string[] }
  /** The apparent meanings of a rule's words, beside its sentences. */
  | { readonly ask: 'offers'; readonly text: string; readonly sentences: readonly string[] }
  /** Where the two differ. */
  | { readonly ask: 'doubts'; readonly text: string; readonly sentences: readonly string[] }
  | { readonly ask: 'following'; readonly beginning: string }
  /** The sentences of mechanics in YAML. */
  | { readonly ask: 'sentences'; readonly yaml: string }
  | { readonly ask: 'text'; readonly file: string }
  /** The records as far as a step. */
  | { readonly ask: 'cut'; readonly step: number }
  /** The value of a link. */
  | { readonly ask: 'read-draft'; readonly value: unknown }
  /** The day of a move that is recorded at this time, in milliseconds; its time where the day leaves it open. */
  | { readonly ask: 'moment'; readonly now: number }
  | { readonly ask: 'survey' | 'at-stake' | 'readme' | 'walk' | 'title' }
  | ({ readonly ask: 'board' } & BoardAsked)
  /** Messages, as the records that they are. */
  | ({ readonly ask: 'take' } & MessagesHandedIn)
  /** `on` is the day of what has no time. */
  | { readonly ask: 'weigh'; readonly offers: readonly OfferedRecord[]; readonly on: string }
  | DraftGiven;

interface DraftGiven {
  readonly ask: 'draft';
  readonly move: MoveDraft;
  /** The day of the move. */
  readonly on: string;
  /** Whether more is wanted than the verdict, for which more is loaded. */
  readonly isWhole?: boolean;
}

export interface Answers {
  readonly check: string;
  readonly begin: Begun;
  /** Whether the records can be read. */
  readonly open: boolean;
  readonly 'what-if': WhatIf;
  readonly moment: string;
  readonly survey: DeskChoices;
  readonly 'at-stake': readonly string[];
  readonly board: BoardView;
  readonly readme: string;
  readonly walk: Walked;
  readonly cut: readonly Source[];
  readonly edit: SentencesEdited;
  readonly offers: readonly SentenceOffered[];
  readonly doubts: readonly SentenceDoubted[];
  readonly following: Following;
  readonly sentences: readonly string[] | undefined;
  readonly 'read-draft': DraftRead;
  readonly title: string;
  readonly text: string;
  readonly draft: DraftedMove;
  readonly take: MessagesTaken;
  readonly weigh: OffersWeighed;
}

export type EngineAnswer = Answers[EngineRequest['ask']];

/** More is loaded for what is seldom asked, or asked after a verdict; other answers are given at once. */
export function createEngine(): (asked: EngineRequest) => EngineAnswer | Promise<EngineAnswer> {
  let open: OpenGame | undefined;
  const theGame = () => found(open);
  const worded = async () => {
    const now = theGame();
    const read = now.words ? now : openWithWords(now, await import('./words.ts'));
    if (open === now) open = read;
    return read;
  };
  return (asked) => {
    if (asked.ask !== 'open') return answerTo(asked, theGame, worded);
    open = openGame(asked);
    return open !== undefined;
  };
}

function answerTo(
  asked: Exclude<EngineRequest, { readonly ask: 'open' }>,
  theGame: () => OpenGame,
  worded: () => Promise<OpenGame>,
): EngineAnswer | Promise<EngineAnswer> {
  // A voter or a Judge sees words compared, with others and with mechanics.
  const asItLies = async () => (asksForWords(theGame()) ? worded() : theGame());
  switch (asked.ask) {
    case 'check':
      return import('./seldom.ts').then(({ reportOnRecords }) => reportOnRecords(asked));
    case 'begin':
      return import('./seldom.ts').then(({ beginGame }) => beginGame(asked));
    case 'what-if':
      return import('./seldom.ts').then(({ whatIf }) => whatIf(theGame().archive, asked.choices));
    case 'moment':
      return momentOfMove(theGame().archive.replay.game, asked.now).text;
    case 'survey':
      return asItLies().then(deskChoices);
    case 'at-stake':
      return import('./seldom.ts').then(({ atStake }) => atStake(theGame()));
    case 'board':
      return import('./seldom.ts').then(async ({ boardView }) =>
        boardView(await asItLies(), asked),
      );
    case 'title':
      return theGame().archive.title;
    case 'text':
      return theGame().library.sources.find(({ file }) => file === asked.file)?.text ?? '';
    case 'cut':
      return import('./seldom.ts').then(({ cutGame }) => cutGame(theGame(), asked.step));
    case 'walk':
      return import('./seldom.ts').then(({ walkOf }) => walkOf(theGame()));
    case 'readme':
      return import('./seldom.ts').then(({ readmeOf }) => readmeOf(theGame()));
    case 'edit':
    case 'offers':
    case 'doubts':
    case 'following':
      return worded().then((open) => ofWords(open, asked));
    case 'sentences':
      return sentencesOf(asked.yaml);
    case 'read-draft':
      return import('./seldom.ts').then(({ parseDraft }) => parseDraft(asked.value));
    case 'draft':
      return asked.isWhole || isInOtherWords(asked.move)
        ? worded().then((open) => tryDraft(open, asked.move, asked.on))
        : tryDraft(theGame(), asked.move, asked.on);
    case 'take':
    case 'weigh':
      return forMessages(theGame(), asked);
  }
}

function found(open: OpenGame | undefined): OpenGame {
  if (!open) throw new Error('No game is open.');
  return open;
}

/** Whether something is under vote, or rests on words alone, which a Judge may let stand. */
function asksForWords({ archive: { replay } }: OpenGame): boolean {
  const onWords = replay.timeline.some(
    (entry) => entry.kind === 'event' && entry.ground?.by === 'words',
  );
  return onWords || replay.openVotes.length > 0;
}

function isInOtherWords(move: MoveDraft): boolean {
  const changes = move.kind === 'propose' ? move.changes : [];
  return changes.some((change) => 'mechanics' in change && !isAsSaid(change.mechanics));
}

function ofWords(
  { archive, words }: OpenGame,
  asked: EngineRequest & { readonly ask: 'edit' | 'offers' | 'doubts' | 'following' },
): EngineAnswer {
  if (!words) throw new Error('The engine has not loaded its words.');
  switch (asked.ask) {
    case 'edit':
      return words.editSentences(asked.sentences, archive);
    case 'offers':
      return words.offeredBeside(asked.text, asked.sentences, archive);
    case 'doubts':
      return words.doubtedBeside(asked.text, asked.sentences);
    case 'following':
      return words.following(asked.beginning);
  }
}

async function forMessages(
  open: OpenGame,
  asked: EngineRequest & { readonly ask: 'take' | 'weigh' },
): Promise<EngineAnswer> {
  const { takeAtDesk, weighAtDesk } = await import('./inbox/take-at-desk.ts');
  return asked.ask === 'take' ? takeAtDesk(open, asked) : weighAtDesk(open, asked.offers, asked.on);
}
