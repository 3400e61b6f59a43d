/** The number of each rule that a vote enacts or changes (Suber's 108). */
import type { Spot } from '../../diagnostics/finding.ts';
import { admission } from '../../law/in-force/admission.ts';
import { changeLaw, type Law, lawOn } from '../../law/in-force/law.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { WrittenChange, WrittenProposal } from '../../records/types.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';
import { namesOf, wordOf } from '../decisions/evaluate.ts';
import { type Inquiry, inquire } from '../decisions/inquiry.ts';
import type { Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal, keySpot, type Objections, spot } from '../state/make-finding.ts';
import type { Pending, Plan } from '../state/state.ts';
import { addNote, reportAll } from '../state/write-log.ts';

type NewRule = 'takes-proposal-number' | 'given' | 'next' | undefined;

/**
 * The plans with their numbers, and the last number that the vote uses up. A plan without a number leaves
 * it to the rule's latest change.
 */
export function numbersOfVote(context: Context, { written }: Pending, plans: readonly Plan[]) {
  const changes = plans.map(({ change }) => change);
  const { due, taken } = numbersDue(context, written, changes);
  const numbers = changes.map((change, i) => due[i] ?? statedNumber(change));
  reportAll(context, [
    ...plans.flatMap((plan, i) => checkStated(context, plan, due[i])),
    ...checkApart(context, plans, { numbers, taken }),
  ]);
  noteSharedNumbers(context, plans, { numbers, taken });
  return { numbers, last: lastOf(taken) };
}

/** The last number that a defeated proposal would have used, if each of its changes took one. */
export function lastNumberProposed(
  context: Context,
  { written, plans }: Pick<Pending, 'written' | 'plans'>,
): number | undefined {
  const changes = plans.map(({ change }) => change);
  return lastOf(numbersDue(context, written, changes).taken);
}

function lastOf(taken: readonly (ProposalNumber | undefined)[]): number | undefined {
  const used = taken.filter((number) => typeof number === 'number');
  return used.length === 0 ? undefined : Math.max(...used);
}

/**
 * The numbers that the rules in force give the changes, and whether changed rules keep theirs. Nothing is
 * computed if the record itself decides.
 */
export function numbersDue(
  context: Context,
  written: Pending['written'],
  changes: readonly WrittenChange[],
) {
  const at = keySpot(written, 'proposal');
  const inquiry = inquire(context, { during: written.name, at });
  const newRule = lawOfNewRules(inquiry, written);
  const keeps = numbersStayUnder(inquiry, context.state.law, written);
  const first = changes.find((change) => statedNumber(change) === written.number);
  const takes = changes.map((change): Taking => {
    if (change.kind === 'repeal' && 'rule' in change.target)
      return keeps ? 'nothing' : 'uses-one-up';
    if (change.kind !== 'enact') return keeps ? 'nothing' : 'any';
    if (newRule === 'next') return 'nothing';
    const stated = statedNumber(change);
    if (stated !== undefined && change === first) return 'the-first';
    if (newRule === 'given') return 'nothing';
    return newRule !== undefined || stated === undefined ? 'any' : 'nothing';
  });
  const taken = takenNumbers(context, written, takes);
  let next = context.state.book.highest;
  const due = changes.map(({ kind }, i) => {
    if (kind !== 'enact') return taken[i] ?? written.number;
    if (newRule === 'next') return ++next;
    return typeof taken[i] === 'number' ? taken[i] : undefined;
  });
  return { due, taken, keeps };
}

function lawOfNewRules(inquiry: Inquiry, proposal: Pending['written']): NewRule {
  const { law } = inquiry.state;
  const stated = lawOn(law, 'numbering', 'new-rule');
  const words = ['takes-proposal-number', 'given', 'next'] as const;
  if (stated) return wordOf(namesOf(inquiry, { proposal }), stated.rule, stated.value, words);
  return lawOn(law, 'numbering', 'first') ? words[0] : undefined;
}

/**
 * How a change uses the proposal's numbers: only the one that it states, or the next one. A repeal leaves
 * no rule to number; whether it uses up a number is a reading.
 */
type Taking = 'nothing' | 'any' | 'the-first' | 'uses-one-up';

/**
 * The number for each change. A single rule takes the proposal's number; for several it is a reading. A
 * new rule that states the proposal's number has it, wherever it stands.
 */
function takenNumbers(
  context: Context,
  written: Pending['written'],
  takes: readonly Taking[],
): readonly (ProposalNumber | undefined)[] {
  const { number } = written;
  const isBorne = (taking: Taking) => taking === 'any' || taking === 'the-first';
  const isTaking = (taking: Taking) => taking !== 'nothing';
  const ofAll = takes.map((taking) => (isBorne(taking) ? number : undefined));
  const count = takes.filter(isTaking).length;
  if (typeof number !== 'number' || count < 2) return ofAll;
  const { interpreter } = inquire(context, { during: written.name, at: spot(written, 'changes') });
  const option = interpreter.ask('compound-number');
  if (option === 'one-number') return ofAll;
  const takesOne = option === 'each-change' ? isTaking : isBorne;
  let next = number + (takes.includes('the-first') ? 1 : 0);
  return takes.map((taking) => {
    if (!takesOne(taking)) return undefined;
    return taking === 'the-first' ? number : next++;
  });
}

function statedNumber(change: WrittenChange): RuleNumber | undefined {
  return change.kind === 'enact' ? change.number : undefined;
}

/** Requires a new rule to have a number, and the right one. */
function checkStated(context: Context, plan: Plan, due: RuleNumber | undefined): Objections {
  const { kind, at, change } = plan;
  const stated = statedNumber(change);
  if (kind !== 'enact') return [];
  const law = { code: 'proposal/number', rule: numberingRule(context, plan) } as const;
  if (stated === undefined && due === undefined) {
    const message = 'The new rule has no number: neither the record nor the rules give it one.';
    const help = 'Write it into the enactment: `enact: { number: … }`.';
    return illegal(context, { ...law, at, message, help });
  }
  if (stated === undefined || due === undefined || stated === due) return [];
  return illegal(context, {
    ...law,
    at: numberSpot(plan),
    message: `The new rule is numbered ${stated}; by the rules in force its number is ${due}.`,
    help: `Write \`number: ${due}\`, or leave it out.`,
  });
}

interface ChangeNumbers {
  readonly numbers: readonly (RuleNumber | undefined)[];
  /** The numbers that come from the proposal. */
  readonly taken: readonly (RuleNumber | undefined)[];
}

/** Objects if the record gives a rule the number of another one, in this proposal or in force. */
function checkApart(context: Context, plans: readonly Plan[], { numbers, taken }: ChangeNumbers) {
  return plans.flatMap((plan, i) => {
    const number = statedNumber(plan.change);
    if (number === undefined || numbers[i] !== number || taken[i] === number) return [];
    const twin = plans.find((other, nth) => other.kind === 'enact' && numbers[nth] === number);
    const [bearer] = bearersOf(context, plans, number);
    const rule = bearer === undefined ? undefined : context.state.book.inForce.get(bearer);
    if (!rule && twin === plan) return [];
    return illegal(context, {
      code: 'proposal/number',
      at: numberSpot(plan),
      rule: numberingRule(context, plan),
      ...(rule
        ? {
            message: `${newRuleWords(plan)} is numbered ${number}, but ${ruleWords(rule)} is in force with that number. Two rules may not have the same number.`,
            help: `${firstWords(context, rule)} a number that no rule in force has.`,
          }
        : {
            message: `${newRuleWords(plan)} is numbered ${number}, and so is the new rule${twin ? partWords(twin.change, ' of') : ''}. Two rules may not have the same number.`,
            help: 'Give one of the two a different number.',
          }),
    });
  });
}

/**
 * Objects if the number in a change means two rules. One is in force, the other is new and gets the
 * number by an earlier change of the proposal.
 */
export function checkNumberFree(
  context: Context,
  plans: readonly Plan[],
  change: WrittenChange,
): Objections | undefined {
  if (change.kind === 'enact' || !('rule' in change.target)) return undefined;
  const number = change.target.rule;
  const plan = plans.find(({ kind, after }) => kind === 'enact' && after?.number === number);
  const [id] = context.state.book.byNumber.get(number) ?? [];
  const rule = id === undefined ? undefined : context.state.book.inForce.get(id);
  if (!plan || !rule) return undefined;
  return illegal(context, {
    code: 'proposal/number',
    at: numberSpot(plan),
    rule: numberingRule(context, plan),
    message: `${newRuleWords(plan)} is numbered ${number} while ${ruleWords(rule)} still has that number, so “${number}” ${partWords(change, 'in')} names both. The changes of a proposal are made one after the other, and two rules may not have the same number.`,
    help: `${firstWords(context, rule)} another number.`,
  });
}

function numberSpot({ at, change, kind }: Plan): Spot {
  const isStated = kind === 'enact' && change.kind === 'enact' && change.number !== undefined;
  return isStated ? { file: at.file, path: [...change.path, 'enact', 'number'] } : at;
}

/** “The new rule of Change 2”. */
function newRuleWords({ change }: Plan): string {
  return `The new rule${partWords(change, ' of')}`;
}

/** “ of Change 2”, or nothing for the only change of a proposal. */
function partWords({ path: [key, index] }: WrittenChange, word: string): string {
  return key === 'changes' && typeof index === 'number' ? `${word} Change ${index + 1}` : '';
}

function ruleWords({ number, title }: Rule): string {
  return title === undefined ? `Rule ${number}` : `Rule ${number} (${title})`;
}

/** The change that must come first to free the number of a rule in force. */
function firstWords({ state }: Context, { number, tier }: Rule): string {
  const mayGo = admission(state.law, 'repeal', tier).isAdmitted;
  return `${mayGo ? `Repeal Rule ${number} before the new rule is enacted, or give` : 'Give'} the new rule`;
}

/** The rules in force with a number, but those that the vote repeals or renumbers. */
function bearersOf({ state: { book } }: Context, plans: readonly Plan[], number: RuleNumber) {
  const changed = new Set(plans.flatMap(({ before }) => before?.id ?? []));
  const kept = new Set(plans.flatMap(({ after }) => (after?.number === number ? after.id : [])));
  const bearing = book.byNumber.get(number) ?? [];
  return bearing.filter((id) => !changed.has(id) || kept.has(id));
}

/** Notes a number that the law gives although another rule in force has it. */
function noteSharedNumbers(
  context: Context,
  plans: readonly Plan[],
  { taken }: ChangeNumbers,
): void {
  plans.forEach((plan, i) => {
    const number = plan.after && taken[i];
    if (number === undefined) return;
    const others = bearersOf(context, plans, number).filter((id) => id !== plan.before?.id);
    if (others.length === 0) return;
    addNote(context, {
      code: 'change/shared-number',
      at: plan.at,
      rule: numberingRule(context, plan),
      message: `${plan.kind === 'enact' ? 'The new rule' : `Rule ${plan.before?.number}`} takes the number ${number} of its proposal, but another rule in force already has that number.`,
    });
  });
}

/** The rule that decides the number of the changed rule. */
function numberingRule({ state }: Context, { kind }: Plan) {
  const part = kind === 'enact' ? 'new-rule' : 'changed-rule';
  const stated = lawOn(state.law, 'numbering', part) ?? lawOn(state.law, 'numbering', 'first');
  return stated?.rule;
}

/** Whether changed rules keep their numbers (Suber's 108): a reading if the vote changes that law. */
export function numbersStay(
  context: Context,
  plans: readonly Plan[],
  { at, proposal }: { readonly at: Spot; readonly proposal: WrittenProposal },
): boolean {
  const { state } = context;
  const during = proposal.name;
  const inquiry = inquire(context, { during, at });
  const renumbers = plans.some(({ kind, after }) => kind !== 'enact' && after !== undefined);
  const speaksOfNumbers = ({ before, after }: Plan) =>
    !saySame(before?.mechanics?.numbering, after?.mechanics?.numbering);
  if (!renumbers || !plans.some(speaksOfNumbers))
    return numbersStayUnder(inquiry, state.law, proposal);
  const next = plans.reduce((law, { before, after }) => changeLaw(law, before, after), state.law);
  const isNext = inquiry.interpreter.ask('numbering-law') === 'law-it-makes';
  return numbersStayUnder(inquiry, isNext ? next : state.law, proposal);
}

/** Without a rule on renumbering, changed rules keep their numbers. */
function numbersStayUnder(inquiry: Inquiry, law: Law, proposal: WrittenProposal): boolean {
  const stated = lawOn(law, 'numbering', 'changed-rule');
  if (!stated) return true;
  const words = ['takes-proposal-number', 'keeps-its-own'] as const;
  return wordOf(namesOf(inquiry, { proposal }), stated.rule, stated.value, words) !== words[0];
}
