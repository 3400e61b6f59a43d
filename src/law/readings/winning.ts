/** Readings of how a game is won. */
import type { Reading } from './reading.ts';

export const WINNING = [
  {
    id: 'simultaneous-win',
    question: 'Who wins when two players reach the mark at once?',
    reads: 'win',
    options: [
      { id: 'undetermined', means: 'The rules do not say; a Judge must.' },
      { id: 'mover', means: 'The player whose turn it is, if that player is among them.' },
      { id: 'highest', means: 'The one with the most points, if one has more than all others.' },
    ],
  },
  {
    id: 'play-after-win',
    question: 'Is a move after the win a move?',
    reads: 'win',
    options: [
      { id: 'no', means: 'The game is over.' },
      { id: 'yes', means: 'Play goes on.' },
    ],
  },
] as const satisfies readonly Reading[];
