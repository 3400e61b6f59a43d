/** Readings of what players earn and hold. */
import { quoted, type ReadingEntry } from './reading.ts';

export const SCORING = {
  'several-awards': {
    question: 'Do rules conflict that award the same players something on the same occasion?',
    reads: 'awards',
    words: [
      '101: ',
      quoted`All players must always abide by all the rules then in effect`,
      '. Both awards can be made.',
    ],
    options: {
      'all-hold':
        'Rules do not conflict that award the same players something on the same occasion, and what they award adds up.',
      conflict:
        'Rules conflict that award the same players something on the same occasion; one prevails by the rules of precedence, and the others are void.',
    },
  },
  'rounding-ties': {
    question: 'Where does exactly one half round to?',
    reads: 'awards',
    words: [
      '202: ',
      quoted`rounded to the nearest integer`,
      '. One half is as near to both; by the custom of arithmetic it goes up.',
    ],
    ofRule: true,
    options: {
      up: 'Exactly one half is rounded to the greater of the two integers.',
      down: 'Exactly one half is rounded to the lesser of the two integers.',
      even: 'Exactly one half is rounded to the even one of the two integers.',
    },
  },
  'favourable-fraction': {
    question: 'The fraction of favourable votes is a fraction of whose votes?',
    reads: 'awards',
    words: [
      '202: ',
      quoted`the fraction of favorable votes it received`,
      ', where 105 has every eligible voter vote: of all of them.',
    ],
    ofRule: true,
    options: {
      'of-eligible':
        'The fraction of favourable votes is a fraction of all the votes that could be cast.',
      'of-cast': 'The fraction of favourable votes is a fraction of the votes that were cast.',
    },
  },
  'defeat-also-scores': {
    question: 'Does a defeated proposal still earn what every resolved proposal earns?',
    reads: 'awards',
    words: [
      '202 pays for ',
      quoted`their proposal`,
      ', adopted or not, and 206 takes ',
      quoted`when a proposed rule-change is defeated`,
      '. By 101 both are obeyed.',
    ],
    options: {
      yes: 'A defeated proposal also earns what every resolved proposal earns.',
      no: 'What a rule gives or takes for the defeat of a proposal stands in the place of what another gives the same player, of the same quantity, for every resolved proposal.',
    },
  },
  'failed-part': {
    question: 'Is a proposal defeated of which a part failed and another was adopted?',
    reads: 'awards',
    words: [
      '206: ',
      quoted`When a proposed rule-change is defeated`,
      '. 111 calls what consists of several changes one ',
      quoted`rule-change as proposed`,
      ', and that was adopted.',
    ],
    options: {
      adopted:
        'A proposal of which a part failed and another was adopted is not defeated, and what is due for a defeat is not due.',
      defeated:
        'A proposal of which a part failed and another was adopted is defeated as to the part, and what is due for a defeat is due once.',
    },
  },
  'scoring-law': {
    question: 'Is a vote scored by the law it was held under, or by the law it makes?',
    reads: 'awards',
    words: [
      '107: ',
      quoted`No rule-change may have retroactive application.`,
      ' What the vote earns is earned by the rules under which it was held.',
    ],
    options: {
      'law-of-the-vote':
        'A vote is scored by the law it was held under, so that a changed award applies from the next vote on.',
      'law-it-makes':
        'A vote is scored by the law it makes, so that a changed award applies already to the vote that changed it.',
    },
  },
  'untitled-when': {
    question: 'When is a rule found to be without a title?',
    reads: 'titles',
    words: ['A rule has a title or has none; before its adoption there is no rule.'],
    options: {
      adopted: 'A rule is found to be without a title when it is adopted.',
      proposed: 'A rule is found to be without a title when it is proposed.',
    },
  },
  bounds: {
    question: 'What becomes of an award that would take a holding past its bound?',
    reads: 'quantities',
    words: ['A bound forbids what lies beyond it. What lies within is still due.'],
    options: {
      'stops-there':
        'An award that would take a holding past its bound takes it as far as the bound.',
      'not-at-all': 'An award that would take a holding past its bound is not made.',
    },
  },
  'bound-set': {
    question: 'What becomes of holdings beyond a bound when a rule sets the bound?',
    reads: 'quantities',
    words: [
      '107: ',
      quoted`No rule-change may have retroactive application.`,
      ' What is held was rightly earned.',
    ],
    options: {
      stand:
        'Holdings beyond a bound stand when a rule sets the bound, and are only kept from going further beyond it.',
      cut: 'Holdings beyond a bound are brought to it when a rule sets the bound.',
    },
  },
  'award-order': {
    question: 'Do the awards of one occasion meet a bound one by one, or as one sum?',
    reads: 'awards',
    words: [
      'Each rule gives of its own right: 202 ',
      quoted`adding the number of points … to one's score`,
      ' at once.',
    ],
    options: {
      'one-by-one':
        'The awards of one occasion meet a bound one by one, in the order of the rules that make them.',
      'as-one-sum':
        'The awards of one occasion meet a bound as one sum, in which gains and losses are set off first.',
    },
  },
  'leaver-scores': {
    question: 'Does a player who has left still gain and lose by awards?',
    reads: 'awards',
    words: [
      '206: ',
      quoted`the player who proposed it loses 10 points`,
      '. Who proposed it is the same player after leaving.',
    ],
    options: {
      yes: 'A player who has left still gains and loses by awards.',
      no: 'Only those who are players gain and lose by awards.',
    },
  },
  'grant-bound': {
    question: 'May as much as a grant allows at once be given to each of several players?',
    reads: 'grants',
    words: [
      'Whoever may give at most so much, and so often, may give no more than that at one time. To how many players it goes is not said.',
    ],
    ofRule: true,
    options: {
      'in-all':
        'What a grant that may be used so often allows at once is the most for all players together.',
      'each-player':
        'What a grant that may be used so often allows at once is the most for each player.',
    },
  },
  'grant-reach': {
    question: 'Does a grant let be done what a record does under a different rule?',
    reads: 'grants',
    words: [
      'A rule that lets something be done lets it be done whatever else is said of it; and 116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted`,
      '. But a record that cites a rule says by whose words it was done.',
    ],
    ofRule: true,
    options: {
      'whatever-it-names':
        'A grant lets be done all that it speaks of, whichever rule the record cites.',
      'its-own-rule':
        'A grant lets be done only what a record does under its own rule, or under none.',
    },
  },
  'held-on-words': {
    question: 'Does what rests on words alone count for what mechanics regulate?',
    reads: 'win',
    words: [
      '101: ',
      quoted`All players must always abide by all the rules then in effect`,
      '. Where a rule regulates something, words elsewhere do not decide it. In a game that is long over nobody may be left to ask, and the record’s word is all there is.',
    ],
    options: {
      'for-nothing': 'What rests on words alone counts for nothing that mechanics regulate.',
      'as-recorded': 'What rests on words alone counts as the record has it, for all that follows.',
    },
  },
  'title-without-office': {
    question: 'May players be called by a title that no rule makes an office?',
    reads: 'offices',
    words: [
      '116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted and unregulated`,
      '.',
    ],
    options: {
      yes: 'Players may be called by a title that no rule makes an office, and it gives them nothing but the title.',
      no: 'Players may not be called by a title that no rule makes an office.',
    },
  },
  'leaver-offices': {
    question: 'Do the offices of a player who leaves fall vacant?',
    reads: 'offices',
    words: ['An office is held by a player, and whoever has left is none.'],
    options: {
      vacant: 'The offices of a player who leaves fall vacant.',
      kept: 'The offices of a player who leaves do not fall vacant until others are appointed.',
    },
  },
  'undeclared-holding': {
    question: 'Does what players hold outlast the rules that declare it?',
    reads: 'quantities',
    words: [
      '107: ',
      quoted`No rule-change may have retroactive application.`,
      ' No rule takes away what was earned before.',
    ],
    options: {
      yes: 'What players hold outlasts the rules that declare it, and a rule that declares it again finds it so.',
      no: 'What players hold lapses when no rule declares or awards it, and a rule that declares it again has everyone begin afresh.',
    },
  },
  return: {
    question: 'What does a player who left and joins again hold?',
    reads: 'quantities',
    words: [
      '201: ',
      quoted`All players begin with zero points`,
      '. Whoever comes back does not begin.',
    ],
    options: {
      keeps: 'A player who left and joins again holds what the player held on leaving.',
      'starts-afresh': 'A player who left and joins again holds what every player begins with.',
    },
  },
  'motion-awards': {
    question: 'Does a proposal that changes no rule earn and cost what a rule-change does?',
    reads: 'awards',
    words: [
      '206: ',
      quoted`When a proposed rule-change is defeated`,
      '. What changes no rule is none.',
    ],
    options: {
      no: 'Nothing is given or taken for a proposal that changes no rule, nor for the votes on it.',
      yes: 'A proposal that changes no rule is scored like any other.',
    },
  },
  priced: {
    question: 'May be done what a rule in force demands otherwise, and sets a price on?',
    reads: 'awards',
    words: ['A rule that sets a price on an act reckons with it that the act is done.'],
    options: {
      charged:
        'What a rule in force demands otherwise, and sets a price on, may be done, and its price is charged.',
      forbidden:
        'What a rule in force demands otherwise may not be done, even if it sets a price on it.',
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
