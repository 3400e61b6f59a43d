/** Effects of records, as data: every change of a position, and the ground on which it rests. */
import type Fraction from 'fraction.js';
import type { Law } from '../../law/in-force/law.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import type {
  LedgerEntry,
  Round,
  RuleChange,
  RuleId,
  RuleNamed,
  Seat,
  Version,
  Winner,
} from '../results/types.ts';
import type { Deferred, Numbering, OpenJudgment, Pending, Turn, Uses } from './state.ts';

export type Effect =
  | QuantityEffect
  | OfficeEffect
  /** Taken, taken again or left, or its player is called otherwise; `place` is counted from 0. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly place?: number | undefined }
  | { readonly kind: 'pause'; readonly from: number; readonly to: number }
  | { readonly kind: 'resume'; readonly from: number }
  /** The round is over, and the next begins. */
  | { readonly kind: 'round'; readonly over: Round }
  | { readonly kind: 'win'; readonly winner: Winner }
  | { readonly kind: 'end' }
  /** A rule comes, goes or is another from now on, in the version that is being made. */
  | { readonly kind: 'rule'; readonly id: RuleId; readonly change: RuleChange }
  /** A version is made: `law` is how its rules are read together. */
  | { readonly kind: 'version'; readonly version: Version; readonly law: Law }
  | PlayEffect;

/** Effects by which play goes on. */
export type PlayEffect =
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'number'; readonly numbering: Numbering }
  /** A vote begins; if nothing is pending, it is over. */
  | { readonly kind: 'vote'; readonly name: string; readonly pending: Pending | undefined }
  /** Something adopted waits for its moment, or waits no longer. */
  | { readonly kind: 'wait'; readonly pending: Deferred; readonly isOver: boolean }
  /** Judgment is invoked, given or consented to; if nothing is open, the question is left behind. */
  | { readonly kind: 'question'; readonly name: string; readonly open: OpenJudgment | undefined }
  | { readonly kind: 'use'; readonly grant: string; readonly uses: Uses };

/** An amount that is set replaces the amount held before. If it is undefined, nothing is left. */
export type QuantityEffect = {
  readonly kind: 'quantity';
  readonly player: PlayerId;
  readonly quantity: string;
} & ({ readonly add: Fraction } | { readonly set: Fraction | undefined });

export type OfficeEffect = { readonly kind: 'office'; readonly office: string } & (
  | { readonly holders: readonly PlayerId[] | undefined }
  | { readonly comes: PlayerId }
  | { readonly leaves: PlayerId }
);

export type Ground =
  /** The Initial Set, and the players at the start. */
  | { readonly by: 'setup' }
  /** A rule in force brings it about by itself. */
  | { readonly by: 'rule'; readonly rule: RuleNamed }
  /** The mechanics of a rule in force let it be done. */
  | { readonly by: 'grant'; readonly rule: RuleNamed }
  /** An adopted proposal does it. */
  | { readonly by: 'vote'; readonly proposal: string }
  /** A Judgment, by name, says so, or lets it stand. */
  | { readonly by: 'judgment'; readonly judgment: string }
  /** The player whom it concerns does it. */
  | { readonly by: 'own'; readonly player: PlayerId }
  | { readonly by: 'unobjected'; readonly why: string }
  /** The words of a rule or of a proposal alone. */
  | { readonly by: 'words'; readonly rule?: RuleNamed; readonly proposal?: string }
  /** The record says so, and nothing else does. */
  | { readonly by: 'record' };

/** Whether an effect is made, and whether it may decide matters that rules regulate. */
export type EffectVerdict =
  | 'stands'
  /** It stands, and only a Judgment lets it. */
  | 'marked'
  /** It stands, and decides nothing that a rule regulates. */
  | 'idle'
  /** It is made only if a Judgment lets the record stand. */
  | 'refused';

export interface Effected {
  readonly effect: Effect;
  readonly ground: Ground;
  /** Its entry in the ledger, if it is a sum. */
  readonly entry?: LedgerEntry | undefined;
  readonly verdict: EffectVerdict;
  readonly on: Moment | undefined;
}
