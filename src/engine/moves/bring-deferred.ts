/** Adopted changes that were to wait for a moment which has now come. */

import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import type { Moment } from '../../values/moment.ts';
import { takeReading } from '../decisions/taken-option.ts';
import { attemptJudged } from '../judged-moves/let-stand.ts';
import { checkDeclarations } from '../legality/conflicts.ts';
import { checkPlayCanContinue } from '../legality/proposals/play-continues.ts';
import type { Context } from '../state/context.ts';
import { since } from '../state/log.ts';
import { keySpot } from '../state/make-finding.ts';
import type { Deferred, Pending, State } from '../state/state.ts';
import { addNote, addToTimeline, reportAll, writeProposal } from '../state/write-log.ts';
import { endIfWon } from '../winning/win.ts';
import { changeRules, meetRules } from './bring-into-effect.ts';
import { doActs } from './do-acts.ts';

export function bringDeferred(context: Context, on: Moment | undefined): State {
  const { state } = context;
  if (state.deferred.length === 0 || !on) return state;
  const isDue = ({ due }: Deferred) => due.from <= on.from;
  const inOrder = orderDue(context, state.deferred.filter(isDue));
  const deferred = state.deferred.filter((pending) => !isDue(pending));
  let next: State = { ...state, deferred };
  for (const pending of inOrder) {
    const position = { ...context, state: next };
    const brought = attemptJudged(position, pending.written, () => bringOne(position, pending));
    reportAll(context, brought.objections);
    next = brought.result;
  }
  return next;
}

function bringOne(context: Context, pending: Deferred): State {
  const { written, due: on } = pending;
  const { state: before } = context;
  const met = meetRules(context, pending);
  noteVanished(context, written, met.vanished);
  const { ledger } = context.recorder.log;
  const changed = changeRules(context, met.pending, on);
  const { version } = changed;
  const known = context.recorder.log.proposals.get(written.name);
  if (known && version > before.version) {
    const { would: _, ...made } = known;
    writeProposal(context, { ...made, version });
  }
  const effective = { kind: 'effective', proposal: written.name } as const;
  addToTimeline(context, { on, version, ...effective });
  const state = doActs({ ...context, state: changed }, met.pending, before, on);
  const entries = since(ledger, context.recorder.log.ledger);
  const at = keySpot(written, 'effective');
  const position = { ...context, state };
  reportAll(context, checkAfterChange(position, before, at));
  return endIfWon(position, { before, entries }, { during: written.name, at, on });
}

/** It was adopted before its rule was gone, so nothing but the change itself fails. */
function noteVanished(
  context: Context,
  { number, ...record }: Pending['written'],
  vanished: readonly Finding[],
): void {
  for (const { message } of vanished) {
    addNote(context, {
      code: 'change/void',
      at: keySpot(record, 'effective'),
      message: `Proposal ${number} comes into effect and changes nothing there: ${message}`,
    });
  }
}

/** In the order of their moments; of changes due at one moment the order is a reading. */
function orderDue(context: Context, due: readonly Deferred[]): readonly Deferred[] {
  const byAdoption = due.toSorted((a, b) => a.due.from - b.due.from);
  const byNumber = due.toSorted(
    (a, b) => a.due.from - b.due.from || compareNumbers(a.written.number, b.written.number),
  );
  const [first] = byNumber;
  if (!first || byNumber.every((pending, place) => pending === byAdoption[place])) return byNumber;
  return takeReading(context, 'due-order', first.written.name) === 'by-adoption'
    ? byAdoption
    : byNumber;
}

/** What the law that a move makes must not be. */
export function checkAfterChange(context: Context, before: State, at: Spot): readonly Finding[] {
  return [...checkPlayCanContinue(context, before, at), ...checkDeclarations(context, before, at)];
}
