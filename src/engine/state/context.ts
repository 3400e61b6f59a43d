/** What every decision needs to know. */
import type { WrittenGame } from '../../records/types.ts';
import type { Bindings } from './bindings.ts';
import { EMPTY_LOG, type Recorder } from './log.ts';
import type { State } from './state.ts';

export interface Context {
  readonly game: WrittenGame;
  readonly bindings: Bindings;
  /** Throws that robots vote by, by proposal number and player: gathered before the replay. */
  readonly robotRolls: ReadonlyMap<string, number>;
  readonly recorder: Recorder;
  /** The position in which it is decided. */
  readonly state: State;
}

/** The context in which the replay of a game begins. */
export function openContext(game: WrittenGame, bindings: Bindings, state: State): Context {
  return { game, bindings, robotRolls: robotRollsOf(game), recorder: { log: EMPTY_LOG }, state };
}

/** A throw for a vote may be recorded on the day of the vote, behind it: so all are known at once. */
function robotRollsOf(game: WrittenGame): ReadonlyMap<string, number> {
  const rolls = new Map<string, number>();
  for (const { fact } of game.events) {
    if (fact.kind === 'roll' && fact.for !== undefined)
      rolls.set(`${fact.for} ${fact.by}`, fact.die);
  }
  return rolls;
}
