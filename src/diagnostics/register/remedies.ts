/**
 * The remedy of each code, unless a finding has its own. A page loads this after the first verdict, so that
 * the engine in a browser stays small.
 */
import type { Code } from '../codes.ts';

export const REMEDIES: Readonly<Record<Code, string>> = {
  'format/yaml':
    'Look at the characters marked. Usually a quotation mark or a bracket is left open, or a line has tabs or the wrong indent. A text with a colon needs quotation marks around it.',
  'format/conflict':
    'Keep what is right in both versions, such as the votes of each. Remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  'format/key':
    'Correct the spelling, or remove the key. Put commentary that nobody said in the game under notes.',
  'format/type':
    'Write a number as 301, a date as 2009-08-17, a player by id as ada. Write a list as [ada, ben], and a mapping as { ada: 3 }. Write yes or no as true or false. Put a text in straight quotation marks if YAML would read it differently, such as the word no.',
  'format/missing':
    'Write it into this record. The register of keys marks with * the keys that a record of each kind must have.',
  'format/duplicate': 'Remove one of the two, or give the second its own number.',
  'format/file':
    'Move the file out of the content folder, or give it a record’s name, place and encoding.',
  'format/character':
    'Remove the character, or replace it with a space. Usually it comes from a page or document that the text was copied from.',
  'format/markdown': 'Divide the text or the paragraph at the place marked, or nest it less.',
  'format/formula':
    'Correct the characters marked. The reference of mechanics lists the names that are allowed there. If no formula can say it, the rule’s words still can. Record the results as events that cite the rule.',
  'format/sentence':
    'Use one of the words that the finding names. `nomic mechanics` says how a sentence is understood. If no sentence can say it, the rule’s words still can. Record the results as events that cite the rule.',
  'format/date':
    'Write the date in one of those forms, or leave the key out if the record does not say.',
  'unknown/player':
    'Correct the id. If somebody came later, add a join event, dated before the first thing they do.',
  'unknown/rule':
    'Cite the rule by the number that it has at that moment, or by one that it had before.',
  'unknown/proposal':
    'Correct the number. If the record of a proposal is gone, record the proposal with lost: true.',
  'unknown/judgment': 'Correct the number, or record the judgment.',
  'unknown/event': 'Correct the id, or write it in the event that you mean, under id.',
  'unknown/ruleset': 'Correct the name, or add the ruleset with its cards.',
  'unknown/title': 'Cite the rule by its number, or correct the title.',
  'unknown/tier':
    'Correct the id of the tier. To add a tier, enact a rule first that has it under tiers in its mechanics.',
  'unknown/name': 'Correct the name on the card, or declare it in the mechanics of a rule.',
  'gone/rule':
    'Cite a rule that was in force on that day. To bring the old rule back, a proposal must enact it again.',
  'gone/player':
    'Correct the player or the date. If somebody returned, record it with a join event.',
  'turn/out-of-order':
    'Check the proposer and the order of the proposals. If a turn was passed over by consent, a Judgment can let the move stand.',
  'turn/judgment-pending':
    'Record the consent of the others as a consent event. After the Judgment, going on counts as consent, unless the record names only some who consent: see the reading stay-ends.',
  'turn/incomplete':
    'Record the missing part before the next turn, such as the roll of the die or the vote’s close.',
  'turn/robot':
    'Correct the name of the proposer, or remove robot from the player if a person was playing.',
  'turn/roll': 'Remove the roll, or correct its player, its date or its proposal.',
  'proposal/ineligible':
    'Correct the proposer or the date. Or record first what lets the player propose: the appointment, or what the player received.',
  'proposal/number':
    "Give the proposal, or the new rule, the number that the finding asks for. If a proposal's record is gone, keep its number with lost: true.",
  'proposal/not-permitted':
    'Change the rule in a way that the rules in force allow, or change a different rule. A proposal of its own can transmute the rule first.',
  'proposal/text':
    'Quote the words that the rule had at that moment, enough of them that they occur only once. Or give the full new text as the body.',
  'vote/ineligible':
    'Remove the name from the votes, or correct the date on which the player joined or left.',
  'vote/twice':
    'Keep the name only where the vote was cast. If a rule grants more votes than one, its mechanics count them.',
  'vote/strength':
    'Correct the strength, or leave it out: the rules give it. If a rule or an event gave the player more, record that first.',
  'vote/missing':
    'Record the missing vote. If only the numbers are known, record them as a tally; if not even those are, record the outcome.',
  'vote/late': 'Correct the dates, or remove the late vote.',
  'vote/revised':
    "Remove the vote, or record the player's new vote, with its day. If a rule or custom lets votes stand after a change, declare the reading “revised-votes”.",
  'vote/robot': 'Correct the robot’s vote or its throw.',
  'effect/retroactive':
    'Remove effective, or set it to the close of the vote or later. The text of the change can stay as it is.',
  'limit/breached':
    'Record the proposal as the players treated it. If they let it stand, a Judgment has to say so.',
  'grant/breached':
    'Record it as the rule allows it, and name the one who does it under `by` if that matters. A different rule may grant more, and a Judgment can let it stand.',
  'mechanics/unstated':
    'Write mechanics: keep if the new words do not affect them, or mechanics: none if none are left. If they change, write the new ones.',
  'judge/wrong':
    'Correct the Judge. If Judgment belongs to a different turn, correct the date on which it was invoked.',
  'judge/overruled-how':
    'Record the votes that overruled the Judge. If there were too few, the first Judgment stands.',
  'judge/verdict':
    'Record the ruling in one of the forms allowed, and put everything else into the reasons.',
  'judge/late': 'Correct the dates, or record the refusal and the next Judge.',
  'points/no-authority':
    'Under the key rule, cite the rule that gave them. It must have been in force on that day and must concern what it gives.',
  'office/no-authority':
    'Cite the rule that creates the office, or correct the name or the number of its holders.',
  'seat/no-authority':
    'If the player left of their own accord, name nobody who removed them. If a rule lets others put a player out, its card may grant it. A Judgment can let it stand.',
  'exchange/unequal':
    'Record the exchange at the worth that the rule sets. If it was no exchange, record two changes, each under its rule.',
  'forfeit/forbidden':
    'Record the departure as leave if the player simply went, or correct the date.',
  'win/not-by-points':
    'Change how much is needed or how it is earned. Or first transmute the rule that forbids the change.',
  'game/over':
    'Correct the dates. If the players agreed to go on, declare it as game custom with the reading play-after-win.',
  'author/not-theirs': 'Let the player send it, or one of the clerks that game.md names.',
  'outcome/mismatch':
    'Look at the votes first, then at the count shown. If both are right, the players read the rules differently. Declare that reading in game.md, or record the Judgment that settled it.',
  'awards/mismatch':
    'Follow the arithmetic shown. Usually a vote, a penalty on the same day or a reading, such as one on rounding, explains the difference.',
  'scores/mismatch':
    'Compare the entries with your source. A penalty that is not recorded, or is recorded on another day, is the usual cause.',
  'winner/mismatch':
    'Check the scores and the rule on winning. Record a winner whom a Judge declared in the judgment, under settles.',
  'turn/unknown-proposer':
    'Write `by:` if you find out. If not, declare in game.md how the players count such a proposal, with the reading unknown-proposer. Or record the Judgment that lets it stand.',
  'law/conflict':
    'Record a Judgment on the question, with settles naming the move or the reading. A proposal can make one of the rules yield in future.',
  'law/no-change-possible':
    'If a rule says who wins when play cannot go on, record the winner. Record the Judgment first if its caller wins. If no rule does, record the Judgment that says what follows.',
  'win/simultaneous':
    'Declare in game.md how your table reads it, with the reading simultaneous-win, or record the Judgment that named the winner.',
  'win/on-words':
    'If the words grant it, say so with `grants` on the card of the rule. If not, record the Judgment that lets the event stand or names the winner.',
  'law/on-words':
    'If the words grant it, say so with `grants` on the card of the rule. If not, record the Judgment that lets the event stand or settles the move.',
  'reading/open':
    'Record the Judgment that settled the question, or declare in game.md which reading the players took and why.',
  'history/rewritten':
    'Put the record back as it was. If it was wrong, correct it openly. `nomic correct` adds corrected: { on, why } to its front matter, or to the entry of one event. Commentary under notes may be changed at any time.',
  contestable:
    'You need not do anything. To make the reading the players’ own, declare it in game.md with the reason, or record a Judgment.',
  attested:
    'You need not do anything. If you find the names, record them under votes, and the engine verifies the rest.',
  'scores/stand':
    'You need not do anything. If you find the cause of the difference, record it as an event under its rule, and remove stands.',
  'grant/words-alone':
    'You need not do anything. If the words grant it, the card of the rule may say so with `grants`. The engine then checks by whom, to whom, how much and how often.',
  'by-judgment': 'You need not do anything. The Judgment named gives the reasons.',
  unobjected:
    'You need not do anything. If somebody objects after all, remove stands and put the question to a Judge.',
  'stands/needless': 'Remove stands, or move it to the record that was played against a rule.',
  implausible: 'Correct it if it is a slip. If it is right, you need not do anything.',
  'game/waiting':
    'You need not do anything before the Judgment is given. The replay goes on once it is recorded.',
  'judge/out-of-reach':
    'You need not do anything. The readings “past-moves” and “judged-events” say if Judgments reach farther. If they do not, a proposal can put the matter right.',
  'judge/words-only':
    'You need not do anything. Record the decision of the ruling under settles, or as events that cite the rule. If mechanics can say the words, a proposal can amend the rule with them.',
  'judge/refusal-pending':
    'You need not do anything. The refusal is counted once the Judgment is recorded.',
  'history/back-dated': 'You need not do anything if the date is right. If not, correct the date.',
  'player/alike':
    'You need not do anything if the names are right. If not, correct the mistyped one, or add something that tells the two apart.',
  'law/void': 'You need not do anything. A proposal can amend the rule that yields.',
  'change/past-stands':
    'You need not do anything. If the change was to alter earlier awards, record that in an event that cites it.',
  'change/no-difference': 'You need not do anything, unless the vote was on a different text.',
  'change/void':
    'You need not do anything. The same change would be void again while the rule against it stays. A proposal has to change that rule first.',
  'change/lapsed':
    'You need not do anything. If the players let such votes count, choose the other option of that reading in game.md.',
  'mechanics/differ':
    'Change the words or the mechanics. If both are right, the proposal says so with as-meant.',
  'mechanics/as-meant':
    'You need not do anything. A voter who reads the words otherwise can ask for other mechanics.',
  'change/shared-number':
    'You need not do anything. Name the rules by an earlier number or by their titles. A proposal can give them new numbers.',
  'change/compound':
    'You need not do anything. Players who object can ask for separate proposals, or invoke Judgment.',
};

export function remedyOf({
  code,
  help,
}: {
  readonly code: Code;
  readonly help?: string | undefined;
}) {
  return help ?? REMEDIES[code];
}
