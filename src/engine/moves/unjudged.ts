/**
 * What the rules alone make of a move on which a Judgment was given, so that a reader may see what
 * the Judgment changed. A move that it set aside is made all the same, on a docket of which nothing
 * else is kept.
 */

import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { noteObjections, noteUnjudged } from '../decisions/note-unjudged.ts';
import type { Docket } from '../state/log.ts';
import { type State, withEntry } from '../state/state.ts';
import type { Proposal } from '../state/types.ts';
import { applyPropose } from './apply-propose.ts';
import { applyResolve } from './apply-resolve.ts';

export function proposeUnjudged(
  docket: Docket,
  state: State,
  written: WrittenProposal,
  on: Moment | undefined,
): void {
  if (!isSetAside(docket.proposals.get(written.name))) return;
  const alone = withoutJudgments(docket);
  const { turn, pending } = applyPropose(alone, state, unasserted(written), on);
  if (alone.wrongs.length > 0) noteObjections(docket, written.name, alone.wrongs);
  else docket.unjudged.set(written.name, { turn, pending });
}

export function resolveUnjudged(
  docket: Docket,
  state: State,
  { name }: WrittenProposal,
  on: Moment | undefined,
): void {
  const made = docket.unjudged.get(name);
  const pending = made?.pending.get(name);
  if (!made || !pending) return;
  docket.unjudged.delete(name);
  const alone = withoutJudgments(docket);
  const known = docket.proposals.get(name);
  if (known) alone.proposals.set(name, known);
  const position = { ...state, turn: made.turn, pending: withEntry(state.pending, name, pending) };
  applyResolve(alone, position, pending.written, on);
  const outcome = alone.proposals.get(name)?.outcome;
  if (alone.wrongs.length > 0) noteObjections(docket, name, alone.wrongs);
  else if (outcome === 'adopted' || outcome === 'defeated') noteUnjudged(docket, name, outcome);
}

function isSetAside(known: Proposal | undefined): boolean {
  return known?.outcome === 'void' || known?.outcome === 'undetermined';
}

/** What a record asserts of awards, or of an outcome beside votes, is of the move as it was judged. */
function unasserted({ awards: _, outcome, ...written }: WrittenProposal): WrittenProposal {
  return written.votes || outcome === undefined ? written : { ...written, outcome };
}

/** A docket that shares what was written down so far only to read it. */
function withoutJudgments(docket: Docket): Docket {
  return {
    ...docket,
    bindings: { ...docket.bindings, settled: () => [] },
    findings: [],
    wrongs: [],
    versions: docket.versions.slice(-1),
    lives: new Map(),
    proposals: new Map(),
    ledger: [],
    timeline: [],
    mattered: new Map(),
  };
}
