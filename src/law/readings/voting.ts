/** Readings of how votes are counted. */
import { contrasted, quoted, type ReadingEntry } from './reading.ts';

export const VOTING = {
  unanimity: {
    question: 'Does an abstention or silence defeat unanimity?',
    reads: 'adoption',
    words: [
      '203: ',
      quoted`unanimous among the eligible voters`,
      ', and 105 has every eligible voter take part. Whoever does not agree is one of them.',
    ],
    ofRule: true,
    options: {
      'all-for': 'An abstention or silence spoils unanimity.',
      'none-against': 'An abstention or silence does not spoil unanimity.',
    },
  },
  majority: {
    question: 'A majority of whom?',
    reads: 'adoption',
    words: [
      '203: ',
      quoted`only a simple majority`,
      '. A simple majority is one of the votes that are cast. Where 203 counts all who may vote, it says so: ',
      contrasted`unanimous among the eligible voters`,
      '.',
    ],
    ofRule: true,
    options: {
      'of-cast': 'A majority is more than half of the votes that were cast.',
      'of-eligible': 'A majority is more than half of all the votes that could be cast.',
    },
  },
  'specific-or-prevailing': {
    question: 'Which requirement decides: the more specific, or that of the prevailing rule?',
    reads: 'adoption',
    words: [
      '211: ',
      quoted`the rule with the lowest ordinal number takes precedence`,
      '. It knows no exception for a rule on a narrower matter.',
    ],
    options: {
      prevailing:
        'Of several requirements for adoption that of the rule decides that prevails by the rules of precedence in force, though it is general, and the more specific where these do not decide.',
      specific:
        'Of several requirements for adoption the one decides that speaks of this kind of change, or of this tier.',
    },
  },
  'abstention-cast': {
    question: 'Is a declared abstention a vote cast?',
    reads: 'quorum',
    words: [
      'The rules that have a quorum speak of votes cast; who abstains has a vote and does not cast it either way.',
    ],
    ofRule: true,
    options: {
      no: 'A declared abstention is no vote cast; only votes for and against are.',
      yes: 'A declared abstention is a vote cast; silence is not.',
    },
  },
  'negative-ballots': {
    question: 'How many votes has a player whom a rule gives fewer than none?',
    reads: 'ballots',
    words: [
      '207: ',
      quoted`Each player always has exactly one vote`,
      '. A vote is there or is not; whoever has none cannot cast fewer, and a vote in favour is never one against.',
    ],
    ofRule: true,
    options: {
      none: 'A player whom a rule gives fewer votes than none has none.',
      'as-reckoned':
        'A player whom a rule gives fewer votes than none has as many as it gives, and they are taken from those of the side that the player votes for.',
    },
  },
  'several-quorums': {
    question: 'Do rules conflict that ask for different quorums?',
    reads: 'quorum',
    words: [
      '101: ',
      quoted`All players must always abide by all the rules then in effect`,
      '. A vote that has the greater quorum has both.',
    ],
    options: {
      'all-hold':
        'Rules do not conflict that ask for different quorums, and a vote needs each of them.',
      conflict:
        'Rules conflict that ask for different quorums; one prevails by the rules of precedence, and the others are void.',
    },
  },
  'tally-abstentions': {
    question: 'Who are those that a tally has under `abstain` where it leaves nobody out?',
    reads: 'participation',
    words: [
      'A tally gives numbers. Where all who did not vote for or against stand in one of them, it does not tell who of them said so.',
    ],
    options: {
      'all-others':
        'Where a tally leaves nobody out, those whom it has as abstaining are all who voted neither for nor against, and they cast no vote.',
      declared:
        'Where a tally leaves nobody out, those whom it has as abstaining said that they abstain.',
    },
  },
  'no-quorum': {
    question: 'Is a proposal defeated by a vote without a quorum?',
    reads: 'quorum',
    words: [
      '206: ',
      quoted`When a proposed rule-change is defeated`,
      '. 104 says when one is adopted and names no third outcome: what is not adopted is defeated.',
    ],
    options: {
      defeated:
        'A proposal is defeated by a vote without a quorum, with the consequences of defeat.',
      'no-vote': 'A proposal is neither adopted nor defeated by a vote without a quorum.',
    },
  },
  'electorate-moment': {
    question: 'Who may vote when players come or go during a vote?',
    reads: 'electorate',
    words: [
      '105: ',
      quoted`Every player is an eligible voter`,
      '. Whoever is a player while votes are still cast has one.',
    ],
    options: {
      'at-close':
        'When players come or go during a vote, those may vote who are players when it closes.',
      'at-proposal':
        'When players come or go during a vote, those may vote who were players when the proposal was made, and still are.',
    },
  },
  'leaver-vote': {
    question: 'Does the vote count of a player who voted and left before the close?',
    reads: 'electorate',
    words: [
      '105: ',
      quoted`Every player is an eligible voter`,
      '. Whoever has left is not a player when the vote is complete.',
    ],
    options: {
      lapses: 'The vote of a player who voted and left before the close does not count.',
      counts: 'The vote of a player who voted and left before the close counts.',
    },
  },
  'abstention-participates': {
    question: 'Does a player who abstains participate in the vote?',
    reads: 'participation',
    words: ['105: ', quoted`must participate in every vote`, '. It does not say for or against.'],
    options: {
      yes: 'A player who abstains openly participates in the vote.',
      no: 'A player who abstains does not participate in the vote.',
    },
  },
  'missing-vote': {
    question: 'Is a vote void in which somebody did not vote who has to?',
    reads: 'participation',
    words: [
      '105: ',
      quoted`Every eligible voter must participate in every vote on rule-changes.`,
      ' A vote without one of them is not the vote that it asks for.',
    ],
    options: {
      void: 'A vote is void in which somebody did not vote who has to, and it is not complete until all have voted.',
      stands:
        'A vote stands in which somebody did not vote who has to, and it is counted without that player.',
    },
  },
  'revised-votes': {
    question: 'Does a vote stand when the proposal is changed after it was cast?',
    reads: 'ballots',
    words: [
      '106: ',
      quoted`All proposed rule-changes shall be written down before they are voted on.`,
      ' What was not yet written down had no votes. 111 has the proponent decide ',
      quoted`the final form in which the proposal is to be voted on`,
      ', so the vote comes after.',
    ],
    options: {
      'cast-anew':
        'A vote does not stand when the proposal is changed after it was cast, and whoever voted may vote anew on the new words.',
      stand:
        'A vote stands when the proposal is changed after it was cast, unless the voter votes anew.',
    },
  },
  'early-close': {
    question:
      'May a vote close before its period is over, while some who need not vote are silent?',
    reads: 'voting-period',
    words: ['111: the proponent ', quoted`decides the time to end debate and vote`, '.'],
    options: {
      yes: 'A vote may close before its period is over, and a player who has not voted by then has abstained.',
      no: 'A vote lasts its whole period, unless everyone has voted.',
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
