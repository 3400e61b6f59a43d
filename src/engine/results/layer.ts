import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import type { ProposalNumber } from '../../values/ids.ts';

/** One text lying on a rule's card: the rule as enacted, or an amendment on top of it. */
export interface Layer {
  /** The proposal that laid it; `undefined` for the Initial Set's own text. */
  readonly proposal?: ProposalNumber;
  readonly title?: string;
  readonly text: string;
  readonly lost?: true;
  readonly mechanics?: Mechanics;
  /** What it amended, where it is the amendment of an amendment. */
  readonly under?: Layer;
}
