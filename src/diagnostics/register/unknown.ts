/** Codes for names that nothing in the archive has, or that nothing has any more. */
import type { CodeEntry } from './entry.ts';

const unknown = (title: string) => ({ class: 'unknown', severity: 'error', title }) as const;

export const UNKNOWN = {
  'unknown/player': unknown('Nobody of that name plays'),
  'unknown/rule': unknown('There is no such rule'),
  'unknown/proposal': unknown('There is no such proposal'),
  'unknown/judgment': unknown('There is no such judgment'),
  'unknown/event': unknown('No event has that id'),
  'unknown/ruleset': unknown('There is no such ruleset'),
  'unknown/title': unknown('No rule has that title'),
  'unknown/tier': unknown('There is no such tier'),
  'unknown/name': unknown('No rule declares that name'),
  'gone/rule': unknown('The rule had been repealed'),
  'gone/player': unknown('The player had left the game'),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const UNKNOWN_REASONS: Readonly<Record<keyof typeof UNKNOWN, string>> = {
  'unknown/player':
    'The record names somebody who is not in the game’s list of players, and whom no event has brought in. Suber’s Rule 105 gives the vote to the players alone, so the archive has to know who they are.',
  'unknown/rule':
    'The record cites a rule that this game never had, or a number that does not name one rule now. Suber’s Rule 108 gives every rule-change a number so that people can refer to it. A reference that leads nowhere is no reference.',
  'unknown/proposal':
    'The record refers to a proposal that the game has no record of. A record that comes after a vote, or settles it, needs that vote.',
  'unknown/judgment':
    'The record refers to a judgment that the game does not have. People cite precedents so that others can look them up.',
  'unknown/event':
    'A Judgment names an event by its id, but no event of the game has that id. Under Suber’s Rule 212 a Judgment answers a question that has arisen in the game. A Judgment on an event that does not exist settles nothing.',
  'unknown/ruleset':
    'A game begins with an Initial Set of rules. The set that this game names is not under rulesets in the content folder. Nothing in the game can be judged without it.',
  'unknown/title':
    'The record calls a rule by a title. No rule in force has it, or the rules in force do not let people call rules by their titles. In Suber’s set rules have numbers only.',
  'unknown/tier':
    'The change names a tier that the rules do not have at that moment. Suber’s set has two, the immutable rules and the mutable ones (Rule 101). A rule in force may add others, and they last as long as that rule.',
  'unknown/name':
    'A formula in the mechanics of a rule uses a name that no rule declares. The name is close to one that is declared, so it is probably misspelt. Without a value for it, play would later stop, far from the card. A name that is close to none is only noted, since a later rule may declare it. A change that hands out a new quantity, office or title creates it even if misspelt, and is noted.',
  'gone/rule':
    'The cited rule was once in force, but was repealed before the moment of this record. A repealed rule has no effect. In Suber’s set players abide by the rules then in effect, in their form at that time (Rule 101).',
  'gone/player':
    'In this record somebody acts, votes or is paid who had already left. Somebody who left or forfeited is not a player. Only players vote and take turns, as in Suber’s set (Rules 105 and 113).',
};
