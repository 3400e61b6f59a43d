/**
 * The register of slots for the reference: everything that the mechanics of a rule can say. What
 * happens to a slot that several rules supply is in `slot-combination.ts`.
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

export interface Slot {
  /** What it governs and what its value is, in a sentence or two. */
  readonly says: string;
  /** A value of it, as a card writes it in YAML. */
  readonly example: string;
}

/** The words of a vocabulary, taken from the parser for the reference. */
const listed = (words: readonly string[]): string => words.join(', ');

export const SLOT_REFERENCE: Readonly<Record<SlotName, Slot>> = {
  proposers: {
    says: 'Who may propose: true or false of a player. Without it in force every player may.',
    example: '"!player.robot && player.strength > 0"',
  },
  changes: {
    says: `Which kinds of change each tier admits: ${listed(CHANGE_KINDS)}. Those that several rules admit are admitted together; an empty list says that rules of the tier may not be changed, and the list of a rule that claims to prevail over another here is meant to be whole. Without it in force no rule-change is possible.`,
    example: '{ mutable: [enact, amend, repeal, transmute], immutable: [transmute] }',
  },
  numbering: {
    says: 'The number with which proposals begin (`first`), and whether a changed rule takes the number of the proposal that changed it (takes-proposal-number) or keeps its own (keeps-its-own, as where nothing is said). Also which number a new rule has: the proposal’s (takes-proposal-number, as where rules number proposals and say nothing of it), the one that the proposal gives it (given), or the next after the highest that any rule has borne (next). And whether a rule that is enacted under the number of a repealed one goes on with its revisions (`reused-number`: goes-on), of which its enactment is then the next, or is a new rule whose revisions are counted from the beginning (begins-anew, as where nothing is said).',
    example: '{ first: 1, changed-rule: keeps-its-own, new-rule: given }',
  },
  electorate: {
    says: 'Who may vote: true or false of a player; `player.proposer` is true of whoever made the proposal. Without it in force every player may.',
    example: '"!player.robot"',
  },
  participation: {
    says: 'Whether every eligible voter must vote (required), or silence is abstention (optional).',
    example: 'required',
  },
  ballots: {
    says: 'How many votes a player has. Without it in force each listing of a player in a record is one vote, and a tally may have any number.',
    example: '1',
  },
  'voting-period': {
    says: 'How long a vote lasts, in minutes, hours, days or weeks, or a formula that chooses one, which may ask for the facts of the proposal; afterwards silence is abstention. Before it is over a vote may close once everyone has voted.',
    example: '3 days',
  },
  quorum: {
    says: 'What a vote needs in order to count at all: true or false of the votes, or a list of what is needed (`needs`) for a `kind` of change, a `tier`, both or (without `of`) every change. Within one rule, the most specific entry counts. `votes.voters` is how many voted, whatever their votes weigh.',
    example:
      '[{ needs: votes.cast >= votes.eligible / 2 }, { of: { kind: repeal }, needs: votes.voters >= 5 }]',
  },
  adoption: {
    says: 'What a proposal needs in order to be adopted: true or false of the votes, or a list of what is needed (`needs`) for a `kind` of change, a `tier`, both or (without `of`) every change. Within one rule, the most specific entry decides. Between rules on one kind of change and one tier, precedence decides. Without it in force no rule-change is possible.',
    example: '[{ of: { kind: transmute, tier: immutable }, needs: votes.unanimous }]',
  },
  retroactive: {
    says: 'Whether a change may take effect before the vote that adopted it is complete: forbidden or permitted. Earlier decisions are not judged anew.',
    example: 'forbidden',
  },
  turns: {
    says: 'The `order` of turns: by seat, by surname, by a formula over the player that gives a number, of which the lowest is first, or none, in which anyone may propose at any time; and its `direction`, forward or backward. Circuits are counted in every order but none, and without an `order` in force anyone may propose at any time. `seat` is short for `{ order: seat }`.',
    example: '{ order: seat, direction: backward }',
  },
  turn: {
    says: 'The parts of a turn in their order, propose and roll, each by itself, or as a `part` with `if`, the condition under which it belongs to the turn, and `faces`, how many the die has.',
    example: '[propose, { part: roll, if: game.medium == "table" }]',
  },
  quantities: {
    says: 'Quantities: for each one, the amount with which a player `starts` (nothing, if no rule says it). Then the `least` and the `most` that a player may hold, a `symbol`, and its `worth` in another quantity. If a holding is beyond a bound, a change towards the bound is lawful.',
    example: '{ points: { starts: 0 } }',
  },
  'proposal-facts': {
    says: 'Numbers that a proposal carries for formulas to use, between its `least` and its `most`; one to which no rule in force gives a `default` must be carried by every proposal. `default: none` says that it must, and so does `{}`.',
    example: '{ index: { default: 1 } }',
  },
  awards: {
    says: `What players gain or lose: \`on\` which occasion (${listed(AWARD_OCCASIONS)}), \`to\` whom (${listed(AWARD_RECIPIENTS)}), how many \`points\` (or which \`quantity\` and what \`amount\` of it), and \`if\` which condition holds. When a player leaves, that player is the proposer. The winner still holds this award when the next round begins, unless the round begins with that quantity anew. Players can hold each award, from 0 on if no rule declares it.`,
    example: '[{ on: defeated, to: proposer, points: -10 }]',
  },
  win: {
    says: 'When a player has won: true or false of a player.',
    example: '[{ when: player.points >= 100 }]',
  },
  deadlock: {
    says: 'Who wins when play cannot go on: the first player unable to complete a turn (first-unable), or the one who called for Judgment (caller).',
    example: 'first-unable',
  },
  tiers: {
    says: 'Further tiers while the rule is in force: the `id` by which records call each, its `title`, and `above` which other tier it stands, over whose rules its own prevail. Without `above`, or where that tier is no more, it yields to all others.',
    example: '[{ id: charter, title: Charter, above: immutable }, { id: bylaw, title: Bylaws }]',
  },
  limits: {
    says: 'The `least` and the `most` rules that a tier may have. Where a limit is passed already, a change that leads back to it is lawful, and so is one that leads no farther away.',
    example: '[{ of: mutable, most: 25 }]',
  },
  precedence: {
    says: `Which tests settle a conflict between rules, one after another: ${listed(PRECEDENCE_TESTS)}. Where the rule speaks of some conflicts alone, \`tests\` has the list, and \`between\` says for which rules (${listed(PRECEDENCE_BETWEEN)}): a conflict between others is left to the other rules of precedence.`,
    example: '{ between: same-tier, tests: [claims, lowest-number] }',
  },
  judge: {
    says: 'How a Judge is `chosen` (preceding-player, by-lot, or appointed: then the player who holds an office called judge, if anybody does, or one whom the holder of the office `appointed-by` names), how many judge together (`panel`) and how many an appeal (`appeal-panel`), `overruled-by` which votes or by the adoption of a proposal, until when it may be (`overruled-before`: next-turn, `overruled-within`: a time after it was given), which verdicts may be (`overrulable`) and what verdict an overruled Judgment becomes (`overruled-to`), who judges `then` (preceding-judge), by what consent the turn that Judgment `binds-next-turn` need not wait for it (or that it waits until-given), which `verdicts` there are, and how soon a Judge must answer (`accept-within`) and deliver (`deliver-within`).',
    example:
      '{ chosen: preceding-player, overruled-by: votes.unanimous, then: preceding-judge, binds-next-turn: votes.majority }',
  },
  forfeit: {
    says: 'Whether players may forfeit: allowed or forbidden.',
    example: 'allowed',
  },
  'winning-by': {
    says: 'The quantity by which alone one wins (`only`): no change may make winning anything but a mark of it. How high the mark is may depend on anything, such as the number of players; the condition may also ask more of the winner, such as an office. `points-only` is short for `{ only: points }`.',
    example: '{ only: points }',
  },
  offices: {
    says: 'Offices, and how many players may hold each: any number where `holders` is left out.',
    example: '{ speaker: { holders: 1 } }',
  },
  titles: {
    says: 'Whether rules must have titles (required), and whether a title names a rule (cite-by-title).',
    example: '[required, cite-by-title]',
  },
  becomes: {
    says: 'How a rule changes by its own terms: `when`, `unless` it has been amended, and into which `mechanics`.',
    example:
      '{ when: game.circuit >= 2, unless: amended, mechanics: { adoption: votes.majority } }',
  },
  overrides: {
    says: 'What a rule claims to prevail over: slots, rules by number or by letters such as VPRD, or a tier. It decides where rules conflict, as far as the rules on precedence heed claims. In a slot that adds up, a claim over the slot or over a rule by number is itself a conflict, if its rule speaks of the slot too or says nothing but claims: a card with `overrides: [206]` alone makes void what Rule 206 awards.',
    example: '[win]',
  },
  'defers-to': {
    says: 'What a rule says it yields to: slots, rules by number, or a tier. It decides as a claim to prevail does.',
    example: '[211, { tier: mutable }]',
  },
  'robot-votes': {
    says: 'When a robot votes for a proposal: true or false of what it threw.',
    example: 'roll.die > 3',
  },
  grants: {
    says: `Powers that the rule gives, used by an event or an act. Each entry says \`what\` (${listed(GRANTABLE)}) and \`of\` which quantities, offices, titles or tiers; for rules also which \`kinds\` of change. \`by\` says who may do it: anybody (as where it is left out), an adopted proposal (\`proposal\`), somebody by name, \`{ office: clerk }\`, or \`{ player: … }\`, true or false of a player. \`to\` is true or false of whoever receives it, joins, leaves, is renamed or wins. \`least\` and \`most\` bound what is given of a quantity at once; a loss is less than 0. \`often\` bounds how many \`times\` it may be done \`per\` ${listed(GRANT_PERIODS)}, by each of those who do it; whether each of several players may then be given as much at once is the reading \`grant-bound\`. \`if\` is a condition on the state of the game. Joining, leaving, names, pauses and rounds are free until a rule grants them; then only what a grant lets be done is done. A round that nobody has won sets holdings anew only by a grant of it, by a proposal or on the words of a rule. An office whose holders no rule grants is filled by adopted proposals; by an event it is filled on words alone.`,
    example:
      '[{ what: quantity, of: [points], by: { office: clerk }, to: "!player.robot", least: 0, most: 5, often: { times: 1, per: turn }, if: game.circuit > 0 }, { what: rules, of: [sacred], kinds: [amend], by: Magic Elf }, { what: leave, by: { player: player.points >= 0 } }]',
  },
  fiat: {
    says: 'Whose word alone changes the rules of certain `tiers`: that of the one named by `by`. It is short for a grant: `grants: [{ what: rules, of: [sacred], by: Magic Elf }]`.',
    example: '{ tiers: [sacred], by: Magic Elf }',
  },
  readings: {
    says: 'How questions are answered that the words of rules leave open: the id of each reading and the option taken (`unanimity-109` for the words of Rule 109 alone), from the moment when the rule is in force. A rule made in the game goes before game custom, and custom goes before a card of the Initial Set.',
    example: '{ renumbering: new-only }',
  },
};
