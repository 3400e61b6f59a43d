/** Every slot, its topic, and how the provisions of several rules combine. */
import type { SlotName } from './mechanics.ts';

/** The ways to combine, in the words of the reference. */
export const COMBINATIONS = {
  one: 'If several rules differ on it, precedence decides.',
  kinds:
    'Several rules may speak of different tiers and kinds of change. If one admits a change and another forbids all changes of the tier, precedence decides on such changes only.',
  parts:
    'Several rules may each state some of its parts. If they differ on one, precedence decides.',
  'named-parts':
    'Every rule about it counts, and several may each state some parts of one name. If they differ on one part, precedence decides.',
  names: 'Every rule about it counts. If they declare one name differently, precedence decides.',
  sum: 'Every rule about it counts. Only if a rule claims to prevail over another, or if a reading makes them conflict, precedence decides.',
  pool: 'Several rules may speak of different tiers and kinds of change. If two speak of the same one, precedence decides on it; if it does not, the most specific rule decides.',
  sequence: 'The lists of several rules follow one another, the prevailing tier first.',
  own: 'Each rule says it only about itself.',
} as const;
export type Combination = keyof typeof COMBINATIONS;

/** Each slot, how it combines, and its topic in the few words that messages use. */
export const SLOTS = {
  proposers: { combines: 'one', topic: 'who may propose' },
  changes: { combines: 'kinds', topic: 'kinds of change' },
  numbering: { combines: 'parts', topic: 'numbering' },
  electorate: { combines: 'one', topic: 'who may vote' },
  participation: { combines: 'one', topic: 'participation in votes' },
  ballots: { combines: 'one', topic: 'the votes of a player' },
  'voting-period': { combines: 'one', topic: 'the length of a vote' },
  quorum: { combines: 'sum', topic: 'the quorum' },
  adoption: { combines: 'pool', topic: 'demands for adoption' },
  retroactive: { combines: 'one', topic: 'effect before the vote' },
  turns: { combines: 'parts', topic: 'the order of turns' },
  turn: { combines: 'one', topic: 'parts of a turn' },
  quantities: { combines: 'named-parts', topic: 'quantities' },
  'proposal-facts': { combines: 'named-parts', topic: 'facts of proposals' },
  awards: { combines: 'sum', topic: 'awards' },
  win: { combines: 'sum', topic: 'ways to win' },
  deadlock: { combines: 'one', topic: 'the end of play that cannot go on' },
  tiers: { combines: 'names', topic: 'tiers' },
  limits: { combines: 'sum', topic: 'limits' },
  precedence: { combines: 'sequence', topic: 'tests of precedence' },
  judge: { combines: 'parts', topic: 'judging' },
  forfeit: { combines: 'one', topic: 'forfeiting' },
  'winning-by': { combines: 'one', topic: 'what winning may be made' },
  offices: { combines: 'names', topic: 'offices' },
  titles: { combines: 'sum', topic: 'titles' },
  becomes: { combines: 'own', topic: 'changes of a rule by itself' },
  overrides: { combines: 'own', topic: 'claims to prevail' },
  'defers-to': { combines: 'own', topic: 'claims to yield' },
  'robot-votes': { combines: 'one', topic: 'the votes of robots' },
  grants: { combines: 'sum', topic: 'grants' },
  fiat: { combines: 'sum', topic: 'changes by word alone' },
  readings: { combines: 'names', topic: 'readings' },
} as const satisfies Readonly<
  Record<SlotName, { readonly combines: Combination; readonly topic: string }>
>;

/** The slots that combine in one way. */
export type CombinedSlot<By extends Combination> = {
  [Slot in SlotName]: (typeof SLOTS)[Slot]['combines'] extends By ? Slot : never;
}[SlotName];

/** In the order of the reference. */
export const SLOT_NAMES: readonly string[] = Object.keys(SLOTS);

export function isSlot(name: string): name is SlotName {
  return Object.hasOwn(SLOTS, name);
}
