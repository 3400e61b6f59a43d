/** How people word what players begin with, how they win, whose turn it is, and what else games have. */
import { type Row, type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

const ALL_CHANGES = ['enact', 'amend', 'repeal', 'transmute'] as const;

export const OTHER_WORDS: readonly Row[] = [
  worded(
    { quantities: { $id: { starts: '$n' } } },
    '{allplayers} {begin} with {n:numeral@player} {id:unit}',
    '{allplayers} {begin} on {n:numeral@player} {id:unit}',
    '{allplayers} <has|have> {n:numeral@player} {id:unit} {atfirst}',
    '{atfirst}, {allplayers} <has|have> {n:numeral@player} {id:unit}',
    '{n:numeral@player} {id:unit} is what {allplayers} <has|have> {atfirst}',
    '{allplayers} <has|have> <a starting|an initial> <total|amount|balance|supply|stock> of {n:numeral@player} {id:unit}',
  ),
  worded(
    { quantities: { $id: { starts: t`0` } } },
    '{allplayers} {begin} <with|on> no {id:unit}',
    '<nobody|no one|no player> <has|begins with|starts with> any {id:unit} {atfirst}',
  ),
  worded(
    { quantities: { $id: { starts: '$n' }, $other: { starts: '$m' } } },
    '{allplayers} {begin} with {n:numeral@player} {id:unit} and {m:numeral@player} {other:unit}',
  ),
  worded(
    { quantities: { points: { starts: '$n' } } },
    '{allplayers} {begin} <with|on|at> a score of {n:numeral@player} <points|>',
    '{allplayers} <has|have> <a starting|an initial> score of {n:numeral@player} <points|>',
    '{atfirst}, <all scores are|every score is|the score of each player is> {n:numeral@player} <points|>',
  ),
  worded(
    { quantities: { points: { starts: '$n' } } },
    '<all|the|> scores <start|begin|are> <at|> {n:numeral@player} <points|> {atfirst}',
    '<all|the|> scores <start|begin> at {n:numeral@player}',
    "<every player|each player>'s score <starts|begins> at {n:numeral@player} <points|>",
  ),
  worded(
    { win: [{ when: '$c' }] },
    'the <winner|winner of the game> is the first <player|one|person> to {c:reach@player}',
    'the <winner|winner of the game> is the first <player|person> <who|that> {c:reach@player}',
    'the first <player|person|one|> to {c:reach@player} {wins}',
    'the first <player|person|one|> <who|that> {c:reach@player} {wins}',
    'the <player|one|person> who is first to {c:reach@player} {wins}',
    '{aplayer} {wins} <by being first to|by being the first to> {c:reach@player}',
    '{aplayer} {wins} <if|when|once|as soon as|upon> {they} <are|is> <first|the first> to {c:reach@player}',
    '{aplayer} {wins} <if|when|once|as soon as|whenever> {they} {c:reach@player}',
    '<if|when|once|as soon as|whenever> {aplayer} {c:reach@player}, {they} {wins}',
    '<when|once|as soon as|if> {aplayer} {c:reach@player}, that player {wins}',
    '{aplayer} {wins} <by|upon|on> {c:reaching@player}',
    '{aplayer} who {c:reach@player} {wins}',
    'the game is won <if|when|once|as soon as> {aplayer} {c:reach@player}',
    '<to win|in order to win> <the game|> {aplayer} <must|has to|needs to> {c:reach@player}',
    '<whoever|anyone who|the player who> <first|is first to|is the first to> {c:reach@player} {wins}',
    '<whoever|anyone who|any player who|a player who> {c:reach@player} <first|> {wins}',
    '<a|any> player with {c:having@player} {wins}',
    'to win <the game|>, <a player|one|you> must <be the first to|be first to|> {c:reach@player}',
    'the game is won by the <first player|player who is first> to {c:reach@player}',
    'the game is won by <the|> <player who first|whoever first> {c:reach@player}',
    '{c:having@player} <wins|win> <the game|>',
    'be <the|> first <player|one|> <to|with> {c:reach@player} and you win',
    'to win, be the first <player|one|person|> <to|with> {c:reach@player}',
    'the first <player|one|person> with {c:having@player} {wins}',
    'the winner is <whoever first|the player who first|the first player with> {c:reach@player}',
    '{c:reach@player} before anyone else <does|> and you win',
  ),
  worded(
    { limits: [{ of: '$tier', most: '$n' }] },
    '<at no time|at no point|never> may there be more than {n:numeral@game} {tier:tier} rules',
    'there <may|can|must> <not|never> be more than {n:numeral@game} {tier:tier} rules <at any time|at any one time|>',
    '{n:numeral@game} {tier:tier} rules are the most that may exist <at any one time|at any time|>',
    'allow <up to|at most> {n:numeral@game} {tier:tier} rules',
    'the number of {tier:tier} rules <may not exceed|must not exceed|cannot exceed|may never exceed|must never exceed|is limited to> {n:numeral@game}',
    'the {tier:tier} rules may <not|never> number more than {n:numeral@game}',
    'at no time may the {tier:tier} rules number more than {n:numeral@game}',
    'there <are|may be|can be> <at most|no more than|up to> {n:numeral@game} {tier:tier} rules <at any time|at any one time|>',
    'no more than {n:numeral@game} {tier:tier} rules may <exist|be in effect|be in force> <at any time|at any one time|>',
  ),
  worded(
    { limits: [{ of: '$tier', least: '$n' }] },
    'there must <be|never be less than|never be fewer than> <at least|> {n:numeral@game} {tier:tier} <rule|rules> <at all times|>',
    '<at all times|> there must be at least {n:numeral@game} {tier:tier} <rule|rules>',
  ),
  worded(
    { turns: { order: 'seat' } },
    '<players|turns|play> <take turns|alternate|go|goes|go round|pass|passes|proceed|proceeds|move|moves> <in|> <clockwise|clockwise order>, {apiece}',
    '<players|turns|play> <take turns|alternate|go|goes|go round|pass|passes|proceed|proceeds> <in|> <clockwise|clockwise order>',
    'the turn goes <round|around> clockwise',
    'the turn goes <round|around> clockwise, {apiece}',
    'turns are taken <in|> <clockwise|clockwise order>',
  ),
  worded(
    { turns: { order: 'surname' } },
    '<players|turns|play> <take turns|alternate|go|goes|proceed|proceeds|pass|passes> {bysurname}',
    '<players|turns|play> <take turns|alternate|go|goes|proceed|proceeds|pass|passes> {bysurname}, {apiece}',
    'turns are taken {bysurname}',
  ),
  worded(
    { turns: { order: 'none' } },
    'there are no turns',
    'there are no turns in this game',
    'the game has no turns',
  ),
  worded(
    { turn: ['$only'] },
    'a turn <consists of|is> {only:parts}',
    'one turn consists of {only:parts}',
  ),
  worded(
    { forfeit: 'allowed' },
    '<a player|every player> <may|can|may always|is free to|has the option to> forfeit <the game|> <at any time|at will|{whenever}|> <by announcement|>',
    '<a player|every player> has the option to forfeit the game rather than continue to play or incur a game penalty',
    'players <may|can|may always|are free to> forfeit <the game|> <at any time|at will|{whenever}|> <by announcement|>',
  ),
  worded(
    { judge: { chosen: 'preceding-player' } },
    '<if|when> {dispute}, <then|> the player <preceding|before> the <one moving|player moving|one whose turn it is> <is|is to be|becomes|acts as> the Judge <{anddecides}|>',
    'the Judge is the player <preceding|before> the <one moving|player moving|one whose turn it is>',
  ),
  worded(
    // biome-ignore lint/suspicious/noThenProperty: it is a key of mechanics
    { judge: { then: 'preceding-judge' } },
    "<if|when> <the|a> <Judge's Judgment|Judgment|Judge> is overruled, <then|> the player <preceding|before> the Judge <in the playing order|in turn order|> <becomes|is> the <new|next|> Judge <for the question|> <{andsoon}|>",
  ),
  worded(
    { judge: { 'overruled-by': '$c', 'overruled-before': 'next-turn' } },
    "<a|the> <Judgment|Judge's Judgment|Judge> may be overruled <only|> by {c:support@consent} <of the other players|> <taken|> before the next turn <is begun|begins|has begun>",
  ),
  worded(
    { judge: { 'overruled-by': '$c' } },
    "<a|the> <Judgment|Judge's Judgment|Judge> may be overruled <only|> by {c:support@consent} <of the other players|>",
  ),
  worded(
    { judge: { 'binds-next-turn': '$c' } },
    'when Judgment has been invoked, the next player may not begin <his or her|their> turn without the consent of {c:support@consent} of the other players',
  ),
  worded(
    { numbering: { first: '$n' } },
    'the numbers begin with {n:numeral@game}',
    'the numbers begin with {n:numeral@game}, and each <{motion}|{motion} proposed in the proper way> <receives|receive|takes|take> the next <successive|> <integer|number|ordinal|whole number>, whether or not <the proposal|it> is adopted',
    'the first proposal <is|has|gets|takes|receives> <the|> number {n:numeral@game}',
    '<all|> proposals are numbered, <starting|beginning> <with|at|from> {n:numeral@game}',
    'proposals are numbered <starting|beginning|consecutively starting> <with|at|from> {n:numeral@game}',
  ),
  worded(
    { numbering: { 'changed-rule': 'takes-proposal-number' } },
    'if a rule is <amended|amended or transmuted|changed>, it receives the number of the proposal <to amend it|to amend or transmute it|that changed it|that amended it>',
    '<an amended|a changed> rule <receives|takes> the number of the proposal that <amended|changed> it',
  ),
  worded(
    { numbering: { 'changed-rule': 'keeps-its-own' } },
    '<an amended|a changed> rule keeps its <number|own number>',
    'a rule keeps its number <when|if> <it is|> <amended|changed|amended or transmuted>',
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
  ),
  worded(
    { precedence: { tests: ['lowest-number'] } },
    '{ifconflict}, the <rule with the lowest number|rule with the lowest ordinal number|lowest-numbered rule|lower-numbered rule|rule with the lower number|lower number|one with the lower number|one with the lowest number|one whose number is lowest|one whose ordinal number is lowest> {prevails}',
    'the <rule with the lower number|lower-numbered rule> {prevails}',
  ),
  worded(
    { precedence: { tests: ['tier'] } },
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule {prevails}',
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule {prevails} and the mutable rule is <entirely|> void',
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule {prevails} and the mutable rule be <entirely|> void',
    'immutable rules <prevail|take precedence> over mutable <rules|ones>',
    '<if|when> a mutable rule <conflicts with|contradicts> an immutable <rule|one>, the immutable <rule|one> {prevails}',
  ),
  worded(
    { deadlock: 'first-unable' },
    '<if|when> {stuck}, <then|> the first player unable to complete <a|his or her|their> turn {wins}',
  ),
  worded(
    { judge: { chosen: 'by-lot' } },
    '<the|a> Judge is <chosen|picked|selected|drawn|determined> <at random|randomly|by lot>',
    '<the|a> Judge is <randomly|> <chosen|picked|selected|drawn> <at random|by lot|randomly>',
    'a <player|random player> is <chosen|picked|selected|drawn|> <at random|randomly|by lot> <as|to be|to be the|as the> Judge',
  ),
  worded(
    { judge: { 'deliver-within': '$t' } },
    '<the|a> <Judge|Judges> <must|has to|have to> <rule|give judgment|judge|decide|deliver judgment|give a judgment|deliver a judgment> within {t:period}',
    '<the|a> Judge has {t:period} to <rule|judge|decide|give judgment|deliver a judgment>',
  ),
  worded(
    { judge: { 'accept-within': '$t' } },
    '<the|a> Judge <must|has to> accept <the office|the appointment|> within {t:period}',
  ),
  worded(
    { readings: { withdrawal: 'yes' } },
    'the proposer may withdraw <it|a proposal|the proposal> at any time',
    'a player may withdraw {ownone} <at any time|whenever they like>',
  ),
];

export const OTHER_WORD_KINDS: Rows = {
  allplayers: same(
    '<all|the|> players',
    'every player',
    'each player',
    'everyone',
    'everybody',
    'all of the players',
  ),
  begin: same(
    '<begins|begin|starts|start> <out|off|the game|>',
    '<begins|begin|starts|start> the game out',
  ),
  atfirst: same(
    'at the <beginning|start> <of the game|>',
    'when the game <begins|starts>',
    'in the beginning',
    'initially',
    'to begin with',
  ),
  aplayer: same('<a|any|the> player', 'you', 'someone', 'somebody', 'anyone', 'a person'),
  they: same(
    'they',
    'he or she',
    'she or he',
    'that player',
    'the player',
    'you',
    'he',
    'she',
    'their score',
    'your score',
  ),
  wins: same(
    '<wins|win> <the game|>',
    '<is|are> the winner <of the game|>',
    '<is|are> <declared|> <the|> winner',
    'has won',
  ),
  prevails: same('prevails', 'takes precedence', 'has precedence', 'wins', 'governs'),
  /** Why nobody can play on. */
  stuck: same(
    'play can not <continue|go on>',
    'further play is impossible',
    "the rules are changed so that further play is impossible, or if the legality of a <move|play> can not be determined with finality, or if by the Judge's best reasoning, not overruled, a <move|play> appears equally legal and illegal",
  ),
  dispute: same(
    'players disagree about the legality of a move or the interpretation or application of a rule',
    '<players|two players|two or more players> disagree <about|on|over> <a rule|the rules|the meaning of a rule|the interpretation of a rule|what a rule means>',
    'Judgment <is|has been> invoked',
  ),
  anddecides: same('and <decide|decides|settles|is to decide> <the question|it>'),
  andsoon: same(
    ', and so on',
    ', and so on, except that no player is to be Judge during <his or her|their> own turn or during the turn of a team-mate',
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
  ),
  bysurname: same(
    '<in|> alphabetical order by <surname|last name>',
    "in alphabetical order of <their|the players’|the players'|> <surnames|last names>",
    'alphabetically by <surname|last name>',
    'in order of surname',
    'by surname',
  ),
  apiece: same(
    'taking one <whole|> turn <apiece|each>',
    '<each|each player> <taking|having> <one|a single> <turn|one>',
  ),
  whenever: same(
    'whenever <they|he or she|you|e|he|she> <like|likes|want|wants|wish|wishes|choose|chooses>',
  ),
  ownone: same(
    '<one of their|one of their own|their|their own> <proposal|proposals>',
    'a proposal',
  ),
  parts: [
    worded(
      { part: 'propose' },
      '<proposing|making> <a proposal|a rule change|one proposal|one rule-change|one rule change> and having it voted on',
    ),
  ],
};

/** What wins, as a condition on a player. */
export const WIN_FORMULA_WORDS: Rows = {
  reach: [
    worded(
      t`player.$id >= $n`,
      '<reaches|reach|achieves|achieve|attains|attain|gets to|get to|has|have|gets|get|scores|score|accumulates|accumulate|collects|collect|obtains|obtain|earns|earn|gains|gain> <at least|> {n:numeral} <positive|> {id:unit}',
    ),
    worded(
      t`player.$id >= $n`,
      '<reaches|reach|has|have|hold|holds|gets|get|achieves|achieve|scores|score> {n:numeral} <positive|> {id:unit} or <more|higher>',
      '<reaches|reach|has|have|gets|get|achieves|achieve|scores|score> {n:numeral} or more {id:unit}',
    ),
    worded(
      t`player.$id >= $n`,
      'own {n:numeral} {id:unit}',
      'owns {n:numeral} {id:unit}',
      '{n:numeral} {id:unit}',
    ),
    worded(
      t`player.points >= $n`,
      '<reaches|reach|has|have|achieves|achieve> a score of <at least|> {n:numeral} <points|>',
      '<reaches|reach> {n:numeral}',
      '<has|have> {n:numeral} or more',
    ),
    worded(
      t`player.$id > $n`,
      '<has|have|gets|get|scores|score> more than {n:numeral} {id:unit}',
      'exceeds {n:numeral} {id:unit}',
      '<gets|get|goes|go> <past|beyond> {n:numeral} {id:unit}',
    ),
    worded(
      t`player.$id == $n`,
      '<has|have|gets|get|reaches|reach|owns|own|achieves|hold|holds> exactly {n:numeral} {id:unit}',
    ),
  ],
  reaching: [
    worded(
      t`player.$id >= $n`,
      '<reaching|achieving|attaining|getting|scoring|accumulating|having|getting to|collecting> <at least|> {n:numeral} <positive|> {id:unit}',
      '<reaching|achieving|getting|scoring|having> {n:numeral} or more {id:unit}',
    ),
    worded(t`player.$id == $n`, '<reaching|having|getting> exactly {n:numeral} {id:unit}'),
  ],
  having: [
    worded(
      t`player.$id >= $n`,
      '<at least|> {n:numeral} {id:unit}',
      '{n:numeral} {id:unit} or more',
      '{n:numeral} or more {id:unit}',
    ),
    worded(t`player.$id > $n`, 'more than {n:numeral} {id:unit}'),
  ],
};
