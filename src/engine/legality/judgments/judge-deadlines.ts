/** Judges who are slow to answer or to deliver, where a rule sets them a time. */
import { judgePart } from '../../../law/law.ts';
import type { Duration } from '../../../law/mechanics.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import type { WrittenBench, WrittenJudgment } from '../../../records/types.ts';
import type { Moment } from '../../../values/moment.ts';
import { plainReader } from '../../decisions/decide.ts';
import { durationOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';
import { daysAndHours, deadline } from '../../turns/deadlines.ts';
import { isAtAPrice, isPriced } from '../../votes/price.ts';

/**
 * Whether a Judge let the time to accept or refuse go by, as far as the record tells for certain.
 * Whoever was followed by another Judge without any answer let it go by.
 */
export function isLateToAnswer(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): boolean {
  const within = timeFor(docket, state, judgment, 'accept-within');
  if (!within) return false;
  const answered = bench.accepted ?? bench.refused;
  if (!answered) return bench.ruling === undefined && bench !== judgment.bench.at(-1);
  const chosen = chosenOn(judgment, bench);
  return (
    chosen !== undefined && answered.from > deadline(chosen, within.value, state.pauses).latest
  );
}

/** Whether a Judgment came later than a rule allows, for certain. */
export function isLateToDeliver(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): boolean {
  const latest = latestDelivery(docket, state, judgment, bench);
  return latest !== undefined && bench.given !== undefined && bench.given.from > latest;
}

/** Lateness is illegal where the rules put no price on it; where they do, by a reading. */
export function checkDeadlines(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): void {
  const deliver = timeFor(docket, state, judgment, 'deliver-within');
  const delivers = `whether Judgment ${judgment.number} may be given late`;
  if (
    deliver &&
    isLateToDeliver(docket, state, judgment, bench) &&
    !isPaidFor(docket, state, judgment, bench, 'late', delivers)
  ) {
    object(docket, {
      code: 'judge/late',
      at: spot(judgment, ...bench.path, 'given'),
      rule: cite(state, deliver.rule),
      message: `The Judge had ${deliver.value.text} to deliver, until ${daysAndHours(latestDelivery(docket, state, judgment, bench) ?? 0)}, and did so on ${bench.given?.text}.`,
      help: 'Correct the date, or record who judged instead.',
    });
  }
  const accept = timeFor(docket, state, judgment, 'accept-within');
  const isLate = accept && bench.accepted && isLateToAnswer(docket, state, judgment, bench);
  const accepts = `whether the Judge may accept Judgment ${judgment.number} late`;
  if (!isLate || isPaidFor(docket, state, judgment, bench, 'refused', accepts)) return;
  object(docket, {
    code: 'judge/late',
    at: spot(judgment, ...bench.path, 'accepted'),
    rule: cite(state, accept.rule),
    message: `The Judge had ${accept.value.text} to accept, and did so on ${bench.accepted?.text}.`,
    help: 'Correct the date, or record who judged instead.',
  });
}

/** The time that a rule in force sets for a part of judging. */
function timeFor(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  part: 'accept-within' | 'deliver-within',
): { readonly rule: RuleInForce; readonly value: Duration } | undefined {
  const set = judgePart(state.law, part);
  if (!set) return undefined;
  const reader = plainReader(docket, state, undefined, spot(judgment, 'question'));
  const names = namesOf({ state, game: docket.game, reader });
  const value = durationOf(reader, set.rule, set.value, names);
  return value && { rule: set.rule, value };
}

function isPaidFor(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
  occasion: 'late' | 'refused',
  what: string,
): boolean {
  if (!isPriced(state, occasion)) return false;
  const at = spot(judgment, ...bench.path, occasion === 'late' ? 'given' : 'accepted');
  return isAtAPrice(docket, state, { during: docket.bindings.turnOf(judgment.name), at, what });
}

/** The end of the time to deliver. Where no acceptance is recorded, it was at the last moment. */
function latestDelivery(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): number | undefined {
  const deliver = timeFor(docket, state, judgment, 'deliver-within')?.value;
  const from = bench.accepted ?? chosenOn(judgment, bench);
  if (!deliver || !from) return undefined;
  const accept = bench.accepted
    ? undefined
    : timeFor(docket, state, judgment, 'accept-within')?.value;
  const milliseconds = deliver.milliseconds + (accept?.milliseconds ?? 0);
  return deadline(from, { text: deliver.text, milliseconds }, state.pauses).latest;
}

/** A Judge is chosen when Judgment is invoked, or when the one before has gone. */
function chosenOn(judgment: WrittenJudgment, bench: WrittenBench): Moment | undefined {
  const before = judgment.bench[judgment.bench.indexOf(bench) - 1];
  return before?.refused ?? before?.given ?? judgment.invoked;
}
