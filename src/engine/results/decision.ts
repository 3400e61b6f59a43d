/** The results of a step that another reading of the rules may change. */
import type Fraction from 'fraction.js';
import type { Code } from '../../diagnostics/codes.ts';
import type { ChangeKind, TurnPart } from '../../law/mechanics/mechanics.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';

/** `void` and `undetermined` are what a Judgment made of a proposal. */
export type Outcome =
  | 'adopted'
  | 'defeated'
  | 'withdrawn'
  | 'open'
  | 'lost'
  | 'void'
  | 'undetermined';

/** A record whose step it is; an event by the words by which messages call it. */
export type RecordNamed =
  | { readonly proposal: ProposalNumber }
  | { readonly judgment: JudgmentName }
  | { readonly event: string };

/** The act on a record; or the game begins, or ends with its open matters. */
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
  /** The sums of a proposal include those for making it, before any vote. */
  | ({ readonly kind: 'sums'; readonly isMaking?: true } & RecordNamed)
  | { readonly kind: OfTheGame };

/** The author of a change of rules: a proposal, a fiat, or the terms of the rule itself. */
export type LawChange =
  | { readonly proposal: ProposalNumber }
  | { readonly fiat: string }
  | { readonly itself: RuleNumber };

/** A player's gain, loss or holding. */
export interface SumNamed {
  /** As players are called. */
  readonly player: string;
  readonly quantity: string;
  readonly amount: Fraction;
}

/** How many rules a tier must hold at least, or may hold at most. */
export interface TierLimit {
  readonly which: 'least' | 'most';
  readonly bound: Fraction;
  readonly tier: string;
}

/** Whether a move stands, by rules or on words alone, and what is wrong with it if not. */
export interface Legality {
  readonly legality: 'legal' | 'on-words' | 'illegal' | 'undetermined';
  readonly codes: readonly Code[];
}

export interface RuleLeft {
  readonly rule: RuleNumber;
  /** The change of the rule, if there is one. */
  readonly change?: ChangeKind | 'becomes' | 'initial';
  /** Nothing if it is not in force. */
  readonly as?: { readonly tier: string; readonly text: string };
}

/** A rule by its number, or by its identity where it is not in force, and where it is void. */
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

/** A proposal that is adopted, and the moment for which it waits. */
export interface Waiting {
  readonly proposal: ProposalNumber;
  readonly until: string | undefined;
}

/** The next player, and that player's part of the turn. */
export interface TurnNext {
  readonly of: string;
  readonly due: TurnPart | undefined;
}

export type DecisionResult =
  | Legality
  | { readonly outcome: Outcome | 'none' }
  | { readonly sums: readonly SumNamed[] }
  | { readonly holdings: readonly SumNamed[] }
  /** Players as they are called, numbers of rules, titles of tiers. */
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
