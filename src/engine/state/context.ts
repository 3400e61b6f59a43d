/** What every decision needs to know. */
import type { ReadingId } from '../../law/readings/register.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { Came } from '../results/decision.ts';
import type { Bindings } from './bindings.ts';
import { EMPTY_LOG, type Recorder, type ReplayLog } from './log.ts';
import type { State } from './state.ts';

export interface Context {
  readonly game: WrittenGame;
  readonly bindings: Bindings;
  /** Throws that robots vote by, by proposal number and player: gathered before the replay. */
  readonly robotRolls: ReadonlyMap<string, number>;
  readonly recorder: Recorder;
  /** The position in which it is decided. */
  readonly state: State;
  /** The step that is being taken. */
  readonly step?: StepTaken;
  /** The reading that is taken otherwise, where the step is taken for that alone. */
  readonly trial?: Trial;
}

export interface StepTaken {
  /** What depended on readings before it. */
  readonly mattered: ReplayLog['mattered'];
  /** How it would go, had a reading been taken otherwise throughout. */
  readonly otherwise: (reading: ReadingId, option: string) => Trial;
}

/** A step taken once more, with one reading taken otherwise, in a log of which nothing is kept. */
export interface Trial {
  readonly reading: ReadingId;
  readonly option: string;
  /** What each question came to, by its file and decision. */
  readonly answers: Map<string, Answer>;
}

export interface Answer {
  /** What was decided, as plain data; nothing where that could not be said. */
  readonly decided?: { readonly by: unknown };
  readonly came: Came;
}

/** The context in which the replay of a game begins. */
export function openContext(game: WrittenGame, bindings: Bindings, state: State): Context {
  return { game, bindings, robotRolls: robotRollsOf(game), recorder: { log: EMPTY_LOG }, state };
}

/** A throw for a vote may be recorded on the day of the vote, after it: so all are known at once. */
function robotRollsOf(game: WrittenGame): ReadonlyMap<string, number> {
  const rolls = new Map<string, number>();
  for (const { fact } of game.events) {
    if (fact.kind === 'roll' && fact.for !== undefined)
      rolls.set(`${fact.for} ${fact.by}`, fact.die);
  }
  return rolls;
}
