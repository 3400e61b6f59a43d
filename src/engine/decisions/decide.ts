/**
 * Deciding under readings: a decision is computed under the reading taken, and computed again
 * under each other option of a reading that was asked for, to find the results that depend on it.
 *
 * What another option comes to in the game that would have been is found by the step that is being
 * taken, which is taken once more with that option throughout.
 *
 * A reading is asked for only where its options give different values, so play that no reading
 * touches is computed once.
 */
import { OrderedMap } from 'immutable';
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import { defined } from '../../helpers/defined.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { Moment } from '../../values/moment.ts';
import type { Came, Decision, ResultUnder, Whether } from '../results/decision.ts';
import type { TakenOption } from '../state/bindings.ts';
import type { Answer, Context } from '../state/context.ts';
import { cite } from '../state/make-finding.ts';
import { reportAll } from '../state/write-log.ts';
import { checkDecided, type Failure, undecidedBy } from './failure.ts';
import { isNotedBy } from './is-noted-by.ts';
import { noteReading } from './note-reading.ts';
import { isOpen, judgedReading, optionsOf, takenOption } from './taken-option.ts';

/** Gives the option of each reading that a decision asks for, and collects what cannot be decided. */
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

export interface Question<Result> extends Occurrence {
  readonly what: Decision;
  readonly compute: (inquiry: Inquiry) => Result;
  /**
   * The rule that decides, where it is another than the first to supply the reading's slot; for a
   * note, given a result under another option too.
   */
  readonly decisive?: (result: Result, other?: Result) => Authority | undefined;
  /** What it comes to, for readers only: the result itself, if that is yes or no. */
  readonly describe?: (result: Result) => Came;
  /** Asked after each move. A note names each option once: the game under it ended at the first. */
  readonly endsGame?: boolean;
}

/** A question to which the answer is yes or no. */
interface QuestionWhether extends Question<boolean> {
  readonly what: Whether;
}

/** A question with other answers. */
interface DescribedQuestion<Result> extends Question<Result> {
  readonly describe: (result: Result) => Came;
}

/** A question whose results are more than what is decided. */
interface QuestionOf<Result> extends DescribedQuestion<Result> {
  /** What is decided, as plain data: two results are the same exactly when this is. */
  readonly by: (result: Result) => unknown;
}

type Plain = string | number | boolean | undefined;

/** Decides a question; objects to what cannot be decided and to a reading left open. */
export function decide<Result>(context: Context, question: QuestionOf<Result>): Result;
export function decide<Result extends Plain>(
  context: Context,
  question: DescribedQuestion<Result>,
): Result;
export function decide(context: Context, question: QuestionWhether): boolean;
export function decide<Result>(
  context: Context,
  question: Question<Result> & Partial<QuestionOf<Result>>,
): Result {
  const { during } = question;
  let asked: Set<ReadingId> | undefined;
  let failure: Failure | undefined;
  const reader: Reader = {
    take: (reading, of) => {
      asked ??= new Set();
      return takenOption(context, reading, during, { asked, of }).option;
    },
    fail: (found) => {
      failure ??= found;
    },
  };
  const result = question.compute({ ...context, reader });
  if (failure) reportAll(context, checkDecided(context, question.at, failure));
  const { trial } = context;
  if (trial)
    trial.answers.set(
      keyOf(question),
      answerOf(question, failure ? { failed: failure } : { result }),
    );
  else if (!failure)
    for (const reading of withMattering(context, asked ?? NONE))
      contest(context, question, reading, { result, isAsked: asked?.has(reading) === true });
  return result;
}

/** For questions of which no note names the other answers. */
export function plainInquiry(context: Context, { during, at }: Occurrence): Inquiry {
  const reader: Reader = {
    take: (reading, of) => takenOption(context, reading, during, { of }).option,
    fail: (failure) => reportAll(context, checkDecided(context, at, failure)),
  };
  return { ...context, reader };
}

/** A result, and whether the question itself asked for a reading. */
interface Decided<Result> {
  readonly result: Result;
  readonly isAsked: boolean;
}

/** Notes a reading on which the result depends, and what it would be under the other options. */
function contest<Result>(
  context: Context,
  question: Question<Result> & Partial<QuestionOf<Result>>,
  reading: ReadingId,
  decided: Decided<Result>,
): void {
  const { during, at, what } = question;
  const { result } = decided;
  const taken = takenOption(context, reading, during);
  const { option, source } = taken;
  // What a rule in force says is law, and no question that its words leave open.
  if (source === 'rule') return;
  const { others, different, isOwn } = otherResults(context, question, reading, decided);
  if (others.length === 0) return;
  const results = [{ option, result: cameOf(question, result) }, ...others];
  const noted = context.recorder.log.mattered.get(reading);
  const last = noted?.last();
  const hasEnded = question.endsGame && last && isNotedBy(last, what, results);
  if (hasEnded && !isOpen(context, reading, during)) return;
  if (!noted?.has(keyOf(question))) {
    const supplier = isOwn ? supplierOf(context, reading) : undefined;
    const rule = question.decisive?.(result, different) ?? supplier;
    noteReading(context, reading, { during, at, what, rule, results });
  }
  writeMatter(context, question, reading, { ...taken, source, results });
}

/** The results that differ under other options. */
interface OtherResults<Result> {
  readonly others: readonly ResultUnder[];
  /** The first that differs, as it was computed. */
  readonly different: Result | undefined;
  /** Whether it differs by itself, and not because something before it does. */
  readonly isOwn: boolean;
}

function otherResults<Result>(
  context: Context,
  question: Question<Result> & Partial<QuestionOf<Result>>,
  reading: ReadingId,
  { result, isAsked }: Decided<Result>,
): OtherResults<Result> {
  const { by = itself } = question;
  const decided = by(result);
  const taken = takenOption(context, reading, question.during).option;
  const mattered = hasMattered(context, reading);
  const others: ResultUnder[] = [];
  let different: Result | undefined;
  let isOwn = false;
  for (const option of optionsOf(reading)) {
    if (option === taken) continue;
    const alone = isAsked ? recompute(context, question, reading, option) : { result };
    const differs = 'failed' in alone || !saySame(by(alone.result), decided);
    if (!differs && !mattered) continue;
    isOwn ||= differs;
    if (differs && 'result' in alone) different ??= alone.result;
    const other = context.step
      ? context.step.otherwise(reading, option).answers.get(keyOf(question))
      : answerOf(question, alone);
    if (!other) {
      if (differs) others.push({ option, result: { undecided: 'not-asked' } });
    } else if (!other.decided || !saySame(other.decided.by, decided))
      others.push({ option, result: other.came });
  }
  return { others, different, isOwn };
}

/** The option taken, which is no rule's, and what each option comes to. */
interface Contested extends TakenOption {
  readonly source: Exclude<TakenOption['source'], 'rule'>;
  readonly results: readonly ResultUnder[];
}

/** Writes down that a decision depends on a reading. */
function writeMatter(
  context: Context,
  question: Pick<Question<unknown>, 'during' | 'at' | 'what'>,
  reading: ReadingId,
  { option: taken, source, judgment, results }: Contested,
): void {
  const { during, at, what } = question;
  const judged =
    judgment === undefined ? undefined : judgedReading(context, reading, during, judgment);
  const matter = { file: at.file, what, taken, source, results, ...defined({ judged }) };
  const { log } = context.recorder;
  const matters = log.mattered.get(reading) ?? OrderedMap();
  const mattered = log.mattered.set(reading, matters.set(keyOf(question), matter));
  context.recorder.log = { ...log, mattered };
}

/** The rule that says what a reading reads. */
function supplierOf({ state }: Context, reading: ReadingId): Authority | undefined {
  const { reads } = readingCalled(reading) ?? {};
  const [supplier] = (reads && state.law.suppliers.get(reads)) ?? [];
  return supplier && cite(state, supplier);
}

function keyOf({ at, what }: Pick<Question<unknown>, 'at' | 'what'>): string {
  return `${at.file} ${JSON.stringify(what)}`;
}

const NONE: ReadonlySet<ReadingId> = new Set();

/**
 * The readings that were asked for, and those on which something depends that was decided before in
 * the same step: what is decided after it may come out otherwise as well, though its own words ask for
 * no reading.
 */
function withMattering(context: Context, asked: ReadonlySet<ReadingId>): ReadonlySet<ReadingId> {
  const { step, recorder } = context;
  const { mattered } = recorder.log;
  if (!step || mattered === step.mattered) return asked;
  return new Set([...asked, ...[...mattered.keys()].filter((id) => hasMattered(context, id))]);
}

/** Whether something depends on a reading that was decided before in the same step. */
function hasMattered({ recorder, step }: Context, reading: ReadingId): boolean {
  return step !== undefined && recorder.log.mattered.get(reading) !== step.mattered.get(reading);
}

type Computed<Result> = { readonly result: Result } | { readonly failed: Failure };

function answerOf<Result>(
  question: Question<Result> & Partial<QuestionOf<Result>>,
  computed: Computed<Result>,
): Answer {
  if ('failed' in computed) return { came: undecidedBy(computed.failed) };
  const { result } = computed;
  const { by = itself } = question;
  return { decided: { by: by(result) }, came: cameOf(question, result) };
}

function cameOf<Result>({ describe }: Question<Result>, result: Result): Came {
  return describe ? describe(result) : result === true;
}

function itself<Result>(result: Result): Result {
  return result;
}

function recompute<Result>(
  context: Context,
  question: Question<Result>,
  reading: ReadingId,
  option: string,
): Computed<Result> {
  let failed: Failure | undefined;
  const reader: Reader = {
    take: (id, of) =>
      takenOption(context, id, question.during, { otherwise: { reading, option }, of }).option,
    fail: (failure) => {
      failed ??= failure;
    },
  };
  const result = question.compute({ ...context, reader });
  return failed ? { failed } : { result };
}
