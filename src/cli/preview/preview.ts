/** What a change of the records does, as plain data: what `nomic preview` prints in each form. */
import type { Redline } from '../../archive/redline/redline.ts';
import type { EffectPhrase } from '../../archive/words/effect.ts';

export interface GamePreview {
  readonly id: string;
  readonly title: string;
  /** Why the check refuses the change. What comes after the first illegal move was not made. */
  readonly refusals: readonly string[];
  /** What a reviewer must not miss. */
  readonly warnings: readonly string[];
  /** The latest ones. */
  readonly moves: readonly MovePreview[];
  /** Earlier ones that the change brings too. */
  readonly more: number;
  /** Who is to move from then on. */
  readonly next: string | undefined;
  /** What differs beside the moves: in game.md, in the ruleset and its cards. */
  readonly differs: readonly string[];
  /** Notes of the check that were not there before. */
  readonly notes: readonly string[];
}

export interface MovePreview {
  readonly file: string;
  readonly is: 'new' | 'changed' | 'gone';
  /** `Proposal 301`. */
  readonly name: string;
  /** The move in a sentence. */
  readonly says: string;
  /** Outcome, points, and the version that it made. */
  readonly results: readonly string[];
  /** How they follow from the rules. */
  readonly arithmetic: readonly string[];
  /** What it does to what the rules do. */
  readonly does: readonly EffectPhrase[];
  readonly texts: readonly TextPreview[];
  /** What differs from the record as it was, or is said beside all this in a new one. */
  readonly differs: readonly string[];
}

/** A text that is asked for, against the one in force. */
export interface TextPreview {
  readonly of: string;
  readonly redline: Redline;
}
