/**
 * Asks the readings that the rules leave open. The reading taken gives the answer, and the log notes the
 * question. Afterwards the step is taken again to find the results of other answers
 * (`engine/otherwise/`).
 *
 * A reading is asked only if its options give different values.
 */
import type { Code } from '../../diagnostics/codes.ts';
import type { Spot } from '../../diagnostics/finding.ts';
import { uncapital } from '../../helpers/words.ts';
import type { FormulaProblem } from '../../law/formula/problem.ts';
import { entriesOf, heedNumbers, said } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { OPEN, ofRule, type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { Moment } from '../../values/moment.ts';
import type { JudgedReading } from '../results/types.ts';
import type { TakenOption } from '../state/bindings.ts';
import { type AskedReading, type Context, optionTried } from '../state/context.ts';
import { underLaw } from '../state/held.ts';
import { illegal, type Objection, type Objections } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { aside, suppose } from '../state/suppose.ts';
import { reportAll } from '../state/write-log.ts';
import { objectToDifference } from './conflict-of-rules.ts';

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

export interface Occurrence {
  /** The proposal in whose turn it falls. */
  readonly during: string | undefined;
  readonly at: Spot;
}

export function inquire(context: Context, { during, at }: Occurrence): Inquiry {
  const reader: Reader = {
    take: (reading, of) => takeReading(context, reading, during, of),
    fail: (failure) => reportAll(context, checkDecided(context, at, failure)),
  };
  return { ...context, reader };
}

/** The same in the turn that is under way. */
export function inquireNow(context: Context, at: Spot): Inquiry {
  return inquire(context, { during: context.state.turn.proposal, at });
}

/** The same in the turn in which Judgment was invoked. */
export function inquireIn(
  context: Context,
  { name }: { readonly name: string },
  at: Spot,
): Inquiry {
  return inquire(context, { during: context.bindings.turnOf(name), at });
}

/**
 * Computes something of an object once, and later returns it from `kept`. A result is kept only if
 * it needed no reading and nothing failed. A kept result asks for nothing.
 */
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
  const { take, fail } = inquiry.reader;
  const result = compute({ ...inquiry, reader: { take: asking(take), fail: asking(fail) } });
  if (!isAsked) kept.set(of, { result });
  return result;
}

/** Computes what may have no value, which is then no fault and gives nothing. */
export function ifKnown<Result>(
  inquiry: Inquiry,
  compute: (inquiry: Inquiry) => Result,
): Result | undefined {
  let isKnown = true;
  const fail = () => {
    isKnown = false;
  };
  const result = compute({ ...inquiry, reader: { ...inquiry.reader, fail } });
  return isKnown ? result : undefined;
}

/**
 * Computes a part of a step. A reading that is asked in it counts as asked only if another option
 * changes the part. Otherwise it could change nothing in the step. `told` is all that the step makes of
 * the result under another reading.
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

/** Readings that are heeded where nobody asks for them, so that more than one part may differ. */
const ALSO_HEEDED: ReadonlySet<ReadingId> = new Set(['renumbering', 'contest-number', 'precedent']);

/* An undecidable question, and the objection to it. */

/** Why something cannot be decided: a formula has no value, or no rule prevails. */
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
function checkDecided(context: Context, at: Spot, failure: Failure): Objections {
  if (!('slot' in failure)) return checkFormula(context, at, failure);
  const { slot, rules } = failure;
  // One conflict may be met in several parts of a move.
  if (isObjectedTo(context, 'law/conflict', rules[0])) return [];
  return objectToDifference(context, at, { slot }, rules);
}

function checkFormula(context: Context, at: Spot, failure: FormulaFailure): Objections {
  const { rule, source, problem } = failure;
  // One formula may be asked for every player; it is wrong once.
  if (isObjectedTo(context, 'format/formula', rule)) return [];
  const words = source.slice(problem.start, problem.end);
  return illegal(context, {
    code: 'format/formula',
    at,
    rule,
    message: `Rule ${rule.number} uses \`${source}\`, which has no value here${words && words !== source ? `, at \`${words}\`` : ''}: ${uncapital(problem.message)}`,
    help:
      problem.help ??
      'Amend the rule so that its formula has a value here, or put the question to a Judge.',
    takesJudge: problem.help === undefined,
  });
}

function isObjectedTo({ recorder }: Context, code: Code, rule: RuleInForce | undefined): boolean {
  return recorder.log.objections.some(
    (objection) => objection.code === code && objection.rule?.number === rule?.number,
  );
}

/* Which option of a reading is taken, and who says so: a rule, game custom, a Judgment or the register. */

interface Asking {
  /** Whether a decision asks, so that it is written down which readings it rests on. */
  readonly isAsked?: boolean;
  /** A Judgment to leave out, to see what it changed. */
  readonly without?: string;
}

/** The option taken, for a decision that rests on it. With a rule: as its own words are read. */
export function takeReading(
  context: Context,
  general: ReadingId,
  during: string | undefined,
  of?: RuleInForce,
): string {
  const reading = of ? readingOf(context, general, during, of) : general;
  const taken = takenOption(context, reading, during, { isAsked: true });
  if (context.asked)
    noteAsked(context, reading, { taken, during, isOpen: isOpen(context, reading, during) });
  return taken.option;
}

/** Notes that a reading was asked. A rule's answer is law, even if it came only in this step. */
function noteAsked({ asked }: Context, reading: ReadingId, how: AskedReading): void {
  const known = asked?.get(reading);
  if (!known || known.taken.source === 'rule') asked?.set(reading, how);
}

/**
 * The option in force. The order is: a Judgment of the turn, an earlier one if precedent binds, a rule,
 * custom, the register. An open reading is computed under its first option.
 */
export function takenOption(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  asking: Asking = {},
): TakenOption {
  if (optionTried(context, reading) !== undefined) return ruledOption(context, reading);
  const unjudged = ruledOption(context, reading);
  if (readingCalled(reading)?.empowers && !hasForce(context)) return unopened(reading, unjudged);
  const { own, earlier } = context.bindings.judged(reading, during, asking.without);
  if (own) return own;
  if (earlier && earlier.option !== unjudged.option) {
    // A Judgment that makes precedent binding binds all later turns to that reading too.
    const binds =
      readingCalled(reading)?.lasts ??
      (reading === PRECEDENT ? earlier.option === 'yes' : precedentBinds(context, during, asking));
    if (binds) return earlier;
  }
  return unopened(reading, unjudged);
}

function unopened(reading: ReadingId, taken: TakenOption): TakenOption {
  return taken.option === OPEN ? { ...taken, option: optionsOf(reading)[0] ?? OPEN } : taken;
}

/**
 * Whether Judgments have force over moves and wins. They do if a rule or the custom says who judges.
 * Otherwise they say no more than how unclear words are read, and no such answer gives force to others.
 */
export function hasForce(context: Context): boolean {
  if (said(context.state.law, 'judge', 'chosen')) return true;
  return ruledOption(context, 'judge-without-rule').option === 'anybody';
}

/** The reading of a rule's own words, if anything speaks of these; or else that of all. */
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
    if (optionTried(context, id) !== undefined) return true;
    const isRuled = entriesOf(state.law, 'readings').some(({ value }) => value.has(id));
    const { source } = takenOption(context, id, during);
    return isRuled || source === 'custom' || source === 'judgment';
  }
}

const PRECEDENT: ReadingId = 'precedent';

function precedentBinds(context: Context, during: string | undefined, asking: Asking): boolean {
  const option = asking.isAsked
    ? takeReading(context, PRECEDENT, during)
    : takenOption(context, PRECEDENT, during, asking).option;
  return option === 'yes';
}

/**
 * The answer to a reading by rules in force, or else by game custom, or else by the register. The
 * players may read the words of the Initial Set otherwise than its cards do. A reading that they have
 * enacted themselves is settled.
 */
function ruledOption(context: Context, reading: ReadingId): TakenOption {
  const tried = optionTried(context, reading);
  if (tried !== undefined) return { option: tried, source: 'custom' };
  const { bindings, state } = context;
  const custom = bindings.custom(reading, state.now);
  const ruled = said(state.law, 'readings', reading);
  if (!ruled) return custom;
  const { rule, value: option } = ruled;
  if (custom.source === 'custom' && isAsLaid(state, rule)) return custom;
  return { option, source: 'rule', rule: rule.number };
}

/** Whether the answer of a rule to a reading prevails over the rules that objections cite; others need not. */
export function answerPrevails(
  context: Context,
  { reading, during, slot }: { reading: ReadingId; during: string | undefined; slot: SlotName },
  objections: Iterable<Pick<Objection, 'rule'>>,
): boolean {
  const { book, law } = context.state;
  const by = said(law, 'readings', reading)?.rule;
  if (!by || takenOption(context, reading, during).source !== 'rule') return true;
  const cited = new Set([...objections].map(({ rule }) => rule?.number));
  const met = [...book.inForce.values()].filter(
    ({ id, number }) => id !== by.id && cited.has(number),
  );
  return met.every((each) => {
    const ruling = prevailing(law, slot, [each, by]);
    return ruling.kind === 'settled' && ruling.rule.id === by.id;
  });
}

/** Whether a card of the Initial Set still reads words as it did when it was laid. */
function isAsLaid({ book }: State, { id, mechanics }: RuleInForce): boolean {
  const { isInitial, layers: [first] = [] } = book.inForce.get(id) ?? {};
  return isInitial === true && first?.mechanics?.readings === mechanics?.readings;
}

/** Whether the players have left a reading open, and no Judgment has settled it here. */
export function isOpen(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  without?: string,
): boolean {
  const asking = without === undefined ? {} : { without };
  const { source } = takenOption(context, reading, during, asking);
  return source === 'custom' && ruledOption(context, reading).option === OPEN;
}

export function optionsOf(reading: ReadingId): readonly string[] {
  return (readingCalled(reading)?.options ?? []).map(({ id }) => id);
}

/** The option without a Judgment, and whether the Judgment had been given by then. */
export function judgedReading(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  judgment: string,
): JudgedReading {
  const { option: instead } = takenOption(context, reading, during, { without: judgment });
  const until = context.recorder.log.judgments.get(judgment)?.status !== 'given';
  return { judgment, until, ...(!isOpen(context, reading, during, judgment) && { instead }) };
}

/** The authority for the option taken, in words. */
export function readingSource({ source }: TakenOption): string {
  if (source === 'default') return 'by default';
  return source === 'custom' ? 'by game custom' : 'by a Judgment';
}

/** The context at the moment of a step in a turn: custom that has arisen by then is heeded. */
export function atMoment(
  context: Context,
  on: Moment | undefined,
  during: string | undefined,
): Context {
  const state = on ? { ...context.state, now: on } : context.state;
  return { ...context, on, state: heedNumbering({ ...context, state }, during) };
}

/** The position in whose law those of a rule's numbers count that count by the readings taken. */
export function heedNumbering(context: Context, during: string | undefined): State {
  const { state } = context;
  const law = heedNumbers(state.law, {
    oldNumbers: takenOption(context, 'renumbering', during).option !== 'new-only',
    lowestNumbers: takenOption(context, 'contest-number', during).option === 'lowest',
  });
  return underLaw(state, law);
}
