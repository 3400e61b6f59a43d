/** Whether new records change what was decided without them, and which of them does. */
import { replay, type Until } from '../../../engine/replay.ts';
import type { Replay } from '../../../engine/results/types.ts';
import { recordOf, type Step } from '../../../engine/timeline/timeline.ts';
import { byJudgmentNumber, orderProposals } from '../../../records/assemble/record-order.ts';
import type {
  GameRecord,
  WrittenGame,
  WrittenReading,
  WrittenRuleset,
} from '../../../records/types.ts';
import type { GamePairs } from '../game-pairs.ts';
import type { Belated } from './belated.ts';
import { type Decided, decisionsOf, firstDifference, isHalted, standingOf } from './decided.ts';

export interface AddedReading {
  readonly id: string;
  readonly reading: WrittenReading;
}

export interface Since {
  readonly was: WrittenGame;
  readonly is: WrittenGame;
  readonly pairs: GamePairs;
  /** The ruleset by which the game was played. */
  readonly ruleset: WrittenRuleset;
  readonly readings: readonly AddedReading[];
  /** Settled records that are openly corrected. */
  readonly mended: readonly GameRecord[];
  readonly belated: readonly Belated[];
}

export interface DecisionChange<Addition> {
  readonly by: Addition;
  /** The first thing that it changes, in words. */
  readonly changed: string;
}

/** The first difference, in words. */
type Compare = (before: Replay, after: Replay) => string | undefined;

/**
 * The first of the readings that changes a decision. The earlier game, with its open corrections,
 * is replayed without and with them. Later records are in neither replay, so their effects cannot
 * be mistaken for those of the readings.
 */
export function readingThatChanges(since: Since): DecisionChange<AddedReading> | undefined {
  const compare: Compare = (before, after) =>
    firstDifference(allDecisions(before), allDecisions(after), isHalted(before)) ??
    otherStanding(before, after, standingOf);
  return firstThatChanges(since.readings, (readings) => play(since, readings, []), compare);
}

/**
 * The first of the records that changes a decision, found in the same way. All decisions after it
 * count. The position that the game reached counts only for steps that are certainly earlier, since
 * play of one day may be recorded in any order.
 */
export function recordThatChanges(since: Since): DecisionChange<Belated> | undefined {
  const { readings } = since;
  const belated = since.belated.filter(({ isCorrected }) => !isCorrected);
  const isLeftOut = among(belated);
  const decisions = (replayed: Replay) => decisionsOf(replayed, isLeftOut);
  const first = firstThatChanges(
    belated,
    (some) => play(since, readings, some),
    (before, after) => firstDifference(decisions(before), decisions(after), isHalted(before)),
  );
  if (first) return first;
  const { earlier = [], beside = [] } = Object.groupBy(belated, ({ followedBy }) =>
    followedBy ? 'earlier' : 'beside',
  );
  const until = { only: isNotLate(since.belated) };
  return firstThatChanges(
    earlier,
    (some) => play(since, readings, [...beside, ...some], until),
    (before, after) => otherStanding(before, after, wholeStanding),
  );
}

/** Searched by halves, so that many additions cost little more than one. */
function firstThatChanges<Addition>(
  additions: readonly Addition[],
  playWith: (some: readonly Addition[]) => Replay,
  compare: Compare,
): DecisionChange<Addition> | undefined {
  if (additions.length === 0) return undefined;
  const before = playWith([]);
  const changedBy = (count: number) => compare(before, playWith(additions.slice(0, count)));
  let [none, some] = [0, additions.length];
  let changed = changedBy(some);
  if (changed === undefined) return undefined;
  while (some - none > 1) {
    const middle = (none + some) >> 1;
    const half = changedBy(middle);
    if (half === undefined) none = middle;
    else [some, changed] = [middle, half];
  }
  const by = additions[none];
  return by && { by, changed };
}

/** A halted game had not reached its position. */
function otherStanding(
  before: Replay,
  after: Replay,
  standing: (replayed: Replay) => Decided,
): string | undefined {
  return isHalted(before) ? undefined : firstDifference(standing(before), standing(after), false);
}

function play(
  since: Since,
  readings: readonly AddedReading[],
  belated: readonly Belated[],
  until?: Until,
): Replay {
  const openly = since.belated.filter(({ isCorrected }) => isCorrected);
  const records = [...openly, ...belated].map(({ record }) => record);
  const game = mixGame(since, new Set([...since.mended, ...records]));
  const taken = readings.map(({ id, reading }) => [id, reading] as const);
  return replay({ ...game, readings: new Map([...game.readings, ...taken]) }, since.ruleset, until);
}

/** Whether a record is one of these, as it is now or as it was. */
function among(belated: readonly Belated[]): (record: GameRecord) => boolean {
  const records = new Set(belated.map(({ record }) => record));
  // The earlier form of a record is found by its present file; a file may hold several events.
  const files = new Set([...records].flatMap((each) => ('fact' in each ? [] : each.file)));
  return (record) => records.has(record) || (!('fact' in record) && files.has(record.file));
}

function isNotLate(belated: readonly Belated[]): (step: Step) => boolean {
  const late = new Map(belated.map((each) => [each.record, each.late]));
  return (step) => !late.get(recordOf(step))?.has(step.kind);
}

function allDecisions(replayed: Replay): Decided {
  return decisionsOf(replayed, () => false);
}

/** A reading may still change whose move it is; an earlier event may not. */
function wholeStanding(replayed: Replay): Decided {
  return new Map(standingOf(replayed)).set(
    'whose move it is',
    replayed.toMove ?? replayed.stayed?.player ?? 'nobody',
  );
}

/** The records in `since` are taken as they are now; one of them that is gone is left out. */
function mixGame({ was, is, pairs }: Since, since: ReadonlySet<GameRecord>): WrittenGame {
  return {
    ...was,
    proposals: orderProposals(mix(pairs.proposals, is.proposals, since)),
    judgments: mix(pairs.judgments, is.judgments, since).sort(byJudgmentNumber),
    events: mix(pairs.events, is.events, since),
  };
}

/** In the present order. An earlier record gets its present name, so that no two share one. */
function mix<Row extends GameRecord>(
  pairs: ReadonlyMap<Row, Row | undefined>,
  now: readonly Row[],
  since: ReadonlySet<GameRecord>,
): Row[] {
  const origins = new Map([...pairs].flatMap(([was, is]) => (is ? [[is, was]] : [])));
  const gone = [...pairs].flatMap(([was, is]) => (is || since.has(was) ? [] : [was]));
  const kept = now.flatMap((is) => {
    const was = origins.get(is);
    if (since.has(is)) return [is];
    return was ? [{ ...was, file: is.file, name: is.name }] : [];
  });
  return [...kept, ...gone];
}
