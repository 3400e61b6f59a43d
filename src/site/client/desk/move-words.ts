/** The moves from which one chooses at the desk and at the board, in this order. */
import type { Move } from '../../../try-out/draft-move.ts';

export const MOVE_WORDS: Readonly<Record<Move['kind'], string>> = {
  propose: 'Propose a change of the rules',
  vote: 'Vote',
  closed: 'Close a vote',
  withdrawn: 'Withdraw a proposal',
  ask: 'Ask for Judgment',
  given: 'Judge',
  accepted: 'Accept to judge',
  refused: 'Refuse to judge',
  consent: 'Let the next turn begin after a question',
  roll: 'Throw the die',
};
