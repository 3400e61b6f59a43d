/**
 * The position of a game between two moves. It is immutable: a move makes a new position, which shares
 * the unchanged parts.
 */
import type Fraction from 'fraction.js';
import { OrderedMap, Map as Shared } from 'immutable';
import type { Spot } from '../../diagnostics/finding.ts';
import { once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { emptyLaw, type Law } from '../../law/in-force/law.ts';
import type { ChangeKind, GrantPeriod, TurnPart } from '../../law/mechanics/mechanics.ts';
import type { Tier, WrittenChange, WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { PlayerId, ProposalNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import type { RuleId, RuleMade, Seat, Version, Winner } from '../results/types.ts';
import { emptyBook, type RuleBook } from './rule-book.ts';

export interface Turn {
  /** The number of turns begun. */
  readonly begun: number;
  readonly mover?: PlayerId;
  readonly done: readonly TurnPart[];
  readonly over: boolean;
  /** Its proposal, while open. */
  readonly pending?: string;
  /** Its proposal, open or decided. */
  readonly proposal?: string;
  /** The first player to move. */
  readonly first?: PlayerId;
  /** How often the order of play began again, and how often everyone has had a turn. */
  readonly wraps: number;
  readonly rounds: number;
  /** Whether the end of this turn was already counted for each of the two. */
  readonly counted: { readonly wrap: boolean; readonly round: boolean };
  /** Players who have had a turn since everyone last had one. */
  readonly moved: ReadonlySet<PlayerId>;
  /** The seats and surnames by which the circuit goes. A change of them counts from the next one on. */
  readonly seated?: readonly Seat[];
}

export interface Pending {
  readonly written: WrittenProposal;
  readonly madeUnder: number;
  /** The seats when it was made, to see who came or left during the vote. */
  readonly seats: readonly Seat[];
  readonly turn: number;
  /** The turn before it, if its date is unknown. */
  readonly turnBefore?: Turn;
  /** The rules after its changes, planned on the day it was made. */
  readonly plans: readonly Plan[];
  /** Whether some of its changes have lost their target. */
  readonly isPart?: boolean;
  /** Whether its end is only supposed, to compute the result. */
  readonly isSupposed?: true;
  readonly book: RuleBook;
}

/** An adopted proposal that waits for the moment it names. */
export interface DeferredProposal extends Pending {
  readonly due: Moment;
}

export interface OpenJudgment {
  readonly name: string;
  readonly turn: number;
  /** The position in which Judgment was invoked, which decides who judges. */
  readonly asked: State;
  readonly given: boolean;
  /** The players who consented, each with the number of turns begun at that time. */
  readonly consents: ReadonlyMap<PlayerId, number>;
}

export interface Pause {
  readonly from: number;
  /** In milliseconds; Infinity until somebody resumes. */
  readonly to: number;
  /** Whether no rule grants it, so that it stops no clock of a rule. */
  readonly isUngranted?: boolean;
}

/** The pauses that stop the clocks of rules. */
export function stoppingClocks(pauses: readonly Pause[]): readonly Pause[] {
  return pauses.filter(({ isUngranted }) => !isUngranted);
}

/** The uses of a grant, in the period of its last use. */
export interface Uses {
  readonly turn: number;
  readonly circuit: number;
  readonly round: number;
  /** The uses in that turn, circuit, round and game. */
  readonly times: Readonly<Record<GrantPeriod, number>>;
}

/** One player's amount of each quantity. */
export type Holding = ReadonlyMap<string, Fraction>;

export interface Numbering {
  readonly last?: number | undefined;
  /** Whether the last number belongs to a withdrawn proposal. */
  readonly isWithdrawn?: boolean;
  /** Whether a Judgment made that proposal void. */
  readonly isVoid?: boolean;
  /** The last number of the last defeated proposal, if each of its changes has one. */
  readonly defeated?: number | undefined;
}

/** The parts of a position that effects change. */
export interface Parts {
  readonly version: number;
  /** The latest complete version; none before the Initial Set. */
  readonly latest?: Version;
  readonly law: Law;
  readonly book: RuleBook;
  readonly seats: readonly Seat[];
  readonly holdings: Shared<PlayerId, Holding>;
  readonly offices: ReadonlyMap<string, readonly PlayerId[]>;
  readonly pauses: readonly Pause[];
  /** The number of the round, from 1. */
  readonly round: number;
  /** The winner, if one ended play; `ended` if the record ended it. */
  readonly over: { readonly winner?: Winner; readonly ended?: boolean } | undefined;
  /** The uses of each grant, by grant and user. */
  readonly uses: Shared<string, Uses>;
  readonly turn: Turn;
  readonly numbering: Numbering;
  readonly pending: ReadonlyMap<string, Pending>;
  readonly deferred: readonly DeferredProposal[];
  /** In the order of invocation. */
  readonly judgments: OrderedMap<string, OpenJudgment>;
}

/** The parts to leave out: those that only text supports, or also those of Judgments. */
export type Without = 'words' | 'judgments';

/** The parts that differ without such support. */
export interface Otherwise {
  readonly holdings: ReadonlyMap<PlayerId, Holding>;
  readonly offices?: Parts['offices'];
  readonly pauses?: Parts['pauses'];
}

export interface State extends Parts {
  /** The date of the latest dated step. */
  readonly now?: Moment;
  /** The parts that differ without text-only support, and without Judgments too. */
  readonly firm?: Readonly<Record<Without, Otherwise>> | undefined;
}

export function initialState(game: WrittenGame, tiers: readonly Tier[]): State {
  return {
    ...withoutUndefined({ now: game.started }),
    version: 0,
    law: emptyLaw(tiers),
    book: emptyBook(),
    seats: game.players.map((player) => ({
      ...player,
      status: 'playing',
      formerly: [],
      ...withoutUndefined({ joined: game.started }),
    })),
    holdings: Shared(),
    offices: new Map(),
    uses: Shared(),
    turn: {
      begun: 0,
      done: [],
      over: true,
      wraps: 0,
      rounds: 0,
      counted: { wrap: false, round: false },
      moved: new Set(),
    },
    numbering: {},
    pending: new Map(),
    deferred: [],
    judgments: OrderedMap(),
    pauses: [],
    round: 1,
    over: undefined,
  };
}

export function seatOf({ seats }: State, id: PlayerId): Seat | undefined {
  return seatsById(seats).get(id);
}

const seatsById = once((seats: readonly Seat[]) => new Map(seats.map((seat) => [seat.id, seat])));

export function playing(state: State): readonly Seat[] {
  return state.seats.filter((seat) => seat.status === 'playing');
}

/** A planned change of rules. */
export interface Plan extends RuleMade {
  readonly kind: ChangeKind;
  readonly change: WrittenChange;
  /** The tier whose law governs the change. */
  readonly tier: string;
  /** The amendment on the card that changes, if not the rule itself. */
  readonly amendment?: ProposalNumber;
  readonly reenacts?: RuleId;
  /** The place of the rule's name, or of the enactment. */
  readonly at: Spot;
}

/** The parts of a proposal that its changes need. */
export interface PlanSource {
  readonly file: string;
  /** The number for changed rules; none for a fiat. */
  readonly number?: ProposalNumber;
  /** The proposal's name. */
  readonly during?: string;
}

/** The rules after planned changes. */
export function madeBy(plans: readonly Plan[]): readonly RuleMade[] {
  return plans.map(({ before, after }) => withoutUndefined({ before, after }));
}

/** A player's name, with the id if two players share the name. */
export function callPlayer(state: State, id: PlayerId): string {
  const name = seatOf(state, id)?.name;
  if (name === undefined) return id;
  const isShared = state.seats.some((seat) => seat.name === name && seat.id !== id);
  return isShared ? `${name} (${id})` : name;
}

/** A player's name with the id, for the keeper of the record. */
export function citePlayer(state: State, id: PlayerId): string {
  const name = seatOf(state, id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}
