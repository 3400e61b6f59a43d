/** Codes for moves that the rules in force do not allow. */
import type { CodeEntry } from './entry.ts';

const illegal = (title: string) => ({ class: 'illegal', severity: 'error', title }) as const;

export const ILLEGAL = {
  'turn/out-of-order': illegal('It was another player’s turn'),
  'turn/judgment-pending': illegal('The turn had to wait for Judgment'),
  'turn/incomplete': illegal('The previous turn was not finished'),
  'turn/robot': illegal('A robot cannot propose'),
  'turn/roll': illegal('A throw of the die that the rules do not provide for'),
  'proposal/ineligible': illegal('A proposal by somebody who may not propose'),
  'proposal/number': illegal('A number is wrong, or missing'),
  'proposal/not-permitted': illegal('The rules do not allow this change'),
  'proposal/text': illegal('The words do not fit the change'),
  'vote/ineligible': illegal('A vote by somebody who may not vote'),
  'vote/twice': illegal('A player votes more than once'),
  'vote/strength': illegal('A vote has the wrong weight'),
  'vote/missing': illegal('A voter has not voted'),
  'vote/late': illegal('A vote was cast after the voting had ended'),
  'vote/revised': illegal('A vote on an earlier version of the proposal'),
  'vote/robot': illegal('A robot’s vote differs from its rule'),
  'effect/retroactive': illegal('An effect earlier than the vote'),
  'limit/breached': illegal('The vote carried something that a limit forbids'),
  'grant/breached': illegal('A grant does not go so far'),
  'mechanics/unstated': illegal('The amendment does not say which mechanics the rule then has'),
  'judge/wrong': illegal('The wrong Judge'),
  'judge/overruled-how': illegal('That does not overrule a Judge'),
  'judge/verdict': illegal('A ruling that the rules do not provide for'),
  'judge/late': illegal('The Judge was too late'),
  'points/no-authority': illegal('Nothing authorises these points'),
  'office/no-authority': illegal('No rule lets that office be filled so'),
  'seat/no-authority': illegal('No rule lets a player be put out or called so'),
  'exchange/unequal': illegal('An exchange of unequal worth'),
  'forfeit/forbidden': illegal('The rules in force forbid forfeiting'),
  'win/not-by-points': illegal('The rules forbid any other way to win'),
  'game/over': illegal('A move after the end'),
  'author/not-theirs': illegal('Somebody else recorded this without the right to do so'),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const ILLEGAL_REASONS: Readonly<Record<keyof typeof ILLEGAL, string>> = {
  'turn/out-of-order':
    'The rules in force set an order of turns, and it was not this player’s turn. In Suber’s Rule 201 players alternate clockwise at a table, and by surname at a distance. No turn may be skipped or passed.',
  'turn/judgment-pending':
    'Judgment had been invoked in the turn before, or was still pending. Under Suber’s Rule 212 the next player may not begin without the consent of a majority of the other players. The answer of the Judge does not replace their consent.',
  'turn/incomplete':
    'A new turn begins here although a part of the last one is missing. Suber’s Rule 201 forbids players to omit parts of turns. Suber’s Rule 202 names the parts: a rule-change proposed and voted on, and one throw at a table.',
  'turn/robot':
    'The player is recorded as a robot. A robot votes as the rules direct it. It has no turn of its own, so it cannot have made this proposal.',
  'turn/roll':
    'The rules in force make a throw of the die part of a turn. Here one is recorded too early or once too often, or shows more than the die has faces. Under Suber’s Rule 202 a player at a table throws one die once, at the end of the turn.',
  'proposal/ineligible':
    'A rule in force says who may propose, and this player was not among them on that day. In Suber’s set everybody who takes turns may. Other sets allow only officers, or players who hold something.',
  'proposal/number':
    'The rules in force say how proposals and new rules are numbered. The record has a different number, no number, or one already in use. In Suber’s set each proposal has the next integer, whether or not it is adopted (Rule 108). Points at a distance depend on that number (Suber’s Rule 202). A rule enacted by fiat has no proposal’s number, so its record states one that no rule in force has.',
  'proposal/not-permitted':
    'The rules in force do not allow this change of a rule in this tier. Or they do not allow it by this player alone, or as the repeal of an amendment. In Suber’s set no change is allowed unless a rule permits it (Rule 116). Under Suber’s Rule 103 an immutable rule can only be transmuted. As a mutable rule it can then be amended or repealed.',
  'proposal/text':
    'A record of a proposal must give exactly one text. In Suber’s set a proposal guides play in the form in which it was voted on (Rule 106). Here a text is missing or not allowed, or the words to replace do not occur exactly once. Or the rules ask for a title or a fact that is missing, or allow no such fact.',
  'vote/ineligible':
    'The rules in force say who may vote. This player was not among them at the time of the vote. In Suber’s set every player is an eligible voter, and nobody else is (Rule 105).',
  'vote/twice':
    'The same player is in the count more than once. Under Suber’s Rule 207 each player always has exactly one vote.',
  'vote/strength':
    "The record states a strength of a player's vote, but the rules in force give more ballots or fewer. The rules say how many votes each player has; under Suber’s Rule 207 it is always exactly one.",
  'vote/missing':
    'The vote is closed, but the record does not say how an eligible voter voted. The rules in force demand that everybody vote. In Suber’s Rule 105 every eligible voter must participate in every vote on rule-changes.',
  'vote/late':
    'The vote is dated after the close, or after the voting period of the rules in force. A vote that is complete cannot get more votes. In Suber’s set an adopted rule-change takes effect at that moment (Rule 205).',
  'vote/revised':
    'The proposal was changed during its vote, and this vote has an earlier date. Under Suber’s Rule 106 a proposal is written down before the vote. Under Suber’s Rule 111 its proponent decides its final form. A player who voted earlier has not voted on that form.',
  'vote/robot':
    'A rule in force says how a robot votes, by the number thrown for it. The recorded vote differs, or no throw is recorded. A robot has no opinion of its own that could replace the throw.',
  'effect/retroactive':
    'The proposal claims to take effect before its vote was complete, and a rule in force forbids that. In Suber’s set Rule 107 does, even if the wording of a change explicitly states otherwise.',
  'limit/breached':
    'The rules in force limit how many rules a tier may have, or how much players or officers may hold. This goes beyond such a limit. In Suber’s set there must always be a mutable rule (Rule 114), and never more than 25 (Rule 209). An adopted change beyond a limit is void, which is only a note, unless the custom `breached-limit` says otherwise. If something is already beyond a limit, it may come nearer to it or stay.',
  'grant/breached':
    'A rule in force says by its mechanics what may be done here, such as by whom and how often. The record goes beyond that. A rule that grants something within bounds does not grant it without them. In Suber’s set something that a rule regulates is no longer simply permitted (Rule 116).',
  'mechanics/unstated':
    'The amended rule has mechanics, the part that the engine follows. The proposal gives new words, but does not say whether the mechanics follow them. A guess would take a decision that belongs to the players. Under Suber’s Rule 106 a change guides play in the form in which it was voted on.',
  'judge/wrong':
    'The rules in force say who judges a question raised in this turn, and it is not the player recorded. Under Suber’s Rule 212 it is the player preceding the one moving, then the player preceding that Judge. Nobody judges during their own turn or that of a team-mate.',
  'judge/overruled-how':
    'A Judgment is recorded as overruled, but the vote that the rules require is missing. Under Suber’s Rule 212 all the other players must agree, before the next turn is begun.',
  'judge/verdict':
    'A rule in force lists a Judge’s possible verdicts, and the recorded ruling is not in the list. Suber’s Rule 212 leaves the ruling free; some other sets do not.',
  'judge/late':
    'A rule in force sets a time for accepting or answering a question, and the Judge acted later. The time of a pause in the game does not count.',
  'points/no-authority':
    'Points, and everything else that players hold, change hands only if a rule in force says so. This event cites no rule, or one that declares nothing of the kind. Suber’s Rule 202 and Rule 206 say what their points are for. A penalty that the players invent needs a rule as well.',
  'office/no-authority':
    'The event appoints somebody to an office that no rule in force creates. It cites no rule whose words create it. Offices are made by the players’ rules, not by the record.',
  'seat/no-authority':
    'By this record somebody else ends a player’s part in the game, and no rule in force grants that. The list of players decides who votes and if a vote is unanimous. So neither the record nor words alone put anybody out. Nor does a player take the name by which a rule grants something to another. In Suber’s set a player may always forfeit (Rule 113), and nobody may make another do it.',
  'exchange/unequal':
    'A rule in force sets the worth of one quantity in another. A player exchanges the two at a different rate. The worth is exact: a third of a coin is a third.',
  'forfeit/forbidden':
    'The record has a player forfeit while a rule in force forbids it. In Suber’s set the option is always there (Rule 113); a ruleset may take it away.',
  'win/not-by-points':
    'A rule in force demands that players win by achieving a number of one quantity. Here there would be a different way to win, or none. Suber’s Rule 112 protects points, but lets their number and the ways to earn them change. An adopted change against it is void, which is only a note, unless the custom `breached-limit` says otherwise.',
  'game/over':
    'The game had been won or ended before this move. Rules 208 and 213 of Suber’s set name a winner and do not provide for play after one.',
  'author/not-theirs':
    'The game says which accounts its players have, and this change was sent from a different one. It touches a record that only another player or a clerk may write, such as a vote. If no row of the rights allows a change, only a clerk may make it. In Suber’s set every player votes (Rule 105) and the Judge decides (Rule 212). The branch that receives the change says which accounts and clerks there are.',
};
