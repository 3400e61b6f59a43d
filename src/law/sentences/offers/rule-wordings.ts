/** How people word which rule prevails, what number a rule has, and what may be changed. */
import { type Row, type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

const ALL_CHANGES = ['enact', 'amend', 'repeal', 'transmute'] as const;

export const RULE_WORDS: readonly Row[] = [
  worded(
    { numbering: { first: '$n' } },
    'the numbers begin with {n:numeral@game}',
    'the numbers begin with {n:numeral@game}, and each <{motion}|{motion} proposed in the proper way> <receives|receive|takes|take> the next <successive|> <integer|number|ordinal|whole number>, whether or not <the proposal|it> is adopted',
    'the first proposal <is|has|gets|takes|receives> <the|> number {n:numeral@game}',
    '<all|> proposals are numbered, <starting|beginning> <with|at|from> {n:numeral@game}',
    'proposals are numbered <starting|beginning|consecutively starting> <with|at|from> {n:numeral@game}',
    '<the numbering|numbering> <of proposals|> <starts|begins> <with|at|from> {n:numeral@game}',
    'proposals are numbered <consecutively|in order|successively|> <starting|beginning|> <with|at|from> {n:numeral@game}',
    '<each|every> proposal <gets|receives|is given> a number, <starting|beginning> <with|at|from> {n:numeral@game}',
    'the number of the first proposal is {n:numeral@game}',
  ),
  worded(
    { numbering: { 'changed-rule': 'takes-proposal-number' } },
    'if a rule is <amended|amended or transmuted|changed>, it receives the number of the proposal <to amend it|to amend or transmute it|that changed it|that amended it>',
    '<an amended|a changed> rule <receives|takes> the number of the proposal that <amended|changed> it',
    '<a|any> rule that {ischanged} <receives|takes|gets|bears> the number of the <proposal|amendment|change> <that changed it|that amended it|>',
    '<if|when> a rule {ischanged}, <it|the rule> <receives|takes|gets> the number of the <proposal|proposal to amend it|proposal that did so|amendment>',
  ),
  worded(
    { numbering: { 'new-rule': 'takes-proposal-number' } },
    '<a|each|every> new rule <receives|takes|gets|bears|has> the number of the proposal <that enacted it|enacting it|that created it>',
    '<a|each|every> new rule <receives|takes|gets|bears|has> the number of its proposal',
    '<an adopted|a> rule <receives|takes|gets|bears|has> the number of the proposal that <enacted|created> it',
  ),
  worded(
    { numbering: { 'new-rule': 'next' } },
    '<a|each|every> new rule <receives|takes|gets|is given> the next <free|available|unused|> number',
    '<a|each|every> new rule <receives|takes|gets|is given> the next number after the highest <of any rule|rule number>',
  ),
  worded(
    { numbering: { 'changed-rule': 'keeps-its-own' } },
    '<an amended|a changed> rule keeps its <number|own number>',
    'a rule keeps its number <when|if> <it is|> <amended|changed|amended or transmuted>',
    '<an amendment|a change> does not change the number of a rule',
    'rules keep their numbers <when|if> <they are|> <amended|changed>',
    '<a|any> rule that {ischanged} keeps its number',
    '<a|every> rule keeps its number for as long as it <lives|exists|is in force>',
  ),
  worded(
    { readings: { 'deferred-effect': 'at-close' } },
    '<an adopted rule-change|an adopted proposal|a rule-change|a proposal> takes <full|> effect at the moment of the completion of the vote that adopted it',
    '<an adopted rule-change|an adopted proposal|a rule-change> <takes|has> <its|> <full|> effect <at|from> the <very|> <moment|instant> <of its adoption|at which it is adopted|that it is adopted|it is adopted|at which the voting period ends|that the voting period ends|the voting period ends>',
  ),
  worded(
    { overrides: [{ slot: 'win' }] },
    'this rule <takes precedence over|has precedence over|prevails over> <every other rule|all other rules> <determining|on|about> <the winner|who wins|winning>',
  ),
  worded(
    { overrides: '$claims' },
    'this rule <takes precedence over|has precedence over> {claims:claim*and}',
  ),
  worded(
    { changes: { mutable: ALL_CHANGES, immutable: ['transmute'] } },
    '<a|any> {motion} is <any|one> of the following: {madeof} a mutable rule; {andalso} the transmutation of an immutable rule into a mutable <rule|one|> or vice versa',
  ),
  worded(
    { changes: { mutable: ALL_CHANGES.slice(0, 3), immutable: ['transmute'] } },
    '<a|any> {motion} is <any|one> of the following: {madeof} a mutable rule; {andalso} the transmutation of an immutable rule into a mutable <rule|one|>',
  ),
  worded(
    { 'winning-by': { only: 'points' } },
    'the state of affairs that constitutes winning <the game|> <may|can> not be <altered|changed> from achieving n points to any other state of affairs',
  ),
  worded(
    { readings: { 'last-rule-of-change': 'must-stay' } },
    'the <adoption|making> of {motions} must never become <completely|wholly|> <impermissible|impossible>',
  ),
  worded(
    { limits: [{ of: 'mutable', least: t`1` }] },
    'there must always be at least one mutable rule',
  ),
  worded(
    { titles: ['required'] },
    '<every|each> rule must have a title',
    'all rules must have <a title|titles>',
    '<every|each> rule has to have a <title|name>',
    '<every|each> rule must <be given|bear|carry> a <title|name>',
    '<every|each> rule {be} given a <title|name>',
    '<all|> rules must be titled',
    '<every|each> proposal must <give|state> a title for <each|every|its|the> <new|> rule',
  ),
  worded(
    { precedence: { tests: ['lowest-number'] } },
    '{ifconflict}, the <rule with the lowest number|rule with the lowest ordinal number|lowest-numbered rule|lower-numbered rule|rule with the lower number|lower number|one with the lower number|one with the lowest number|one whose number is lowest|one whose ordinal number is lowest> {prevails}',
    'the <rule with the lower number|lower-numbered rule> {prevails}',
    '{ifconflict}, the <lower-numbered|lower numbered|lowest-numbered|lowest numbered> <one|rule> {prevails}',
    '<of|between|among> <two|> conflicting rules, the <one with the lower number|lower-numbered|lower-numbered one|one with the lowest number> {prevails}',
    'the lower <its number|the number of a rule>, the higher <its|the> precedence',
    'rules are applied in <order of number|numerical order>, the lowest number taking precedence',
    'lower-numbered rules <take precedence|have precedence|prevail> over higher-numbered <ones|rules>',
    'rules with lower numbers <take precedence|have precedence|prevail> over <rules|those> with higher numbers',
    'conflicts between rules are <resolved|decided|settled> in favour of the <lower number|lower-numbered rule|rule with the lower number>',
    '{ifconflict}, precedence <goes|belongs> to the <lower-numbered rule|rule with the lower number|one with the lower number>',
  ),
  worded(
    { precedence: { tests: ['tier'] } },
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule {prevails}',
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule {prevails} and the mutable rule is <entirely|> void',
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule {prevails} and the mutable rule be <entirely|> void',
    'immutable rules <prevail|take precedence> over mutable <rules|ones>',
    '<if|when|where> a mutable rule <conflicts with|contradicts> an immutable <rule|one>, the immutable <rule|one> {prevails}',
    'an immutable rule <prevails|takes precedence|has precedence> over <a|any|every> mutable <rule|one>',
    '{ifconflict}, the <rule of the higher tier|one of the higher tier|higher tier> {prevails}',
  ),
  worded(
    { readings: { 'caller-judges': 'no' } },
    'the player who <invoked|called for> Judgment <may|can> not be <the|> Judge',
    '<the|a> Judge <may|can> not be the <player|one> who <invoked|called for> Judgment',
  ),
  worded(
    { readings: { withdrawal: 'yes' } },
    'the proposer may withdraw <it|a proposal|the proposal> at any time',
    'a player may withdraw {ownone} <at any time|whenever they like>',
  ),
];

export const RULE_WORD_KINDS: Rows = {
  ischanged: same('<is|has been> <amended|changed|amended or transmuted>'),
  prevails: same(
    'prevails',
    'takes precedence',
    'has precedence',
    'wins',
    'governs',
    'applies',
    'is followed',
    'takes effect',
    'overrides the <other|others|other rule|other one>',
  ),
  madeof: same(
    'the enactment, repeal, or amendment of',
    'the enactment, amendment, or repeal of',
    'the enactment, repeal or amendment of',
  ),
  andalso: same(
    'or',
    'the enactment, repeal, or amendment of an amendment <of a mutable rule|>; or',
  ),
  ifconflict: same(
    '<of|among> <two|several|two or more> rules that <conflict|are at odds|contradict each other|contradict one another>',
    '<if|when|where> <two or more|two> rules <conflict|contradict each other|conflict with one another|are in conflict|conflict with each other>',
    '<in case of|in> a conflict between <two|> rules',
    '<in case|in the event|where there is|if there is> <of|> a <conflict|contradiction> between <two|two or more|> rules',
    '<if|when|where> <two or more|two> rules <are in contradiction|disagree|are inconsistent|contradict one another|clash|say different things>',
    '<when|if|where> <one rule|a rule> <conflicts with|contradicts> another <rule|one|>',
    '<when|if|where> rules <conflict|contradict each other|contradict one another|clash>',
  ),
};
