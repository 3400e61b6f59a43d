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
        means:
          'Rules conflict that set different conditions for winning; one prevails by the rules of precedence, and the others are void.',
      },
      {
        id: 'all-hold',
        means:
          'Rules do not conflict that set different conditions for winning, and whoever first meets any of them wins.',
      },
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
      {
        id: 'undetermined',
        means:
          'When two players reach the mark at once, the rules do not say who wins, and a Judge must.',
      },
      {
        id: 'mover',
        means:
          'When two players reach the mark at once, the player whose turn it is wins, if that player is among them.',
      },
      {
        id: 'highest',
        means:
          'When two players reach the mark at once, the one with the most of what both have reached wins, if one has more than all others.',
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
      {
        id: 'may-go',
        means:
          'Where one quantity alone may win, the last rule by which it wins may go, and winning is then abolished.',
      },
      {
        id: 'must-stay',
        means:
          'Where one quantity alone may win, the last rule by which it wins may not go, since some way to win must be left.',
      },
    ],
  },
  {
    id: 'play-after-win',
    question: 'Is a move after the win a move?',
    reads: 'win',
    words: ['208 has a winner, and a game that has one is over.'],
    options: [
      { id: 'no', means: 'The game is over when somebody has won.' },
      { id: 'yes', means: 'Play goes on when somebody has won.' },
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
      {
        id: 'no',
        means: 'What one move earns and costs is reckoned together before it is asked who has won.',
      },
      {
        id: 'yes',
        means:
          'Awards are made one after another, and the first player to reach the mark wins, even in the middle of them.',
      },
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
      {
        id: 'law-it-makes',
        means:
          'A move that changes the condition for winning wins by the new one, which holds at once.',
      },
      {
        id: 'law-before',
        means:
          'A move that changes the condition for winning wins by the old one, and the new one holds from the next move on.',
      },
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
      {
        id: 'mover',
        means:
          'Where only a throw is left of the turn under way, the player whose turn it is is the first who is unable to complete one.',
      },
      {
        id: 'next',
        means:
          'Where only a throw is left of the turn under way, the next player is the first who is unable to complete one.',
      },
    ],
  },
] as const satisfies readonly Reading[];
