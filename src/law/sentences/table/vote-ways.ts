/** Other ways to say who proposes and votes, for how long, and what a vote needs. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';

const IMMUTABLE = { kind: 'transmute', tier: 'immutable' } as const;
const MUTABLE = { kind: 'transmute', tier: 'mutable' } as const;

export const VOTE_WAYS: readonly Row[] = [
  // The right to vote and the right to propose are given and taken in the same words.
  worded(
    { $right: '$c' },
    'only <players|those|somebody|a player> who has {c:having@player} may {right}',
    'a player may <only|> {right} <only|> when they has {c:having@player}',
    'a player needs {c:having@player} to {right}',
    'no player may {right} without {c:having@player}',
  ),
  worded(
    { $right: t`player.$id >= $n` },
    'a player {wanting} {n:numeral@player} {id:unit} may not {right}',
    'a player may not {right} when they has <fewer than|less than|under> {n:numeral@player} {id:unit}',
  ),
  worded(
    { $right: t`player.points >= $n` },
    'a player <who has a score|whose score is> less than {n:numeral@player} may not {right}',
  ),
  worded(
    { $right: t`player.points >= 0` },
    'a player <who has a negative score|whose score is negative> may not {right}',
  ),
  worded(
    { $right: t`player.$id <= $n` },
    'a player who has more than {n:numeral@player} {id:unit} may not {right}',
  ),
  worded({ $right: t`player.$id` }, 'only {id:theofficer} may {right}'),
  worded(
    { $right: t`!player.$id` },
    '{id:theofficer} <may|does> not {right}',
    'every player <except|except for|but|other than> {id:theofficer} may {right}',
  ),
  worded({ $right: t`!player.robot` }, '<a|> robot <may|does> not {right}'),
  worded({ $right: t`player.$id >= 0` }, 'a player who has negative {id:unit} may not {right}'),
  worded({ $right: t`true` }, 'every player may {right}'),
  worded(
    { participation: 'required', readings: { 'abstention-participates': 'no' } },
    '<a player|they|no player> may not abstain <from voting|>',
    '<abstention|abstaining> is <not allowed|forbidden>',
  ),
  worded(
    { ballots: t`player.$id` },
    '{voterseach} {castvotes} as many votes as <they has|> {id:unit}',
  ),
  worded(
    { ballots: t`floor(player.$id / $m)` },
    '{voterseach} {castvotes} one vote for each {m:numeral@voter} {id:unit} <they has|>',
  ),
  worded(
    { ballots: t`1 + floor(player.$id / $m)` },
    '{voterseach} {castvotes} <one|an> <more|extra|additional> vote for each {m:numeral@voter} {id:unit} <they has|>',
    'for each {m:numeral@voter} {id:unit} <they has|a player has|>, <they|{voterseach}> {castvotes} <one|an> <more|extra|additional> vote',
  ),
  worded(
    { ballots: t`player.$id ? $n : 1` },
    '{id:theofficer} {castvotes} {n:numeral@voter} votes <each|> <{oneach}|>',
    '{id:theofficer} {castvotes} {n:numeral@voter} votes <{oneach}|>, <;|:|and|> {others}',
    '{voterseach} {castvotes} one vote <{oneach}|>, <;|but|and|> {id:theofficer} {castvotes} {n:numeral@voter} <votes|>',
    "{id:theofficer}'s vote counts <as|for|> {n:numeral@voter} <votes|times|>",
  ),

  worded(
    { ballots: t`$c ? $n : 1` },
    'a player who has {c:having@voter} {castvotes} {n:numeral@voter} votes <{oneach}|> <, {others}|>',
  ),
  worded(
    { ballots: t`player.$id ? 2 : 1` },
    '{id:theofficer} has a double vote',
    "{id:theofficer}'s vote counts <double|twice|for two|as two votes>",
    'the vote of {id:theofficer} counts <double|twice|for two|as two votes>',
    '{id:theofficer} {castvotes} <one|a> <extra|additional|second|bonus> vote',
  ),
  worded(
    { quorum: [{ needs: '$c' }], readings: { 'no-quorum': 'defeated' } },
    '{c:duty@votes} or <else|> a proposal is defeated',
    '<if|when> {c:fewvoters@votes}, a proposal is defeated',
    'a proposal is defeated unless {c:turnout@votes}',
    'a proposal is adopted only <if|when> {c:turnout@votes}',
    'a proposal is adopted only with {c:aquorum@votes}',
    'a proposal <with|that receives> {c:fewvotes@votes} is defeated',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters >= $n` }] },
    '<the|a|> quorum <{oneach}|> <is|is set at|equals|consists of> <at least|> {n:quorate@votes}',
    'there <is|must be> a quorum of <at least|> {n:quorate@votes}',
    '<at least|> {n:quota@votes} <is|makes|forms|constitutes> <a|the> quorum',
    '<a vote|they|we|{oneach}|{forvalid}, they|{forvalid},|> needs a quorum of <at least|> {n:quorate@votes}',
    'a vote requires <at least|> {n:numeral@votes} <players|voters|people>',
    'for <a|the> quorum, <they|it|we|> needs <at least|> {n:quota@votes}',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters > $b / 2` }] },
    'a quorum is more than half of {b:body@votes}',
  ),
  worded({ '...d': '$d' }, '{d:demand}', '{d:demand} {confirm}'),
];

export const VOTE_WAY_KINDS: Rows = {
  right: [
    worded('electorate', 'vote <on a proposal|>'),
    worded('proposers', 'propose <a proposal|a rule|rules|new rules|>'),
  ],
  demand: [
    worded(
      { adoption: [{ needs: t`votes.against == 0` }] },
      'to pass <a proposal|it|>, <no player|nobody> may vote against it',
      '{veto} may {stop} a proposal',
      'to {stop} a proposal needs {veto}',
      '{veto} <defeats|blocks|stops|kills> <a proposal|it>',
      'a proposal is defeated {vetoed}',
      'a proposal is <blocked|stopped> {vetoed}',
    ),
    worded(
      { adoption: [{ needs: t`votes.against < $n` }] },
      'to {stop} a proposal needs {n:numeral@votes} {against:noes@votes}',
      '{n:numeral@votes} {against:noes@votes} {stop} <a proposal|it>',
    ),
    worded(
      { adoption: [{ needs: '$c' }] },
      'the rules may <only|> be changed <only|> {c:byvote@votes}',
      '<the|every|all|> vote must be {c:unanimity@votes}',
      '{c:needing@votes}',
      '<proposals are|voting is|votes are> decided by {c:support@votes}',
      '{c:decisive@votes} <decides|rules|wins>',
      '{c:support@votes} adopt <a proposal|it|>',
    ),
    worded(
      { adoption: [{ needs: t`game.circuit < $n ? $a : $b` }] },
      '<in|for> the first {n:numeral@votes} <rounds|circuits>, {a:needing@votes}, {afterwards} {b:needing@votes}',
      '<in|for> the first {n:numeral@votes} <rounds|circuits>, {a:needing@votes}<;|, and> {afterwards} {b:needing@votes}',
    ),
    worded(
      { adoption: [{ of: { kind: '$k' }, needs: '$c' }] },
      '<rules|a rule> may <only|> be {k:done} <only|> {c:byvote@votes}',
    ),
    worded(
      { adoption: [{ of: { kind: '$k', tier: '$t' }, needs: '$c' }] },
      '<a|an|> {t:tier} rule may <only|> be {k:done} <only|> {c:byvote@votes}',
    ),
    worded(
      { adoption: [{ of: IMMUTABLE, needs: '$c' }] },
      '{immutable} may <only|> be {madeinto} {mutable} <only|> {c:byvote@votes}',
    ),
    worded(
      { adoption: [{ of: MUTABLE, needs: '$c' }] },
      '<{mutable}|a rule> may <only|> be {madeinto} {immutable} <only|> {c:byvote@votes}',
    ),
    worded(
      { adoption: [{ of: { tier: '$t' }, needs: '$c' }] },
      '<a|an|> {t:tier} rule may <only|> be changed <only|> {c:byvote@votes}',
      '<a|an|> {t:tier} rule needs {c:support@votes} <to change|to be changed|>',
      '<a|an|> {t:tier} rule needs {c:assenters@votes} to {assent}',
      'only <a|> {c:unanimity@votes} vote may change <a|an|> {t:tier} rule',
    ),
    worded(
      { adoption: [{ '...what': '$what', needs: '$c' }] },
      '{what:subject} is adopted <only|> <if|if and only if|when|only when> {c:vote@votes}',
      '{what:subject} is adopted <only|> {c:byvote@votes}',
      '{what:subject} <may be|must be|is> {accepted} <only|> {c:byvote@votes}',
      '{what:subject} must be {accepted} {c:byall@votes}',
      '{what:subject} must be {c:unanimity@votes} <to pass|>',
      '{what:subject} needs {c:support@votes} <to pass|>',
      '{what:subject} needs {c:assenters@votes} to {assent}',
      '{what:purpose} <, they|, it|, we|, a proposal|> needs {c:support@votes}',
      '{what:purpose} <, they|, it|, we|, a proposal|> needs {c:assenters@votes} to {assent}',
      '{what:purpose}, {c:assenters@votes} must {assent}',
      '{what:purpose}, the vote must be {c:unanimity@votes}',
      '{what:purpose} must be {c:unanimity@votes}',
      '{what:purpose} needs that {c:vote@votes}',
      'when {what:subject} receives {c:support@votes}, it is adopted',
      '{what:subject} <that|which|with> <receives|> {c:support@votes} is adopted',
      'adopt {what:subject} <only|> <if|when|once> {c:vote@votes}',
      'only {c:unanimity@votes} {what:subject} is adopted',
      '{what:subject} is defeated unless {c:vote@votes}',
      '{what:subject} is adopted unless {c:opposition@votes}',
      '{what:subject} is defeated when it receives {c:little@votes}',
      '{what:subject} <that|which|with> <receives|> {c:little@votes} is defeated',
      'without {c:support@votes}, {what:subject} is defeated',
    ),
  ],
  afterwards: same('<after that|afterwards|later>'),
  /** The changes that need so many votes. */
  subject: [
    worded({}, 'a proposal', 'adoption', '<a|any|each|every> change <to the rules|of the rules|>'),
    worded({ of: { kind: '$k' } }, '{k:bykind}', '{k:thatdoes} a rule'),
    worded(
      { of: { kind: '$k', tier: '$t' } },
      '{k:bykindof} <a|an|> {t:tier} rule',
      '{k:thatdoes} <a|an|> {t:tier} rule',
    ),
    worded(
      { of: { tier: '$t' } },
      '<a change of|a change to|changes to|changing> <a|an|> {t:tier} rule',
      'a proposal <to|that|which> change <a|an|> {t:tier} rule',
    ),
    worded(
      { of: IMMUTABLE },
      '<a proposal that transmutes|a transmutation of|transmuting|changing|turning> {immutable} into {mutable}',
    ),
    worded(
      { of: MUTABLE },
      '<a proposal that transmutes|a transmutation of|transmuting|changing|turning> {mutable} into {immutable}',
    ),
  ],
  thatdoes: [worded('$k', 'a proposal <to|that|which> {k:grantdoing}')],
  /** The same, as an end for which the votes are needed. */
  purpose: [
    worded({}, 'to pass', 'to change <a rule|the rules>', 'to make a change', 'to pass a rule'),
    worded({ of: { kind: '$k' } }, 'to {k:grantdoing} a rule'),
    worded({ of: { kind: '$k', tier: '$t' } }, 'to {k:grantdoing} <a|an|> {t:tier} rule'),
    worded({ of: { tier: '$t' } }, 'to change <a|an|> {t:tier} rule'),
    worded(
      { of: IMMUTABLE },
      'to <transmute|turn|change|make> {immutable} into {mutable}',
      'to make <{immutable}|a rule> mutable',
    ),
    worded(
      { of: MUTABLE },
      'to <transmute|turn|change|make> {mutable} into {immutable}',
      'to make <{mutable}|a rule> immutable',
    ),
    worded(
      { '...what': '$what' },
      'for {what:subject} <to pass|>',
      'to <adopt|pass> {what:subject}',
    ),
  ],
  /** Words that only repeat what follows from a demand. */
  confirm: same(
    '<;|:|>, <otherwise|or else|if not> it is defeated',
    '<;|:|>, <and not otherwise|otherwise not|otherwise it is not|and not unless>',
  ),
  accepted: same('adopted', 'made', 'supported', 'agreed <on|to|>', 'possible'),
  assent: same('agree', 'agree to it', 'votes for it', 'be <yes|aye|for it>', 'be in favour'),
  thevote: same('a vote <{oneach}|>', 'it'),
  counts: same('counts', 'is valid'),
  fails: same('is <void|invalid|not valid>', 'does not count'),
  forvalid: same(
    'for <a|any> vote',
    'for <a vote|any vote|the vote|the result|it> <{oneach}|> to <be valid|count>',
  ),
  /** The holder of an office. */
  theofficer: [
    worded(
      '$id',
      'the {id:titled}',
      '<each|every> {id:officer}',
      '<all|all the> {id:officers}',
      'the {id:incumbents}',
      '<the holder|holders> of the office of {id:name}',
      '<the holder|holders> of the {id:name} office',
    ),
  ],
  wanting: same(
    '<who has|> <fewer than|less than|under>',
    'without <at least|>',
    'who does not have <at least|>',
  ),
  stop: same('defeat', 'reject', 'block', 'stop', 'kill', 'veto'),
  veto: same('<a|one|any> single no vote', '<a|any> no vote', 'one player who votes against it'),
  vetoed: same(
    '<when|as soon as> <a player|one player|a single player|one single player> <votes against it|objects>',
    'by <a|one> <single|> no vote',
  ),
  laws: same('a player', 'a proposal', '<a|> new rule', 'a rule', 'new rules and changes'),
  single: same('a', 'a single'),
  castvotes: same('<has|gets|casts|cast|may cast|receives>'),
  voterseach: same('every player', 'a player', '<each|every> <voter|eligible voter>', 'voters'),
  eachvoter: same(
    'every player',
    'they',
    '<every|each> <eligible|> voter',
    'all <eligible|> <voters|players>',
    'voters',
  ),
  voters: same('every player', 'a player', 'they', 'voters'),
  voting: same(
    'the voting <{oneach}|>',
    '<the|a|every|each> vote <{oneach}|>',
    '<the|a|> voting <period|time>',
    'the polls',
  ),
  oneach: same(
    '{onit}',
    'for <each|every|all|any|> <vote|votes> <on a proposal|>',
    'for each proposal',
  ),
  /** The vote “for a proposal” is in favour of it. */
  onit: same(
    '<on|in> <each|every|all|> <vote|votes> <on a proposal|>',
    '<on|in|of> a proposal',
    'on it',
  ),
  itsmade: same(
    '<it|they|a proposal> is <first|> <proposed|made|posted|published|announced>',
    '<it|they|a proposal> goes <up|out>',
    '<its|the> <proposal|publication>',
  ),
  tail: same(
    '<, starting|, beginning|> <from|with|after> <when|the day|the moment|the time|> {itsmade}',
  ),
  early: same(
    ', unless every player <has voted|votes> <before|before that|earlier|sooner|>',
    ', or when every player <has voted|votes> <, whichever comes first|>',
  ),
  abstains: same(
    'abstains',
    'has abstained',
    '<is|are> <deemed|considered|taken|held> to <abstain|have abstained>',
    '<is|are> <considered|counted|treated> as <abstaining|abstentions|an abstention|having abstained>',
    '<counts|count> as <abstaining|abstentions|an abstention|having abstained>',
  ),
  others: same(
    '<and|while|> <each|every> other player <has|gets|casts|> <one|one vote|a single vote>',
    '<and|while|> <everyone|everybody> else <has|gets|casts|> <one|one vote|only one>',
    '<and|while|> <all|the|all the> <others|other players> <has|gets|casts|> <one|one vote|one each|one vote each>',
  ),
  /** A kind of change to rules, if a few words name it. */
  bykind: [
    worded(
      'enact',
      '<adding|creating|enacting> <a new|a|new|> rule',
      '<a|the> new rule',
      'an enactment',
      'the <creation|enactment> of a rule',
    ),
    worded('amend', 'amending a rule', 'an amendment', '<an|the> amendment <of|to> a rule'),
    worded(
      'repeal',
      '<repealing|removing|deleting> a rule',
      'a repeal',
      '<a|the> <repeal|removal> of a rule',
    ),
    worded('transmute', 'transmuting a rule', 'a transmutation', '<a|the> transmutation of a rule'),
  ],
  madeinto: same('made', '<transmuted|changed|turned|made> into'),
  bykindof: [
    worded('enact', '<a|an|the|> <new|enactment of|creation of>'),
    worded('amend', '<a|an|the|> <amendment|amendments> <of|to>', 'amending'),
    worded('repeal', '<a|the|> <repeal|removal> of', 'repealing', 'removing'),
    worded('transmute', '<a|the|> <transmutation|transmutations> of', 'transmuting'),
  ],
  immutable: same('an immutable <one|rule|>'),
  mutable: same('a mutable <one|rule|>'),
};
