/** Readings of what players earn and hold. */
import type { ReadingEntry } from './reading.ts';

export const SCORING = {
  'several-awards': {
    question: 'If two rules award the same players something on one occasion, do they conflict?',
    reads: 'awards',
    words:
      '101: “All players must always abide by all the rules then in effect”. Both awards can ' +
      'be made.',
    options: {
      'all-hold': [
        'Rules do not conflict that award the same players something on the same occasion, and what they award adds up.',
        'The rules do not conflict, and their awards add up.',
      ],
      conflict: [
        'Rules conflict that award the same players something on the same occasion; one prevails by the rules of precedence, and the others are void.',
        'The rules conflict: one prevails, and the others are void.',
      ],
    },
  },
  'rounding-ties': {
    question: 'Is exactly one half rounded up or down?',
    reads: 'awards',
    words:
      '202: “rounded to the nearest integer”. One half is equally near to both. By the custom ' +
      'of arithmetic it is rounded up.',
    ofRule: true,
    options: {
      up: 'Exactly one half is rounded to the greater of the two integers.',
      down: 'Exactly one half is rounded to the lesser of the two integers.',
      even: 'Exactly one half is rounded to the even one of the two integers.',
    },
  },
  'favourable-fraction': {
    question: 'Which votes does the fraction of favourable votes count?',
    reads: 'awards',
    words:
      '202: “the fraction of favorable votes it received”. By 105 every eligible voter votes, ' +
      'so it is a fraction of them all.',
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
    words:
      '202 pays for “their proposal”, adopted or not, and 206 takes points “when a proposed ' +
      'rule-change is defeated”. By 101 both apply.',
    options: {
      yes: 'A defeated proposal also earns what every resolved proposal earns.',
      no: [
        'What a rule gives or takes for the defeat of a proposal stands in the place of what another gives the same player, of the same quantity, for every resolved proposal.',
        'Awards for a defeat replace the awards for every resolved proposal, for the same player and quantity.',
      ],
    },
  },
  'failed-part': {
    question: 'If one part of a proposal failed and another was adopted, is the proposal defeated?',
    reads: 'awards',
    words:
      '206: “When a proposed rule-change is defeated”. 111 calls several changes together one ' +
      '“rule-change as proposed”, and that was adopted.',
    options: {
      adopted: [
        'A proposal of which a part failed and another was adopted is not defeated, and what is due for a defeat is not due.',
        'The proposal is not defeated, and a defeat costs nothing.',
      ],
      defeated: [
        'A proposal of which a part failed and another was adopted is defeated as to the part, and what is due for a defeat is due once.',
        'The failed part is a defeat, and its costs are due once.',
      ],
    },
  },
  'scoring-law': {
    question: 'If a vote changes an award, is the vote itself scored by the old law or the new?',
    reads: 'awards',
    words:
      '107: “No rule-change may have retroactive application.” The vote earns points by the ' +
      'rules under which it was held.',
    options: {
      'law-of-the-vote': [
        'A vote is scored by the law it was held under, so that a changed award applies from the next vote on.',
        'The vote is scored by the old law, and the new award counts from the next vote on.',
      ],
      'law-it-makes': [
        'A vote is scored by the law it makes, so that a changed award applies already to the vote that changed it.',
        'The vote is scored by the law that it makes, so the new award counts at once.',
      ],
    },
  },
  'untitled-when': {
    question: 'When is a missing title reported?',
    reads: 'titles',
    words: 'A rule has a title or has none; before its adoption there is no rule.',
    options: {
      adopted: 'A rule is found to be without a title when it is adopted.',
      proposed: 'A rule is found to be without a title when it is proposed.',
    },
  },
  bounds: {
    question: 'If an award would take a holding past its bound, how much of it is given?',
    reads: 'quantities',
    words: 'A bound forbids only the part beyond it. The rest is still due.',
    options: {
      'stops-there':
        'An award that would take a holding past its bound takes it as far as the bound.',
      'not-at-all': 'An award that would take a holding past its bound is not made.',
    },
  },
  'bound-set': {
    question: 'If a rule sets a bound, what happens to holdings beyond it?',
    reads: 'quantities',
    words:
      '107: “No rule-change may have retroactive application.” These holdings were rightly ' +
      'earned.',
    options: {
      stand:
        'Holdings beyond a bound stand when a rule sets the bound, and are only kept from going further beyond it.',
      cut: 'Holdings beyond a bound are brought to it when a rule sets the bound.',
    },
  },
  'award-order': {
    question:
      'If several awards of one occasion meet a bound, do they count one by one or as one sum?',
    reads: 'awards',
    words:
      "Each rule gives of its own right: 202 “adding the number of points … to one's score” at " +
      'once.',
    options: {
      'one-by-one':
        'The awards of one occasion meet a bound one by one, in the order of the rules that make them.',
      'as-one-sum':
        'The awards of one occasion meet a bound as one sum, in which gains and losses are set off first.',
    },
  },
  'leaver-scores': {
    question: 'Do awards still apply to a player who has left?',
    reads: 'awards',
    words:
      '206: “the player who proposed it loses 10 points”. The proposer is the same player ' +
      'after leaving.',
    options: {
      yes: 'A player who has left still gains and loses by awards.',
      no: 'Only those who are players gain and lose by awards.',
    },
  },
  'grant-bound': {
    question: 'If a grant allows an amount at once, is that for each player or for all together?',
    reads: 'grants',
    words:
      'A limit on one use limits the whole use. The rule does not say how many players may ' +
      'share it.',
    ofRule: true,
    options: {
      'in-all': [
        'What a grant that may be used so often allows at once is the most for all players together.',
        'The amount is the most for all players together.',
      ],
      'each-player': [
        'What a grant that may be used so often allows at once is the most for each player.',
        'The amount is the most for each player.',
      ],
    },
  },
  'grant-reach': {
    question: 'Does a grant let be done what a record does under a different rule?',
    reads: 'grants',
    words:
      'A rule that lets something be done lets it be done whatever else is said of it; and ' +
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. But a record ' +
      'that cites a rule says by whose words it was done.',
    ofRule: true,
    options: {
      'whatever-it-names': [
        'A grant lets be done all that it speaks of, whichever rule the record cites.',
        'A grant allows everything that it names, even if the record cites a different rule.',
      ],
      'its-own-rule': [
        'A grant lets be done only what a record does under its own rule, or under none.',
        'A grant allows only what a record does under the rule of the grant, or under no rule.',
      ],
    },
  },
  'held-on-words': {
    question: 'Do holdings that rest on words alone count for rules with mechanics?',
    reads: 'win',
    words:
      '101: “All players must always abide by all the rules then in effect”. If a rule ' +
      'regulates something, words elsewhere do not decide it. In a game of long ago nobody may ' +
      'be left to ask, and only the record can say.',
    empowers: true,
    options: {
      'for-nothing': [
        'What rests on words alone counts for nothing that mechanics regulate.',
        'Holdings on words alone count for nothing that mechanics regulate.',
      ],
      'as-recorded': [
        'What rests on words alone counts as the record has it, for all that follows.',
        'Holdings on words alone count as the record has them, for everything.',
      ],
    },
  },
  'title-without-office': {
    question: 'If no rule makes a title an office, may players have it?',
    reads: 'offices',
    words: '116: “Whatever is not prohibited or regulated by a rule is permitted and unregulated”.',
    options: {
      yes: [
        'Players may be called by a title that no rule makes an office, and it gives them nothing but the title.',
        'Players may be called by a title that no rule makes an office. It gives them nothing but the title.',
      ],
      no: 'Players may not be called by a title that no rule makes an office.',
    },
  },
  'leaver-offices': {
    question: 'Do the offices of a player who leaves fall vacant?',
    reads: 'offices',
    words: 'A player holds an office, and somebody who has left is no player.',
    options: {
      vacant: 'The offices of a player who leaves fall vacant.',
      kept: 'The offices of a player who leaves do not fall vacant until others are appointed.',
    },
  },
  'undeclared-holding': {
    question: 'Do players keep a holding when no rule declares it any more?',
    reads: 'quantities',
    words:
      '107: “No rule-change may have retroactive application.” No rule takes away what was ' +
      'earned before.',
    options: {
      yes: [
        'What players hold outlasts the rules that declare it, and a rule that declares it again finds it so.',
        'Players keep the holding, and have it again when a rule declares it again.',
      ],
      no: [
        'What players hold lapses when no rule declares or awards it, and a rule that declares it again has everyone begin afresh.',
        'Players lose the holding; if a rule declares it again, everyone begins anew.',
      ],
    },
  },
  return: {
    question: 'If a player leaves and joins again, what does that player hold?',
    reads: 'quantities',
    words: '201: “All players begin with zero points”. A player who comes back does not begin.',
    options: {
      keeps: 'A player who left and joins again holds what the player held on leaving.',
      'starts-afresh': 'A player who left and joins again holds what every player begins with.',
    },
  },
  'motion-awards': {
    question: 'If a proposal changes no rule, is it scored like a rule-change?',
    reads: 'awards',
    words:
      '206: “When a proposed rule-change is defeated”. A proposal without a change is no ' +
      'rule-change.',
    options: {
      no: 'Nothing is given or taken for a proposal that changes no rule, nor for the votes on it.',
      yes: 'A proposal that changes no rule is scored like any other.',
    },
  },
  priced: {
    question: 'If a rule forbids something and sets a price on it, may players do it?',
    reads: 'awards',
    words: 'A rule that sets a price on an act expects that players do it.',
    options: {
      charged: [
        'What a rule in force demands otherwise, and sets a price on, may be done, and its price is charged.',
        'A player may do it, and pays the price.',
      ],
      forbidden: [
        'What a rule in force demands otherwise may not be done, even if it sets a price on it.',
        'A player may not do it, even if the rule sets a price.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
