/** Who may record what in a game: the accounts of its players, and its clerks. */
import type { Path } from '../../../diagnostics/finding.ts';
import { everyEvent } from '../../../records/lookup/every-event.ts';
import type { WrittenGame, WrittenPlayer } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';

export interface AccountBook {
  readonly accounts: ReadonlyMap<PlayerId, string>;
  readonly clerks: readonly string[];
}

export function accountBook(game: WrittenGame): AccountBook {
  const { players, clerks = [] } = game;
  const joined = everyEvent(game).flatMap(({ fact }) =>
    fact.kind === 'join' ? [fact.player] : [],
  );
  const known = [...players, ...joined].filter(hasAccount);
  return { accounts: new Map(known.map(({ id, account }) => [id, account])), clerks };
}

function hasAccount(player: WrittenPlayer): player is WrittenPlayer & { account: string } {
  return player.account !== undefined;
}

/** Forges take large and small letters of a name for the same. */
export function isSameAccount(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** What differs between two books, and where it stands in game.md. */
export function changedIn(
  then: AccountBook,
  now: AccountBook,
): { readonly what: string; readonly path: Path } | undefined {
  const ids = [...new Set([...then.accounts.keys(), ...now.accounts.keys()])];
  const other = ids.find(
    (id) => !isSameAccount(then.accounts.get(id) ?? '', now.accounts.get(id) ?? ''),
  );
  if (other !== undefined) {
    return { what: `The account of \`${other}\``, path: ['players', other, 'account'] };
  }
  const clerks = ({ clerks: listed }: AccountBook) =>
    listed.map((each) => each.toLowerCase()).sort();
  const isSame = JSON.stringify(clerks(then)) === JSON.stringify(clerks(now));
  return isSame ? undefined : { what: 'The list of clerks', path: ['clerks'] };
}
