/** What cannot be decided, and the objection to it. */
import type { Code } from '../../diagnostics/codes.ts';
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { uncapital } from '../../helpers/capital.ts';
import type { FormulaProblem } from '../../law/formula/problem.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal } from '../state/make-finding.ts';
import { conflictOf } from './conflict-of-rules.ts';

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

/** The objection to what cannot be decided, unless the move has it already. */
export function checkDecided(context: Context, at: Spot, failure: Failure): readonly Finding[] {
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
