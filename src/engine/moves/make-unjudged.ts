/**
 * Makes a move that a Judgment set aside as the rules alone have it, in a log of which nothing else is
 * kept. So a reader may see what the Judgment changed.
 */
import { Stack } from 'immutable';
import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { writeObjections, writeUnjudged } from '../judged-moves/write-unjudged.ts';
import type { Proposal } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { ReplayLog } from '../state/log.ts';
import { withEntry } from '../state/state.ts';
import { attempt } from '../state/write-log.ts';
import { applyPropose } from './apply-propose.ts';
import { applyResolve } from './apply-resolve.ts';

export function proposeUnjudged(
  context: Context,
  written: WrittenProposal,
  on: Moment | undefined,
): void {
  const { name } = written;
  const known = context.recorder.log.proposals.get(name);
  if (!isSetAside(known)) return;
  const alone = withoutJudgments(context, known?.judged?.judgment);
  const { result, objections } = attempt(alone, () =>
    applyPropose(alone, withoutStatedResult(written), on),
  );
  const { turn, pending } = result;
  if (objections.length > 0) writeObjections(context, name, objections);
  else setUnjudged(context, (unjudged) => unjudged.set(name, { turn, pending }));
}

export function resolveUnjudged(
  context: Context,
  { name }: WrittenProposal,
  on: Moment | undefined,
): void {
  const made = context.recorder.log.unjudged.get(name);
  const pending = made?.pending.get(name);
  if (!made || !pending) return;
  setUnjudged(context, (unjudged) => unjudged.remove(name));
  const waiting = withEntry(context.state.pending, name, pending);
  const alone = withoutJudgments(
    { ...context, state: { ...context.state, turn: made.turn, pending: waiting } },
    context.recorder.log.proposals.get(name)?.judged?.judgment,
  );
  const { objections } = attempt(alone, () => applyResolve(alone, pending.written, on));
  const outcome = alone.recorder.log.proposals.get(name)?.outcome;
  if (objections.length > 0) writeObjections(context, name, objections);
  else if (outcome === 'adopted' || outcome === 'defeated') writeUnjudged(context, name, outcome);
}

type Unjudged = ReplayLog['unjudged'];

function setUnjudged({ recorder }: Context, change: (unjudged: Unjudged) => Unjudged): void {
  recorder.log = { ...recorder.log, unjudged: change(recorder.log.unjudged) };
}

function isSetAside(known: Proposal | undefined): boolean {
  return known?.outcome === 'void' || known?.outcome === 'undetermined';
}

/**
 * The record without its awards and, where it has votes, without its outcome: it states those of the
 * move as it was judged.
 */
function withoutStatedResult({ awards: _, outcome, ...written }: WrittenProposal): WrittenProposal {
  return written.votes || outcome === undefined ? written : { ...written, outcome };
}

/**
 * A context that goes on from the same log by itself, and in which no Judgment settles a move, and one
 * Judgment no reading.
 */
function withoutJudgments({ asked: _, ...context }: Context, one: string | undefined): Context {
  const { bindings } = context;
  const log = { ...context.recorder.log, objections: Stack<never>() };
  return {
    ...context,
    bindings: {
      ...bindings,
      settled: () => [],
      judged: (reading, during, without = one) => bindings.judged(reading, during, without),
    },
    recorder: { log },
  };
}
