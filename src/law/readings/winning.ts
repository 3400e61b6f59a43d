/** Readings of how a game is won. */
import { quoted, type Reading } from './reading.ts';

export const WINNING = [
  {
    id: 'several-wins',
    question: 'Do rules conflict that set different conditions for winning?',
    reads: 'win',
    words: [
      '208: ',
      quoted`The winner is the first player to achieve`,
      ' its mark. That is one mark, and another rule’s mark makes somebody else the winner.',
    ],
    options: [
      {
        id: 'conflict',
        means: 'They do; one prevails by the rules of precedence, the others are void.',
      },
      { id: 'all-hold', means: 'They do not; whoever first meets any of them wins.' },
    ],
  },
  {
    id: 'simultaneous-win',
    question: 'Who wins when two players reach the mark at once?',
    reads: 'win',
    words: [
      '208: ',
      quoted`the first player to achieve`,
      ' the mark. Of two at once neither is first.',
    ],
    options: [
      { id: 'undetermined', means: 'The rules do not say; a Judge must.' },
      { id: 'mover', means: 'The player whose turn it is, if that player is among them.' },
      {
        id: 'highest',
        means: 'The one with the most of what both have reached, if one has more than all others.',
      },
    ],
  },
  {
    id: 'last-way-to-win',
    question: 'Where one quantity alone may win, may the last rule by which it wins go?',
    reads: 'winning-by',
    words: [
      '112: what winning is ',
      quoted`may not be altered … to any other state of affairs`,
      '. To have no way to win is none.',
    ],
    options: [
      { id: 'may-go', means: 'It is then abolished, and made nothing else.' },
      {
        id: 'must-stay',
        means: 'To leave no way to win alters what winning is, and is forbidden.',
      },
    ],
  },
  {
    id: 'play-after-win',
    question: 'Is a move after the win a move?',
    reads: 'win',
    words: ['208 has a winner, and a game that has one is over.'],
    options: [
      { id: 'no', means: 'The game is over.' },
      { id: 'yes', means: 'Play goes on.' },
    ],
  },
  {
    id: 'momentary-win',
    question: 'Does a player win who passes the mark in the middle of several awards?',
    reads: 'win',
    words: [
      '208: ',
      quoted`to achieve`,
      ' the mark. A move is one act, and its points are added up when it is done.',
    ],
    options: [
      { id: 'no', means: 'What one move earns and costs is reckoned together.' },
      { id: 'yes', means: 'Awards are made one after another, and the first to reach it wins.' },
    ],
  },
  {
    id: 'winning-law',
    question: 'By which condition does a move win that changes the condition?',
    reads: 'win',
    words: [
      '205: a change ',
      quoted`takes full effect at the moment of the completion of the vote that adopted it`,
      '.',
    ],
    options: [
      { id: 'law-it-makes', means: 'By the new one, which holds at once.' },
      { id: 'law-before', means: 'By the old one; the new one holds from the next move on.' },
    ],
  },
  {
    id: 'first-unable',
    question:
      'Who is first unable to complete a turn where only a throw is left of the one under way?',
    reads: 'deadlock',
    words: [
      '213: ',
      quoted`the first player unable to complete a turn`,
      '. The turn under way is the first that is not completed.',
    ],
    options: [
      { id: 'mover', means: 'The player whose turn it is: play has stopped in that turn.' },
      { id: 'next', means: 'The next player: the turn under way can still be completed.' },
    ],
  },
] as const satisfies readonly Reading[];
