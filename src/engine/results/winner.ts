/** Who has won a game, or a round of it. */
import type { Authority } from '../../diagnostics/finding.ts';
import type { WayToWin } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';

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
