/** The facts that every decision needs. */

import type { ReadingId } from '../../law/readings/register.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import type { Bindings, TakenOption } from './bindings.ts';
import { EMPTY_LOG, type Recorder } from './log.ts';
import type { State, Without } from './state.ts';

export interface Context {
  readonly game: WrittenGame;
  readonly bindings: Bindings;
  /** Throws that robots vote by, by proposal number and player: gathered before the replay. */
  readonly robotRolls: ReadonlyMap<string, number>;
  readonly recorder: Recorder;
  /** The position in which it is decided. */
  readonly state: State;
  /** The time of the act, if the record states it. */
  readonly on?: Moment | undefined;
  /** Whether to note what would come out otherwise under other readings. */
  readonly notesOtherwise: boolean;
  /** The readings that were asked for in the step that is being taken. */
  readonly asked?: Map<ReadingId, AskedReading>;
  /** Whether what it asks for rests on words, in a step that is then taken again without these. */
  readonly noting?: Noting | undefined;
  /** The last version to be made: what would make a later one is left. */
  readonly upTo?: number;
  /** The Judgment, by name, without which nobody would win by the step. */
  readonly winRestsOn?: string | undefined;
  /** The difference of a trial, if the step is taken again for that alone. */
  readonly trial?: Trial;
}

/** Whether something was asked for in a step that would be otherwise without what rests on words. */
export interface Noting {
  isOnWords: boolean;
}

export interface AskedReading {
  readonly taken: TakenOption;
  /** The proposal in whose turn it was asked for. */
  readonly during: string | undefined;
  /** Whether the players left it open. */
  readonly isOpen: boolean;
}

/** A trial takes another option, or leaves text-only holdings out. `nothing` is the control. */
export type Trial =
  | {
      readonly reading: ReadingId;
      readonly option: string;
      /** Whether something is wrong with the step as it is recorded, so that it is asked if nothing would be. */
      readonly isHeldToRecord?: boolean;
    }
  | { readonly without: Without | 'nothing' };

/** The option that is tried of a reading, if a step is taken again for that. */
export function optionTried(
  { trial }: Pick<Context, 'trial'>,
  reading: ReadingId,
): string | undefined {
  return trial && 'reading' in trial && trial.reading === reading ? trial.option : undefined;
}

/**
 * Whether all statements of the record on a vote are checked. A vote under another reading is tried
 * without them. A trial of the record's own legality keeps them.
 */
export function isHeldToRecord({ trial }: Pick<Context, 'trial'>): boolean {
  return !trial || ('reading' in trial && trial.isHeldToRecord === true);
}

/** The context in which the replay of a game begins. */
export function openContext(
  game: WrittenGame,
  bindings: Bindings,
  state: State,
  notesOtherwise = true,
): Context {
  const recorder = { log: EMPTY_LOG };
  return { game, bindings, robotRolls: robotRollsOf(game), recorder, state, notesOtherwise };
}

/** A throw for a vote may be recorded after it, on the same day. So all throws are known at once. */
function robotRollsOf(game: WrittenGame): ReadonlyMap<string, number> {
  const rolls = new Map<string, number>();
  for (const { fact } of game.events) {
    if (fact.kind === 'roll' && fact.for !== undefined)
      rolls.set(`${fact.for} ${fact.by}`, fact.die);
  }
  return rolls;
}
