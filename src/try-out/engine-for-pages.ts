/**
 * The engine as a page asks it: one question at a time, with plain data as the answer, since the two
 * are in different threads.
 */
import { MALFORMED_GAME, summaryJson } from '../archive/json/game-json.ts';
import { type WalkJson, walkJson } from '../archive/page-models/game/describe-walk.ts';
import type { WhatIf } from '../archive/page-models/game/describe-what-if.ts';
import { type LivesJson, livesJson } from '../archive/rule-history/lives-json.ts';
import type { Source } from '../content/source.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { reportJson } from '../diagnostics/reporters/json.ts';
import type { OfferedRecord } from '../inbox/types.ts';
import { gameIds, locateFindings, replayGames, toLibrary } from '../pipeline.ts';
import { momentOfMove } from '../record-edits/moment-of-move.ts';
import { type Begun, beginGame, type GameWanted, readmeOf } from './begin-game.ts';
import { type BoardAsked, type BoardView, boardView } from './board-view.ts';
import { cutGame } from './cut-game.ts';
import { atStake, type DeskChoices, deskChoices } from './desk-choices.ts';
import {
  doubtedBeside,
  editSentences,
  type Following,
  following,
  offeredBeside,
  type SentenceDoubted,
  type SentenceOffered,
  type SentencesEdited,
  sentencesOf,
} from './edit-sentences.ts';
import type { MessagesHandedIn, MessagesTaken, OffersWeighed } from './inbox/take-at-desk.ts';
import { type DraftRead, parseDraft } from './links/draft-link.ts';
import type { MoveDraft } from './moves.ts';
import { type GameGiven, type OpenGame, openGame } from './open-game.ts';
import { type Choices, whatIf } from './suppose.ts';
import { type DraftedMove, tryDraft } from './try-draft.ts';

export type EngineRequest =
  | ({ readonly ask: 'check' } & RecordsGiven)
  | ({ readonly ask: 'begin' } & GameWanted)
  /** The questions after it are about this game. */
  | ({ readonly ask: 'open' } & GameGiven)
  | { readonly ask: 'what-if'; readonly choices: Choices }
  | { readonly ask: 'edit'; readonly sentences: readonly string[] }
  /** What the words of a rule seem to say beside its sentences. */
  | { readonly ask: 'offers'; readonly text: string; readonly sentences: readonly string[] }
  /** Where the two differ. */
  | { readonly ask: 'doubts'; readonly text: string; readonly sentences: readonly string[] }
  | { readonly ask: 'following'; readonly beginning: string }
  /** Of mechanics in YAML. */
  | { readonly ask: 'sentences'; readonly yaml: string }
  | { readonly ask: 'text'; readonly file: string }
  /** The records as far as a step. */
  | { readonly ask: 'cut'; readonly step: number }
  /** What was in a link. */
  | { readonly ask: 'read-draft'; readonly value: unknown }
  /** The day of a move that is recorded at this time, in milliseconds; its time where the day leaves it open. */
  | { readonly ask: 'moment'; readonly now: number }
  | { readonly ask: 'survey' | 'at-stake' | 'readme' | 'walk' | 'title' }
  | ({ readonly ask: 'board' } & BoardAsked)
  /** Messages, as the records that they are. */
  | ({ readonly ask: 'take' } & MessagesHandedIn)
  /** `on` is the day of what has no time. */
  | { readonly ask: 'weigh'; readonly offers: readonly OfferedRecord[]; readonly on: string }
  /** `on` is the day of the move. */
  | { readonly ask: 'draft'; readonly move: MoveDraft; readonly on: string };

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
  /** Of a record. */
  readonly text: string;
  readonly draft: DraftedMove;
  readonly take: MessagesTaken;
  readonly weigh: OffersWeighed;
}

export type EngineAnswer = Answers[EngineRequest['ask']];

/** What reads messages is loaded when somebody hands in some; other answers are given at once. */
export function createEngine(): (asked: EngineRequest) => EngineAnswer | Promise<EngineAnswer> {
  let open: OpenGame | undefined;
  const theGame = () => found(open);
  return (asked) => {
    if (asked.ask !== 'open') return answerTo(asked, theGame);
    open = openGame(asked);
    return open !== undefined;
  };
}

function answerTo(
  asked: Exclude<EngineRequest, { readonly ask: 'open' }>,
  theGame: () => OpenGame,
): EngineAnswer | Promise<EngineAnswer> {
  switch (asked.ask) {
    case 'check':
      return checkRecords(asked);
    case 'begin':
      return beginGame(asked);
    case 'what-if':
      return whatIf(theGame().archive, asked.choices);
    case 'moment':
      return momentOfMove(theGame().archive.replay.game, asked.now).text;
    case 'survey':
      return deskChoices(theGame().archive);
    case 'at-stake':
      return atStake(theGame());
    case 'board':
      return boardView(theGame(), asked);
    case 'title':
      return theGame().archive.title;
    case 'text':
      return theGame().library.sources.find(({ file }) => file === asked.file)?.text ?? '';
    case 'cut':
      return cutGame(theGame(), asked.step);
    case 'walk':
      return walkOf(theGame());
    case 'readme':
      return readmeOf(theGame());
    case 'edit':
      return editSentences(asked.sentences, theGame().archive);
    case 'offers':
      return offeredBeside(asked.text, asked.sentences, theGame().archive);
    case 'doubts':
      return doubtedBeside(asked.text, asked.sentences);
    case 'following':
      return following(asked.beginning);
    case 'sentences':
      return sentencesOf(asked.yaml);
    case 'read-draft':
      return parseDraft(asked.value);
    case 'draft':
      return tryDraft(theGame(), asked.move, asked.on);
    case 'take':
    case 'weigh':
      return forMessages(theGame(), asked);
  }
}

function found(open: OpenGame | undefined): OpenGame {
  if (!open) throw new Error('No game is open.');
  return open;
}

async function forMessages(
  open: OpenGame,
  asked: EngineRequest & { readonly ask: 'take' | 'weigh' },
): Promise<EngineAnswer> {
  const { takeAtDesk, weighAtDesk } = await import('./inbox/take-at-desk.ts');
  return asked.ask === 'take' ? takeAtDesk(open, asked) : weighAtDesk(open, asked.offers, asked.on);
}

/** The report of a check, wherever the records come from. */
interface RecordsGiven {
  readonly sources: readonly Source[];
  /** About files that could not be read. */
  readonly unread: readonly Finding[];
}

/** What `nomic check --format json` prints for the same records. */
function checkRecords({ sources, unread }: RecordsGiven): string {
  const library = toLibrary({ sources, findings: unread });
  const replays = replayGames(library.records);
  const games = gameIds(library.records).map((id) => {
    const replay = replays.get(id);
    return [id, replay ? summaryJson(replay) : MALFORMED_GAME] as const;
  });
  return reportJson({ findings: locateFindings(library, replays), games: new Map(games) });
}

/* A game to walk through, where no page has it. */

export interface Walked {
  readonly walk: WalkJson;
  readonly lives: LivesJson;
}

export function walkOf({ archive }: OpenGame): Walked {
  return { walk: walkJson(archive), lives: livesJson(archive) };
}
