/** Every position is what effects come to: a replay is followed step by step, and each step folded. */
import { fold } from '../../src/engine/effects/fold.ts';
import type { Position } from '../../src/engine/replay.ts';
import { type ReplayLog, since } from '../../src/engine/state/log.ts';
import { type Holdings, initialState } from '../../src/engine/state/state.ts';
import { canonical } from '../../src/law/mechanics/canonical.ts';
import type { WrittenGame, WrittenRuleset } from '../../src/records/types.ts';

const PARTS = ['seats', 'holdings', 'offices', 'pauses', 'round', 'over'] as const;

/** Called with each position of a replay; throws at the first that is not what the effects come to. */
export function foldingAlong(game: WrittenGame, { tiers }: Pick<WrittenRuleset, 'tiers'>) {
  let held: Holdings = initialState(game, tiers);
  let log: ReplayLog | undefined;
  return (position: Position): void => {
    const { effects } = position.log;
    const made = log ? since(log.effects, effects) : effects.toArray().reverse();
    held = fold(
      held,
      made.map(({ effect }) => effect),
    );
    log = position.log;
    const lost = PARTS.filter((part) => saidOf(held, part) !== saidOf(position.state, part));
    if (lost.length > 0)
      throw new Error(`${game.id}: effects do not come to the ${lost.join(', ')} of the position`);
  };
}

function saidOf(held: Holdings, part: (typeof PARTS)[number]): string {
  if (part === 'holdings') return canonical(new Map(held.holdings));
  return canonical(held[part] ?? null);
}
