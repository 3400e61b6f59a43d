/** How people word who votes, for how long, and what a vote needs. */
import { type Row, type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

const IMMUTABLE = { kind: 'transmute', tier: 'immutable' } as const;
const MUTABLE = { kind: 'transmute', tier: 'mutable' } as const;

export const VOTE_WORDS: readonly Row[] = [
  worded(
    { electorate: t`true` },
    '<all players|every player|each player|everyone|everybody> <is|are> <a|an|> eligible <voter|voters|to vote>',
    '<all players|every player|each player|everyone|everybody|any player> <may|can> vote',
    '<all players|every player|each player|everyone|everybody> <has|have> the right to vote',
    '<everyone|everybody> who is a player <may|can> vote',
  ),
  worded(
    { participation: 'required' },
    '{eachvoter} <must|has to|have to> <vote|participate|take part> {oneach}',
    '{eachvoter} <must|has to|have to> vote',
    '<voting|participation> is <mandatory|compulsory|obligatory|required>',
    'no <player|voter> may abstain',
  ),
  worded(
    { participation: 'optional' },
    '<voting|participation> is <optional|voluntary|not required|not mandatory>',
    '<players|voters|any player|a player|every player> may abstain',
    '<players|voters|a player> <need|do|does> not <have to|> vote',
    'abstaining is open to <everyone|every player|everybody>',
  ),
  worded(
    { ballots: '$n' },
    '<each|every|a|any> {voter} {castvotes} <exactly|only|> {n:numeral@voter} <vote|votes> {oneach}',
    '<each|every|a|any> {voter} {castvotes} <exactly|only|> {n:numeral@voter} <vote|votes>',
    '<all|> {votersmany} <have|get|cast> <exactly|only|> {n:numeral@voter} <vote|votes> <each|>',
    '{n:numeral@voter} <vote|votes> per {voter}',
    'the number of votes <of a player|a player has> is {n:measure@voter}',
  ),
  worded(
    { 'voting-period': '$t' },
    '<the|> voting period {ofmotion} <is|lasts|lasts for|runs for> {t:period}',
    'the voting period <is|lasts|lasts for|runs for> {t:period}',
    '<voting|the vote|votes> {ofmotion} <lasts|last|lasts for|last for|runs for|is open for|stays open for|remains open for|stay open for|are open for|takes> {t:period}',
    '<voting|the vote> <lasts|lasts for|runs for|is open for|stays open for|remains open for> {t:period}',
    '<voting|the vote|votes> {ofmotion} <closes|close|ends|end|is over> {t:period} after {itsmade}',
    '<voting|the vote> <closes|ends|is over> {t:period} after {itsmade}',
    '<voting|the vote> {ofmotion} <lasts|is open|stays open|remains open> <for|> {t:period} after {itsmade}',
    '{votersmany} have {t:period} to vote {ofmotion}',
    '{votersmany} have {t:period} to vote',
    '<voting|the vote|votes> {ofmotion} <ends|end|closes|close|is over> after {t:period}',
    '<voting|the vote> <ends|closes|is over> after {t:period}',
    "{prop}'s voting period {lasting} {t:period}",
    "{prop}'s voting period {lasting} {t:period} {tail}",
    '<voting|the vote|votes> {ofmotion} {lasting} {t:period} {tail}',
    'votes {ofmotion} may be cast <for|within|during> <the|> {t:period} after {itsmade}',
    '{prop} <is|are> <open for|up for> <voting|a vote|consideration|votes> for {t:period}',
    'from <the time|when> {itsmade}, {prop} <is|are> <open for|up for> <voting|a vote|consideration> for {t:period}',
    'votes are open for {t:period}',
    'after {t:period} <voting|the vote> <is over|ends|closes>',
    '<the voting period|voting> {ofmotion} {lasting} {t:period} {tail}',
    '<the voting period|voting> {lasting} {t:period} {tail}',
    'votes <close|end> {t:period} after {itsmade}',
    '{prop} <is|are|remains|remain|stays|stay> open for <voting|votes> for {t:period}',
    '{prop} <is|are> <voted on|open to voting> for {t:period}',
  ),
  worded(
    { quorum: [{ needs: '$c' }] },
    'a vote {ofmotion} is valid only if {c:turnout@votes}',
    'a vote is <valid only if|only valid if> {c:turnout@votes}',
    'there is a quorum <if|when|once> {c:turnout@votes}',
    '<we have|there is> quorum <if|when|once> {c:turnout@votes}',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters >= $n` }] },
    '<the|a|> quorum <for voting|for a vote|> is {n:share@votes}',
    '<the|a|> quorum <is|consists of> at least {n:share@votes}',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters > $n` }] },
    '<the|a|> quorum is more than {n:share@votes}',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters > votes.eligible / 2` }] },
    '<the|a|> quorum is a <simple|> majority of {electors}',
    '<the|a|> quorum is {halfplus} {electors}',
  ),
  worded(
    { adoption: [{ needs: '$c' }] },
    ...demandsOf('{prop}', '{toadopt}'),
    'no {motion} {adopted} <without|unless it receives|unless it has|unless it gets> {c:support@votes}',
    'the rules <may|can> be changed <by|with> {c:support@votes}',
    'given {c:support@votes}, the rules can be changed',
  ),
  worded(
    { adoption: [{ of: { kind: '$k' }, needs: '$c' }] },
    ...demandsOf('{k:bykind}', 'to {k:byverb} a rule'),
  ),
  worded(
    { adoption: [{ of: { kind: '$k', tier: '$t' }, needs: '$c' }] },
    ...demandsOf(
      '{k:bykindof} <a|an|> {t:tier} <rule|rules>',
      'to {k:byverb} <a|an|> {t:tier} <rule|rules>',
    ),
  ),
  worded({ adoption: [{ of: IMMUTABLE, needs: '$c' }] }, ...demandsOf('{melt}', 'to {tomelt}')),
  worded({ adoption: [{ of: MUTABLE, needs: '$c' }] }, ...demandsOf('{freeze}', 'to {tofreeze}')),
  worded(
    { retroactive: 'forbidden' },
    'no {motion} <may|can> <take effect retroactively|have retroactive effect|have retroactive application|be retroactive>',
    'no {motion} may take effect <earlier than the moment of|before> the completion of the vote that adopted it',
    'rule-changes <are|may> not <be|> retroactive',
  ),
];

/** The ways to say what something needs to be adopted. */
function demandsOf(what: string, purpose: string): readonly string[] {
  return [
    `${what} {adopted} <if|if and only if|only if|when|only when> {c:vote@votes}`,
    `${what} {adopted} {c:byvote@votes}`,
    `${what} {needs} {c:support@votes}`,
    `${what} {needs} {c:support@votes} {topass}`,
    `${purpose}, {c:support@votes} is <required|needed|necessary>`,
    `{c:support@votes} is <required|needed|necessary|enough|sufficient> ${purpose}`,
    `it takes {c:support@votes} ${purpose}`,
    `${purpose} <requires|takes|needs> {c:support@votes}`,
    `<if|when|once> ${what} <receives|gets|has|wins|obtains> {c:support@votes}, it {adopted}`,
    `<if|when|once> {c:supporters@votes}, ${what} {adopted}`,
    `${what} <that|which> <receives|receive|gets|get|has|have|wins|obtains|obtain> {c:support@votes} {adopted}`,
    `${what} with {c:support@votes} {adopted}`,
    `${what} {failing} unless {c:vote@votes}`,
    `{topass}, ${what} {needs} {c:support@votes}`,
    `for ${what} to <pass|be adopted|be accepted|be enacted>, it {needs} {c:support@votes}`,
    `for ${what} {c:support@votes} is <required|needed|necessary|enough|sufficient>`,
  ];
}

export const VOTE_WORD_KINDS: Rows = {
  halfplus: same(
    '<more than|over> <half|half of>',
    'a <simple|> majority of',
    '<an|> absolute majority of',
  ),
  cast: same(
    '<the|all|> votes cast',
    '<the|all|> votes',
    '<the|> legal votes',
    'those <voting|who vote|who voted>',
    'the <players|voters> <voting|who vote|who voted|who vote on it>',
    'the votes cast on it',
    'players voting',
    '<those|the players> who <took|take|have taken> part in the vote',
  ),
  electors: same(
    '<the|all|> players',
    '<the|all|> eligible voters',
    'all <the|of the> players',
    'all <the|of the> eligible voters',
    '<the|> people playing',
    '<the|> possible votes',
    'those eligible to vote',
    'everyone eligible',
    'everyone who may vote',
  ),
  ayes: same(
    'FOR votes',
    'yes votes',
    'yea votes',
    'ayes',
    'votes for',
    'votes in favour',
    'AYE votes',
    'YES votes',
  ),
  noes: same('AGAINST votes', 'no votes', 'nay votes', 'nays', 'noes', 'votes against', 'NO votes'),
  needs: same(
    '<requires|require|needs|need|must have|must receive|must get|must win|must win the vote with|must pass with|must be passed by|must be approved by|has to get|has to have|has to receive>',
  ),
  castvotes: same('<has|gets|casts|may cast|can cast|is entitled to|has the right to>'),
  lasting: same('<is|lasts|lasts for|runs for|is open for|stays open for|goes on for|runs>'),
  tail: same(
    '<from|after|counted from> <when|the moment|the time|> {bysomebody}',
    '<from|after|counted from> <when|the moment|the time|> {itsmade}',
    '<from|after> its <proposal|submission|publication|posting|distribution|creation>',
    '<or until|or else until|or till|or until all|unless> <everyone|every player|all players|all eligible voters|every eligible voter> <has|have> voted <before|before that|earlier|sooner|>',
    ', <or until|or else until|or till|unless> <everyone|every player|all players|all eligible voters|every eligible voter> <has|have> voted <before|before that|earlier|sooner|>',
  ),
  sayyes: same(
    '<vote|votes|are|is|have voted|has voted|voted> <for it|in favour|in favor|in favour of it|in favor of it|yes|for|yes on it>',
    '<support|supports|approve|approves> <it|of it|>',
    '<agree|agrees|consent|consents> <to it|with it|>',
    '<say|says|said> yes <to it|>',
  ),
  bysomebody: [
    worded(
      '',
      'the {who:name} <has|> <publishes|published|distributes|distributed|posts|posted|announces|announced|opens|opened> it',
      'the {who:name} <sends|sent|has sent> it <out|round|to all players|to everybody|out to everybody|out to all players|>',
    ),
  ],
  failing: same('<fails|fail|{be} rejected|{be} defeated|{be} not adopted>'),
  oneach: same(
    '<in|on> <every|each|all|any> <vote|votes|proposal|proposals|motion>',
    '<in|on> <every|each|all> <vote|votes> on {prop}',
    'on {prop}',
  ),
  ofmotion: same('<on|for|of> {prop}'),
  eachvoter: same(
    '<every|each> <eligible voter|voter>',
    'all <eligible voters|voters|players>',
    '<every player|each player>',
  ),
  voter: same('player', 'eligible voter', 'voter'),
  votersmany: same('players', 'eligible voters', 'voters', 'all players'),
  itsmade: same(
    '<it|the proposal|{prop}> <is|was|has been> <proposed|made|submitted|posted|published|distributed|announced|sent out|opened>',
    '<its|the> <proposal|submission|publication>',
  ),
  toadopt: same(
    'to <adopt|pass|enact|accept> {prop}',
    'for {prop} to <pass|be adopted|be accepted|be enacted>',
    'for the adoption of {prop}',
    'to change the rules',
  ),
  topass: same(
    '<in order|> to <pass|be adopted|be accepted|be enacted|be approved|take effect|be successful>',
    'for adoption',
  ),
  adopted: same(
    '<is|are|may be|be|can be> {carried}',
    '<passes|pass|carries|carry|succeeds|succeed>',
  ),
  bykind: [
    worded(
      'enact',
      'a new rule',
      'new rules',
      'an enactment',
      'an enactment of a rule',
      'the enactment of a rule',
    ),
    worded('amend', 'an amendment', 'amendments', 'an amendment of a rule'),
    worded('repeal', 'a repeal', 'repeals', 'a repeal of a rule'),
    worded('transmute', 'a transmutation', 'transmutations', 'a transmutation of a rule'),
  ],
  bykindof: [
    worded('enact', '<a|the> <new|enactment of|creation of>', 'enactment of'),
    worded('amend', '<a|an|the|> <amendment|amendments> <of|to>'),
    worded('repeal', '<a|the|> <repeal|removal> of'),
    worded('transmute', '<a|the|> <transmutation|transmutations> of'),
  ],
  byverb: [
    worded('enact', 'enact', 'create'),
    worded('amend', 'amend'),
    worded('repeal', 'repeal', 'remove'),
    worded('transmute', 'transmute'),
  ],
  melt: same(
    'rule-changes that transmute {immutable} into {mutable}',
    'a rule-change that transmutes {immutable} into {mutable}',
    '<a|the|> transmutation of {immutable} into {mutable}',
  ),
  freeze: same(
    'rule-changes that transmute {mutable} into {immutable}',
    'a rule change by which {mutable} would be transmuted into {immutable}',
    'a rule-change that transmutes {mutable} into {immutable}',
    '<a|the|> transmutation of {mutable} into {immutable}',
  ),
  tomelt: same('transmute {immutable} into {mutable}', 'make {immutable} mutable'),
  tofreeze: same('transmute {mutable} into {immutable}', 'make {mutable} immutable'),
  immutable: same('an immutable <one|rule|>', 'immutable <ones|rules>'),
  mutable: same('a mutable <one|rule|>', 'mutable <ones|rules>'),
};

/** What a vote comes to, as a condition over its figures. */
export const VOTE_FORMULA_WORDS: Rows = {
  vote: [worded('$c', '{c:result}'), worded(t`$a && $b`, '{a:result} and {b:result}')],
  result: [
    worded(
      t`votes.unanimous`,
      '<the|> <vote|voting> is unanimous',
      'the vote is unanimous among <the|all|> <eligible voters|voters|players>',
      '<all players|every player|all eligible voters|every eligible voter> <vote|votes|agree|agrees> <for|in favour of|in favor of|to|with> it',
      '<all players|every player|everyone|everybody|all eligible voters> <agree|agrees|consent|consents|vote yes|votes yes>',
      '<it|they> <has|have> <the|> unanimous <consent|support|approval> <of|from> <all|the> <players|eligible voters>',
    ),
    worded(
      '$c',
      '<it|they> <receives|receive|gets|get|has|have|wins|gains|obtains|obtain> {c:support}',
      '<there is|there are> {c:support}',
      '{c:supporters}',
    ),
  ],
  byvote: [worded('$c', '<by|with|on> {c:support}'), worded(t`votes.unanimous`, 'unanimously')],
  /** Those who are for it, with the verb. */
  supporters: [
    worded(t`votes.majority`, 'a <simple|> majority {sayyes}'),
    worded(t`votes.for > votes.eligible / 2`, '{halfplus} {electors} {sayyes}'),
    worded(t`votes.for > votes.cast / 2`, '{halfplus} {cast} {sayyes}'),
    worded(t`votes.for >= $n`, '<at least|no fewer than|> {n:share} {sayyes}'),
    worded(t`votes.for > $n`, '<more than|over> {n:part} {sayyes}'),
    worded(
      t`votes.for > votes.against`,
      '<more|> {ayes} outnumber {noes}',
      'more <players|people> vote for it than against it',
    ),
    worded(t`votes.against == 0`, '<nobody|no one|no player> <votes|is> against it'),
  ],
  /** What is received, or needed. */
  support: [worded('$c', '{c:backing}'), worded(t`$a && $b`, '{a:backing} and {b:backing}')],
  backing: [
    worded(
      t`votes.unanimous`,
      '<a|the|> unanimous <vote|consent|approval|agreement|support>',
      'unanimity',
      'a unanimous vote <of|among> <all|the|> <players|eligible voters>',
      'unanimous <consent|agreement|approval> <of|among|from> <all|the|> <the|> <eligible voters|players>',
      'the <consent|agreement|approval> of <all players|every player|all the players>',
    ),
    worded(
      t`votes.majority`,
      'a <simple|> majority',
      'a <simple|> majority <vote|of the vote|of votes in favour|of votes in favor|in favour|in favor>',
    ),
    worded(t`votes.for > votes.cast / 2`, '{halfplus} {cast}', 'the support of {halfplus} {cast}'),
    worded(
      t`votes.for > votes.eligible / 2`,
      '{halfplus} {electors}',
      '{halfplus} {electors} voting <for it|in favour|in favor|for>',
      'the <support|consent|approval|votes|agreement> of {halfplus} {electors}',
      'votes <for|in favour|from> <from|> {halfplus} {electors}',
    ),
    worded(
      t`votes.for > $n`,
      '<more than|over> {n:part}',
      'the <support|consent|approval|votes|agreement> of <more than|over> {n:part}',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:share}',
      'the <support|consent|approval|votes|agreement> of <at least|> {n:share}',
      '<at least|> {n:sharemajority}',
    ),
    worded(
      t`votes.for > votes.against`,
      'more votes <for|in favour|in favor> than against',
      'more {ayes} than {noes}',
      'more votes for it than against it',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:numeral} votes <for|in favour|in favor>',
      '<at least|> {n:numeral} votes for it',
      '<at least|> {n:numeral} {ayes}',
    ),
    worded(t`votes.against == 0`, 'no votes against', 'no votes against it', 'no {noes}'),
  ],
  /** A part of those who vote, or may. */
  share: [worded('$n', '{n:part} or more'), worded('$n', '{n:part}')],
  part: [
    worded(t`votes.cast * 2 / 3`, '<two thirds|two-thirds|2/3> of {cast}'),
    worded(
      t`votes.cast * 3 / 4`,
      '<three quarters|three-quarters|three fourths|three-fourths|3/4> of {cast}',
    ),
    worded(t`votes.cast / 2`, '<half|half of|1/2 of> {cast}'),
    worded(t`votes.cast * $n / 100`, '{n:numeral} <%|percent|per cent> of {cast}'),
    worded(t`votes.eligible * 2 / 3`, '<two thirds|two-thirds|2/3> of {electors}'),
    worded(
      t`votes.eligible * 3 / 4`,
      '<three quarters|three-quarters|three fourths|three-fourths|3/4> of {electors}',
    ),
    worded(t`votes.eligible / 2`, '<half|half of|1/2 of> {electors}'),
    worded(t`votes.eligible / 3`, '<a third|one third|one-third|1/3> of {electors}'),
    worded(t`votes.eligible / 4`, '<a quarter|one quarter|1/4> of {electors}'),
    worded(t`votes.eligible * $n / 100`, '{n:numeral} <%|percent|per cent> of {electors}'),
  ],
  sharemajority: [
    worded(t`votes.cast * 2 / 3`, 'a <two thirds|two-thirds|2/3> majority of {cast}'),
    worded(t`votes.cast * 3 / 4`, 'a <three quarters|three-quarters|3/4> majority of {cast}'),
    worded(t`votes.eligible * 2 / 3`, 'a <two thirds|two-thirds|2/3> majority of {electors}'),
    worded(
      t`votes.eligible * 3 / 4`,
      'a <three quarters|three-quarters|3/4> majority of {electors}',
    ),
  ],
  turnout: [
    worded(
      t`votes.voters >= $n`,
      'at least {n:share} <vote|votes|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
    worded(
      t`votes.voters >= $n`,
      'at least {n:numeral} players <vote|have voted|participate|take part>',
    ),
    worded(
      t`votes.voters > $n`,
      '<more than|over> {n:part} <vote|votes|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
    worded(
      t`votes.voters > votes.eligible / 2`,
      '{halfplus} {electors} <vote|votes|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
  ],
};
