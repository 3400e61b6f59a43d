/** Codes for names that nothing in the archive has, or that nothing has any more. */
import type { CodeEntry, CodeWords } from './entry.ts';

const unknown = (words: CodeWords) => ({ class: 'unknown', severity: 'error', ...words }) as const;

export const UNKNOWN = {
  'unknown/player': unknown({
    title: 'Nobody of that name plays',
    mend: 'Correct the id. Somebody who came later is brought in by a join event, dated before the first thing they do.',
  }),
  'unknown/rule': unknown({
    title: 'There is no such rule',
    mend: 'Cite the rule by the number it has at that moment, or by one that it has had before.',
  }),
  'unknown/proposal': unknown({
    title: 'There is no such proposal',
    mend: 'Correct the number. A proposal that was made but whose record is gone is recorded with lost: true.',
  }),
  'unknown/judgment': unknown({
    title: 'There is no such judgment',
    mend: 'Correct the number, or record the judgment.',
  }),
  'unknown/event': unknown({
    title: 'No event has that id',
    mend: 'Correct the id, or write it beside the event that is meant: id.',
  }),
  'unknown/ruleset': unknown({
    title: 'There is no such ruleset',
    mend: 'Correct the name, or add the ruleset with its cards.',
  }),
  'unknown/title': unknown({
    title: 'No rule has that title',
    mend: 'Cite the rule by its number, or correct the title.',
  }),
  'unknown/tier': unknown({
    title: 'There is no such tier',
    mend: 'Correct the id of the tier. A new tier is added first by a rule that has it under tiers in its mechanics.',
  }),
  'unknown/name': unknown({
    title: 'No rule declares that name',
    mend: 'Correct the name on the card, or declare it in the mechanics of a rule.',
  }),
  'gone/rule': unknown({
    title: 'The rule had been repealed',
    mend: 'Cite a rule that was in force on that day. To bring the old rule back, a proposal must enact it again.',
  }),
  'gone/player': unknown({
    title: 'The player had left the game',
    mend: 'Correct the player or the date. Somebody who returned is brought back by a join event.',
  }),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const UNKNOWN_REASONS: Readonly<Record<keyof typeof UNKNOWN, string>> = {
  'unknown/player':
    'The record names a player whom neither the game’s list of players nor any event has brought into the game. Suber’s Rule 105 gives the vote to the players and to nobody else, so the archive has to know who they are.',
  'unknown/rule':
    'The record cites a rule that this game has never had, or one by a number that several rules bear or that is no longer its name. Suber’s Rule 108 gives every rule-change a number so that it can be referred to, and a reference that leads nowhere is no reference.',
  'unknown/proposal':
    'The record refers to a proposal of which the game has no record. Whatever stands after a vote, or settles it, needs that vote to be there.',
  'unknown/judgment':
    'The record refers to a judgment that the game does not have. Precedents are cited so that they can be looked up.',
  'unknown/event':
    'A Judgment names an event by its id, and no event of the game bears that id. A ruling that leads nowhere settles nothing: under Suber’s Rule 212 it is given on a question that has arisen in the game.',
  'unknown/ruleset':
    'A game begins with an Initial Set of rules, and the one that this game names is not under rulesets in the content folder. Without it nothing in the game can be judged.',
  'unknown/title':
    'The record calls a rule by a title, and no rule in force bears it or the rules in force do not provide for calling rules by their titles. In Suber’s set rules have numbers only.',
  'unknown/tier':
    'The change names a tier that the rules do not have at that moment. Suber’s set has two, the immutable rules and the mutable ones (Rule 101); a rule in force may add others, and they are there as long as that rule is.',
  'unknown/name':
    'A formula in the mechanics of a rule asks for a quantity, an office, a fact or a tier that no rule declares, and its name is close to one that is declared. The formula would have no value on the day on which it is needed, and play would stop there, far from the card. Of a name that is close to none there is only a note, since a rule to come may declare it. There is a note too where a change hands out a quantity, an office or a title that nothing else names: that makes it one, also where its name was only misspelt.',
  'gone/rule':
    'The rule that is cited was once in force but was repealed before the moment of this record. A repealed rule has no effect; in Suber’s set players abide by the rules then in effect, in the form in which they are then in effect (Rule 101).',
  'gone/player':
    'The record has somebody act, vote or be paid who had left before that moment. Somebody who has left or forfeited is not a player, and only players vote and take turns, as in Suber’s set (Rules 105 and 113).',
};
