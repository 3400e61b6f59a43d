/** How people word who votes, for how long, and which votes count. */
import { type Row, type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

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
    '<abstaining|abstention> is <not allowed|not permitted|forbidden>',
  ),
  worded(
    { participation: 'optional' },
    '<voting|participation> is <optional|voluntary|not required|not mandatory>',
    '<players|voters|any player|a player|every player> may abstain',
    '<players|voters|a player> <need|do|does> not <have to|> vote',
    'abstaining is open to <everyone|every player|everybody>',
    '{nonvoter} {abstains}',
    'not voting <is|counts as|is counted as> <an abstention|abstaining>',
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
    '{voting} {lasting} {t:period} <{tail}|> <{early}|>',
    '{voting} {closes} after {t:period} <{tail}|> <{early}|>',
    '{voting} {closes} {t:period} after {itsmade} <{early}|>',
    'after {t:period} <{tail}|>, {voting} {closes}',
    '{votersmany} have {t:period} <{tail}|> to vote <{ofmotion}|>',
    'votes <{ofmotion}|> <may|can> <be cast|be made|come in|be submitted|be sent in> <for|within|during> <the|> {t:period} <{tail}|>',
    '{prop} {isopen} for {t:period} <{tail}|> <{early}|>',
    'from <the time|the moment|when> {itsmade}, {prop} {isopen} for {t:period} <{early}|>',
  ),
  worded(
    { quorum: [{ needs: '$c' }] },
    'a vote {ofmotion} is valid only if {c:turnout@votes}',
    'for a vote to <be valid|count>, {c:turnout@votes}',
    '{c:turnout@votes} for a vote to <be valid|count>',
    'a vote is <valid only if|only valid if> {c:turnout@votes}',
    'there is a quorum <if|when|once> {c:turnout@votes}',
    '<we have|there is> quorum <if|when|once> {c:turnout@votes}',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters >= $n` }] },
    '<the|a|> quorum <for voting|for a vote|for a proposal|> <is|equals|is equal to|is defined as|is defined to be|is set at|consists of> <at least|> {n:share@votes}',
    '{n:share@votes} <is|are|constitutes|constitute|is needed for|are needed for|makes|make> a quorum',
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
  worded({ '...d': '$d' }, '{d:demand}', '{d:demand} {confirm}'),
  worded(
    { retroactive: 'forbidden' },
    'no {motion} <may|can> <take effect retroactively|have retroactive effect|have retroactive application|be retroactive>',
    'no {motion} may take effect <earlier than the moment of|before> the completion of the vote that adopted it',
    'rule-changes <are|may> not <be|> retroactive',
  ),
];

export const VOTE_WORD_KINDS: Rows = {
  castvotes: same('<has|gets|casts|may cast|can cast|is entitled to|has the right to>'),
  voting: same(
    '<the|a|> <prescribed|> voting period <{ofmotion}|>',
    "{prop}'s voting period",
    '<voting|the vote|votes|the votes> <{ofmotion}|>',
  ),
  lasting: same(
    '<is|lasts|last|runs|run|goes on|go on|continues|continue|takes|take> <for|>',
    '<is|are|stays|stay|remains|remain> open for',
  ),
  closes: same('<closes|close|ends|end|is over|are over>'),
  isopen: same(
    '<is|are|remains|remain|stays|stay> <open|up> <for|to> <voting|a vote|consideration|votes>',
    '<is|are> voted on',
    'may be voted on',
  ),
  /** The time from which a vote is open. */
  tail: same(
    '{since} <when|the moment|the moment that|the time|the time that|the day|> {bysomebody}',
    '{since} <when|the moment|the moment that|the time|the time that|the day|> {itsmade}',
    '{since} its <proposal|submission|publication|posting|distribution|creation>',
  ),
  since: same(', <starting|beginning|counted|counting|> <from|with|at|on>', 'after', 'since'),
  /** It may be over before that. */
  early: same(
    ', <or until|or else until|or till|or else till|unless> <{allvoted}> <before|before that|earlier|sooner|>, <whichever comes first|whichever is first|whichever is sooner|>',
  ),
  allvoted: same(
    '<everyone|every player|all players|all eligible voters|every eligible voter|everyone eligible> <has|have> voted',
    'all votes <are in|are cast|have been cast>',
    'there is a vote from <every player|everyone eligible|every eligible voter|everybody>',
  ),
  somebody: [worded('', '{who:name}')],
  bysomebody: [
    worded(
      '',
      'the {who:name} <has|> <publishes|published|distributes|distributed|posts|posted|announces|announced|opens|opened> it',
      'the {who:name} <sends|sent|has sent> it <out|round|to all players|to everybody|out to everybody|out to all players|>',
    ),
  ],
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
  nonvoter: same(
    '<players|those|voters|all> who <do not|have not|did not> <vote|voted|cast a vote> <{intime}|>',
    '<a player|a voter|anyone|anybody|everyone|somebody|someone|whoever|any player|any voter> <who|> <does not|has not|did not> <vote|voted|cast a vote> <{intime}|>',
  ),
  intime: same(
    '<within|in|during|before the end of|by the end of> <the|> <prescribed|> <voting period|period|time>',
    'in time',
    'on <it|a proposal>',
  ),
  abstains: same(
    '<abstains|abstain|has abstained|have abstained>',
    '<is|are> <deemed|considered|taken|held> to <abstain|have abstained>',
    '<is|are> <considered|counted|treated|recorded> as <abstaining|abstentions|an abstention|having abstained>',
    '<counts|count> as <abstaining|abstentions|an abstention|having abstained>',
  ),
  voter: same('player', 'eligible voter', 'voter'),
  votersmany: same('players', 'eligible voters', 'voters', 'all players'),
  itsmade: same(
    '<it|the proposal|{prop}> <is|was|has been> <first|> <proposed|made|submitted|posted|published|distributed|announced|sent out|opened> <by the {somebody}|>',
    '<its|the> <proposal|submission|publication>',
  ),
};
