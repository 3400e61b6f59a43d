/** Every position is what effects come to: a replay is followed step by step, and each step folded. */
import { fold } from '../../src/engine/effects/fold.ts';
import type { Position } from '../../src/engine/replay.ts';
import { type ReplayLog, since } from '../../src/engine/state/log.ts';
import { type Held, initialState, type State } from '../../src/engine/state/state.ts';
import { canonical } from '../../src/law/mechanics/canonical.ts';
import type { WrittenGame, WrittenRuleset } from '../../src/records/types.ts';

const PARTS = [
  ...(['seats', 'holdings', 'offices', 'pauses', 'round', 'over'] as const),
  ...(['uses', 'turn', 'numbering', 'pending', 'deferred', 'judgments'] as const),
];

/** Called with each position of a replay; throws at the first that is not what the effects come to. */
export function foldingAlong(game: WrittenGame, { tiers }: Pick<WrittenRuleset, 'tiers'>) {
  let held: Held = initialState(game, tiers);
  let log: ReplayLog | undefined;
  return (position: Position): void => {
    const { effects } = position.log;
    const made = log ? since(log.effects, effects) : effects.toArray().reverse();
    held = fold(
      held,
      made.map(({ effect }) => effect),
    );
    log = position.log;
    const lost = PARTS.filter((part) => !isSame(held, position.state, part));
    if (lost.length > 0)
      throw new Error(`${game.id}: effects do not come to the ${lost.join(', ')} of the position`);
  };
}

/** Votes, Judgments and uses are the same objects in both; all else says the same. */
function isSame(held: Held, state: State, part: (typeof PARTS)[number]): boolean {
  switch (part) {
    case 'holdings':
      return canonical(new Map(held.holdings)) === canonical(new Map(state.holdings));
    case 'turn':
    case 'numbering':
      return inJson(held[part]) === inJson(state[part]);
    case 'pending':
    case 'deferred':
    case 'judgments':
    case 'uses':
      return isEach([...held[part].entries()], [...state[part].entries()]);
    default:
      return canonical(held[part] ?? null) === canonical(state[part] ?? null);
  }
}

function inJson(value: unknown): string {
  return JSON.stringify(value, (_, each) => (each instanceof Set ? [...each] : each));
}

function isEach(held: readonly [unknown, unknown][], state: readonly [unknown, unknown][]) {
  return (
    held.length === state.length &&
    held.every(([key, value], i) => state[i]?.[0] === key && state[i]?.[1] === value)
  );
}
