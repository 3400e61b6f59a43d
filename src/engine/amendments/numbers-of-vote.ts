/** Which number each rule has that a vote enacts or changes (Suber's 108). */
import type { Finding } from '../../diagnostics/finding.ts';
import { defined } from '../../helpers/defined.ts';
import { rulingOn } from '../../law/in-force/law.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';
import { decide, type Inquiry, plainInquiry } from '../decisions/decide.ts';
import { wordOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal, keySpot, spot } from '../state/make-finding.ts';
import type { Plan } from '../state/plan.ts';
import type { Pending } from '../state/state.ts';
import { reportAll, reportIllegal } from '../state/write-log.ts';
import { keepNumbers } from './numbers-stay.ts';

export interface Numbering {
  /** For each plan: the number that it gives, or leaves as the latest change of a rule. */
  readonly numbers: readonly (RuleNumber | undefined)[];
  /** How far the numbers of proposals are used up. */
  readonly last: number | undefined;
}

/** What the law of the vote says of the number of a new rule. */
type NewRule = 'takes-proposal-number' | 'given' | 'next' | undefined;

export function numbersOfVote(
  context: Context,
  { written }: Pending,
  plans: readonly Plan[],
): Numbering {
  const at = keySpot(written, 'proposal');
  const inquiry = plainInquiry(context, { during: written.name, at });
  const newRule = lawOfNewRules(inquiry, written);
  const keeps = keepNumbers(inquiry, context.state.law, written);
  const takes = plans.map(({ kind, after, change }) => {
    if (after === undefined) return false;
    if (kind !== 'enact') return !keeps;
    if (newRule === 'given' || newRule === 'next') return false;
    return newRule !== undefined || change.kind !== 'enact' || change.number === undefined;
  });
  const taken = takenNumbers(context, { written }, takes);
  let next = context.state.book.highest;
  const numbers = plans.map((plan, i) => {
    if (plan.kind !== 'enact') return taken[i] ?? written.number;
    return newNumber(context, { plan, newRule, taken: taken[i], next: () => ++next });
  });
  reportAll(context, checkApart(context, plans, numbers));
  const counted = taken.filter((number) => typeof number === 'number');
  return { numbers, last: counted.length === 0 ? undefined : Math.max(...counted) };
}

function lawOfNewRules(inquiry: Inquiry, proposal: Pending['written']): NewRule {
  const ruling = rulingOn(inquiry.state.law, 'numbering');
  if (ruling.kind !== 'settled') return undefined;
  const choice = ruling.rule.mechanics?.numbering?.['new-rule'] ?? 'takes-proposal-number';
  const words = ['takes-proposal-number', 'given', 'next'] as const;
  return wordOf(namesOf(inquiry, { proposal }), ruling.rule, choice, words);
}

/** The proposal's number for the one rule that takes it; for several, those that a reading says. */
function takenNumbers(
  context: Context,
  { written }: Pick<Pending, 'written'>,
  takes: readonly boolean[],
): readonly (ProposalNumber | undefined)[] {
  const { number } = written;
  const ofAll = takes.map((isTaking) => (isTaking ? number : undefined));
  if (typeof number !== 'number' || takes.filter(Boolean).length < 2) return ofAll;
  const numbers = decide(context, {
    during: written.name,
    at: spot(written, 'changes'),
    what: { kind: 'numbering', proposal: number },
    compute: ({ reader }) => {
      const step = reader.take('compound-number') === 'successive' ? 1 : 0;
      return takes.filter(Boolean).map((_, index) => number + step * index);
    },
    by: (series) => series,
    describe: (series) => ({ names: series }),
  });
  let used = 0;
  return takes.map((isTaking) => (isTaking ? numbers[used++] : undefined));
}

interface NewRuleNumber {
  readonly plan: Plan;
  readonly newRule: NewRule;
  readonly taken: ProposalNumber | undefined;
  readonly next: () => number;
}

function newNumber(
  context: Context,
  { plan, newRule, taken, next }: NewRuleNumber,
): RuleNumber | undefined {
  const stated = plan.change.kind === 'enact' ? plan.change.number : undefined;
  const due = newRule === 'next' ? next() : typeof taken === 'number' ? taken : undefined;
  if (due === undefined) {
    if (stated === undefined) objectToMissing(context, plan);
    return stated;
  }
  if (stated !== undefined && stated !== due) objectToStated(context, plan, stated, due);
  return due;
}

function objectToMissing(context: Context, { at }: Plan): void {
  const rule = numberingRule(context);
  reportIllegal(context, {
    code: 'proposal/number',
    at,
    ...defined({ rule }),
    message: 'The new rule has no number: nothing says by which one it is called.',
    help: 'Write it into the enactment: `enact: { number: … }`.',
  });
}

function objectToStated(
  context: Context,
  { at, change }: Plan,
  stated: RuleNumber,
  due: RuleNumber,
): void {
  const rule = numberingRule(context);
  reportIllegal(context, {
    code: 'proposal/number',
    at: { file: at.file, path: [...change.path, 'enact', 'number'] },
    ...defined({ rule }),
    message: `The new rule is numbered ${stated}; by the rules in force its number is ${due}.`,
    help: `Write \`number: ${due}\`, or leave it out.`,
  });
}

/** A number that a record states must not be borne by another rule, of this proposal or in force. */
function checkApart(
  context: Context,
  plans: readonly Plan[],
  numbers: readonly (RuleNumber | undefined)[],
): readonly Finding[] {
  const { book } = context.state;
  const leaving = new Set(plans.flatMap(({ before, after }) => (after ? [] : (before?.id ?? []))));
  return plans.flatMap(({ change, at }, i) => {
    const number = change.kind === 'enact' ? change.number : undefined;
    if (number === undefined || numbers[i] !== number) return [];
    const isBorne = (book.byNumber.get(number) ?? []).some((id) => !leaving.has(id));
    if (!isBorne && numbers.indexOf(number) === i) return [];
    return illegal(context, {
      code: 'proposal/number',
      at: { file: at.file, path: [...change.path, 'enact', 'number'] },
      message: `The new rule is numbered ${number}, and another rule bears that number.`,
      help: 'Give it a number that no rule in force has.',
    });
  });
}

function numberingRule({ state }: Context) {
  const ruling = rulingOn(state.law, 'numbering');
  return ruling.kind === 'settled' ? cite(state, ruling.rule) : undefined;
}
