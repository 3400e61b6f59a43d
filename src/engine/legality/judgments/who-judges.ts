/**
 * Who may be the Judge of a question, by the rules in force and the readings taken (Suber's 212:
 * the player preceding the one moving; after an overruling, the player preceding that Judge).
 */

import { suppliersOf } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Inquiry, Reader } from '../../decisions/inquiry.ts';
import { finalBench } from '../../state/bindings.ts';
import { citePlayer } from '../../state/call-player.ts';

import { type OpenJudgment, type Seat, type State, seatOf } from '../../state/state.ts';
import { type JudgeLaw, judgeLaw, precedingJudge, whoIsMoving } from '../../turns/judges.ts';

/** A place on the bench of a Judgment, to be filled. */
export interface BenchPlace {
  readonly judgment: WrittenJudgment;
  readonly open: OpenJudgment;
  readonly bench: WrittenBench;
  /** One of those who are recorded as judging; nobody where it is asked who might. */
  readonly judge?: PlayerId;
}

export interface WhoJudges {
  /** Whether the player who is recorded as the Judge may be. */
  readonly admitted: boolean;
  readonly why: string;
  readonly expected?: PlayerId;
  readonly rule?: RuleInForce;
}

export function whoJudges(inquiry: Inquiry, place: BenchPlace): WhoJudges {
  const { state, reader } = inquiry;
  const position = positionOf(inquiry, place.open);
  if (suppliersOf(position.law, 'judge').length === 0) return withoutRule(reader);
  const law = judgeLaw({ ...inquiry, state: position });
  if (!law) return ANYBODY;
  const before = benchBefore(place);
  const follows = before?.ruling !== undefined && law.preceding;
  if (law.chosen === 'preceding-player' || follows) {
    // Who follows an overruled Judge only a rule can say.
    if (before?.ruling !== undefined && !law.preceding) return ANYBODY;
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
  return law.chosen === 'by-lot' ? byLot(reader, law, place) : appointed(state, law, place);
}

const ANYBODY: WhoJudges = { admitted: true, why: '' };

function withoutRule(reader: Reader): WhoJudges {
  if (reader.take('judge-without-rule') === 'anybody') return ANYBODY;
  return {
    admitted: false,
    why: 'no rule in force provides for a Judge',
  };
}

/** The position by which it is said who judges: those who left are no choice in either. */
function positionOf(inquiry: Inquiry, { asked }: OpenJudgment): State {
  const { state, reader } = inquiry;
  if (asked.law === state.law && asked.seats === state.seats) return asked;
  if (reader.take('judge-moment') === 'when-invoked') return asked;
  return { ...state, turn: asked.turn };
}

function benchBefore({ judgment, bench }: BenchPlace): WrittenBench | undefined {
  return judgment.bench[judgment.bench.indexOf(bench) - 1];
}

function byLot(reader: Reader, { rule }: JudgeLaw, { judgment, judge }: BenchPlace): WhoJudges {
  if (judge !== judgment.by) return ANYBODY;
  return {
    admitted: reader.take('caller-judges') === 'yes',
    why: 'the Judge is drawn from the other players than the one who called for Judgment',
    rule,
  };
}

/** Where players hold the office of judge, an appointed Judge is one of them. */
function appointed(state: State, { rule }: JudgeLaw, { judge }: BenchPlace): WhoJudges {
  const holders = state.offices.get('judge') ?? [];
  const [expected] = holders;
  if (expected === undefined) return ANYBODY;
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
  // Who judged before is not known, or nobody has moved and nobody is to move, so no player precedes another.
  if (from === undefined) return ANYBODY;
  let judge = precedingJudge({ ...inquiry, state: position }, from, moving);
  // Whoever has left since is passed over, like whoever refused.
  for (const _ of state.seats) {
    if (!judge || seatOf(state, judge.id)?.status === 'playing') break;
    judge = precedingJudge({ ...inquiry, state: position }, judge.id, moving);
  }
  const settled = before
    ? unlessExhausted(reader, judge, place)
    : (successorOf(inquiry, judge, place) ?? judge);
  const who = settled ? `the Judge is ${settled.name} (${settled.id})` : 'nobody may judge';
  const whom = `${before ? 'the Judge before' : 'the one moving'}, ${seatOf(state, from)?.name}`;
  return {
    admitted: settled?.id === place.judge,
    why: settled === judge ? `${who}: the player preceding ${whom}` : who,
    rule: law.rule,
    ...(settled && { expected: settled.id }),
  };
}

/** A question that has gone round to a player who has had it is a reading. */
function unlessExhausted(
  reader: Reader,
  judge: Seat | undefined,
  { judgment, bench }: BenchPlace,
): Seat | undefined {
  const sat = judgment.bench.slice(0, judgment.bench.indexOf(bench));
  if (!judge || !sat.some(({ judges }) => judges.includes(judge.id))) return judge;
  return reader.take('exhausted-bench') === 'again' ? judge : undefined;
}

/** The new Judge, where a Judge was overruled on another question of the same turn. */
function successorOf(
  inquiry: Inquiry,
  judge: Seat | undefined,
  { open }: BenchPlace,
): Seat | undefined {
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
