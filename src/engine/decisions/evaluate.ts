/** Evaluates formulas of rules. Failures are reported to the interpreter, and not thrown. */

import Fraction from 'fraction.js';
import type { Evaluation, Formula, Names, Value } from '../../law/formula/formula.ts';
import { lawOn, quantitiesOf, rulingOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { DURATION_EXPECTED, parseDuration } from '../../law/mechanics/duration.ts';
import type { Choice, Duration } from '../../law/mechanics/mechanics.ts';
import { quantityOf } from '../../law/schema/judging-schema.ts';
import { isMotion } from '../../records/kinds/proposal.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Reckoning, Seat } from '../results/types.ts';
import { amountHeld, holdersOf, positionWithout } from '../state/held.ts';
import { playing, type Turn } from '../state/state.ts';
import type { Inquiry, Interpreter } from './inquiry.ts';

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

/** The values of names, and the interpreter to which failures are reported. */
export interface Environment extends Names {
  readonly interpreter: Interpreter;
  /** The names as the words of a rule interpret them. */
  of(rule: RuleInForce): Names;
  /** Compares a formula's value with its value without text-only holdings. */
  hold(rule: RuleInForce, formula: Formula, value: Evaluation): void;
}

/** The expected kind of value; nothing if a value does not fit. */
interface ExpectedValue<Fit> {
  readonly words: string;
  readonly fit: (value: Value) => Fit | undefined;
}

const NUMBER: ExpectedValue<Fraction> = {
  words: 'a number',
  fit: (value) => (value instanceof Fraction ? value : undefined),
};

const TRUTH: ExpectedValue<boolean> = {
  words: 'true or false',
  fit: (value) => (typeof value === 'boolean' ? value : undefined),
};

const QUANTITY: ExpectedValue<string> = {
  words: 'the name of a quantity',
  fit: (value) => (typeof value === 'string' ? quantityOf(value) : undefined),
};

const DURATION: ExpectedValue<Duration> = {
  words: DURATION_EXPECTED,
  fit: (value) => (typeof value === 'string' ? parseDuration(value) : undefined),
};

/** The value of a formula. If it has none, or the wrong kind, a failure is reported. */
function evaluated<Fit>(
  names: Environment,
  rule: RuleInForce,
  formula: Formula,
  wanted: ExpectedValue<Fit>,
): Fit | undefined {
  const { source } = formula;
  const evaluation = formula.evaluate(names.of(rule));
  names.hold(rule, formula, evaluation);
  const fit = evaluation.ok ? wanted.fit(evaluation.value) : undefined;
  if (fit !== undefined) return fit;
  const misfit = { message: `It should give ${wanted.words}.`, start: 0, end: source.length };
  const problem = evaluation.ok ? misfit : evaluation.problem;
  names.interpreter.fail({ rule, source, problem });
  return undefined;
}

/** The number of a formula, or zero and a failure. */
export function numberOf(names: Environment, rule: RuleInForce, formula: Formula): Fraction {
  return evaluated(names, rule, formula, NUMBER) ?? ZERO;
}

/** The two sides on which a rule may bound an amount. */
export const BOUNDS = ['least', 'most'] as const;

/** Whether an amount is beyond a bound. */
export function isPast(which: (typeof BOUNDS)[number], amount: Fraction, bound: Fraction): boolean {
  return which === 'least' ? amount.compare(bound) < 0 : amount.compare(bound) > 0;
}

/** Whether a formula is true, or false and a failure. */
export function isTrue(names: Environment, rule: RuleInForce, formula: Formula): boolean {
  return evaluated(names, rule, formula, TRUTH) ?? false;
}

/** A rule's word, written or chosen by a formula; `undefined` after a failure. */
export function wordOf<Word extends string>(
  names: Environment,
  rule: RuleInForce,
  choice: Choice<Word>,
  words: readonly Word[],
): Word | undefined {
  if (typeof choice === 'string') return choice;
  return evaluated(names, rule, choice, {
    words: words.join(' or '),
    fit: (value) => words.find((each) => each === value),
  });
}

/** A rule's quantity, written or chosen by a formula; `undefined` after a failure. */
export function quantityBy(
  names: Environment,
  rule: RuleInForce,
  choice: Choice<string>,
): string | undefined {
  return typeof choice === 'string' ? choice : evaluated(names, rule, choice, QUANTITY);
}

/** A duration, written or given by a formula; `undefined` after a failure. */
export function durationOf(
  names: Environment,
  rule: RuleInForce,
  value: Duration | Formula,
): Duration | undefined {
  return 'milliseconds' in value ? value : evaluated(names, rule, value, DURATION);
}

/** A formula with the figures that it used, and its result. */
export function reckon(formula: Formula, names: Names, result: Value): Reckoning {
  const figures = new Map<string, Value>();
  for (const name of formula.names) {
    const value = names.name(name);
    if (value !== undefined) figures.set(name, value);
  }
  return { formula, figures, result };
}

/** The votes as formulas see them. */
export interface Tally {
  readonly for: Fraction;
  readonly against: Fraction;
  /** Declared abstentions. */
  readonly abstain: Fraction;
  readonly silent: Fraction;
  readonly eligible: Fraction;
  /** The number of voters, whatever their weights; unknown if votes have different weights. */
  readonly voters: Fraction | undefined;
  /** The tally's voters without those who abstained, if silence may count as abstention. */
  readonly unlessSilent?: { readonly voters: Fraction | undefined };
  /** Whether somebody without a vote objects. */
  readonly isOpposed?: true;
}

/** The subject of a formula, besides the position. */
export interface FormulaSubject {
  readonly proposal?: WrittenProposal | undefined;
  readonly adopted?: boolean | undefined;
  readonly votes?: Tally | undefined;
  readonly player?: Seat | undefined;
  readonly roll?: number | undefined;
  /** Whether the Judge missed the time for an answer. */
  readonly answeredLate?: boolean | undefined;
  /** Whether adoption needs unanimity now, computed on demand. */
  readonly unanimityDemanded?: (() => boolean) | undefined;
}

export function namesOf(inquiry: Inquiry, matter: FormulaSubject = {}): Environment {
  const { interpreter, noting, state } = inquiry;
  const isWeak = noting !== undefined && state.firm !== undefined;
  // A text-only value counts only if it changes the formula's result.
  const read = { isOnWords: false };
  const own = isWeak ? { ...inquiry, noting: read } : inquiry;
  const of = (under: Inquiry) => (rule: RuleInForce) => {
    const ask: Interpreter['ask'] = (reading) => interpreter.ask(reading, rule);
    return valuesFor({ ...under, interpreter: { ...interpreter, ask } }, matter);
  };
  return {
    interpreter,
    ...valuesFor(own, matter),
    of: of(own),
    hold: (rule, formula, evaluation) => {
      if (!isWeak || !read.isOnWords) return;
      read.isOnWords = false;
      const firm = of({ ...inquiry, state: positionWithout(state, 'words') })(rule);
      const other = formula.evaluate(firm);
      const isSame =
        other.ok && evaluation.ok
          ? saySame(other.value, evaluation.value)
          : other.ok === evaluation.ok;
      if (!isSame) noting.isOnWords = true;
    },
  };
}

function valuesFor(inquiry: Inquiry, matter: FormulaSubject): Names {
  return {
    name: (dotted) => lookUp(inquiry, matter, dotted),
    round: (x) => roundBy(inquiry.interpreter, x),
  };
}

function lookUp(inquiry: Inquiry, matter: FormulaSubject, dotted: string): Value | undefined {
  const { game, state, interpreter } = inquiry;
  switch (dotted) {
    case 'adoption.unanimous':
      return matter.unanimityDemanded?.();
    case 'players.count':
      return new Fraction(playing(state).length);
    case 'roll.die':
      return fractionOf(matter.roll);
    case 'judge.late':
      return matter.answeredLate;
    case 'game.medium':
      return game.medium;
    case 'game.turn':
      return new Fraction(state.turn.begun);
    case 'game.won':
      return state.over?.winner !== undefined;
    case 'game.circuit':
      return new Fraction(circuitsCompleted(inquiry));
  }
  const dot = dotted.indexOf('.');
  const name = dotted.slice(dot + 1);
  switch (dotted.slice(0, dot)) {
    case 'votes':
      return matter.votes && voteName(matter.votes, name, interpreter);
    case 'proposal':
      return proposalName(inquiry, matter, name);
    case 'player':
      return matter.player && playerName(inquiry, matter.player, matter, name);
    case 'rules':
      return fractionOf(state.law.counts.get(name));
    default:
      return undefined;
  }
}

function fractionOf(number: number | undefined): Fraction | undefined {
  return number === undefined ? undefined : new Fraction(number);
}

/** The number of completed circuits. Whether players who leave or join matter is a reading. */
export function circuitsCompleted({ state, interpreter }: Inquiry): number {
  const { turn } = state;
  if (turn.wraps === turn.rounds) return turn.wraps;
  return interpreter.ask('circuit') === 'when-order-wraps' ? turn.wraps : turn.rounds;
}

/** Whether a circuit has ended since a turn, by the same reading. */
export function hasCircuitEnded({ state: { turn }, interpreter }: Inquiry, before: Turn): boolean {
  const wrapped = turn.wraps !== before.wraps;
  const allMoved = turn.rounds !== before.rounds;
  if (wrapped === allMoved) return wrapped;
  return interpreter.ask('circuit') === 'when-order-wraps' ? wrapped : allMoved;
}

function proposalName(
  { state, interpreter }: Inquiry,
  { proposal, adopted }: FormulaSubject,
  name: string,
): Value | undefined {
  if (!proposal) return undefined;
  if (name === 'number') {
    return typeof proposal.number === 'number' ? new Fraction(proposal.number) : undefined;
  }
  if (name === 'kind') return kindOf(proposal, interpreter);
  if (name === 'adopted') return adopted;
  const fact = name.slice('facts.'.length);
  const byDefault = lawOn(state.law, 'proposal-facts', fact, 'default')?.value;
  return proposal.facts.get(fact) ?? (byDefault === 'none' ? undefined : byDefault);
}

function kindOf(proposal: WrittenProposal, interpreter: Interpreter): Value | undefined {
  if (isMotion(proposal)) return 'motion';
  const [first, ...others] = proposal.changes;
  if (others.every(({ kind }) => kind === first?.kind)) return first?.kind;
  return interpreter.ask('compound-kind') === 'its-first' ? first?.kind : 'compound';
}

function playerName(inquiry: Inquiry, player: Seat, { proposal }: FormulaSubject, name: string) {
  if (name === 'robot') return player.robot;
  if (name === 'playing') return player.status === 'playing';
  if (name === 'proposer') return proposal?.by === player.id;
  const { state } = inquiry;
  const held = amountHeld(inquiry, player.id, name);
  if (held !== undefined) return held;
  if (rulingOn(state.law, 'offices', name).kind !== 'silent') {
    return holdersOf(inquiry, name).includes(player.id);
  }
  // Another player has some of it, so it is a quantity, and this player has none.
  if (state.holdings.some((holding) => holding.has(name))) return ZERO;
  return quantitiesOf(state.law).has(name) ? ZERO : undefined;
}

function voteName(votes: Tally, name: string, interpreter: Interpreter): Value | undefined {
  switch (name) {
    case 'for':
      return votes.for;
    case 'against':
      return votes.against;
    case 'abstain':
      return votes.abstain.add(votes.silent);
    case 'cast':
      return votesCast(votes, interpreter);
    case 'eligible':
      return votes.eligible;
    case 'voters':
      return areSilent(votes, interpreter) ? votes.unlessSilent?.voters : votes.voters;
    case 'unanimous':
      return isUnanimous(votes, interpreter);
    case 'majority':
      return isMajority(votes, interpreter);
    case 'favourable':
      return favourableFraction(votes, interpreter);
    default:
      return undefined;
  }
}

function votesCast(votes: Tally, interpreter: Interpreter): Fraction {
  const cast = votes.for.add(votes.against);
  if (votes.abstain.equals(0)) return cast;
  const isCast = interpreter.ask('abstention-cast') === 'yes' && !areSilent(votes, interpreter);
  return isCast ? cast.add(votes.abstain) : cast;
}

/** Whether abstentions in a tally count as silence. */
function areSilent({ unlessSilent }: Tally, interpreter: Interpreter): boolean {
  return unlessSilent !== undefined && interpreter.ask('tally-abstentions') === 'all-others';
}

function isUnanimous(votes: Tally, interpreter: Interpreter): boolean {
  const any = votes.for.compare(0) > 0;
  const noneAgainst = any && votes.against.equals(0) && !votes.isOpposed;
  const allFor = noneAgainst && votes.for.compare(votes.eligible) >= 0;
  if (allFor === noneAgainst) return allFor;
  return interpreter.ask('unanimity') === 'all-for' ? allFor : noneAgainst;
}

function isMajority(votes: Tally, interpreter: Interpreter): boolean {
  const twice = votes.for.mul(2);
  const ofEligible = twice.compare(votes.eligible) > 0;
  const ofCast = twice.compare(votesCast(votes, interpreter)) > 0;
  if (ofEligible === ofCast) return ofEligible;
  return interpreter.ask('majority') === 'of-eligible' ? ofEligible : ofCast;
}

function favourableFraction(votes: Tally, interpreter: Interpreter): Fraction | undefined {
  const cast = votesCast(votes, interpreter);
  if (votes.eligible.equals(0)) return undefined;
  const ofEligible = votes.for.div(votes.eligible);
  const ofCast = cast.equals(0) ? ZERO : votes.for.div(cast);
  if (ofEligible.equals(ofCast)) return ofEligible;
  return interpreter.ask('favourable-fraction') === 'of-eligible' ? ofEligible : ofCast;
}

function roundBy(interpreter: Interpreter, x: Fraction): Fraction {
  const down = x.floor();
  const rest = x.sub(down).compare(new Fraction(1, 2));
  if (rest !== 0) return rest < 0 ? down : down.add(1);
  switch (interpreter.ask('rounding-ties')) {
    case 'down':
      return down;
    case 'even':
      return down.mod(2).equals(0) ? down : down.add(1);
    default:
      return down.add(1);
  }
}
