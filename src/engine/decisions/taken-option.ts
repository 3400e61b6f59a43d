/** Which option of a reading is taken, and who says so: a rule, game custom, a Judgment or the register. */
import { entriesOf, heedNumbers, said } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { OPEN, ofRule, type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { Moment } from '../../values/moment.ts';
import type { JudgedReading } from '../results/judged.ts';
import type { TakenOption } from '../state/bindings.ts';
import { type AskedReading, type Context, optionTried } from '../state/context.ts';
import type { State } from '../state/state.ts';

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

/** Notes that a reading was asked for. What a rule says is law; it may have come to say so only in this step. */
export function noteAsked({ asked }: Context, reading: ReadingId, how: AskedReading): void {
  const known = asked?.get(reading);
  if (!known || known.taken.source === 'rule') asked?.set(reading, how);
}

/**
 * The option taken: by a Judgment of the same turn, by an earlier one where precedent binds, by a
 * rule, by game custom, or by the register. An open reading is computed under its first option.
 */
export function takenOption(
  context: Context,
  reading: ReadingId,
  during: string | undefined,
  asking: Asking = {},
): TakenOption {
  if (optionTried(context, reading) !== undefined) return ruledOption(context, reading);
  const { own, earlier } = context.bindings.judged(reading, during, asking.without);
  if (own) return own;
  const unjudged = ruledOption(context, reading);
  if (earlier && earlier.option !== unjudged.option) {
    // That a Judgment makes precedent binding is itself what it lays down for later turns.
    const binds =
      readingCalled(reading)?.lasts ??
      (reading === PRECEDENT ? earlier.option === 'yes' : precedentBinds(context, during, asking));
    if (binds) return earlier;
  }
  const { option } = unjudged;
  return option === OPEN ? { ...unjudged, option: optionsOf(reading)[0] ?? OPEN } : unjudged;
}

/** The reading of a rule's own words, where a Judgment, a rule or custom speaks of these; or that of all. */
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
 * What rules in force say of a reading, or else game custom, or else the register. How a card of
 * the Initial Set reads its own words, the players may read otherwise; what they have enacted they
 * have settled.
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

/** What would be taken had a Judgment not been given, and whether it was by then. */
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

/** Who says what a reading is taken to be, in words. */
export function sourceWords({ source }: TakenOption): string {
  if (source === 'default') return 'as the register has it by default';
  return source === 'custom' ? 'as game custom has it' : 'as a Judgment has it';
}

/** The context at the moment of a step in a turn: custom that has arisen by then is heeded. */
export function atMoment(
  context: Context,
  on: Moment | undefined,
  during: string | undefined,
): Context {
  const state = on ? { ...context.state, now: on } : context.state;
  return { ...context, state: heedNumbering({ ...context, state }, during) };
}

/** The position in whose law those of a rule's numbers count that count by the readings taken. */
export function heedNumbering(context: Context, during: string | undefined): State {
  const { state } = context;
  const law = heedNumbers(state.law, {
    oldNumbers: takenOption(context, 'renumbering', during).option !== 'new-only',
    lowestNumbers: takenOption(context, 'contest-number', during).option === 'lowest',
  });
  return law === state.law ? state : { ...state, law };
}
