/** What cannot be decided, and the objection to it. */
import type { Spot } from '../../diagnostics/finding.ts';
import type { FormulaProblem } from '../../law/formula/problem.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { uncapital } from '../../values/capital.ts';
import type { Undecided } from '../facts/decision.ts';
import type { Context } from '../state/context.ts';
import { cite, reportAll, reportIllegal } from '../state/report.ts';
import { conflictOf } from './undecided.ts';

/** Why something cannot be decided: a formula without a value, or rules of which none prevails. */
export type Failure = FormulaFailure | UndecidedRules;

interface FormulaFailure {
  readonly rule: RuleInForce;
  readonly source: string;
  readonly problem: FormulaProblem;
}

interface UndecidedRules {
  readonly slot: SlotName;
  readonly rules: readonly RuleInForce[];
}

/** That a decision comes to nothing. */
export function undecidedBy(failure: Failure): Undecided {
  return { undecided: 'slot' in failure ? 'no-rule-prevails' : 'formula' };
}

export function objectTo(context: Context, at: Spot, failure: Failure): void {
  if (!('slot' in failure)) {
    objectToFormula(context, at, failure);
    return;
  }
  const { slot, rules } = failure;
  const told = context.recorder.log.objections.some(
    ({ code, rule }) => code === 'law/conflict' && rule?.number === rules[0]?.number,
  );
  // One conflict may be met in several parts of a move.
  if (!told) reportAll(context, conflictOf(context, at, slot, rules));
}

function objectToFormula(context: Context, at: Spot, failure: FormulaFailure): void {
  const { state, recorder } = context;
  const { rule, source, problem } = failure;
  const words = source.slice(problem.start, problem.end);
  const told = recorder.log.objections.some(
    (objection) => objection.code === 'format/formula' && objection.rule?.number === rule.number,
  );
  // One formula may be asked for every player; it is wrong once.
  if (told) return;
  reportIllegal(context, {
    code: 'format/formula',
    at,
    rule: cite(state, rule),
    message: `Rule ${rule.number} reckons with \`${source}\`, which has no value here${words && words !== source ? `, at \`${words}\`` : ''}: ${uncapital(problem.message)}`,
    help:
      problem.help ??
      'Amend the rule so that its formula has a value here, or put the question to a Judge.',
  });
}
