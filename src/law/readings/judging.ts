/** Readings of who judges, and how far a Judgment reaches. */
import { quoted, type Reading } from './reading.ts';

export const JUDGING = [
  {
    id: 'moving',
    question: 'Which player is the one moving between two turns?',
    reads: 'judge',
    words: ['212: ', quoted`the one moving`, '. Until the next turn is begun nobody else moves.'],
    options: [
      { id: 'last-to-move', means: 'The player whose turn was the last to begin.' },
      { id: 'next-to-move', means: 'The player whose turn comes next.' },
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
      { id: 'no', means: 'The next player back becomes the Judge.' },
      { id: 'yes', means: 'They judge like any other player.' },
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
      { id: 'no', means: 'The Judge is drawn from the other players.' },
      { id: 'yes', means: 'The Judge is drawn from all players.' },
    ],
  },
  {
    id: 'stay-ends',
    question: 'When may the next turn begin after Judgment has been invoked?',
    reads: 'judge',
    words: [
      '212: ',
      quoted`When Judgment has been invoked`,
      ', the next turn waits. The waiting is for the answer.',
    ],
    options: [
      { id: 'when-given', means: 'As soon as the Judgment is given.' },
      { id: 'with-consent', means: 'Only with the consent of the others, even after it is given.' },
    ],
  },
  {
    id: 'precedent',
    question: "Does a Judgment's reading bind later turns?",
    reads: 'judge',
    words: ['212: ', quoted`New Judges are not bound by the decisions of old Judges.`],
    options: [
      { id: 'no', means: 'It settles the turn in which Judgment was invoked and no other.' },
      { id: 'yes', means: 'It binds until a later Judgment departs from it.' },
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
          'Those at the moment when Judgment was invoked; a player who has left since is passed over.',
      },
      { id: 'when-given', means: 'Those at the moment when the Judgment is given.' },
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
      { id: 'by-seats', means: 'The one in the seat before.' },
      { id: 'nobody', means: 'None does, and so nobody is the Judge in that way.' },
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
        means: 'What no rule regulates is permitted: any player who is asked may judge.',
      },
      { id: 'nobody', means: 'There is no Judge, and so no Judgment can be given.' },
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
        means: 'The Judge that the rules name first: overruling was for the one question.',
      },
      {
        id: 'the-successor',
        means: 'The new Judge, who settles whatever else arises in that turn.',
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
      { id: 'no', means: 'It binds nobody, whoever was taken for the Judge.' },
      {
        id: 'binds',
        means: 'It binds unless it is overruled: the one who judges also judges who is the Judge.',
      },
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
      { id: 'again', means: 'The same player again, and so on round the table.' },
      { id: 'nobody', means: 'Nobody is left to judge it, and it stays without an answer.' },
    ],
  },
  {
    id: 'overruling-ballots',
    question: 'Does a player with several votes on a proposal have as many on a Judgment?',
    reads: 'judge',
    words: ['212: ', quoted`a unanimous vote of the other players`, '. It counts players.'],
    options: [
      { id: 'one-each', means: 'In overruling and consenting each of the other players is one.' },
      { id: 'as-on-proposals', means: 'Overruling and consent are counted in votes as well.' },
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
        means: 'It is one of the others who overrule and consent, and may win; it never judges.',
      },
      {
        id: 'nothing-else',
        means: 'In nothing: it has no other voice, never judges and never wins.',
      },
      { id: 'everything', means: 'In everything but taking turns: it may judge as well.' },
    ],
  },
  {
    id: 'stay-consent',
    question: 'Whose consent lets the next turn begin where the card says only that it waits?',
    reads: 'judge',
    words: ['212: ', quoted`without the consent of a majority of the other players`, '.'],
    options: [
      { id: 'majority', means: 'The consent of a majority of the other players.' },
      { id: 'nobody', means: "Nobody's: the turn waits until the Judgment is given." },
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
          'Every turn until it is given; a player who has consented once has consented to all.',
      },
      {
        id: 'each-anew',
        means: 'Every turn until it is given, and each takes consent of its own.',
      },
      { id: 'next-turn', means: 'Only the turn after the one in which Judgment was invoked.' },
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
        means: 'It settles whatever move it names, with all that has followed from it.',
      },
      { id: 'no', means: 'It settles moves of its own turn; what it says of others binds nobody.' },
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
      { id: 'yes', means: 'It settles whatever it names.' },
      {
        id: 'no',
        means:
          'It settles proposals, votes, throws and Judgments; other events are as the rules have them.',
      },
    ],
  },
] as const satisfies readonly Reading[];
