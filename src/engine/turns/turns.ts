/** The parts of a turn, and how play moves on. */

import type Fraction from 'fraction.js';
import type { Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { lawOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { TurnPart } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { isTrue, namesOf, numberOf } from '../decisions/evaluate.ts';
import { askReading, type Inquiry, inquire } from '../decisions/inquiry.ts';
import { goOn } from '../effects/bring.ts';
import { fold } from '../effects/fold.ts';
import type { Seat } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { type State, seatOf, type Turn } from '../state/state.ts';
import { allHaveMoved, nextAfter, orderOfPlay, wraps } from './circuits.ts';

export interface TurnLaw {
  /** The rule on the order of turns, if any. */
  readonly rule?: RuleInForce;
  /** The rule on the parts of a turn, if any. */
  readonly partsRule?: RuleInForce;
  readonly parts: readonly TurnPart[];
  /** The number of faces of the die, if a rule says. */
  readonly faces?: Fraction;
  /** The player whose turn it is. */
  readonly mover?: Seat;
  /** The player whose turn comes after this one. */
  readonly next?: Seat;
  /** The next part of the turn; nothing without an order of turns. */
  readonly due?: TurnPart;
}

export function turnLaw(inquiry: Inquiry): TurnLaw {
  const { state } = inquiry;
  const play = orderOfPlay(inquiry);
  const { rule, order } = play;
  const { turn } = state;
  const current = turn.mover === undefined ? undefined : seatOf(state, turn.mover);
  const next = order === 'none' ? undefined : nextAfter(inquiry, play, turn.mover);
  const mover = turn.over ? next : current;
  const base = partsOfTurn(inquiry, mover);
  const { parts } = base;
  if (!rule || order === 'none') return base;
  const due = turn.over ? parts[0] : partsLeft(parts, turn.done)[0];
  return { ...base, rule, ...withoutUndefined({ mover, next, due }) };
}

function partsOfTurn(
  inquiry: Inquiry,
  player: Seat | undefined,
): Pick<TurnLaw, 'partsRule' | 'parts' | 'faces'> {
  const { state } = inquiry;
  const consisting = lawOn(state.law, 'turn');
  if (!consisting) return { parts: ['propose'] };
  const { rule } = consisting;
  const names = namesOf(inquiry, { player });
  const applying = consisting.value.filter((part) => !part.if || isTrue(names, rule, part.if));
  const faces = applying.find((part) => part.faces)?.faces;
  return {
    partsRule: rule,
    parts: applying.map(({ part }) => part),
    ...(faces && { faces: numberOf(names, rule, faces) }),
  };
}

/** Whether a player may continue a complete turn, if no rule says what a turn contains. */
export function goesOn(inquiry: Inquiry, player: PlayerId): boolean {
  const { state, interpreter } = inquiry;
  if (!state.turn.over || state.turn.mover !== player) return false;
  const { rule, partsRule, mover } = turnLaw(inquiry);
  if (!rule || partsRule || mover?.id === player) return false;
  return interpreter.ask('turn-parts') === 'any-number';
}

/**
 * Begins a player's turn.
 *
 * A circuit ends with the turn that completes it. If a player left after that, the end may be noticed
 * only now.
 */
export function beginTurn(inquiry: Inquiry, mover: PlayerId): Turn {
  const { state } = inquiry;
  const { turn } = state;
  const play = orderOfPlay(inquiry);
  const before = play.order === 'none' ? undefined : turn.mover;
  const wrap = before !== undefined && !turn.counted.wrap && wraps(inquiry, play, before, mover);
  const round = before !== undefined && !turn.counted.round && allHaveMoved(inquiry, turn.moved);
  return {
    begun: turn.begun + 1,
    mover,
    done: [],
    over: false,
    first: turn.first ?? mover,
    wraps: turn.wraps + (wrap ? 1 : 0),
    rounds: turn.rounds + (round ? 1 : 0),
    counted: { wrap: false, round: false },
    moved: round || turn.counted.round ? new Set() : turn.moved,
    seated: (wrap ? undefined : turn.seated) ?? state.seats,
  };
}

export function endPart(inquiry: Inquiry, part: TurnPart, parts: readonly TurnPart[]): State {
  const { pending: _, ...turn } = inquiry.state.turn;
  const done = [...turn.done, part];
  const state = goOn(inquiry, { kind: 'turn', turn: { ...turn, done } });
  return partsLeft(parts, done).length > 0 ? state : endTurn({ ...inquiry, state });
}

/** The remaining parts of a turn. A rule may have changed the parts in the meantime. */
function partsLeft(parts: readonly TurnPart[], done: readonly TurnPart[]): readonly TurnPart[] {
  return done.reduce((left, part) => {
    const place = left.indexOf(part);
    return place < 0 ? left : left.toSpliced(place, 1);
  }, parts);
}

/** Ends the turn, and perhaps the circuit. */
export function endTurn(inquiry: Inquiry): State {
  const turn = abandoned(inquiry.state.turn);
  const { mover } = turn;
  const play = orderOfPlay(inquiry);
  if (mover === undefined || play.order === 'none') return goOn(inquiry, { kind: 'turn', turn });
  const next = nextAfter(inquiry, play, mover);
  const wrap = next !== undefined && wraps(inquiry, play, mover, next.id);
  const round = allHaveMoved(inquiry, turn.moved);
  // Seats and surnames that changed may begin the next circuit with another player.
  const { seats: seated } = inquiry.state;
  const anew = wrap && fold(inquiry.state, [{ kind: 'turn', turn: { ...turn, seated } }]);
  const first = anew ? nextAfter({ ...inquiry, state: anew }, play, mover) : next;
  return goOn(inquiry, {
    kind: 'turn',
    turn: {
      ...turn,
      ...(wrap && { seated }),
      ...(first && first !== next && { first: first.id }),
      // A turn that continued after its end was counted already.
      wraps: turn.wraps + (wrap && !turn.counted.wrap ? 1 : 0),
      rounds: turn.rounds + (round && !turn.counted.round ? 1 : 0),
      counted: { wrap: wrap || turn.counted.wrap, round: round || turn.counted.round },
    },
  });
}

/** Ends the turn of a player who left, without completing a circuit. */
export function abandoned({ pending: _, ...turn }: Turn): Turn {
  const moved = turn.mover === undefined ? turn.moved : new Set([...turn.moved, turn.mover]);
  return { ...turn, over: true, moved };
}

/** The position after a proposal or rule used up numbers. */
export function takeNumber(context: Context, last: number, isVoid = false): State {
  const numbering = { ...context.state.numbering, last, isWithdrawn: false, isVoid };
  return goOn(context, { kind: 'number', numbering });
}

/** The next proposal's number; `undefined` if no rule numbers proposals. */
export function nextNumber(inquiry: Inquiry): number | undefined {
  const { state, interpreter } = inquiry;
  const beginning = lawOn(state.law, 'numbering', 'first');
  if (!beginning) return undefined;
  const { rule, value: formula } = beginning;
  const value = numberOf(namesOf(inquiry), rule, formula);
  if (value.d !== 1n) {
    const { source } = formula;
    const problem = { message: 'It should give a whole number.', start: 0, end: source.length };
    interpreter.fail({ rule, source, problem });
    return undefined;
  }
  const first = Number(value.valueOf());
  const { last, isWithdrawn, isVoid, defeated = 0 } = state.numbering;
  if (last === undefined) return first;
  if (isWithdrawn && interpreter.ask('withdrawn-number') === 'reused') return last;
  if (isVoid && interpreter.ask('void-number') === 'reused') return last;
  const isBeyond = defeated > last;
  const isEach = isBeyond && interpreter.ask('defeated-compound') === 'as-if-adopted';
  const next = (isEach ? defeated : last) + 1;
  return first > next && interpreter.ask('numbering-raised') === 'the-first' ? first : next;
}

/** Withdraws a proposal. The effect on the turn is a reading. */
export function withdraw(context: Context, proposal: WrittenProposal, at: Spot): State {
  const { name, number } = proposal;
  const { numbering, turn: before } = context.state;
  const state = goOn(
    context,
    { kind: 'vote', name, pending: undefined },
    { kind: 'number', numbering: { ...numbering, isWithdrawn: numbering.last === number } },
  );
  if (before.pending !== name) return state;
  const position = { ...context, state };
  const over = askReading(context, 'withdrawal-ends-turn', name) === 'yes';
  const { pending: _, ...turn } = before;
  if (!over) return goOn(position, { kind: 'turn', turn });
  return endTurn(inquire(position, { during: name, at }));
}
