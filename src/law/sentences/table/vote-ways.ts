/** Other ways to say who proposes and votes, for how long, and what a vote needs. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';

const IMMUTABLE = { kind: 'transmute', tier: 'immutable' } as const;
const MUTABLE = { kind: 'transmute', tier: 'mutable' } as const;

export const VOTE_WAYS: readonly Row[] = [
  worded(
    { electorate: t`!player.proposer` },
    '<a player|they> may not vote on their proposal',
    'the proposer may not vote <on it|on their proposal|on a proposal|>',
  ),
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
    { $right: t`player.$id <= $n` },
    'a player who has more than {n:numeral@player} {id:unit} may not {right}',
  ),
  worded({ $right: t`player.$id` }, 'only {id:theofficer} may {right}'),
  worded({ $right: t`!player.$id` }, '{id:theofficer} <may|does> not {right}'),
  worded({ $right: t`!player.robot` }, '<a|> robot <may|does> not {right}'),
  worded({ $right: t`player.$id >= 0` }, 'a player who has negative {id:unit} may not {right}'),

  worded({ electorate: '$c' }, 'voters needs {c:having@player}'),

  worded(
    { participation: 'required' },
    '{eachvoter} must <vote|participate|take part> <{onit}|>',
    '{eachvoter} must cast a vote <{onit}|>',
    '<voting|participation|it> <in votes|> is <compulsory|a duty> <to vote|>',
    '<a player|they> may not abstain <from voting|>',
  ),
  worded(
    { participation: 'optional' },
    '<voting|participation> is <optional|not compulsory|not required>',
    '<a player|they> may <abstain|choose to abstain|choose not to vote|decide not to vote> <from voting|>',
    '<a player|they|every player> <need|does> not <must|> vote <on a proposal|>',
    'each who does not vote <in time|> {abstains}',
    'when a player does not vote, <it|they> {abstains}',
    'a player who does not vote <in time|> {abstains}',
    '<abstaining|abstention|not voting> is allowed',
    '<not voting|silence|no vote> <is|means|counts as|is the same as> <abstention|an abstention|abstaining>',
  ),
  worded(
    { ballots: '$n' },
    '{voterseach} <only|> {castvotes} <exactly|only|just|> {n:numeral@voter} <vote|votes> <each|> <{oneach}|>',
    '<there is|> {n:numeral@voter} <vote|votes> for each <player|voter> <{oneach}|>',
  ),
  worded(
    { ballots: t`player.$id` },
    '{voterseach} {castvotes} as many votes as <they has|> {id:unit}',
  ),
  worded(
    { ballots: t`1` },
    '{voterseach} <only|> {castvotes} <exactly|only|> {single} vote <{oneach}|>',
    'one player, one vote',
    '{voterseach} <may|> <only|> vote <only|> once <{oneach}|>',
    'no player {castvotes} more than <one|{single}> vote <{oneach}|>',
  ),
  worded(
    { ballots: t`player.$id ? $n : 1` },
    '{id:theofficer} {castvotes} {n:numeral@voter} votes <each|> <{oneach}|>',
    '{id:theofficer} {castvotes} {n:numeral@voter} votes <{oneach}|>, <;|:|and|> {others}',
    '{voterseach} {castvotes} one vote <{oneach}|>, <;|but|and|> {id:theofficer} {castvotes} {n:numeral@voter} <votes|>',
    "{id:theofficer}'s vote counts <as|for|> {n:numeral@voter} <votes|times|>",
  ),

  worded(
    { ballots: t`player.$id ? 2 : 1` },
    '{id:theofficer} has a double vote',
    "{id:theofficer}'s vote counts <double|twice|for two|as two votes>",
    'the vote of {id:theofficer} counts <double|twice|for two|as two votes>',
    '{id:theofficer} {castvotes} <one|a> <extra|additional|second|bonus> vote',
  ),
  worded(
    { 'voting-period': '$t' },
    '{voting} <is|lasts|is open|stays open|remains open|goes on|continues> <for|during|> {t:period} <long|max|maximum|at most|> <{tail}|> <{early}|>',
    '{voting} closes after {t:period}',
    '{voting} closes {t:period} after {itsmade}',
    '{voters} <has|gets> {t:period} <in which|> to <vote|cast a vote|cast their votes> <{oneach}|>',
    '{voters} may vote <for|within|for at most> {t:period} <{oneach}|>',
    'a proposal <is|stays|remains> <open|open for voting|open to votes|up for vote> for {t:period} <{tail}|>',
    'votes <must|may> be <cast|in|sent in> within {t:period} <{tail}|>',
    '{voters} <must|> vote within {t:period} <{tail}|>',
    'the <time|deadline|period|time limit|limit> <for voting|to vote> is {t:period}',
    '{t:period} <is allowed|is given> for voting',
    '{t:period} to vote',
    '{voters} <has|gets> {t:period} for voting',
  ),
  worded(
    { quorum: [{ needs: '$c' }] },
    'there is <a|> quorum <if|when|once> {c:turnout@votes}',
    '{thevote} {counts} <only|> <if|when> {c:turnout@votes}',
    '{forvalid}, {c:duty@votes}',
    '{forvalid}, there must be {c:attendance@votes}',
    'a vote in which {c:fewvoters@votes} {fails}',
    '{thevote} {fails} unless {c:turnout@votes}',
    '<if|when> {c:fewvoters@votes}, {thevote} {fails}',
    '{c:duty@votes}',
    '{c:duty@votes} or <else|> {thevote} {fails}',
    'without {c:attendance@votes}, {thevote} {fails}',
    'a vote without {c:attendance@votes} {fails}',
    'a vote with {c:few@votes} {fails}',
    '{thevote} {fails} with {c:few@votes}',
  ),
  worded(
    { quorum: [{ needs: '$c' }], readings: { 'no-quorum': 'defeated' } },
    '{c:duty@votes} or <else|> a proposal is defeated',
    '<if|when> {c:fewvoters@votes}, a proposal is defeated',
    'a proposal is defeated unless {c:turnout@votes}',
  ),
  worded(
    { quorum: [{ needs: t`votes.voters >= $n` }] },
    '<the|a|> quorum <{oneach}|> <is|is set at|equals|consists of> <at least|> {n:quorate@votes}',
    '<a vote|they|we|{oneach}|> needs a quorum of <at least|> {n:quorate@votes}',
    'a vote requires <at least|> {n:numeral@votes} <players|voters|people>',
    '<at least|> {n:quota@votes} <is|makes> <a|the> quorum',
    'for <a|the> quorum, <they|it|we|> needs <at least|> {n:quota@votes}',
  ),

  worded({ quorum: [{ needs: t`true` }] }, 'there is no quorum', 'no quorum <is|> needed'),
  worded(
    { adoption: [{ needs: '$c' }] },
    '<it is defeated|a proposal is defeated|no proposal is adopted> when {c:opposition@votes}',
  ),
  worded({ '...d': '$d' }, '{d:demand}', '{d:demand} {confirm}'),
  worded(
    { readings: { 'abstention-cast': 'no' } },
    '<abstention|abstaining> <does not count|is not counted> <as a vote|>',
  ),
  worded(
    { retroactive: 'forbidden' },
    '{laws} may not <take effect|have effect|have an effect> before <it is adopted|its adoption>',
    '{laws} may not <be retroactive|apply retroactively|be applied retroactively|take effect retroactively|have retroactive effect|have retroactive application|change the past|apply to the past>',
    '{laws} <has|have> no effect before <it is adopted|its adoption>',
    '{laws} <does|do> not <apply to|affect|change> the past',
    '{laws} <does|do> not <apply|work|go> <backward|backwards|back> <in time|>',
    '{laws} only <apply to|affect|change> the future',
    '{laws} never <apply to|affect|change> the past',
  ),
];

export const VOTE_WAY_KINDS: Rows = {
  right: [
    worded('electorate', 'vote <on a proposal|>'),
    worded('proposers', 'propose <a proposal|a rule|rules|new rules|>'),
  ],
  demand: [
    worded(
      { adoption: [{ needs: t`votes.against == 0` }] },
      '{veto} may {stop} a proposal',
      'to {stop} a proposal needs {veto}',
      '{veto} <defeats|blocks|stops|kills> <a proposal|it>',
      'a proposal is defeated {vetoed}',
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
      '{c:assenters@votes} must {assent}',
      '<proposals are|voting is|votes are> decided by {c:support@votes}',
      '{c:decisive@votes} <decides|rules|wins>',
      '{c:support@votes} adopt <a proposal|it|>',
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
      '{immutable} may <only|> be <made|transmuted into> {mutable} <only|> {c:byvote@votes}',
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
      '{what:subject} must be {c:unanimity@votes}',
      '{what:subject} needs {c:support@votes} <to pass|>',
      '{what:subject} needs {c:assenters@votes} to {assent}',
      '{what:purpose} <, they|, it|, we|, a proposal|> needs {c:support@votes}',
      '{what:purpose} <, they|, it|, we|, a proposal|> needs {c:assenters@votes} to {assent}',
      '{what:purpose}, {c:assenters@votes} must {assent}',
      '{what:purpose}, the vote must be {c:unanimity@votes}',
      '{what:purpose} must be {c:unanimity@votes}',
      '{what:subject} <that|which|with> <receives|> {c:support@votes} is adopted',
      'adopt {what:subject} <only|> <if|when|once> {c:vote@votes}',
      '{what:subject} is defeated unless {c:vote@votes}',
      '{what:subject} is adopted unless {c:opposition@votes}',
      '{what:subject} <that|which|with> <receives|> {c:little@votes} is defeated',
    ),
  ],
  /** The changes that need so many votes. */
  subject: [
    worded({}, 'a proposal', 'adoption', '<a|any|each|every> change <to the rules|of the rules|>'),
    worded({ of: { kind: '$k' } }, '{k:bykind}', 'a proposal to {k:grantdoing} a rule'),
    worded({ of: { kind: '$k', tier: '$t' } }, '{k:bykindof} <a|an|> {t:tier} rule'),
    worded(
      { of: { tier: '$t' } },
      '<a change of|a change to|changes to|changing> <a|an|> {t:tier} rule',
    ),
    worded(
      { of: IMMUTABLE },
      '<a proposal that transmutes|a transmutation of|transmuting|changing|turning> {immutable} into {mutable}',
    ),
  ],
  /** The same, as an end for which the votes are needed. */
  purpose: [
    worded({}, 'to pass', 'to change <a rule|the rules>', 'to make a change', 'to pass a rule'),
    worded({ of: { kind: '$k' } }, 'to {k:grantdoing} a rule'),
    worded({ of: { kind: '$k', tier: '$t' } }, 'to {k:grantdoing} <a|an|> {t:tier} rule'),
    worded({ of: { tier: '$t' } }, 'to change <a|an|> {t:tier} rule'),
    worded(
      { of: IMMUTABLE },
      'to transmute {immutable} into {mutable}',
      'to make <{immutable}|a rule> mutable',
    ),
    worded({ of: MUTABLE }, 'to make <{mutable}|a rule> immutable'),
    worded(
      { '...what': '$what' },
      'for {what:subject} <to pass|>',
      'to <adopt|pass> {what:subject}',
    ),
  ],
  /** Words that only repeat what follows from a demand. */
  confirm: same('<;|:|>, <otherwise|or else|if not> it is defeated'),
  accepted: same('adopted', 'made', 'supported', 'backed', 'possible'),
  assent: same('agree', 'agree to it', 'votes for it', 'be yes', 'be for it', 'be in favour'),
  thevote: same('a vote <{oneach}|>', 'it'),
  counts: same('counts', 'is valid'),
  fails: same('is <void|invalid|not valid>', 'does not count'),
  forvalid: same('for <a vote|the vote|the result|it> <{oneach}|> to <be valid|count>'),
  /** The holder of an office. */
  theofficer: [
    worded(
      '$id',
      'the {id:holder}',
      '<a|each|every> {id:officer}',
      '<all|all the|the|> {id:officers}',
      '<the holder|holders> of the office of {id:name}',
    ),
  ],
  wanting: same('<who has|> <fewer than|less than|under>', 'without <at least|>'),
  stop: same('defeat', 'reject', 'block', 'stop', 'kill', 'veto'),
  veto: same('<a|one|any> single no vote', '<a|any> no vote', 'one player who votes against it'),
  vetoed: same(
    '<when|as soon as> <a player|one player|a single player|one single player> <votes against it|objects>',
    'by <a|one> <single|> no vote',
  ),
  laws: same(
    'changes',
    'a player',
    'a proposal',
    '<a|> new rule',
    'a rule',
    'new rules and changes',
  ),
  single: same('a', 'a single'),
  castvotes: same('<has|gets|casts|cast|may cast|receives>'),
  voterseach: same('every player', 'a player', '<each|every> <voter|eligible voter>', 'voters'),
  eachvoter: same(
    'every player',
    'they',
    '<every|each> <eligible|> voter',
    'all <eligible|> voters',
    'voters',
  ),
  voters: same('every player', 'a player', 'they', 'voters', 'players'),
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
  early: same(', unless every player <has voted|votes> <before|before that|earlier|sooner|>'),
  abstains: same(
    'abstains',
    'has abstained',
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
    ),
    worded('amend', 'amending a rule', 'an amendment', '<an|the> amendment <of|to> a rule'),
    worded(
      'repeal',
      '<repealing|removing|deleting> a rule',
      'a repeal',
      '<a|the> <repeal|removal> of a rule',
    ),
    worded('transmute', 'a transmutation', '<a|the> transmutation of a rule'),
  ],
  bykindof: [
    worded('enact', '<a|an|the|> <new|enactment of|creation of>'),
    worded('amend', '<a|an|the|> <amendment|amendments> <of|to>', 'amending'),
    worded('repeal', '<a|the|> <repeal|removal> of', 'repealing', 'removing'),
    worded('transmute', '<a|the|> <transmutation|transmutations> of', 'transmuting'),
  ],
  immutable: same('an immutable <one|rule|>'),
  mutable: same('a mutable <one|rule|>'),
};
