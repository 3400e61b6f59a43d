/** Readings of who judges, and how far a Judgment reaches. */
import type { ReadingEntry } from './reading.ts';

export const JUDGING = {
  moving: {
    question: 'Which player is the one moving between two turns?',
    reads: 'judge',
    words: '212: “the one moving”. Nobody else moves until the next turn begins.',
    options: {
      'last-to-move':
        'Between two turns the one moving is the player whose turn was the last to begin.',
      'next-to-move': 'Between two turns the one moving is the player whose turn comes next.',
    },
  },
  'own-cause': {
    question: 'May players judge during their own turn or the turn of a team-mate?',
    reads: 'judge',
    words:
      '212: “no player is to be Judge during his or her own turn or during the turn of a ' +
      'team-mate”.',
    options: {
      no: [
        'Players do not judge during their own turn or the turn of a team-mate; the next player back becomes the Judge.',
        'Players do not judge during their own turn or the turn of a team-mate. The next player back becomes the Judge.',
      ],
      yes: 'Players may judge during their own turn and during the turn of a team-mate.',
    },
  },
  'caller-judges': {
    question: 'May the player who called for Judgment be drawn as the Judge?',
    reads: 'judge',
    words: 'A Judge is drawn “from among the other registered players” in sets that draw one.',
    options: {
      no: 'Where a Judge is drawn, the player who called for Judgment is not among those who may be drawn.',
      yes: 'Where a Judge is drawn, the player who called for Judgment is among those who may be drawn.',
    },
  },
  'caller-appointed': {
    question: 'May the player who called for Judgment be appointed to give it?',
    reads: 'judge',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted and unregulated”. ' +
      'If a rule excludes those who ask, its card says so.',
    options: {
      yes: 'Where a Judge is appointed for one question, it may be the player who called for Judgment.',
      no: 'Where a Judge is appointed for one question, the player who called for Judgment is not.',
    },
  },
  'stay-ends': {
    question: 'When may the next turn begin after Judgment has been invoked?',
    reads: 'judge',
    words:
      '212: “When Judgment has been invoked, the next player may not begin his or her turn ' +
      'without the consent of a majority of the other players.” It does not say how they ' +
      'consent. If all play on after the answer, and nobody objects, they consent.',
    options: {
      'unless-objected': [
        'After Judgment has been invoked, the next turn may begin when the Judgment is given, unless the others were asked for their consent and did not give it.',
        'The next turn may begin once the Judgment is given, unless the others were asked to consent and did not.',
      ],
      'with-consent': [
        'After Judgment has been invoked, the next turn may begin only with the consent of the others, even when the Judgment is given.',
        'The next turn may begin only with the consent of the others, even after the Judgment.',
      ],
      'when-given':
        'After Judgment has been invoked, the next turn may begin as soon as the Judgment is given.',
    },
  },
  precedent: {
    question: "Does a Judgment's reading bind later turns?",
    reads: 'judge',
    words: '212: “New Judges are not bound by the decisions of old Judges.”',
    options: {
      no: 'A Judgment settles the turn in which it was invoked, and its reading does not bind later turns.',
      yes: "A Judgment's reading binds later turns, until a later Judgment departs from it.",
    },
  },
  'judge-moment': {
    question: 'Which moment decides who judges?',
    reads: 'judge',
    words: '212: “the player preceding the one moving is to be the Judge” when players disagree.',
    options: {
      'when-invoked': [
        'Who judges depends on the players and rules of the moment when Judgment was invoked, and a player who has left since is passed over.',
        'The players and rules at the call for Judgment decide; a player who has left since is skipped.',
      ],
      'when-given': [
        'Who judges depends on the players and rules of the moment when the Judgment is given.',
        'The players and rules at the time of the ruling decide.',
      ],
    },
  },
  'judge-without-order': {
    question: 'Which player precedes another if no order of play is in force?',
    reads: 'judge',
    words:
      '212: “the player preceding the one moving”. Players at a table sit in an order even if ' +
      'no rule gives one.',
    options: {
      'by-seats':
        'Where no order of play is in force, the player in the seat before precedes another.',
      nobody: [
        'Where no order of play is in force, no player precedes another, and so nobody is the Judge in that way.',
        'No player precedes another, so nobody is Judge in that way.',
      ],
    },
  },
  'judge-without-rule': {
    question: 'How far may somebody judge while no rule in force says who does?',
    reads: 'judge',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted and unregulated”. ' +
      'So players may ask each other how to read unclear words. But rules regulate moves and ' +
      'wins, and no rule gives such an answer force over them.',
    options: {
      'unclear-words': [
        'While no rule in force provides for a Judge, any player who did not ask may answer how unclear words are read, and the answer binds nobody beyond that.',
        'Any player who did not ask may say how unclear words are read. That lets no move stand, gives nothing and makes nobody win.',
      ],
      anybody: 'While no rule in force provides for a Judge, any player who is asked may judge.',
      nobody:
        'While no rule in force provides for a Judge, there is no Judge, and no Judgment can be given.',
    },
  },
  'second-question': {
    question: 'If a Judge has been overruled, who judges another question of that turn?',
    reads: 'judge',
    words: '212: the new Judge is the Judge “for the question” on which the old one was overruled.',
    options: {
      'the-first': [
        'In a turn in which a Judge has been overruled, another question is for the Judge that the rules name first.',
        'The Judge whom the rules name first judges it.',
      ],
      'the-successor': [
        'In a turn in which a Judge has been overruled, another question is for the new Judge, who settles whatever else arises in that turn.',
        'The new Judge judges it, and everything else in that turn.',
      ],
    },
  },
  'wrong-judge': {
    question: 'Does a Judgment bind if the wrong player gave it?',
    reads: 'judge',
    words:
      '212: “the player preceding the one moving is to be the Judge”. Nobody else is the Judge.',
    empowers: true,
    options: {
      no: 'A Judgment that another player gave than the rules name binds nobody.',
      binds:
        'A Judgment that another player gave than the rules name binds, unless it is overruled.',
    },
  },
  'stranger-asks': {
    question: 'May somebody who does not play invoke Judgment?',
    reads: 'judge',
    words:
      '212: “Disagreement for the purposes of this rule may be created by the insistence of ' +
      'any player.” It does not forbid others to ask, and 116: “Whatever is not prohibited or ' +
      'regulated by a rule is permitted and unregulated”.',
    options: {
      yes: 'Somebody who does not play may invoke Judgment.',
      no: 'Only a player may invoke Judgment.',
    },
  },
  'exhausted-bench': {
    question: 'If a question comes back to a player who has had it, who judges?',
    reads: 'judge',
    words: '212: the player preceding the Judge becomes the new one, “and so on”. It names no end.',
    options: {
      again: [
        'When a question has gone round to somebody who has had it already, the same player judges again, and so on round the table.',
        'The same player judges again.',
      ],
      nobody: [
        'When a question has gone round to somebody who has had it already, nobody is left to judge it, and it stays without an answer.',
        'Nobody judges it, and it stays unanswered.',
      ],
    },
  },
  'judge-declines': {
    question: 'May a Judge decline a question if no rule speaks of that?',
    reads: 'judge',
    words:
      '116: “Whatever is not prohibited or regulated by a rule is permitted”. But 212: “the player ' +
      'preceding the one moving is to be the Judge and decide the question”.',
    options: {
      yes: 'A Judge may decline a question, which then goes to the next Judge.',
      no: 'No Judge may decline a question.',
    },
  },
  'overruling-ballots': {
    question: 'Does a player with several votes on a proposal have as many on a Judgment?',
    reads: 'judge',
    words: '212: “a unanimous vote of the other players”. It counts players.',
    options: {
      'one-each':
        'In overruling and consenting to a Judgment each of the other players counts as one.',
      'as-on-proposals':
        'In overruling and consenting to a Judgment a player has as many votes as on a proposal.',
    },
  },
  'robot-player': {
    question: 'Apart from voting on proposals, is a robot one of the players?',
    reads: 'robot-votes',
    words: '105 and 212 speak of every player. A robot can be counted, and cannot judge.',
    options: {
      'all-but-judging':
        'A robot is one of the others who overrule and consent, and may win, but it never judges.',
      'nothing-else':
        'A robot has no voice but its vote on proposals, and it never judges and never wins.',
      everything: 'A robot is a player in everything but taking turns, and it may judge as well.',
    },
  },
  'stay-consent': {
    question: 'If the card says only that the next turn waits, whose consent lets it begin?',
    reads: 'judge',
    words: '212: “without the consent of a majority of the other players”.',
    options: {
      majority: [
        'Where a rule says only that the next turn waits for a Judgment, the consent of a majority of the other players lets it begin.',
        'The consent of a majority of the other players lets the next turn begin.',
      ],
      nobody:
        'Where a rule says only that the next turn waits for a Judgment, it waits until the Judgment is given.',
    },
  },
  'stay-extent': {
    question: 'Which turns wait for a Judgment that is not given for a long time?',
    reads: 'judge',
    words: '212: “the next player may not begin his or her turn” while the question is open.',
    options: {
      'until-given': [
        'Every turn waits for a Judgment until it is given, and a player who has consented once has consented to all of them.',
        "Every turn waits for the Judgment, and a player's consent counts for all of them.",
      ],
      'each-anew':
        'Every turn waits for a Judgment until it is given, and each of them takes consent of its own.',
      'next-turn': 'Only the turn after the one in which Judgment was invoked waits for it.',
    },
  },
  'past-moves': {
    question: 'May a Judgment settle a move of a turn other than its own?',
    reads: 'judge',
    words:
      '212: the Judge is to “decide the question”, whichever move it is about. If a rule ' +
      "confines Judges to the turn of the question, as Suber's 212 does with its “only”, its " +
      'card says so.',
    options: {
      yes: 'A Judgment may settle a move of another turn than its own, with all that has followed from it.',
      no: 'A Judgment settles moves of its own turn, and what it says of others binds nobody.',
    },
  },
  'judged-events': {
    question: 'May a Judgment settle events that are not moves of a turn?',
    reads: 'judge',
    words:
      '212: players may disagree about “the legality of a move or the interpretation or ' +
      'application of a rule”. An event under a rule is its application.',
    options: {
      yes: 'A Judgment may settle what happened apart from the moves of a turn.',
      no: 'A Judgment settles proposals, votes, throws and Judgments, and other events are as the rules have them.',
    },
  },
} as const satisfies Readonly<Record<string, ReadingEntry>>;
