/** The votes on a proposal, as the record has them: by name, or as a tally. */
import type Fraction from 'fraction.js';
import type { PlayerId } from '../values/ids.ts';
import type { Moment } from '../values/moment.ts';

export type WrittenVotes =
  | {
      readonly kind: 'named';
      readonly for: readonly PlayerId[];
      readonly against: readonly PlayerId[];
      readonly abstain: readonly PlayerId[];
      readonly cast: ReadonlyMap<PlayerId, Moment>;
      /** Whether the record has those dates beside the votes instead of within them. */
      readonly castBeside?: true;
      /** What the record states of single votes beside the name. */
      readonly said: readonly VoteSaid[];
      /** The files of those that stand in files of their own, by their voters. */
      readonly apart?: ReadonlyMap<PlayerId, string>;
    }
  | {
      readonly kind: 'tally';
      readonly for: Fraction;
      readonly against: Fraction;
      readonly abstain: Fraction;
    };

/** The ways to vote that a record lists. */
export const WAYS = ['for', 'against', 'abstain'] as const;
export type WayToVote = (typeof WAYS)[number];

/** A vote in a file of its own. Whose it is and on what is in the name of the file. */
export interface WrittenVote {
  readonly file: string;
  readonly name: string;
  readonly way: WayToVote;
  readonly on?: Moment;
  readonly strength?: Fraction;
  /** What was said with it. */
  readonly why?: string;
}

/** A vote as a mapping, `{ by: b, strength: 2, why: … }`: the place of its voter, and the rest. */
export interface VoteSaid {
  readonly way: WayToVote;
  readonly index: number;
  readonly strength?: Fraction;
  readonly why?: string;
}
