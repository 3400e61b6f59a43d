import type { SlotName } from '../mechanics/mechanics.ts';

export interface ReadingOption {
  readonly id: string;
  /** The sentence of mechanics for this option. */
  readonly says: string;
  /** The option in plain words, for people who see the question too. */
  readonly means: string;
}

/** An entry of the register, whose key is the reading's id. */
export interface ReadingEntry {
  readonly question: string;
  /** The slot whose rules leave the question open. */
  readonly reads: SlotName;
  /**
   * The words for the first option; rule numbers are those of Suber's set. Words in double quotation marks
   * are looked for in the rules in force, those in single marks are not.
   */
  readonly words: string;
  /** Whether a Judgment on it holds from then on, and not only in its own turn. */
  readonly lasts?: true;
  /** Whether an option can give a power that no rule gives. Only a Judge by a rule may choose it. */
  readonly empowers?: true;
  /** Whether a single rule's words may have an option of their own: `unanimity-109`. */
  readonly ofRule?: true;
  /**
   * The options by id. Each has its sentence of mechanics, and plain words if these differ. The first one
   * applies unless a rule, game custom or a Judgment differs.
   */
  readonly options: Readonly<Record<string, string | readonly [says: string, means: string]>>;
}

export interface Reading extends Omit<ReadingEntry, 'options'> {
  readonly id: string;
  readonly options: readonly [ReadingOption, ...ReadingOption[]];
}
