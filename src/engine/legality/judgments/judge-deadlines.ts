/** Judges who are slow to answer or to deliver, if a rule sets them a time. */

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
 * Whether a Judge certainly let the time to accept or refuse go by. A Judge who gave no answer before
 * the next one came let it go by.
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

/** Whether a Judgment came later than a rule allows, for certain. */
export function isLateToDeliver(context: Context, { judgment, bench }: OnBench): boolean {
  const due = deliveryDue(context, { judgment, bench });
  return due !== undefined && bench.given !== undefined && bench.given.from > due.latest;
}

/** Lateness is illegal if the rules put no price on it. If they do, a reading decides. */
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

/** The end of the time to deliver. If no acceptance is recorded, it was at the last moment. */
function deliveryDue(context: Context, { judgment, bench }: OnBench) {
  const deliver = timeFor(context, judgment, 'deliver-within');
  const from = bench.accepted ?? chosenOn(judgment, bench);
  if (!deliver || !from) return undefined;
  const accept = bench.accepted ? undefined : timeFor(context, judgment, 'accept-within')?.value;
  const { text } = deliver.value;
  const milliseconds = deliver.value.milliseconds + (accept?.milliseconds ?? 0);
  return { ...deliver, latest: deadline(from, { text, milliseconds }, pausesOf(context)).latest };
}

/** The end of the time after a Judgment in which it may be overruled, if a rule sets one. */
export function overrulingDue(context: Context, { judgment, bench: { given } }: OnBench) {
  const within = timeFor(context, judgment, 'overruled-within');
  if (!within || !given) return undefined;
  return { ...within, latest: deadline(given, within.value, pausesOf(context)).latest };
}

/**
 * A Judge is chosen when Judgment is invoked, or when the one before has gone. It is not known when a Judge
 * has gone who gave no answer.
 */
function chosenOn(
  { bench: all, invoked }: WrittenJudgment,
  bench: WrittenBench,
): Moment | undefined {
  const before = all[all.indexOf(bench) - 1];
  return before ? (before.overruled?.on ?? before.refused ?? before.given) : invoked;
}
