/** Every slot by name, and what becomes of one that several rules in force supply. */
import type { SlotName } from './mechanics.ts';

/**
 * `one`: they conflict, and precedence decides. `parts`: the same for each part of it, so that
 * rules may share it out. `sum`: they add up. `pool`: the most specific entry decides. `sequence`:
 * the lists follow one another, the higher tier's first. `own`: each speaks of its own rule alone.
 */
export const COMBINATIONS = ['one', 'parts', 'sum', 'pool', 'sequence', 'own'] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** Complete by its type: a slot without an entry does not compile. */
export const COMBINES: Readonly<Record<SlotName, Combination>> = {
  changes: 'one',
  numbering: 'one',
  electorate: 'one',
  participation: 'one',
  ballots: 'one',
  'voting-period': 'one',
  quorum: 'one',
  adoption: 'pool',
  retroactive: 'one',
  turns: 'one',
  turn: 'one',
  quantities: 'sum',
  'proposal-facts': 'sum',
  awards: 'sum',
  win: 'sum',
  deadlock: 'one',
  limits: 'sum',
  precedence: 'sequence',
  judge: 'parts',
  forfeit: 'one',
  'winning-by': 'one',
  offices: 'sum',
  titles: 'sum',
  becomes: 'own',
  overrides: 'own',
  'defers-to': 'own',
  'robot-votes': 'one',
  fiat: 'sum',
};

/** In the order in which the reference shows them. */
export const SLOT_NAMES: readonly string[] = Object.keys(COMBINES);

export function isSlot(name: string): name is SlotName {
  return Object.hasOwn(COMBINES, name);
}
