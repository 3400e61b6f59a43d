import type { SlotName } from '../mechanics/mechanics.ts';

export interface ReadingOption {
  readonly id: string;
  /** How the game is played under it: its sentence in the language of mechanics, clear by itself. */
  readonly says: string;
  /** The same for people, who see the question too. */
  readonly means: string;
}

/** A reading as the register has it, under its id. */
export interface ReadingEntry {
  readonly question: string;
  /** The slot whose rule leaves the question open. */
  readonly reads: SlotName;
  /**
   * The words of rules on which the first option rests; numbers are those of Suber's set. Rules in force
   * are searched for what stands in double quotation marks, and not for what stands in single ones.
   */
  readonly words: string;
  /** Whether a Judgment on it binds from then on, and not in its own turn alone. */
  readonly lasts?: true;
  /** Whether an answer gives force to what no rule gives it. Only a Judge by a rule may give such an answer. */
  readonly empowers?: true;
  /** Whether it may be taken otherwise for the words of one rule: `unanimity-109`. */
  readonly ofRule?: true;
  /**
   * The way the game is played under each answer, by id. It has the sentence, and plain words if the
   * sentence is not plain. The first counts unless a rule, game custom or a Judgment differs.
   */
  readonly options: Readonly<Record<string, string | readonly [says: string, means: string]>>;
}

export interface Reading extends Omit<ReadingEntry, 'options'> {
  readonly id: string;
  readonly options: readonly [ReadingOption, ...ReadingOption[]];
}
