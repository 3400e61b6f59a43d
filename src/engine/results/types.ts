/**
 * The results of a game's replay, each with its authority. Everything here is plain, immutable data.
 *
 * A ruleset version is stored as its difference from the version before; `rules-at.ts` puts any version
 * together again.
 */
import type Fraction from 'fraction.js';
import type { Authority, Finding, Spot } from '../../diagnostics/finding.ts';
import type {
  ChangeKind,
  Mechanics,
  PrecedenceTest,
  SlotName,
} from '../../law/mechanics/mechanics.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
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
import type { Decision, Outcome, ResultUnder } from './decision.ts';
import type { OpenQuestion, OpenVote, VoteCount } from './open-matters.ts';
import type { Basis, Reckoning } from './reckoning.ts';

/** A rule's identity through all its numbers: its first number; with a count if two share one. */
export type RuleId = string;

/** A rule as it stands between two of its changes. */
export interface Rule {
  readonly id: RuleId;
  readonly number: RuleNumber;
  /** Every number it has had, oldest first; the last is `number`. */
  readonly numbers: readonly RuleNumber[];
  /** Number of its latest change, if numbers stay; otherwise equal to `number`. */
  readonly effectiveNumber: RuleNumber;
  readonly title?: string;
  readonly tier: string;
  /** Bottom card first; the last is the text in force. */
  readonly layers: readonly Layer[];
  readonly text: string;
  readonly lost?: true;
  readonly mechanics?: Mechanics;
  /** Whether its words have been amended since it was enacted. */
  readonly amended: boolean;
  /** The repealed rule whose words its enactment repeated. */
  readonly reenacts?: RuleId;
  /** Whether it is of the Initial Set. */
  readonly isInitial?: true;
}

/** One entry of a rule's history: what happened to it, and what it was from then on. */
export interface RuleChange {
  readonly version: number;
  readonly on?: Moment;
  readonly kind: 'initial' | ChangeKind | 'becomes';
  /** A change to an amendment that lies on the card rather than to the rule. */
  readonly amendment?: ProposalNumber;
  readonly cause: Cause;
  /** `undefined` when repealed. */
  readonly rule?: Rule;
  /** An earlier rule whose words this enactment repeats. */
  readonly reenacts?: RuleId;
  /** An earlier rule of the same number with whose revisions this enactment goes on. */
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
      /** By what it came about, and why, in the words of the record. */
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
  /** The one thing that is void in the slot, if the rest of it holds. */
  readonly part?: string;
  readonly yieldsTo: RuleId;
  /** The rule that decides so, and the test by which it does. */
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

/** One sum that a rule gave to a player, or that a record states under a rule. */
export interface LedgerEntry {
  readonly on?: Moment;
  readonly player: PlayerId;
  readonly quantity: string;
  readonly amount: Fraction;
  /** The holding afterwards. */
  readonly balance: Fraction;
  readonly cause:
    | { readonly by: 'proposal'; readonly proposal: string; readonly number: ProposalNumber }
    | { readonly by: 'event'; readonly event: WrittenEvent }
    | { readonly by: 'judgment'; readonly judgment: string };
  readonly rule?: RuleNamed;
  readonly basis: Basis;
  readonly evidence: Evidence;
}

/** A condition on which the outcome of a vote depended, and whether it held. */
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

/** A rule before and after a change, if it has mechanics afterwards. */
export interface Rewording extends RuleMade {
  readonly change: WrittenChange;
  readonly at: Spot;
  /** `undefined` for a change that no proposal makes. */
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
  /** Ids of the rules it changed (or, while undecided or defeated, would change). */
  readonly rules: readonly RuleId[];
  /**
   * The rules as each change would make them, after the changes before it. Absent if the change has made
   * a version: then the lives of its rules have them.
   */
  readonly would?: readonly RuleMade[];
  readonly turn?: number;
  readonly judged?: JudgedMove;
  /** Those of its changes that Judgments, by name, strike out. */
  readonly struck?: readonly StruckPart[];
}

export interface StruckPart extends Pick<JudgedAct, 'judgment' | 'is'> {
  /** Its place among the changes, from 0. */
  readonly index: number;
}

export interface Judgment {
  readonly written: WrittenJudgment;
  /** `void` if another Judgment sets it aside. */
  readonly status: 'open' | 'given' | 'overruled' | 'void';
  /** Final ruling, if one stands. */
  readonly ruling?: string;
  readonly judges?: readonly PlayerId[];
  /** Rules it reads, by identity, as they stood when it was invoked. */
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

export interface FormerName {
  readonly name: string;
  /** The event that gave the player the next name. */
  readonly until: Extract<EventBody, { kind: 'rename' }>;
}

/** A reading taken in this game, and each record on which it made a difference. */
export interface ReadingTaken {
  readonly id: string;
  readonly taken: string;
  readonly source: 'default' | 'custom' | 'rule' | 'judgment';
  /** The number of the rule that says which option is taken, if the source is a rule. */
  readonly rule?: RuleNumber;
  readonly why?: string;
  readonly mattered: readonly {
    readonly file: string;
    readonly what: Decision;
    /** The option taken for this decision, and its source. A rule's answer is law and no question. */
    readonly taken: string;
    readonly source: Exclude<ReadingTaken['source'], 'rule'>;
    /** The options whose result differs from that of the option taken, which is the first. */
    readonly results: readonly ResultUnder[];
    readonly judged?: JudgedReading;
  }[];
}

export type TimelineEntry = Happened & {
  readonly on?: Moment;
  /** The ruleset version in force after it. */
  readonly version: number;
};

export type Happened =
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
      /** The Judgment, by name, that said so. */
      readonly judgment?: string;
      /** The winner until then. */
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
  /** As they stand at the end, the prevailing one first; last those that there are no more. */
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
  /** Whether outcomes may rest on readings, and it was not computed which. */
  readonly mayRestOnReadings: boolean;
  readonly timeline: readonly TimelineEntry[];
  readonly offices: ReadonlyMap<string, readonly PlayerId[]>;
  /** Whose move it is; `undefined` if no order of turns is in force or play is over. */
  readonly toMove?: PlayerId;
  /** The next part of that player's turn. */
  readonly due?: 'propose' | 'close-vote' | 'roll';
  /** How many faces the die of this turn has, if a rule says. */
  readonly faces?: Fraction;
  /** Whose turn may not begin yet, and the Judgments, by name, for which it waits. */
  readonly stayed?: { readonly player: PlayerId; readonly by: readonly string[] };
  readonly wouldJudge?: PlayerId;
  /** The number that the next proposal takes, if a rule numbers proposals. */
  readonly nextNumber?: number;
  /** In the order in which the proposals were made. */
  readonly openVotes: readonly OpenVote[];
  readonly openQuestions: readonly OpenQuestion[];
  /** The winner: of the round under way, in a game of rounds. */
  readonly winner?: Winner;
  readonly rounds: readonly Round[];
  readonly circuit: number;
  /** Changes that rules in force announce of themselves; empty when play is over. */
  readonly announced: ReadonlyMap<RuleId, Reckoning>;
  readonly pausedUntil?: Moment;
}

/** One text lying on a rule's card: the rule as enacted, or an amendment on top of it. */
export interface Layer {
  /** The proposal that laid it; `undefined` for the Initial Set's own text. */
  readonly proposal?: ProposalNumber;
  readonly title?: string;
  readonly text: string;
  readonly lost?: true;
  readonly mechanics?: Mechanics;
  /** The amendment that it amended, if it amends an amendment. */
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

/** On what an event rests; words that name neither a rule nor a proposal are the record's own. */
export type EventGround =
  | { readonly by: 'grant'; readonly rule: RuleNamed }
  | { readonly by: 'judgment'; readonly judgment: string }
  | { readonly by: 'words'; readonly rule?: RuleNamed; readonly proposal?: string };

/** A Judgment's decision on a proposal, and the result by the rules alone. */
export interface JudgedMove extends JudgedAct {
  /** `void` if the rules alone do not let it stand; nothing while it is undecided. */
  readonly unjudged?: 'adopted' | 'defeated' | 'void' | 'undetermined';
  /** Whether it stood as the rules alone have it until the Judgment was given. */
  readonly until: boolean;
}

/** A Judgment's decision on a record. */
export interface JudgedAct {
  /** The Judgment's name. */
  readonly judgment: string;
  readonly is: Verdict;
  /** Why the rules alone do not let it stand. */
  readonly objections: readonly string[];
}

/** A Judgment that said which option of a reading is taken for one decision. */
export interface JudgedReading {
  /** The Judgment's name. */
  readonly judgment: string;
  /** The option taken otherwise; `undefined` if the players had left the question open. */
  readonly instead?: string;
  /** Whether the decision stood otherwise until the Judgment was given. */
  readonly until: boolean;
}
