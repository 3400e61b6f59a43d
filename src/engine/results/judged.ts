/** What Judgments made of moves and decisions, beside what these were without them. */
import type { Verdict } from '../../values/verdicts.ts';

/** What a Judgment settled of a proposal, and what the rules alone make of it. */
export interface JudgedMove {
  /** The Judgment's name. */
  readonly judgment: string;
  readonly is: Verdict;
  /** `void` where the rules alone do not let it stand; nothing while it is undecided. */
  readonly unjudged?: 'adopted' | 'defeated' | 'void' | 'undetermined';
  /** Why the rules alone do not let it stand. */
  readonly objections: readonly string[];
  /** Whether it stood as the rules alone have it until the Judgment was given. */
  readonly until: boolean;
}

/** What a Judgment settled of an event or of another Judgment. */
export interface JudgedAct {
  /** The Judgment's name. */
  readonly judgment: string;
  readonly is: Verdict;
  /** Why the rules alone do not let it stand. */
  readonly objections: readonly string[];
}

/** A Judgment that said which option of a reading is taken for one decision. */
export interface JudgedReading {
  /** The Judgment's name. */
  readonly judgment: string;
  /** The option taken otherwise; `undefined` where the players had left the question open. */
  readonly instead?: string;
  /** Whether the decision stood otherwise until the Judgment was given. */
  readonly until: boolean;
}
