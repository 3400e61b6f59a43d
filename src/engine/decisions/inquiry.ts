/**
 * Asking what the rules leave open: the answer is that of the reading taken, and that it was asked for
 * is written down. What another answer would have made of the step is found afterwards, by taking the
 * step again (`engine/otherwise/`).
 *
 * A reading is asked for only where its options give different values.
 */
import type { Code } from '../../diagnostics/codes.ts';
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { uncapital } from '../../helpers/words.ts';
import type { FormulaProblem } from '../../law/formula/problem.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import type { ReadingId } from '../../law/readings/register.ts';
import type { Moment } from '../../values/moment.ts';
import type { AskedReading, Context } from '../state/context.ts';
import { cite, illegal } from '../state/make-finding.ts';
import { reportAll } from '../state/write-log.ts';
import { conflictOf } from './conflict-of-rules.ts';
import { noteAsked, optionsOf, takeReading } from './taken-option.ts';

/** Gives the option taken of each reading that is asked for, and reports what cannot be decided. */
export interface Reader {
  /** With a rule: as its own words are read. */
  take(reading: ReadingId, of?: RuleInForce): string;
  fail(failure: Failure): void;
}

/** A context in which something is computed: readings are asked for as it needs them. */
export interface Inquiry extends Context {
  readonly reader: Reader;
}

/** Where a decision falls. */
export interface Occurrence {
  /** The proposal in whose turn it falls. */
  readonly during: string | undefined;
  readonly at: Spot;
}

/** Where it falls, and when, where that is recorded. */
export interface DatedOccurrence extends Occurrence {
  readonly on: Moment | undefined;
}

export function inquire(context: Context, { during, at }: Occurrence): Inquiry {
  const reader: Reader = {
    take: (reading, of) => takeReading(context, reading, during, of),
    fail: (failure) => reportAll(context, checkDecided(context, at, failure)),
  };
  return { ...context, reader };
}

/**
 * Computes a part of a step. Of the readings that are asked for in it, only those count as asked for
 * under which something else comes of the part: without that, nothing else could come of the step.
 * `told` is all that the step makes of the result under another reading.
 */
export function askWhereItDiffers<Result>(
  context: Context,
  compute: (context: Context) => Result,
  told: (result: Result) => unknown,
): Result {
  if (!context.asked) return compute(context);
  const { recorder } = context;
  const { log } = recorder;
  const asked = new Map<ReadingId, AskedReading>();
  const result = compute({ ...context, asked });
  const hasWritten = recorder.log !== log;
  const said = told(result);
  for (const [reading, how] of asked) {
    const isCertain = hasWritten || ALSO_HEEDED.has(reading) || context.asked.has(reading);
    const isQuestion = how.taken.source !== 'rule' && (context.tellsOtherwise || how.isOpen);
    if (isCertain || !isQuestion || isOtherUnder(reading, how)) noteAsked(context, reading, how);
  }
  return result;

  function isOtherUnder(reading: ReadingId, { taken }: AskedReading): boolean {
    const { asked: _, ...unasked } = context;
    return optionsOf(reading).some((option) => {
      if (option === taken.option) return false;
      const trial: Context = { ...unasked, recorder: { log }, trial: { reading, option } };
      const other = told(compute(trial));
      return trial.recorder.log !== log || !saySame(other, said);
    });
  }
}

/** Readings that are heeded where nobody asks for them, so that more than one part may differ. */
const ALSO_HEEDED: ReadonlySet<ReadingId> = new Set(['renumbering', 'contest-number', 'precedent']);

/* What cannot be decided, and the objection to it. */

/** Why something cannot be decided: a formula without a value, or rules of which none prevails. */
type Failure = FormulaFailure | UndecidedRules;

interface FormulaFailure {
  readonly rule: RuleInForce;
  readonly source: string;
  readonly problem: FormulaProblem;
}

interface UndecidedRules {
  readonly slot: SlotName;
  readonly rules: readonly RuleInForce[];
}

/** The objection to what cannot be decided, unless the move has it already. */
function checkDecided(context: Context, at: Spot, failure: Failure): readonly Finding[] {
  if (!('slot' in failure)) return checkFormula(context, at, failure);
  const { slot, rules } = failure;
  // One conflict may be met in several parts of a move.
  if (isObjectedTo(context, 'law/conflict', rules[0])) return [];
  return conflictOf(context, at, { slot }, rules);
}

function checkFormula(context: Context, at: Spot, failure: FormulaFailure): readonly Finding[] {
  const { rule, source, problem } = failure;
  // One formula may be asked for every player; it is wrong once.
  if (isObjectedTo(context, 'format/formula', rule)) return [];
  const words = source.slice(problem.start, problem.end);
  return [
    illegal(context, {
      code: 'format/formula',
      at,
      rule: cite(context.state, rule),
      message: `Rule ${rule.number} reckons with \`${source}\`, which has no value here${words && words !== source ? `, at \`${words}\`` : ''}: ${uncapital(problem.message)}`,
      help:
        problem.help ??
        'Amend the rule so that its formula has a value here, or put the question to a Judge.',
    }),
  ];
}

function isObjectedTo({ recorder }: Context, code: Code, rule: RuleInForce | undefined): boolean {
  return recorder.log.objections.some(
    (objection) => objection.code === code && objection.rule?.number === rule?.number,
  );
}
