/** The single entries of the slots that add up over rules, each with the point that it speaks of. */

import type { Formula } from '../formula/formula.ts';
import { canonical } from '../mechanics/canonical.ts';
import type { Award, Grant, Limit, Mechanics, SlotName } from '../mechanics/mechanics.ts';
import { COMBINES, type Combined } from '../mechanics/slot-combination.ts';
import { entriesOf, type Law } from './law.ts';
import type { RuleInForce } from './rule-in-force.ts';

interface EntryOf {
  readonly awards: Award;
  readonly win: NonNullable<Mechanics['win']>[number];
  /** One of the two bounds. */
  readonly limits: Limit;
  readonly quorum: Formula;
  readonly titles: NonNullable<Mechanics['titles']>[number];
  readonly grants: Grant;
  readonly fiat: { readonly tier: string; readonly by: string };
}

export type SummedSlot = Combined<'sum'>;

interface Point<Entry> {
  /** What it speaks of; two rules can differ only where they speak of the same. */
  readonly part: string;
  readonly entry: Entry;
}

export interface Held<Slot extends SummedSlot> extends Point<EntryOf[Slot]> {
  readonly rule: RuleInForce;
}

const POINTS: {
  readonly [Slot in SummedSlot]: (
    said: NonNullable<Mechanics[Slot]>,
  ) => readonly Point<EntryOf[Slot]>[];
} = {
  awards: (awards) => awards.map((entry) => ({ part: awardPart(entry), entry })),
  win: (ways) => ways.map((entry) => ({ part: '', entry })),
  limits: (limits) => limits.flatMap(boundsOf),
  quorum: (entry) => [{ part: '', entry }],
  titles: (words) => words.map((entry) => ({ part: entry, entry })),
  grants: (grants) => grants.flatMap(partsOfGrant),
  fiat: ({ tiers, by }) => tiers.map((tier) => ({ part: tier, entry: { tier, by } })),
};

export function isSummed(slot: SlotName): slot is SummedSlot {
  return COMBINES[slot] === 'sum';
}

/** The name of a point, which is compared with others and is no sentence. */
function pointOf(...words: readonly string[]): string {
  return words.join(' ');
}

function awardPart({ on, to, quantity }: Award): string {
  return pointOf(on, 'to', to, ...(quantity === 'points' ? [] : ['in', quantity]));
}

/** A grant of several things speaks of each. */
function partsOfGrant(entry: Grant): readonly Point<Grant>[] {
  const { what, of } = entry;
  if (!of) return [{ part: what, entry }];
  return of.map((one) => ({ part: pointOf(what, one), entry: { ...entry, of: [one] } }));
}

function boundsOf({ of, least, most }: Limit): readonly Point<Limit>[] {
  return [
    ...(least ? [{ part: pointOf('least', of), entry: { of, least } }] : []),
    ...(most ? [{ part: pointOf('most', of), entry: { of, most } }] : []),
  ];
}

/** Everything that rules in force write in a slot, void or not: the prevailing tier first. */
export function writtenIn<Slot extends SummedSlot>(law: Law, slot: Slot): readonly Held<Slot>[] {
  return entriesOf(law, slot).flatMap(({ rule, value }) =>
    POINTS[slot](value).map((point) => ({ ...point, rule })),
  );
}

/** What a rule says on one point, in a form that is equal exactly where two rules say the same. */
export function saysOn<Slot extends SummedSlot>(points: readonly Held<Slot>[]): string {
  return canonical(points.map(({ entry }) => entry));
}
