import type { Replay } from '../../../src/engine/results/types.ts';
import { compareNumbers } from '../../../src/helpers/numbers.ts';
import type { ReadingId } from '../../../src/law/readings/register.ts';
import { errorsOf, type Setting } from '../table.ts';

/** A game whose result depends on one reading, and one of the same kind in which nothing does. */
export interface ReadingCase {
  readonly reading: ReadingId;
  readonly story: string;
  readonly game: Setting;
  /** The proposal in whose turn the decision falls; a day in that turn; who judges then. */
  readonly during: number;
  readonly on?: string;
  readonly judge: string | Readonly<Record<string, string>>;
  /** What a reader of the archive would look at. */
  readonly sees: (replayed: Replay) => unknown;
  /** What is seen under each option. */
  readonly under: Readonly<Record<string, unknown>>;
  /** The decision, and each option's result in the words of the note. */
  readonly what: string;
  /** The decision that a Judgment makes otherwise, where it is another one. */
  readonly judged?: string;
  readonly says: Readonly<Record<string, string>>;
  readonly quiet: Setting;
}

/** The codes of what is wrong. */
export function faults(replayed: Replay): readonly string[] {
  return errorsOf(replayed).map(({ code }) => code);
}

/** The numbers of rules beyond the Initial Set, in force at the end. */
export function newNumbers({ lives }: Replay): readonly (number | string)[] {
  const last = [...lives.values()].flatMap(({ changes }) => changes.at(-1)?.rule ?? []);
  return last.flatMap(({ number }) => (Number(number) > 300 ? [number] : [])).sort(compareNumbers);
}

export function outcomeOf(number: number): (replayed: Replay) => unknown {
  return ({ proposals }) => proposals.find(({ written }) => written.number === number)?.outcome;
}
