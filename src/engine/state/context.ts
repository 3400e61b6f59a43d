/** The facts that decisions need. */

import type { ReadingId } from '../../law/readings/register.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import type { Bindings, ChosenOption } from './bindings.ts';
import { EMPTY_LOG, type Recorder } from './log.ts';
import type { State, Without } from './state.ts';

export interface Context {
  readonly game: WrittenGame;
  readonly bindings: Bindings;
  /** The rolls by which robots vote, by proposal and player, collected before the replay. */
  readonly robotRolls: ReadonlyMap<string, number>;
  readonly recorder: Recorder;
  /** The position of the decision. */
  readonly state: State;
  /** The time of the act, if recorded. */
  readonly on?: Moment | undefined;
  /** Whether to note results of other readings. */
  readonly notesOtherwise: boolean;
  /** The readings that the present step has asked. */
  readonly asked?: Map<ReadingId, AskedReading>;
  /** Notes if the step uses text-only holdings, in steps that are then repeated without them. */
  readonly noting?: { isOnWords: boolean } | undefined;
  /** The last version to make; later ones are left out. */
  readonly upTo?: number;
  /** The Judgment that the win of this step needs. */
  readonly winRestsOn?: string | undefined;
  /** The difference, if this is a trial. */
  readonly trial?: Trial;
}

export interface AskedReading {
  readonly taken: ChosenOption;
  /** The proposal whose turn it is. */
  readonly during: string | undefined;
  /** Whether the players left it open. */
  readonly isOpen: boolean;
}

/** A trial chooses another option, or leaves text-only holdings out. `nothing` is the control. */
export type Trial =
  | {
      readonly reading: ReadingId;
      readonly option: string;
      /** Whether the trial asks if the record itself is at fault, so recorded results are checked. */
      readonly checksResult?: boolean;
    }
  | { readonly without: Without | 'nothing' };

/** The option of a reading in a trial of it. */
export function triedOption(
  { trial }: Pick<Context, 'trial'>,
  reading: ReadingId,
): string | undefined {
  return trial && 'reading' in trial && trial.reading === reading ? trial.option : undefined;
}

/**
 * Whether recorded results of a vote are checked. A trial of another reading does not check them; a trial
 * of the record's own legality does.
 */
export function checksResult({ trial }: Pick<Context, 'trial'>): boolean {
  return !trial || ('reading' in trial && trial.checksResult === true);
}

/** The context at the start of a replay. */
export function openContext(
  game: WrittenGame,
  bindings: Bindings,
  state: State,
  notesOtherwise = true,
): Context {
  // A vote's roll may be recorded later on the same day, so all rolls are collected first.
  const robotRolls = new Map<string, number>();
  for (const { fact } of game.events) {
    if (fact.kind === 'roll' && fact.for !== undefined)
      robotRolls.set(`${fact.for} ${fact.by}`, fact.die);
  }
  return { game, bindings, robotRolls, recorder: { log: EMPTY_LOG }, state, notesOtherwise };
}
