/** The immutable rules of Suber's Initial Set, word by word, and what carries each sentence. */
import type { CarriedWords } from './suber-words.ts';

export const SUBER_IMMUTABLE: readonly CarriedWords[] = [
  {
    rule: 101,
    words:
      'All players must always abide by all the rules then in effect, in the form in which they are then in effect.',
    readings: ['several-awards', 'several-limits', 'several-quorums'],
    findings: ['turn/out-of-order', 'proposal/not-permitted', 'vote/missing'],
    says: 'Every move is held to the rules in the form in which they were in force when it was made; everything found wrong with a move names its rule.',
  },
  {
    rule: 101,
    words: 'The rules in the Initial Set are in effect whenever a game begins.',
    says: 'The cards of the ruleset are version 0, from which every game on it begins.',
  },
  {
    rule: 101,
    words: 'The Initial Set consists of Rules 101-116 (immutable) and 201-213 (mutable).',
    says: 'The ruleset has these cards and no others.',
  },
  {
    rule: 102,
    words: "Initially rules in the 100's are immutable and rules in the 200's are mutable.",
    says: 'Each card has its tier beside its number.',
  },
  {
    rule: 102,
    words:
      'Rules subsequently enacted or transmuted (that is, changed from immutable to mutable or *vice versa*) may be immutable or mutable regardless of their numbers, and rules in the Initial Set may be transmuted regardless of their numbers.',
    readings: ['enacted-tier', 'new-rule-tier'],
    findings: ['unknown/tier'],
    says: 'The tier of a rule is kept apart from its number, and only a transmutation changes it.',
  },
  {
    rule: 103,
    words:
      'A rule-change is any of the following: (1) the enactment, repeal, or amendment of a mutable rule; (2) the enactment, repeal, or amendment of an amendment of a mutable rule; or (3) the transmutation of an immutable rule into a mutable rule or *vice versa*.',
    slots: ['changes'],
    readings: [
      'enacted-tier',
      'new-rule-tier',
      'transmuted-to-itself',
      'repealed-amendment',
      'amended-amendment',
      'motions',
    ],
    findings: ['proposal/not-permitted'],
    says: 'Whether a proposal may do what is none of these is a reading as well.',
  },
  {
    rule: 103,
    words:
      '(Note: This definition implies that, at least initially, all new rules are mutable; immutable rules, as long as they are immutable, may not be amended or repealed; mutable rules, as long as they are mutable, may be amended or repealed; any rule of any status may be transmuted; no rule is absolutely immune to change.)',
    slots: ['changes'],
    says: 'Which changes are permitted in which tier is what this rule says, so its note follows.',
  },
  {
    rule: 104,
    words: 'All rule-changes proposed in the proper way shall be voted on.',
    slots: ['readings'],
    readings: ['withdrawal', 'leaver-proposal'],
    findings: ['proposal/not-permitted'],
  },
  {
    rule: 104,
    words: 'They will be adopted if and only if they receive the required number of votes.',
    readings: [
      'compound-adoption',
      'permitted-when',
      'no-quorum',
      'breached-limit',
      'vanished-target',
      'impossible-part',
    ],
    findings: ['outcome/mismatch'],
    says: 'The outcome is computed from the votes, and an outcome that is recorded otherwise is wrong.',
  },
  {
    rule: 105,
    words: 'Every player is an eligible voter.',
    slots: ['electorate'],
    readings: ['electorate-moment', 'leaver-vote'],
    findings: ['vote/ineligible'],
  },
  {
    rule: 105,
    words: 'Every eligible voter must participate in every vote on rule-changes.',
    slots: ['participation'],
    readings: ['missing-vote', 'abstention-participates'],
    findings: ['vote/missing'],
  },
  {
    rule: 106,
    words: 'All proposed rule-changes shall be written down before they are voted on.',
    findings: ['proposal/text', 'format/date'],
    says: 'A proposal has the words of its change, and its vote closes no earlier than it was made.',
  },
  {
    rule: 106,
    words: 'If they are adopted, they shall guide play in the form in which they were voted on.',
    readings: ['compound-order'],
    says: 'The rule that results has the text and the mechanics of the record on which the vote was held.',
  },
  {
    rule: 107,
    words:
      'No rule-change may take effect earlier than the moment of the completion of the vote that adopted it, even if its wording explicitly states otherwise.',
    slots: ['retroactive'],
    readings: ['retroactive-effect'],
    findings: ['effect/retroactive'],
  },
  {
    rule: 107,
    words: 'No rule-change may have retroactive application.',
    slots: ['retroactive'],
    readings: ['scoring-law', 'numbering-law', 'bound-set', 'undeclared-holding'],
    says: 'What was decided before stands as it was decided.',
  },
  {
    rule: 108,
    words: 'Each proposed rule-change shall be given a number for reference.',
    slots: ['numbering'],
    readings: ['fiat-number'],
    findings: ['proposal/number'],
  },
  {
    rule: 108,
    words:
      'The numbers shall begin with 301, and each rule-change proposed in the proper way shall receive the next successive integer, whether or not the proposal is adopted.',
    slots: ['numbering'],
    readings: ['withdrawn-number', 'void-number', 'numbering-raised', 'due-order'],
    findings: ['proposal/number'],
  },
  {
    rule: 108,
    words:
      'If a rule is repealed and reenacted, it receives the number of the proposal to reenact it.',
    slots: ['numbering'],
    readings: ['reenacted-number'],
  },
  {
    rule: 108,
    words:
      'If a rule is amended or transmuted, it receives the number of the proposal to amend or transmute it.',
    slots: ['numbering'],
    readings: ['renumbering', 'compound-number', 'contest-number'],
  },
  {
    rule: 108,
    words:
      'If an amendment is amended or repealed, the entire rule of which it is a part receives the number of the proposal to amend or repeal the amendment.',
    slots: ['numbering'],
    says: 'The amendment of an amendment, and its repeal, give their number to the whole rule.',
  },
  {
    rule: 109,
    words:
      'Rule-changes that transmute immutable rules into mutable rules may be adopted if and only if the vote is unanimous among the eligible voters.',
    slots: ['adoption'],
    readings: ['unanimity'],
  },
  {
    rule: 109,
    words:
      'Transmutation shall not be implied, but must be stated explicitly in a proposal to take effect.',
    findings: ['proposal/not-permitted'],
    says: 'A record states each transmutation as one; no other change moves a rule to another tier.',
  },
  {
    rule: 110,
    words:
      'In a conflict between a mutable and an immutable rule, the immutable rule takes precedence and the mutable rule shall be entirely void.',
    slots: ['precedence'],
    readings: ['void-extent', 'tier-gone'],
    findings: ['law/void'],
  },
  {
    rule: 110,
    words:
      'For the purposes of this rule a proposal to transmute an immutable rule does not "conflict" with that immutable rule.',
    says: 'A proposal is no rule. Only what it enacts is weighed against other rules, once it is in force.',
  },
  {
    rule: 111,
    words:
      'If a rule-change as proposed is unclear, ambiguous, paradoxical, or destructive of play, or if it arguably consists of two or more rule-changes compounded or is an amendment that makes no difference, or if it is otherwise of questionable value, then the other players may suggest amendments or argue against the proposal before the vote.',
    readings: ['compound-proposal'],
    findings: ['change/compound', 'change/no-difference'],
    says: 'Compounds and amendments that make no difference are noted and not refused; whether to argue is for the players.',
  },
  {
    rule: 111,
    words: 'A reasonable time must be allowed for this debate.',
    says: 'How long is reasonable is for the players, unless they enact a voting period.',
  },
  {
    rule: 111,
    words:
      'The proponent decides the final form in which the proposal is to be voted on and, unless the Judge has been asked to do so, also decides the time to end debate and vote.',
    readings: ['early-close'],
    says: 'The record has the final form and the day of the close; who decided on them is not asked.',
  },
  {
    rule: 112,
    words:
      'The state of affairs that constitutes winning may not be altered from achieving n points to any other state of affairs.',
    slots: ['winning-by'],
    readings: ['last-way-to-win'],
    findings: ['win/not-by-points'],
  },
  {
    rule: 112,
    words:
      'The magnitude of n and the means of earning points may be changed, and rules that establish a winner when play cannot continue may be enacted and (while they are mutable) be amended or repealed.',
    says: 'Marks, awards and rules on deadlock may be changed like whatever else a mutable rule says.',
  },
  {
    rule: 113,
    words:
      'A player always has the option to forfeit the game rather than continue to play or incur a game penalty.',
    slots: ['forfeit'],
    findings: ['forfeit/forbidden'],
  },
  {
    rule: 113,
    words:
      'No penalty worse than losing, in the judgment of the player to incur it, may be imposed.',
    says: 'What is worse than losing is for the player to judge, and a penalty for a Judge.',
  },
  {
    rule: 114,
    words: 'There must always be at least one mutable rule.',
    slots: ['limits'],
    readings: ['limit-law'],
    findings: ['limit/breached'],
  },
  {
    rule: 114,
    words: 'The adoption of rule-changes must never become completely impermissible.',
    slots: ['readings'],
    readings: ['last-rule-of-change'],
    findings: ['limit/breached', 'law/no-change-possible'],
  },
  {
    rule: 115,
    words:
      'Rule-changes that affect rules needed to allow or apply rule-changes are as permissible as other rule-changes.',
    says: 'No check asks what a changed rule is about.',
  },
  {
    rule: 115,
    words: 'Even rule-changes that amend or repeal their own authority are permissible.',
    readings: ['last-rule-of-change'],
    says: 'What a vote needs is what the rules demand before it, also where it repeals them.',
  },
  {
    rule: 115,
    words:
      'No rule-change or type of move is impermissible solely on account of the self-reference or self-application of a rule.',
    says: 'No check refuses a rule for what it says of itself.',
  },
  {
    rule: 116,
    words:
      'Whatever is not prohibited or regulated by a rule is permitted and unregulated, with the sole exception of changing the rules, which is permitted only when a rule or set of rules explicitly or implicitly permits it.',
    readings: ['implicit-change', 'motions', 'title-without-office', 'judge-without-rule'],
    says: 'A slot that no rule supplies regulates nothing.',
  },
];
