/** How people word on which occasion something is gained or lost, and who it is that gains or loses. */
import { type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

const UNANIMOUS = { on: 'adopted', if: t`votes.unanimous` } as const;

export const OCCASION_KINDS: Rows = {
  /** An occasion. */
  happens: [
    worded(
      { '...fate': '$fate' },
      '{moment} {prop} {fate}',
      'for {prop} <that|which> {fate}',
      '{on} {prop} being {fate:past}',
    ),
    worded({ '...fate': '$fate' }, '{on} the {fate:noun} of {prop}', "{on} {prop}'s {fate:noun}"),
    worded(
      { on: 'resolved' },
      '{moment} <the|> <vote|voting> on {prop} <is complete|is completed|ends|closes|is over>',
    ),
    worded(
      { on: 'proposed' },
      '{moment} <a player|somebody|someone> <proposes|makes|submits> {prop}',
      '{moment} {prop} is <made|proposed|submitted>',
    ),
    worded({ on: 'withdrawn' }, '{moment} {prop} is withdrawn'),
    worded(
      { on: 'won' },
      '{moment} <a player|someone|somebody> <wins|has won> <the game|a game|the round|a round|>',
      '{moment} <the|a> <game|round> is won',
    ),
  ],
  /** What comes again and again, whatever is proposed. */
  often: [
    worded(
      { on: 'circuit' },
      '<at|upon|on> the <end|completion|close> of <each|every|a|any> {circuit}',
      '<after|at the end of|for> <each|every> {circuit}',
      '{moment} <a|each|every> {circuit} <is|has been> <complete|completed|over|finished>',
      '{moment} <a|each|every> {circuit} ends',
      '<once|> <each|every|per> {circuit}',
      'once a {circuit}',
      '{moment} {everyplayer} <has|have> <had|taken> <a|one|their|his or her> turn',
    ),
  ],
  circuit: same('<full|complete|completed|whole|> <circuit|circuit of turns|circuit of the table>'),
  everyplayer: same('every player', 'each player', 'everyone', 'everybody', 'all players'),
  everybody: same(
    'every player',
    'each player',
    'everyone',
    'everybody',
    'all players',
    'all the players',
    'all of the players',
    '<players|the players> <all|each|>',
  ),
  event: [worded({ '...fate': '$fate' }, 'the {fate:noun} of {prop}', "{prop}'s {fate:noun}")],
  moment: same(
    'every time that',
    'when',
    'when and if',
    'if and when',
    'any time',
    'anytime',
    'where',
    'should',
    'after',
    'in case',
    'in the event that',
  ),
  on: same('<on|upon|at|after|following>'),
  fate: [
    worded(
      { on: 'adopted' },
      '{be} {made:carried}',
      '<passes|pass|succeeds|succeed|carries|carry|goes through|goes thru|go thru|go through|gets through|is successful|becomes a rule|becomes law|takes effect>',
    ),
    worded(
      { on: 'defeated' },
      '{be} {made:lost}',
      '{be} not {made:carried}',
      '<fails|fail|goes down|is unsuccessful>',
      '<fails|fail> to <pass|be adopted|be accepted|be passed|be enacted|carry>',
      '<does|do> not <pass|succeed|carry|go through>',
    ),
    worded({ on: 'withdrawn' }, '{be} <withdrawn|retracted>'),
    worded(
      UNANIMOUS,
      '{be} unanimously {made:carried}',
      '{be} {made:carried} unanimously',
      '{be} {made:carried} by a unanimous vote',
      '<passes|pass> unanimously',
      'goes through unanimously',
    ),
  ],
  be: same('is', 'are', 'be', 'gets', 'get', 'has been', 'have been', 'was', 'were'),
  past: [
    worded({ on: 'adopted' }, '{made:carried}'),
    worded({ on: 'defeated' }, '{made:lost}'),
    worded({ on: 'withdrawn' }, '<withdrawn|retracted>'),
    worded(UNANIMOUS, 'unanimously {made:carried}', '{made:carried} unanimously'),
  ],
  carried: same(
    'merged',
    'adopted',
    'passed',
    'accepted',
    'enacted',
    'approved',
    'carried',
    'voted in',
    'ratified',
  ),
  lost: same('defeated', 'rejected', 'voted down', 'turned down', 'refused'),
  noun: [
    worded({ on: 'adopted' }, '<adoption|passage|acceptance|enactment|approval>'),
    worded({ on: 'defeated' }, '<defeat|rejection|failure>'),
    worded({ on: 'withdrawn' }, '<withdrawal|retraction>'),
    worded(UNANIMOUS, 'unanimous <adoption|passage|acceptance|approval>'),
  ],

  /** Any proposal. */
  prop: same('<a|any|each|every|a legal|a valid> {motion}', '{motions}'),
  motion: same(
    '<proposal|motion|rule-change|rule change|rules change|PR|pull request|proposition|bill>',
    'proposed <rule-change|rule change|change|amendment|rule>',
    '<change|proposal|proposed change> to the <rules|ruleset>',
    'proposal to <change|amend> the rules',
    'change <to|of> the rules',
  ),
  motions: same(
    '<proposals|motions|rule-changes|rule changes|PRs|pull requests|propositions|bills>',
    'proposed <rule-changes|rule changes|changes>',
  ),
  /** A proposal that has fared in some way. */
  fated: [
    worded(
      { '...fate': '$fate' },
      '{prop} <that|which> {fate}',
      '<a|any|each|every|> {fate:past} {motion}',
      '{fate:past} {motions}',
    ),
    worded(
      { on: 'adopted' },
      '<a|any|each|every|> <successful|winning> {motion}',
      '<successful|winning> {motions}',
    ),
    worded(
      { on: 'defeated' },
      '<a|any|each|every|> <unsuccessful|failed|losing> {motion}',
      '<unsuccessful|failed|losing> {motions}',
    ),
  ],

  /** Who gains, where the occasion names the proposal. */
  whom: [
    worded('proposer', '{theproposer}'),
    worded('for', '{those} {votedfor} <it|that proposal|the proposal|>'),
    worded('against', '{those} {votedagainst} <it|that proposal|the proposal|>'),
    worded('abstained', '{those} <abstained|abstain|abstains>'),
    worded(
      'silent',
      '{those} <did|do|does> not vote <on it|>',
      '{those} <failed|fails|fail> to vote <on it|>',
    ),
    worded('for', 'its <supporters|backers>', 'the supporters of the proposal'),
    worded(
      'against',
      'its opponents',
      'the opponents of the proposal',
      'the opposing <voters|players>',
    ),
    worded('winner', '<the|that> winner', 'the winning player'),
    worded('everyone', 'everyone', 'all the players', 'all of the players'),
  ],
  whose: [worded('$to', '{to:whom}', "{to:whom}'s <score|points|total>", 'the score of {to:whom}')],
  /** Somebody, by a proposal that the same words name. */
  ofprop: [
    worded('proposer', 'the {maker} of {prop}', '{anybody} {whomade} {prop}'),
    worded('for', '{those} {votedfor} {prop}'),
    worded('against', '{those} {votedagainst} {prop}'),
  ],
  theproposer: same(
    '<the|its> {maker}',
    'the {maker} of <it|that proposal|the proposal|the rule-change|that rule-change|the rule change>',
    'the <player|person|one|member|participant> {whomade} <it|that proposal|the proposal|the rule-change>',
    'whoever <proposed|made|wrote|submitted> <it|that proposal|the proposal|the rule-change>',
    'the proposing player',
    'the <player|one|person> behind it',
  ),
  maker: same('proposer', 'author', 'proponent', 'sponsor', 'maker', 'writer', 'submitter'),
  whomade: same(
    '<who|that> <proposed|made|put forward|submitted|suggested|proposes|wrote>',
    'proposing',
    'making',
  ),
  those: same(
    '<a|each|every|any> <player|voter|member> <who|that> <has|>',
    'all players <who|that> <has|>',
    '<players|voters|everyone|everybody|those|all|anyone> <who|that> <has|have|>',
    'all <players|voters|those> <who|that> <have|>',
    'the <players|voters> <who|that> <have|>',
    'each <one|of those> who',
    '<each|any> <player|voter>',
    'every <player|voter>',
    'every player',
    'each player',
  ),
  votedfor: same(
    '<voted|votes|vote|having voted|who voted> <for|in favour of|yes on|in favour|yes>',
    '<supported|supports|support|backed|backs|back>',
    '<cast|casts> a vote <for|in favour of|in support of>',
  ),
  votedagainst: same(
    '<voted|votes|vote|having voted> <against|no on|no>',
    '<opposed|opposes|oppose>',
    '<cast|casts> a vote against',
  ),

  /** Who gains, together with the occasion. */
  theone: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '<the|a|any|each|> {maker} of {fate:fated}',
      '<proposers|authors> of {fate:fated}',
      '{anybody} whose {motion} {fate}',
      '{anybody} {whomade} {fate:fated}',
      '<a|any|each|every> {maker} whose {motion} {fate}',
      '<proposers|authors> whose <{motion}|{motions}> {fate}',
    ),
    worded(
      { to: 'for', '...fate': '$fate' },
      '{those} {votedfor} {fate:fated}',
      '<players|those> voting for {fate:fated}',
    ),
    worded(
      { to: 'against', '...fate': '$fate' },
      '{those} {votedagainst} {fate:fated}',
      '<players|those> voting against {fate:fated}',
    ),
    worded(
      { to: 'silent', on: 'resolved' },
      '{anybody} <who|that> <does|do|did> not <vote|cast a vote> on {prop}',
      '{anybody} <who|that> <fails|fail> to <vote|cast a vote> on {prop}',
      '{anybody} <who|that> <misses|miss> a vote',
    ),
    worded(
      { to: 'abstained', on: 'resolved' },
      '{anybody} <who|that> <abstains|abstain> <on {prop}|from a vote|from voting|from voting on {prop}>',
    ),
    worded({ to: 'for', on: 'resolved' }, '{anybody} <who|that> <votes|vote> for {prop}'),
    worded({ to: 'against', on: 'resolved' }, '{anybody} <who|that> <votes|vote> against {prop}'),
    worded(
      { to: 'proposer', on: 'proposed' },
      '{anybody} <who|that> <makes|make|submits|submit|posts|post> {prop}',
    ),
    worded(
      { to: 'winner', on: 'won' },
      '<the|a|each|every> <winner|winner of a game|winner of the game|winner of a round|winner of the round>',
      '<a|the|any|each> player <who|that> wins <the game|a game|the round|a round>',
      'whoever wins <the game|a game|the round|a round>',
    ),
    worded(
      { to: 'judge', on: 'judged' },
      '<a|the|each|any> <Judge|player> <who|that> <gives|delivers|renders> <a|> {ruling}',
      '<a|the|each> Judge, for each {ruling} <given|delivered|>',
    ),
    worded(
      { to: 'judge', on: 'overruled' },
      '<a|any|each|every|the> Judge <who|that> is overruled',
      '<an|any|each> overruled Judge',
      '<a|any|the> Judge whose {ruling} is overruled',
    ),
    worded(
      { to: 'judge', on: 'late' },
      '<a|any|the> Judge <who|that> is late',
      '<a|any|the> Judge <who|that> <fails to|does not> {judgeontime}',
    ),
    worded(
      { to: 'judge', on: 'refused' },
      '<a|any|the> <Judge|player> <who|that> <refuses|declines> <the office|the appointment|to judge|to be Judge|the office of Judge|appointment as Judge>',
    ),
  ],
  ruling: same('Judgment', 'judgement', 'verdict', 'ruling', 'decision'),
  judgeontime: same(
    '<deliver|give|render|post> <a|his|her|his or her|their|> {ruling} <in time|on time|in that time|within that time|within that period|within the time limit|within the prescribed time|before the deadline|by the deadline>',
    '<judge|rule|decide> <in time|on time|within that time|within that period|within the time limit|before the deadline>',
  ),
  anybody: same(
    '<a|the|any|each|every|> <player|person|member>',
    'players',
    'anyone',
    'anybody',
    'whoever',
    'everyone',
    'everybody',
    'all players',
  ),
  /** Anybody, of whom the rest of the sentence says which proposal is meant. */
  person: same(
    '<a|any|each|every|the> <player|member>',
    'players',
    'you',
    'they',
    'he or she',
    'anyone',
    'everyone',
    'everybody',
    'all players',
  ),
  owned: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '{moment} {ownmotion} {fate}',
      'for {ownmotion} <that|which> {fate}',
      'for <each|every> <of their|of his or her> {motions} that {fate}',
      '<for|by|on|upon> <getting|having> {ownmotion} {fate:past}',
      '<for|by|on|upon> <getting|having> {prop} {fate:past}',
      'for <proposing|making> {fate:fated}',
    ),
    worded(
      { to: 'proposer', on: 'proposed' },
      'for {prop} <they|you> <make|submit|post>',
      'for {prop} made',
      'for <making|submitting> {prop}',
      '{moment} <they|you> <propose|make|submit|post> {prop}',
    ),
    worded(
      { to: 'proposer', on: 'withdrawn' },
      'for <withdrawing|retracting> <{prop}|{ownmotion}>',
      '{moment} <they|you> <withdraw|retract> <{prop}|{ownmotion}>',
    ),
    worded(
      { to: 'judge', on: 'judged' },
      'for <giving|delivering|each|every> <a|> {ruling} <given|delivered|they give|they deliver|>',
    ),
    worded(
      { to: 'silent', on: 'resolved' },
      'for not voting <on {prop}|>',
      'for failing to vote <on {prop}|>',
    ),
    worded(
      { to: 'for', '...fate': '$fate' },
      '{moment} <you|they> {votedfor} {prop} and it {fate} {still}',
      '{moment} <you|they> {votedfor} {prop} and it {fate}',
      'for voting for {fate:fated}',
    ),
    worded(
      { to: 'against', '...fate': '$fate' },
      '{moment} <you|they> {votedagainst} {prop} and it {fate} {still}',
      '{moment} <you|they> {votedagainst} {prop} and it {fate}',
      'for voting against {fate:fated}',
    ),
  ],
  owning: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '<getting|having> <{prop}|{ownmotion}> {fate:past}',
    ),
  ],
  still: same('anyway', 'all the same', 'nevertheless', 'regardless'),
  ownmotion: same(
    "<a|any|each|every> player's {motion}",
    '<their|your|his or her|his|her|one of their|one of your|one of his or her> <own|> <{motion}|rule>',
    '{prop} <of theirs|of yours|of his or hers>',
    '{prop} <that|which|> <they|you|he or she|she or he|that player> <proposed|has proposed|have proposed|made|has made|have made|put forward|submitted|wrote>',
    '{prop} <proposed|made|put forward|submitted> by <them|that player|him or her|you>',
  ),
};
