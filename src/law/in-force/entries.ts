/** The entries of slots that add up over rules, each with the point that it settles. */

import type { Formula } from '../formula/formula.ts';
import { canonical } from '../mechanics/canonical.ts';
import {
  type Award,
  CHANGE_KINDS,
  type ChangeKind,
  type Demand,
  type Grant,
  type Limit,
  type Mechanics,
  type SlotName,
} from '../mechanics/mechanics.ts';
import { type CombinedSlot, SLOTS } from '../mechanics/slot-combination.ts';
import { concernsChange, mostSpecific } from './adoption.ts';
import { entriesOf, type Law } from './law.ts';
import type { RuleInForce } from './rule-in-force.ts';

interface EntryOf {
  readonly awards: Award;
  readonly win: NonNullable<Mechanics['win']>[number];
  /** One of the two bounds. */
  readonly limits: Limit;
  readonly quorum: Formula;
  readonly titles: NonNullable<Mechanics['titles']>[number];
  readonly grants: GrantedPart;
  readonly fiat: { readonly tier: string; readonly by: string };
}

export type SummedSlot = CombinedSlot<'sum'>;

/** The part of a grant about one thing and one kind of change, with the whole grant. */
interface GrantedPart extends Grant {
  readonly whole: Grant;
}

interface Point<Entry> {
  /** Two rules can conflict only on the same part. */
  readonly part: string;
  readonly entry: Entry;
}

export interface Provision<Slot extends SummedSlot> extends Point<EntryOf[Slot]> {
  readonly rule: RuleInForce;
}

const POINTS: {
  readonly [Slot in SummedSlot]: (
    said: NonNullable<Mechanics[Slot]>,
    law: Law,
  ) => readonly Point<EntryOf[Slot]>[];
} = {
  awards: (awards) =>
    awards.map((entry) => {
      const { on, to, quantity } = entry;
      const part = pointOf(on, 'to', to, ...(quantity === 'points' ? [] : ['in', quantity]));
      return { part, entry };
    }),
  win: (ways) => ways.map((entry) => ({ part: '', entry })),
  limits: (limits) => limits.flatMap(boundsOf),
  quorum: quorumOfEachKind,
  titles: (words) => words.map((entry) => ({ part: entry, entry })),
  grants: (grants) => grants.flatMap(partsOfGrant),
  fiat: ({ tiers, by }) => tiers.map((tier) => ({ part: tier, entry: { tier, by } })),
};

export function isSummed(slot: SlotName): slot is SummedSlot {
  return SLOTS[slot].combines === 'sum';
}

/** A key for a point, made for comparison. */
function pointOf(...words: readonly string[]): string {
  return words.join(' ');
}

/** The points of a grant: one for each thing, and for changes one for each kind. */
function partsOfGrant(whole: Grant): readonly Point<GrantedPart>[] {
  const { what, of, kinds } = whole;
  const ones = of?.map((one) => ({
    part: pointOf(what, one),
    entry: { ...whole, of: [one], whole },
  }));
  const each = ones ?? [{ part: what, entry: { ...whole, whole } }];
  if (what !== 'rules') return each;
  return each.flatMap(({ part, entry }) =>
    (kinds ?? CHANGE_KINDS).map((kind) => ({
      part: pointOf(part, kind),
      entry: { ...entry, kinds: [kind] },
    })),
  );
}

/** For each kind of change and tier: the quorum of the rule with the narrowest scope. */
function quorumOfEachKind(demands: readonly Demand[], { ranks }: Law): readonly Point<Formula>[] {
  const tiers = ranks.size > 0 ? [...ranks.keys()] : [undefined];
  return CHANGE_KINDS.flatMap((kind) =>
    tiers.flatMap((tier) => {
      const asked = demands.filter((demand) => concernsChange(demand, kind, tier));
      return mostSpecific(asked.map((entry) => ({ entry }))).map(({ entry }) => ({
        part: pointOfChange(kind, tier),
        entry: entry.needs,
      }));
    }),
  );
}

/** The key for changes of a kind to rules of a tier, if there are tiers. */
export function pointOfChange(kind: ChangeKind, tier: string | undefined): string {
  return pointOf(kind, ...(tier === undefined ? [] : [tier]));
}

function boundsOf({ of, least, most }: Limit): readonly Point<Limit>[] {
  return [
    ...(least ? [{ part: pointOf('least', of), entry: { of, least } }] : []),
    ...(most ? [{ part: pointOf('most', of), entry: { of, most } }] : []),
  ];
}

/** The entries of a slot in all rules in force, void ones included, from the prevailing tier on. */
export function writtenIn<Slot extends SummedSlot>(
  law: Law,
  slot: Slot,
): readonly Provision<Slot>[] {
  return entriesOf(law, slot).flatMap(({ rule, value }) =>
    POINTS[slot](value, law).map((point) => ({ ...point, rule })),
  );
}

/** A rule's provision on one point, as a text that is equal exactly if two rules agree. */
export function saysOn<Slot extends SummedSlot>(points: readonly Provision<Slot>[]): string {
  return canonical(points.map(({ entry }) => entry));
}
