/**
 * What `content/` says, typed: records as written, before any law is applied to them.
 *
 * A type whose name begins with Written only repeats the record. What the replay makes of it
 * (`Proposal`, `Judgment`, `Player`) is in `engine/`. Every record keeps its file, and parts that a
 * finding may point to keep their path in the front matter.
 */
import type Fraction from 'fraction.js';
import type { Path } from '../diagnostics/finding.ts';
import type { Mechanics } from '../law/mechanics/mechanics.ts';
import type {
  GameId,
  PlayerId,
  ProposalNumber,
  RuleName,
  RuleNumber,
  RulesetId,
} from '../values/ids.ts';
import type { Moment } from '../values/moment.ts';
import type { JudgmentName, WrittenJudgment } from './judgment-types.ts';
import type { Amounts, Correction, Unobjected } from './shared-types.ts';
import type { WrittenVotes } from './vote-types.ts';

export const MEDIA = ['table', 'mail', 'computer'] as const;
export type Medium = (typeof MEDIA)[number];

/**
 * How a game is won: the quantity of which a mark was reached, or `paradox`, by the words of a
 * `rule` or of an adopted `proposal`, or by `judgment` if a Judge said so and the rules alone did not.
 */
export type WayToWin = string;

export interface Tier {
  readonly id: string;
  readonly title: string;
}

export interface WrittenRuleset {
  readonly file: string;
  readonly id: RulesetId;
  readonly title: string;
  readonly author?: string;
  readonly source?: string;
  readonly published?: string;
  /** From the tier that prevails to the one that yields. */
  readonly tiers: readonly Tier[];
  /** Came with the software as an example, and may be taken out where no game began with it. */
  readonly sample?: boolean;
  readonly body: string;
  readonly corrected?: Correction;
  /** In number order. */
  readonly cards: readonly WrittenCard[];
}

export interface WrittenCard {
  readonly file: string;
  readonly number: number;
  readonly title?: string;
  readonly tier: string;
  readonly mechanics?: Mechanics;
  readonly text: string;
  readonly corrected?: Correction;
}

export interface WrittenPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly surname: string;
  readonly robot: boolean;
  /** On a forge: `github:ada-b`. */
  readonly account?: string;
}

export interface WrittenReading {
  readonly take: string;
  /** When the custom arose, if it is not as old as the game. */
  readonly since?: Moment;
  readonly why?: string;
}

export interface WrittenGame {
  readonly file: string;
  readonly id: GameId;
  readonly title: string;
  readonly ruleset: RulesetId;
  readonly medium: Medium;
  readonly started?: Moment;
  /** Whether it came with the software, to be looked at: it may be taken out of the archive. */
  readonly sample?: boolean;
  /** Whether it was written for the archive, and never played. */
  readonly invented?: boolean;
  /** In seat order. */
  readonly players: readonly WrittenPlayer[];
  readonly readings: ReadonlyMap<string, WrittenReading>;
  readonly teams: ReadonlyMap<string, readonly PlayerId[]>;
  /** Accounts that may record what is in the name of others. */
  readonly clerks?: readonly string[];
  /** What becomes of records that break a rule and to which nobody objected, if the game says. */
  readonly unobjected?: 'stands';
  readonly body: string;
  readonly corrected?: Correction;
  /** In number order; equal numbers in file order. */
  readonly proposals: readonly WrittenProposal[];
  readonly judgments: readonly WrittenJudgment[];
  /** In file order, then in their order within the file. */
  readonly events: readonly WrittenEvent[];
  /** The bodies of event files, by file: how what they record came about. */
  readonly narratives: ReadonlyMap<string, string>;
}

/** One of the records of what happened in a game, which the law judges. */
export type GameRecord = WrittenProposal | WrittenJudgment | WrittenEvent;

export type ChangeTarget = { readonly rule: RuleName } | { readonly amendment: ProposalNumber };

export type WrittenChange = { readonly path: Path } & (
  | {
      readonly kind: 'enact';
      /** Its number, where the record states it. */
      readonly number?: RuleNumber;
      readonly title?: string;
      readonly tier?: string;
      readonly mechanics?: Mechanics;
      /** Empty where it is lost. */
      readonly text: string;
      readonly lost?: true;
    }
  | {
      readonly kind: 'amend';
      readonly target: ChangeTarget;
      /** A new title, where an amendment gives one. */
      readonly title?: string;
      readonly words:
        | { readonly text: string }
        | { readonly lost: true }
        | { readonly replace: readonly { readonly from: string; readonly to: string }[] };
      readonly mechanics?: 'keep' | 'none' | Mechanics;
    }
  | {
      readonly kind: 'repeal';
      readonly target: ChangeTarget;
      /** The text left when an amendment is repealed, where the record states it. */
      readonly text?: string;
    }
  | {
      readonly kind: 'transmute';
      readonly target: { readonly rule: RuleName };
      readonly to: string;
    }
);

export interface WrittenProposal {
  readonly file: string;
  /** The file's name without `.md`: its address. */
  readonly name: string;
  readonly number: ProposalNumber;
  /** Whether another proposal has the same number. */
  readonly twin?: true;
  /** What the proposal itself is called: `name:`. */
  readonly called?: string;
  /** Left out where nobody knows who made it. */
  readonly by?: PlayerId;
  /** Co-authors. */
  readonly with: readonly PlayerId[];
  readonly proposed?: Moment;
  readonly changes: readonly WrittenChange[];
  /** Written as a `changes` list. */
  readonly compound: boolean;
  /**
   * What its adoption does beside changing rules: `act:`. Left out where it says nothing of it, and
   * empty for a motion that does nothing.
   */
  readonly acts?: readonly WrittenEvent[];
  /** The words of a motion: its body. */
  readonly words?: string;
  readonly votes?: WrittenVotes;
  readonly closed?: Moment;
  readonly withdrawn?: Moment;
  readonly outcome?: 'adopted' | 'defeated';
  readonly awards?: Amounts;
  readonly effective?: Moment;
  readonly facts: ReadonlyMap<string, Fraction>;
  readonly lost: boolean;
  readonly paraphrased: boolean;
  /** Markdown commentary: `notes:`, and the body of a compound proposal or of a lost one. */
  readonly notes?: string;
  readonly stands?: Unobjected;
  readonly corrected?: Correction;
}

export type EventFact =
  | {
      readonly kind: 'join';
      readonly player: WrittenPlayer;
      readonly seat?: number;
      readonly roles: readonly string[];
    }
  | { readonly kind: 'leave' | 'forfeit'; readonly player: PlayerId }
  | {
      readonly kind: 'roll';
      readonly by: PlayerId;
      readonly die: number;
      readonly for?: ProposalNumber;
    }
  | { readonly kind: 'points'; readonly amounts: Amounts }
  | { readonly kind: 'change' | 'set'; readonly amounts: Amounts }
  | { readonly kind: 'appoint'; readonly offices: ReadonlyMap<string, readonly PlayerId[]> }
  | {
      readonly kind: 'consent';
      readonly players: readonly PlayerId[];
      readonly to: string;
      readonly during?: JudgmentName;
    }
  | { readonly kind: 'debate'; readonly proposal: ProposalNumber }
  | { readonly kind: 'pause' | 'resume'; readonly until?: Moment }
  /** With `stands` they hold from then on, even where the rules give others. */
  | { readonly kind: 'scores'; readonly scores: Amounts; readonly stands?: true }
  /** What players are called from then on. */
  | { readonly kind: 'rename'; readonly names: ReadonlyMap<PlayerId, string> }
  /** One round ends and another begins, in which everybody starts with these quantities afresh. */
  | { readonly kind: 'round'; readonly why?: string; readonly reset: readonly string[] }
  | {
      readonly kind: 'winner';
      readonly player: PlayerId;
      readonly by?: WayToWin;
    }
  | { readonly kind: 'end'; readonly why: string }
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'fiat';
      readonly by: string;
      /** By what it came about, in the words of the record: cleaning, a decree. */
      readonly cause?: string;
      readonly change: WrittenChange;
      /** The number of the rule that is enacted. */
      readonly number?: RuleNumber;
    };

export type EventKind = EventFact['kind'];

export interface WrittenEvent {
  readonly file: string;
  readonly name: string;
  /** `['events', 3]`. */
  readonly path: Path;
  /** Whether the adoption of the proposal in whose file it stands does it. */
  readonly isAct?: true;
  /** By which a Judgment refers to it. */
  readonly id?: string;
  readonly on?: Moment;
  /** Comes right after the vote on this proposal, by its number or the name of its file. */
  readonly after?: ProposalNumber;
  readonly rule?: RuleName;
  readonly why?: string;
  readonly fact: EventFact;
  readonly stands?: Unobjected;
  readonly corrected?: Correction;
}

/** All of `content/`, as far as it is well formed. */
export interface Records {
  readonly rulesets: ReadonlyMap<string, WrittenRuleset>;
  readonly games: ReadonlyMap<string, WrittenGame>;
  /** Games and rulesets with a malformed record: they are not replayed. */
  readonly malformed: {
    readonly games: ReadonlySet<string>;
    readonly rulesets: ReadonlySet<string>;
  };
}
