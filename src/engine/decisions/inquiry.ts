/**
 * Asking what the rules leave open: the answer is that of the reading taken, and that it was asked for
 * is written down. What another answer would have made of the step is found afterwards, by taking the
 * step again (`engine/otherwise.ts`).
 *
 * A reading is asked for only where its options give different values.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { ReadingId } from '../../law/readings/register.ts';
import type { Moment } from '../../values/moment.ts';
import type { Context } from '../state/context.ts';
import { reportAll } from '../state/write-log.ts';
import { checkDecided, type Failure } from './failure.ts';
import { takeReading } from './taken-option.ts';

/** Gives the option taken of each reading that is asked for, and reports what cannot be decided. */
export interface Reader {
  /** With a rule: as its own words are read. */
  take(reading: ReadingId, of?: RuleInForce): string;
  fail(failure: Failure): void;
}

/** A context in which something is computed: readings are asked for as it needs them. */
export interface Inquiry extends Context {
  readonly reader: Reader;
}

/** Where a decision falls. */
export interface Occurrence {
  /** The proposal in whose turn it falls. */
  readonly during: string | undefined;
  readonly at: Spot;
}

/** Where it falls, and when, where that is recorded. */
export interface DatedOccurrence extends Occurrence {
  readonly on: Moment | undefined;
}

export function inquire(context: Context, { during, at }: Occurrence): Inquiry {
  const reader: Reader = {
    take: (reading, of) => takeReading(context, reading, during, of),
    fail: (failure) => reportAll(context, checkDecided(context, at, failure)),
  };
  return { ...context, reader };
}
