/** The accounts of a game's players, and its clerks: they say who may record what. */
import type { WrittenEvent, WrittenGame } from '../../records/types.ts';
import { isAccount } from '../../values/scalar-schemas.ts';

export function accountBook(game: WrittenGame) {
  const { players, clerks = [], 'on-words': onWords, events, proposals } = game;
  const joining = (all: readonly WrittenEvent[]) =>
    all.flatMap(({ fact }) => (fact.kind === 'join' ? [fact.player] : []));
  // An open proposal does nothing yet, and gives no player another account.
  const adopted = proposals.flatMap(({ closed, acts = [] }) => (closed ? acts : []));
  const accounts = new Map(
    [...joining(adopted), ...players, ...joining(events)].flatMap((player) =>
      player.accounts ? [[player.id, player.accounts] as const] : [],
    ),
  );
  const named = new Map<string, readonly string[]>(accounts);
  // A player who is a clerk is one by each of the player's accounts.
  return {
    /** Each player's accounts; a player without any is not among them. */
    accounts,
    clerks: clerks.flatMap((clerk) => named.get(clerk) ?? clerk),
    /** Whether players may record what rests on words alone. */
    trustsPlayers: onWords === 'players',
  };
}

export type AccountBook = ReturnType<typeof accountBook>;

/** Whether it has anybody with whom the author of a change can be compared. */
export function keepsAccounts({ accounts, clerks }: AccountBook): boolean {
  return accounts.size + clerks.length > 0;
}

/** Whether an account is among some. Forges take large and small letters of a name for the same. */
export function isAmong(accounts: readonly string[] | undefined, account: string): boolean {
  return accounts?.some((each) => each.toLowerCase() === account.toLowerCase()) ?? false;
}

/** A fault in the options that say who sent a change. */
export function authorFault(
  author: string | undefined,
  base: string | undefined,
): string | undefined {
  if (author === undefined) return undefined;
  if (!isAccount(author)) return `“${author}” is not an account. Write github:ada-b.`;
  return base === undefined ? '--author compares with a base: add --base.' : undefined;
}
