/** The effects of a change of the records, as plain data for each form of `nomic preview`. */
import type { Redline } from '../../archive/redline/redline.ts';
import type { EffectPhrase } from '../../archive/words/effect.ts';

export interface GamePreview {
  readonly id: string;
  readonly title: string;
  /** The reasons why the check refuses the change. Moves after the first illegal one were not made. */
  readonly refusals: readonly string[];
  /** The warnings that a reviewer must not miss. */
  readonly warnings: readonly string[];
  /** The latest ones. */
  readonly moves: readonly MovePreview[];
  /** Earlier ones that the change brings too. */
  readonly more: number;
  /** The next player to move. */
  readonly next: string | undefined;
  /** The differences besides the moves: in game.md, in the ruleset and its cards. */
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
  /** The effects on the mechanics of the rules. */
  readonly does: readonly EffectPhrase[];
  readonly texts: readonly TextPreview[];
  /** The differences from the earlier record, or the further statements of a new one. */
  readonly differs: readonly string[];
}

/** A text that is asked for, against the one in force. */
export interface TextPreview {
  readonly of: string;
  readonly redline: Redline;
}
