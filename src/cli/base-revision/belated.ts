/** Finds new records that belong before something already recorded. */
import { placeSteps, recordOfStep, type TimelineStep } from '../../engine/timeline/timeline.ts';
import { getOrMake } from '../../helpers/once.ts';
import {
  allPairs,
  type GamePairs,
  isDecided,
  isGiven,
  originsOf,
} from '../../records/differences/pairs.ts';
import type { GameRecord, WrittenGame } from '../../records/types.ts';
import { isCorrected } from './corrections.ts';

export interface LateRecord {
  /** The present record, or its earlier form if it is gone. */
  readonly record: GameRecord;
  /** Its first new step before a recorded one; `undefined` if the record is gone. */
  readonly step?: TimelineStep | undefined;
  /** The last recorded step that certainly came later. */
  readonly followedBy?: TimelineStep | undefined;
  /** Its new steps that may be the latest. */
  readonly late: ReadonlySet<TimelineStep['kind']>;
  readonly isCorrected: boolean;
}

/** The keys with the dates of each kind of step. */
export const KEYS = {
  propose: 'proposed',
  lost: 'lost',
  resolve: 'closed',
  withdraw: 'withdrawn',
  invoke: 'invoked',
  judge: 'given',
  event: 'on',
} as const satisfies Record<TimelineStep['kind'], string>;

/** A step that was not recorded, or had another day. */
interface NewStep {
  readonly step: TimelineStep;
  /** Whether it comes before a recorded step; on the same day perhaps by its rank only. */
  readonly isBefore: boolean;
  readonly followedBy: TimelineStep | undefined;
}

/** Finds them. Changed settled records are refused elsewhere, and open records may go on. */
export function findBelated(
  then: WrittenGame,
  now: WrittenGame,
  pairs: GamePairs,
): readonly LateRecord[] {
  const origins = originsOf(allPairs(pairs));
  const known = new Map<GameRecord, Set<string>>();
  for (const { step } of placeSteps(then)) {
    getOrMake(known, recordOfStep(step), () => new Set<string>()).add(stepName(step));
  }
  const added: NewStep[] = [];
  /** The position among recorded steps with a later day, or with a later number. */
  let [isBefore, dated, numbered]: [boolean, TimelineStep?, TimelineStep?] = [false];
  for (const { time, step } of placeSteps(now).toReversed()) {
    const was = origins.get(recordOfStep(step));
    if (was && known.get(was)?.has(stepName(step))) {
      isBefore = true;
      if ('proposal' in step) numbered ??= step;
      if (step.on && step.on.from > (dated?.on?.from ?? -Infinity)) dated = step;
    } else if (!was || !('fact' in was || ('changes' in was && isDecided(was)))) {
      const isAfterDay = dated?.on && time < dated.on.from;
      const followedBy = isAfterDay ? dated : hasPlace(step, !was) ? numbered : undefined;
      added.push({ step, isBefore, followedBy });
    }
  }
  const byRecord = Map.groupBy(added.reverse(), ({ step }) => recordOfStep(step));
  const late = [...byRecord].flatMap(([record, steps]) => {
    const first = steps.find(({ isBefore }) => isBefore);
    // All steps of the others come after the recorded ones.
    if (!first) return [];
    const followedBy = steps.find((each) => each.followedBy)?.followedBy;
    const kinds = steps.filter((each) => !each.followedBy).map(({ step }) => step.kind);
    const isOpenly = isCorrected(origins.get(record), record);
    return [{ record, step: first.step, followedBy, late: new Set(kinds), isCorrected: isOpenly }];
  });
  const takenOut = [...pairs.proposals, ...pairs.judgments]
    .flatMap(([was, is]) => (is ? [] : [was]))
    .filter((was) => ('changes' in was ? !isDecided(was) : !isGiven(was)))
    .map((record) => ({ record, late: new Set<never>(), isCorrected: false }));
  return [...late, ...takenOut];
}

/** A ruling by another Judge is another step. */
function stepName(step: TimelineStep): string {
  const { kind, on } = step;
  const number = 'proposal' in step ? step.proposal.number : '';
  const nth = kind === 'judge' ? step.judgment.bench.length : '';
  return `${kind} ${number}${nth} ${on?.text ?? ''}`;
}

/**
 * Whether the votes around an undated step fix its place. They do for an event that names its vote, and
 * for an added record, but not for an earlier one.
 */
function hasPlace(step: TimelineStep, isAdded: boolean): boolean {
  return ('event' in step && step.event.after !== undefined) || (isAdded && !step.on);
}
