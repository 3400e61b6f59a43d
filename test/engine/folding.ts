/** Every position is what effects come to: a replay is followed step by step, and each step folded. */
import { is } from 'immutable';
import { fold } from '../../src/engine/effects/fold.ts';
import type { Position } from '../../src/engine/replay.ts';
import { type ReplayLog, since } from '../../src/engine/state/log.ts';
import type { RuleBook } from '../../src/engine/state/rule-book.ts';
import { initialState, type Parts, type State } from '../../src/engine/state/state.ts';
import type { Law } from '../../src/law/in-force/law.ts';
import { canonical } from '../../src/law/mechanics/canonical.ts';
import type { WrittenGame, WrittenRuleset } from '../../src/records/types.ts';

const PARTS = [
  ...(['seats', 'holdings', 'offices', 'pauses', 'round', 'over'] as const),
  ...(['uses', 'turn', 'numbering', 'pending', 'deferred', 'judgments'] as const),
  ...(['version', 'latest', 'law', 'book'] as const),
];

/** Called with each position of a replay; throws at the first that is not what the effects come to. */
export function foldingAlong(game: WrittenGame, { tiers }: Pick<WrittenRuleset, 'tiers'>) {
  let held: Parts = initialState(game, tiers);
  let log: ReplayLog | undefined;
  let state: State | undefined;
  return (position: Position): void => {
    const { effects } = position.log;
    const made = log ? since(log.effects, effects) : effects.toArray().reverse();
    const [before, was] = [held, state];
    held = fold(
      held,
      made.map(({ effect }) => effect),
    );
    ({ log, state } = position);
    const isTouched = (part: (typeof PARTS)[number]) =>
      held[part] !== before[part] || position.state[part] !== was?.[part];
    const lost = PARTS.filter((part) => isTouched(part) && !isSame(held, position.state, part));
    if (lost.length > 0)
      throw new Error(`${game.id}: effects do not come to the ${lost.join(', ')} of the position`);
  };
}

/** Votes, Judgments, uses and rules are the same objects in both; all else says the same. */
function isSame(held: Parts, state: State, part: (typeof PARTS)[number]): boolean {
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
    case 'version':
    case 'latest':
      return held[part] === state[part];
    case 'law':
      return isSameLaw(held.law, state.law);
    case 'book':
      return isSameBook(held.book, state.book);
    default:
      return canonical(held[part] ?? null) === canonical(state[part] ?? null);
  }
}

/** Which numbers count is reckoned at each step, and what rules say together is remembered. */
function isSameLaw(held: Law, state: Law): boolean {
  const suppliers = (law: Law) =>
    [...law.suppliers].flatMap(([slot, rules]) =>
      rules.map((rule): [string, unknown] => [slot, rule]),
    );
  const rest = ({ tiers, ranks, silenced, counts }: Law) =>
    inJson([tiers, ranks, silenced, counts]);
  return isEach(suppliers(held), suppliers(state)) && rest(held) === rest(state);
}

function isSameBook(
  { inForce, lives, ...held }: RuleBook,
  { inForce: rules, lives: changes, ...state }: RuleBook,
): boolean {
  return is(inForce, rules) && is(lives, changes) && inJson(held) === inJson(state);
}

function inJson(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each instanceof Set || each instanceof Map ? [...each] : each,
  );
}

function isEach(held: readonly [unknown, unknown][], state: readonly [unknown, unknown][]) {
  return (
    held.length === state.length &&
    held.every(([key, value], i) => state[i]?.[0] === key && state[i]?.[1] === value)
  );
}
