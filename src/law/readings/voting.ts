/** Readings of how votes are counted. */
import type { ReadingEntry } from './reading.ts';

export const VOTING = {
  unanimity: {
    question: 'Does an abstention or silence defeat unanimity?',
    reads: 'adoption',
    words:
      '203: “unanimous among the eligible voters”, and by 105 every eligible voter takes part. ' +
      'A voter who does not agree is one of them.',
    ofRule: true,
    options: {
      'all-for': 'An abstention or silence spoils unanimity.',
      'none-against': 'An abstention or silence does not spoil unanimity.',
    },
  },
  majority: {
    question: 'Which votes does a majority count?',
    reads: 'adoption',
    words:
      '203: “only a simple majority”. A simple majority counts the votes that are cast. 203 ' +
      'says so when it counts all who may vote: ‘unanimous among the eligible voters’.',
    ofRule: true,
    options: {
      'of-cast': 'A majority is more than half of the votes that were cast.',
      'of-eligible': 'A majority is more than half of all the votes that could be cast.',
    },
  },
  'specific-or-prevailing': {
    question:
      'Which requirement decides: the more specific one, or that of the rule that prevails?',
    reads: 'adoption',
    words:
      '211: “the rule with the lowest ordinal number takes precedence”. It has no exception ' +
      'for a more specific rule.',
    options: {
      prevailing: [
        'Of several requirements for adoption that of the rule decides that prevails by the rules of precedence in force, though it is general, and the more specific where these do not decide.',
        'The requirement of the rule that prevails decides, even if it is more general. If no rule prevails, the more specific one decides.',
      ],
      specific: [
        'Of several requirements for adoption the one decides that speaks of this kind of change, or of this tier.',
        'The more specific requirement decides: the one for this kind of change, or for this tier.',
      ],
    },
  },
  'abstention-cast': {
    question: 'Does a declared abstention count as a vote cast?',
    reads: 'quorum',
    words:
      'Rules with a quorum speak of votes cast. A player who abstains casts no vote for or ' +
      'against.',
    ofRule: true,
    options: {
      no: 'A declared abstention is no vote cast; only votes for and against are.',
      yes: 'A declared abstention is a vote cast; silence is not.',
    },
  },
  'negative-ballots': {
    question: 'If a rule gives a player fewer than no votes, how many has that player?',
    reads: 'ballots',
    words:
      '207: “Each player always has exactly one vote”. A player without a vote cannot cast ' +
      'fewer, and a vote in favour is never one against.',
    ofRule: true,
    options: {
      none: [
        'A player whom a rule gives fewer votes than none has none.',
        'The player has no vote.',
      ],
      'as-reckoned': [
        'A player whom a rule gives fewer votes than none has as many as it gives, and they are taken from those of the side that the player votes for.',
        "The player's negative votes are subtracted from the side that the player votes for.",
      ],
    },
  },
  'several-quorums': {
    question: 'If two rules ask for different quorums, do they conflict?',
    reads: 'quorum',
    words:
      '101: “All players must always abide by all the rules then in effect”. A vote that has ' +
      'the greater quorum has both.',
    options: {
      'all-hold': [
        'Rules do not conflict that ask for different quorums, and a vote needs each of them.',
        'The rules do not conflict, and a vote needs each quorum.',
      ],
      conflict: [
        'Rules conflict that ask for different quorums; one prevails by the rules of precedence, and the others are void.',
        'The rules conflict: one prevails, and the others are void.',
      ],
    },
  },
  'tally-abstentions': {
    question: 'If a tally leaves nobody out, who are its abstentions?',
    reads: 'participation',
    words:
      'A tally gives only numbers. Its abstentions may be players who said so, or players who ' +
      'said nothing.',
    options: {
      'all-others': [
        'Where a tally leaves nobody out, those whom it has as abstaining are all who voted neither for nor against, and they cast no vote.',
        'Everybody whom the tally lists as abstaining did not vote for or against, and cast no vote.',
      ],
      declared:
        'Where a tally leaves nobody out, those whom it has as abstaining said that they abstain.',
    },
  },
  'no-quorum': {
    question: 'If a vote has no quorum, is the proposal defeated?',
    reads: 'quorum',
    words:
      '206: “When a proposed rule-change is defeated”. 104 says when a change is adopted and ' +
      'names no third outcome, so every other change is defeated.',
    options: {
      defeated:
        'A proposal is defeated by a vote without a quorum, with the consequences of defeat.',
      'no-vote': 'A proposal is neither adopted nor defeated by a vote without a quorum.',
    },
  },
  'electorate-moment': {
    question: 'If players come or go during a vote, who may vote?',
    reads: 'electorate',
    words:
      '105: “Every player is an eligible voter”. Every player has a vote while votes are still ' +
      'cast.',
    options: {
      'at-close':
        'When players come or go during a vote, those may vote who are players when it closes.',
      'at-proposal': [
        'When players come or go during a vote, those may vote who were players when the proposal was made, and still are.',
        'Everybody who was a player when the proposal was made, and still is one, may vote.',
      ],
    },
  },
  'leaver-vote': {
    question: 'If a player votes and leaves before the close, does the vote count?',
    reads: 'electorate',
    words:
      '105: “Every player is an eligible voter”. Somebody who has left is not a player when ' +
      'the vote is complete.',
    options: {
      lapses: 'The vote of a player who voted and left before the close does not count.',
      counts: 'The vote of a player who voted and left before the close counts.',
    },
  },
  'abstention-participates': {
    question: 'Does a player who abstains participate in the vote?',
    reads: 'participation',
    words: '105: “must participate in every vote”. It does not say for or against.',
    options: {
      yes: 'A player who abstains openly participates in the vote.',
      no: 'A player who abstains does not participate in the vote.',
    },
  },
  'missing-vote': {
    question: 'If somebody who must vote did not, is the vote void?',
    reads: 'participation',
    words:
      '105: “Every eligible voter must participate in every vote on rule-changes.” A vote ' +
      'without one of them is not complete.',
    options: {
      void: [
        'A vote is void in which somebody did not vote who has to, and it is not complete until all have voted.',
        'The vote is void, and is not complete until all have voted.',
      ],
      stands: [
        'A vote stands in which somebody did not vote who has to, and it is counted without that player.',
        'The vote is valid, and is counted without that player.',
      ],
    },
  },
  'votes-without-rule': {
    question: 'If no rule says how many votes a player has, may a player cast several?',
    reads: 'ballots',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted and unregulated”. ' +
      'But 105 makes every player one voter, and 203 counts the voters.',
    options: {
      'as-recorded': 'A player casts as many votes as the record says if no rule says how many.',
      one: 'A player has one vote if no rule says how many.',
    },
  },
  'revised-votes': {
    question: 'If a proposal is changed after a vote was cast, does the vote still count?',
    reads: 'ballots',
    words:
      '106: “All proposed rule-changes shall be written down before they are voted on.” Words ' +
      'that were not yet written down had no votes. By 111 the proponent decides “the final ' +
      'form in which the proposal is to be voted on”, so the vote comes after.',
    options: {
      'cast-anew': [
        'A vote does not stand when the proposal is changed after it was cast, and whoever voted may vote anew on the new words.',
        'A vote no longer counts after the proposal has changed; the voter may vote again on the new text.',
      ],
      stand:
        'A vote stands when the proposal is changed after it was cast, unless the voter votes anew.',
    },
  },
  'early-close': {
    question: 'May a vote close before its period is over if some who need not vote are silent?',
    reads: 'voting-period',
    words: '111: the proponent “decides the time to end debate and vote”.',
    options: {
      yes: 'A vote may close before its period is over, and a player who has not voted by then has abstained.',
      no: 'A vote lasts its whole period, unless everyone has voted.',
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
