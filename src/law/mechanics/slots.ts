/**
 * The reference of slots: all that mechanics can say. `slot-combination.ts` says how several rules
 * combine in one slot.
 */
import {
  AWARD_OCCASIONS,
  AWARD_RECIPIENTS,
  CHANGE_KINDS,
  GRANT_PERIODS,
  GRANTABLE,
  PRECEDENCE_BETWEEN,
  PRECEDENCE_TESTS,
  type SlotName,
} from './mechanics.ts';

type SlotExample = readonly [string, ...string[]];

export interface Slot {
  /** The topic and value, in a sentence or two. */
  readonly says: string;
  /** A value of it, as a card writes it in YAML. */
  readonly example: string;
  /** Three examples, each of one or more sentences. */
  readonly examples: readonly [SlotExample, SlotExample, SlotExample];
}

/** A vocabulary as text, taken from the parser. */
const listed = (words: readonly string[]): string => words.join(', ');

export const SLOT_REFERENCE: Readonly<Record<SlotName, Slot>> = {
  proposers: {
    says: 'Who may propose: true or false of a player. Without it in force every player may.',
    example: '"!player.robot && player.strength > 0"',
    examples: [
      ['Every player may propose.'],
      ['A player may propose if the player is not a robot.'],
      ["A player may propose if the player's points are at least 10."],
    ],
  },
  changes: {
    says: `Which kinds of change each tier admits: ${listed(CHANGE_KINDS)}. The lists of several rules add up. If a rule claims to prevail over another here, its list is the whole. No other rule adds to a list under \`only\`. An empty list says that rules of the tier may not be changed. Without it in force no rule-change is possible.`,
    example: '{ mutable: [enact, amend, repeal, transmute], immutable: [transmute] }',
    examples: [
      ['Mutable rules may be enacted, amended or repealed.'],
      ['Immutable rules may only be transmuted.'],
      ['Immutable rules may not be changed.'],
    ],
  },
  numbering: {
    says: 'The number of the first proposal (`first`). `changed-rule`: a changed rule keeps its own number (keeps-its-own, the default), or takes that of its proposal (takes-proposal-number). `new-rule`: a new rule takes the number of its proposal (takes-proposal-number), or a number that the proposal gives it (given). Or it takes the next number after the highest that any rule has had (next). The default is takes-proposal-number, if rules number proposals. `reused-number` is for a rule that is enacted under the number of a repealed one. It continues the revisions of that rule (goes-on), or begins revisions of its own (begins-anew, the default).',
    example: '{ first: 1, changed-rule: keeps-its-own, new-rule: given }',
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
    says: 'Who may vote: true or false of a player; `player.proposer` is true of whoever made the proposal. Without it in force every player may.',
    example: '"!player.robot"',
    examples: [
      ['Every player may vote.'],
      ['A player may vote if the player is not a robot.'],
      ['A player may vote if the player is not the proposer.'],
    ],
  },
  participation: {
    says: 'Whether every eligible voter must vote (required), or silence is abstention (optional).',
    example: 'required',
    examples: [
      ['Every eligible voter must vote.'],
      ['A player who does not vote is taken to abstain.'],
      [
        'Every eligible voter must vote if the game is played at a table, otherwise a player who does not vote is taken to abstain.',
      ],
    ],
  },
  ballots: {
    says: 'How many votes a player has. Without it in force each listing of a player in a record is one vote. A tally may have any number. The reading `votes-without-rule` may say that a player has one vote.',
    example: '1',
    examples: [
      ['Each player has one vote.'],
      ['Each player has as many votes as (2 if the player is the speaker, otherwise 1).'],
      ["Each player has as many votes as the player's points + 1."],
    ],
  },
  'voting-period': {
    says: 'How long a vote lasts, in minutes, hours, days or weeks, or a formula that chooses one. The formula may use the facts of the proposal. Afterwards silence is abstention. A vote may close earlier once everyone has voted.',
    example: '3 days',
    examples: [
      ['A vote is open for 3 days.'],
      ['A vote is open for 1 week.'],
      ['A vote is open for (2 days if the change is a repeal, otherwise 1 day).'],
    ],
  },
  quorum: {
    says: 'The condition on which a vote counts at all: true or false of the votes. Or a list of conditions (`needs`), each for a `kind` of change, a `tier` or both. Without `of` it is for every change. Within one rule, the most specific entry counts. `votes.voters` is how many voted, whatever their votes weigh.',
    example:
      '[{ needs: votes.cast >= votes.eligible / 2 }, { of: { kind: repeal }, needs: votes.voters >= 5 }]',
    examples: [
      ['A vote counts only if the votes cast are at least half of the votes that could be cast.'],
      ['A vote counts only if the number of those who voted is at least 3.'],
      ['A vote on a repeal counts only if the number of those who voted is at least 5.'],
    ],
  },
  adoption: {
    says: 'The condition on which a proposal is adopted: true or false of the votes. Or a list of conditions (`needs`), each for a `kind` of change, a `tier` or both. Without `of` it is for every change. Within one rule, the most specific entry decides. Between rules on one kind of change and one tier, precedence decides. Without it in force no rule-change is possible.',
    example: '[{ of: { kind: transmute, tier: immutable }, needs: votes.unanimous }]',
    examples: [
      ['A change is adopted if the vote is unanimous.'],
      ['A change is adopted if a majority is in favour.'],
      [
        'A transmutation of an immutable rule is adopted if the votes for are at least two thirds of the votes cast.',
      ],
    ],
  },
  retroactive: {
    says: 'Whether a change may take effect before the vote that adopted it is complete: forbidden or permitted. Earlier decisions are not judged anew.',
    example: 'forbidden',
    examples: [
      ['No change takes effect before the vote that adopted it is complete.'],
      ['A change may take effect before the vote that adopted it is complete.'],
      [
        'No change takes effect before the vote that adopted it is complete if the change is an amendment, otherwise a change may take effect before the vote that adopted it is complete.',
      ],
    ],
  },
  turns: {
    says: 'The `order` of turns: by seat, by surname, none, or a formula for each player, whose lowest number is first. Its `direction` is forward or backward. With the order none, or no `order` in force, anyone may propose at any time, and no circuits are counted. `seat` is short for `{ order: seat }`.',
    example: '{ order: seat, direction: backward }',
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
    says: 'The parts of a turn in their order: propose and roll. A part may be a mapping of `part`, `if` and `faces`. It belongs to the turn if the condition is true, and the die has so many faces.',
    example: '[propose, { part: roll, if: game.medium == "table" }]',
    examples: [
      ['A turn is proposing and voting.'],
      ['A turn is proposing and voting, then throwing the die.'],
      ['A turn is throwing a die of 20 faces, then proposing and voting.'],
    ],
  },
  quantities: {
    says: 'Quantities: for each one, the amount with which a player `starts` (nothing, if no rule says it). Then the `least` and the `most` that a player may hold, a `symbol`, and its `worth` in another quantity. If a holding is beyond a bound, a change towards the bound is lawful.',
    example: '{ points: { starts: 0 } }',
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
    says: 'Numbers that a proposal carries for formulas to use, each between its `least` and its `most`. Every proposal must carry a number that has no `default` in any rule in force. `default: none` says so, and so does `{}`.',
    example: '{ index: { default: 1 } }',
    examples: [
      ['Every proposal states its price.'],
      ['A proposal may state its price, which is otherwise 1.'],
      ['Every proposal states its price.', "A proposal's price is at least 1."],
    ],
  },
  awards: {
    says: `Gains and losses of players. \`on\` is the occasion (${listed(AWARD_OCCASIONS)}), and \`to\` the recipient (${listed(AWARD_RECIPIENTS)}). \`points\` says how many, or \`quantity\` and \`amount\` say what and how much. \`if\` is a condition. When a player leaves, that player is the proposer. The winner still holds this award when the next round begins, unless the round begins with that quantity anew. Players can hold each award, from 0 on if no rule declares it.`,
    example: '[{ on: defeated, to: proposer, points: -10 }]',
    examples: [
      ['When a proposal is adopted, the proposer receives 10 points.'],
      ['When a proposal is defeated, the proposer loses 10 points.'],
      [
        'When a proposal is adopted, each who voted against it receives 2 coins, if the vote is not unanimous.',
      ],
    ],
  },
  win: {
    says: 'When a player has won: true or false of a player.',
    example: '[{ when: player.points >= 100 }]',
    examples: [
      ["A player wins when the player's points are at least 100."],
      ["A player wins when the player's coins are 50 and the player's points are more than 0."],
      [
        'A player wins when the number of circuits completed is at least 5 and the player is the speaker.',
      ],
    ],
  },
  deadlock: {
    says: 'The winner when play cannot go on: the first player unable to complete a turn (first-unable), or Judgment’s caller (caller).',
    example: 'first-unable',
    examples: [
      ['If play cannot go on, the first player unable to complete a turn wins.'],
      ['If play cannot go on, the player who invoked Judgment on it wins.'],
      [
        'If play cannot go on, the first player unable to complete a turn wins if the game is played at a table, otherwise if play cannot go on, the player who invoked Judgment on it wins.',
      ],
    ],
  },
  tiers: {
    says: 'Further tiers while the rule is in force. Each has an `id` for records and a `title`. It is `above` another tier: its rules prevail over those of that tier. Without `above`, or if that tier is gone, it yields to all others. No rule places a tier above those of the ruleset that prevail over its own.',
    example: '[{ id: charter, title: Charter, above: immutable }, { id: bylaw, title: Bylaws }]',
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
    says: 'The `least` and the `most` rules that a tier may have. If a limit is exceeded already, a change is lawful that leads back to it, or no farther away.',
    example: '[{ of: mutable, most: 25 }]',
    examples: [
      ['There may be at most 25 mutable rules.'],
      ['There must be at least one mutable rule.'],
      ['There must be at least 5 and at most 30 mutable rules.'],
    ],
  },
  precedence: {
    says: `Which tests settle a conflict between rules, one after another: ${listed(PRECEDENCE_TESTS)}. If the rule speaks only of some conflicts, \`tests\` has the list, and \`between\` says for which rules (${listed(PRECEDENCE_BETWEEN)}). Other rules of precedence settle the other conflicts.`,
    example: '{ between: same-tier, tests: [claims, lowest-number] }',
    examples: [
      ['Where rules conflict, the higher tier prevails.'],
      ['Where rules conflict, the lowest number prevails.'],
      [
        'Where rules of one tier conflict, what the rules say of themselves decides, then the lowest number prevails.',
      ],
    ],
  },
  judge: {
    says: '`chosen` says how a Judge is chosen: preceding-player, by-lot or appointed. An appointed Judge holds the office called judge, or the holder of the office `appointed-by` names one. `panel` says how many judge together, and `appeal-panel` how many judge an appeal. `appeals` says how many appeals a question may have. `overruled-by` is a condition on the votes, or the adoption of a proposal. `overruled-before` (next-turn) and `overruled-within` (a time after the ruling) end the right to overrule. `overrulable` lists the verdicts that can be overruled, and `overruled-to` is the verdict that they become. `then` says who judges next (preceding-judge). `binds-next-turn` is the consent with which the next turn need not wait for the Judgment, or until-given if it always waits. `verdicts` lists the verdicts, and `finds-deadlock` those which find that play cannot go on. `accept-within` and `deliver-within` say how soon a Judge must answer and rule.',
    example:
      '{ chosen: preceding-player, overruled-by: votes.unanimous, then: preceding-judge, binds-next-turn: votes.majority }',
    examples: [
      ['The Judge is drawn by lot.'],
      ['A verdict is one of “TRUE” or “FALSE”.', 'The Judge must give the Judgment within 3 days.'],
      [
        'When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.',
      ],
    ],
  },
  forfeit: {
    says: 'Whether players may forfeit: allowed or forbidden.',
    example: 'allowed',
    examples: [
      ['A player may forfeit the game.'],
      ['No player may forfeit the game.'],
      [
        'A player may forfeit the game if the number of circuits completed is at least 1, otherwise no player may forfeit the game.',
      ],
    ],
  },
  'winning-by': {
    says: 'The quantity by which alone one wins (`only`): no change may make winning anything but a mark of it. The mark may depend on anything, such as the number of players. The condition may also demand more, such as an office. `points-only` is short for `{ only: points }`.',
    example: '{ only: points }',
    examples: [
      ['A player may win only with a number of points.'],
      ['A player may win only with a number of coins.'],
      ['A player may win only with a number of lives.'],
    ],
  },
  offices: {
    says: 'Offices, and how many players may hold each. Without `holders` it is any number.',
    example: '{ speaker: { holders: 1 } }',
    examples: [
      ['There is one speaker.'],
      ['The office of guard has 3 holders.'],
      ['Any number of players may hold the office of knight.'],
    ],
  },
  titles: {
    says: 'Whether rules must have titles (required), and whether a title names a rule (cite-by-title).',
    example: '[required, cite-by-title]',
    examples: [
      ['Every rule has a title.'],
      ['A rule may be cited by its title.'],
      ['Every rule has a title.', 'A rule may be cited by its title.'],
    ],
  },
  becomes: {
    says: 'How a rule changes by its own terms: `when`, `unless` it has been amended, and into which `mechanics`.',
    example:
      '{ when: game.circuit >= 2, unless: amended, mechanics: { adoption: votes.majority } }',
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
    says: 'What a rule claims to prevail over: slots, rules by number or by letters such as VPRD, or a tier. It decides conflicts of rules, if the rules on precedence accept claims. In a slot that adds up, rules do not conflict by themselves. There the claim makes the conflict, if its rule fills the slot too, or has only claims. So a card with `overrides: [206]` alone makes void what Rule 206 awards.',
    example: '[win]',
    examples: [
      ['This rule prevails over Rule 201.'],
      ['This rule prevails over other rules on ways to win.'],
      ['This rule prevails over mutable rules.'],
    ],
  },
  'defers-to': {
    says: 'What a rule says it yields to: slots, rules by number, or a tier. It decides as a claim to prevail does.',
    example: '[211, { tier: mutable }]',
    examples: [
      ['This rule yields to Rule 304.'],
      ['This rule yields to other rules on the quorum.'],
      ['This rule yields to immutable rules.'],
    ],
  },
  'robot-votes': {
    says: 'When a robot votes for a proposal: true or false of what it threw.',
    example: 'roll.die > 3',
    examples: [
      ['A robot votes for a proposal if the number thrown is at least 4.'],
      ["A robot votes for a proposal if the proposal's number is more than 310."],
      ['A robot votes for a proposal in any case.'],
    ],
  },
  grants: {
    says: `Powers that the rule gives, used by an event or an act. Each entry says \`what\` (${listed(GRANTABLE)}) and \`of\` which quantities, offices, titles or tiers; for rules also which \`kinds\` of change. \`by\` says who may do it: anybody (the default), an adopted proposal (\`proposal\`), somebody by name, or \`{ office: clerk }\`. Or it is \`{ player: … }\`, true or false of a player. \`to\` is true or false of the player who receives it, joins, leaves, is renamed or wins. \`least\` and \`most\` bound what is given of a quantity at once; a loss is less than 0. \`often\` bounds how many \`times\` each player may do it \`per\` ${listed(GRANT_PERIODS)}. The reading \`grant-bound\` says if each of several recipients may have as much at once. \`if\` is a condition on the state of the game. Joining, leaving, names, pauses and rounds are free until a rule grants them; from then on they need a grant. If nobody won a round, its end resets holdings only by a grant, a proposal or a rule's words. If no rule grants who fills an office, an adopted proposal fills it; an event fills it on words alone.`,
    example:
      '[{ what: quantity, of: [points], by: { office: clerk }, to: "!player.robot", least: 0, most: 5, often: { times: 1, per: turn }, if: game.circuit > 0 }, { what: rules, of: [sacred], kinds: [amend], by: Magic Elf }, { what: leave, by: { player: player.points >= 0 } }]',
    examples: [
      ['An adopted proposal may fill the office of speaker.'],
      ['The holder of the office of banker may give at most 3 coins, once in each turn.'],
      ['Anybody may let a player leave.'],
    ],
  },
  fiat: {
    says: 'One named person (`by`) may change the rules of certain `tiers` by word alone. It is short for a grant: `grants: [{ what: rules, of: [sacred], by: Magic Elf }]`.',
    example: '{ tiers: [sacred], by: Magic Elf }',
    examples: [
      ['The word of “the Magic Elf” alone changes mutable rules, without a vote.'],
      ['The word of “the Magic Elf” alone changes mutable and immutable rules, without a vote.'],
      ['The word of “the founder” alone changes charter rules, without a vote.'],
    ],
  },
  readings: {
    says: 'Answers to questions that the words of rules leave open: the id of each reading, and an option of it. They count while the rule is in force. `unanimity-109` is for the words of Rule 109 alone. A rule made in the game comes before game custom, and custom comes before a card of the Initial Set.',
    example: '{ renumbering: new-only }',
    examples: [
      ['A proposal may be withdrawn.'],
      ['A proposal may not be withdrawn; whatever has been proposed is voted on.'],
      ['A Judgment settles moves of its own turn, and what it says of others binds nobody.'],
    ],
  },
};
