/**
 * Finds the possible Judges of a question, by the rules and readings. By Suber's 212 the player before
 * the mover judges; after an overruling, the player before that Judge.
 */

import { inSeries } from '../../../helpers/words.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { namesOf, wordOf } from '../../decisions/evaluate.ts';
import type { Inquiry, Interpreter } from '../../decisions/inquiry.ts';
import { fold } from '../../effects/fold.ts';
import type { Seat } from '../../results/types.ts';
import { finalBench } from '../../state/bindings.ts';
import { holdersOf, officersOf } from '../../state/held.ts';
import { citePlayer, type OpenJudgment, playing, type State, seatOf } from '../../state/state.ts';
import {
  BY_SEAT,
  orderOfPlay,
  previousTo,
  seatsInOrder,
  takesTurns,
} from '../../turns/circuits.ts';
import { turnLaw } from '../../turns/turns.ts';
import { isPriced } from '../../votes/stated-awards.ts';

/** A Judge or panel that judges a question. */
export interface OnBench {
  readonly judgment: WrittenJudgment;
  readonly bench: WrittenBench;
}

/** A seat on the bench of a question. */
export interface BenchPlace extends OnBench {
  readonly open: OpenJudgment;
  /** The recorded Judge, or nobody if the question is who could judge. */
  readonly judge?: PlayerId;
}

export interface WhoJudges {
  /** Whether the recorded Judge may judge. */
  readonly admitted: boolean;
  readonly why: string;
  readonly expected?: PlayerId;
  readonly rule?: RuleInForce;
  /** The cure, if another name would not help. */
  readonly help?: string;
}

export function whoJudges(inquiry: Inquiry, place: BenchPlace): WhoJudges {
  const { state, interpreter } = inquiry;
  const position = positionOf(inquiry, place.open);
  if (!lawOn(position.law, 'judge', 'chosen')) return withoutRule(interpreter, place);
  const law = judgeLaw({ ...inquiry, state: position });
  if (!law) return ANYBODY;
  const before = benchBefore(place);
  const follows = before?.ruling !== undefined && law.preceding;
  if (law.chosen === 'preceding-player' || follows) {
    // Only a rule can name the Judge after an overruled one.
    if (before?.ruling !== undefined && !law.preceding) return withoutRule(interpreter, place);
    return byOrder(inquiry, position, law, place);
  }
  const robot = place.judge !== undefined && seatOf(state, place.judge)?.robot;
  if (robot && interpreter.ask('robot-player') !== 'everything') {
    return {
      admitted: false,
      why: 'a robot never judges',
      rule: law.rule,
    };
  }
  return law.chosen === 'by-lot'
    ? byLot(interpreter, law, place)
    : appointed({ ...inquiry, state }, law, place);
}

const ANYBODY: WhoJudges = { admitted: true, why: '' };

function withoutRule(interpreter: Interpreter, { judge, judgment }: BenchPlace): WhoJudges {
  const option = interpreter.ask('judge-without-rule');
  const why = 'no rule in force says who judges';
  if (option === 'nobody') return { admitted: false, why };
  const isAsker = judge !== undefined && judge === judgment.by;
  return option === 'anybody' || !isAsker
    ? ANYBODY
    : { admitted: false, why: `${why}, and the player who asks does not answer` };
}

/** The position that decides who judges. Players who left since cannot judge. */
function positionOf(inquiry: Inquiry, { asked }: OpenJudgment): State {
  const { state, interpreter } = inquiry;
  if (asked.law === state.law && asked.seats === state.seats) return asked;
  if (interpreter.ask('judge-moment') === 'when-invoked') return asked;
  return fold(state, [{ kind: 'turn', turn: asked.turn }]);
}

function benchBefore({ judgment, bench }: BenchPlace): WrittenBench | undefined {
  return judgment.bench[judgment.bench.indexOf(bench) - 1];
}

function byLot(interpreter: Interpreter, { rule }: JudgeLaw, place: BenchPlace): WhoJudges {
  const { judgment, judge } = place;
  if (hasHad(place, judge)) {
    const why = 'the question has been with that player before';
    return { admitted: interpreter.ask('exhausted-bench') === 'again', why, rule };
  }
  if (judge !== judgment.by) return ANYBODY;
  return {
    admitted: interpreter.ask('caller-judges') === 'yes',
    why: 'the Judge is drawn from the players other than the one who called for Judgment',
    rule,
  };
}

/** An appointed Judge must hold the office of judge, if anybody does. */
function appointed(inquiry: Inquiry, { rule }: JudgeLaw, { judge, judgment }: BenchPlace) {
  const { state, interpreter } = inquiry;
  const holders = holdersOf(inquiry, 'judge');
  const [expected] = holders;
  if (expected === undefined) {
    const naming = lawOn(state.law, 'judge', 'appointed-by');
    if (naming && officersOf(inquiry, naming.value).length === 0) {
      const why = `nobody holds the office of ${naming.value}, whose holder names the Judge`;
      const help = `Record first who fills the office of ${naming.value}; until then nobody can be the Judge.`;
      return { admitted: false, why, rule: naming.rule, help };
    }
    if (judge === undefined || judge !== judgment.by) return ANYBODY;
    const why = 'whoever called for Judgment is not appointed to give it';
    return { admitted: interpreter.ask('caller-appointed') === 'yes', why, rule };
  }
  return {
    admitted: judge !== undefined && holders.includes(judge),
    why: `${holders.map((id) => citePlayer(state, id)).join(', ')} ${holders.length === 1 ? 'holds' : 'hold'} the office of judge`,
    expected,
    rule,
  };
}

function byOrder(inquiry: Inquiry, position: State, law: JudgeLaw, place: BenchPlace): WhoJudges {
  const { state, interpreter } = inquiry;
  const before = benchBefore(place);
  const moving = whoIsMoving({ ...inquiry, state: position });
  const from = before ? before.judges[0] : moving;
  const stays = before && stayingJudge(inquiry, position, before);
  if (stays) {
    const why = `no rule lets ${stays.name} (${stays.id}) decline the question, and so pass it on`;
    return { admitted: place.judge === stays.id, why, rule: law.rule, expected: stays.id };
  }
  // Without a known previous Judge or a mover, no player precedes another.
  if (from === undefined) return withoutRule(interpreter, place);
  let judge = precedingJudge({ ...inquiry, state: position }, from, moving);
  // Passes over players who left since, and those who declined.
  for (const _ of state.seats) {
    if (!judge || seatOf(state, judge.id)?.status === 'playing') break;
    judge = precedingJudge({ ...inquiry, state: position }, judge.id, moving);
  }
  // If the search comes round to a previous Judge of the question, a reading decides.
  const isExhausted =
    before && hasHad(place, judge?.id) && interpreter.ask('exhausted-bench') !== 'again';
  const successor = before ? undefined : successorOf(inquiry, judge, place);
  const settled = isExhausted ? undefined : (successor ?? judge);
  const who = settled ? `the Judge is ${settled.name} (${settled.id})` : 'nobody may judge';
  const whom = `${before ? 'the previous Judge' : 'the player whose turn it is'}, ${seatOf(state, from)?.name}`;
  const all = playersBefore({ ...inquiry, state: position }, from);
  const found = all.findIndex(({ id }) => id === judge?.id);
  const barred = all
    .slice(0, Math.max(0, found))
    .flatMap(({ id }) => seatOf(state, id) ?? [])
    .filter(({ status }) => status === 'playing');
  return {
    admitted: settled?.id === place.judge,
    why: settled === judge ? `${who}: the player preceding ${whom}${passedWords(barred)}` : who,
    rule: law.rule,
    ...(settled && { expected: settled.id }),
  };
}

function passedWords(barred: readonly Seat[]): string {
  const names = inSeries(barred.map(({ name }) => name));
  const why = 'may not judge in a turn of their own team';
  return names === '' ? '' : `; ${names} ${why}`;
}

/** The Judge who declined, if no rule mentions declining and by a reading nobody may. */
function stayingJudge({ state, interpreter }: Inquiry, position: State, before: WrittenBench) {
  const [declining] = before.judges;
  const seat = before.refused && declining !== undefined ? seatOf(state, declining) : undefined;
  const isRuled = lawOn(position.law, 'judge', 'accept-within') || isPriced(position, 'refused');
  if (seat?.status !== 'playing' || isRuled) return undefined;
  return interpreter.ask('judge-declines') === 'no' ? seat : undefined;
}

/** Whether a player was already a Judge of this question. */
function hasHad({ judgment, bench }: BenchPlace, player: PlayerId | undefined): boolean {
  const sat = judgment.bench.slice(0, judgment.bench.indexOf(bench));
  return player !== undefined && sat.some(({ judges }) => judges.includes(player));
}

/** The new Judge, after an overruling on another question of the same turn. */
function successorOf(inquiry: Inquiry, judge: Seat | undefined, { open }: BenchPlace) {
  const { state, interpreter } = inquiry;
  const earlier = [...state.judgments.values()].flatMap(({ name, turn, given }) => {
    const written = inquiry.recorder.log.judgments.get(name)?.written;
    return given && turn === open.turn && name !== open.name && written ? [written] : [];
  });
  const last = earlier.findLast(({ bench }) => bench.some(({ overruled }) => overruled));
  const follower = last && finalBench(last)?.judges[0];
  const successor = follower && seatOf(state, follower);
  if (!successor || successor.id === judge?.id) return undefined;
  return interpreter.ask('second-question') === 'the-successor' ? successor : undefined;
}

/** The mover, or between turns the player whom a reading names. */
export function whoIsMoving(inquiry: Inquiry): PlayerId | undefined {
  const { state, interpreter } = inquiry;
  const { turn } = state;
  const next = turnLaw(inquiry).mover?.id;
  if (!turn.over || turn.mover === undefined || turn.mover === next) return turn.mover ?? next;
  return interpreter.ask('moving') === 'last-to-move' ? turn.mover : next;
}

type JudgeLaw = NonNullable<ReturnType<typeof judgeLaw>>;

/** `preceding`: whether the player before an overruled Judge follows. */
export function judgeLaw(inquiry: Inquiry) {
  const { state } = inquiry;
  const choice = lawOn(state.law, 'judge', 'chosen');
  if (!choice) return undefined;
  const names = namesOf(inquiry);
  const ways = ['preceding-player', 'by-lot', 'appointed'] as const;
  const chosen = wordOf(names, choice.rule, choice.value, ways);
  const then = lawOn(state.law, 'judge', 'then');
  const next = then && wordOf(names, then.rule, then.value, ['preceding-judge']);
  return chosen && { rule: choice.rule, chosen, preceding: next === 'preceding-judge' };
}

/**
 * The nearest player before another, in the order of play, who may judge. The mover and team-mates may
 * not, unless a reading admits them. If nobody may, there is no Judge.
 */
export function precedingJudge(
  inquiry: Inquiry,
  before: PlayerId,
  moving: PlayerId | undefined,
): Seat | undefined {
  const { game, interpreter } = inquiry;
  const team =
    [...game.teams.values()].find((members) => members.some((id) => id === moving)) ?? [];
  const barred = new Set([moving, ...team]);
  const seats = playersBefore(inquiry, before);
  const [nearest] = seats;
  const free = seats.find(({ id }) => !barred.has(id));
  return free === nearest || interpreter.ask('own-cause') === 'no' ? free : nearest;
}

/**
 * All players, the one nearest before another first. Without an order of play, a reading decides whether
 * anybody comes before anybody.
 */
function playersBefore(inquiry: Inquiry, before: PlayerId): readonly Seat[] {
  const { state, interpreter } = inquiry;
  const play = orderOfPlay(inquiry);
  const isOrdered = play.order !== 'none';
  if (!isOrdered && interpreter.ask('judge-without-order') === 'nobody') return [];
  const robots =
    playing(state).some(({ robot }) => robot) && interpreter.ask('robot-player') === 'everything';
  const counts = robots ? ({ status }: Seat) => status === 'playing' : takesTurns;
  const seats = seatsInOrder(inquiry, isOrdered ? play : BY_SEAT);
  const found = new Set<Seat>();
  let seat = previousTo(seats, before, counts);
  while (seat && !found.has(seat)) {
    found.add(seat);
    seat = previousTo(seats, seat.id, counts);
  }
  return [...found];
}
