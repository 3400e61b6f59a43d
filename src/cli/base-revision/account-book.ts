/** The accounts of players and clerks, which decide who may record something. */
import type { WrittenEvent, WrittenGame } from '../../records/types.ts';
import { isAccount } from '../../values/scalar-schemas.ts';

export function accountBook(game: WrittenGame) {
  const { players, clerks = [], 'on-words': onWords, events, proposals } = game;
  const joining = (all: readonly WrittenEvent[]) =>
    all.flatMap(({ fact }) => (fact.kind === 'join' ? [fact.player] : []));
  // An open proposal gives no player another account yet.
  const adopted = proposals.flatMap(({ closed, acts = [] }) => (closed ? acts : []));
  const accounts = new Map(
    [...joining(adopted), ...players, ...joining(events)].flatMap((player) =>
      player.accounts ? [[player.id, player.accounts] as const] : [],
    ),
  );
  const named = new Map<string, readonly string[]>(accounts);
  // A clerk who plays may use every account of that player.
  return {
    /** Each player's accounts; players without any are left out. */
    accounts,
    clerks: clerks.flatMap((clerk) => named.get(clerk) ?? clerk),
    /** Whether players may record what rests on text only. */
    trustsPlayers: onWords === 'players',
  };
}

export type AccountBook = ReturnType<typeof accountBook>;

/** Whether it has anybody to compare an author with. */
export function keepsAccounts({ accounts, clerks }: AccountBook): boolean {
  return accounts.size + clerks.length > 0;
}

/** Whether an account is in a list. Forges ignore capitals in names. */
export function isAmong(accounts: readonly string[] | undefined, account: string): boolean {
  return accounts?.some((each) => each.toLowerCase() === account.toLowerCase()) ?? false;
}

/** A fault in the options that name the sender of a change. */
export function authorFault(
  author: string | undefined,
  base: string | undefined,
): string | undefined {
  if (author === undefined) return undefined;
  if (!isAccount(author)) return `“${author}” is not an account. Write github:ada-b.`;
  return base === undefined ? '--author compares with a base: add --base.' : undefined;
}
