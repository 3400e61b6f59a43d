/** Readings of how a game is won. */
import type { ReadingEntry } from './reading.ts';

export const WINNING = {
  'several-wins': {
    question: 'If two rules set different conditions for winning, do they conflict?',
    reads: 'win',
    words:
      '208: “The winner is the first player to achieve” its mark. That is one mark, and ' +
      'another rule’s mark makes somebody else the winner.',
    options: {
      conflict: [
        'Rules conflict that set different conditions for winning; one prevails by the rules of precedence, and the others are void.',
        'The rules conflict: one prevails, and the others are void.',
      ],
      'all-hold': [
        'Rules do not conflict that set different conditions for winning, and whoever first meets any of them wins.',
        'The rules do not conflict: the first player to meet one of the conditions wins.',
      ],
    },
  },
  'simultaneous-win': {
    question: 'Who wins when two players reach the mark at once?',
    reads: 'win',
    words:
      '208: “the first player to achieve” the mark. If two reach it at once, neither is first.',
    options: {
      undetermined:
        'When two players reach the mark at once, the rules do not say who wins, and a Judge must.',
      mover: [
        'When two players reach the mark at once, the player whose turn it is wins, if that player is among them.',
        'If two players reach the mark at once, the one whose turn it is wins, if among them.',
      ],
      highest: [
        'When two players reach the mark at once, the one with the most of what both have reached wins, if one has more than all others.',
        'The player with the highest total wins, if nobody has the same.',
      ],
    },
  },
  'win-by-words': {
    question:
      'If no mechanics say who wins, can the words of a rule or of a proposal make a winner?',
    reads: 'win',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. But to win is no ' +
      'deed, and players have to know the condition before somebody wins.',
    empowers: true,
    options: {
      no: [
        'By words alone nobody wins, since the mechanics of a rule say who wins or let it be recorded, or a Judge says so.',
        'Nobody wins by words alone: mechanics or a Judge must say so.',
      ],
      yes: [
        'Whoever wins by the words of a rule or of a proposal has won, and that it rests on words is noted.',
        'A player can win by the words of a rule or of a proposal, and a note says so.',
      ],
    },
  },
  'last-way-to-win': {
    question: 'If only one quantity may win, may the last rule by which it wins go?',
    reads: 'winning-by',
    words:
      '112: what winning is “may not be altered … to any other state of affairs”. A game ' +
      'without a way to win has no such state.',
    options: {
      'may-go': [
        'Where one quantity alone may win, the last rule by which it wins may go, and winning is then abolished.',
        'The last way to win may go, and then nobody can win.',
      ],
      'must-stay': [
        'Where one quantity alone may win, the last rule by which it wins may not go, since some way to win must be left.',
        'The last way to win may not go.',
      ],
    },
  },
  'play-after-win': {
    question: 'Does play go on after a win?',
    reads: 'win',
    words: '208 has a winner, and a game that has one is over.',
    options: {
      no: 'The game is over when somebody has won.',
      yes: 'Play goes on when somebody has won.',
    },
  },
  'momentary-win': {
    question: 'If a player passes the mark in the middle of several awards, does that player win?',
    reads: 'win',
    words:
      '208: “to achieve” the mark. A move is one act, and its points are added up when it is ' +
      'done.',
    options: {
      no: [
        'What one move earns and costs is reckoned together before it is asked who has won.',
        'All awards of one move are added up before the rules ask who has won.',
      ],
      yes: [
        'Awards are made one after another, and the first player to reach the mark wins, even in the middle of them.',
        'Awards are made one after another. The first player to reach the mark wins, even in the middle of them.',
      ],
    },
  },
  'winning-law': {
    question: 'If a move changes the condition for winning, which condition applies to it?',
    reads: 'win',
    words:
      '205: a change “takes full effect at the moment of the completion of the vote that ' +
      'adopted it”.',
    options: {
      'law-it-makes':
        'A move that changes the condition for winning wins by the new one, which holds at once.',
      'law-before': [
        'A move that changes the condition for winning wins by the old one, and the new one holds from the next move on.',
        'The old condition applies to the move, and the new one from the next move on.',
      ],
    },
  },
  'first-unable': {
    question: 'If only a throw is left of a turn, who is first unable to complete a turn?',
    reads: 'deadlock',
    words:
      '213: “the first player unable to complete a turn”. The current turn is the first that ' +
      'is not completed.',
    options: {
      mover: [
        'Where only a throw is left of the turn under way, the player whose turn it is is the first who is unable to complete one.',
        'The player whose turn it is is first unable to complete one.',
      ],
      next: [
        'Where only a throw is left of the turn under way, the next player is the first who is unable to complete one.',
        'The next player is first unable to complete a turn.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
