/** What to report about new records and readings that belong before what was on record. */
import type { Spot } from '../../../diagnostics/finding.ts';
import type { Step } from '../../../engine/timeline/timeline.ts';
import { OPEN, readingCalled } from '../../../law/readings/register.ts';
import type { GameRecord, Records, WrittenGame } from '../../../records/types.ts';
import { isCorrected } from '../corrections.ts';
import { eventName, type GamePairs, nameOf, originsOf } from '../game-pairs.ts';
import type { Rewriting } from '../rewriting.ts';
import { type Belated, findBelated } from './belated.ts';
import {
  type AddedReading,
  type DecisionChange,
  readingThatChanges,
  recordThatChanges,
  type Since,
} from './what-changes-decisions.ts';

const BOUND =
  'Leave it out, and let a Judgment settle the question from now on. If it was the custom all along, say so in game.md: `corrected: { on, why }`.';
const LATE =
  'Give the day on which it happened, or leave it out. If it did happen then and was not on record, say so: `corrected: { on, why }`.';
const BACK = 'Put the record back as it was.';

interface Revisions {
  readonly then: Records;
  readonly now: Records;
}

/**
 * A record that belongs before one on record is noted; the first that changes a decision is
 * refused.
 */
export function lateRecords(
  records: Revisions,
  then: WrittenGame,
  now: WrittenGame,
  pairs: GamePairs,
): readonly Rewriting[] {
  const belated = findBelated(then, now, pairs);
  const since = sinceThen(records, { was: then, is: now, pairs }, belated);
  const reading = since && readingThatChanges(since);
  const record = since && recordThatChanges(since);
  const named = belated.filter((each) => each !== record?.by);
  return [
    ...(reading ? [boundReading(reading, now.file)] : []),
    ...(record ? [refused(record)] : []),
    ...named.flatMap(backDated),
  ];
}

/** `undefined` if the game cannot be replayed in both revisions. */
function sinceThen(
  records: Revisions,
  mixture: Pick<Since, 'was' | 'is' | 'pairs'>,
  belated: readonly Belated[],
): Since | undefined {
  const { was, is } = mixture;
  const isOpenly = isCorrected(was, is);
  const head = isOpenly ? is : was;
  const ruleset = (isOpenly ? records.now : records.then).rulesets.get(head.ruleset);
  if (!ruleset || isMalformed(records.then, was) || isMalformed(records.now, is)) return undefined;
  const readings = isOpenly ? [] : addedReadings(was, is);
  return { ...mixture, was: head, ruleset, readings, belated, mended: mendedIn(mixture.pairs) };
}

function isMalformed({ malformed }: Records, { id, ruleset }: WrittenGame): boolean {
  return malformed.games.has(id) || malformed.rulesets.has(ruleset);
}

/** Questions that were open and now have a declared answer other than the default. */
function addedReadings(then: WrittenGame, now: WrittenGame): readonly AddedReading[] {
  return [...now.readings].flatMap(([id, reading]) => {
    const wasOpen = (then.readings.get(id)?.take ?? OPEN) === OPEN;
    const isOwn = reading.take !== OPEN && reading.take !== readingCalled(id)?.options[0]?.id;
    return wasOpen && isOwn ? { id, reading } : [];
  });
}

/** Records that were there before and now declare a correction. */
function mendedIn(pairs: GamePairs): readonly GameRecord[] {
  const mended = [...originsOf(pairs)].filter(([is, was]) => isCorrected(was, is));
  return mended.map(([is]) => is);
}

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
