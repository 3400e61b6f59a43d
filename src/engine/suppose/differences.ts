/**
 * Compares results: of two games, or of a step in several positions. Things are matched by key. Only
 * things of these kinds can differ.
 */
import type Fraction from 'fraction.js';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import type { PlayerId } from '../../values/ids.ts';
import { totalsOf } from '../holdings/awards.ts';
import type {
  Legality,
  OfficeHeld,
  Outcome,
  PlayerLeft,
  RecordNamed,
  RuleLeft,
  SumNamed,
  TurnNext,
  VoidNamed,
  Waiting,
} from '../results/decision.ts';
import type { GameStatus, LedgerEntry, Player, Proposal } from '../results/types.ts';

/** The values that can differ, by kind. */
export interface Values {
  readonly legality: Legality['legality'];
  readonly outcome: Outcome;
  /** The sums that a record gives or takes. */
  readonly sums: ReturnType<typeof totalsOf>;
  readonly winner: readonly PlayerId[];
  readonly rounds: readonly PlayerId[];
  readonly status: GameStatus;
  /** A rule after the proposal being made. */
  readonly changes: RuleLeft;
  readonly effect: Waiting;
  readonly rules: RuleAs;
  /** The rules after a version; a repealed rule by its id. */
  readonly version: readonly (RuleAs | string)[];
  readonly prevailing: VoidNamed;
  readonly 'void-rules': readonly (string | number)[];
  readonly ranks: readonly string[];
  readonly holdings: SumNamed;
  readonly offices: OfficeHeld;
  readonly players: PlayerAs;
  readonly turn: TurnNext | undefined;
}

export type Kind = keyof Values;

export interface RuleAs extends RuleLeft {
  readonly mechanics?: Mechanics | undefined;
}

export interface PlayerAs extends PlayerLeft {
  readonly seat: Pick<Player, 'status' | 'joined' | 'left'>;
}

export interface Item<Value> {
  readonly key: string;
  readonly value: Value;
  readonly of?: RecordNamed;
}

export type Items<Of extends Kind> = readonly Item<Values[Of]>[];

/** The results of a game or step; each kind is computed on demand. */
export type Came = { readonly [Of in Kind]?: () => Items<Of> };

export interface Differing<Of extends Kind> extends Pick<Item<unknown>, 'key' | 'of'> {
  /** The value in each result, or nothing where it is absent. */
  readonly values: readonly (Values[Of] | undefined)[];
}

/** The things of one kind that differ between results. */
export function differing<Of extends Kind>(
  all: readonly Came[],
  kind: Of,
): readonly Differing<Of>[] {
  const tables = all.map((came) => {
    const items: Items<Of> = came[kind]?.() ?? [];
    return new Map(items.map((item) => [item.key, item]));
  });
  const every = new Map(tables.flatMap((table) => [...table]));
  return [...every].flatMap(([key, { of }]) => {
    const [first, ...others] = tables.map((table) => table.get(key));
    const isSame = others.every(
      (other) =>
        (other === undefined) === (first === undefined) && saySame(other?.value, first?.value),
    );
    if (isSame) return [];
    return [{ key, ...(of && { of }), values: [first, ...others].map((item) => item?.value) }];
  });
}

/** The values that games and steps have in common. */
export interface ComparedValues {
  readonly proposals: readonly Pick<Proposal, 'written' | 'outcome'>[];
  readonly ledger: readonly LedgerEntry[];
  readonly causeOf: (entry: LedgerEntry) => Pick<Item<unknown>, 'key' | 'of'>;
  readonly seats: readonly Pick<Player, 'id' | 'surname' | 'status' | 'joined' | 'left'>[];
  readonly holdings: Iterable<readonly [PlayerId, ReadonlyMap<string, Fraction>]>;
  readonly offices: ReadonlyMap<string, readonly PlayerId[]>;
  /** Gives a player's name in messages. */
  readonly call: (player: PlayerId) => string;
}

export function itemsAlike(position: ComparedValues): Came {
  const { proposals, ledger, causeOf, seats, holdings, offices, call } = position;
  return {
    outcome: () =>
      proposals.map(({ written: { name, number }, outcome }) => {
        return { key: name, value: outcome, of: { proposal: number } };
      }),
    sums: () =>
      [...Map.groupBy(ledger, (entry) => causeOf(entry).key)].flatMap(([key, entries]) => {
        const value = totalsOf(entries);
        return value.size > 0 && entries[0] ? [{ ...causeOf(entries[0]), key, value }] : [];
      }),
    holdings: () =>
      [...holdings].flatMap(([id, held]) => {
        const player = call(id);
        return [...held].map(([quantity, amount]) => {
          return { key: [id, quantity].join(), value: { player, quantity, amount } };
        });
      }),
    offices: () =>
      [...offices].map(([office, holders]) => {
        return { key: office, value: { office, holders: holders.map(call) } };
      }),
    players: () =>
      seats.map(({ id, surname, status, joined, left }) => {
        const seat = { status, ...(joined && { joined }), ...(left && { left }) };
        const value = { player: call(id), surname, isPlaying: status === 'playing', seat };
        return { key: id, value };
      }),
  };
}
