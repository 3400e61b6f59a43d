/** Readings of what rule-changes do to the rules. */
import type { ReadingEntry } from './reading.ts';

export const CHANGES = {
  'new-rule-tier': {
    question: 'Which tier does a new rule have if its proposal names none?',
    reads: 'changes',
    words: 'By 103 new rules are mutable, which is the tier that yields.',
    options: {
      yielding: [
        'A new rule whose proposal names no tier has, of the tiers that admit new rules, the one that yields to all.',
        'The new rule has the lowest of the tiers that admit new rules.',
      ],
      prevailing: [
        'A new rule whose proposal names no tier has, of the tiers that admit new rules, the one that prevails.',
        'The new rule has the highest of the tiers that admit new rules.',
      ],
    },
  },
  'compound-order': {
    question: 'Which rules decide on each part of a compound proposal?',
    reads: 'changes',
    words:
      '106: the changes are adopted “in the form in which they were voted on”, which is one ' +
      'after another.',
    options: {
      'as-left':
        'Each part of a compound proposal is measured by the rules as the parts before it leave them.',
      'as-found':
        'Each part of a compound proposal is measured by the rules as they were before any part of it.',
    },
  },
  'compound-adoption': {
    question: 'Is a compound proposal adopted as a whole, or each part by itself?',
    reads: 'adoption',
    words:
      '104: “They will be adopted if and only if they receive the required number of votes.” ' +
      'The vote is on the proposal.',
    options: {
      'as-a-whole':
        'A compound proposal is adopted as a whole, if it receives what the most demanding of its parts needs.',
      'by-parts': [
        'A part of a compound proposal is adopted that receives what it needs, unless it rests on one that is not adopted, and the proposal is adopted if any part is.',
        'Each part with the votes that it needs is adopted, unless it depends on a part that is not.',
      ],
    },
  },
  'compound-kind': {
    question: 'Which kind of change is a proposal that makes several kinds of change?',
    reads: 'changes',
    words: 'No rule has a name for it. The proposal begins with its first change.',
    options: {
      'its-first':
        'A proposal that makes changes of several kinds is of the kind of its first change.',
      compound:
        'A proposal that makes changes of several kinds is of a kind of its own, which formulas call compound.',
    },
  },
  'limit-law': {
    question: 'If a vote changes the limits, which limits must it keep?',
    reads: 'limits',
    words: '209: “At no time may there be more than” so many. The limit applies after the vote.',
    options: {
      'law-it-makes': 'A vote that changes the limits must keep those that are in force after it.',
      'law-of-the-vote': 'A vote that changes the limits must keep those under which it was held.',
    },
  },
  'several-limits': {
    question: 'If two rules set different limits of one kind for one tier, do they conflict?',
    reads: 'limits',
    words:
      '101: “All players must always abide by all the rules then in effect”. The narrower ' +
      'limit keeps both.',
    options: {
      'all-hold': [
        'Rules do not conflict that set different limits of one kind for one tier, and each must be kept.',
        'The rules do not conflict, and each limit must be kept.',
      ],
      conflict: [
        'Rules conflict that set different limits of one kind for one tier; one prevails by the rules of precedence, and the others are void.',
        'The rules conflict: one prevails, and the others are void.',
      ],
    },
  },
  'void-extent': {
    question: 'If a rule conflicts with a rule of a higher tier, how much of it is void?',
    reads: 'precedence',
    words:
      'By 110 the mutable rule is “entirely void” “in a conflict”. Rules 109 and 203 differ on ' +
      'one change. If all of 203 were void for that, nothing could adopt any other change, ' +
      'against 114.',
    options: {
      'the-conflict': [
        'A rule that conflicts with a rule of a prevailing tier is void in what it says on the point in conflict, and in no more.',
        'The rule is void only on the point in conflict.',
      ],
      'the-whole-rule':
        'A rule that conflicts with a rule of a prevailing tier is entirely void while the conflict lasts.',
    },
  },
  'tier-gone': {
    question: 'Which rank does a rule have if no rule in force adds its tier any more?',
    reads: 'tiers',
    words:
      'By 110 rules of one tier prevail over rules of another, while the rules have those ' +
      'tiers. The rule that placed this tier is gone.',
    options: {
      yields: [
        'A rule whose tier no rule in force adds any more has the lowest rank, since nothing ranks its tier any more.',
        'The rule has the lowest rank, since nothing ranks its tier.',
      ],
      stands: [
        'A rule whose tier no rule in force adds any more has the rank that it had, since its tier stays where it was.',
        'The rule keeps the rank that it had.',
      ],
    },
  },
  'vanished-target': {
    question:
      'If a rule is repealed or reworded during a vote on changing it, may the change be adopted?',
    reads: 'changes',
    words:
      '104: rule-changes “will be adopted if and only if they receive the required number of ' +
      'votes”. No rule defeats a change because nothing is left to change.',
    options: {
      'no-effect': [
        'A proposal to change a rule that was repealed or reworded during the vote can be adopted, and changes nothing there.',
        'The change may be adopted, and has no effect on that rule.',
      ],
      illegal:
        'A proposal to change a rule that was repealed or reworded during the vote cannot be adopted.',
    },
  },
  'impossible-part': {
    question: 'If one change of a proposal has nothing left to change, do the others take effect?',
    reads: 'changes',
    words:
      '111 speaks of “two or more rule-changes compounded”, and by 104 adopted changes take ' +
      'effect. No rule says if each takes effect by itself.',
    options: {
      'the-rest-takes-effect':
        'If one of the changes of a proposal has nothing left to change, its other changes take effect.',
      'the-whole-fails': [
        'If one of the changes of a proposal has nothing left to change, its other changes have no effect either, and the rules stay as they are.',
        'The other changes have no effect either, and the rules stay as they are.',
      ],
    },
  },
  'void-part': {
    question: 'If one change of a proposal is void, do the others take effect?',
    reads: 'limits',
    words:
      '205: “An adopted rule-change takes full effect”, and 110 makes void “the mutable rule” ' +
      'that is “in a conflict”. The other changes are in no conflict.',
    options: {
      'the-rest-takes-effect':
        'If one of the changes of a proposal is void, its other changes take effect.',
      'the-whole-is-void': [
        'If one of the changes of a proposal is void, its other changes are void too, and the rules stay as they are.',
        'If one change of a proposal is void, its other changes are void too, and the rules stay unchanged.',
      ],
    },
  },
  'repealed-amendment': {
    question: 'What text is left when an amendment is repealed?',
    reads: 'changes',
    words:
      '103 speaks of the “repeal … of an amendment”: the amendment goes, and the rule under it ' +
      'stays.',
    options: {
      'the-text-under-it': 'When an amendment is repealed, the text on which it lay is left.',
      'as-stated': 'When an amendment is repealed, the text that the proposal states is left.',
    },
  },
  'due-order': {
    question: 'If several changes wait for the same moment, in which order do they take effect?',
    reads: 'changes',
    words: '108 gives “each rule-change … the next successive integer”, which is an order.',
    options: {
      'by-number':
        'Changes that wait for the same moment take effect in the order of their numbers.',
      'by-adoption':
        'Changes that wait for the same moment take effect in the order in which they were adopted.',
    },
  },
  'amended-amendment': {
    question: 'What is left when the amendment of an amendment is repealed?',
    reads: 'changes',
    words:
      '103: “the enactment, repeal, or amendment of an amendment”. The second amendment is ' +
      'repealed; the first is a different one.',
    options: {
      'as-it-was':
        'When the amendment of an amendment is repealed, the amendment that it amended is left as it was before.',
      neither: [
        'When the amendment of an amendment is repealed, the text under both is left, since the one went into the other.',
        'The text before both amendments is in force again.',
      ],
    },
  },
  'transmuted-is-amended': {
    question: 'If a rule was only transmuted, or changed by its own terms, has it been amended?',
    reads: 'becomes',
    words: '103 tells amendment and transmutation apart, and 203 says “amended”.',
    options: {
      no: 'A rule that was only transmuted, or changed by its own terms, has not been amended.',
      yes: 'A rule that was transmuted, or changed by its own terms, has been amended.',
    },
  },
  'restored-is-amended': {
    question: 'If a rule has its first text again, has it been amended?',
    reads: 'becomes',
    words:
      '203: “If this rule is not amended by the end of the second complete circuit”. It was ' +
      'amended by then.',
    options: {
      yes: [
        'A rule that reads again as it did when it was enacted has been amended, whatever has become of the amendment.',
        'A rule with its first text again has been amended.',
      ],
      no: [
        'A rule that reads again as it did when it was enacted has not been amended, since no amendment of it is left.',
        'A rule with its first text again has not been amended, since no amendment is left.',
      ],
    },
  },
  motions: {
    question: 'May a proposal do anything but change rules?',
    reads: 'changes',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. 104 asks for a ' +
      'vote on every rule-change, and does not forbid other votes.',
    options: {
      admitted: [
        'A proposal may do something other than change rules, and then takes a vote as the enactment of a rule would.',
        'A proposal may do something else, and needs the same votes as a new rule.',
      ],
      'only-rule-changes': 'A proposal may do nothing but change rules.',
    },
  },
  'motion-puts-out': {
    question: 'May an adopted proposal put a player out of the game if no rule lets it?',
    reads: 'changes',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. But 113: “A player ' +
      'always has the option to forfeit the game”, which leaves it to the player.',
    empowers: true,
    options: {
      no: 'A proposal puts nobody out of the game unless a rule grants that.',
      yes: 'An adopted proposal may put a player out of the game.',
    },
  },
  'motion-reach': {
    question: 'May an adopted proposal fill an office or stop a clock if no rule says who does?',
    reads: 'changes',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. But an office and a ' +
      'time for votes are regulated by the rules that make them, and a proposal that changes no ' +
      'rule leaves these as they are.',
    empowers: true,
    options: {
      no: [
        'If no rule lets proposals do it, whoever fills the office decides nothing that rules regulate, and their clocks go on during a pause.',
        'If no rule lets proposals do it, the holder of the office decides nothing that rules regulate. Their clocks go on during a pause.',
      ],
      yes: 'An adopted proposal may fill an office of the rules, and its pause stops their clocks.',
    },
  },
  'fiat-beside-vote': {
    question: 'May a rule let somebody change rules without the vote that another rule asks for?',
    reads: 'adoption',
    words:
      '203: “A rule-change is adopted if and only if the vote is unanimous”, and 211: “the rule with ' +
      'the lowest ordinal number takes precedence”. But 116 permits to change rules “when a rule or ' +
      'set of rules explicitly or implicitly permits it”.',
    ofRule: true,
    empowers: true,
    options: {
      'vote-alone':
        'Rules change only by the vote that the rules ask for, unless the rule that lets somebody change them prevails.',
      'another-way': 'A rule that lets somebody change rules makes another way than the vote.',
    },
  },
  withdrawal: {
    question: 'May a proposal be withdrawn if no rule speaks of it?',
    reads: 'changes',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. If a rule asks ' +
      "for a vote on every proposal, as Suber's 104 does, its card says so.",
    options: {
      yes: 'A proposal may be withdrawn.',
      no: 'A proposal may not be withdrawn; whatever has been proposed is voted on.',
    },
  },
  'retroactive-effect': {
    question: 'May a change claim effect before its adoption if no rule speaks of it?',
    reads: 'retroactive',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. If a rule speaks ' +
      "of it, as Suber's 107 does, there is no such question.",
    options: {
      yes: 'A change may claim effect before its adoption, and what was decided before its adoption stands all the same.',
      no: [
        'A change may not claim effect before its adoption, since rules are changed in the ways alone that a rule permits.',
        'A change may not claim effect before its adoption, since no rule permits it.',
      ],
    },
  },
  'deferred-effect': {
    question: 'If the text of a change names a later moment, does the change wait for it?',
    reads: 'retroactive',
    words:
      '106: rule-changes “shall guide play in the form in which they were voted on”, with the ' +
      "day that it names. If a rule gives changes full effect at the vote, as Suber's 205 " +
      'does, its card says so.',
    options: {
      waits: 'A change whose text names a later moment takes effect at that moment.',
      'at-close':
        'A change takes effect when the vote that adopted it is complete, even if its text names a later moment.',
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
