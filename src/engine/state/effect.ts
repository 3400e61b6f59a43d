/** Effects of records, as data: each change of a position, with its ground. */
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
import type {
  DeferredProposal,
  Numbering,
  OpenJudgment,
  Pause,
  Pending,
  Turn,
  Uses,
} from './state.ts';

export type Effect =
  | QuantityEffect
  | OfficeEffect
  /** Somebody sits down, returns, leaves or is renamed; `place` counts from 0. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly place?: number | undefined }
  | ({ readonly kind: 'pause' } & Pause)
  | { readonly kind: 'resume'; readonly from: number }
  /** A round ends, and the next begins. */
  | { readonly kind: 'round'; readonly over: Round }
  | { readonly kind: 'win'; readonly winner: Winner }
  | { readonly kind: 'end' }
  /** A rule is enacted, repealed or changed in the version being made. */
  | { readonly kind: 'rule'; readonly id: RuleId; readonly change: RuleChange }
  /** A version is made, with the law of its rules. */
  | { readonly kind: 'version'; readonly version: Version; readonly law: Law }
  | PlayEffect;

/** Effects that move play on. */
export type PlayEffect =
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'number'; readonly numbering: Numbering }
  /** A vote begins, or ends if `pending` is absent. */
  | { readonly kind: 'vote'; readonly name: string; readonly pending: Pending | undefined }
  /** An adopted proposal begins or stops to wait for its moment. */
  | { readonly kind: 'wait'; readonly pending: DeferredProposal; readonly isOver: boolean }
  /** Judgment is invoked, given or consented to; without `open`, the question is dropped. */
  | { readonly kind: 'question'; readonly name: string; readonly open: OpenJudgment | undefined }
  | { readonly kind: 'use'; readonly grant: string; readonly uses: Uses };

/** A set amount replaces the old one; `undefined` removes it. */
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
  /** The start: the Initial Set and the first players. */
  | { readonly by: 'setup' }
  /** A rule in force acts by itself. */
  | { readonly by: 'rule'; readonly rule: RuleNamed }
  /** A rule's mechanics permit it. */
  | { readonly by: 'grant'; readonly rule: RuleNamed }
  /** An adopted proposal does it. */
  | { readonly by: 'vote'; readonly proposal: string }
  /** A Judgment orders or excuses it. */
  | { readonly by: 'judgment'; readonly judgment: string }
  /** The player does it to themselves. */
  | { readonly by: 'own'; readonly player: PlayerId }
  | { readonly by: 'unobjected'; readonly why: string }
  /** Only the text of a rule or proposal supports it. */
  | { readonly by: 'words'; readonly rule?: RuleNamed; readonly proposal?: string }
  /** Only the record supports it. */
  | { readonly by: 'record' };

/** Whether an effect happens, and whether it may decide regulated matters. */
export type EffectVerdict =
  | 'stands'
  /** It counts, and is marked: only a Judgment supports it. */
  | 'marked'
  /** It counts, but decides nothing that a rule regulates. */
  | 'idle'
  /** It happens only if a Judgment excuses the record. */
  | 'refused';

export interface LoggedEffect {
  readonly effect: Effect;
  readonly ground: Ground;
  /** The entry for the ledger, if it is a sum. */
  readonly entry?: LedgerEntry | undefined;
  readonly verdict: EffectVerdict;
  readonly on: Moment | undefined;
}
