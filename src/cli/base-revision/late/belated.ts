/** Records that are new now and belong before something that was already on record. */
import { placeSteps, recordOf, type Step } from '../../../engine/timeline/timeline.ts';
import { getOrMake } from '../../../helpers/once.ts';
import type { GameRecord, WrittenGame } from '../../../records/types.ts';
import { isCorrected } from '../corrections.ts';
import { allPairs, type GamePairs, originsOf } from '../game-pairs.ts';
import { isDecided, isGiven } from '../settled.ts';

export interface Belated {
  /** As it is now; a record that is gone, as it was. */
  readonly record: GameRecord;
  /**
   * The first of its new steps that comes before one on record; `undefined` if the record is gone.
   */
  readonly step?: Step | undefined;
  /** The last step on record that certainly came later. */
  readonly followedBy?: Step | undefined;
  /** Its new steps that no step on record certainly followed. */
  readonly late: ReadonlySet<Step['kind']>;
  readonly isCorrected: boolean;
}

/** A step that was not on record, or on another day. */
interface NewStep {
  readonly step: Step;
  readonly was: GameRecord | undefined;
  /** Whether it comes before a step on record; on the same day, perhaps only by its rank. */
  readonly isBefore: boolean;
  readonly followedBy: Step | undefined;
}

/** What was already on record after a place in the order of time. */
interface Behind {
  any: boolean;
  /** The step of the latest day. */
  dated?: Step;
  /** The last step of a proposal, which has its place by its number even without a date. */
  numbered?: Step;
}

/**
 * Changed settled proposals and events are not among these, since they are refused already. Nor are
 * open records that have only gone on.
 */
export function findBelated(
  then: WrittenGame,
  now: WrittenGame,
  pairs: GamePairs,
): readonly Belated[] {
  const origins = originsOf(allPairs(pairs));
  const known = stepNames(then);
  const behind: Behind = { any: false };
  const steps: NewStep[] = [];
  for (const { time, step } of placeSteps(now).toReversed()) {
    const was = origins.get(recordOf(step));
    if (was && known.get(was)?.has(stepName(step))) {
      putBehind(behind, step);
    } else if (!was || !isSettled(was)) {
      const followedBy = laterStep(behind, step, { time, isAdded: !was });
      steps.push({ step, was, isBefore: behind.any, followedBy });
    }
  }
  const byRecord = Map.groupBy(steps.reverse(), ({ step }) => recordOf(step));
  return [...[...byRecord.values()].flatMap(toBelated), ...goneOf(pairs)];
}

function stepNames(game: WrittenGame): ReadonlyMap<GameRecord, ReadonlySet<string>> {
  const known = new Map<GameRecord, Set<string>>();
  for (const { step } of placeSteps(game)) {
    getOrMake(known, recordOf(step), () => new Set<string>()).add(stepName(step));
  }
  return known;
}

/** A ruling by another Judge is another step. */
function stepName(step: Step): string {
  const { kind, on } = step;
  const number = 'proposal' in step ? step.proposal.number : '';
  const nth = kind === 'judge' ? step.judgment.bench.length : '';
  return `${kind} ${number}${nth} ${on?.text ?? ''}`;
}

function putBehind(behind: Behind, step: Step): void {
  behind.any = true;
  if ('proposal' in step) behind.numbered ??= step;
  if (step.on && step.on.from > (behind.dated?.on?.from ?? -Infinity)) behind.dated = step;
}

/**
 * By its day, or by the vote after which it is recorded to stand. Without either, an added record
 * has its place from the records around it; a record that was there before has no certain place.
 */
function laterStep(
  { dated, numbered }: Behind,
  step: Step,
  { time, isAdded }: { readonly time: number; readonly isAdded: boolean },
): Step | undefined {
  if (dated?.on && time < dated.on.from) return dated;
  const isPlaced = 'event' in step && step.event.after !== undefined;
  return isPlaced || (isAdded && !step.on) ? numbered : undefined;
}

function isSettled(was: GameRecord): boolean {
  return 'fact' in was || ('changes' in was && isDecided(was));
}

/** Empty for a record whose steps all come after what was on record. */
function toBelated(own: readonly NewStep[]): readonly Belated[] {
  const first = own.find(({ isBefore }) => isBefore);
  if (!first) return [];
  const record = recordOf(first.step);
  const late = own.filter(({ followedBy }) => !followedBy);
  return [
    {
      record,
      step: first.step,
      followedBy: own.find(({ followedBy }) => followedBy)?.followedBy,
      late: new Set(late.map(({ step }) => step.kind)),
      isCorrected: isCorrected(first.was, record),
    },
  ];
}

/** Open records that were taken out. */
function goneOf({ proposals, judgments }: GamePairs): readonly Belated[] {
  const gone = [...proposals, ...judgments].flatMap(([was, is]) => (is ? [] : [was]));
  return gone
    .filter((was) => ('changes' in was ? !isDecided(was) : !isGiven(was)))
    .map((record) => ({ record, late: new Set(), isCorrected: false }));
}
