/** Codes for moves that the rules in force do not allow. */
import type { CodeEntry, CodeWords } from './entry.ts';

const illegal = (words: CodeWords) => ({ class: 'illegal', severity: 'error', ...words }) as const;

export const ILLEGAL = {
  'turn/out-of-order': illegal({
    title: 'It was another player’s turn',
    mend: 'Check who made the proposal and in what order the proposals stand. Where a turn was passed over by consent, a Judgment can let the move stand.',
  }),
  'turn/judgment-pending': illegal({
    title: 'The turn had to wait for Judgment',
    mend: 'Record the consent of the others as a consent event. Once the Judgment is given, players consent by going on, unless the record has only some of them consent: see the reading stay-ends.',
  }),
  'turn/incomplete': illegal({
    title: 'The turn before was not finished',
    mend: 'Record the missing part, such as the roll of the die or the close of the vote, before the next turn.',
  }),
  'turn/robot': illegal({
    title: 'A robot cannot propose',
    mend: 'Correct who made the proposal, or remove robot from the player if a person was playing.',
  }),
  'turn/roll': illegal({
    title: 'A throw of the die that the rules do not provide for',
    mend: 'Remove the roll, or correct its player, its date and the proposal it belongs to.',
  }),
  'proposal/ineligible': illegal({
    title: 'A proposal by somebody who may not propose',
    mend: 'Correct who made the proposal or its date, or record first what lets the player propose: the appointment, or what the player received.',
  }),
  'proposal/number': illegal({
    title: 'A number is wrong, or missing',
    mend: 'Give the proposal, or the new rule, the number that the finding asks for. A number whose record is gone is kept by a proposal with lost: true.',
  }),
  'proposal/not-permitted': illegal({
    title: 'A change that this rule does not admit',
    mend: 'Change the rule in a way that the rules in force admit, such as transmuting it first by a proposal of its own, or change another rule.',
  }),
  'proposal/text': illegal({
    title: 'The words do not fit the change',
    mend: 'Quote the words as they stood in the rule at that moment, long enough that they occur once, or give the full new text as the body.',
  }),
  'vote/ineligible': illegal({
    title: 'A vote by somebody who has none',
    mend: 'Take the name out of the votes, or correct the date on which the player joined or left.',
  }),
  'vote/twice': illegal({
    title: 'A player votes more than once',
    mend: 'Leave the name where the vote was cast. More votes than one come from a rule that grants them, and are counted by its mechanics.',
  }),
  'vote/strength': illegal({
    title: 'A vote of another strength',
    mend: 'Correct the strength, or leave it out: it follows from the rules. If a rule or an event gave the player more, record that first.',
  }),
  'vote/missing': illegal({
    title: 'A voter has not voted',
    mend: 'Record the missing vote. Where only numbers are known, record them as a tally; where not even those are, record the outcome.',
  }),
  'vote/late': illegal({
    title: 'A vote after the vote was over',
    mend: 'Correct the dates, or take the late vote out.',
  }),
  'vote/revised': illegal({
    title: 'A vote on what the proposal was before',
    mend: 'Take the vote out, or record the vote that the player cast anew, with its day. Where a rule or the custom of the game lets votes stand after a change, declare the reading “revised-votes”.',
  }),
  'vote/robot': illegal({
    title: 'A robot votes against its programme',
    mend: 'Correct the robot’s vote or its throw.',
  }),
  'effect/retroactive': illegal({
    title: 'An effect earlier than the vote',
    mend: 'Remove effective, or set it to the close of the vote or later. What the text says for itself can stay as it is.',
  }),
  'limit/breached': illegal({
    title: 'The vote carried what a limit forbids',
    mend: 'Record the proposal as the players treated it. If they let it stand, it takes a Judgment to say so.',
  }),
  'grant/breached': illegal({
    title: 'A grant does not reach so far',
    mend: 'Record it as the rule lets it be done, and with `by` where it matters who does it. Another rule may grant more, and a Judgment can let it stand.',
  }),
  'mechanics/unstated': illegal({
    title: 'What becomes of the mechanics is not said',
    mend: 'Add mechanics: keep if the new words leave them as they are, mechanics: none if nothing of them is left, or the new ones.',
  }),
  'judge/wrong': illegal({
    title: 'Somebody else was to be Judge',
    mend: 'Correct the Judge, or the date on which Judgment was invoked if it belongs to another turn.',
  }),
  'judge/overruled-how': illegal({
    title: 'That does not overrule a Judge',
    mend: 'Record the votes that overruled the Judge. If they fell short, the first Judgment stands.',
  }),
  'judge/verdict': illegal({
    title: 'A ruling that the rules do not provide for',
    mend: 'Record the ruling in one of the forms allowed, and put everything further into the reasons.',
  }),
  'judge/late': illegal({
    title: 'The Judge was out of time',
    mend: 'Correct the dates, or record the refusal and the next Judge.',
  }),
  'points/no-authority': illegal({
    title: 'Nothing authorises these points',
    mend: 'Cite with rule the rule under which they were given. It must have been in force on that day and have to do with what it gives.',
  }),
  'office/no-authority': illegal({
    title: 'There is no such office to fill',
    mend: 'Cite the rule that creates the office, or correct the name or the number of those who hold it.',
  }),
  'seat/no-authority': illegal({
    title: 'One player cannot put another out',
    mend: 'Take by out if the player left of their own accord. If a rule lets others put a player out, its card may grant it. A Judgment can let it stand.',
  }),
  'exchange/unequal': illegal({
    title: 'What is given is not worth what is taken',
    mend: 'Record the exchange at the worth that the rule sets. If it was no exchange, record what was given and what was taken as two changes, each under its rule.',
  }),
  'forfeit/forbidden': illegal({
    title: 'The rules in force forbid forfeiting',
    mend: 'Record the departure as leave if the player simply went, or correct the date.',
  }),
  'win/not-by-points': illegal({
    title: 'Winning may not be made anything else',
    mend: 'Change how much is needed or how it is earned, or transmute the rule that forbids it first.',
  }),
  'game/over': illegal({
    title: 'A move after the end',
    mend: 'Correct the dates. If the players agreed to go on, declare it as game custom with the reading play-after-win.',
  }),
  'author/not-theirs': illegal({
    title: 'In somebody else’s name',
    mend: 'Let the player send it, or one of the clerks that game.md names.',
  }),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const ILLEGAL_REASONS: Readonly<Record<keyof typeof ILLEGAL, string>> = {
  'turn/out-of-order':
    'The rules in force lay down an order of turns, and it was not this player’s. Suber’s Rule 201 lets the players alternate clockwise at a table and by surname at a distance, and no turn may be skipped or passed.',
  'turn/judgment-pending':
    'Judgment had been invoked in the turn before, or was still pending. Under Suber’s Rule 212 the next player may not begin without the consent of a majority of the other players, and it does not say that the answer stands in place of their consent.',
  'turn/incomplete':
    'A new turn begins here although a part of the last one is missing. In Suber’s set Rule 201 forbids parts of turns to be omitted, and Rule 202 says which parts there are: a rule-change proposed and voted on, and at a table one throw of the die.',
  'turn/robot':
    'The player is recorded as a robot. A robot votes as the rules direct it and has no turn of its own, so it cannot have made this proposal.',
  'turn/roll':
    'The rules in force make a throw of the die part of a turn, and here one is recorded before its time, or once more than they say, or shows more than the die has faces. Suber’s Rule 202 has one die thrown once, at the end of one’s turn, and only at a table.',
  'proposal/ineligible':
    'A rule in force says who may propose, and this player was not among them on that day. In Suber’s set everybody who takes turns may; other sets keep it to officers, or to those who hold something.',
  'proposal/number':
    'The rules in force say how proposals and new rules are numbered, and the record has another number, or none, or one that is taken. In Suber’s set each proposal has the next integer, whether or not it is adopted (Rule 108), rules take the number of the proposal that changes them, and points at a distance depend on it (Rule 202). A rule enacted by fiat has no proposal’s number: the record states one, which no other rule in force bears.',
  'proposal/not-permitted':
    'The rules in force do not admit this kind of change for a rule of this tier, or not by this player’s word alone, or not its repeal as an amendment, and what no rule admits is no way to change the rules. In Suber’s set that is Rule 116; under his Rule 103 an immutable rule can only be transmuted, and once it is mutable it can be amended or repealed.',
  'proposal/text':
    'A record of a proposal must yield one text and no other; in Suber’s set a proposal guides play in the form in which it was voted on (Rule 106). Here the text is missing, or stands where there can be none, or the words that are to be replaced do not occur exactly once in the rule as it then stood. Or it lacks a title or a fact that a rule in force asks of it, or states a fact that none declares or allows.',
  'vote/ineligible':
    'The rules in force say who may vote, and this player was not among them when the vote was taken. In Suber’s set every player is an eligible voter, and nobody else is (Rule 105).',
  'vote/twice':
    'The same player stands more than once in the count. Under Suber’s Rule 207 each player always has exactly one vote.',
  'vote/strength':
    'The record states with which strength a player voted, and the rules in force give that player more ballots or fewer. How many votes everyone has is for the rules to say; under Suber’s Rule 207 it is always exactly one.',
  'vote/missing':
    'The vote is closed, and the record does not say how an eligible voter voted, although the rules in force demand that everybody vote. Suber’s Rule 105: every eligible voter must participate in every vote on rule-changes.',
  'vote/late':
    'The vote is dated after the close, or after the voting period that the rules in force allow. What comes after a vote is complete can add nothing to it; in Suber’s set an adopted rule-change takes effect at that moment (Rule 205).',
  'vote/revised':
    'The proposal was changed while its vote was on, and this vote is dated before that. Suber’s Rule 106 has a proposal written down before it is voted on, and his 111 has its proponent decide the final form in which it is to be voted on: who voted before has not voted on this one.',
  'vote/robot':
    'A rule in force says how a robot votes from the number thrown for it, and the recorded vote is another, or no throw is recorded for it. A robot has no opinion of its own to put in its place.',
  'effect/retroactive':
    'The proposal claims to take effect before the vote that adopted it was complete, and a rule in force forbids that. In Suber’s set Rule 107 does, even where the wording of a change explicitly states otherwise.',
  'limit/breached':
    'The rules in force bound how many rules a tier may have, how much of something a player may hold, or how many may hold an office, and this would go beyond. In Suber’s set there must always be a mutable rule (Rule 114), and at no time more than 25 of them (Rule 209). A change that a vote carries beyond them is adopted and void, which is a note, unless your custom has it not be adopted (`breached-limit`). What is beyond a bound already may be brought nearer to it, or left as it is.',
  'grant/breached':
    'A rule in force says by its mechanics what may be done here: by whom, to whom, how much, how often or on what condition. The record goes beyond that. What one rule grants within bounds is not to be had without them; in Suber’s set whatever a rule regulates is no longer simply permitted (Rule 116).',
  'mechanics/unstated':
    'The rule amended here carries mechanics, the part of it that the engine follows, and the proposal gives new words without saying whether the mechanics follow them. To guess would be to take a decision that belongs to the players; under Suber’s Rule 106 a change guides play in the form in which it was voted on.',
  'judge/wrong':
    'The rules in force say who judges a question raised in this turn, and it is not the player recorded. Under Suber’s Rule 212 it is the player preceding the one moving, then the one preceding that Judge, but nobody during their own turn or that of a team-mate.',
  'judge/overruled-how':
    'A Judgment is recorded as overruled without what the rules in force require for it. Under Suber’s Rule 212 it takes a unanimous vote of the other players, taken before the next turn is begun.',
  'judge/verdict':
    'A rule in force lists the verdicts that a Judge may give, and the recorded ruling is not among them. Suber’s Rule 212 leaves the ruling free; other sets do not.',
  'judge/late':
    'A rule in force sets a time for accepting a question or for answering it, and the record has the Judge act after it had run out. Time during which the game was paused is not counted.',
  'points/no-authority':
    'Points, and whatever else players hold, change hands only where a rule in force says so, and this event cites no rule, or one that declares nothing of the kind. Suber’s Rule 202 and Rule 206 say what their points are for; a penalty of the players’ own making needs a rule as well.',
  'office/no-authority':
    'The event appoints somebody to an office that no rule in force creates, and cites no rule whose words create it. Offices are made by the players’ rules, not by the record.',
  'seat/no-authority':
    'The record has somebody else end a player’s part in the game, and no rule in force grants that. Who plays decides who votes and whether a vote is unanimous, so neither the record nor the words of a rule alone put anybody out. In Suber’s set a player may always forfeit rather than play on (Rule 113), and nobody may make another do it.',
  'exchange/unequal':
    'A rule in force sets what one quantity is worth in another, and a player gives the one for the other at a different rate. The worth is exact: a third of a coin is a third.',
  'forfeit/forbidden':
    'The record has a player forfeit while a rule in force forbids it. In Suber’s set the option is always there (Rule 113); a ruleset may take it away.',
  'win/not-by-points':
    'Something other than achieving so much of one quantity would be the way to win, or nothing would, which a rule in force forbids. Suber’s Rule 112 protects points: how many are needed and how they are earned may change, and a winner for the time when play cannot continue may be provided for. A change that makes it otherwise is adopted by its votes and void, which is a note, unless your custom has it not be adopted (`breached-limit`).',
  'game/over':
    'The game had been won or ended before this move. In Suber’s set Rules 208 and 213 name a winner and provide for no play after one.',
  'author/not-theirs':
    'The game says which accounts its players have, and this change was sent from another: it brings, alters or removes something that is another’s to record, such as a vote, a proposal or what a Judge did, or a clerk’s, such as what game.md says. What no row of the rights lets somebody record is a clerk’s. In Suber’s set every player votes (Rule 105) and the Judge decides (Rule 212): nobody does it for them. Accounts and clerks count as they are on the branch that the change is to be merged into.',
};
