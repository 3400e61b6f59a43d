/**
 * Deciding under readings: a decision is computed under the reading taken, and computed again
 * under each other option of a reading that was asked for, to tell what hangs on it.
 *
 * A reading is asked for only where its options give different values, so play that no reading
 * touches is computed once.
 */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import type { FormulaProblem } from '../../law/formula/problem.ts';
import { OPEN, READINGS_BY_ID, type ReadingId } from '../../law/readings.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import type { TakenOption } from '../state/bindings.ts';
import type { JudgedReading } from '../state/judged.ts';
import { cite, type Docket, object, remark } from '../state/log.ts';
import type { State } from '../state/state.ts';

export interface FormulaFailure {
  readonly rule: RuleInForce;
  readonly source: string;
  readonly problem: FormulaProblem;
}

/** Answers for readings while a decision is computed, and is told of formulas without a value. */
export interface Reader {
  take(reading: ReadingId): string;
  fail(failure: FormulaFailure): void;
}

export interface Question<Result> {
  readonly state: State;
  /** The proposal in whose turn the decision falls. */
  readonly during: string | undefined;
  readonly at: Spot;
  /** What is decided, for a note: "the outcome of Proposal 303". */
  readonly what: string;
  readonly compute: (reader: Reader) => Result;
  /**
   * The rule that decides, where it is another than the first to supply the reading's slot; for a
   * note, given a result under another option too.
   */
  readonly decisive?: (result: Result, other?: Result) => Authority | undefined;
  /** The result in words; two results are the same exactly when their words are. */
  readonly describe: (result: Result) => string;
}

/** Decides a question; objects to a formula without a value and to a reading left open. */
export function decide<Result>(docket: Docket, question: Question<Result>): Result {
  const { state, during, at } = question;
  let asked: Set<ReadingId> | undefined;
  let failure: FormulaFailure | undefined;
  const result = question.compute({
    take: (reading) => {
      asked ??= new Set();
      return takenOption(docket, reading, during, { asked }).option;
    },
    fail: (found) => {
      failure ??= found;
    },
  });
  if (failure) objectToFormula(docket, state, at, failure);
  else for (const reading of asked ?? []) contest(docket, question, reading, result);
  return result;
}

/** A reader for questions whose other answers need no telling. */
export function plainReader(
  docket: Docket,
  state: State,
  during: string | undefined,
  at: Spot,
): Reader {
  return {
    take: (reading) => takenOption(docket, reading, during).option,
    fail: (failure) => objectToFormula(docket, state, at, failure),
  };
}

interface Asking {
  /** Every reading on which the answer may hang. */
  readonly asked?: Set<ReadingId>;
  /** One reading answered otherwise, to see what hangs on it. */
  readonly otherwise?: { readonly reading: ReadingId; readonly option: string };
  /** A Judgment to leave out, to see what it changed. */
  readonly without?: string;
}

/**
 * The option taken: by a Judgment of the same turn, by an earlier one where precedent binds, by
 * game custom, or by the register. An open reading is computed under its first option.
 */
export function takenOption(
  docket: Docket,
  reading: ReadingId,
  during: string | undefined,
  asking: Asking = {},
): TakenOption {
  asking.asked?.add(reading);
  if (asking.otherwise?.reading === reading) {
    return { option: asking.otherwise.option, source: 'custom' };
  }
  const { own, earlier } = docket.bindings.judged(reading, during, asking.without);
  if (own) return own;
  const custom = docket.bindings.custom(reading);
  if (earlier && earlier.option !== custom.option) {
    // That a Judgment makes precedent binding is itself what it lays down for later turns.
    const binds =
      reading === PRECEDENT
        ? earlier.option === 'yes'
        : takenOption(docket, PRECEDENT, during, asking).option === 'yes';
    if (binds) return earlier;
  }
  return custom.option === OPEN ? { ...custom, option: optionsOf(reading)[0] ?? OPEN } : custom;
}

const PRECEDENT: ReadingId = 'precedent';

/** Whether the players have left a reading open, and no Judgment has settled it here. */
function isOpen(docket: Docket, reading: ReadingId, during: string | undefined): boolean {
  const { option, source } = takenOption(docket, reading, during);
  return source === 'custom' && docket.bindings.custom(reading).option === OPEN && option !== OPEN;
}

function optionsOf(reading: ReadingId): readonly string[] {
  return (READINGS_BY_ID.get(reading)?.options ?? []).map(({ id }) => id);
}

function contest<Result>(
  docket: Docket,
  question: Question<Result>,
  reading: ReadingId,
  result: Result,
): void {
  const { during, at, what } = question;
  const { option: taken, source, judgment } = takenOption(docket, reading, during);
  const mine = question.describe(result);
  const results = [{ option: taken, result: mine }];
  let different: Result | undefined;
  for (const option of optionsOf(reading)) {
    if (option === taken) continue;
    const other = recompute(docket, question, reading, option);
    if (other.words === mine) continue;
    results.push({ option, result: other.words });
    different ??= other.result;
  }
  if (results.length === 1) return;
  const matters = docket.mattered.get(reading) ?? new Map();
  docket.mattered.set(reading, matters);
  const key = `${at.file} ${what}`;
  if (!matters.has(key)) tell(docket, question, reading, [result, different], results);
  const judged =
    judgment === undefined ? undefined : judgedReading(docket, reading, during, judgment);
  matters.set(key, { file: at.file, what, taken, source, results, ...(judged && { judged }) });
}

/** What would be taken had a Judgment not been given, and whether it was by then. */
function judgedReading(
  docket: Docket,
  reading: ReadingId,
  during: string | undefined,
  judgment: string,
): JudgedReading {
  const { option, source } = takenOption(docket, reading, during, { without: judgment });
  const isOpen = source === 'custom' && docket.bindings.custom(reading).option === OPEN;
  const until = docket.judgments.get(judgment)?.status !== 'given';
  return { judgment, until, ...(!isOpen && { instead: option }) };
}

function recompute<Result>(
  docket: Docket,
  question: Question<Result>,
  reading: ReadingId,
  option: string,
): { readonly result?: Result; readonly words: string } {
  let failed = false;
  const result = question.compute({
    take: (id) =>
      takenOption(docket, id, question.during, { otherwise: { reading, option } }).option,
    fail: () => {
      failed = true;
    },
  });
  if (failed) return { words: 'a formula without a value' };
  return { result, words: question.describe(result) };
}

function tell<Result>(
  docket: Docket,
  { state, during, at, what, decisive }: Question<Result>,
  reading: ReadingId,
  [result, different]: readonly [Result, Result | undefined],
  results: readonly { readonly option: string; readonly result: string }[],
): void {
  const { option, source } = takenOption(docket, reading, during);
  const register = READINGS_BY_ID.get(reading);
  const supplier = register && state.law.suppliers.get(register.reads)?.[0];
  const rule = decisive?.(result, different) ?? (supplier && cite(state, supplier));
  const words = results.map((each) => `under “${each.option}” ${each.result}`).join('; ');
  const said = { at, ...(rule && { rule }) };
  if (isOpen(docket, reading, during)) {
    object(docket, {
      ...said,
      code: 'reading/open',
      message: `${register?.question} The players have left it open, and ${what} hangs on it: ${words}.`,
      help: `Take an option in game.md (readings: { ${reading}: … }), or put the question to a Judge whose Judgment settles { reading: ${reading} }.`,
    });
    return;
  }
  remark(docket, {
    ...said,
    code: 'contestable',
    message: `${capital(what)} hangs on a reading. ${register?.question} ${capital(words)}. Taken: “${option}”, ${sourceWords(source)}.`,
    help: `Game custom (readings: in game.md) or a Judgment (settles: { reading: ${reading} }) may settle it otherwise.`,
  });
}

function sourceWords(source: 'default' | 'custom' | 'judgment'): string {
  if (source === 'default') return 'as the register has it by default';
  return source === 'custom' ? 'as game custom has it' : 'as a Judgment has it';
}

function objectToFormula(docket: Docket, state: State, at: Spot, failure: FormulaFailure): void {
  const { rule, source, problem } = failure;
  const words = source.slice(problem.start, problem.end);
  const told = docket.wrongs.some(
    (wrong) => wrong.code === 'format/formula' && wrong.rule?.number === rule.number,
  );
  // One formula may be asked for every player; it is wrong once.
  if (told) return;
  object(docket, {
    code: 'format/formula',
    at,
    rule: cite(state, rule),
    message: `Rule ${rule.number} reckons with \`${source}\`, which has no value here${words && words !== source ? `, at \`${words}\`` : ''}: ${uncapital(problem.message)}`,
    help:
      problem.help ??
      'Amend the rule so that its formula has a value here, or put the question to a Judge.',
  });
}

function uncapital(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
