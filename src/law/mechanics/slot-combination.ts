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

/** A slot without an entry does not compile. */
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

/** Each slot in the few words that messages use. */
export const TOPICS: Readonly<Record<SlotName, string>> = {
  proposers: 'who may propose',
  changes: 'kinds of change',
  numbering: 'numbering',
  electorate: 'who may vote',
  participation: 'participation in votes',
  ballots: 'the votes of a player',
  'voting-period': 'the length of a vote',
  quorum: 'the quorum',
  adoption: 'demands for adoption',
  retroactive: 'effect before the vote',
  turns: 'the order of turns',
  turn: 'parts of a turn',
  quantities: 'quantities',
  'proposal-facts': 'facts of proposals',
  awards: 'awards',
  win: 'ways to win',
  deadlock: 'the end of play that cannot go on',
  tiers: 'tiers',
  limits: 'limits',
  precedence: 'tests of precedence',
  judge: 'judging',
  forfeit: 'forfeiting',
  'winning-by': 'what winning may be made',
  offices: 'offices',
  titles: 'titles',
  becomes: 'changes of a rule by itself',
  overrides: 'claims to prevail',
  'defers-to': 'claims to yield',
  'robot-votes': 'the votes of robots',
  grants: 'grants',
  fiat: 'changes by word alone',
  readings: 'readings',
};

/** The slots that combine in one way. */
export type CombinedSlot<By extends Combination> = {
  [Slot in SlotName]: (typeof COMBINES)[Slot] extends By ? Slot : never;
}[SlotName];

/** In the order of the reference. */
export const SLOT_NAMES: readonly string[] = Object.keys(COMBINES);

export function isSlot(name: string): name is SlotName {
  return Object.hasOwn(COMBINES, name);
}
