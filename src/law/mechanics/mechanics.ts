/**
 * The machine-readable part of a rule, typed. Keys are those an admin writes.
 *
 * Only `parse-mechanics.ts` makes a `Mechanics`. It has checked every formula, so each may be
 * evaluated without further checks.
 */
import type Fraction from 'fraction.js';
import type { RuleNumber } from '../../values/ids.ts';
import type { Formula } from '../formula/formula.ts';

export const CHANGE_KINDS = ['enact', 'amend', 'repeal', 'transmute'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const AWARD_OCCASIONS = [
  'proposed',
  'adopted',
  'defeated',
  'resolved',
  'withdrawn',
  'rolled',
  'judged',
  'overruled',
  'refused',
  'late',
  'left',
  'untitled',
  'circuit',
  'won',
] as const;
export type AwardOccasion = (typeof AWARD_OCCASIONS)[number];

export const AWARD_RECIPIENTS = [
  'proposer',
  'for',
  'against',
  'abstained',
  'silent',
  'roller',
  'judge',
  'caller',
  'winner',
  'everyone',
] as const;
export type AwardRecipient = (typeof AWARD_RECIPIENTS)[number];

export const PRECEDENCE_TESTS = [
  'tier',
  'claims',
  'lowest-number',
  'lowest-effective-number',
] as const;
export type PrecedenceTest = (typeof PRECEDENCE_TESTS)[number];

/** Rules of one tier, or a rule of one tier and a rule of another. */
export const PRECEDENCE_BETWEEN = ['same-tier', 'different-tiers'] as const;

/** The tests of a rule on conflicts, and the rules between which alone they hold, if it says so. */
export interface Precedence {
  readonly tests: readonly PrecedenceTest[];
  readonly between?: (typeof PRECEDENCE_BETWEEN)[number];
}

export const TURN_PARTS = ['propose', 'roll'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

export const TURN_ORDERS = ['seat', 'surname', 'none'] as const;
export type TurnOrder = (typeof TURN_ORDERS)[number];

export const DIRECTIONS = ['forward', 'backward'] as const;

export interface Turns {
  /** A formula gives such a word, or a number for each player, and the lowest moves first. */
  readonly order?: Choice<TurnOrder>;
  readonly direction?: Choice<(typeof DIRECTIONS)[number]>;
}

/** A fixed word of a vocabulary, or a formula that chooses one (`game.medium == "table" ? …`). */
export type Choice<Word extends string> = Word | Formula;

/** A length of time in milliseconds, with the words it was recorded in. */
export interface Duration {
  readonly text: string;
  readonly milliseconds: number;
}

/** The condition for a vote on a change. An entry without kind and tier is for every change. */
export interface Demand {
  readonly of: { readonly kind?: ChangeKind; readonly tier?: string };
  readonly needs: Formula;
}

export interface Award {
  readonly on: AwardOccasion;
  readonly to: AwardRecipient;
  /** The quantity awarded; `points` unless the card says otherwise. */
  readonly quantity: string;
  readonly amount: Formula;
  readonly if?: Formula;
}

export interface Quantity {
  readonly starts?: Formula;
  readonly least?: Formula;
  readonly most?: Formula;
  readonly symbol?: string;
  readonly worth?: { readonly amount: Fraction; readonly of: string };
}

export interface ProposalFact {
  /** Every proposal must carry a fact to which no rule gives a default. */
  readonly default?: Fraction | 'none';
  readonly least?: Formula;
  readonly most?: Formula;
}

/** A tier that a rule adds: it prevails over the one that it stands above, or yields to all. */
export interface AddedTier {
  readonly title: string;
  readonly above?: string;
}

export interface Limit {
  readonly of: string;
  readonly least?: Formula;
  readonly most?: Formula;
}

/** The rules over which a card claims to prevail, or to which it yields. */
export type Claim =
  | { readonly slot: string }
  | { readonly rule: RuleNumber }
  | { readonly tier: string };

/** Several rules may each supply some parts; every part is single-valued. */
export interface JudgeMechanics {
  readonly chosen?: Choice<'preceding-player' | 'by-lot' | 'appointed'>;
  /** The office whose holder names an appointed Judge; while nobody holds it, nobody can. */
  readonly 'appointed-by'?: string;
  /** How many judge a question together, and how many an appeal from their answer. */
  readonly panel?: Formula;
  readonly 'appeal-panel'?: Formula;
  /** A formula over the other players' votes, or `proposal`: overruled by an adopted proposal. */
  readonly 'overruled-by'?: Choice<'proposal'>;
  /** Until when that may be done: the turn after the one in which Judgment was invoked. */
  readonly 'overruled-before'?: Choice<'next-turn'>;
  /** How long after a Judgment its overruling may be proposed, or voted on if no proposal does it. */
  readonly 'overruled-within'?: Duration | Formula;
  /** The verdicts that may be overruled; any, if it is left out. */
  readonly overrulable?: readonly string[];
  /** The verdict that a Judgment becomes when it is overruled; its question is then answered. */
  readonly 'overruled-to'?: string;
  readonly then?: Choice<'preceding-judge'>;
  /**
   * A formula is the consent that lifts the stay on the next turn; with `until-given` no consent
   * lifts it. `true` says that the turn waits, but not for whose consent; `false` that it need not
   * wait.
   */
  readonly 'binds-next-turn'?: Choice<'until-given'>;
  readonly verdicts?: readonly string[];
  /** The verdicts that find that play cannot go on, by which somebody may win; any, if it is left out. */
  readonly 'finds-deadlock'?: readonly string[];
  readonly 'accept-within'?: Duration | Formula;
  readonly 'deliver-within'?: Duration | Formula;
}

/**
 * The acts that a rule may grant. Some are forbidden without a grant; some are free unless a rule speaks
 * of them.
 */
export const GRANTABLE = [
  'quantity',
  'office',
  'title',
  'join',
  'leave',
  'rename',
  'pause',
  'round',
  'win',
  'rules',
] as const;
export type Grantable = (typeof GRANTABLE)[number];

/** The period in which the uses of a grant are counted. */
export const GRANT_PERIODS = ['turn', 'circuit', 'round', 'game'] as const;
export type GrantPeriod = (typeof GRANT_PERIODS)[number];

/** The grantee: a player with an office or of some kind, one named, or the adoption of a proposal. */
export type Grantee =
  | 'proposal'
  | { readonly named: string }
  | { readonly office: string }
  | { readonly player: Formula };

export interface Grant {
  readonly what: Grantable;
  /** The quantities, offices, titles or tiers; any if it is left out. */
  readonly of?: readonly string[];
  readonly kinds?: readonly ChangeKind[];
  /** Anybody, unless the card says otherwise. */
  readonly by?: Grantee;
  /** The player who may receive it, join, leave, win or be renamed. */
  readonly to?: Formula;
  /** How much of a quantity is given by one use, to one player or in all: a reading. Less than 0 is a loss. */
  readonly least?: Formula;
  readonly most?: Formula;
  readonly often?: { readonly times: Formula; readonly per: GrantPeriod };
  readonly if?: Formula;
}

export interface Becoming {
  readonly when: Formula;
  readonly unless?: 'amended';
  readonly mechanics: Mechanics;
}

export interface Mechanics {
  readonly proposers?: Formula;
  /** By tiers; `only` if the rule admits no other change of the tier. */
  readonly changes?: ReadonlyMap<
    string,
    readonly ChangeKind[] | { readonly only: readonly ChangeKind[] }
  >;
  readonly numbering?: {
    readonly first?: Formula;
    readonly 'changed-rule'?: Choice<'takes-proposal-number' | 'keeps-its-own'>;
    readonly 'new-rule'?: Choice<'takes-proposal-number' | 'given' | 'next'>;
    readonly 'reused-number'?: 'goes-on' | 'begins-anew';
  };
  readonly electorate?: Formula;
  readonly participation?: Choice<'required' | 'optional'>;
  readonly ballots?: Formula;
  readonly 'voting-period'?: Duration | Formula;
  readonly quorum?: readonly Demand[];
  readonly adoption?: readonly Demand[];
  readonly retroactive?: Choice<'forbidden' | 'permitted'>;
  readonly turns?: Turns;
  /** A throw may state how many faces the die has. */
  readonly turn?: readonly {
    readonly part: TurnPart;
    readonly faces?: Formula;
    readonly if?: Formula;
  }[];
  readonly quantities?: ReadonlyMap<string, Quantity>;
  readonly 'proposal-facts'?: ReadonlyMap<string, ProposalFact>;
  readonly awards?: readonly Award[];
  readonly win?: readonly { readonly when: Formula }[];
  readonly deadlock?: Choice<'first-unable' | 'caller'>;
  /** By their ids. */
  readonly tiers?: ReadonlyMap<string, AddedTier>;
  readonly limits?: readonly Limit[];
  readonly precedence?: Precedence;
  readonly judge?: JudgeMechanics;
  readonly forfeit?: Choice<'allowed' | 'forbidden'>;
  /** The quantity by which alone one wins. */
  readonly 'winning-by'?: { readonly only: Choice<string> };
  /** An office without a number of holders may have any number of them. */
  readonly offices?: ReadonlyMap<string, { readonly holders?: Formula }>;
  readonly titles?: readonly ('required' | 'cite-by-title')[];
  readonly becomes?: Becoming;
  readonly overrides?: readonly Claim[];
  readonly 'defers-to'?: readonly Claim[];
  /** A robot votes for exactly when its recorded throw fulfils this condition. */
  readonly 'robot-votes'?: Formula;
  readonly grants?: readonly Grant[];
  /** The players who may change rules of these tiers by their word alone: short for one grant. */
  readonly fiat?: { readonly tiers: readonly string[]; readonly by: string };
  /** Ids of readings to the option that the rule takes. */
  readonly readings?: ReadonlyMap<string, string>;
  /** As recorded: the JSON of the card, by slot. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The sentences, if the record has these in place of the slots. */
  readonly sentences?: readonly string[];
}

/** The slots: every key of a `Mechanics` that says what the rule does, and not how it was written. */
export type SlotName = Exclude<keyof Mechanics, 'raw' | 'sentences'>;

/** Whether a card says no more than how its words are read. */
export function onlyReads(mechanics: Mechanics | undefined): boolean {
  return mechanics !== undefined && Object.keys(mechanics.raw).every((slot) => slot === 'readings');
}
