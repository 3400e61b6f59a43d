/** Each slot with its subject in a few words, and three examples for the reference. */
import type { SlotName } from '../mechanics/mechanics.ts';

/** One or more sentences. */
type Example = readonly [string, ...string[]];

interface SlotWords {
  readonly about: string;
  readonly examples: readonly [Example, Example, Example];
}

export const SLOT_WORDS: Readonly<Record<SlotName, SlotWords>> = {
  proposers: {
    about: 'who may propose',
    examples: [
      ['Every player may propose.'],
      ['A player may propose if the player is not a robot.'],
      ["A player may propose if the player's points are at least 10."],
    ],
  },
  changes: {
    about: 'kinds of change',
    examples: [
      ['Mutable rules may be enacted, amended or repealed.'],
      ['Immutable rules may be transmuted.'],
      ['Immutable rules may not be changed.'],
    ],
  },
  numbering: {
    about: 'numbering',
    examples: [
      [
        'Proposals are numbered from 301.',
        'A changed rule takes the number of the proposal that changed it.',
      ],
      [
        'Proposals are numbered from 1.',
        'A changed rule keeps its number.',
        'A new rule takes the next number after the highest of any rule.',
      ],
      [
        'A new rule has the number that its proposal gives it.',
        'A rule enacted under the number of a repealed rule counts as its next amendment.',
      ],
    ],
  },
  electorate: {
    about: 'who may vote',
    examples: [
      ['Every player may vote.'],
      ['A player may vote if the player is not a robot.'],
      ['A player may vote if the player is not the proposer.'],
    ],
  },
  participation: {
    about: 'participation in votes',
    examples: [
      ['Every eligible voter must vote.'],
      ['A player who does not vote is taken to abstain.'],
      [
        'Every eligible voter must vote if the game is played at a table, otherwise a player who does not vote is taken to abstain.',
      ],
    ],
  },
  ballots: {
    about: 'the votes of a player',
    examples: [
      ['Each player has one vote.'],
      ['Each player has as many votes as (2 if the player is the speaker, otherwise 1).'],
      ["Each player has as many votes as the player's points + 1."],
    ],
  },
  'voting-period': {
    about: 'the length of a vote',
    examples: [
      ['A vote is open for 3 days.'],
      ['A vote is open for 1 week.'],
      ['A vote is open for (2 days if the change is a repeal, otherwise 1 day).'],
    ],
  },
  quorum: {
    about: 'the quorum',
    examples: [
      ['A vote counts only if the votes cast are at least half of the votes that could be cast.'],
      ['A vote counts only if the number of those who voted is at least 3.'],
      ['A vote on a repeal counts only if the number of those who voted is at least 5.'],
    ],
  },
  adoption: {
    about: 'demands for adoption',
    examples: [
      ['A change is adopted if the vote is unanimous.'],
      ['A change is adopted if a majority is in favour.'],
      [
        'A transmutation of an immutable rule is adopted if the votes for are at least two thirds of the votes cast.',
      ],
    ],
  },
  retroactive: {
    about: 'effect before the vote',
    examples: [
      ['No change takes effect before the vote that adopted it is complete.'],
      ['A change may take effect before the vote that adopted it is complete.'],
      [
        'No change takes effect before the vote that adopted it is complete if the change is an amendment, otherwise a change may take effect before the vote that adopted it is complete.',
      ],
    ],
  },
  turns: {
    about: 'the order of turns',
    examples: [
      ['Turns go round in seat order.'],
      ['Turns go by surname, in alphabetical order.'],
      [
        "Turns go by the player's points, the lowest first.",
        'The order of turns is followed backward.',
      ],
    ],
  },
  turn: {
    about: 'parts of a turn',
    examples: [
      ['A turn is proposing and voting.'],
      ['A turn is proposing and voting, then throwing the die.'],
      ['A turn is throwing a die of 20 faces, then proposing and voting.'],
    ],
  },
  quantities: {
    about: 'quantities',
    examples: [
      ['Every player begins with 0 points.'],
      ['Every player begins with 10 coins.', 'No player has fewer than 0 coins.'],
      [
        'Every player begins with 3 lives.',
        'No player has more than 5 lives.',
        'The sign for lives is “♥”.',
      ],
    ],
  },
  'proposal-facts': {
    about: 'facts of proposals',
    examples: [
      ['Every proposal states its price.'],
      ['A proposal may state its price, which is otherwise 1.'],
      ['Every proposal states its price.', "A proposal's price is at least 1."],
    ],
  },
  awards: {
    about: 'awards',
    examples: [
      ['When a proposal is adopted, the proposer receives 10 points.'],
      ['When a proposal is defeated, the proposer loses 10 points.'],
      [
        'When a proposal is adopted, each who voted against it receives 2 coins, if the vote is not unanimous.',
      ],
    ],
  },
  win: {
    about: 'ways to win',
    examples: [
      ["A player wins when the player's points are at least 100."],
      ["A player wins when the player's coins are 50 and the player's points are more than 0."],
      [
        'A player wins when the number of circuits completed is at least 5 and the player is the speaker.',
      ],
    ],
  },
  deadlock: {
    about: 'the end of play that cannot go on',
    examples: [
      ['If play cannot go on, the first player unable to complete a turn wins.'],
      ['If play cannot go on, the player who invoked Judgment on it wins.'],
      [
        'If play cannot go on, the first player unable to complete a turn wins if the game is played at a table, otherwise if play cannot go on, the player who invoked Judgment on it wins.',
      ],
    ],
  },
  tiers: {
    about: 'tiers',
    examples: [
      ['There is a tier charter with the title “The Charter”, above the tier mutable.'],
      ['There is a tier custom with the title “Customs”, below all others.'],
      [
        'There is a tier charter with the title “The Charter”, above the tier mutable.',
        'There is a tier custom with the title “Customs”, below all others.',
      ],
    ],
  },
  limits: {
    about: 'limits',
    examples: [
      ['There may be at most 25 mutable rules.'],
      ['There must be at least one mutable rule.'],
      ['There must be at least 5 and at most 30 mutable rules.'],
    ],
  },
  precedence: {
    about: 'tests of precedence',
    examples: [
      ['Where rules conflict, the higher tier prevails.'],
      ['Where rules conflict, the lowest number prevails.'],
      [
        'Where rules of one tier conflict, what the rules say of themselves decides, then the lowest number prevails.',
      ],
    ],
  },
  judge: {
    about: 'judging',
    examples: [
      ['The Judge is drawn by lot.'],
      ['A verdict is one of “TRUE” or “FALSE”.', 'The Judge must give the Judgment within 3 days.'],
      [
        'When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.',
      ],
    ],
  },
  forfeit: {
    about: 'forfeiting',
    examples: [
      ['A player may forfeit the game.'],
      ['No player may forfeit the game.'],
      [
        'A player may forfeit the game if the number of circuits completed is at least 1, otherwise no player may forfeit the game.',
      ],
    ],
  },
  'winning-by': {
    about: 'what winning may be made',
    examples: [
      ['A player may win only with a number of points.'],
      ['A player may win only with a number of coins.'],
      ['A player may win only with a number of lives.'],
    ],
  },
  offices: {
    about: 'offices',
    examples: [
      ['There is one speaker.'],
      ['The office of guard has 3 holders.'],
      ['Any number of players may hold the office of knight.'],
    ],
  },
  titles: {
    about: 'titles',
    examples: [
      ['Every rule has a title.'],
      ['A rule may be cited by its title.'],
      ['Every rule has a title.', 'A rule may be cited by its title.'],
    ],
  },
  becomes: {
    about: 'changes of a rule by itself',
    examples: [
      [
        'Once the number of circuits completed is at least 2, this rule changes to say that a change is adopted if a majority is in favour.',
      ],
      ['Once the number of circuits completed is at least 2, this rule has no effect any more.'],
      [
        'Once the number of players is at least 5, unless it has been amended, this rule changes to say that a vote is open for 1 week.',
      ],
    ],
  },
  overrides: {
    about: 'claims to prevail',
    examples: [
      ['This rule prevails over Rule 201.'],
      ['This rule prevails over other rules on ways to win.'],
      ['This rule prevails over mutable rules.'],
    ],
  },
  'defers-to': {
    about: 'claims to yield',
    examples: [
      ['This rule yields to Rule 304.'],
      ['This rule yields to other rules on the quorum.'],
      ['This rule yields to immutable rules.'],
    ],
  },
  'robot-votes': {
    about: 'the votes of robots',
    examples: [
      ['A robot votes for a proposal if the number thrown is at least 4.'],
      ["A robot votes for a proposal if the proposal's number is more than 310."],
      ['A robot votes for a proposal in any case.'],
    ],
  },
  grants: {
    about: 'grants',
    examples: [
      ['An adopted proposal may fill the office of speaker.'],
      ['The holder of the office of banker may give at most 3 coins, once in each turn.'],
      ['Anybody may let a player leave.'],
    ],
  },
  fiat: {
    about: 'changes by word alone',
    examples: [
      ['The word of “the Magic Elf” alone changes mutable rules, without a vote.'],
      ['The word of “the Magic Elf” alone changes mutable and immutable rules, without a vote.'],
      ['The word of “the founder” alone changes charter rules, without a vote.'],
    ],
  },
  readings: {
    about: 'readings',
    examples: [
      ['A proposal may be withdrawn.'],
      ['A proposal may not be withdrawn; whatever has been proposed is voted on.'],
      ['A Judgment settles moves of its own turn, and what it says of others binds nobody.'],
    ],
  },
};
