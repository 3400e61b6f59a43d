/** Readings of whose turn it is. */
import type { ReadingEntry } from './reading.ts';

export const TURNS = {
  'first-turn': {
    question: 'Who takes the first turn?',
    reads: 'turns',
    words: '201: “Players shall alternate in” an order. The order begins with its first.',
    options: {
      'first-in-order': 'The first turn is that of the first player in the order of play.',
      'whoever-begins':
        'The first turn is that of the player who proposes first, and the order goes on from there.',
    },
  },
  'motion-turn': {
    question: 'If a proposal changes no rule, is it the proposal of a turn?',
    reads: 'turn',
    words:
      '202: a turn is “proposing one rule-change and having it voted on”. A proposal without a ' +
      'change is no rule-change, and by 201 “parts of turns may not be omitted”.',
    options: {
      no: [
        'A proposal that changes no rule is not the proposal of a turn, which goes on until its player has proposed a rule-change.',
        'A proposal that changes no rule does not end the turn: its player still has to propose a rule-change.',
      ],
      yes: 'A proposal that changes no rule is the proposal of a turn.',
    },
  },
  'same-surname': {
    question: 'If players have the same surname, in which order do they move?',
    reads: 'turns',
    words: '201: “in alphabetical order by surname”. The alphabet goes on with the other names.',
    options: {
      'by-full-name': 'Players of one surname move in the alphabetical order of their full names.',
      'by-seat': 'Players of one surname move in the order of their seats.',
    },
  },
  alphabet: {
    question: 'Which place in the alphabet does a letter with a mark have, such as é or ö?',
    reads: 'turns',
    words:
      '201: “in alphabetical order by surname”. The English alphabet has no separate letters ' +
      'for them.',
    options: {
      'with-its-letter':
        'In the alphabet a letter with a mark, such as é or ö, stands with the letter that it marks.',
      'after-z': [
        'In the alphabet a letter with a mark, such as é or ö, stands behind all letters that have no mark.',
        'In the alphabet a letter with a mark, such as é or ö, stands behind all letters without one.',
      ],
    },
  },
  'equal-in-order': {
    question: 'If the order of turns gives players the same number, in which order do they move?',
    reads: 'turns',
    words:
      '201 uses seats and surnames. If two players have the same number, their seats still ' +
      'differ.',
    options: {
      'by-seat':
        'Players to whom the order of turns gives the same number move in the order of their seats.',
      'by-surname':
        'Players to whom the order of turns gives the same number move in the alphabetical order of their surnames.',
    },
  },
  'first-backward': {
    question: 'If turns go backward from seat to seat, who is first?',
    reads: 'turns',
    words: '201: “Players shall alternate”. A backward order also begins with the first seat.',
    options: {
      'first-seat': [
        'Where turns go backward from seat to seat, the player in the first seat is first, and then comes the last.',
        'If turns go backward from seat to seat, the player in the first seat begins, and then comes the last.',
      ],
      'last-seat':
        'Where turns go backward from seat to seat, the player in the last seat is first.',
    },
  },
  'turn-without-proposal': {
    question: 'If a player may not propose, does that player have a turn?',
    reads: 'proposers',
    words:
      '202: a turn begins with “proposing one rule-change”. A player who may not propose ' +
      'cannot begin one.',
    options: {
      'passed-over':
        'A player who may not propose has no turn, and it passes to the next player who may.',
      'comes-round':
        'A player who may not propose has a turn, and play waits until the player may propose, or leaves.',
    },
  },
  'surname-of-renamed': {
    question: 'If turns go by surname and a player has a new name, which name decides?',
    reads: 'turns',
    words:
      '201: “in alphabetical order by surname”. A surname is part of the name that the player ' +
      'has.',
    options: {
      new: [
        'Where turns go by surname, a player who is called otherwise has the place of the new surname, from then on.',
        'The new surname decides from the next circuit of turns on.',
      ],
      former: [
        'Where turns go by surname, a player who is called otherwise has the place of the surname with which the player joined.',
        'The surname with which the player joined decides.',
      ],
    },
  },
  'round-order': {
    question: 'Who has the first turn of a new round?',
    reads: 'turns',
    words:
      '201: “Players shall alternate in” their order. The end of a round does not end the ' +
      'order.',
    options: {
      'goes-on': [
        'The first turn of a new round is that of the next player, so that the order goes on from the round before.',
        'The next player in the order has the first turn of the new round.',
      ],
      'begins-anew':
        'The first turn of a new round is that of the first player in the order of play.',
    },
  },
  circuit: {
    question: 'When is a circuit of turns complete if players leave or join?',
    reads: 'turns',
    words:
      '203: “the second complete circuit of turns”. A circuit is complete when it is back at ' +
      'its beginning.',
    options: {
      'when-order-wraps':
        'A circuit of turns is complete when the turn passes back to the start of the order.',
      'when-all-have-moved':
        'A circuit of turns is complete when everyone then playing has had a turn in it.',
    },
  },
  'circuit-end': {
    question: 'Has a circuit of turns ended when its last turn is scored?',
    reads: 'turns',
    words:
      'By 202 a player adds points to the score in a part of the turn, and 203 speaks of “the ' +
      'end” of a circuit. Every part of its last turn comes before that end.',
    options: {
      'not-yet': [
        'A circuit of turns has not ended when its last turn is scored, so that what its last turn earns is reckoned as in the rest of it.',
        'The circuit has not ended yet, so the last turn is scored like the others.',
      ],
      ended: [
        'A circuit of turns has ended when its last turn is scored, so that what the end of the circuit changes holds already for what its last turn earns.',
        'The circuit has ended, so the change at its end counts for the last turn already.',
      ],
    },
  },
  'newcomer-turn': {
    question: 'May a new player move in the current circuit of turns?',
    reads: 'turns',
    words:
      '201: “Players shall alternate” in their order, “taking one whole turn apiece”. A new ' +
      'player has a place in it at once.',
    options: {
      'at-once':
        'A player who joins may move in the circuit of turns that is under way, and be the very next.',
      'next-circuit': [
        'A player who joins may not move in the circuit of turns that is under way; the turn passes to others until the order begins again.',
        'The new player waits until the order begins again.',
      ],
    },
  },
  'unknown-proposer': {
    question: 'If nobody knows who made a proposal, whose turn was it?',
    reads: 'turns',
    words:
      '201: “Turns may not be skipped or passed”. To apply that, one has to know whose turn it ' +
      'was.',
    options: {
      undetermined: [
        'A proposal of which nobody knows who made it takes a turn, and nobody can say whose, and so who moves next.',
        'The proposal takes a turn, but nobody knows whose, or who moves next.',
      ],
      'who-is-due': [
        'A proposal of which nobody knows who made it takes the turn of the player whose turn it was.',
        'The proposal takes the turn of the player whose turn it was.',
      ],
      none: [
        'A proposal of which nobody knows who made it takes no turn, and the order goes on as if it had not been made.',
        'The proposal takes no turn.',
      ],
    },
  },
  'turn-parts': {
    question: 'If no rule says what a turn consists of, what does it consist of?',
    reads: 'turns',
    words:
      '201: “taking one whole turn apiece”, and 202: “proposing one rule-change and having it ' +
      'voted on”.',
    options: {
      'one-proposal':
        'Where no rule says of what a turn consists, it consists of one proposal and the vote on it.',
      'any-number': [
        'Where no rule says of what a turn consists, it consists of as many proposals as are made before the next player moves.',
        'A turn consists of all proposals made before the next player moves.',
      ],
    },
  },
  'omitted-part': {
    question: 'If a throw was left out of a turn, may the next turn begin?',
    reads: 'turn',
    words: '201: “parts of turns may not be omitted”. A turn without one of its parts is not over.',
    options: {
      waits: [
        'The next turn may not begin when a throw was left out of the turn before, which is not over until the throw is made.',
        'The next turn may not begin until the throw is made.',
      ],
      'goes-on': 'The next turn may begin when a throw was left out of the turn before.',
    },
  },
  'withdrawal-ends-turn': {
    question: 'Is a turn over when its proposal is withdrawn?',
    reads: 'turn',
    words:
      '201: “parts of turns may not be omitted”, and 202 asks for a rule-change that is voted ' +
      'on.',
    options: {
      no: 'A turn is not over when its proposal is withdrawn; the player still has a proposal to make.',
      yes: 'A turn is over when its proposal is withdrawn, and it passes to the next player.',
    },
  },
  'leaver-proposal': {
    question: "If a player leaves, what happens to that player's open proposal?",
    reads: 'turn',
    words: '104: “All rule-changes proposed in the proper way shall be voted on.”',
    options: {
      stands: 'The open proposal of a player who leaves is voted on all the same.',
      lapses: [
        'The open proposal of a player who leaves lapses without a vote, and its number is that of a withdrawn one.',
        'The proposal lapses without a vote, like a withdrawn one.',
      ],
    },
  },
  'void-move': {
    question: 'If a Judgment makes a proposal void, does its player propose again?',
    reads: 'turn',
    words: '202 asks for one proposal in a turn, and one was made.',
    options: {
      spent: [
        'A player has proposed whose proposal a Judgment made void, and the turn goes on to its next part or to the next player.',
        'The player has proposed, and the turn goes on with its next part or with the next player.',
      ],
      again: 'A player whose proposal a Judgment made void proposes again.',
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
