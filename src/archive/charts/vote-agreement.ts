/** Who votes with whom: for every two players, how often they took the same side. */
import type { WrittenVotes } from '../../records/vote-types.ts';
import type { GameArchive } from '../lookup/game-archive.ts';

type NamedVotes = Extract<WrittenVotes, { kind: 'named' }>;

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

/** For two players: in how many votes both took sides, and in how many the same side. */
interface Tally {
  shared: number;
  same: number;
}

/** `undefined` if too little is recorded to compare. */
export function describeAgreement(archive: GameArchive): VoteAgreement | undefined {
  const { players, proposals } = archive.replay;
  const named = proposals.flatMap(({ written: { votes } }) =>
    votes?.kind === 'named' ? votes : [],
  );
  if (named.length < 2 || players.length < 2) return undefined;
  const tallies = tally(named);
  return {
    names: players.map((player) => player.name),
    votes: named.length,
    rows: players.map((one) => ({
      name: one.name,
      cells: players.map((other) =>
        one === other ? undefined : describeCell(tallies.get(one.id)?.get(other.id)),
      ),
    })),
  };
}

/** By the two players. Only those who voted are visited, since most pairs never meet. */
function tally(named: readonly NamedVotes[]): ReadonlyMap<string, ReadonlyMap<string, Tally>> {
  const tallies = new Map<string, Map<string, Tally>>();
  for (const { for: favourable, against, abstain } of named) {
    const sides = [favourable, against, abstain];
    for (const side of sides) {
      for (const one of side) {
        const row = tallies.get(one) ?? new Map<string, Tally>();
        tallies.set(one, row);
        for (const other of sides.flat()) {
          const cell = row.get(other) ?? { shared: 0, same: 0 };
          cell.shared++;
          if (side.includes(other)) cell.same++;
          row.set(other, cell);
        }
      }
    }
  }
  return tallies;
}

function describeCell(found: Tally | undefined): AgreementCell | undefined {
  if (!found) return undefined;
  const { same, shared } = found;
  return { words: `${same} of ${shared}`, fifths: Math.round((same * 5) / shared) };
}
