/**
 * The results of a replay, each with its authority, as immutable data.
 *
 * A version stores its difference from the one before; `rules-at.ts` assembles any version.
 */
import type Fraction from 'fraction.js';
import type { Authority, Finding, Spot } from '../../diagnostics/finding.ts';
import type { Formula, Value } from '../../law/formula/formula.ts';
import type {
  ChangeKind,
  Mechanics,
  PrecedenceTest,
  SlotName,
} from '../../law/mechanics/mechanics.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type {
  EventBody,
  Tier,
  WayToWin,
  WrittenChange,
  WrittenEvent,
  WrittenGame,
  WrittenPlayer,
  WrittenProposal,
} from '../../records/types.ts';
import type { PlayerId, ProposalNumber, RuleNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import type { Verdict } from '../../values/verdicts.ts';
import type { Decision, Outcome, ResultUnder, TierLimit } from './decision.ts';
import type { OpenQuestion, OpenVote, VoteCount } from './open-matters.ts';

/** A rule's id through all its numbers: its first number, with a count if two rules share it. */
export type RuleId = string;

/** A rule between two changes. */
export interface Rule {
  readonly id: RuleId;
  readonly number: RuleNumber;
  /** Every number it has had, oldest first; the last is `number`. */
  readonly numbers: readonly RuleNumber[];
  /** The number of its latest change, if numbers do not change; otherwise `number`. */
  readonly effectiveNumber: RuleNumber;
  readonly title?: string;
  readonly tier: string;
  /** The original card first; the last layer is the text in force. */
  readonly layers: readonly Layer[];
  readonly text: string;
  readonly lost?: true;
  readonly mechanics?: Mechanics;
  /** Whether its text was amended since its enactment. */
  readonly amended: boolean;
  /** The repealed rule with the same text. */
  readonly reenacts?: RuleId;
  /** Whether it is of the Initial Set. */
  readonly isInitial?: true;
}

/** One change in a rule's history, and the rule from then on. */
export interface RuleChange {
  readonly version: number;
  readonly on?: Moment;
  readonly kind: 'initial' | ChangeKind | 'becomes';
  /** The amendment on the card that was changed, instead of the rule. */
  readonly amendment?: ProposalNumber;
  readonly cause: Cause;
  /** `undefined` when repealed. */
  readonly rule?: Rule;
  /** An earlier rule with the same text. */
  readonly reenacts?: RuleId;
  /** An earlier rule with the same number, whose revisions this rule continues. */
  readonly goesOnFrom?: RuleId;
}

export type Cause =
  | { readonly by: 'initial' }
  | { readonly by: 'proposal'; readonly proposal: string; readonly number: ProposalNumber }
  /** The rule's own terms. */
  | { readonly by: 'itself' }
  | {
      readonly by: 'fiat';
      readonly who: string;
      /** The record's words for the cause. */
      readonly cause?: string;
      readonly why?: string;
    };

export interface RuleLife {
  readonly id: RuleId;
  readonly changes: readonly RuleChange[];
}

/** A slot of a rule that another rule's precedence makes void. */
export interface Void {
  readonly rule: RuleId;
  readonly slot: SlotName;
  /** The void part, if the rest of the slot counts. */
  readonly part?: string;
  readonly yieldsTo: RuleId;
  /** The rule that decides, and its test. */
  readonly under: RuleId;
  readonly test: PrecedenceTest;
}

export interface Version {
  readonly number: number;
  readonly on?: Moment;
  readonly cause: Cause;
  /** Rules changed by this version, in the order of the changes. */
  readonly changed: readonly RuleId[];
  /** All the void slots in force at this version. */
  readonly voids: readonly Void[];
}

export type Evidence = 'verified' | 'attested';

/** One sum for a player, from a rule or a record. */
export interface LedgerEntry {
  readonly on?: Moment;
  readonly player: PlayerId;
  readonly quantity: string;
  readonly amount: Fraction;
  /** The holding after it. */
  readonly balance: Fraction;
  readonly cause:
    | { readonly by: 'proposal'; readonly proposal: string; readonly number: ProposalNumber }
    | { readonly by: 'event'; readonly event: WrittenEvent }
    /** `overruledBy`: the name of the proposal whose adoption overrules it, if that pays. */
    | { readonly by: 'judgment'; readonly judgment: string; readonly overruledBy?: string };
  readonly rule?: RuleNamed;
  readonly basis: Basis;
  readonly evidence: Evidence;
}

/** A condition of a vote's outcome, and whether it was met. */
export interface OutcomeTest extends Reckoning {
  readonly rule: Authority;
}

/** One rule as a change makes it. */
export interface RuleMade {
  /** `undefined` for an enactment. */
  readonly before?: Rule;
  /** `undefined` for a repeal. */
  readonly after?: Rule;
}

/** A rule before and after a change, if it still has mechanics. */
export interface Rewording extends RuleMade {
  readonly change: WrittenChange;
  readonly at: Spot;
  /** `undefined` if no proposal made the change. */
  readonly proposal?: WrittenProposal;
}

export interface Proposal {
  readonly written: WrittenProposal;
  readonly outcome: Outcome;
  readonly evidence: Evidence;
  /** Index of the version in force when it was made, and when it was voted on. */
  readonly madeUnder: number;
  readonly votedUnder?: number;
  readonly count?: VoteCount;
  readonly decidedBy: readonly OutcomeTest[];
  readonly awards: readonly LedgerEntry[];
  readonly version?: number;
  /** Ids of the rules that it changed; while open or defeated, of those that it would change. */
  readonly rules: readonly RuleId[];
  /** The rules after each change, given the changes before it. Absent if the change made a version. */
  readonly would?: readonly RuleMade[];
  readonly turn?: number;
  readonly judged?: JudgedMove;
  /** Its changes that Judgments strike out. */
  readonly struck?: readonly StruckPart[];
}

export interface StruckPart extends Pick<JudgedAct, 'judgment' | 'is'> {
  /** The index of the change, from 0. */
  readonly index: number;
}

export interface Judgment {
  readonly written: WrittenJudgment;
  /** `void` if another Judgment sets it aside. */
  readonly status: 'open' | 'given' | 'overruled' | 'void';
  /** Final ruling, if one stands. */
  readonly ruling?: string;
  readonly judges?: readonly PlayerId[];
  /** The rules that it reads, as they were when it was invoked. */
  readonly rules: readonly RuleNamed[];
  /** The proposal in whose turn it was invoked. */
  readonly during?: string;
  /** The version in force when it was invoked. */
  readonly version: number;
  readonly judged?: JudgedAct;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly surname: string;
  readonly robot: boolean;
  /** Earlier names of the player, the oldest first. */
  readonly formerly: readonly FormerName[];
  readonly status: 'playing' | 'left' | 'forfeited';
  readonly joined?: Moment;
  readonly left?: Moment;
  readonly holdings: ReadonlyMap<string, Fraction>;
}

/** A player's place in the order of seats; kept after the player has left. */
export interface Seat extends WrittenPlayer {
  readonly status: Player['status'];
  readonly joined?: Moment;
  /** The circuit of turns in which the player joined, if play had begun. */
  readonly joinedIn?: number;
  readonly left?: Moment;
  readonly formerly: readonly FormerName[];
}

interface FormerName {
  readonly name: string;
  /** The event that ended the use of the name. */
  readonly until: Extract<EventBody, { kind: 'rename' }>;
}

/** A reading in this game, with all records that it affected. */
export interface ReadingTaken {
  readonly id: string;
  readonly taken: string;
  readonly source: 'default' | 'custom' | 'rule' | 'judgment';
  /** The rule that chooses the option, if a rule does. */
  readonly rule?: RuleNumber;
  readonly why?: string;
  readonly mattered: readonly {
    readonly file: string;
    readonly what: Decision;
    /** The option chosen here, and by whom. A rule's answer is law, and no question. */
    readonly taken: string;
    readonly source: Exclude<ReadingTaken['source'], 'rule'>;
    /** The options with a result that differs from the first, which is the one chosen. */
    readonly results: readonly ResultUnder[];
    readonly judged?: JudgedReading;
  }[];
}

export type TimelineEntry = TimelineAct & {
  readonly on?: Moment;
  /** The ruleset version in force after it. */
  readonly version: number;
};

export type TimelineAct =
  | {
      readonly kind: 'proposed' | 'resolved' | 'withdrawn' | 'effective';
      readonly proposal: string;
    }
  | { readonly kind: 'invoked' | 'given'; readonly judgment: string }
  | {
      readonly kind: 'event';
      readonly event: WrittenEvent;
      readonly ground?: EventGround;
      readonly judged?: JudgedAct;
    }
  | { readonly kind: 'became'; readonly rule: RuleId }
  | {
      readonly kind: 'won';
      readonly player: PlayerId;
      /** The Judgment that decided so. */
      readonly judgment?: string;
      /** The winner before. */
      readonly instead?: PlayerId;
    };

export type GameStatus =
  | 'playing'
  | 'paused'
  | 'suspended'
  | 'stopped'
  | 'won'
  | 'ended'
  | 'malformed';

export interface Replay {
  readonly game: WrittenGame;
  /** The tiers at the end, the prevailing one first, then former ones. */
  readonly tiers: readonly Tier[];
  readonly status: GameStatus;
  readonly findings: readonly Finding[];
  /** In the order in which they were proposed or made. */
  readonly rewordings: readonly Rewording[];
  /** From 0, the Initial Set. */
  readonly versions: readonly Version[];
  /** Every rule that ever was, by identity, in order of appearance (the Initial Set in number order). */
  readonly lives: ReadonlyMap<RuleId, RuleLife>;
  /** In number order. */
  readonly proposals: readonly Proposal[];
  readonly judgments: readonly Judgment[];
  readonly players: readonly Player[];
  readonly ledger: readonly LedgerEntry[];
  readonly readings: readonly ReadingTaken[];
  /** Whether outcomes may depend on readings that were not tried. */
  readonly mayRestOnReadings: boolean;
  readonly timeline: readonly TimelineEntry[];
  readonly offices: ReadonlyMap<string, readonly PlayerId[]>;
  /** Whose move it is; `undefined` if no order of turns is in force or play is over. */
  readonly toMove?: PlayerId;
  /** The next part of the player's turn. */
  readonly due?: 'propose' | 'close-vote' | 'roll';
  /** The number of faces of this turn's die, if a rule says. */
  readonly faces?: Fraction;
  /** The player whose turn must wait, and the Judgments for which it waits. */
  readonly stayed?: { readonly player: PlayerId; readonly by: readonly string[] };
  readonly wouldJudge?: PlayerId;
  /** The number of the next proposal, if a rule numbers them. */
  readonly nextNumber?: number;
  /** In the order in which the proposals were made. */
  readonly openVotes: readonly OpenVote[];
  readonly openQuestions: readonly OpenQuestion[];
  /** The winner, in a game of rounds that of the present round. */
  readonly winner?: Winner;
  readonly rounds: readonly Round[];
  readonly circuit: number;
  /** Changes that rules in force announce; empty after the end. */
  readonly announced: ReadonlyMap<RuleId, Reckoning>;
  readonly pausedUntil?: Moment;
}

/** One text on a rule's card: the enacted text, or an amendment on it. */
export interface Layer {
  /** The proposal that made it; `undefined` in the Initial Set. */
  readonly proposal?: ProposalNumber;
  readonly title?: string;
  readonly text: string;
  readonly lost?: true;
  readonly mechanics?: Mechanics;
  /** The amendment that it amended, if any. */
  readonly under?: Layer;
}

export interface Winner {
  readonly player: PlayerId;
  readonly by: WayToWin;
  /** The Judgment, by name, that chose the winner or found the paradox. */
  readonly judgment?: string;
  /** The proposal, by name, whose adoption made the player the winner. */
  readonly proposal?: string;
  readonly on?: Moment;
  readonly rule?: Authority;
}

/** A round that is over; another has begun. */
export interface Round {
  readonly number: number;
  readonly winner?: Winner;
  readonly on?: Moment;
  readonly why?: string;
}

export interface RuleNamed {
  /** Its identity through all its numbers. */
  readonly id: string;
  readonly number: RuleNumber;
  readonly version: number;
}

/** The ground of an event. Words of neither a rule nor a proposal are the record's own. */
export type EventGround =
  | { readonly by: 'grant'; readonly rule: RuleNamed }
  | { readonly by: 'judgment'; readonly judgment: string }
  | { readonly by: 'words'; readonly rule?: RuleNamed; readonly proposal?: string };

/** A Judgment's decision on a proposal, and the result without it. */
export interface JudgedMove extends JudgedAct {
  /** `void` if the rules alone refuse it; nothing while it is open. */
  readonly unjudged?: 'adopted' | 'defeated' | 'void' | 'undetermined';
  /** Whether the result without it applied until it was given. */
  readonly until: boolean;
}

/** A Judgment's decision on a record. */
export interface JudgedAct {
  /** The Judgment's name. */
  readonly judgment: string;
  readonly is: Verdict;
  /** Why the rules alone refuse it. */
  readonly objections: readonly string[];
}

/** A Judgment that chose an option for one decision. */
export interface JudgedReading {
  /** The Judgment's name. */
  readonly judgment: string;
  /** The option without the Judgment; `undefined` if the players left the question open. */
  readonly instead?: string;
  /** Whether the other result applied until the Judgment was given. */
  readonly until: boolean;
}

export interface Reckoning {
  readonly formula: Formula;
  /** The figures: each name with its value, if it has one. */
  readonly figures: ReadonlyMap<string, Value>;
  readonly result: Value;
}

/** The basis of a sum. */
export type Basis =
  /** A rule's formula. */
  | { readonly by: 'formula'; readonly reckoning: Reckoning }
  /** A bound that cut a sum based on `of`, or cut a holding. */
  | {
      readonly by: 'bound';
      readonly bound: Pick<TierLimit, 'which' | 'bound'> & { readonly rule: RuleNumber };
      readonly of?: Basis;
    }
  /** No rule in force declares or awards the quantity any more. */
  | { readonly by: 'lapse' }
  /** The awards that a proposal's record states. */
  | { readonly by: 'awards' }
  /** An event, with its recorded reason. */
  | { readonly by: 'event'; readonly why: string | undefined }
  /** The number of the Judgment that decides. */
  | { readonly by: 'judgment'; readonly judgment: JudgmentName };
