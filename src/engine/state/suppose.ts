/** A position that is only supposed. It has a log of its own, so that nothing made in it is left behind. */
import { Stack } from 'immutable';
import type { Context, Trial } from './context.ts';
import type { ReplayLog } from './log.ts';
import type { State } from './state.ts';
import { type Attempt, attempt } from './write-log.ts';

/** A change to suppose. If it is empty, the position is as it was. */
export interface SupposedChange {
  /** Another option of a reading; or what rests on words alone is left out. */
  readonly trial?: Trial;
  /** No Judgment settles the move, and the one that is named settles no reading. */
  readonly unsettledBy?: { readonly judgment: string | undefined };
  /** Other rules, holdings or votes. */
  readonly state?: State;
}

/** Makes something in a supposed position. */
export function suppose<Result>(
  context: Context,
  change: SupposedChange,
  make: (position: Context) => Result,
): Attempt<Result> & { readonly position: Context; readonly log: ReplayLog } {
  const position = changed(aside(context), change);
  return { ...attempt(position, () => make(position)), position, log: position.recorder.log };
}

/** The same position with a log of its own, which goes on from the log of the context. */
export function aside<Of extends Context>(context: Of): Of {
  return { ...context, recorder: { log: context.recorder.log } };
}

function changed(
  context: Context,
  { trial, unsettledBy, state = context.state }: SupposedChange,
): Context {
  if (!trial && !unsettledBy) return { ...context, state };
  // The questions of a trial belong to no decision of the game.
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
