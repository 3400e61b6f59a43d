/** Readings on the rule-changes that may be made at all. */
import type { ReadingEntry } from './reading.ts';

export const PERMISSION = {
  'enacted-tier': {
    question: 'May a rule be enacted in a tier that the rule on changes does not name?',
    reads: 'changes',
    words:
      '103 calls a rule-change “the enactment … of a mutable rule”, and notes that “all new ' +
      'rules are mutable”. 102, by which rules that are enacted “may be immutable or mutable”, ' +
      'does not say how.',
    options: {
      'as-listed': [
        'A rule may be enacted only in a tier of which the rule on changes says that rules are enacted in it.',
        'A rule may be enacted only in a tier for which the rule on changes lists it.',
      ],
      any: 'A rule may be enacted in any tier, where the rule on changes lets rules be enacted at all.',
    },
  },
  'permitted-when': {
    question: 'May a proposal change a rule that is still under vote?',
    reads: 'changes',
    words:
      '104: rule-changes “will be adopted if and only if they receive the required number of ' +
      'votes”, and 103 says what a rule-change changes. No rule says when that rule has to be ' +
      'in force.',
    options: {
      adopted: [
        'A proposal may change what is itself still under vote, since what may be changed is asked at its close.',
        'A proposal may change a rule that is still under vote. Only the close of the vote asks if it may.',
      ],
      made: [
        'A proposal may not change what is itself still under vote; what it changes has to be in the rules on the day it is made.',
        'A proposal may change only rules that are in force on the day it is made.',
      ],
    },
  },
  'transmuted-to-itself': {
    question: 'If a rule is transmuted into the tier that it has, is that a rule-change?',
    reads: 'changes',
    words:
      '103: “the transmutation of an immutable rule into a mutable rule or vice versa”. A rule ' +
      'that stays the same has not been transmuted.',
    options: {
      no: [
        'It is no rule-change to transmute a rule into the tier that it has, and it cannot be proposed as one.',
        'A transmutation into the same tier is no rule-change, and nobody can propose it as one.',
      ],
      yes: [
        'It is a rule-change to transmute a rule into the tier that it has, and it leaves the rule as it is.',
        'A transmutation into the same tier is a rule-change that leaves the rule as it is.',
      ],
    },
  },
  'compound-proposal': {
    question: 'May one proposal make several rule-changes?',
    reads: 'turn',
    words:
      '111: if a rule-change “arguably consists of two or more rule-changes compounded”, ' +
      'others “may suggest amendments or argue against the proposal”. Players argue about it; ' +
      'no rule refuses it.',
    options: {
      yes: 'One proposal may make several rule-changes.',
      no: 'A proposal makes one rule-change and no more.',
    },
  },
  'breached-limit': {
    question:
      'If a change has the votes but leads to something that a rule forbids, is it adopted?',
    reads: 'limits',
    words:
      '104: changes “will be adopted if and only if they receive the required number of ' +
      'votes”; no limit is among the conditions, and 110 has the immutable rule take ' +
      'precedence over a mutable one that would make it one, as 209. But what such a change ' +
      'makes is in conflict with what forbids it, and yields: to 112 and 114 by 110, “entirely ' +
      'void”, to 209 by 211, “the rule with the lowest ordinal number takes precedence”. A ' +
      'repeal or a transmutation leaves no mutable rule that could be void, and without 110 or ' +
      '211 no rule says which yields. There 101 is the ground: “All players must always abide ' +
      'by all the rules then in effect”, and a vote that makes what they forbid makes nothing.',
    options: {
      'adopted-and-void': [
        'A change that has the votes and leads to what a rule forbids is adopted, with all that adoption earns and costs, but it is void and changes nothing.',
        'The change is adopted and scored, but it is void and changes nothing.',
      ],
      'not-adopted': [
        'A change is not adopted that has the votes and leads to what a rule forbids.',
        'The change is not adopted.',
      ],
      'adopted-in-effect': [
        'A change that has the votes and leads to what a rule forbids is adopted and takes effect all the same.',
        'The change is adopted and takes effect all the same.',
      ],
    },
  },
  'implicit-change': {
    question: 'If no rule in force says which changes may be made, may rules be changed?',
    reads: 'adoption',
    words:
      '116: changing the rules “is permitted only when a rule or set of rules explicitly or ' +
      'implicitly permits it”. The players or a Judge must decide if rules on adopting changes ' +
      'permit them.',
    // The answer decides whether play can go on at all, so it outlasts the turn.
    lasts: true,
    options: {
      no: 'Rules may not be changed where no rule in force says which changes may be made, and play cannot continue.',
      yes: [
        'Where no rule in force says which changes may be made, the rules that say what adopts a change permit all changes.',
        'The rules that say how a change is adopted permit all changes.',
      ],
    },
  },
  'last-rule-of-change': {
    question: 'May a change be adopted if no other can be adopted after it?',
    reads: 'adoption',
    words:
      '115: “Even rule-changes that amend or repeal their own authority are permissible.” If a ' +
      "rule forbids it, as Suber's 114 does, its card says so.",
    options: {
      'may-go': 'A change may be adopted after which no other can be.',
      'must-stay':
        'No change may be adopted after which no other can be; some way to change the rules must be left.',
    },
  },
  'silence-decides': {
    question: 'May silence adopt a proposal against its votes, or put a player out of the game?',
    reads: 'adoption',
    words:
      '203: “A rule-change is adopted if and only if the vote is unanimous among the eligible ' +
      'voters.” Silence is no vote. And a player who is put out may not be there to object.',
    empowers: true,
    options: {
      no: 'That nobody objected adopts no proposal against its votes and puts no player out.',
      yes: [
        'If nobody objects, what a record says is adopted against its votes, and a player whom it puts out is out.',
        'If nobody objects, a record may adopt a proposal against its votes, or put a player out of the game.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
