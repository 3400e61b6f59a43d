/** The mutable rules of Suber's Initial Set, word by word, and what carries each sentence. */
import type { CarriedWords } from './suber-words.ts';

export const SUBER_MUTABLE: readonly CarriedWords[] = [
  {
    rule: 201,
    words: 'Players shall alternate in clockwise order, taking one whole turn apiece.',
    slots: ['turns'],
    readings: [
      'first-turn',
      'first-backward',
      'equal-in-order',
      'turn-parts',
      'round-order',
      'circuit',
      'newcomer-turn',
    ],
    findings: ['turn/out-of-order'],
  },
  {
    rule: 201,
    words: 'Turns may not be skipped or passed, and parts of turns may not be omitted.',
    readings: ['omitted-part', 'withdrawal-ends-turn', 'void-move', 'unknown-proposer'],
    findings: ['turn/out-of-order', 'turn/incomplete'],
  },
  {
    rule: 201,
    words: 'All players begin with zero points.',
    slots: ['quantities'],
    readings: ['return'],
  },
  {
    rule: 201,
    words: 'In mail and computer games, players shall alternate in alphabetical order by surname.',
    slots: ['turns'],
    readings: ['same-surname', 'alphabet', 'surname-of-renamed'],
  },
  {
    rule: 202,
    words:
      "One turn consists of two parts in this order: (1) proposing one rule-change and having it voted on, and (2) throwing one die once and adding the number of points on its face to one's score.",
    slots: ['turn', 'awards'],
    readings: ['compound-proposal', 'turn-parts', 'turn-without-proposal', 'void-move'],
    findings: ['turn/incomplete', 'turn/roll'],
  },
  {
    rule: 202,
    words:
      'In mail and computer games, instead of throwing a die, players subtract 291 from the ordinal number of their proposal and multiply the result by the fraction of favorable votes it received, rounded to the nearest integer.',
    slots: ['turn', 'awards'],
    readings: ['favourable-fraction', 'rounding-ties', 'defeat-also-scores', 'award-order'],
    findings: ['awards/mismatch'],
  },
  {
    rule: 202,
    words:
      '(This yields a number between 0 and 10 for the first player, with the upper limit increasing by one each turn; more points are awarded for more popular proposals.)',
    says: 'This follows from the sum.',
  },
  {
    rule: 203,
    words:
      'A rule-change is adopted if and only if the vote is unanimous among the eligible voters.',
    slots: ['adoption'],
    readings: ['unanimity', 'specific-or-prevailing'],
    findings: ['outcome/mismatch'],
  },
  {
    rule: 203,
    words:
      'If this rule is not amended by the end of the second complete circuit of turns, it automatically changes to require only a simple majority.',
    slots: ['becomes'],
    readings: [
      'majority',
      'circuit',
      'circuit-end',
      'transmuted-is-amended',
      'restored-is-amended',
    ],
  },
  {
    rule: 204,
    words:
      'If and when rule-changes can be adopted without unanimity, the players who vote against winning proposals shall receive 10 points each.',
    slots: ['awards'],
    readings: ['scoring-law'],
    findings: ['awards/mismatch'],
    says: 'Whether unanimity is demanded is worked out from the rules on adoption, whatever they are.',
  },
  {
    rule: 205,
    words:
      'An adopted rule-change takes full effect at the moment of the completion of the vote that adopted it.',
    slots: ['readings'],
    readings: ['deferred-effect', 'winning-law'],
  },
  {
    rule: 206,
    words: 'When a proposed rule-change is defeated, the player who proposed it loses 10 points.',
    slots: ['awards'],
    readings: ['defeat-also-scores', 'failed-part', 'leaver-scores', 'motion-awards'],
    findings: ['awards/mismatch'],
  },
  {
    rule: 207,
    words: 'Each player always has exactly one vote.',
    slots: ['ballots'],
    findings: ['vote/twice'],
  },
  {
    rule: 208,
    words: 'The winner is the first player to achieve 100 (positive) points.',
    slots: ['win'],
    readings: ['simultaneous-win', 'momentary-win', 'several-wins', 'play-after-win'],
    findings: ['winner/mismatch', 'game/over'],
  },
  {
    rule: 208,
    words:
      'In mail and computer games, the winner is the first player to achieve 200 (positive) points.',
    slots: ['win'],
    findings: ['winner/mismatch'],
  },
  {
    rule: 209,
    words: 'At no time may there be more than 25 mutable rules.',
    slots: ['limits'],
    readings: ['breached-limit', 'several-limits', 'limit-law'],
    findings: ['limit/breached'],
  },
  {
    rule: 210,
    words:
      'Players may not conspire or consult on the making of future rule-changes unless they are team-mates.',
    says: 'Nothing on record shows who consulted whom; whoever objects puts it to a Judge. Teams are recorded in `game.md`.',
  },
  {
    rule: 210,
    words: 'The first paragraph of this rule does not apply to games by mail or computer.',
    says: 'This too is for the players.',
  },
  {
    rule: 211,
    words:
      'If two or more mutable rules conflict with one another, or if two or more immutable rules conflict with one another, then the rule with the lowest ordinal number takes precedence.',
    slots: ['precedence'],
    readings: ['contest-number', 'specific-or-prevailing', 'several-awards', 'several-wins'],
    findings: ['law/void', 'law/conflict'],
  },
  {
    rule: 211,
    words:
      'If at least one of the rules in conflict explicitly says of itself that it defers to another rule (or type of rule) or takes precedence over another rule (or type of rule), then such provisions shall supersede the numerical method for determining precedence.',
    slots: ['precedence'],
    findings: ['law/void'],
    says: 'A card states such claims as `overrides` and `defers-to`.',
  },
  {
    rule: 211,
    words:
      'If two or more rules claim to take precedence over one another or to defer to one another, then the numerical method again governs.',
    slots: ['precedence'],
    says: 'Claims against one another decide nothing, and the next test does.',
  },
  {
    rule: 212,
    words:
      'If players disagree about the legality of a move or the interpretation or application of a rule, then the player preceding the one moving is to be the Judge and decide the question.',
    slots: ['judge'],
    readings: ['moving', 'judge-moment', 'judge-without-order', 'judged-events', 'wrong-judge'],
    findings: ['judge/wrong'],
  },
  {
    rule: 212,
    words:
      'Disagreement for the purposes of this rule may be created by the insistence of any player.',
    findings: ['unknown/player'],
    says: 'Any player may be recorded as having called for Judgment.',
  },
  {
    rule: 212,
    words: 'This process is called invoking Judgment.',
    says: 'A Judgment has the day on which it was invoked.',
  },
  {
    rule: 212,
    words:
      'When Judgment has been invoked, the next player may not begin his or her turn without the consent of a majority of the other players.',
    slots: ['judge'],
    readings: ['stay-ends', 'stay-consent', 'stay-extent', 'robot-player'],
    findings: ['turn/judgment-pending'],
  },
  {
    rule: 212,
    words:
      "The Judge's Judgment may be overruled only by a unanimous vote of the other players taken before the next turn is begun.",
    slots: ['judge'],
    readings: ['overruling-ballots'],
    findings: ['judge/overruled-how'],
  },
  {
    rule: 212,
    words:
      "If a Judge's Judgment is overruled, then the player preceding the Judge in the playing order becomes the new Judge for the question, and so on, except that no player is to be Judge during his or her own turn or during the turn of a team-mate.",
    slots: ['judge'],
    readings: ['exhausted-bench', 'own-cause'],
    findings: ['judge/wrong'],
  },
  {
    rule: 212,
    words:
      'Unless a Judge is overruled, one Judge settles all questions arising from the game until the next turn is begun, including questions as to his or her own legitimacy and jurisdiction as Judge.',
    readings: ['second-question'],
    says: 'A Judgment settles whatever it names, also itself.',
  },
  {
    rule: 212,
    words: 'New Judges are not bound by the decisions of old Judges.',
    readings: ['precedent'],
  },
  {
    rule: 212,
    words:
      'New Judges may, however, settle only those questions on which the players currently disagree and that affect the completion of the turn in which Judgment was invoked.',
    slots: ['readings'],
    readings: ['past-moves'],
  },
  {
    rule: 212,
    words:
      'All decisions by Judges shall be in accordance with all the rules then in effect; but when the rules are silent, inconsistent, or unclear on the point at issue, then the Judge shall consider game-custom and the spirit of the game before applying other standards.',
    says: 'Whether a Judgment is in accordance with the rules is for those to say who may overrule it. Game custom stands in `game.md`, and a Judgment goes before it.',
  },
  {
    rule: 213,
    words:
      "If the rules are changed so that further play is impossible, or if the legality of a move cannot be determined with finality, or if by the Judge's best reasoning, not overruled, a move appears equally legal and illegal, then the first player unable to complete a turn is the winner.",
    slots: ['deadlock'],
    readings: ['first-unable'],
    findings: ['law/no-change-possible', 'winner/mismatch'],
  },
  {
    rule: 213,
    words: 'This rule takes precedence over every other rule determining the winner.',
    slots: ['overrides'],
  },
];
