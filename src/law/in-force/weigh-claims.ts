/** Which rules are void by the claims that rules make, where one that is void makes nothing void. */

import type { SlotName } from '../mechanics/mechanics.ts';
import { type Claimed, prevailing } from './claims.ts';
import type { Held, SummedSlot } from './entries.ts';
import { compareRules, type Law } from './law.ts';
import type { Yielding } from './precedence.ts';
import type { RuleInForce } from './rule-in-force.ts';

/** One point of a rule that is void, and the rule that prevails. */
export interface Lost extends Yielding {
  readonly to: RuleInForce;
  /** That of the contest, or `overrides` where it is the claim that is void. */
  readonly slot: SlotName;
  readonly part: string;
}

/** Rules of which only one can hold, where nothing in force says which. */
export interface Undecided {
  readonly rules: readonly RuleInForce[];
  /** The points of each that are void if another of them prevails. */
  readonly points: ReadonlyMap<RuleInForce, ReadonlySet<string>>;
}

export interface Contest {
  readonly lost: readonly Lost[];
  readonly undecided: readonly Undecided[];
}

/** One rule that prevails over another as to some points, if it is not void itself. */
interface Blow {
  readonly by: RuleInForce;
  readonly on: RuleInForce;
  readonly yielding: Yielding;
  readonly parts: readonly string[];
  /** The claim that fails, where that is all that is void. */
  readonly claim?: string | undefined;
  /** Whether it leaves the other nothing. */
  readonly whole: boolean;
}

export function weighClaims(
  law: Law,
  slot: SummedSlot,
  written: readonly Held<SummedSlot>[],
  claims: readonly Claimed[],
): Contest {
  const partsBy = new Map<RuleInForce, Set<string>>();
  for (const { rule, part } of written) {
    partsBy.set(rule, (partsBy.get(rule) ?? new Set()).add(part));
  }
  const partsOf = (rule: RuleInForce) => [...(partsBy.get(rule) ?? [])];
  const blows: Blow[] = [];
  const even: Undecided[] = [];
  for (const { by, over, claim } of claims) {
    const shared = partsOf(by).filter((part) => partsBy.get(over)?.has(part));
    const ruling = prevailing(law, slot, [by, over]);
    const [yielding] = ruling.kind === 'settled' ? ruling.yielding : [];
    if (!yielding) {
      const points = new Map([
        [by, new Set(shared)],
        [over, new Set(partsOf(over))],
      ]);
      even.push({ rules: [by, over].sort((a, b) => compareRules(a, b, law.ranks)), points });
    } else if (yielding.rule === over) {
      blows.push({ by, on: over, yielding, parts: partsOf(over), whole: true });
    } else if (shared.length > 0 || claim !== undefined) {
      blows.push({ by: over, on: by, yielding, parts: shared, claim, whole: false });
    }
  }
  const struck = strike(law, slot, blows, partsOf);
  const isVoid = (rule: RuleInForce) => struck.void.has(rule);
  const open = even.filter(({ rules }) => !rules.some(isVoid));
  return { lost: struck.lost, undecided: [...open, ...struck.undecided] };
}

interface Struck extends Contest {
  /** The rules of which nothing holds. */
  readonly void: ReadonlySet<RuleInForce>;
}

/** First the blows of those whom nobody strikes, then of those whom these have left standing. */
function strike(
  law: Law,
  slot: SummedSlot,
  blows: readonly Blow[],
  partsOf: (rule: RuleInForce) => readonly string[],
): Struck {
  const lost = new Map<string, Lost>();
  const undecided: Undecided[] = [];
  const isLost = (rule: RuleInForce, part: string) => lost.has(`${rule.id} ${slot} ${part}`);
  const gone = new Set<RuleInForce>();
  let open = blows;
  while (open.length > 0) {
    const threatened = new Set(open.map(({ on }) => on));
    const sure = new Set(open.filter(({ by }) => !threatened.has(by)));
    if (sure.size === 0) {
      // Claims that go round in a circle leave it to the other tests.
      const ruling = prevailing(law, slot, [...threatened]);
      if (ruling.kind !== 'settled') {
        undecided.push(inCircle(open, [...threatened]));
        break;
      }
      open = open.filter(({ on }) => on !== ruling.rule);
      continue;
    }
    for (const blow of sure) {
      const { on, whole } = blow;
      for (const each of lostBy(blow, slot)) lost.set(`${on.id} ${each.slot} ${each.part}`, each);
      const parts = partsOf(on);
      if (parts.length > 0 ? parts.every((part) => isLost(on, part)) : whole) gone.add(on);
    }
    open = open.filter((blow) => !sure.has(blow) && !gone.has(blow.by));
  }
  return { lost: [...lost.values()], undecided, void: gone };
}

/** What a blow makes void: points of the slot, or a claim where it is a claim alone that fails. */
function lostBy({ by: to, on, yielding, parts, claim }: Blow, slot: SummedSlot): readonly Lost[] {
  if (parts.length > 0) return parts.map((part) => ({ ...yielding, to, slot, part }));
  if (on.mechanics?.overrides === undefined) return [];
  return [{ ...yielding, to, slot: 'overrides', part: claim ?? '' }];
}

function inCircle(blows: readonly Blow[], rules: readonly RuleInForce[]): Undecided {
  const points = new Map(
    rules.map((rule) => [
      rule,
      new Set(blows.flatMap(({ on, parts }) => (on === rule ? parts : []))),
    ]),
  );
  return { rules, points };
}
