/**
 * The position of a game between two moves. Immutable: a move makes the next position, which
 * shares with this one whatever the move left alone.
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
  /** How many turns have begun. */
  readonly begun: number;
  readonly mover?: PlayerId;
  readonly done: readonly TurnPart[];
  readonly over: boolean;
  /** Its proposal, while that is undecided. */
  readonly pending?: string;
  /** Its proposal, decided or not. */
  readonly proposal?: string;
  /** The first player to move. */
  readonly first?: PlayerId;
  /** How often the order has begun again, and how often everyone has had a turn. */
  readonly wraps: number;
  readonly rounds: number;
  /** Which of the two this turn's end has been counted in already. */
  readonly counted: { readonly wrap: boolean; readonly round: boolean };
  /** The players who have had a turn since all last had one. */
  readonly moved: ReadonlySet<PlayerId>;
}

export interface Pending {
  readonly written: WrittenProposal;
  readonly madeUnder: number;
  /** The seats when it was made, to tell who came or went during the vote. */
  readonly seats: readonly Seat[];
  readonly turn: number;
  /** Where play stood before it, if the record does not say when it was made. */
  readonly turnBefore?: Turn;
  /** The rules as it would make them, from the book of the day on which it was made. */
  readonly plans: readonly Plan[];
  /** Whether some of its changes have nothing left to change. */
  readonly isPart?: boolean;
  /** Whether its vote is only supposed to have ended, to tell the result. */
  readonly isSupposed?: true;
  readonly book: RuleBook;
}

/** An adopted proposal that waits for the moment that it names. */
export interface Deferred extends Pending {
  readonly due: Moment;
}

export interface OpenJudgment {
  readonly name: string;
  readonly turn: number;
  /** The position in which Judgment was invoked: it decides who judges. */
  readonly asked: State;
  readonly given: boolean;
  /** The players who consented to go on, and the number of turns begun at their last consent. */
  readonly consents: ReadonlyMap<PlayerId, number>;
}

export interface Pause {
  readonly from: number;
  /** Last millisecond; Infinity while nobody has resumed. */
  readonly to: number;
}

/** How often a grant has been used in the period in which it was last used. */
export interface Uses {
  readonly turn: number;
  readonly circuit: number;
  readonly round: number;
  /** In that turn, circuit and round, and in the whole game. */
  readonly times: Readonly<Record<GrantPeriod, number>>;
}

/** One player's amount of each quantity. */
export type Holding = ReadonlyMap<string, Fraction>;

export interface Numbering {
  readonly last?: number | undefined;
  /** Whether the last number belongs to a proposal that was withdrawn. */
  readonly isWithdrawn?: boolean;
  /** Whether a Judgment made that proposal void. */
  readonly isVoid?: boolean;
  /** How far the numbers of the last proposal go that was not adopted, if each of its changes has one. */
  readonly defeated?: number | undefined;
}

/** The parts of a position that effects change (`engine/effects/`). */
export interface Held {
  readonly version: number;
  /** The latest version that is complete; before the Initial Set is laid out, there is none. */
  readonly latest?: Version;
  readonly law: Law;
  readonly book: RuleBook;
  readonly seats: readonly Seat[];
  readonly holdings: Shared<PlayerId, Holding>;
  readonly offices: ReadonlyMap<string, readonly PlayerId[]>;
  readonly pauses: readonly Pause[];
  /** Which round is played, counted from one. */
  readonly round: number;
  /** The winner, if a win ended play; `ended` if the record itself says that it is over. */
  readonly over: { readonly winner?: Winner; readonly ended?: boolean } | undefined;
  /** The number of uses of each grant, by grant and user. */
  readonly uses: Shared<string, Uses>;
  readonly turn: Turn;
  readonly numbering: Numbering;
  readonly pending: ReadonlyMap<string, Pending>;
  readonly deferred: readonly Deferred[];
  /** In the order in which they were invoked. */
  readonly judgments: OrderedMap<string, OpenJudgment>;
}

/** The parts to leave out of a position: those on words alone, or those on Judgments too. */
export type Without = 'words' | 'judgments';

/** Only the parts of a position that would differ without something on which it rests. */
export interface Otherwise {
  readonly holdings: ReadonlyMap<PlayerId, Holding>;
  readonly offices?: Held['offices'];
  readonly pauses?: Held['pauses'];
}

export interface State extends Held {
  /** The date of the latest step that has one. */
  readonly now?: Moment;
  /** The parts that would differ without words, and without Judgments too; absent if none would. */
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

/* A change of the rules before it is made. */

export interface Plan extends RuleMade {
  readonly kind: ChangeKind;
  readonly change: WrittenChange;
  /** The tier whose law governs the change. */
  readonly tier: string;
  /** The amendment concerned, if the change is to an amendment lying on a card. */
  readonly amendment?: ProposalNumber;
  readonly reenacts?: RuleId;
  /** The place of the words that name the rule, or of the enactment. */
  readonly at: Spot;
}

/** A proposal as far as its changes need it. */
export interface PlanSource {
  readonly file: string;
  /** The number that changed rules take; none for a change by fiat. */
  readonly number?: ProposalNumber;
  /** The proposal's name. */
  readonly during?: string;
}

/** The rules as changes would make them, without the plans. */
export function madeBy(plans: readonly Plan[]): readonly RuleMade[] {
  return plans.map(({ before, after }) => withoutUndefined({ before, after }));
}

/* Players as readers know them. */

/** A player's name; with the id if two share a name, so that different people never read alike. */
export function callPlayer(state: State, id: PlayerId): string {
  const name = seatOf(state, id)?.name;
  if (name === undefined) return id;
  const isShared = state.seats.some((seat) => seat.name === name && seat.id !== id);
  return isShared ? `${name} (${id})` : name;
}

/** The words for a keeper of the record: the name, and the id that the record writes. */
export function citePlayer(state: State, id: PlayerId): string {
  const name = seatOf(state, id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}
