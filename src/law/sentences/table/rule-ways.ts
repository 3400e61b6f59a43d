/** Other ways to say which rule prevails, what number a rule has, whose turn it is, and who judges. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';

export const RULE_WAYS: readonly Row[] = [
  worded(
    { numbering: { first: '$n', 'new-rule': 'takes-proposal-number' } },
    'new rules are numbered <consecutively|in order|>, <starting|beginning|> <with|at|from> {n:numeral@game} <up|upwards|on|>',
    'new rules <has|receives> numbers <starting|beginning|> <with|at|from> {n:numeral@game} <up|upwards|on|>',
    'new rules begin <with|at|from> <the|> number {n:numeral@game}',
    'number new rules <starting|beginning|> <with|at|from> {n:numeral@game}',
    'the numbering of new rules begins <with|at|from> {n:numeral@game}',
  ),
  worded(
    { numbering: { $which: 'takes-proposal-number' } },
    '{which:numbered} <receives|takes|bears|has> <the number of|the same number as> {itsproposal}',
    '<if|when> {which:numbered}, <it|the rule> <receives|takes> the number of {itsproposal}',
  ),
  worded(
    { changes: { $tier: { only: ['transmute'] } } },
    '{tier:tier} rules may only be changed by <transmutation|transmuting them|being transmuted>',
    '{tier:tier} rules may only be made mutable',
  ),

  worded(
    { turns: { order: '$o' } },
    '<{play}|turns are taken|{playorder} is|{playorder} goes> {o:placing} <, {apiece}|>',
  ),
  worded(
    { turns: { order: 'seat', direction: 'backward' } },
    '<{play}|turns are taken|{playorder} is> <in|> {anticlockwise} <order|direction|> <around the table|round the table|>',
    '{play} <to the right|to the player on the right|around the table {anticlockwise}>',
  ),
  worded(
    { turns: { order: t`player.$id` } },
    '<{play}|turns are taken|{playorder} is> <in order of|by> <the number of|> <their|> {id:unit}, <the|> lowest first',
  ),
  worded(
    { turn: ['$only'] },
    '<a|each|every> turn <consists of|consists only of|is> <only|> {only:parts}',
    '{only:proposal} for each turn',
    '{onmove} <must|may|> <only|> {only:moving}',
    'to take a turn, a player {only:moving}',
  ),
  worded(
    { turn: ['$a', '$b'] },
    '<a|one|each|every> turn <consists of|is|is made up of|has> <{parted}|> {a:parts}, <and|followed by|> {b:parts}',
    '<a|each|every> turn begins with {a:parts} and ends with {b:parts}',
    '{onmove} <must|may|> <first|> {a:doing}, <and|> <{mover}|> {b:doing}',
    'first <{mover}|> {a:doing}, <and|> <{mover}|> {b:last}',
    '<a|each|every> turn has {parted} <{mover}|> {a:doing}, <and|> <{mover}|> {b:doing}',
  ),
  worded(
    {
      turn: ['$a', '$b'],
      awards: [{ on: 'rolled', to: 'roller', amount: t`roll.die`, '...gain': '$gain' }],
    },
    '<a|one> turn consists of <{parted}|> {a:parts}, and {b:parts} and {gain:adding}',
    '{onmove} {a:doing}, <and|> {b:doing} and {gain:thrownsum}',
  ),
  worded(
    { awards: [{ on: 'rolled', to: 'roller', amount: t`roll.die`, '...gain': '$gain' }] },
    '{thrower} {gain:thrownsum}',
    '{one} {gain:shownsum}',
  ),
  worded(
    { grants: [{ what: 'rules', of: ['$tier'], by: { office: '$id' } }] },
    '{id:theofficer} may change <a|any|every|> {tier:tier} <rule|rules> <at any time|without a vote|>',
  ),
  worded(
    { grants: [{ '...by': '$by', '...granted': '$granted' }] },
    '{by:granter} may {granted:lets}',
  ),
  worded(
    {
      offices: { $id: { holders: t`1` } },
      grants: [{ what: 'office', of: ['$id'], by: 'proposal' }],
    },
    'there is <a|one> {id:officer}, <who is|> {elected}',
    'every player <elects|chooses|picks> a {id:officer}',
  ),
  worded(
    { grants: [{ what: 'office', of: ['$id'], by: 'proposal' }] },
    'the {id:titled} is {elected}',
  ),
  worded(
    { judge: { chosen: 'appointed', 'appointed-by': '$id' } },
    '<the|a|each|every> Judge is <appointed|chosen|picked> by {id:theofficer}',
    '{id:theofficer} <appoints|names|chooses|picks|decides> <a Judge|the Judge|each Judge|every Judge|who judges>',
  ),
  worded(
    { judge: { verdicts: '$list' } },
    '<the|> <possible|> <verdicts|Judgments|answers> are {list:verdict*and}',
    '{judgment} is <one of|either|> {list:verdict*or}',
    '<a|the> Judge <must|may|> <only|> <answers|rules|says> <with|> <either|one of|> {list:verdict*or}',
  ),
  worded(
    { judge: { 'overruled-by': '$c', 'overruled-before': 'next-turn' } },
    '{judgment} may be overruled <only|> {c:consenting@consent} <taken|> before the next turn <is begun|begins>',
  ),
  worded(
    { becomes: { when: t`game.circuit >= $n`, mechanics: {} } },
    'this rule <expires|ends|lapses|has no effect any more> after {n:rounds}',
  ),
  worded(
    { becomes: { when: t`game.circuit >= $n`, mechanics: '$m' } },
    'after {n:rounds}, {m:sentence}',
    'after {n:rounds}, {m:demand}',
  ),
  worded(
    { becomes: { when: t`game.circuit >= $n - 1`, mechanics: '$m' } },
    'from round {n:numeral@game} <on|onward|onwards>, {m:sentence}',
    'from round {n:numeral@game} <on|onward|onwards>, {m:demand}',
  ),
  // A duty, with the loss of those who do not do it.
  worded(
    {
      judge: { 'deliver-within': '$t' },
      awards: [{ on: 'late', to: 'judge', '...gain': '$gain' }],
    },
    '<the|a> Judge who <does not|fails to> {judges} within {t:period} loses {gain:loss}',
    '<the|a> Judge must {judges} <within|in> {t:period} {orelse} <they|the Judge|> loses {gain:loss}',
    '<the|a> Judge has {t:period} to {judges} {orelse} <they|the Judge|> loses {gain:loss}',
  ),
  worded(
    { participation: 'required', awards: [{ on: 'resolved', to: 'silent', '...gain': '$gain' }] },
    '{eachvoter} must vote <on a proposal|> {orelse} <they|> loses {gain:loss}',
  ),
];

export const RULE_WAY_KINDS: Rows = {
  rounds: [worded('$n', '{n:numeral@game} <rounds|circuits>', 'round {n:numeral@game}')],
  orelse: same(', <or|or else|otherwise>', '; <or|or else|otherwise>'),
  numbered: [
    worded('changed-rule', '<an amended|a changed> rule', 'a rule <that|> {ischanged}'),
    worded('new-rule', 'a new rule'),
  ],
  clash: same(
    '<when|if|where> rules conflict',
    '<in|in case of|in the case of> <a|> conflict',
    '<in|in case of> a conflict between <two|> rules',
  ),
  ischanged: same('<is|> <amended|changed|amended or transmuted>'),
  itsproposal: same(
    '<the|its|their> <proposal|amendment|change> <to amend it|to amend or transmute it|that changed it|that amended it|that made it|that enacted it|enacting it|that created it|that did so|>',
  ),
  adoptedlaw: same(
    'an adopted <proposal|rule|rule-change|rule change>',
    'a proposal',
    'a new rule',
    'a rule',
  ),
  withdraw: same('withdraw', 'take back', 'retract', 'cancel', 'pull'),
  votings: same('voting', 'a vote'),
  withdrawn: same('withdrawn', 'taken back', 'retracted', 'cancelled'),
  play: same(
    '<players|turns|play|the game|the turn|every player|they|we> <take turns|take their turns|alternate|go|run|happen|pass|proceed|move|rotate|play|is played> <from player to player|>',
  ),
  placing: [
    worded('seat', 'clockwise'),
    worded('surname', '<around the table|round the table|> in alphabetical order by surname'),
  ],
  playorder: same('the <order|direction> of <play|turns>', 'the turn order'),
  anticlockwise: same('anticlockwise', 'anti-clockwise', 'counterclockwise', 'counter-clockwise'),
  onturn: same('<on|during|in|for> <their|a|each|every> turn', '<each|every> turn'),
  onmove: same('{onturn}, <{mover}|>', 'the current player'),
  apiece: same(
    '<taking|> one <whole|full|> turn <apiece|each>',
    '<each|every player> <taking|having> one <turn|>',
  ),
  everyman: same('every player', 'a player'),
  mover: same('a player', 'every player', 'they', 'the <current|> player'),
  parted: same('<two|three> parts in this order <:|;|>', '<two|three> <parts|steps|phases> <:|;|>'),
  thegame: same('the game', 'play', 'they', 'we'),
  settled: same('<settled|decided|judged|resolved>'),
  question: same('question', 'case', 'dispute', 'matter'),
  ofothers: same('of <the|all|all the> other players'),
  ofplayers: same('of <the|all|all the|> players'),
  disputes: same(
    '<all|> <disputes|disagreements|arguments|questions> <about the rules|about a rule|>',
  ),
  /** Why nobody can play on. */
  stuck: same(
    '<play|the game|every player|they> can not <continue|go on|proceed>',
    '<play|the game|they|we> is stuck',
    '<further|> play <is|becomes> impossible',
    'no player may <move|make a move|make a legal move|play|play on|take a turn|complete a turn>',
  ),
  dispute: same(
    'players disagree about the legality of a move or the interpretation or application of a rule',
    'players <disagree|argue> <about|on|over> <a rule|the rules|the meaning of a rule|what a rule means>',
    'players <disagree|argue>',
    'there is a <dispute|disagreement|discussion|question> <about the rules|about a rule|>',
    'a player <invokes|calls for> Judgment',
    'Judgment is invoked',
  ),
  before: same(
    '{someone} <preceding|before|who comes before|to the right of|on the right of> <they|the current player> <in turn order|in the playing order|in the order of play|>',
    '<{someone} who|whoever> <went|moved|played> <just|> before <they|the current player|>',
    '{someone} <whose turn came|whose turn it was|who had the turn> <just|> before',
    '<{someone} who|whoever> <had the last turn|had the previous turn|went last|moved last|played last>',
    'the previous player',
  ),
  someone: same('the <player|person|one>'),
  isjudge: same('<is|is to be|becomes|acts as|serves as> the Judge', 'judges'),
  anddecides: same('and <decides|settles|is to decide> <the question|it>'),
  andsoon: same(
    ', and so on',
    ', and so on, except that no player is to be Judge during their turn or during the turn of a team-mate',
  ),
  judgment: same('<a|the> Judgment', "<a|the> Judge <'s Judgment|>", 'the Judgment of the Judge'),
  judges: same(
    'judge',
    'answer',
    'rule',
    'decide',
    'ruled',
    'decided',
    '<give|deliver|make|reach|hand down|announce> <a|their|> judgment',
    '<decide|judge|settle|answer> the <question|case|dispute|matter>',
    'make up their mind',
  ),
  parts: [
    worded('$x', '{x:proposal}'),
    worded(
      { part: 'roll' },
      '<throwing|rolling> <a|one|the> die <once|>',
      '<a|one> <throw|roll> of <the|a> die',
      'a die roll',
    ),
    worded(
      { part: 'roll', faces: '$n' },
      '<throwing|rolling> <a|one> {n:numeral@player} sided die <once|>',
    ),
  ],
  proposal: [
    worded(
      { part: 'propose' },
      '<proposing|making> <a|one> <proposal|change|rule-change|rule change> <and having it voted on|and having it voted upon|and voting on it|to the rules|>',
      '<a|one> <proposal|rule-change|rule change> <and a vote|, a vote|and a vote on it|>',
    ),
  ],
  doing: [
    worded('$x', '{x:moving}'),
    worded({ part: 'roll' }, 'throws <a|one|the> die <once|>', 'throws'),
    worded({ part: 'roll', faces: '$n' }, 'throws <a|one> {n:numeral@player} sided die <once|>'),
  ],
  moving: [
    worded(
      { part: 'propose' },
      '<proposes|puts forward> <a|one|exactly one|> <proposal|rule|rule change|rule-change|change to the rules|change of the rules|change of a rule|change of rule> <and has it voted on|, which is voted on|and it is voted on|>',
      'proposes a proposal',
    ),
  ],
  last: [worded('$x', '{x:doing}'), worded({ part: 'propose' }, 'proposes')],
  unable: same(
    '<who is|> unable to <complete a turn|take a turn|move|play|play on|do so>',
    '<who is|> stuck',
    'who can not',
    'who can not <complete a turn|take a turn|complete their turn|take their turn|move|play|play on>',
  ),
  quit: same('forfeit', 'concede', 'give up', 'resign <from|>'),
  adopted: same('it is adopted', 'they is adopted'),
  elected: same(
    '<elected|chosen|appointed|picked> by <a|> <vote|election|vote of all players>',
    '<elected|chosen|appointed|picked> by every player',
  ),
  number: same('<getting|reaching|having|collecting|scoring|a number of>'),
  /** Those to whom something is granted, and what it is. */
  granter: [
    worded({ by: { office: '$id' } }, '{id:theofficer}'),
    worded({ by: 'proposal' }, 'a proposal', 'a vote'),
  ],
  lets: [
    worded('$granted', '{granted:given}'),
    worded(
      { often: { times: t`1`, per: '$p' }, '...granted': '$granted' },
      '{granted:given}, {onceper} {p:grantspan}',
    ),
  ],
  onceper: same('<once|> <in|> <each|every>', '<once|> for each', 'once a'),
  given: [
    worded(
      { what: 'quantity', of: ['$q'], least: t`1`, most: '$n' },
      'give <out|> at most {n:numeral@player} {q:unit} <to a player|> <{atonce}|>',
      'give a player at most {n:numeral@player} {q:unit} <{atonce}|>',
    ),
    worded(
      { what: 'quantity', of: ['$q'], least: t`$n`, most: t`$n` },
      'give <out|> <exactly|> {n:numeral@player} {q:unit} <to a player|>',
      'give a player <exactly|> {n:numeral@player} {q:unit}',
    ),
    worded(
      { what: 'quantity', of: ['$q'], least: t`-$n`, most: t`-1` },
      'take <away|> at most {n:numeral@player} {q:unit} from a player',
      'fine a player <by|> at most {n:numeral@player} {q:unit}',
    ),
    worded(
      { what: 'quantity', of: ['$q'], least: t`-$n`, most: t`-$n` },
      'take <away|> <exactly|> {n:numeral@player} {q:unit} from a player',
    ),
    worded(
      { what: 'office', of: ['$id'] },
      'fill the office of {id:name}',
      '<make|name|appoint|choose|elect> <a player|> <the|> {id:officer}',
    ),
  ],
  /** The die, and who throws it. */
  thrower: same(
    'the <thrower|roller> <of the die|>',
    'the <one|player> who {rolling}',
    '{one} {rolling} and',
    'each who {rolling}',
    'when {one} {rolling}, they',
  ),
  rolling: same('throws <the|a|one> <six sided|> die <once|>', 'throws'),
  thrown: same(
    'the <number|result|throw|roll> <thrown|rolled|shown|on the die|it shows|the die shows|they throws|>',
    'the <result|number|value> of the <die|roll|throw|die roll>',
    '<what|whatever> <it shows|the die shows|they throws>',
  ),
  /** A gain of as many as the die shows, after the throw or in words that name the throw. */
  thrownsum: [
    worded(
      { quantity: '$q' },
      'receives <that many|as many> {q:unit}',
      'receives <the|that> number of {q:unit}',
      'receives as many {q:unit} as <it|they> <shows|says|throws>',
    ),
    worded({ quantity: 'points' }, '<adds|add> {thrown} to their <score|points|total>'),
    worded('$gain', '{gain:shownsum}'),
  ],
  adding: [worded({ quantity: 'points' }, 'adding {thrown} to their <score|points>')],
  shownsum: [
    worded(
      { quantity: '$q' },
      'receives <as many|that many> {q:unit} as the <die|throw|roll> <shows|says>',
      'receives {q:unit} equal to {thrown}',
      'receives <the|that> number of {q:unit} {shown}',
    ),
  ],
  shown: same('<thrown|rolled|shown|on the die|shown on the die|it shows|the die shows>'),
};
