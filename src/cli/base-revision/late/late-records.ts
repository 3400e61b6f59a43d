/**
 * What was added is replayed with what was on record: a record, or a reading, that belongs before something
 * on record may change no decision.
 */
import type { Spot } from '../../../diagnostics/finding.ts';
import { replay, type Until } from '../../../engine/replay.ts';
import type { Replay } from '../../../engine/results/types.ts';
import { recordOf, type Step } from '../../../engine/timeline/timeline.ts';
import { OPEN, readingCalled } from '../../../law/readings/register.ts';
import { byJudgmentNumber, orderProposals } from '../../../records/assemble/record-order.ts';
import type {
  GameRecord,
  Records,
  WrittenGame,
  WrittenReading,
  WrittenRuleset,
} from '../../../records/types.ts';
import { isCorrected } from '../corrections.ts';
import {
  allPairs,
  eventName,
  type GamePairs,
  nameOf,
  originsOf,
  type Pairs,
} from '../game-pairs.ts';
import type { Rewriting } from '../rewriting.ts';
import { type Belated, findBelated } from './belated.ts';
import { type Decided, decisionsOf, firstDifference, isHalted, standingOf } from './decided.ts';

const BOUND =
  'Leave it out, and let a Judgment settle the question from now on. If it was the custom all along, say so in game.md: `corrected: { on, why }`.';
const LATE =
  'Give the day on which it happened, or leave it out. If it did happen then and was not on record, say so: `corrected: { on, why }`.';
const BACK = 'Put the record back as it was.';

/** A question that was open and now has a declared answer other than the default. */
interface AddedReading {
  readonly id: string;
  readonly reading: WrittenReading;
}

/** The earlier game, and what of the present one may be replayed with it. */
interface Since {
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

/**
 * A record that belongs before one on record is noted; the first that changes a decision is
 * refused.
 */
export function lateRecords(
  records: { readonly then: Records; readonly now: Records },
  then: WrittenGame,
  now: WrittenGame,
  pairs: GamePairs,
): readonly Rewriting[] {
  const belated = findBelated(then, now, pairs);
  const isOpenly = isCorrected(then, now);
  const was = isOpenly ? now : then;
  const ruleset = (isOpenly ? records.now : records.then).rulesets.get(was.ruleset);
  const isPlayable = !isMalformed(records.then, then) && !isMalformed(records.now, now);
  if (!ruleset || !isPlayable) return belated.flatMap(backDated);
  const readings = isOpenly ? [] : addedReadings(then, now);
  const since = { was, is: now, pairs, ruleset, readings, belated, mended: mendedIn(pairs) };
  const reading = readingThatChanges(since);
  const record = recordThatChanges(since);
  return [
    ...(reading ? [boundReading(reading, now.file)] : []),
    ...(record ? [refused(record)] : []),
    ...belated.filter((each) => each !== record?.by).flatMap(backDated),
  ];
}

function isMalformed({ malformed }: Records, { id, ruleset }: WrittenGame): boolean {
  return malformed.games.has(id) || malformed.rulesets.has(ruleset);
}

function addedReadings(then: WrittenGame, now: WrittenGame): readonly AddedReading[] {
  return [...now.readings].flatMap(([id, reading]) => {
    const wasOpen = (then.readings.get(id)?.take ?? OPEN) === OPEN;
    const isOwn = reading.take !== OPEN && reading.take !== readingCalled(id)?.options[0]?.id;
    return wasOpen && isOwn ? { id, reading } : [];
  });
}

/** Records that were there before and now declare a correction. */
function mendedIn(pairs: GamePairs): readonly GameRecord[] {
  const mended = [...originsOf(allPairs(pairs))].filter(([is, was]) => isCorrected(was, is));
  return mended.map(([is]) => is);
}

/* The search for what changes a decision. */

interface DecisionChange<Addition> {
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
function readingThatChanges(since: Since): DecisionChange<AddedReading> | undefined {
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
function recordThatChanges(since: Since): DecisionChange<Belated> | undefined {
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
  pairs: Pairs<Row>,
  now: readonly Row[],
  since: ReadonlySet<GameRecord>,
): Row[] {
  const origins = originsOf(pairs);
  const gone = [...pairs].flatMap(([was, is]) => (is || since.has(was) ? [] : [was]));
  const kept = now.flatMap((is) => {
    const was = origins.get(is);
    if (since.has(is)) return [is];
    return was ? [{ ...was, file: is.file, name: is.name }] : [];
  });
  return [...kept, ...gone];
}

/* What is said of it. */

function boundReading(
  { by: { id }, changed }: DecisionChange<AddedReading>,
  file: string,
): Rewriting {
  const message = `The game has begun, but its reading “${id}” is declared only now, and turns ${changed}.`;
  return {
    message,
    help: BOUND,
    is: { file, path: ['readings', id, 'take'] },
    was: undefined,
  };
}

function refused({ by, changed }: DecisionChange<Belated>): Rewriting {
  const { record, step } = by;
  if (!step) {
    const message = `${nameOf(record)} is gone, and that turns ${changed}.`;
    return { message, help: BACK, is: undefined, was: { file: record.file, path: [] } };
  }
  const message = `${dated(record, step)} is recorded only now, and turns ${changed}.`;
  return { message, help: LATE, is: spotOf(record, step), was: undefined };
}

function backDated({ record, step, followedBy, isCorrected: isOpenly }: Belated) {
  if (!step || !followedBy) return [];
  const openly = isOpenly ? ' It is declared as a correction.' : '';
  const message = `${dated(record, step)} is recorded only now, although the record had gone on to ${stepWords(followedBy)}.${openly}`;
  return [
    { code: 'history/back-dated', message, is: spotOf(record, step), was: undefined } as const,
  ];
}

const KEYS = {
  propose: 'proposed',
  lost: 'lost',
  resolve: 'closed',
  withdraw: 'withdrawn',
  invoke: 'invoked',
  judge: 'given',
  event: 'on',
} as const satisfies Record<Step['kind'], string>;

function dated(record: GameRecord, { kind, on }: Step): string {
  return on && kind !== 'event' ? `${nameOf(record)} (${KEYS[kind]} ${on.text})` : nameOf(record);
}

function stepWords(step: Step): string {
  const { kind, on } = step;
  if (kind === 'event') return `the ${eventName(step.event)}`;
  const name = nameOf('proposal' in step ? step.proposal : step.judgment);
  return on ? `${name} (${KEYS[kind]} ${on.text})` : name;
}

/** The date of the step; without one, where the record begins. */
function spotOf(record: GameRecord, { kind, on }: Step): Spot {
  const { file } = record;
  if ('fact' in record) return { file, path: record.path };
  const path = 'bench' in record && kind === 'judge' ? (record.bench.at(-1)?.path ?? []) : [];
  return on ? { file, path: [...path, KEYS[kind]] } : { file, path };
}
