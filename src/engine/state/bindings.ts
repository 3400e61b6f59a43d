/**
 * What Judgments and game custom bind the engine to.
 *
 * A Judgment may be given after the move that it is about, so all of them are gathered before the
 * replay begins: what is settled for a move is known when the move is replayed.
 */
import { OPEN, READINGS_BY_ID } from '../../law/readings.ts';
import type {
  Settlement,
  WrittenGame,
  WrittenJudgment,
  WrittenProposal,
  WrittenReading,
} from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import type { Step } from './timeline.ts';
import type { ReadingTaken } from './types.ts';

export interface TakenOption {
  readonly option: string;
  readonly source: ReadingTaken['source'];
  readonly why?: string | undefined;
  /** The Judgment, by name, whose word it is. */
  readonly judgment?: string;
  /** The number of the rule in force whose word it is. */
  readonly rule?: number;
}

/** What a Judgment says of a move. */
export interface SettledMove extends Extract<Settlement, { kind: 'move' }> {
  readonly judgment: WrittenJudgment;
  /** Whether Judgment was invoked in the turn of the move. */
  readonly ownTurn: boolean;
}

export interface Bindings {
  /**
   * What a Judgment given in the turn of a proposal, or in an earlier one, says of a reading. What
   * an earlier one says binds only where precedent does. `without`: a Judgment to leave out.
   */
  judged(
    reading: string,
    during: string | undefined,
    without?: string,
  ): { readonly own?: TakenOption; readonly earlier?: TakenOption };
  /** What game custom says of a reading at a moment, or else the register. */
  custom(reading: string, now: Moment | undefined): TakenOption;
  /** Whom a Judgment given in the turn of a proposal names as the winner, and the Judgment's name. */
  winner(during: string | undefined): NamedWinner | undefined;
  /** What Judgments say of a proposal, by name, in the order in which they were given. */
  settled(proposal: string): readonly SettledMove[];
  /** The proposal in whose turn Judgment was invoked, by the Judgment's name. */
  turnOf(judgment: string): string | undefined;
}

export interface NamedWinner {
  readonly player: PlayerId;
  readonly judgment: string;
}

interface Bound {
  readonly step: number;
  readonly option: string;
  readonly judgment: WrittenJudgment;
}

/** When Judgment was invoked, and whose turn it then was between two turns. */
interface Asked {
  readonly step: number;
  readonly afterMade: number;
  readonly betweenIsNext: boolean;
}

export function gatherBindings(game: WrittenGame, steps: readonly Step[]): Bindings {
  const turns = new Map<string, string>();
  const order = new Map<string, number>();
  const readings = new Map<string, Bound[]>();
  const moves = new Map<string, SettledMove[]>();
  const spans = new Map<string, { readonly from: number; to: number }>();
  const asked = new Map<string, Asked>();
  let lastMade = -1;
  const winners = new Map<string | undefined, NamedWinner>();
  let latest: WrittenProposal | undefined;
  let isOver = true;
  const waiting: WrittenJudgment[] = [];
  const isNext = (now: Moment | undefined) => custom('moving', now).option === 'next-to-move';
  const made = new Map<number, WrittenProposal>();
  steps.forEach((step, index) => {
    if (step.kind === 'propose') {
      const { proposal } = step;
      // Whoever withdrew a proposal and makes another is still in the same turn.
      const continues = latest?.withdrawn !== undefined && latest.by === proposal.by;
      order.set(proposal.name, (continues ? order.get(latest?.name ?? '') : undefined) ?? index);
      latest = proposal;
      isOver = false;
      for (const judgment of waiting.splice(0)) turns.set(judgment.name, proposal.name);
      made.set(proposal.number, proposal);
      spans.set(proposal.name, { from: index, to: Infinity });
      lastMade = index;
    } else if (step.kind === 'invoke') {
      const betweenIsNext = isNext(step.on);
      asked.set(step.judgment.name, { step: index, afterMade: lastMade, betweenIsNext });
      // What is asked before anybody has moved, or between turns, may belong to the turn to come.
      if (!latest || (isOver && betweenIsNext)) waiting.push(step.judgment);
      if (latest) turns.set(step.judgment.name, latest.name);
    } else if (step.kind === 'resolve' || step.kind === 'withdraw') {
      if (step.kind === 'resolve') isOver = true;
      const span = spans.get(step.proposal.name);
      if (span) span.to = index;
    }
  });
  for (const step of steps) {
    if (step.kind === 'judge' && finalBench(step.judgment)) bind(step.judgment);
  }

  function bind(judgment: WrittenJudgment): void {
    const step = order.get(turns.get(judgment.name) ?? '') ?? -1;
    for (const settlement of judgment.settles) {
      if (settlement.kind === 'reading') {
        const known = readings.get(settlement.reading) ?? [];
        readings.set(settlement.reading, [...known, { step, option: settlement.take, judgment }]);
      } else if (settlement.kind === 'winner') {
        const { player } = settlement;
        winners.set(turns.get(judgment.name), { player, judgment: judgment.name });
      } else if (settlement.kind === 'move') {
        const proposal = made.get(settlement.move);
        if (!proposal) continue;
        const ownTurn = isOwnTurn(judgment, proposal);
        const known = moves.get(proposal.name) ?? [];
        moves.set(proposal.name, [...known, { ...settlement, judgment, ownTurn }]);
      }
    }
  }

  /** Whether no other turn had begun between a proposal and the invoking of Judgment. */
  function isOwnTurn({ name }: WrittenJudgment, proposal: WrittenProposal): boolean {
    const turn = turns.get(name);
    if (turn !== undefined && order.get(turn) === order.get(proposal.name)) return true;
    const span = spans.get(proposal.name);
    const invoked = asked.get(name);
    if (!span || !invoked || invoked.step < span.from) return false;
    return invoked.step < span.to || (!invoked.betweenIsNext && invoked.afterMade < span.to);
  }

  function custom(reading: string, now: Moment | undefined): TakenOption {
    const written = game.readings.get(reading);
    if (written && isSince(written, now))
      return { option: written.take, source: 'custom', why: written.why };
    return { option: READINGS_BY_ID.get(reading)?.options[0].id ?? OPEN, source: 'default' };
  }

  function judged(
    reading: string,
    during: string | undefined,
    without?: string,
  ): ReturnType<Bindings['judged']> {
    const bounds = readings.get(reading);
    if (!bounds) return NOT_JUDGED;
    const step = order.get(during ?? '') ?? -1;
    const counts = ({ judgment }: Bound) => judgment.name !== without;
    const own = bounds.findLast((bound) => bound.step === step && counts(bound));
    const earlier = bounds.findLast((bound) => bound.step < step && counts(bound));
    return {
      ...(own && { own: fromJudgment(own) }),
      ...(earlier && { earlier: fromJudgment(earlier) }),
    };
  }

  return {
    judged,
    custom,
    settled: (proposal) => moves.get(proposal) ?? [],
    turnOf: (judgment) => turns.get(judgment),
    winner: (during) => winners.get(during),
  };
}

/** Whether a custom has arisen by a moment; one with a date has not where no date is known yet. */
function isSince({ since }: WrittenReading, now: Moment | undefined): boolean {
  return since === undefined || (now !== undefined && now.from >= since.from);
}

const NOT_JUDGED = {};

function fromJudgment({ option, judgment }: Bound): TakenOption {
  return {
    option,
    source: 'judgment',
    why: `Judgment ${judgment.number}: ${judgment.question}`,
    judgment: judgment.name,
  };
}

/** The last judge's part of a Judgment that stands: ruled, and not overruled. */
export function finalBench(
  judgment: WrittenJudgment,
): WrittenJudgment['bench'][number] | undefined {
  const last = judgment.bench.at(-1);
  return last?.ruling !== undefined && last.overruled === undefined ? last : undefined;
}
