/** Readings of who judges, and how far a Judgment reaches. */
import { quoted, type Reading } from './reading.ts';

export const JUDGING = [
  {
    id: 'moving',
    question: 'Which player is the one moving between two turns?',
    reads: 'judge',
    words: ['212: ', quoted`the one moving`, '. Until the next turn is begun nobody else moves.'],
    options: [
      {
        id: 'last-to-move',
        means: 'Between two turns the one moving is the player whose turn was the last to begin.',
      },
      {
        id: 'next-to-move',
        means: 'Between two turns the one moving is the player whose turn comes next.',
      },
    ],
  },
  {
    id: 'own-cause',
    question: 'May players judge during their own turn or the turn of a team-mate?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`no player is to be Judge during his or her own turn or during the turn of a team-mate`,
      '.',
    ],
    options: [
      {
        id: 'no',
        means:
          'Players do not judge during their own turn or the turn of a team-mate; the next player back becomes the Judge.',
      },
      {
        id: 'yes',
        means: 'Players may judge during their own turn and during the turn of a team-mate.',
      },
    ],
  },
  {
    id: 'caller-judges',
    question: 'May the player who called for Judgment be drawn as the Judge?',
    reads: 'judge',
    words: [
      'A Judge is drawn ',
      quoted`from among the other registered players`,
      ' where that is done.',
    ],
    options: [
      {
        id: 'no',
        means:
          'Where a Judge is drawn, the player who called for Judgment is not among those who may be drawn.',
      },
      {
        id: 'yes',
        means:
          'Where a Judge is drawn, the player who called for Judgment is among those who may be drawn.',
      },
    ],
  },
  {
    id: 'stay-ends',
    question: 'When may the next turn begin after Judgment has been invoked?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`When Judgment has been invoked, the next player may not begin his or her turn without the consent of a majority of the other players.`,
      ' It asks for their consent, and does not say that the answer stands in its place.',
    ],
    options: [
      {
        id: 'with-consent',
        means:
          'After Judgment has been invoked, the next turn may begin only with the consent of the others, even when the Judgment is given.',
      },
      {
        id: 'when-given',
        means:
          'After Judgment has been invoked, the next turn may begin as soon as the Judgment is given.',
      },
    ],
  },
  {
    id: 'precedent',
    question: "Does a Judgment's reading bind later turns?",
    reads: 'judge',
    words: ['212: ', quoted`New Judges are not bound by the decisions of old Judges.`],
    options: [
      {
        id: 'no',
        means:
          'A Judgment settles the turn in which it was invoked, and its reading does not bind later turns.',
      },
      {
        id: 'yes',
        means: "A Judgment's reading binds later turns, until a later Judgment departs from it.",
      },
    ],
  },
  {
    id: 'judge-moment',
    question: 'By the players and rules of which moment is it said who judges?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`the player preceding the one moving is to be the Judge`,
      ' when players disagree.',
    ],
    options: [
      {
        id: 'when-invoked',
        means:
          'Who judges depends on the players and rules of the moment when Judgment was invoked, and a player who has left since is passed over.',
      },
      {
        id: 'when-given',
        means:
          'Who judges depends on the players and rules of the moment when the Judgment is given.',
      },
    ],
  },
  {
    id: 'judge-without-order',
    question: 'Which player precedes another where no order of play is in force?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`the player preceding the one moving`,
      '. Without an order of play those at a table still sit in one.',
    ],
    options: [
      {
        id: 'by-seats',
        means:
          'Where no order of play is in force, the player in the seat before precedes another.',
      },
      {
        id: 'nobody',
        means:
          'Where no order of play is in force, no player precedes another, and so nobody is the Judge in that way.',
      },
    ],
  },
  {
    id: 'judge-without-rule',
    question: 'May anybody judge while no rule in force provides for a Judge?',
    reads: 'judge',
    words: [
      '116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted and unregulated`,
      '.',
    ],
    options: [
      {
        id: 'anybody',
        means: 'While no rule in force provides for a Judge, any player who is asked may judge.',
      },
      {
        id: 'nobody',
        means:
          'While no rule in force provides for a Judge, there is no Judge, and no Judgment can be given.',
      },
    ],
  },
  {
    id: 'second-question',
    question: 'Who judges another question of a turn in which a Judge has been overruled?',
    reads: 'judge',
    words: [
      '212: the new Judge is the Judge ',
      quoted`for the question`,
      ' on which the old one was overruled.',
    ],
    options: [
      {
        id: 'the-first',
        means:
          'In a turn in which a Judge has been overruled, another question is for the Judge that the rules name first.',
      },
      {
        id: 'the-successor',
        means:
          'In a turn in which a Judge has been overruled, another question is for the new Judge, who settles whatever else arises in that turn.',
      },
    ],
  },
  {
    id: 'wrong-judge',
    question: 'Does a Judgment bind that another player gave than the rules name?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`the player preceding the one moving is to be the Judge`,
      '. Nobody else is.',
    ],
    options: [
      { id: 'no', means: 'A Judgment that another player gave than the rules name binds nobody.' },
      {
        id: 'binds',
        means:
          'A Judgment that another player gave than the rules name binds, unless it is overruled.',
      },
    ],
  },
  {
    id: 'stranger-asks',
    question: 'May somebody who does not play invoke Judgment?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`Disagreement for the purposes of this rule may be created by the insistence of any player.`,
      ' It does not forbid others to ask, and 116: ',
      quoted`Whatever is not prohibited or regulated by a rule is permitted and unregulated`,
      '.',
    ],
    options: [
      { id: 'yes', means: 'Somebody who does not play may invoke Judgment.' },
      { id: 'no', means: 'Only a player may invoke Judgment.' },
    ],
  },
  {
    id: 'exhausted-bench',
    question: 'Who judges when the question has gone round to somebody who has had it already?',
    reads: 'judge',
    words: [
      '212: the player preceding the Judge becomes the new one, ',
      quoted`and so on`,
      '. It names no end.',
    ],
    options: [
      {
        id: 'again',
        means:
          'When a question has gone round to somebody who has had it already, the same player judges again, and so on round the table.',
      },
      {
        id: 'nobody',
        means:
          'When a question has gone round to somebody who has had it already, nobody is left to judge it, and it stays without an answer.',
      },
    ],
  },
  {
    id: 'overruling-ballots',
    question: 'Does a player with several votes on a proposal have as many on a Judgment?',
    reads: 'judge',
    words: ['212: ', quoted`a unanimous vote of the other players`, '. It counts players.'],
    options: [
      {
        id: 'one-each',
        means:
          'In overruling and consenting to a Judgment each of the other players counts as one.',
      },
      {
        id: 'as-on-proposals',
        means:
          'In overruling and consenting to a Judgment a player has as many votes as on a proposal.',
      },
    ],
  },
  {
    id: 'robot-player',
    question: 'In what is a robot one of the players, apart from voting on proposals?',
    reads: 'robot-votes',
    words: ['105 and 212 speak of every player. A robot can be counted, and cannot judge.'],
    options: [
      {
        id: 'all-but-judging',
        means:
          'A robot is one of the others who overrule and consent, and may win, but it never judges.',
      },
      {
        id: 'nothing-else',
        means:
          'A robot has no voice but its vote on proposals, and it never judges and never wins.',
      },
      {
        id: 'everything',
        means: 'A robot is a player in everything but taking turns, and it may judge as well.',
      },
    ],
  },
  {
    id: 'stay-consent',
    question: 'Whose consent lets the next turn begin where the card says only that it waits?',
    reads: 'judge',
    words: ['212: ', quoted`without the consent of a majority of the other players`, '.'],
    options: [
      {
        id: 'majority',
        means:
          'Where a rule says only that the next turn waits for a Judgment, the consent of a majority of the other players lets it begin.',
      },
      {
        id: 'nobody',
        means:
          'Where a rule says only that the next turn waits for a Judgment, it waits until the Judgment is given.',
      },
    ],
  },
  {
    id: 'stay-extent',
    question: 'Which turns wait for a Judgment that is long in coming?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`the next player may not begin his or her turn`,
      ' while the question is open.',
    ],
    options: [
      {
        id: 'until-given',
        means:
          'Every turn waits for a Judgment until it is given, and a player who has consented once has consented to all of them.',
      },
      {
        id: 'each-anew',
        means:
          'Every turn waits for a Judgment until it is given, and each of them takes consent of its own.',
      },
      {
        id: 'next-turn',
        means: 'Only the turn after the one in which Judgment was invoked waits for it.',
      },
    ],
  },
  {
    id: 'past-moves',
    question: 'May a Judgment settle a move of another turn than the one in which it was invoked?',
    reads: 'judge',
    words: [
      '212: the Judge is to ',
      quoted`decide the question`,
      ", of whatever move it is. Where a rule confines Judges to the turn in which Judgment was invoked, as Suber's 212 does with its ",
      quoted`only`,
      ', its card says so.',
    ],
    options: [
      {
        id: 'yes',
        means:
          'A Judgment may settle a move of another turn than its own, with all that has followed from it.',
      },
      {
        id: 'no',
        means: 'A Judgment settles moves of its own turn, and what it says of others binds nobody.',
      },
    ],
  },
  {
    id: 'judged-events',
    question: 'May a Judgment settle what happened apart from the moves of a turn?',
    reads: 'judge',
    words: [
      '212: players may disagree about ',
      quoted`the legality of a move or the interpretation or application of a rule`,
      '. What happens under a rule is its application.',
    ],
    options: [
      { id: 'yes', means: 'A Judgment may settle what happened apart from the moves of a turn.' },
      {
        id: 'no',
        means:
          'A Judgment settles proposals, votes, throws and Judgments, and other events are as the rules have them.',
      },
    ],
  },
] as const satisfies readonly Reading[];
