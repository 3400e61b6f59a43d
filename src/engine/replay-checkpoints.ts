/**
 * A replay that can be continued. It keeps the position before each step. A game that differs only after
 * a step is replayed from there.
 */
import { getOrMake, once } from '../helpers/once.ts';
import type { WrittenJudgment } from '../records/kinds/judgment.ts';
import type { WrittenGame, WrittenRuleset } from '../records/types.ts';
import { isInRounds } from './legality/game-over.ts';
import { follow, layOut, type Position, withoutRefused } from './replay.ts';
import type { Replay } from './results/types.ts';
import { type Bindings, gatherBindings } from './state/bindings.ts';
import { openContext } from './state/context.ts';
import type { ReplayLog } from './state/log.ts';
import { initialState } from './state/state.ts';
import { orderSteps, recordOfStep, type TimelineStep } from './timeline/timeline.ts';

export interface ReplayCheckpoints extends ReplayBasis {
  readonly ruleset: WrittenRuleset;
  readonly replay: Replay;
  /** The position before each step, and the last one if the game did not stop. */
  readonly positions: readonly Position[];
  /** The first step for which the results of other readings are noted. */
  readonly notedFrom: number;
}

/** Chooses the step from which other readings are noted, which takes most of the time. */
export type NotedFrom = (steps: readonly TimelineStep[]) => number;

export const NOTE_ALL: NotedFrom = () => 0;
export const NOTE_NOTHING: NotedFrom = () => Number.POSITIVE_INFINITY;

/** Notes from the first step of some records. */
export function noteSince(files: ReadonlySet<string>): NotedFrom {
  return (steps) => {
    const first = steps.findIndex((step) => files.has(recordOfStep(step).file));
    return first < 0 ? steps.length : first;
  };
}

export interface HowToReplay {
  readonly firstToNote?: NotedFrom | undefined;
  /** Tells which steps to apply. Records of other steps may still bind. */
  readonly only?: ((step: TimelineStep) => boolean) | undefined;
}

/**
 * Gives the result of `replay`. `known` is a game with common steps. Notes begin at the first difference,
 * unless none are wanted.
 */
export function replayWithCheckpoints(
  game: WrittenGame,
  ruleset: WrittenRuleset,
  known?: ReplayCheckpoints,
  { firstToNote = NOTE_ALL, only = () => true }: HowToReplay = {},
): ReplayCheckpoints {
  const recorded = orderSteps(game);
  const steps = recorded.filter(only);
  const first = firstToNote(steps);
  const notes = Number.isFinite(first);
  return withoutRefused(game, (refused) => {
    const bindings = gatherBindings(game, ruleset, recorded, refused);
    const now = { game, steps, bindings, refused };
    const common = known && isSameSet(known.ruleset, ruleset) ? lastInCommon(known, now) : 0;
    const isNoted = !notes || (known !== undefined && known.notedFrom <= first);
    const from = isNoted ? common : Math.min(common, first);
    const context = openContext(game, bindings, initialState(game, ruleset.tiers), notes);
    const positions = known?.positions.slice(0, from) ?? [];
    const begin =
      (from > 0 ? known?.positions[from] : undefined) ?? layOut(context, ruleset, steps);
    const passing = (position: Position) => positions.push(position);
    const replay = follow(context, begin, { steps, from, passing });
    const notedBefore = from > 0 && known ? known.notedFrom : from;
    const notedFrom = notes ? Math.min(from, notedBefore) : first;
    return { ...now, ruleset, replay, positions, notedFrom };
  });
}

/** The same game with notes from a step on. */
export function noteFrom(known: ReplayCheckpoints, from: number): ReplayCheckpoints {
  if (known.notedFrom <= from) return known;
  const { game, ruleset } = known;
  return getOrMake(notedOf(known), from, () =>
    replayWithCheckpoints(game, ruleset, known, { firstToNote: () => from }),
  );
}

/** Remembered, since a draft is compared with the same game repeatedly. */
const notedOf = once((_: ReplayCheckpoints) => new Map<number, ReplayCheckpoints>());

/** The number of steps that can be reused; 0 if the game must be replayed from the start. */
function lastInCommon(known: ReplayCheckpoints, now: ReplayBasis): number {
  const differs = now.steps.findIndex((step, i) => {
    const other = known.steps[i];
    return other?.kind !== step.kind || recordOfStep(other) !== recordOfStep(step);
  });
  const same = differs < 0 ? now.steps.length : differs;
  const place = Math.min(same, known.positions.length - 1);
  const position = known.positions[place];
  return position && !dependsOnLater(known, now, place, position) ? place : 0;
}

function isSameSet(a: WrittenRuleset, b: WrittenRuleset): boolean {
  return (
    a.tiers === b.tiers &&
    a.cards.length === b.cards.length &&
    a.cards.every((card, i) => card === b.cards[i])
  );
}

interface ReplayBasis {
  readonly game: WrittenGame;
  readonly steps: readonly TimelineStep[];
  readonly bindings: Bindings;
  /** Refused Judgments, which bind nobody. */
  readonly refused: readonly WrittenJudgment[];
}

/**
 * Whether steps before a place may depend on differences after it. A later Judgment may settle a step. A
 * record may name a later one, and a vote may wait for a roll. In doubt they depend.
 */
function dependsOnLater(
  known: ReplayBasis,
  now: ReplayBasis,
  place: number,
  before: Position,
): boolean {
  const proposals = difference(known.game.proposals, now.game.proposals);
  const judgments = difference(known.game.judgments, now.game.judgments);
  const events = difference(known.game.events, now.game.events);
  const isNew = [proposals, judgments, events].some(({ gone, come }) => come.length > gone.length);
  const isOneGone =
    !proposals.gone.every((each) => isAmong(each, proposals.come)) ||
    !judgments.gone.every((each) => isAmong(each, judgments.come));
  // A shared number may mean an earlier proposal. A proposal may overrule an earlier Judgment.
  const overruling = now.game.judgments.flatMap(({ bench }) =>
    bench.flatMap(({ overruled }) =>
      overruled && 'proposal' in overruled ? [overruled.proposal] : [],
    ),
  );
  const hasRobots = before.state.seats.some(({ robot }) => robot);
  return (
    !isSameHead(known.game, now.game) ||
    isOneGone ||
    [...proposals.gone, ...proposals.come].some(({ twin }) => twin) ||
    proposals.come.some(({ number }) => overruling.includes(number)) ||
    // A Judgment without a ruling binds nobody, so no earlier step depends on it.
    [...judgments.gone, ...judgments.come].some(({ bench }) =>
      bench.some(({ ruling }) => ruling !== undefined),
    ) ||
    [...events.gone, ...events.come].some(
      ({ id, fact }) =>
        id !== undefined || fact.kind === 'join' || (fact.kind === 'roll' && hasRobots),
    ) ||
    isInRounds(known.game) !== isInRounds(now.game) ||
    // Only messages about errors can mention later records.
    (isNew && hasExcusedRecord(before.log)) ||
    !bindAlike(known, now, place)
  );
}

/** The records that one game has and the other lacks. */
function difference<Record>(known: readonly Record[], now: readonly Record[]) {
  const [before, after] = [new Set(known), new Set(now)];
  return {
    gone: known.filter((each) => !after.has(each)),
    come: now.filter((each) => !before.has(each)),
  };
}

/** Whether the games differ only in moves and events. */
function isSameHead(a: WrittenGame, b: WrittenGame): boolean {
  const headOf = ({ proposals, judgments, events, narratives, ...head }: WrittenGame) => head;
  const [of, other] = [Object.entries(headOf(a)), new Map(Object.entries(headOf(b)))];
  return of.length === other.size && of.every(([key, value]) => other.get(key) === value);
}

/** Whether a record differs only in its spelling. */
function isAmong<Record extends { readonly name: string; readonly number: number | string }>(
  { name, number }: Record,
  others: readonly Record[],
): boolean {
  return others.some((each) => each.name === name && each.number === number);
}

function hasExcusedRecord({ findings, unobjected, proposals }: ReplayLog): boolean {
  return (
    unobjected.size > 0 ||
    findings.some(({ code }) => code === 'by-judgment') ||
    proposals.some(({ judged }) => judged !== undefined && judged.objections.length > 0)
  );
}

/** Whether Judgments in both games agree about everything before a place. */
function bindAlike(known: ReplayBasis, now: ReplayBasis, place: number): boolean {
  const [a, b] = [known.bindings, now.bindings];
  const ofBoth = new Set(known.game.judgments);
  const judgments = now.game.judgments.filter((each) => ofBoth.has(each));
  // Whether a Judge was overruled in time depends on the start of the next turn.
  return (
    judgments.every(
      (judgment) =>
        known.refused.includes(judgment) === now.refused.includes(judgment) &&
        a.turnOf(judgment.name) === b.turnOf(judgment.name) &&
        a.isSetAside(judgment) === b.isSetAside(judgment) &&
        (!judgment.bench.some(({ overruled }) => overruled !== undefined) ||
          a.turnAfter(judgment.name) === b.turnAfter(judgment.name)),
    ) &&
    now.steps.slice(0, place).every((step) => {
      const record = recordOfStep(step);
      const [before, after] = [a.settled(record), b.settled(record)];
      return (
        before.length === after.length &&
        before.every((each, i) => TELLING.every((key) => each[key] === after[i]?.[key]))
      );
    })
  );
}

const TELLING = ['judgment', 'is', 'part', 'ownTurn'] as const;
