/** The single entries of the slots that add up over rules, each with the point that it speaks of. */

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
import { COMBINES, type Combined } from '../mechanics/slot-combination.ts';
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

export type SummedSlot = Combined<'sum'>;

/** A grant of one thing, and for rules of one kind of change, with the whole in which it stands. */
interface GrantedPart extends Grant {
  readonly whole: Grant;
}

interface Point<Entry> {
  /** Its subject. Two rules can differ only on the same subject. */
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
  awards: (awards) => awards.map((entry) => ({ part: awardPart(entry), entry })),
  win: (ways) => ways.map((entry) => ({ part: '', entry })),
  limits: (limits) => limits.flatMap(boundsOf),
  quorum: quorumOfEachKind,
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

/** A grant of several things speaks of each, and one of changes to rules of each kind of change. */
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

/**
 * The demand of a rule for changes of each kind to rules of each tier: its demand for the fewest
 * changes.
 */
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

/** The subject of a quorum: changes of a kind to rules of a tier, if there are tiers. */
export function pointOfChange(kind: ChangeKind, tier: string | undefined): string {
  return pointOf(kind, ...(tier === undefined ? [] : [tier]));
}

function boundsOf({ of, least, most }: Limit): readonly Point<Limit>[] {
  return [
    ...(least ? [{ part: pointOf('least', of), entry: { of, least } }] : []),
    ...(most ? [{ part: pointOf('most', of), entry: { of, most } }] : []),
  ];
}

/** Everything that rules in force write in a slot, void or not: the prevailing tier first. */
export function writtenIn<Slot extends SummedSlot>(
  law: Law,
  slot: Slot,
): readonly Provision<Slot>[] {
  return entriesOf(law, slot).flatMap(({ rule, value }) =>
    POINTS[slot](value, law).map((point) => ({ ...point, rule })),
  );
}

/** A rule's provision on one point, in a form that is equal exactly if two rules provide the same. */
export function saysOn<Slot extends SummedSlot>(points: readonly Provision<Slot>[]): string {
  return canonical(points.map(({ entry }) => entry));
}
