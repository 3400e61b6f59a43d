/** What a game waits for after the last move on record. */
import type { Authority } from '../../diagnostics/finding.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { VoteCount } from './vote-count.ts';

/** A vote that has not ended: how it stands, and what would end it. */
export interface OpenVote {
  /** The proposal's name. */
  readonly proposal: string;
  /** Who may vote, in the order of seats. */
  readonly voters: readonly PlayerId[];
  /** The votes so far. */
  readonly count: VoteCount;
  /** What the votes so far would come to. */
  readonly adopted: boolean;
  /** The rules that decide the outcome. */
  readonly decidedBy: readonly Authority[];
  readonly prospect: Prospect;
  /** The rule that asks everybody for a vote before the end. */
  readonly demanded?: Authority;
  /** The last moment of the voting period, in milliseconds and in words, where a rule sets one. */
  readonly until?: {
    readonly rule: Authority;
    readonly latest: number;
    readonly words: string;
  };
}

/**
 * What those who have not voted can still make of a vote, if each votes for it or against it. `needs`
 * is how many of them must vote for it to carry it, where it does not matter which of them do.
 */
export type Prospect =
  | { readonly is: 'carried' | 'lost' }
  | { readonly is: 'open'; readonly needs?: number };

/** A question that no Judge has answered. */
export interface OpenQuestion {
  /** The Judgment's name. */
  readonly judgment: string;
  /** Who is to judge it, as recorded or as the rules have it. */
  readonly judge?: PlayerId;
}
