/** What was decided where a reading of the rules made a difference, and what it came to. */
import type Fraction from 'fraction.js';
import type { JudgmentName, Verdict } from '../../records/judgment-types.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';

/** Decisions about a proposal, by its number. */
export type OfProposal =
  | 'outcome'
  | 'awards'
  | 'awards-on-making'
  | 'motion'
  | 'permitted'
  | 'permitted-when'
  | 'compound'
  | 'electorate'
  | 'participation'
  | 'breach'
  | 'vote-without'
  | 'early-close'
  | 'retroactive'
  | 'effect'
  | 'vanished-target'
  | 'impossible-part'
  | 'numbering'
  | 'untitled'
  | 'turn-begun'
  | 'turn-spent'
  | 'turn-taken'
  | 'turn-over'
  | 'withdrawal'
  | 'withdrawal-cost'
  | 'proposer-gone';

/** Decisions about a Judgment, by its number. */
export type OfJudgment =
  | 'judge'
  | 'wrong-judge'
  | 'overrulers'
  | 'overruling'
  | 'late-judgment'
  | 'late-acceptance';

/** Decisions of which there is one at a time. */
export type OfTheMoment =
  | 'win'
  | 'winner'
  | 'winner-by-paradox'
  | 'play-after-win'
  | 'play-continues'
  | 'last-change'
  | 'round-order'
  | 'next-number'
  | 'changed-numbers'
  | 'due-order'
  | 'prevailing'
  | 'new-tier'
  | 'beyond-bounds';

/** Decisions to which the answer is yes or no. */
export type YesOrNo =
  | 'permitted-when'
  | 'withdrawal'
  | 'amendment-text'
  | 'turn-over'
  | 'title'
  | 'offices-left'
  | 'proposer-gone'
  | 'turn-spent'
  | 'impossible-part'
  | 'breach'
  | 'vanished-target'
  | 'changed-numbers'
  | 'void-extent'
  | 'self-amendment'
  | 'office-gone'
  | 'quantity-gone'
  | 'play-after-win'
  | 'wrong-judge'
  | 'overruling'
  | 'turn-begun'
  | 'retroactive'
  | 'play-continues'
  | 'compound'
  | 'motion'
  | 'last-change'
  | 'ways-to-win'
  | 'vote-without'
  | 'participation'
  | 'early-close'
  | 'untitled'
  | 'late-judgment'
  | 'late-acceptance'
  | 'tiers-gone';

export type Decision =
  | { readonly kind: OfProposal; readonly proposal: ProposalNumber }
  | { readonly kind: OfJudgment; readonly judgment: JudgmentName }
  | { readonly kind: OfTheMoment }
  | { readonly kind: 'proposer'; readonly proposal: ProposalNumber; readonly player: string }
  | { readonly kind: 'awards-of-judge'; readonly judgment: JudgmentName; readonly player: string }
  | {
      readonly kind: 'settled-record';
      readonly judgment: JudgmentName;
      readonly record: SettledRecord;
    }
  /** `player` is the name by which players are called. */
  | {
      readonly kind: 'throw' | 'return' | 'leaving' | 'offices-left' | 'surname';
      readonly player: string;
    }
  | { readonly kind: 'fiat-number'; readonly who: string }
  /** Tiers by their titles. */
  | { readonly kind: 'tiers-gone'; readonly tiers: readonly string[] }
  | { readonly kind: 'limits' | 'ways-to-win'; readonly deed: Deed }
  /** Rules by their numbers, or by their identity where they are not in force. */
  | { readonly kind: 'void-extent'; readonly rules: readonly (number | string)[] }
  | { readonly kind: 'self-amendment' | 'named-rule'; readonly rule: RuleNumber }
  | { readonly kind: 'amendment-text' | 'amendment-left'; readonly amendment: ProposalNumber }
  | { readonly kind: 'office-gone'; readonly office: string; readonly holders: readonly string[] }
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'quantity-gone' | 'quantity-again'; readonly quantity: string };

/** What a Judgment settles: a proposal or a Judgment by its number, an event by its id. */
export type SettledRecord =
  | { readonly proposal: ProposalNumber }
  | { readonly judgment: JudgmentName }
  | { readonly event: string };

/** A decision to which the answer is yes or no. */
export type Whether = Decision & { readonly kind: YesOrNo };

/** What changes the rules: a proposal, or the fiat of somebody. */
export type Deed = { readonly proposal: ProposalNumber } | { readonly fiat: string };

/** What a vote comes to: which of a proposal's changes it carries, counted from 1. */
export interface VoteResult {
  readonly carried: readonly number[];
  readonly of: number;
  readonly adopted: boolean;
}

/** What a player receives, or loses. */
export interface SumNamed {
  /** As players are called. */
  readonly player: string;
  readonly quantity: string;
  readonly amount: Fraction;
}

/** Those of whom or of which something is decided: players as they are called, numbers, tiers. */
export interface Those {
  readonly names: readonly (string | number)[];
}

/** How many rules a tier must hold at least, or may hold at most. */
export interface TierLimit {
  readonly which: 'least' | 'most';
  readonly bound: Fraction;
  readonly tier: string;
}

/** The limits that something would breach. */
export interface LimitsBreached {
  readonly breached: readonly TierLimit[];
}

/** Which changes of a proposal the rules do not permit, counted from 1. */
export interface PartsRefused {
  readonly refused: readonly number[];
  readonly of: number;
}

/** Rules by their numbers, or by their identity where they are not in force, and where each is void. */
export interface RulesVoid {
  readonly voids: readonly { readonly rule: number | string; readonly slot: string }[];
}

/** Whom the rules have judge: players as they are called, or whom the rules leave it to. */
export interface JudgeFound {
  readonly judge: JudgesAtLarge | readonly string[];
}

export type JudgesAtLarge = 'anybody' | 'nobody' | 'no-robot' | 'others' | 'caller-too';

/** Whose turn a proposal takes: a player's, by name; no turn at all; or nobody can say. */
export interface TurnTaken {
  readonly turn: 'none' | 'undetermined' | { readonly of: string | undefined };
}

/** The rule that a number names. */
export interface RuleNamed {
  readonly named: { readonly number: RuleNumber; readonly isReenacted: boolean } | undefined;
}

/** What a Judgment makes of a record; no verdict where that stays as the rules have it. */
export interface RecordSettled {
  readonly settled: SettledRecord;
  readonly is: Verdict | undefined;
}

/** Why a decision comes to nothing: rules of which none prevails, a formula without a value. */
export interface Undecided {
  readonly undecided: 'no-rule-prevails' | 'formula' | 'not-asked';
}

/** What a decision comes to. */
export type Came =
  | boolean
  | VoteResult
  | Those
  /** What players receive or lose. */
  | { readonly sums: readonly SumNamed[] }
  /** What players hold then. */
  | { readonly held: readonly SumNamed[] }
  | LimitsBreached
  | PartsRefused
  | RulesVoid
  | JudgeFound
  | TurnTaken
  | RuleNamed
  | RecordSettled
  | Undecided;

/** What a decision comes to under one option of a reading. */
export interface ResultUnder {
  readonly option: string;
  readonly result: Came;
}
