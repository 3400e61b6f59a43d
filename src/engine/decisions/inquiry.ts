/**
 * Asks readings where the rules leave a question open. The chosen option is the answer, and the log notes
 * the question. Later `engine/otherwise/` repeats the step with other options.
 *
 * A reading is asked only if its options give different values.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import { uncapital } from '../../helpers/words.ts';
import type { FormulaProblem } from '../../law/formula/problem.ts';
import { entriesOf, heedNumbers, lawOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { OPEN, ofRule, type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { Moment } from '../../values/moment.ts';
import type { JudgedReading } from '../results/types.ts';
import type { ChosenOption } from '../state/bindings.ts';
import { type AskedReading, type Context, triedOption } from '../state/context.ts';
import { underLaw } from '../state/held.ts';
import { illegal, type Objection, type Objections } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { aside, suppose } from '../state/suppose.ts';
import { reportAll } from '../state/write-log.ts';
import { objectToDifference } from './conflict-of-rules.ts';

/** Chooses the option of each reading that is asked, and reports undecidable questions. */
export interface Interpreter {
  /** The chosen option; with a rule, for that rule's own words. */
  ask(reading: ReadingId, of?: RuleInForce): string;
  fail(failure: Failure): void;
}

/** A context for computing something, which asks readings as needed. */
export interface Inquiry extends Context {
  readonly interpreter: Interpreter;
}

export interface Occurrence {
  /** The proposal whose turn it is. */
  readonly during: string | undefined;
  readonly at: Spot;
}

export function inquire(context: Context, { during, at }: Occurrence): Inquiry {
  const interpreter: Interpreter = {
    ask: (reading, of) => askReading(context, reading, during, of),
    fail: (failure) => reportAll(context, checkDecided(context, at, failure)),
  };
  return { ...context, interpreter };
}

/** An inquiry in the present turn. */
export function inquireNow(context: Context, at: Spot): Inquiry {
  return inquire(context, { during: context.state.turn.proposal, at });
}

/** An inquiry in the turn in which Judgment was invoked. */
export function inquireIn(
  context: Context,
  { name }: { readonly name: string },
  at: Spot,
): Inquiry {
  return inquire(context, { during: context.bindings.turnOf(name), at });
}

/** Computes a result for an object once, and keeps it if it asked no reading and did not fail. */
export function keepUnasked<Of extends object, Result>(
  kept: WeakMap<Of, { readonly result: Result }>,
  of: Of,
  inquiry: Inquiry,
  compute: (inquiry: Inquiry) => Result,
): Result {
  const known = kept.get(of);
  if (known) return known.result;
  let isAsked = false;
  const asking =
    <Question extends readonly unknown[], Answer>(ask: (...question: Question) => Answer) =>
    (...question: Question) => {
      isAsked = true;
      return ask(...question);
    };
  const { ask, fail } = inquiry.interpreter;
  const result = compute({ ...inquiry, interpreter: { ask: asking(ask), fail: asking(fail) } });
  if (!isAsked) kept.set(of, { result });
  return result;
}

/** Computes a value that may be absent without fault. */
export function ifKnown<Result>(
  inquiry: Inquiry,
  compute: (inquiry: Inquiry) => Result,
): Result | undefined {
  let isKnown = true;
  const fail = () => {
    isKnown = false;
  };
  const result = compute({ ...inquiry, interpreter: { ...inquiry.interpreter, fail } });
  return isKnown ? result : undefined;
}

/**
 * Computes a part of a step. A reading that it asks counts only if another option changes the part.
 * `told` extracts from the result all that the step uses of it.
 */
export function askWhereItDiffers<Result>(
  context: Context,
  compute: (context: Context) => Result,
  told: (result: Result) => unknown,
): Result {
  if (!context.asked) return compute(context);
  const before = aside(context);
  const { log } = before.recorder;
  const asked = new Map<ReadingId, AskedReading>();
  const result = compute({ ...context, asked });
  const hasWritten = context.recorder.log !== log;
  const said = told(result);
  for (const [reading, how] of asked) {
    const isCertain = hasWritten || ALSO_HEEDED.has(reading) || context.asked.has(reading);
    const isQuestion = how.taken.source !== 'rule' && (context.notesOtherwise || how.isOpen);
    if (isCertain || !isQuestion || isOtherUnder(reading, how)) noteAsked(context, reading, how);
  }
  return result;

  function isOtherUnder(reading: ReadingId, { taken }: AskedReading): boolean {
    return optionsOf(reading).some((option) => {
      if (option === taken.option) return false;
      const other = suppose(before, { trial: { reading, option } }, compute);
      return other.log !== log || !saySame(told(other.result), said);
    });
  }
}

/** Readings that affect other parts too, so they always count as asked. */
const ALSO_HEEDED: ReadonlySet<ReadingId> = new Set(['renumbering', 'contest-number', 'precedent']);

/** Why a question is undecidable: a formula without a value, or rules in conflict. */
type Failure =
  | { readonly rule: RuleInForce; readonly source: string; readonly problem: FormulaProblem }
  | { readonly slot: SlotName; readonly rules: readonly RuleInForce[] };

/**
 * The objection to an undecidable question. A conflict can affect several parts of a move, and a formula
 * can fail for every player, but each is reported once.
 */
function checkDecided(context: Context, at: Spot, failure: Failure): Objections {
  const isFormula = 'source' in failure;
  const code = isFormula ? 'format/formula' : 'law/conflict';
  const first = isFormula ? failure.rule : failure.rules[0];
  const isKnown = context.recorder.log.objections.some(
    (objection) => objection.code === code && objection.rule?.number === first?.number,
  );
  if (isKnown) return [];
  if (!isFormula) return objectToDifference(context, at, { slot: failure.slot }, failure.rules);
  const { rule, source, problem } = failure;
  const words = source.slice(problem.start, problem.end);
  return illegal(context, {
    code: 'format/formula',
    at,
    rule,
    message: `Rule ${rule.number} uses \`${source}\`, which has no value here${words && words !== source ? `, at \`${words}\`` : ''}: ${uncapital(problem.message)}`,
    help: `${problem.help ? `${problem.help} ` : ''}Amend the rule so that its formula has a value here, or put the question to a Judge.`,
    takesJudge: true,
  });
}

interface Asking {
  /** Whether the choice is noted as a basis of the decision. */
  readonly isAsked?: boolean;
  /** A Judgment to ignore, to see what it changed. */
  readonly without?: string;
}

/** The chosen option, noted as a basis of the decision. With a rule, for that rule's own words. */
export function askReading(
  context: Context,
  general: ReadingId,
  during: string | undefined,
  of?: RuleInForce,
): string {
  const reading = of ? readingOf(context, general, during, of) : general;
  const taken = optionInForce(context, reading, during, { isAsked: true });
  if (context.asked)
    noteAsked(context, reading, { taken, during, isOpen: isOpen(context, reading, during) });
  return taken.option;
}

/** Notes a reading as asked. An answer by a rule is law, even if the rule changed in this step. */
function noteAsked({ asked }: Context, reading: ReadingId, how: AskedReading): void {
  const known = asked?.get(reading);
  if (!known || known.taken.source === 'rule') asked?.set(reading, how);
}

/**
 * The option in force. A Judgment of the turn goes first, then a binding earlier one, a rule, custom, the
 * register. An open reading uses its first option.
 */
export function optionInForce(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  asking: Asking = {},
): ChosenOption {
  if (triedOption(context, reading) !== undefined) return ruledOption(context, reading);
  const unjudged = ruledOption(context, reading);
  if (readingCalled(reading)?.empowers && !hasForce(context)) return unopened(reading, unjudged);
  const { own, earlier } = context.bindings.judged(reading, during, asking.without);
  if (own) return own;
  if (earlier && earlier.option !== unjudged.option) {
    // A Judgment on whether precedent binds also decides this for later turns.
    const binds =
      readingCalled(reading)?.lasts ??
      (reading === PRECEDENT ? earlier.option === 'yes' : precedentBinds(context, during, asking));
    if (binds) return earlier;
  }
  return unopened(reading, unjudged);
}

function unopened(reading: ReadingId, taken: ChosenOption): ChosenOption {
  return taken.option === OPEN ? { ...taken, option: optionsOf(reading)[0] ?? OPEN } : taken;
}

/**
 * Whether Judgments decide moves and wins: only if a rule or game custom says who judges. Otherwise they
 * only interpret unclear words, and cannot give themselves force by that.
 */
export function hasForce(context: Context): boolean {
  if (lawOn(context.state.law, 'judge', 'chosen')) return true;
  return ruledOption(context, 'judge-without-rule').option === 'anybody';
}

/** The reading of a rule's own words if anything answers it, otherwise the general one. */
function readingOf(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  rule: RuleInForce,
): ReadingId {
  const { state } = context;
  const numbers = state.law.oldNumbers ? rule.numbers.toReversed() : [rule.number];
  const own = numbers.flatMap((number) => ofRule(reading, number) ?? []).find(isSpokenOf);
  return own ?? reading;

  function isSpokenOf(id: ReadingId): boolean {
    if (triedOption(context, id) !== undefined) return true;
    const isRuled = entriesOf(state.law, 'readings').some(({ value }) => value.has(id));
    const { source } = optionInForce(context, id, during);
    return isRuled || source === 'custom' || source === 'judgment';
  }
}

const PRECEDENT: ReadingId = 'precedent';

function precedentBinds(context: Context, during: string | undefined, asking: Asking): boolean {
  const option = asking.isAsked
    ? askReading(context, PRECEDENT, during)
    : optionInForce(context, PRECEDENT, during, asking).option;
  return option === 'yes';
}

/**
 * The answer of rules in force, else of game custom, else of the register. Custom may differ from the
 * cards of the Initial Set, but not from a reading that the players enacted.
 */
function ruledOption(context: Context, reading: ReadingId): ChosenOption {
  const tried = triedOption(context, reading);
  if (tried !== undefined) return { option: tried, source: 'custom' };
  const { bindings, state } = context;
  const custom = bindings.custom(reading, state.now);
  const ruled = lawOn(state.law, 'readings', reading);
  if (!ruled) return custom;
  const { rule, value: option } = ruled;
  if (custom.source === 'custom' && isAsLaid(state, rule)) return custom;
  return { option, source: 'rule', rule: rule.number };
}

/** Whether a rule's answer prevails over the rules that objections cite. Other answers need not. */
export function answerPrevails(
  context: Context,
  { reading, during, slot }: { reading: ReadingId; during: string | undefined; slot: SlotName },
  objections: Iterable<Pick<Objection, 'rule'>>,
): boolean {
  const { book, law } = context.state;
  const by = lawOn(law, 'readings', reading)?.rule;
  if (!by || optionInForce(context, reading, during).source !== 'rule') return true;
  const cited = new Set([...objections].map(({ rule }) => rule?.number));
  const met = [...book.inForce.values()].filter(
    ({ id, number }) => id !== by.id && cited.has(number),
  );
  return met.every((each) => {
    const ruling = prevailing(law, slot, [each, by]);
    return ruling.kind === 'settled' && ruling.rule.id === by.id;
  });
}

/** Whether a card of the Initial Set still has its original readings. */
function isAsLaid({ book }: State, { id, mechanics }: RuleInForce): boolean {
  const { isInitial, layers: [first] = [] } = book.inForce.get(id) ?? {};
  return isInitial === true && first?.mechanics?.readings === mechanics?.readings;
}

/** Whether the players left a reading open, and no Judgment has settled it. */
export function isOpen(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  without?: string,
): boolean {
  const asking = without === undefined ? {} : { without };
  const { source } = optionInForce(context, reading, during, asking);
  return source === 'custom' && ruledOption(context, reading).option === OPEN;
}

export function optionsOf(reading: ReadingId): readonly string[] {
  return (readingCalled(reading)?.options ?? []).map(({ id }) => id);
}

/** The option without a Judgment, and whether it applied until that Judgment was given. */
export function judgedReading(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  judgment: string,
): JudgedReading {
  const { option: instead } = optionInForce(context, reading, during, { without: judgment });
  const until = context.recorder.log.judgments.get(judgment)?.status !== 'given';
  return { judgment, until, ...(!isOpen(context, reading, during, judgment) && { instead }) };
}

/** In words, who chose the option. */
export function readingSource({ source }: ChosenOption): string {
  if (source === 'default') return 'by default';
  return source === 'custom' ? 'by game custom' : 'by a Judgment';
}

/** The context for a step in a turn, with the custom that has arisen by then. */
export function atMoment(
  context: Context,
  on: Moment | undefined,
  during: string | undefined,
): Context {
  const state = on ? { ...context.state, now: on } : context.state;
  return { ...context, on, state: heedNumbering({ ...context, state }, during) };
}

/** The position with a law that counts rule numbers by the chosen readings. */
export function heedNumbering(context: Context, during: string | undefined): State {
  const { state } = context;
  const law = heedNumbers(state.law, {
    oldNumbers: optionInForce(context, 'renumbering', during).option !== 'new-only',
    lowestNumbers: optionInForce(context, 'contest-number', during).option === 'lowest',
  });
  return underLaw(state, law);
}
