/**
 * The register of readings: questions that a ruleset may leave open, which the engine would otherwise
 * decide for the players.
 *
 * A reading names the slot whose rule it interprets, and is shown beside this rule in every game. The
 * first option applies unless a rule, game custom or a Judgment says otherwise. It cites the words on
 * which it rests.
 */

import { uncapital } from '../../helpers/words.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { ownKeys } from '../../values/schema.ts';
import { CHANGES } from './changes.ts';
import { JUDGING } from './judging.ts';
import { NUMBERING } from './numbering.ts';
import { PERMISSION } from './permission.ts';
import type { Reading, ReadingEntry } from './reading.ts';
import { SCORING } from './scoring.ts';
import { TURNS } from './turns.ts';
import { VOTING } from './voting.ts';
import { WINNING } from './winning.ts';

export type { Reading, ReadingOption } from './reading.ts';

/** The option of game custom that leaves any reading unsettled. */
export const OPEN = 'open';

const ENTRIES = {
  ...VOTING,
  ...SCORING,
  ...PERMISSION,
  ...CHANGES,
  ...NUMBERING,
  ...TURNS,
  ...JUDGING,
  ...WINNING,
};

type GeneralId = keyof typeof ENTRIES;
/** The id of a reading in general, or for the words of one rule. */
export type ReadingId = GeneralId | `${GeneralId}-${number}`;

export const READINGS: readonly (Reading & { readonly id: GeneralId })[] = ownKeys(ENTRIES).map(
  (id) => ({ id, ...readingOf(ENTRIES[id]) }),
);

function readingOf({ options, ...entry }: ReadingEntry): Omit<Reading, 'id'> {
  const [first, ...others] = Object.entries(options).map(([id, option]) => {
    const [says, means = says] = typeof option === 'string' ? [option] : option;
    return { id, says, means };
  });
  if (!first) throw new Error(`No answer is given to “${entry.question}”.`);
  return { ...entry, options: [first, ...others] };
}

const BY_ID: ReadonlyMap<string, Reading> = new Map(
  READINGS.map((reading) => [reading.id, reading]),
);

export const READING_IDS: readonly string[] = READINGS.map(({ id }) => id);

/** The reading with an id. A reading of one rule's words has the question of the general one. */
export function readingCalled(id: string): Reading | undefined {
  const known = BY_ID.get(id);
  if (known) return known;
  const { general, rule } = partsOf(id);
  const reading = rule === undefined ? undefined : BY_ID.get(general);
  if (!reading?.ofRule) return undefined;
  return { ...reading, id, question: `In Rule ${rule}: ${uncapital(reading.question)}` };
}

export function isReading(id: string): id is ReadingId {
  return readingCalled(id) !== undefined;
}

/** The id of the reading for one rule's words, if the register allows one. */
export function ofRule(id: ReadingId, rule: RuleNumber): ReadingId | undefined {
  if (typeof rule !== 'number' || !BY_ID.get(id)?.ofRule) return undefined;
  const own = `${id}-${rule}`;
  return isReading(own) ? own : undefined;
}

/** The id of the general reading. */
export function generalId(id: string): string {
  return BY_ID.has(id) ? id : partsOf(id).general;
}

function partsOf(id: string): { readonly general: string; readonly rule?: string } {
  const [, general = id, rule] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return { general, ...(rule !== undefined && { rule }) };
}
