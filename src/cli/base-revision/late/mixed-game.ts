/** A game as it was, with some of the records added since. */
import { byJudgmentNumber } from '../../../records/assemble/judgment-order.ts';
import { orderProposals } from '../../../records/assemble/order-proposals.ts';
import type { GameRecord, WrittenGame } from '../../../records/types.ts';
import type { GamePairs } from '../game-pairs.ts';

export interface Mixture {
  readonly was: WrittenGame;
  readonly is: WrittenGame;
  readonly pairs: GamePairs;
}

/** The records in `since` are taken as they are now; one of them that is gone is left out. */
export function mixGame({ was, is, pairs }: Mixture, since: ReadonlySet<GameRecord>): WrittenGame {
  return {
    ...was,
    proposals: orderProposals(mix(pairs.proposals, is.proposals, since)),
    judgments: mix(pairs.judgments, is.judgments, since).sort(byJudgmentNumber),
    events: mix(pairs.events, is.events, since),
  };
}

/** In the present order. An earlier record gets its present name, so that no two share one. */
function mix<Row extends GameRecord>(
  pairs: ReadonlyMap<Row, Row | undefined>,
  now: readonly Row[],
  since: ReadonlySet<GameRecord>,
): Row[] {
  const origins = new Map([...pairs].flatMap(([was, is]) => (is ? [[is, was]] : [])));
  const gone = [...pairs].flatMap(([was, is]) => (is || since.has(was) ? [] : [was]));
  const kept = now.flatMap((is) => {
    const was = origins.get(is);
    if (since.has(is)) return [is];
    return was ? [{ ...was, file: is.file, name: is.name }] : [];
  });
  return [...kept, ...gone];
}
