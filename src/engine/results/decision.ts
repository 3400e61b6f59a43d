/** The results of a step that can differ under another reading. */
import type Fraction from 'fraction.js';
import type { Code } from '../../diagnostics/codes.ts';
import type { ChangeKind, TurnPart } from '../../law/mechanics/mechanics.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';

/** A Judgment can make a proposal `void` or `undetermined`. */
export type Outcome =
  | 'adopted'
  | 'defeated'
  | 'withdrawn'
  | 'open'
  | 'lost'
  | 'void'
  | 'undetermined';

/** The record of a step. An event is named in the words of messages. */
export type RecordNamed =
  | { readonly proposal: ProposalNumber }
  | { readonly judgment: JudgmentName }
  | { readonly event: string };

/** The act on a record, or the beginning or end of the game. */
export type DecidedMove =
  | {
      readonly step: 'propose' | 'resolve' | 'withdraw' | 'lost';
      readonly proposal: ProposalNumber;
    }
  | { readonly step: 'invoke' | 'judge'; readonly judgment: JudgmentName }
  | { readonly step: 'event'; readonly event: string }
  | { readonly step: 'begin' | 'end' };

export type OfTheGame =
  | 'winner'
  | 'rules'
  | 'prevailing'
  | 'void-rules'
  | 'ranks'
  | 'holdings'
  | 'effect'
  | 'offices'
  | 'players'
  | 'turn';

export type Decision =
  | ({ readonly kind: 'legality' } & DecidedMove)
  | { readonly kind: 'outcome' | 'changes'; readonly proposal: ProposalNumber }
  /** The sums of a proposal include those for making it. */
  | ({ readonly kind: 'sums'; readonly isMaking?: true } & RecordNamed)
  | { readonly kind: OfTheGame };

/** The author of a rule-change: a proposal, a fiat, or the rule's own terms. */
export type LawChange =
  | { readonly proposal: ProposalNumber }
  | { readonly fiat: string }
  | { readonly itself: RuleNumber };

/** A player's gain, loss or holding. */
export interface SumNamed {
  /** The player's name in messages. */
  readonly player: string;
  readonly quantity: string;
  readonly amount: Fraction;
}

/** The least or greatest number of rules in a tier. */
export interface TierLimit {
  readonly which: 'least' | 'most';
  readonly bound: Fraction;
  readonly tier: string;
}

/** Whether a move stands, by rules or by text only, and its faults. */
export interface Legality {
  readonly legality: 'legal' | 'on-words' | 'illegal' | 'undetermined';
  readonly codes: readonly Code[];
}

export interface RuleLeft {
  readonly rule: RuleNumber;
  /** The kind of change, if any. */
  readonly change?: ChangeKind | 'becomes' | 'initial';
  /** Nothing if the rule is not in force. */
  readonly as?: { readonly tier: string; readonly text: string };
}

/** The void part of a rule. The rule has its number, or its id if it is not in force. */
export interface VoidNamed {
  readonly rule: RuleNumber | string;
  readonly slot: string;
}

export interface OfficeHeld {
  readonly office: string;
  readonly holders: readonly string[];
}

export interface PlayerLeft {
  readonly player: string;
  readonly surname: string;
  readonly isPlaying: boolean;
}

/** An adopted proposal that waits, and for which moment. */
export interface Waiting {
  readonly proposal: ProposalNumber;
  readonly until: string | undefined;
}

/** The next player, and the part of the turn. */
export interface TurnNext {
  readonly of: string;
  readonly due: TurnPart | undefined;
}

export type DecisionResult =
  | Legality
  | { readonly outcome: Outcome | 'none' }
  | { readonly sums: readonly SumNamed[] }
  | { readonly holdings: readonly SumNamed[] }
  /** Names of players, numbers of rules, titles of tiers. */
  | { readonly names: readonly (string | number)[] }
  | { readonly rules: readonly RuleLeft[] }
  | { readonly voids: readonly VoidNamed[] }
  | { readonly offices: readonly OfficeHeld[] }
  | { readonly players: readonly PlayerLeft[] }
  | { readonly waiting: readonly Waiting[] }
  | { readonly turn: TurnNext | undefined };

export interface ResultUnder {
  readonly option: string;
  readonly result: DecisionResult;
}
