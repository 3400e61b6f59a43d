/** Who may record what in a game: the accounts of its players, and its clerks. */
import type { Path, Spot } from '../../../diagnostics/finding.ts';
import { everyEvent } from '../../../records/lookup/every-event.ts';
import type { WrittenGame, WrittenPlayer } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { isAccount } from '../../../values/scalar-schemas.ts';

export interface AccountBook {
  /** Each player's accounts; a player without any is not among them. */
  readonly accounts: ReadonlyMap<PlayerId, readonly string[]>;
  readonly clerks: readonly string[];
  /** Whether players may record what rests on words alone. */
  readonly trustsPlayers: boolean;
}

export function accountBook(game: WrittenGame): AccountBook {
  const { players, clerks = [], 'on-words': onWords } = game;
  const joined = everyEvent(game).flatMap(({ fact }) =>
    fact.kind === 'join' ? [fact.player] : [],
  );
  const known = [...players, ...joined].filter(hasAccount);
  const accounts = new Map(known.map((player) => [player.id, player.accounts] as const));
  const named = new Map<string, readonly string[]>(accounts);
  // A player who is a clerk is one by each of the player's accounts.
  return {
    accounts,
    clerks: clerks.flatMap((clerk) => named.get(clerk) ?? clerk),
    trustsPlayers: onWords === 'players',
  };
}

/** Whether it has anybody with whom the author of a change can be compared. */
export function keepsAccounts({ accounts, clerks }: AccountBook): boolean {
  return accounts.size + clerks.length > 0;
}

function hasAccount(
  player: WrittenPlayer,
): player is WrittenPlayer & { accounts: readonly string[] } {
  return player.accounts !== undefined;
}

/** Forges take large and small letters of a name for the same. */
export function isSameAccount(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** What differs between two books, and where it stands in game.md. */
export function changedIn(
  then: AccountBook,
  now: AccountBook,
): { readonly what: string; readonly path: Path } | undefined {
  const ids = [...new Set([...then.accounts.keys(), ...now.accounts.keys()])];
  const other = ids.find((id) => folded(then.accounts.get(id)) !== folded(now.accounts.get(id)));
  if (other !== undefined) {
    return { what: `The account of \`${other}\``, path: ['players', other, 'account'] };
  }
  if (then.trustsPlayers !== now.trustsPlayers)
    return { what: 'Who may record what rests on words alone', path: ['on-words'] };
  const isSame = folded(then.clerks) === folded(now.clerks);
  return isSame ? undefined : { what: 'The list of clerks', path: ['clerks'] };
}

function folded(accounts: readonly string[] = []): string {
  return JSON.stringify(accounts.map((each) => each.toLowerCase()).sort());
}

/** Something that a change does in the name of players. */
export interface Act {
  /** `The vote of Ada Byron on Proposal 301`. */
  readonly what: string;
  /** Any one of them may do it. Nobody where the record does not say whose it is. */
  readonly of: readonly PlayerId[];
  /** Where the record is now, and where it was. */
  readonly is: Spot | undefined;
  readonly was: Spot | undefined;
}

/** What is wrong with the options that say who sent a change. */
export function authorFault(
  author: string | undefined,
  base: string | undefined,
): string | undefined {
  if (author === undefined) return undefined;
  if (!isAccount(author)) return `“${author}” is not an account. Write github:ada-b.`;
  return base === undefined ? '--author needs --base, with which it compares.' : undefined;
}
