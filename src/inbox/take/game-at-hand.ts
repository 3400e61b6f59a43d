/** The facts of a game that reading its messages needs. */
import { once } from '../../helpers/once.ts';
import type { Custom } from '../../records/kinds/inbox.ts';
import type { Rules } from '../language/rule-words.ts';
import type { Author, Message } from '../types.ts';

export interface GameAtHand {
  readonly id: string;
  readonly title: string;
  readonly players: readonly KnownPlayer[];
  /** Ids of players, and accounts. */
  readonly clerks: readonly string[];
  readonly customs: readonly Custom[];
  readonly open: readonly {
    readonly number: number | string;
    readonly by: string | undefined;
    /** The title. A line with the number and the title is a heading. */
    readonly title?: string | undefined;
    /** When it was made, in milliseconds. */
    readonly since?: number | undefined;
  }[];
  readonly rules: Rules;
  /** The number that the rules give to the next proposal. */
  readonly next: number | undefined;
  /** The Judges of questions that are open. */
  readonly questions: readonly { readonly number: string; readonly judge: string | undefined }[];
  /** The numbers of proposals, by the messages that made them. */
  readonly proposedIn: ReadonlyMap<string, number | string>;
  /** The lines of these proposals, by the same messages. */
  readonly announced: ReadonlyMap<string, readonly string[]>;
  /** When play began, in milliseconds, and the time now. */
  readonly started: number | undefined;
  readonly now: number;
  /** Ids and titles of the archive's other games. */
  readonly others: readonly string[];
  /** At the board a player is known by the name of the seat, and no record has an account. */
  readonly isByName?: boolean | undefined;
}

export interface KnownPlayer {
  readonly id: string;
  readonly name: string;
  readonly accounts: readonly string[];
}

export interface KnownAuthor {
  readonly player?: KnownPlayer;
  /** The account by which the player is known, or the first account if nobody has stated one. */
  readonly account: string;
  /** Whether two players have stated this account. */
  readonly isShared: boolean;
}

export function whoIs({ accounts, name }: Author, game: GameAtHand): KnownAuthor {
  const own = new Set(accounts.map((each) => each.toLowerCase()));
  const found = [...own].flatMap((each) => byAccount(game).get(each) ?? []);
  const [first] = found;
  const isShared = found.some(({ player }) => player !== first?.player);
  if (first && !isShared) return { ...first, isShared };
  return { account: first?.account ?? accounts[0] ?? name, isShared };
}

/** The players by their accounts, in lower case. */
const byAccount = once(({ players }: GameAtHand) =>
  Map.groupBy(
    players.flatMap((player) => player.accounts.map((account) => ({ player, account }))),
    ({ account }) => account.toLowerCase(),
  ),
);

export function isClerk(author: Author, game: GameAtHand): boolean {
  const { player } = whoIs(author, game);
  const names = new Set(
    [...author.accounts, ...(player ? [player.id, ...player.accounts] : [])].map((each) =>
      each.toLowerCase(),
    ),
  );
  return game.clerks.some((clerk) => names.has(clerk.toLowerCase()));
}

/** The entries of `inbox` in game.md that are about this message's channel. */
export function customsFor({ place, thread }: Message, { customs }: GameAtHand): readonly Custom[] {
  return customs.filter(({ kind, where }) => {
    if (kind !== place.kind || where === undefined) return kind === place.kind;
    if (kind === 'mail') return thread?.title.toLowerCase().includes(where.toLowerCase()) === true;
    return place.names.some((name) => name.toLowerCase() === where.toLowerCase());
  });
}

/** Tells games apart that share a channel. */

export const ANOTHER = 'it is of another game';

const TAGS = /\[([^\]\n]{1,60})\]/g;

/** The words in brackets in the subject of a mail: `[Tea Nomic]`. */
export function gameTags({ thread, place }: Message): readonly string[] {
  if (place.kind !== 'mail') return [];
  const subject = thread?.title.slice(0, 500) ?? '';
  return [...subject.matchAll(TAGS)].map(([, tag = '']) => tag.trim().toLowerCase());
}

/** Why the message may belong to another game. `tags`: those of all messages in the file. */
export function gameDoubt(message: Message, tags: ReadonlySet<string>, game: GameAtHand) {
  const mails = game.customs.filter(({ kind, where }) => kind === 'mail' && where !== undefined);
  const title = message.thread?.title.toLowerCase() ?? '';
  if (message.place.kind === 'mail' && mails.length > 0) {
    const isHere = mails.some(({ where = '' }) => title.includes(where.toLowerCase()));
    if (!isHere) return ANOTHER;
  }
  const own = new Set([game.id, game.title.toLowerCase()]);
  const others = new Set(
    game.others.map((name) => name.toLowerCase()).filter((name) => !own.has(name)),
  );
  const isTagged = [...tags].some((tag) => own.has(tag));
  const strange = isTagged ? [...tags].filter((each) => !own.has(each)) : [];
  const here = gameTags(message);
  const isElsewhere = here.some((tag) => others.has(tag));
  if (here.some((each) => own.has(each))) {
    const isTwo = isElsewhere || here.some((tag) => strange.includes(tag));
    return isTwo ? 'its subject names two games' : undefined;
  }
  if (isElsewhere) return ANOTHER;
  return strange.length > 0 ? 'it does not say which game it is of' : undefined;
}
