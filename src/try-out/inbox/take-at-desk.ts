/** `nomic take` for a page: reads messages and tries their records. */
import { takeMessages } from '../../inbox/take/take-messages.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import { parseMoment } from '../../values/moment.ts';
import type { OpenGame } from '../open-game.ts';
import { gameInPlay } from './game-in-play.ts';
import { type HandedIn, hear } from './hear.ts';
import { planOffers } from './plan-offers.ts';
import { messagesAsked, withAnswers } from './questions.ts';

export interface MessagesHandedIn {
  readonly files: readonly HandedIn[];
  /** Ids and titles of the archive's games. */
  readonly names: readonly string[];
  /** In milliseconds. */
  readonly now: number;
  /** At the board the name of a seat is the player's account in a chat. */
  readonly isByName?: boolean | undefined;
}

export async function takeAtDesk(open: OpenGame, given: MessagesHandedIn) {
  const { files, names, now, isByName } = given;
  const { checkpoints } = open;
  const { id, title } = checkpoints.replay.game;
  const others = names.filter((name) => name !== id && name !== title);
  const recorded = gameInPlay(checkpoints.replay, { others, now });
  const seats = recorded.players.map((each) => ({ ...each, accounts: [`chat:${each.name}`] }));
  const game = isByName ? { ...recorded, players: seats, isByName } : recorded;
  const heard = await hear(files, game);
  const { offers, notes } = takeMessages(heard.messages, game);
  return { offers, left: [...heard.left, ...notes] };
}

/** `on` is the day for undated things. */
export function weighAtDesk(open: OpenGame, offers: readonly OfferedRecord[], on: string) {
  const { library, checkpoints } = open;
  const day = parseMoment(on);
  if (!day) throw new Error(`“${on}” is not a day.`);
  const plan = planOffers(offers, { library, checkpoints, replay: checkpoints.replay }, day);
  const records = plan.drafts.map(({ file, text, before }) => ({
    file,
    text,
    /** Whether the file already exists. */
    isAddition: before !== undefined,
  }));
  const questions = withAnswers(messagesAsked(plan.offers), plan, day);
  return { offers: plan.offers, questions, records };
}
