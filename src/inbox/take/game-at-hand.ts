/** What a clerk knows of a game while reading its messages. */
import type { Custom } from '../../records/kinds/inbox.ts';
import type { Author, Message } from '../types.ts';

export interface GameAtHand {
  readonly id: string;
  readonly title: string;
  readonly players: readonly Seat[];
  /** Ids of players, and accounts. */
  readonly clerks: readonly string[];
  readonly customs: readonly Custom[];
  readonly zone: string | undefined;
  readonly open: readonly OpenProposal[];
  /** The number that the rules give to the next proposal. */
  readonly next: number | undefined;
  /** The Judges of questions that are open, and who asked. */
  readonly questions: readonly {
    readonly number: string;
    readonly by: string;
    readonly judge: string | undefined;
  }[];
  /** The proposals whose sources are messages, by these. */
  readonly proposedIn: ReadonlyMap<string, number | string>;
  /** When play began, and the present, in milliseconds. */
  readonly started: number | undefined;
  readonly now: number;
  /** Ids and titles of the archive's other games. */
  readonly others: readonly string[];
}

export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly accounts: readonly string[];
}

export interface OpenProposal {
  readonly number: number | string;
  readonly by: string | undefined;
}

export interface Known {
  readonly player?: Seat;
  /** The account by which the player is known, or the first one that nobody has stated. */
  readonly account: string;
  /** Two players have stated it. */
  readonly isShared: boolean;
}

export function whoIs({ accounts, name }: Author, { players }: GameAtHand): Known {
  const own = new Set(accounts.map((each) => each.toLowerCase()));
  const found = players.flatMap((player) => {
    const account = player.accounts.find((each) => own.has(each.toLowerCase()));
    return account === undefined ? [] : [{ player, account }];
  });
  const [first, second] = found;
  if (first && !second) return { ...first, isShared: false };
  return { account: first?.account ?? accounts[0] ?? name, isShared: second !== undefined };
}

export function isClerk(author: Author, game: GameAtHand): boolean {
  const { player } = whoIs(author, game);
  const names = new Set(
    [...author.accounts, ...(player ? [player.id, ...player.accounts] : [])].map((each) =>
      each.toLowerCase(),
    ),
  );
  return game.clerks.some((clerk) => names.has(clerk.toLowerCase()));
}

/** The entries of `inbox` that speak of where a message stands. */
export function customsFor({ place, thread }: Message, { customs }: GameAtHand): readonly Custom[] {
  return customs.filter(({ kind, where }) => {
    const isThere = kind === place.kind || (kind === 'forum' && place.kind === 'chat');
    if (!isThere || where === undefined) return isThere;
    if (kind === 'mail') return thread?.title.toLowerCase().includes(where.toLowerCase()) === true;
    return place.names.some((name) => name.toLowerCase() === where.toLowerCase());
  });
}
