/** Readings of the numbers of rules and proposals. */
import type { ReadingEntry } from './reading.ts';

export const NUMBERING = {
  'numbering-law': {
    question:
      'If a vote changes the law of numbering, which law numbers the rules that it changes?',
    reads: 'numbering',
    words:
      '107: “No rule-change may take effect earlier than the moment of the completion of the ' +
      'vote”.',
    options: {
      'law-of-the-vote': [
        'Rules that are changed together with the law of numbering are numbered by the law under which the vote was held.',
        'The law of numbering before the vote numbers the changed rules.',
      ],
      'law-it-makes':
        'Rules that are changed together with the law of numbering are numbered by the law that the vote makes.',
    },
  },
  'numbering-raised': {
    question: 'If a change lets numbers begin higher, which number comes next?',
    reads: 'numbering',
    words: '108: “The numbers shall begin with” the number that it now names.',
    options: {
      'the-first':
        'When the rules come to begin with a higher number, the next proposal takes that number.',
      'goes-on': [
        'When the rules come to begin with a higher number, the next proposal takes the next successive integer all the same.',
        'The next proposal takes the next number in sequence all the same.',
      ],
    },
  },
  'fiat-number': {
    question: 'Which number does a rule enacted by fiat have if the record states none?',
    reads: 'numbering',
    words: '108 numbers all changes of the rules in one series, so that each can be referred to.',
    options: {
      next: [
        'A rule that is enacted by fiat takes the next of the numbers that proposals take, where the record states none.',
        'The rule takes the next number of the proposals.',
      ],
      'as-stated': 'A rule that is enacted by fiat has no number but one that the record states.',
    },
  },
  'reenacted-number': {
    question: 'Is a rule that was repealed and re-enacted also called by its former numbers?',
    reads: 'numbering',
    words:
      '108: “If a rule is repealed and reenacted, it receives the number of the proposal to ' +
      'reenact it.”',
    options: {
      no: 'A rule that was repealed and re-enacted is a new rule, and has the number of its re-enactment alone.',
      yes: 'A rule that was repealed and re-enacted is the same rule again, and may be called by its former numbers.',
    },
  },
  renumbering: {
    question: 'Is a changed rule also called by the numbers it had before?',
    reads: 'numbering',
    words: '108 gives a changed rule a number “for reference”, and takes none away.',
    options: {
      both: 'A changed rule may be called by any number that it has had.',
      'new-only': 'A changed rule is called by its latest number alone.',
    },
  },
  'withdrawn-number': {
    question: "Is a withdrawn proposal's number used up?",
    reads: 'numbering',
    words:
      '108: “each rule-change proposed in the proper way shall receive the next successive ' +
      'integer, whether or not the proposal is adopted”.',
    options: {
      'used-up':
        "A withdrawn proposal's number is used up, and the next proposal takes the next number.",
      reused: "A withdrawn proposal's number is taken by the next proposal.",
    },
  },
  'void-number': {
    question: 'Does a proposal that a Judgment made void use up its number?',
    reads: 'numbering',
    words:
      '108: “Each proposed rule-change shall be given a number for reference.” It was ' +
      'proposed, and had its number before the Judgment was given.',
    options: {
      'used-up': [
        'The number of a proposal that a Judgment made void is used up, and the next proposal takes the next number.',
        'A Judgment may make a proposal void. Its number is then used up, and the next proposal takes the next number.',
      ],
      reused: 'The number of a proposal that a Judgment made void is taken by the next proposal.',
    },
  },
  'compound-number': {
    question: 'If one compound proposal changes several rules, which numbers do they have?',
    reads: 'numbering',
    words:
      '108: “each rule-change proposed in the proper way shall receive the next successive ' +
      'integer”. A compound proposes several, and by 103 “the enactment, repeal, or amendment ' +
      'of a mutable rule” is a rule-change each, so a repeal takes a number too.',
    options: {
      'each-change': [
        "The changes that one compound proposal makes take successive integers from the proposal's number on, and a repeal is one of them.",
        "Each change takes the next number from the proposal's number on, and so does a repeal.",
      ],
      successive:
        "The rules that one compound proposal changes take successive integers from the proposal's number on.",
      'one-number': "The rules that one compound proposal changes all take the proposal's number.",
    },
  },
  'defeated-compound': {
    question: 'If a compound proposal is not adopted, how many numbers does it use up?',
    reads: 'numbering',
    words:
      '108: “each rule-change proposed in the proper way shall receive the next successive ' +
      'integer, whether or not the proposal is adopted”.',
    options: {
      'as-if-adopted':
        'A compound proposal that is not adopted uses up the numbers that its changes would have taken.',
      one: 'A compound proposal that is not adopted uses up its own number alone.',
    },
  },
  'contest-number': {
    question: "If the lowest number prevails, which of a rule's numbers counts?",
    reads: 'precedence',
    words:
      '211: “the rule with the lowest ordinal number takes precedence”, and by 108 a rule that ' +
      'is amended “receives the number of the proposal to amend” it, which is then its number.',
    options: {
      latest: [
        'Where the lowest number prevails, the latest of the numbers that a rule has had counts, so that a rule that is changed takes a place behind others.',
        "A rule's latest number counts, so a changed rule ranks behind others.",
      ],
      lowest: [
        'Where the lowest number prevails, the lowest of the numbers that a rule has had counts, so that a rule that is changed keeps its place.',
        "A rule's lowest number counts, so a changed rule keeps its rank.",
      ],
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
