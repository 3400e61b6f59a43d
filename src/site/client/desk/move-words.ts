/** The moves from which one chooses at the desk and at the board, in this order. */
import type { WhatHappens } from '../../../try-out/draft-event.ts';
import type { MoveDraft } from '../../../try-out/draft-move.ts';

export const MOVE_WORDS: Readonly<Record<MoveDraft['kind'], string>> = {
  propose: 'Propose a change of the rules',
  vote: 'Vote',
  closed: 'Close a vote',
  withdrawn: 'Withdraw a proposal',
  ask: 'Ask for Judgment',
  given: 'Judge',
  accepted: 'Accept to judge',
  refused: 'Refuse to judge',
  overruled: 'Overrule a Judgment',
  consent: 'Let the next turn begin after a question',
  roll: 'Throw the die',
  event: 'Record an event',
  correct: 'Correct a record',
};

/** What an event says that happened. */
export const HAPPENING_WORDS: Readonly<Record<WhatHappens, string>> = {
  forfeit: 'a player forfeits',
  leave: 'a player leaves',
  join: 'somebody joins',
  rename: 'a player has a new name',
  pause: 'play pauses',
  resume: 'play goes on after a pause',
  quantity: 'a player receives or loses something',
  office: 'an office or a title is filled, or falls vacant',
  deadlock: 'a player wins, as play cannot go on',
  win: 'a player wins',
  round: 'a round ends, and the next begins',
  end: 'play stops',
  note: 'something else, in words',
  fact: 'something else, in the form of the records',
};
