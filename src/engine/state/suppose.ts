/** Makes moves in a supposed position. Its log is its own, so no trace remains. */
import { Stack } from 'immutable';
import type { Context, Trial } from './context.ts';
import type { ReplayLog } from './log.ts';
import type { State } from './state.ts';
import { type Attempt, attempt } from './write-log.ts';

/** The supposed change; an empty one supposes nothing. */
export interface SupposedChange {
  /** Another option of a reading, or no text-only parts. */
  readonly trial?: Trial;
  /** No Judgment settles the move, and the named one settles no reading. */
  readonly unsettledBy?: { readonly judgment: string | undefined };
  /** Other rules, holdings or votes. */
  readonly state?: State;
}

/** Does something in a supposed position. */
export function suppose<Result>(
  context: Context,
  change: SupposedChange,
  make: (position: Context) => Result,
): Attempt<Result> & { readonly position: Context; readonly log: ReplayLog } {
  const position = changed(aside(context), change);
  return { ...attempt(position, () => make(position)), position, log: position.recorder.log };
}

/** The same position with a log of its own, which continues the present one. */
export function aside<Of extends Context>(context: Of): Of {
  return { ...context, recorder: { log: context.recorder.log } };
}

function changed(
  context: Context,
  { trial, unsettledBy, state = context.state }: SupposedChange,
): Context {
  if (!trial && !unsettledBy) return { ...context, state };
  // Questions of a trial do not count for the game's decisions.
  const { asked: _, noting: __, ...rest } = context;
  if (!unsettledBy) return { ...rest, state, ...(trial && { trial }) };
  const { bindings, recorder } = context;
  const { judgment } = unsettledBy;
  return {
    ...rest,
    state,
    bindings: {
      ...bindings,
      settled: () => [],
      judged: (reading, during, without = judgment) => bindings.judged(reading, during, without),
    },
    recorder: { log: { ...recorder.log, objections: Stack() } },
  };
}
