/** Readings of what players earn and hold. */
import { quoted, type Reading } from './reading.ts';

export const SCORING = [
  {
    id: 'several-awards',
    question: 'Do rules conflict that award the same players something on the same occasion?',
    reads: 'awards',
    words: [
      '101: ',
      quoted`All players must always abide by all the rules then in effect`,
      '. Both awards can be made.',
    ],
    options: [
      { id: 'all-hold', means: 'They do not; what they award adds up.' },
      {
        id: 'conflict',
        means: 'They do; one prevails by the rules of precedence, the others are void.',
      },
    ],
  },
  {
    id: 'rounding-ties',
    question: 'Where does exactly one half round to?',
    reads: 'awards',
    words: [
      '202: ',
      quoted`rounded to the nearest integer`,
      '. One half is as near to both; by the custom of arithmetic it goes up.',
    ],
    ofRule: true,
    options: [
      { id: 'up', means: 'To the greater of the two integers.' },
      { id: 'down', means: 'To the lesser of the two integers.' },
      { id: 'even', means: 'To the even one of the two integers.' },
    ],
  },
  {
    id: 'favourable-fraction',
    question: 'The fraction of favourable votes is a fraction of whose votes?',
    reads: 'awards',
    words: [
      '202: ',
      quoted`the fraction of favorable votes it received`,
      ', where 105 has every eligible voter vote: of all of them.',
    ],
    ofRule: true,
    options: [
      { id: 'of-eligible', means: 'Of all the votes that could be cast.' },
      { id: 'of-cast', means: 'Of the votes that were cast.' },
    ],
  },
  {
    id: 'defeat-also-scores',
    question: 'Does a defeated proposal still earn what every resolved proposal earns?',
    reads: 'awards',
    words: [
      '202 pays for ',
      quoted`their proposal`,
      ', adopted or not, and 206 takes ',
      quoted`when a proposed rule-change is defeated`,
      '. By 101 both are obeyed.',
    ],
    options: [
      {
        id: 'yes',
        means: 'The award for a resolved proposal and the penalty for defeat both apply.',
      },
      {
        id: 'no',
        means:
          'What a rule gives or takes for the defeat stands in the place of what another gives the same player, of the same quantity, for every resolved proposal.',
      },
    ],
  },
  {
    id: 'failed-part',
    question: 'Is a proposal defeated of which a part failed and another was adopted?',
    reads: 'awards',
    words: [
      '206: ',
      quoted`When a proposed rule-change is defeated`,
      '. 111 calls what consists of several changes one ',
      quoted`rule-change as proposed`,
      ', and that was adopted.',
    ],
    options: [
      { id: 'adopted', means: 'No: what is due for a defeat is not due.' },
      { id: 'defeated', means: 'Yes, as to the part: what is due for a defeat is due once.' },
    ],
  },
  {
    id: 'scoring-law',
    question: 'Is a vote scored by the law it was held under, or by the law it makes?',
    reads: 'awards',
    words: [
      '107: ',
      quoted`No rule-change may have retroactive application.`,
      ' What the vote earns is earned by the rules under which it was held.',
    ],
    options: [
      { id: 'law-of-the-vote', means: 'A changed award applies from the next vote on.' },
      { id: 'law-it-makes', means: 'A changed award applies already to the vote that changed it.' },
    ],
  },
  {
    id: 'untitled-when',
    question: 'When is a rule found to be without a title?',
    reads: 'titles',
    words: ['A rule has a title or has none; before its adoption there is no rule.'],
    options: [
      { id: 'adopted', means: 'When it is adopted; before that there is no rule.' },
      { id: 'proposed', means: 'When it is proposed.' },
    ],
  },
  {
    id: 'bounds',
    question: 'What becomes of an award that would take a holding past its bound?',
    reads: 'quantities',
    words: ['A bound forbids what lies beyond it. What lies within is still due.'],
    options: [
      { id: 'stops-there', means: 'The holding stops at its bound.' },
      { id: 'not-at-all', means: 'The award is not made.' },
    ],
  },
  {
    id: 'bound-set',
    question: 'What becomes of holdings beyond a bound when a rule sets the bound?',
    reads: 'quantities',
    words: [
      '107: ',
      quoted`No rule-change may have retroactive application.`,
      ' What is held was rightly earned.',
    ],
    options: [
      { id: 'stand', means: 'They stand, and are only kept from going further beyond it.' },
      { id: 'cut', means: 'They are brought to the bound.' },
    ],
  },
  {
    id: 'award-order',
    question: 'Do the awards of one occasion meet a bound one by one, or as one sum?',
    reads: 'awards',
    words: [
      'Each rule gives of its own right: 202 ',
      quoted`adding the number of points … to one's score`,
      ' at once.',
    ],
    options: [
      { id: 'one-by-one', means: 'One by one, in the order of the rules that make them.' },
      { id: 'as-one-sum', means: 'As one sum: gains and losses are set off first.' },
    ],
  },
  {
    id: 'leaver-scores',
    question: 'Does a player who has left still gain and lose by awards?',
    reads: 'awards',
    words: [
      '206: ',
      quoted`the player who proposed it loses 10 points`,
      '. Who proposed it is the same player after leaving.',
    ],
    options: [
      { id: 'yes', means: 'An award goes to the player it is for, playing or not.' },
      { id: 'no', means: 'Only those who are players gain and lose.' },
    ],
  },
  {
    id: 'title-without-office',
    question: 'May players be called by a title that no rule makes an office?',
    reads: 'offices',
    words: [
      '116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted and unregulated`,
      '.',
    ],
    options: [
      { id: 'yes', means: 'They may, and it gives them nothing but the title.' },
      { id: 'no', means: 'They may not: whoever is appointed is appointed to an office.' },
    ],
  },
  {
    id: 'leaver-offices',
    question: 'Do the offices of a player who leaves fall vacant?',
    reads: 'offices',
    words: ['An office is held by a player, and whoever has left is none.'],
    options: [
      { id: 'vacant', means: 'They do.' },
      { id: 'kept', means: 'They do not: the player holds them until another is appointed.' },
    ],
  },
  {
    id: 'undeclared-holding',
    question: 'Does what players hold outlast the rules that declare it?',
    reads: 'quantities',
    words: [
      '107: ',
      quoted`No rule-change may have retroactive application.`,
      ' No rule takes away what was earned before.',
    ],
    options: [
      { id: 'yes', means: 'It stands, and a rule that declares it again finds it so.' },
      {
        id: 'no',
        means:
          'It lapses when no rule declares or awards it, and a rule that declares it again has everyone begin afresh.',
      },
    ],
  },
  {
    id: 'return',
    question: 'What does a player who left and joins again hold?',
    reads: 'quantities',
    words: [
      '201: ',
      quoted`All players begin with zero points`,
      '. Whoever comes back does not begin.',
    ],
    options: [
      { id: 'keeps', means: 'What the player held on leaving.' },
      { id: 'starts-afresh', means: 'What every player begins with.' },
    ],
  },
  {
    id: 'motion-awards',
    question: 'Does a proposal that changes no rule earn and cost what a rule-change does?',
    reads: 'awards',
    words: [
      '206: ',
      quoted`When a proposed rule-change is defeated`,
      '. What changes no rule is none.',
    ],
    options: [
      { id: 'no', means: 'Nothing is given or taken for it, nor for the votes on it.' },
      { id: 'yes', means: 'It is scored like any other proposal.' },
    ],
  },
  {
    id: 'priced',
    question: 'May be done what a rule in force demands otherwise, and sets a price on?',
    reads: 'awards',
    words: ['A rule that sets a price on an act reckons with it that the act is done.'],
    options: [
      { id: 'charged', means: 'It may: the price is charged, and that is all.' },
      { id: 'forbidden', means: 'It may not, whatever its price.' },
    ],
  },
] as const satisfies readonly Reading[];
