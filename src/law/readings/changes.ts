/** Readings of what rule-changes do to the rules. */
import { quoted, type Reading } from './reading.ts';

export const CHANGES = [
  {
    id: 'new-rule-tier',
    question: 'Which tier has a new rule whose proposal names none?',
    reads: 'changes',
    words: ['103 has new rules be mutable: of the tiers, the one that yields.'],
    options: [
      { id: 'yielding', means: 'Of the tiers that admit new rules, the one that yields to all.' },
      { id: 'prevailing', means: 'Of the tiers that admit new rules, the one that prevails.' },
    ],
  },
  {
    id: 'compound-order',
    question: 'By which rules is each part of a compound proposal measured?',
    reads: 'changes',
    words: [
      '106: the changes are adopted ',
      quoted`in the form in which they were voted on`,
      ', which is one after another.',
    ],
    options: [
      { id: 'as-left', means: 'By the rules as the parts before it leave them.' },
      { id: 'as-found', means: 'By the rules as they were before any part of it.' },
    ],
  },
  {
    id: 'compound-adoption',
    question: 'Is a compound proposal adopted as a whole, or each part of it by itself?',
    reads: 'adoption',
    words: [
      '104: ',
      quoted`They will be adopted if and only if they receive the required number of votes.`,
      ' What is voted on is the proposal.',
    ],
    options: [
      { id: 'as-a-whole', means: 'It needs what the most demanding of its parts needs.' },
      {
        id: 'by-parts',
        means:
          'A part that receives what it needs is adopted, unless it rests on one that is not; the proposal is adopted if any part is.',
      },
    ],
  },
  {
    id: 'compound-kind',
    question: 'Of which kind is a proposal that makes changes of several kinds?',
    reads: 'changes',
    words: ['No rule has a name for it. What comes first is what the proposal begins with.'],
    options: [
      { id: 'its-first', means: 'Of the kind of the first change that it makes.' },
      { id: 'compound', means: 'Of a kind of its own, which formulas call “compound”.' },
    ],
  },
  {
    id: 'limit-law',
    question: 'Which limits must a vote keep that changes the limits?',
    reads: 'limits',
    words: [
      '209: ',
      quoted`At no time may there be more than`,
      ' so many. The time in question comes after the vote.',
    ],
    options: [
      { id: 'law-it-makes', means: 'Those that are in force after it.' },
      { id: 'law-of-the-vote', means: 'Those under which it was held.' },
    ],
  },
  {
    id: 'several-limits',
    question: 'Do rules conflict that set different limits of one kind for one tier?',
    reads: 'limits',
    words: [
      '101: ',
      quoted`All players must always abide by all the rules then in effect`,
      '. Whoever keeps the narrower limit keeps both.',
    ],
    options: [
      { id: 'all-hold', means: 'They do not; each must be kept.' },
      {
        id: 'conflict',
        means: 'They do; one prevails by the rules of precedence, the others are void.',
      },
    ],
  },
  {
    id: 'void-extent',
    question: 'How much of a rule is void that conflicts with a rule of a prevailing tier?',
    reads: 'precedence',
    words: [
      '110 has the mutable rule ',
      quoted`entirely void`,
      ' ',
      quoted`in a conflict`,
      '. If 109 made all of 203 void for the one change on which they differ, nothing would adopt any other, against 114.',
    ],
    options: [
      { id: 'the-conflict', means: 'What it says on the point in conflict, and no more.' },
      { id: 'the-whole-rule', means: 'The rule is entirely void while the conflict lasts.' },
    ],
  },
  {
    id: 'tier-gone',
    question: 'Which rank has a rule whose tier no rule in force adds any more?',
    reads: 'tiers',
    words: [
      '110 has rules of one tier prevail over those of another, as long as the rules have those tiers. Where a tier stood, the rule said that is gone.',
    ],
    options: [
      { id: 'yields', means: 'The lowest: nothing ranks its tier any more, so it yields to all.' },
      { id: 'stands', means: 'The one that it had: its tier stays where it was.' },
    ],
  },
  {
    id: 'vanished-target',
    question: 'What of an adopted change to a rule that was repealed or reworded during the vote?',
    reads: 'changes',
    words: [
      '104: rule-changes ',
      quoted`will be adopted if and only if they receive the required number of votes`,
      '. That there is nothing left to change does not defeat it.',
    ],
    options: [
      { id: 'no-effect', means: 'The proposal is adopted and changes nothing there.' },
      { id: 'illegal', means: 'What it was to change is gone, and so it cannot be adopted.' },
    ],
  },
  {
    id: 'impossible-part',
    question: 'What of the other changes of a proposal, if one of them has nothing left to change?',
    reads: 'changes',
    words: [
      '111 speaks of ',
      quoted`two or more rule-changes compounded`,
      ', and 104 has what is adopted by vote take effect. Whether each of them takes effect by itself is not said.',
    ],
    options: [
      { id: 'the-rest-takes-effect', means: 'They take effect.' },
      {
        id: 'the-whole-fails',
        means: 'They have no effect either, and the rules stay as they are.',
      },
    ],
  },
  {
    id: 'repealed-amendment',
    question: 'What text is left when an amendment is repealed?',
    reads: 'changes',
    words: [
      '103 speaks of the ',
      quoted`repeal … of an amendment`,
      ': what goes is the amendment, and the rule under it stays.',
    ],
    options: [
      { id: 'the-text-under-it', means: 'The text on which the amendment lay.' },
      { id: 'as-stated', means: 'The text that the proposal states.' },
    ],
  },
  {
    id: 'due-order',
    question: 'In which order do changes take effect that wait for the same moment?',
    reads: 'changes',
    words: [
      '108 gives ',
      quoted`each rule-change … the next successive integer`,
      ', which is an order.',
    ],
    options: [
      { id: 'by-number', means: 'In the order of their numbers.' },
      { id: 'by-adoption', means: 'In the order in which they were adopted.' },
    ],
  },
  {
    id: 'amended-amendment',
    question: 'What is left when the amendment of an amendment is repealed?',
    reads: 'changes',
    words: [
      '103: ',
      quoted`the enactment, repeal, or amendment of an amendment`,
      '. What is repealed is the second; the first, which it amended, is another.',
    ],
    options: [
      { id: 'as-it-was', means: 'The amendment that it amended, as that was before.' },
      { id: 'neither', means: 'The text under both: the one went into the other.' },
    ],
  },
  {
    id: 'transmuted-is-amended',
    question: 'Has a rule been amended that was only transmuted, or changed by its own terms?',
    reads: 'becomes',
    words: ['103 tells amendment and transmutation apart, and 203 says ', quoted`amended`, '.'],
    options: [
      { id: 'no', means: 'Only an amendment of its words amends it.' },
      { id: 'yes', means: 'Any change to a rule amends it.' },
    ],
  },
  {
    id: 'restored-is-amended',
    question: 'Has a rule been amended that reads again as it did when it was enacted?',
    reads: 'becomes',
    words: [
      '203: ',
      quoted`If this rule is not amended by the end of the second complete circuit`,
      '. It was amended by then.',
    ],
    options: [
      { id: 'yes', means: 'It has been amended, whatever has become of the amendment.' },
      { id: 'no', means: 'It is as it was, so no amendment of it is left.' },
    ],
  },
  {
    id: 'motions',
    question: 'May a proposal do anything but change rules?',
    reads: 'changes',
    words: [
      '116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted`,
      '. 104 has all rule-changes voted on, and does not say that nothing else may be.',
    ],
    options: [
      {
        id: 'admitted',
        means:
          'It may. One that changes no rule takes a turn and a vote as the enactment of a rule would.',
      },
      { id: 'only-rule-changes', means: 'Only rule-changes may be proposed.' },
    ],
  },
  {
    id: 'withdrawal',
    question: 'May a proposal be withdrawn where no rule speaks of it?',
    reads: 'changes',
    words: [
      '116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted`,
      ". Where a rule has every proposal voted on, as Suber's 104 does, its card says so.",
    ],
    options: [
      { id: 'yes', means: 'What no rule forbids is permitted.' },
      { id: 'no', means: 'Whatever has been proposed is voted on.' },
    ],
  },
  {
    id: 'retroactive-effect',
    question: 'May a change claim effect before its adoption where no rule speaks of it?',
    reads: 'retroactive',
    words: [
      '116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted`,
      ". Where a rule speaks of it, as Suber's 107 does, there is no such question.",
    ],
    options: [
      { id: 'yes', means: 'It may; what was decided before its adoption stands all the same.' },
      { id: 'no', means: 'Rules are changed in the ways alone that a rule permits.' },
    ],
  },
  {
    id: 'deferred-effect',
    question: 'Does a change wait for a later moment that its text names?',
    reads: 'retroactive',
    words: [
      '106: rule-changes ',
      quoted`shall guide play in the form in which they were voted on`,
      ", with the day that it names. Where a rule has changes take full effect at the vote, as Suber's 205 does, its card says so.",
    ],
    options: [
      { id: 'waits', means: 'It takes effect at the moment it names.' },
      { id: 'at-close', means: 'It takes effect when the vote that adopted it is complete.' },
    ],
  },
] as const satisfies readonly Reading[];
