/**
 * The register of readings: every question that a ruleset may leave open and that the engine would
 * otherwise decide for the players.
 *
 * A reading names the slot whose rule it interprets, so that it is shown beside that rule in every
 * game. The first option is taken unless a rule, game custom or a Judgment says otherwise; it cites
 * the words on which it rests.
 */
import { CHANGES } from './readings/changes.ts';
import { JUDGING } from './readings/judging.ts';
import { NUMBERING } from './readings/numbering.ts';
import { PERMISSION } from './readings/permission.ts';
import type { Reading } from './readings/reading.ts';
import { SCORING } from './readings/scoring.ts';
import { TURNS } from './readings/turns.ts';
import { VOTING } from './readings/voting.ts';
import { WINNING } from './readings/winning.ts';

export type { Reading, ReadingOption } from './readings/reading.ts';

/** An option that game custom may take for any reading: the players have not settled it. */
export const OPEN = 'open';

export const READINGS = [
  ...VOTING,
  ...SCORING,
  ...PERMISSION,
  ...CHANGES,
  ...NUMBERING,
  ...TURNS,
  ...JUDGING,
  ...WINNING,
] as const satisfies readonly Reading[];

export type ReadingId = (typeof READINGS)[number]['id'];

/** The register by id, for records that name a reading. */
export const READINGS_BY_ID: ReadonlyMap<string, Reading> = new Map(
  READINGS.map((reading) => [reading.id, reading]),
);
