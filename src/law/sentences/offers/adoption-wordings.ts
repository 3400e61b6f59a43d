/** How people word what a change needs to be adopted, and what a vote comes to. */
import { type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

const IMMUTABLE = { kind: 'transmute', tier: 'immutable' } as const;
const MUTABLE = { kind: 'transmute', tier: 'mutable' } as const;

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
    `{c:support@votes} must <be obtained|be reached> ${purpose}`,
    `{c:assenters@votes} must <agree|consent|vote yes|vote in favour|vote in favor> ${purpose}`,
    `{c:assenters@votes} must <agree|consent> to ${what} for it {topass}`,
    `${purpose} <requires|takes|needs> {c:support@votes}`,
    `<if|when|once> ${what} <receives|gets|has|wins|obtains> {c:support@votes}, <then|> <it|the proposal|that proposal|the change> {adopted}`,
    `<if|when|once> {c:supporters@votes}, <then|> ${what} {adopted}`,
    `${what} <that|which> <receives|receive|gets|get|has|have|wins|obtains|obtain> {c:support@votes} {adopted}`,
    `${what} with {c:support@votes} {adopted}`,
    `${what} {failing} unless {c:vote@votes}`,
    `{topass}, ${what} {needs} {c:support@votes}`,
    `for ${what} to <pass|be adopted|be accepted|be enacted>, it {needs} {c:support@votes}`,
    `for ${what} {c:support@votes} is <required|needed|necessary|enough|sufficient>`,
  ];
}

export const ADOPTION_WORD_KINDS: Rows = {
  demand: [
    worded(
      { adoption: [{ needs: '$c' }] },
      ...demandsOf('{prop}', '{toadopt}'),
      ...demandsOf('<a|any|each|every> change', 'to make a change'),
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
    worded(
      { adoption: [{ of: { tier: '$t' }, needs: '$c' }] },
      ...demandsOf(
        '<a|the|any|> <change|changes> <of|to> <a|an|> {t:tier} <rule|rules>',
        'to change <a|an|> {t:tier} <rule|rules>',
      ),
    ),
    worded({ adoption: [{ of: IMMUTABLE, needs: '$c' }] }, ...demandsOf('{melt}', 'to {tomelt}')),
    worded({ adoption: [{ of: MUTABLE, needs: '$c' }] }, ...demandsOf('{freeze}', 'to {tofreeze}')),
  ],
  /** What follows from a demand anyway. */
  confirm: same(
    '<;|:|>, <and|> <if|when> <it does|it does so|so|they do|they are|it is>, <then|> it {adopted}',
    '<;|:|>, <then|with both> it {adopted}',
    '<;|:|>, <then|with both> it {adopted}, <and not otherwise|otherwise not>',
    '<;|:|>, <and not otherwise|otherwise not|otherwise it is not|and not unless>',
    '<;|:|>, <otherwise|or else|if not> it {failing}',
  ),
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
    'votes <in favour|in favor>',
    '<positive|favourable|favorable|supporting> votes',
    'yeas',
    'upvotes',
  ),
  noes: same(
    '<negative|opposing> votes',
    'downvotes',
    'AGAINST votes',
    'no votes',
    'nay votes',
    'nays',
    'noes',
    'votes against',
    'NO votes',
  ),
  needs: same(
    '<requires|require|needs|need|takes|take|must have|must receive|must get|must win|must win the vote with|must pass with|must be passed by|must be approved by|must be accepted by|must be agreed to by|needs to get|needs to receive|needs to be approved by|is required to have|is required to receive|has to get|has to have|has to receive>',
  ),
  sayyes: same(
    '<vote|votes|are|is|have voted|has voted|voted> <for it|in favour|in favor|in favour of it|in favor of it|yes|for|yes on it>',
    '<support|supports|approve|approves> <it|of it|>',
    '<agree|agrees|consent|consents> <to it|with it|>',
    '<say|says|said> yes <to it|>',
  ),
  failing: same('<fails|fail|{be} rejected|{be} defeated|{be} not adopted>'),
  toadopt: same(
    'to <adopt|pass|enact|accept> {prop}',
    'for {prop} to <pass|be adopted|be accepted|be enacted>',
    'for the adoption of {prop}',
    'to change the rules',
  ),
  topass: same(
    '<in order|> to <pass|be adopted|be accepted|be enacted|be approved|be passed|be merged|take effect|be successful|go through|go thru|get through>',
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
    worded(t`votes.for > $b / 2`, '{halfplus} {b:body} {sayyes}'),
    worded(t`votes.for >= $n`, '<at least|no fewer than|> {n:share} {sayyes}'),
    worded(t`votes.for > $n`, '<more than|over> {n:part} {sayyes}'),
    worded(
      t`votes.for > votes.against`,
      '<more|> {ayes} outnumber {noes}',
      'more <players|people|> <vote|votes> for it than against it',
      '<there are|> more votes for it than against it',
      'more votes are cast for it than against it',
      '<the|> {ayes} outnumber <the|> {noes}',
      '<the|> {ayes} are more than <the|> {noes}',
    ),
    worded(
      t`votes.against == 0`,
      '<nobody|no one|no player> <votes|is> against it',
      'there <are|is> <no votes|not a single vote> against it',
    ),
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
      'the <consent|agreement|approval|vote|votes|assent> of <all players|every player|all the players|every eligible voter|all eligible voters|everybody>',
    ),
    worded(
      t`votes.majority`,
      'a <simple|> majority',
      'a <simple|> majority <vote|of the vote|of votes in favour|of votes in favor|in favour|in favor>',
    ),
    worded(
      t`votes.for > $b / 2`,
      '{halfplus} {b:body}',
      '{halfplus} {b:body} voting <for it|in favour|in favor|for>',
      'the <support|consent|approval|votes|vote|agreement> of {halfplus} {b:body}',
      'votes <for|in favour|from> <from|> {halfplus} {b:body}',
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
    worded(
      t`votes.against == 0`,
      '<no votes|not a single vote|no vote> against <it|>',
      'no {noes}',
    ),
  ],
  /** A part of those who vote, or may. */
  share: [
    worded('$n', '{n:part} or more', '{n:part}'),
    worded(t`$b * $a / $d`, '{a:figure} / {d:figure} or more of {b:body}'),
    worded(t`$b * $n / 100`, '{n:numeral} <%|percent|per cent> or more of {b:body}'),
  ],
  part: [
    worded(t`$b * $a / $d`, '{a:figure} / {d:figure} <rds|ths|> <of|> {b:body}'),
    worded(t`$b / 2`, '<half|half of|one half of|one-half of> {b:body}'),
    worded(t`$b / 3`, '<a third|one third|one-third> of {b:body}'),
    worded(t`$b / 4`, '<a quarter|one quarter|one-quarter> of {b:body}'),
    worded(t`$b * $n / 100`, '{n:numeral} <%|percent|per cent> of {b:body}'),
  ],
  sharemajority: [worded(t`$b * $a / $d`, 'a {a:figure} / {d:figure} majority of {b:body}')],
  body: [worded(t`votes.cast`, '{cast}'), worded(t`votes.eligible`, '{electors}')],
  /** All, or most, as those who do something. */
  assenters: [
    worded(
      t`votes.unanimous`,
      '<all|all of> the players',
      'all <players|eligible voters>',
      'every eligible voter',
      'every player',
    ),
    worded(t`votes.for > $b / 2`, '{halfplus} {b:body}'),
    worded(t`votes.for >= $n`, '<at least|> {n:share}'),
  ],
  turnout: [
    worded(
      t`votes.voters >= $n`,
      'at least {n:share} <vote|votes|must vote|must have voted|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
    worded(
      t`votes.voters >= $n`,
      'at least {n:numeral} players <vote|must vote|have voted|participate|take part>',
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
