/** Every slot by name, and what happens if several rules in force supply it. */
import type { SlotName } from './mechanics.ts';

/** Each way to combine, in the words of the reference. */
export const COMBINATIONS = {
  one: 'Where several rules differ on it, precedence decides.',
  kinds:
    'What several rules say of different tiers and kinds of change stands side by side. Where one admits a change and another has it that rules of the tier may not be changed, precedence decides on such changes alone.',
  parts:
    'Several rules may each state some of its parts; where they differ on one, precedence decides.',
  'named-parts':
    'What several rules say of it adds up, and several may each state some of what there is to say of one name; where they differ on one part of it, precedence decides.',
  names:
    'What several rules say of it adds up; where they declare one name differently, precedence decides.',
  sum: 'What several rules say of it holds together, unless a rule claims to prevail over another, or a reading has them conflict; then precedence decides.',
  pool: 'What several rules ask of different tiers and kinds of change stands side by side. Where two speak of one, precedence decides on that alone, and where it does not, the most specific.',
  sequence: 'The lists of several rules follow one another, the prevailing tier first.',
  own: 'Each rule says it only about itself.',
} as const;
export type Combination = keyof typeof COMBINATIONS;

/** Complete by its type: a slot without an entry does not compile. */
export const COMBINES = {
  proposers: 'one',
  changes: 'kinds',
  numbering: 'parts',
  electorate: 'one',
  participation: 'one',
  ballots: 'one',
  'voting-period': 'one',
  quorum: 'sum',
  adoption: 'pool',
  retroactive: 'one',
  turns: 'parts',
  turn: 'one',
  quantities: 'named-parts',
  'proposal-facts': 'named-parts',
  awards: 'sum',
  win: 'sum',
  deadlock: 'one',
  tiers: 'names',
  limits: 'sum',
  precedence: 'sequence',
  judge: 'parts',
  forfeit: 'one',
  'winning-by': 'one',
  offices: 'names',
  titles: 'sum',
  becomes: 'own',
  overrides: 'own',
  'defers-to': 'own',
  'robot-votes': 'one',
  grants: 'sum',
  fiat: 'sum',
  readings: 'names',
} as const satisfies Readonly<Record<SlotName, Combination>>;

/** The slots that combine in one way. */
export type Combined<By extends Combination> = {
  [Slot in SlotName]: (typeof COMBINES)[Slot] extends By ? Slot : never;
}[SlotName];

/** In the order in which the reference shows them. */
export const SLOT_NAMES: readonly string[] = Object.keys(COMBINES);

export function isSlot(name: string): name is SlotName {
  return Object.hasOwn(COMBINES, name);
}
