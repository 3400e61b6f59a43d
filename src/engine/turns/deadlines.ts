/** Deadlines, which stand still while the game is paused. */

import { said } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
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
 * The end of a time that began at a moment. A moment known only to the day begins and ends somewhere in
 * that day. So the deadline has certainly passed after `latest`, and has certainly not come before
 * `earliest`.
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

/** The end of a time, later by all of the time within it that was paused. Pauses are in their order. */
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

/** A moment as a record would write it, in UTC: to the day if it is the end of one. */
export function daysAndHours(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return 'no date';
  const text = new Date(milliseconds).toISOString();
  if ((milliseconds + 1) % DAY === 0) return text.slice(0, 'yyyy-mm-dd'.length);
  return `${text.slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`;
}

export interface Period {
  readonly rule: RuleInForce;
  readonly words: string;
  readonly earliest: number;
  readonly latest: number;
}

/** When the voting period ends, as closely as the record tells; `undefined` without one. */
export function periodOf(context: Context, proposal: WrittenProposal): Period | undefined {
  const { state } = context;
  const { proposed, revised } = proposal;
  // Nobody could vote before on what is under vote now.
  const begun = revised ?? proposed;
  const lasting = said(state.law, 'voting-period');
  if (!lasting || !begun) return undefined;
  const { rule } = lasting;
  const at = spot(proposal, revised ? 'revised' : 'proposed');
  const inquiry = inquire(context, { during: proposal.name, at });
  const names = namesOf(inquiry, { proposal });
  const period = durationOf(names, rule, lasting.value);
  if (!period) return undefined;
  return { rule, words: period.text, ...deadline(begun, period, pausesOf(context)) };
}
