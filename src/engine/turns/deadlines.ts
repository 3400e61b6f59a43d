/** Deadlines, which do not run while the game is paused. */

import { lawOn } from '../../law/in-force/law.ts';
import type { Duration } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { durationOf, namesOf } from '../decisions/evaluate.ts';
import { inquire } from '../decisions/inquiry.ts';
import type { Context } from '../state/context.ts';
import { pausesOf } from '../state/held.ts';
import { spot } from '../state/make-finding.ts';
import type { Pause } from '../state/state.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The end of a period from a moment. A moment known to the day begins somewhere in that day. So the
 * deadline has surely passed after `latest`, and surely not before `earliest`.
 */
export function deadline(
  from: Moment,
  { milliseconds }: Duration,
  pauses: readonly Pause[],
): { readonly earliest: number; readonly latest: number } {
  return {
    earliest: extended(from.from, from.from + milliseconds, pauses),
    latest: extended(from.to, from.to + milliseconds, pauses),
  };
}

/** The end of a period, extended by pauses. Pauses are in order. */
function extended(from: number, end: number, pauses: readonly Pause[]): number {
  let until = end;
  let counted = from;
  for (const pause of pauses) {
    const start = Math.max(pause.from, counted);
    if (start >= until || pause.to < start) continue;
    until += pause.to - start + 1;
    counted = pause.to + 1;
  }
  return until;
}

/** A moment in UTC as records write it; a day only, if it is the end of one. */
export function daysAndHours(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return 'no date';
  const text = new Date(milliseconds).toISOString();
  if ((milliseconds + 1) % DAY === 0) return text.slice(0, 'yyyy-mm-dd'.length);
  return `${text.slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`;
}

/** The end of the voting period, as exactly as the record allows; `undefined` without one. */
export function periodOf(context: Context, proposal: WrittenProposal) {
  const { state } = context;
  const { proposed, revised } = proposal;
  // The period begins with the text that is under vote now.
  const begun = revised ?? proposed;
  const lasting = lawOn(state.law, 'voting-period');
  if (!lasting || !begun) return undefined;
  const { rule } = lasting;
  const at = spot(proposal, revised ? 'revised' : 'proposed');
  const inquiry = inquire(context, { during: proposal.name, at });
  const names = namesOf(inquiry, { proposal });
  const period = durationOf(names, rule, lasting.value);
  if (!period) return undefined;
  return { rule, words: period.text, ...deadline(begun, period, pausesOf(context)) };
}
