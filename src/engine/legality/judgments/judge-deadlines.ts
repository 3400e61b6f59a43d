/** Checks the times that rules set for a Judge's answer and Judgment. */

import { said } from '../../../law/in-force/law.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { Moment } from '../../../values/moment.ts';
import { durationOf, namesOf } from '../../decisions/evaluate.ts';
import { inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { pausesOf } from '../../state/held.ts';
import { illegal, type Objections, spot } from '../../state/make-finding.ts';
import { daysAndHours, deadline } from '../../turns/deadlines.ts';
import { isAtAPrice } from '../../votes/stated-awards.ts';
import type { OnBench } from './who-judges.ts';

/**
 * Whether a Judge certainly missed the time for an answer. A Judge without an answer before the next one
 * was named has missed it.
 */
export function isLateToAnswer(context: Context, { judgment, bench }: OnBench): boolean {
  const within = timeFor(context, judgment, 'accept-within');
  if (!within) return false;
  const answered = bench.accepted ?? bench.refused;
  if (!answered) return bench.ruling === undefined && bench !== judgment.bench.at(-1);
  const chosen = chosenOn(judgment, bench);
  return (
    chosen !== undefined && answered.from > deadline(chosen, within.value, pausesOf(context)).latest
  );
}

/** Whether a Judgment was certainly late. */
export function isLateToDeliver(context: Context, { judgment, bench }: OnBench): boolean {
  const due = deliveryDue(context, { judgment, bench });
  return due !== undefined && bench.given !== undefined && bench.given.from > due.latest;
}

/** Objects to lateness, unless the rules set a price for it. Then a reading decides. */
export function checkDeadlines(context: Context, { judgment, bench }: OnBench): Objections {
  const { accepted, path } = bench;
  const due = deliveryDue(context, { judgment, bench });
  const accept = timeFor(context, judgment, 'accept-within');
  const delivered =
    due && isLateToDeliver(context, { judgment, bench })
      ? late('given', 'late', due, `to deliver, until ${daysAndHours(due.latest)}`)
      : [];
  const isLate = accepted && isLateToAnswer(context, { judgment, bench });
  return [
    ...delivered,
    ...(accept && isLate ? late('accepted', 'refused', accept, 'to accept') : []),
  ];

  function late(
    key: 'given' | 'accepted',
    occasion: 'late' | 'refused',
    { rule, value }: NonNullable<typeof accept>,
    what: string,
  ): Objections {
    const at = spot(judgment, ...path, key);
    const during = context.bindings.turnOf(judgment.name);
    if (isAtAPrice(context, occasion, rule, { during, at })) return [];
    return illegal(context, {
      code: 'judge/late',
      at,
      rule,
      message: `The Judge had ${value.text} ${what}, but did so on ${bench[key]?.text}.`,
      help: 'Correct the date, or record who judged instead.',
    });
  }
}

function timeFor(
  context: Context,
  judgment: WrittenJudgment,
  part: 'accept-within' | 'deliver-within' | 'overruled-within',
) {
  const { state } = context;
  const set = said(state.law, 'judge', part);
  if (!set) return undefined;
  const inquiry = inquire(context, { during: undefined, at: spot(judgment, 'question') });
  const value = durationOf(namesOf(inquiry), set.rule, set.value);
  return value && { rule: set.rule, value };
}

/** The latest time for the Judgment. By default, the Judge accepted at the last moment. */
function deliveryDue(context: Context, { judgment, bench }: OnBench) {
  const deliver = timeFor(context, judgment, 'deliver-within');
  const from = bench.accepted ?? chosenOn(judgment, bench);
  if (!deliver || !from) return undefined;
  const accept = bench.accepted ? undefined : timeFor(context, judgment, 'accept-within')?.value;
  const { text } = deliver.value;
  const milliseconds = deliver.value.milliseconds + (accept?.milliseconds ?? 0);
  return { ...deliver, latest: deadline(from, { text, milliseconds }, pausesOf(context)).latest };
}

/** The latest time to overrule a Judgment, if a rule sets one. */
export function overrulingDue(context: Context, { judgment, bench: { given } }: OnBench) {
  const within = timeFor(context, judgment, 'overruled-within');
  if (!within || !given) return undefined;
  return { ...within, latest: deadline(given, within.value, pausesOf(context)).latest };
}

/**
 * The time at which a Judge was named: when Judgment was invoked, or when the previous Judge left. It is
 * unknown for a previous Judge without an answer.
 */
function chosenOn(
  { bench: all, invoked }: WrittenJudgment,
  bench: WrittenBench,
): Moment | undefined {
  const before = all[all.indexOf(bench) - 1];
  return before ? (before.overruled?.on ?? before.refused ?? before.given) : invoked;
}
