/** The whole table: the sentences of the language, and the kinds of words in them. */
import { uncapital } from '../../../helpers/words.ts';
import { SLOTS } from '../../mechanics/slot-combination.ts';
import type { Reading } from '../../readings/reading.ts';
import { READINGS } from '../../readings/register.ts';
import { ONLY_READ, type Row, type Rows, t } from '../entry.ts';
import { choiceFormulas, choiceKinds, choiceSentences, type WordChoices } from './choice.ts';
import { FORMULAS, FRACTIONS, TIMES } from './formulas.ts';
import { GRANT_KINDS, GRANTS } from './grants.ts';

/** Slots whose value is one of a few words. */
const CHOICES: WordChoices = {
  participation: {
    scope: 'proposal',
    words: {
      required: 'every eligible voter must vote',
      optional: [
        'a player who does not vote is taken to abstain',
        'a player who does not vote abstains',
        'no player must vote',
      ],
    },
    otherwise: 'the word for whether voters must vote is',
  },
  'numbering changed-rule': {
    scope: 'proposal',
    words: {
      'takes-proposal-number': 'a changed rule takes the number of the proposal that changed it',
      'keeps-its-own': 'a changed rule keeps its number',
    },
    otherwise: 'the word for the number of a changed rule is',
  },
  'numbering new-rule': {
    scope: 'proposal',
    words: {
      'takes-proposal-number': 'a new rule takes the number of its proposal',
      given: 'a new rule has the number that its proposal gives it',
      next: 'a new rule takes the next number after the highest of any rule',
    },
    otherwise: 'the word for the number of a new rule is',
  },
  retroactive: {
    scope: 'proposal',
    words: {
      forbidden: 'no change takes effect before the vote that adopted it is complete',
      permitted: 'a change may take effect before the vote that adopted it is complete',
    },
    otherwise: 'the word for effect before the vote is',
  },
  'turns order': {
    scope: 'game',
    words: {
      seat: [
        'turns go round in seat order',
        'turns go in seat order',
        'players take turns in seat order',
      ],
      surname: [
        'turns go by surname, in alphabetical order',
        'turns go by surname',
        'players take turns by surname',
      ],
      none: [
        'there are no turns, and anyone may propose at any time',
        'there are no turns',
        'anyone may propose at any time',
      ],
    },
    otherwise: 'the word for the order of turns is',
  },
  'turns direction': {
    scope: 'game',
    words: {
      forward: 'the order of turns is followed forward',
      backward: 'the order of turns is followed backward',
    },
    otherwise: 'the word for the direction of turns is',
  },
  forfeit: {
    scope: 'game',
    words: {
      allowed: ['a player may forfeit the game', 'a player may forfeit'],
      forbidden: ['no player may forfeit the game', 'no player may forfeit'],
    },
    otherwise: 'the word for forfeiting is',
  },
  deadlock: {
    scope: 'game',
    words: {
      'first-unable': 'if play cannot go on, the first player unable to complete a turn wins',
      caller: [
        'if play cannot go on, the player who invoked Judgment on it wins',
        'if play cannot go on, the player who shows it wins',
      ],
    },
    otherwise: 'the word for who wins if play cannot go on is',
  },
  'judge chosen': {
    scope: 'game',
    words: {
      'preceding-player': 'the player before the one moving is the Judge',
      'by-lot': ['the Judge is drawn by lot', 'the Judge is chosen by lot'],
      appointed: 'the Judge is appointed',
    },
    otherwise: 'the word for how a Judge is chosen is',
  },
  'judge overruled-before': {
    scope: 'game',
    words: { 'next-turn': 'the Judge can be overruled only before the next turn begins' },
    otherwise: 'the word for how long the Judge can be overruled is',
  },
  'judge then': {
    scope: 'game',
    words: {
      'preceding-judge': 'if the Judge is overruled, the player before the Judge becomes Judge',
    },
    otherwise: 'the word for who judges if the Judge is overruled is',
  },
};

/** A rule's provision in one sentence: a part of its mechanics. */
const SENTENCES: readonly Row[] = [
  // The proposers and the voters, and the conditions for a vote.
  [{ proposers: t`true` }, 'every player may propose'],
  [{ proposers: t`false` }, 'no player may propose'],
  [{ proposers: '$c' }, 'a player may propose if {c:condition@player}'],
  [{ proposers: t`player.$id` }, ONLY_READ, 'only the {id:titled} may propose'],

  [{ electorate: t`true` }, 'every player may vote', 'every player is an eligible voter'],
  [{ electorate: t`false` }, 'no player may vote'],
  [{ electorate: '$c' }, 'a player may vote if {c:condition@voter}'],

  [{ ballots: t`1` }, 'each player has one vote'],
  [
    { ballots: t`player.$id ? $n : 1` },
    ONLY_READ,
    'the {id:titled} has {n:numeral@voter} votes, and each other player has one vote',
    'the {id:titled} has {n:numeral@voter} votes, and each other player one',
  ],
  [{ ballots: '$n' }, 'each player has {n:numeral@voter} votes'],
  [{ ballots: '$n' }, 'each player has as many votes as {n:measure@voter}'],

  [
    { 'voting-period': '$t' },
    'a vote is open for {t:period}',
    'voting lasts {t:period}',
    'a vote takes {t:period}',
    'a vote lasts {t:period}',
    'votes are open for {t:period}',
    'a proposal is open for {t:period}',
  ],
  [{ 'voting-period': '$t' }, 'a vote is open for ({t:times@proposal})'],

  [{ quorum: [{ of: '$of', needs: t`true` }] }, 'every vote on {of:change} counts'],
  [{ quorum: [{ of: '$of', needs: t`false` }] }, 'no vote on {of:change} counts'],
  [
    { quorum: [{ of: '$of', needs: '$c' }] },
    'a vote on {of:change} counts only if {c:condition@votes}',
  ],
  [{ quorum: [{ needs: t`true` }] }, 'every vote counts'],
  [{ quorum: [{ needs: t`false` }] }, 'no vote counts'],
  [{ quorum: [{ needs: '$c' }] }, 'a vote counts only if {c:condition@votes}'],
  [
    { quorum: [{ needs: t`votes.voters >= $b` }] },
    ONLY_READ,
    'at least {b:product@votes} must vote',
  ],

  [{ adoption: [{ of: '$of', needs: '$c' }] }, '{of:change} is adopted {c:if@votes}'],
  [
    { adoption: [{ needs: '$c' }] },
    'a change is adopted {c:if@votes}',
    'a proposal is adopted {c:if@votes}',
  ],
  [
    { adoption: [{ needs: t`votes.majority` }] },
    ONLY_READ,
    'a change is adopted with a majority',
    'a change is adopted by a majority',
    'a proposal is adopted by a majority',
  ],
  [
    { adoption: [{ needs: t`votes.unanimous` }] },
    ONLY_READ,
    'a change is adopted with unanimity',
    'a proposal is adopted with unanimity',
  ],

  [{ 'robot-votes': '$c' }, 'a robot votes for a proposal {c:if@roll}'],

  // Which changes may be made, their numbers and moments, tiers and titles.
  [{ changes: { $tier: [] } }, '{tier:rules} may not be changed'],
  [{ changes: { $tier: '$kinds' } }, '{tier:rules} may be {kinds:done*or}'],
  [{ changes: { $tier: { only: '$kinds' } } }, '{tier:rules} may only be {kinds:done*or}'],

  [{ numbering: { first: '$n' } }, 'proposals are numbered from {n:number@game}'],
  [
    { numbering: { 'reused-number': 'goes-on' } },
    'a rule enacted under the number of a repealed rule counts as its next amendment',
  ],
  [
    { numbering: { 'reused-number': 'begins-anew' } },
    'a rule enacted under the number of a repealed rule counts as a new rule',
  ],

  [
    { tiers: [{ id: '$id', title: '$title', above: '$other' }] },
    'there is a tier {id:tier} with the title {title:quoted}, above the tier {other:tier}',
  ],
  [
    { tiers: [{ id: '$id', title: '$title' }] },
    'there is a tier {id:tier} with the title {title:quoted}, below all others',
  ],

  [
    { limits: [{ of: '$tier', least: '$a', most: '$b' }] },
    'there must be at least {a:count@game} and at most {b:count@game} {tier:rules}',
  ],
  [{ limits: [{ of: '$tier', least: t`1` }] }, 'there must be at least one {tier:onerule}'],
  [{ limits: [{ of: '$tier', most: t`1` }] }, 'there may be at most one {tier:onerule}'],
  [
    { limits: [{ of: '$tier', least: '$a' }] },
    'there must be at least {a:count@game} {tier:rules}',
    'there are at least {a:count@game} {tier:rules}',
    'there must not be less than {a:count@game} {tier:rules}',
  ],
  [
    { limits: [{ of: '$tier', most: '$b' }] },
    'there may be at most {b:count@game} {tier:rules}',
    'there are at most {b:count@game} {tier:rules}',
    'there may not be more than {b:count@game} {tier:rules}',
    'there must not be more than {b:count@game} {tier:rules}',
  ],

  [{ titles: ['required'] }, 'every rule has a title', 'every rule must have a title'],
  [{ titles: ['cite-by-title'] }, 'a rule may be cited by its title'],

  [
    { fiat: { tiers: '$tiers', by: '$by' } },
    'the word of {by:quoted} alone changes {tiers:tier*and} rules, without a vote',
  ],

  // Whose turn it is, and what a turn consists of.
  [
    { turns: { order: '$n' } },
    'turns go by {n:sum@player}, the lowest first',
    'turns go by {n:sum@player}, lowest first',
  ],
  [{ turn: '$parts' }, 'a turn is {parts:part*then}', 'a turn consists of {parts:part*then}'],

  // The holdings, gains and losses of players, and the facts of proposals.
  [
    { quantities: { $id: { starts: '$n' } } },
    'every player begins with {n:count@player} {id:unit}',
    'every player starts with {n:count@player} {id:unit}',
    'players begin with {n:count@player} {id:unit}',
    'all players begin with {n:count@player} {id:unit}',
  ],
  [
    { quantities: { $id: { least: '$n' } } },
    'no player has fewer than {n:count@player} {id:unit}',
    'no player has less than {n:count@player} {id:unit}',
    'no player may have less than {n:count@player} {id:unit}',
    'a player may not have less than {n:count@player} {id:unit}',
    'players may not have less than {n:count@player} {id:unit}',
  ],
  [
    { quantities: { $id: { most: '$n' } } },
    'no player has more than {n:count@player} {id:unit}',
    'no player may have more than {n:count@player} {id:unit}',
    'a player may not have more than {n:count@player} {id:unit}',
    'players may not have more than {n:count@player} {id:unit}',
  ],
  [{ quantities: { $id: { symbol: '$s' } } }, 'the sign for {id:unit} is {s:quoted}'],
  [
    { quantities: { $id: { worth: { amount: '$n', of: '$of' } } } },
    'one {id:unit} is worth {n:rational} {of:unit}',
  ],

  [
    { 'proposal-facts': { $id: { least: '$n' } } },
    "a proposal's {id:name} is at least {n:sum@proposal}",
  ],
  [
    { 'proposal-facts': { $id: { most: '$n' } } },
    "a proposal's {id:name} is at most {n:sum@proposal}",
  ],
  [{ 'proposal-facts': { $id: { default: 'none' } } }, 'every proposal states its {id:name}'],
  [
    { 'proposal-facts': { $id: { default: '$n' } } },
    'a proposal may state its {id:name}, which is otherwise {n:rational}',
  ],

  [
    { offices: { $id: { holders: 'any' } } },
    'any number of players may hold the office of {id:name}',
  ],
  [
    { offices: { $id: { holders: t`1` } } },
    'there is one {id:name}',
    'there is exactly one {id:name}',
  ],
  [
    { offices: { $id: { holders: '$n' } } },
    'the office of {id:name} has {n:count@game} holders',
    'there are {n:count@game} {id:officers}',
  ],

  [
    { awards: [{ on: 'refused', to: '$to', if: t`judge.late`, '...': '$gain' }] },
    'when a Judge does not take the office in time, {to:recipient} {gain}',
  ],
  // A player who leaves has no proposal, and stands for its proposer in the record.
  [
    { awards: [{ on: 'left', to: 'proposer', if: '$c', '...': '$gain' }] },
    'when a player leaves, that player {gain}, if {c:condition@award}',
  ],
  [
    { awards: [{ on: 'left', to: 'proposer', '...': '$gain' }] },
    'when a player leaves, that player {gain}',
  ],
  [
    { awards: [{ on: '$on', to: '$to', if: '$c', '...': '$gain' }] },
    '{on:occasion}, {to:recipient} {gain}, if {c:condition@award}',
  ],
  [
    { awards: [{ on: '$on', to: '$to', '...': '$gain' }] },
    '{on:occasion}, {to:recipient} {gain}',
    '{to:recipient} {gain} {on:occasion}',
  ],
  [
    { awards: [{ on: '$on', to: '$to', if: t`!$c`, '...': '$gain' }] },
    ONLY_READ,
    '{on:occasion}, {to:recipient} {gain}, unless {c:clause@award}',
  ],

  // How the game is won, and how it ends if play cannot go on.
  [{ win: [{ when: '$c' }] }, 'a player wins {c:when@player}'],
  [
    { win: [{ when: t`player.$id >= $n` }] },
    ONLY_READ,
    'a player with {n:numeral@player} {id:unit} wins',
    'a player with at least {n:numeral@player} {id:unit} wins',
    'a player with {n:numeral@player} {id:unit} or more wins',
    'the first player with {n:numeral@player} {id:unit} wins',
    'the winner is the first player with {n:numeral@player} {id:unit}',
    'a player who reaches {n:numeral@player} {id:unit} wins',
    'a player who has {n:numeral@player} {id:unit} wins',
  ],
  [
    { 'winning-by': { only: '$id' } },
    'a player may win only with a number of {id:unit}',
    'nothing but a mark of {id:unit} can be made to win',
  ],
  [
    { 'winning-by': { only: '$x' } },
    'a player may win only with a number of the quantity with the name {x:text@game}',
    'nothing but a mark of the quantity with the name {x:text@game} can be made to win',
  ],

  ...GRANTS,
  // How disputes are judged.
  [{ judge: { 'overruled-by': 'proposal' } }, 'an adopted proposal may overrule the Judge'],
  [
    { judge: { 'overruled-by': '$c' } },
    'when the other players vote on the Judgment, the Judge is overruled {c:if@consent}',
  ],
  [
    { judge: { 'binds-next-turn': 'until-given' } },
    'after Judgment is invoked, the next turn waits until the Judgment is given',
    'the turn after a Judgment is invoked waits until it is given',
  ],
  [
    { judge: { 'binds-next-turn': t`true` } },
    'after Judgment is invoked, the next turn waits for it',
    'the turn after a Judgment is invoked waits for it',
  ],
  [
    { judge: { 'binds-next-turn': t`false` } },
    'after Judgment is invoked, the next turn does not wait for it',
    'the turn after a Judgment is invoked does not wait for it',
  ],
  [
    { judge: { 'binds-next-turn': '$c' } },
    'the other players may let the next turn begin before a Judgment is given, if {c:condition@consent}',
    'when the other players vote on not waiting for a Judgment, the next turn need not wait if {c:condition@consent}',
  ],
  [
    { judge: { 'overruled-within': '$t' } },
    'a Judgment may be overruled within {t:span} after it is given',
  ],
  [{ judge: { overrulable: [] } }, 'no verdict may be overruled'],
  [
    { judge: { overrulable: '$texts' } },
    'only the verdict {texts:quoted*or} may be overruled',
    'only {texts:quoted*or} may be overruled',
  ],
  [{ judge: { 'overruled-to': '$text' } }, 'an overruled Judgment becomes {text:quoted}'],
  [
    { judge: { 'appointed-by': '$id' } },
    'the Judge is named by the holder of the office of {id:name}',
  ],
  [
    { judge: { panel: '$n' } },
    'the number of players who judge is {n:count@game}',
    'the number of those judging is {n:count@game}',
  ],
  [
    { judge: { 'appeal-panel': '$n' } },
    'the number of players who judge a Judgment is {n:count@game}',
    'the number of those judging a Judgment is {n:count@game}',
  ],
  [{ judge: { appeals: '$n' } }, 'the number of appeals from a Judgment is {n:count@game}'],
  [{ judge: { verdicts: [] } }, 'there are no verdicts'],
  [{ judge: { verdicts: '$texts' } }, 'a verdict is one of {texts:quoted*or}'],
  [{ judge: { 'finds-deadlock': [] } }, 'no verdict shows that play cannot go on'],
  [
    { judge: { 'finds-deadlock': '$texts' } },
    'only the verdict {texts:quoted*or} shows that play cannot go on',
  ],
  [
    { judge: { 'accept-within': '$t' } },
    'the Judge must take the office within {t:span}',
    'the Judge accepts within {t:span}',
  ],
  [
    { judge: { 'deliver-within': '$t' } },
    'the Judge must give the Judgment within {t:span}',
    'the Judge rules within {t:span}',
  ],

  ...choiceSentences(CHOICES),
  // Which rule prevails, and how a rule changes by its own terms.
  [{ precedence: { tests: [], '...': '$between' } }, '{between:conflict}, no test decides'],
  [{ precedence: { tests: '$tests', '...': '$between' } }, '{between:conflict}, {tests:test*then}'],

  [
    { overrides: '$claims' },
    'this rule prevails over {claims:claim*and}',
    'this rule overrides {claims:claim*and}',
  ],
  [
    { 'defers-to': '$claims' },
    'this rule yields to {claims:claim*and}',
    'this rule defers to {claims:claim*and}',
  ],

  [
    { becomes: { when: '$c', unless: 'amended', mechanics: {} } },
    'once {c:condition@game}, unless it has been amended, this rule has no effect any more',
  ],
  [
    { becomes: { when: '$c', mechanics: {} } },
    'once {c:condition@game}, this rule has no effect any more',
  ],
  [
    { becomes: { when: '$c', unless: 'amended', mechanics: '$m' } },
    'once {c:condition@game}, unless it has been amended, this rule changes to say that {m:sentence}',
  ],
  [
    { becomes: { when: '$c', mechanics: '$m' } },
    'once {c:condition@game}, this rule changes to say that {m:sentence}',
  ],
];

const KINDS: Rows = {
  ...GRANT_KINDS,
  /** The subject of a demand. */
  change: [
    [{ kind: '$k', tier: '$t' }, '{k:deed} of a {t:onerule}'],
    [{ kind: '$k' }, '{k:deed}'],
    [{ tier: '$t' }, 'a change to a {t:onerule}', 'a change of a {t:onerule}'],
  ],
  deed: [
    ['enact', 'an enactment'],
    ['amend', 'an amendment'],
    ['repeal', 'a repeal'],
    ['transmute', 'a transmutation'],
  ],
  /** The rules of a tier; if its name is in the plural, “orders rules” would be no English. */
  rules: [
    ['$t', 'rules of the tier {t:tiers}'],
    ['$t', '{t:tier} rules'],
  ],
  onerule: [
    ['$t', 'rule of the tier {t:tiers}'],
    ['$t', '{t:tier} rule'],
  ],
  done: [
    ['enact', 'enacted'],
    ['amend', 'amended'],
    ['repeal', 'repealed'],
    ['transmute', 'transmuted'],
  ],
  part: [
    [{ if: '$c', '...': '$act' }, '{act} (if {c:anything@player})'],
    ['$act', '{act}'],
  ],
  act: [
    [{ part: 'roll', faces: '$n' }, 'throwing a die of {n:count@player} faces'],
    [
      { part: 'propose' },
      'proposing and voting',
      'proposing one rule-change and having it voted on',
    ],
    [{ part: 'roll' }, 'throwing the die', 'throwing a die', 'rolling the die'],
  ],
  occasion: [
    ['proposed', 'when a proposal is made'],
    ['adopted', 'when a proposal is adopted'],
    ['defeated', 'when a proposal is defeated'],
    ['resolved', 'when the vote on a proposal is complete', 'when a vote is complete'],
    ['withdrawn', 'when a proposal is withdrawn'],
    ['rolled', 'when the die is thrown', 'when the die is rolled'],
    ['judged', 'when a Judgment is given'],
    ['overruled', 'when a Judge is overruled'],
    ['refused', 'when a Judge refuses the office'],
    ['late', 'when a Judge is late'],
    ['left', 'when a player leaves'],
    ['untitled', 'when a rule has no title'],
    ['circuit', 'when a circuit is complete', 'when a circuit of turns is complete'],
    ['won', 'when a player wins'],
  ],
  recipient: [
    ['proposer', 'the proposer'],
    ['for', 'each who voted for it'],
    ['against', 'each who voted against it'],
    ['abstained', 'each who abstained'],
    ['silent', 'each who did not vote'],
    ['roller', 'the one who threw it', 'the thrower', 'the roller'],
    ['judge', 'the Judge'],
    ['caller', 'the one who invoked Judgment'],
    ['winner', 'the winner', 'the player who wins', 'the one who wins'],
    ['everyone', 'everyone'],
  ],
  gain: [
    [{ amount: t`-$n`, quantity: '$q' }, 'loses {n:numeral@award} {q:unit}'],
    [{ amount: t`-$n`, quantity: '$q' }, 'loses as many {q:unit} as {n:measure@award}'],
    [{ amount: '$n', quantity: '$q' }, 'receives {n:numeral@award} {q:unit}'],
    [{ amount: '$n', quantity: '$q' }, 'receives as many {q:unit} as {n:measure@award}'],
    [{ amount: '$n', quantity: '$q' }, ONLY_READ, 'receives ({n:number@award}) {q:unit}'],
    [{ amount: t`-$n`, quantity: '$q' }, ONLY_READ, 'loses ({n:number@award}) {q:unit}'],
  ],
  conflict: [
    [{ between: 'same-tier' }, 'where rules of one tier conflict'],
    [{ between: 'different-tiers' }, 'where rules of different tiers conflict'],
    [{}, 'where rules conflict', 'where two rules conflict'],
  ],
  test: [
    ['tier', 'the higher tier prevails'],
    ['claims', 'what the rules say of themselves decides'],
    ['lowest-number', 'the lowest number prevails'],
    ['lowest-effective-number', 'the rule whose latest change has the lowest number prevails'],
  ],
  claim: [
    [{ rule: '$n' }, 'Rule {n:rule}'],
    [{ tier: '$tier' }, '{tier:rules}'],
    [{ slot: '$slot' }, 'other rules on {slot:topic}'],
  ],
};

/** How questions are answered that the words of rules leave open: a sentence for each answer. */
const READING_SENTENCES: readonly Row[] = READINGS.flatMap(({ id, options, ofRule }: Reading) =>
  options.flatMap((option): readonly Row[] => {
    const says = uncapital(option.says.replace(/\.$/, ''));
    const all: Row = [{ readings: { [id]: option.id } }, says];
    if (!ofRule) return [all];
    const own = `for the words of Rule {n:digits} alone, ${says}`;
    return [all, [{ readings: { [`${id}-$n`]: option.id } }, own]];
  }),
);

/** Rows of all kinds but those of formulas. */
export const ROWS: Rows = {
  sentence: [...SENTENCES, ['$answer', '{answer:reading}']],
  ...KINDS,
  topic: Object.entries(SLOTS).map(([slot, { topic }]): Row => [slot, topic]),
  ...TIMES,
  ...FRACTIONS,
  ...choiceKinds(CHOICES),
  reading: READING_SENTENCES,
};

/** Kinds of words in formulas, over the names of a scope. */
export const FORMULA_ROWS: Rows = { ...FORMULAS, ...choiceFormulas(CHOICES) };

/** Their words are of fixed sentences, and names may be the same words. */
export const FREE_KINDS: ReadonlySet<string> = new Set(['reading']);
