/** Who votes with whom: for every two players, how often they took the same side. */
import type { Player } from '../engine/types.ts';
import { wayOf } from './describe-player.ts';
import type { GameArchive } from './game-archive.ts';

export interface VoteAgreement {
  readonly names: readonly string[];
  /** One row for each player; `undefined` on the diagonal and where two never voted on the same. */
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly (AgreementCell | undefined)[];
  }[];
  /** Votes whose voters the record names. */
  readonly votes: number;
}

export interface AgreementCell {
  /** `4 of 5`. */
  readonly words: string;
  /** In fifths, for the shade of the cell: 0 never to 5 always. */
  readonly fifths: number;
}

/** `undefined` where too little is recorded to compare. */
export function describeAgreement(archive: GameArchive): VoteAgreement | undefined {
  const { players, proposals } = archive.replay;
  const named = proposals.filter((proposal) => proposal.written.votes?.kind === 'named');
  if (named.length < 2 || players.length < 2) return undefined;
  const ways = new Map(
    players.map((player) => [player, named.map((proposal) => wayOf(proposal, player))]),
  );
  return {
    names: players.map((player) => player.name),
    votes: named.length,
    rows: players.map((one) => ({
      name: one.name,
      cells: players.map((other) => (one === other ? undefined : compare(ways, one, other))),
    })),
  };
}

function compare(
  ways: ReadonlyMap<Player, readonly (string | undefined)[]>,
  one: Player,
  other: Player,
): AgreementCell | undefined {
  const theirs = ways.get(other) ?? [];
  const both = (ways.get(one) ?? []).map((way, i) => [way, theirs[i]] as const);
  const shared = both.filter(([a, b]) => isVote(a) && isVote(b));
  if (shared.length === 0) return undefined;
  const same = shared.filter(([a, b]) => a === b).length;
  return { words: `${same} of ${shared.length}`, fifths: Math.round((same * 5) / shared.length) };
}

function isVote(way: string | undefined): boolean {
  return way !== undefined && way !== 'silent';
}
