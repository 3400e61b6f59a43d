/**
 * The possible Judges of a question, by the rules in force and the readings taken (Suber's 212: the
 * player preceding the one moving; after an overruling, the player preceding that Judge).
 */

import { said } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { WrittenGame } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { namesOf, wordOf } from '../../decisions/evaluate.ts';
import type { Inquiry, Reader } from '../../decisions/inquiry.ts';
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

/** A Judge, or a panel, on the bench of a Judgment. */
export interface OnBench {
  readonly judgment: WrittenJudgment;
  readonly bench: WrittenBench;
}

/** A place on the bench of a Judgment, to be filled. */
export interface BenchPlace extends OnBench {
  readonly open: OpenJudgment;
  /** One of those who are recorded as judging; nobody if it is asked who might. */
  readonly judge?: PlayerId;
}

export interface WhoJudges {
  /** Whether the player who is recorded as the Judge may be. */
  readonly admitted: boolean;
  readonly why: string;
  readonly expected?: PlayerId;
  readonly rule?: RuleInForce;
  /** How the record becomes right, if another name does not make it so. */
  readonly help?: string;
}

export function whoJudges(inquiry: Inquiry, place: BenchPlace): WhoJudges {
  const { state, reader } = inquiry;
  const position = positionOf(inquiry, place.open);
  if (!said(position.law, 'judge', 'chosen')) return withoutRule(reader, place);
  const law = judgeLaw({ ...inquiry, state: position });
  if (!law) return ANYBODY;
  const before = benchBefore(place);
  const follows = before?.ruling !== undefined && law.preceding;
  if (law.chosen === 'preceding-player' || follows) {
    // Only a rule can say which Judge follows an overruled one.
    if (before?.ruling !== undefined && !law.preceding) return withoutRule(reader, place);
    return byOrder(inquiry, position, law, place);
  }
  const robot = place.judge !== undefined && seatOf(state, place.judge)?.robot;
  if (robot && reader.take('robot-player') !== 'everything') {
    return {
      admitted: false,
      why: 'a robot never judges',
      rule: law.rule,
    };
  }
  return law.chosen === 'by-lot'
    ? byLot(reader, law, place)
    : appointed({ ...inquiry, state }, law, place);
}

const ANYBODY: WhoJudges = { admitted: true, why: '' };

function withoutRule(reader: Reader, { judge, judgment }: BenchPlace): WhoJudges {
  const option = reader.take('judge-without-rule');
  const why = 'no rule in force says who judges';
  if (option === 'nobody') return { admitted: false, why };
  const isAsker = judge !== undefined && judge === judgment.by;
  return option === 'anybody' || !isAsker
    ? ANYBODY
    : { admitted: false, why: `${why}, and the player who asks does not answer` };
}

/** The position by which it is said who judges: those who left are no choice in either. */
function positionOf(inquiry: Inquiry, { asked }: OpenJudgment): State {
  const { state, reader } = inquiry;
  if (asked.law === state.law && asked.seats === state.seats) return asked;
  if (reader.take('judge-moment') === 'when-invoked') return asked;
  return fold(state, [{ kind: 'turn', turn: asked.turn }]);
}

function benchBefore({ judgment, bench }: BenchPlace): WrittenBench | undefined {
  return judgment.bench[judgment.bench.indexOf(bench) - 1];
}

function byLot(reader: Reader, { rule }: JudgeLaw, place: BenchPlace): WhoJudges {
  const { judgment, judge } = place;
  if (hasHad(place, judge)) {
    const why = 'the question has been with that player before';
    return { admitted: reader.take('exhausted-bench') === 'again', why, rule };
  }
  if (judge !== judgment.by) return ANYBODY;
  return {
    admitted: reader.take('caller-judges') === 'yes',
    why: 'the Judge is drawn from the players other than the one who called for Judgment',
    rule,
  };
}

/** If players hold the office of judge, an appointed Judge is one of them. */
function appointed(inquiry: Inquiry, { rule }: JudgeLaw, { judge, judgment }: BenchPlace) {
  const { state, reader } = inquiry;
  const holders = holdersOf(inquiry, 'judge');
  const [expected] = holders;
  if (expected === undefined) {
    const naming = said(state.law, 'judge', 'appointed-by');
    if (naming && officersOf(inquiry, naming.value).length === 0) {
      const why = `nobody holds the office of ${naming.value}, whose holder names the Judge`;
      const help = `Record first who fills the office of ${naming.value}; until then nobody can be the Judge.`;
      return { admitted: false, why, rule: naming.rule, help };
    }
    if (judge === undefined || judge !== judgment.by) return ANYBODY;
    const why = 'whoever called for Judgment is not appointed to give it';
    return { admitted: reader.take('caller-appointed') === 'yes', why, rule };
  }
  return {
    admitted: judge !== undefined && holders.includes(judge),
    why: `${holders.map((id) => citePlayer(state, id)).join(', ')} ${holders.length === 1 ? 'holds' : 'hold'} the office of judge`,
    expected,
    rule,
  };
}

function byOrder(inquiry: Inquiry, position: State, law: JudgeLaw, place: BenchPlace): WhoJudges {
  const { state, reader } = inquiry;
  const before = benchBefore(place);
  const moving = whoIsMoving({ ...inquiry, state: position });
  const from = before ? before.judges[0] : moving;
  const stays = before && stayingJudge(inquiry, position, before);
  if (stays) {
    const why = `no rule lets ${stays.name} (${stays.id}) decline the question, and so pass it on`;
    return { admitted: place.judge === stays.id, why, rule: law.rule, expected: stays.id };
  }
  // The Judge before is not known, or nobody has moved and nobody is to move. So no player precedes
  // another.
  if (from === undefined) return withoutRule(reader, place);
  let judge = precedingJudge({ ...inquiry, state: position }, from, moving);
  // Players who have left since are passed over, like those who refused.
  for (const _ of state.seats) {
    if (!judge || seatOf(state, judge.id)?.status === 'playing') break;
    judge = precedingJudge({ ...inquiry, state: position }, judge.id, moving);
  }
  const settled = before
    ? unlessExhausted(reader, judge, place)
    : (successorOf(inquiry, judge, place) ?? judge);
  const who = settled ? `the Judge is ${settled.name} (${settled.id})` : 'nobody may judge';
  const whom = `${before ? 'the previous Judge' : 'the player whose turn it is'}, ${seatOf(state, from)?.name}`;
  return {
    admitted: settled?.id === place.judge,
    why: settled === judge ? `${who}: the player preceding ${whom}` : who,
    rule: law.rule,
    ...(settled && { expected: settled.id }),
  };
}

/** The Judge who has declined, if no rule speaks of that and by a reading nobody may. */
function stayingJudge({ state, reader }: Inquiry, position: State, before: WrittenBench) {
  const [declining] = before.judges;
  const seat = before.refused && declining !== undefined ? seatOf(state, declining) : undefined;
  const isRuled = said(position.law, 'judge', 'accept-within') || isPriced(position, 'refused');
  if (seat?.status !== 'playing' || isRuled) return undefined;
  return reader.take('judge-declines') === 'no' ? seat : undefined;
}

/** A question that has gone round to a player who has had it is a reading. */
function unlessExhausted(reader: Reader, judge: Seat | undefined, place: BenchPlace) {
  if (!hasHad(place, judge?.id)) return judge;
  return reader.take('exhausted-bench') === 'again' ? judge : undefined;
}

/** Whether a player was on the bench of the question before. */
function hasHad({ judgment, bench }: BenchPlace, player: PlayerId | undefined): boolean {
  const sat = judgment.bench.slice(0, judgment.bench.indexOf(bench));
  return player !== undefined && sat.some(({ judges }) => judges.includes(player));
}

/** The new Judge, if a Judge was overruled on another question of the same turn. */
function successorOf(inquiry: Inquiry, judge: Seat | undefined, { open }: BenchPlace) {
  const { state, reader } = inquiry;
  const earlier = [...state.judgments.values()].flatMap(({ name, turn, given }) => {
    const written = inquiry.recorder.log.judgments.get(name)?.written;
    return given && turn === open.turn && name !== open.name && written ? [written] : [];
  });
  const last = earlier.findLast(({ bench }) => bench.some(({ overruled }) => overruled));
  const follower = last && finalBench(last)?.judges[0];
  const successor = follower && seatOf(state, follower);
  if (!successor || successor.id === judge?.id) return undefined;
  return reader.take('second-question') === 'the-successor' ? successor : undefined;
}

/* The Judge, by the rules in force. */

/** The player moving now; between two turns, whichever the reading says. */
export function whoIsMoving(inquiry: Inquiry): PlayerId | undefined {
  const { state, reader } = inquiry;
  const { turn } = state;
  const next = turnLaw(inquiry).mover?.id;
  if (!turn.over || turn.mover === undefined || turn.mover === next) return turn.mover ?? next;
  return reader.take('moving') === 'last-to-move' ? turn.mover : next;
}

export interface JudgeLaw {
  readonly rule: RuleInForce;
  readonly chosen: 'preceding-player' | 'by-lot' | 'appointed';
  /** Whether the player preceding an overruled Judge is the next. */
  readonly preceding: boolean;
}

export function judgeLaw(inquiry: Inquiry): JudgeLaw | undefined {
  const { state } = inquiry;
  const choice = said(state.law, 'judge', 'chosen');
  if (!choice) return undefined;
  const names = namesOf(inquiry);
  const ways = ['preceding-player', 'by-lot', 'appointed'] as const;
  const chosen = wordOf(names, choice.rule, choice.value, ways);
  const then = said(state.law, 'judge', 'then');
  const next = then && wordOf(names, then.rule, then.value, ['preceding-judge']);
  return chosen && { rule: choice.rule, chosen, preceding: next === 'preceding-judge' };
}

/**
 * The player preceding another in the order of play who may judge. The mover may not, nor a team-mate
 * unless the reading admits them. If nobody may, nobody is the Judge; if no order of play is in force,
 * whether anybody precedes anybody is a reading too.
 */
export function precedingJudge(
  inquiry: Inquiry,
  before: PlayerId,
  moving: PlayerId | undefined,
): Seat | undefined {
  const { state, game, reader } = inquiry;
  const play = orderOfPlay(inquiry);
  const isOrdered = play.order !== 'none';
  if (!isOrdered && reader.take('judge-without-order') === 'nobody') return undefined;
  const robots =
    playing(state).some(({ robot }) => robot) && reader.take('robot-player') === 'everything';
  const counts = robots ? ({ status }: Seat) => status === 'playing' : takesTurns;
  const barred = moving === undefined ? new Set<PlayerId>() : withTeamMates(game, moving);
  const seats = seatsInOrder(inquiry, isOrdered ? play : BY_SEAT);
  let place = before;
  let nearest: Seat | undefined;
  for (const _ of state.seats) {
    const seat = previousTo(seats, place, counts);
    if (!seat) return undefined;
    nearest ??= seat;
    if (!barred.has(seat.id)) {
      if (seat === nearest) return seat;
      return reader.take('own-cause') === 'no' ? seat : nearest;
    }
    place = seat.id;
  }
  return nearest && reader.take('own-cause') === 'yes' ? nearest : undefined;
}

function withTeamMates(game: WrittenGame, player: PlayerId): ReadonlySet<PlayerId> {
  const team = [...game.teams.values()].find((members) => members.includes(player));
  return new Set([player, ...(team ?? [])]);
}
