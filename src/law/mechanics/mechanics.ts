/**
 * The machine-readable part of a rule. Keys are those of the records.
 *
 * Only `parse-mechanics.ts` makes a `Mechanics`. It has checked every formula, so evaluation needs no
 * more checks.
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

/** The tests for conflicts, and the pairs of rules to which they are limited. */
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
  /** A formula gives the order by name, or a number for each player: the lowest moves first. */
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

/** The condition for a vote on a change. Without kind and tier it applies to every change. */
export interface Demand {
  readonly of: { readonly kind?: ChangeKind; readonly tier?: string };
  readonly needs: Formula;
}

export interface Award {
  readonly on: AwardOccasion;
  readonly to: AwardRecipient;
  /** The quantity that the award gives; `points` by default. */
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
  /** Every proposal must state a fact without a default. */
  readonly default?: Fraction | 'none';
  readonly least?: Formula;
  readonly most?: Formula;
}

/** A tier that a rule adds. It prevails over the one below it, or yields to all tiers. */
export interface AddedTier {
  readonly title: string;
  readonly above?: string;
}

export interface Limit {
  readonly of: string;
  readonly least?: Formula;
  readonly most?: Formula;
}

/** The rules over which a rule claims to prevail, or to which it claims to yield. */
export type Claim =
  | { readonly slot: string }
  | { readonly rule: RuleNumber }
  | { readonly tier: string };

/** How disputes are judged. Several rules may supply different parts; each part has one value. */
export interface JudgeMechanics {
  readonly chosen?: Choice<'preceding-player' | 'by-lot' | 'appointed'>;
  /** The office whose holder names the Judge. While it is vacant, nobody can be named. */
  readonly 'appointed-by'?: string;
  /** The number of Judges for a question, and for an appeal. */
  readonly panel?: Formula;
  readonly 'appeal-panel'?: Formula;
  /** The most appeals from a question, those from its appeals included. */
  readonly appeals?: Formula;
  /** A formula over the other players' votes, or `proposal`: an adopted proposal overrules. */
  readonly 'overruled-by'?: Choice<'proposal'>;
  /** The end of the time for overruling: the turn after the one in which Judgment was invoked. */
  readonly 'overruled-before'?: Choice<'next-turn'>;
  /** The time after a Judgment in which overruling may be proposed or voted on. */
  readonly 'overruled-within'?: Duration | Formula;
  /** The verdicts that can be overruled; by default all. */
  readonly overrulable?: readonly string[];
  /** The verdict that replaces an overruled Judgment and answers its question. */
  readonly 'overruled-to'?: string;
  readonly then?: Choice<'preceding-judge'>;
  /**
   * The consent that lets the next turn begin before the Judgment. `until-given`: no consent does.
   * `true`: the turn waits, and no rule names a consent. `false`: the turn does not wait.
   */
  readonly 'binds-next-turn'?: Choice<'until-given'>;
  readonly verdicts?: readonly string[];
  /** The verdicts that find play impossible, so that somebody may win by them; by default all. */
  readonly 'finds-deadlock'?: readonly string[];
  readonly 'accept-within'?: Duration | Formula;
  readonly 'deliver-within'?: Duration | Formula;
}

/** The acts that a rule can grant. Some need a grant; others are free unless a rule mentions them. */
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

/** The periods in which uses of a grant are counted. */
export const GRANT_PERIODS = ['turn', 'circuit', 'round', 'game'] as const;
export type GrantPeriod = (typeof GRANT_PERIODS)[number];

/** The grantee: players with an office or status, one player by name, or an adopted proposal. */
export type Grantee =
  | 'proposal'
  | { readonly named: string }
  | { readonly office: string }
  | { readonly player: Formula };

export interface Grant {
  readonly what: Grantable;
  /** The quantities, offices, titles or tiers that it covers; by default all. */
  readonly of?: readonly string[];
  readonly kinds?: readonly ChangeKind[];
  /** The grantee; by default anybody. */
  readonly by?: Grantee;
  /** The player who may receive something, join, leave, win or be renamed. */
  readonly to?: Formula;
  /** The least amount of one use, for one player or in all: a reading. Below 0 it is a loss. */
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
  /** By tier. With `only` the rule forbids all other changes of the tier. */
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
  /** A roll may state the number of faces of its die. */
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
  /** By id. */
  readonly tiers?: ReadonlyMap<string, AddedTier>;
  readonly limits?: readonly Limit[];
  readonly precedence?: Precedence;
  readonly judge?: JudgeMechanics;
  readonly forfeit?: Choice<'allowed' | 'forbidden'>;
  /** The only quantity that decides who wins. */
  readonly 'winning-by'?: { readonly only: Choice<string> };
  /** An office without a number of holders may have any number. */
  readonly offices?: ReadonlyMap<string, { readonly holders?: Formula }>;
  readonly titles?: readonly ('required' | 'cite-by-title')[];
  readonly becomes?: Becoming;
  readonly overrides?: readonly Claim[];
  readonly 'defers-to'?: readonly Claim[];
  /** A robot votes for a proposal exactly if its recorded roll meets this condition. */
  readonly 'robot-votes'?: Formula;
  readonly grants?: readonly Grant[];
  /** A short form of one grant: the players whose word alone changes rules of these tiers. */
  readonly fiat?: { readonly tiers: readonly string[]; readonly by: string };
  /** The chosen option of readings, by the reading's id. */
  readonly readings?: ReadonlyMap<string, string>;
  /** The card's own JSON, by slot. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The card's sentences, if it has sentences and no slots. */
  readonly sentences?: readonly string[];
}

/** The slots: all keys that say what the rule does. */
export type SlotName = Exclude<keyof Mechanics, 'raw' | 'sentences'>;

/** Whether a card has nothing but readings. */
export function onlyReads(mechanics: Mechanics | undefined): boolean {
  return mechanics !== undefined && Object.keys(mechanics.raw).every((slot) => slot === 'readings');
}
