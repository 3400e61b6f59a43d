/** Other ways to say which rule prevails, what number a rule has, whose turn it is, and who judges. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';

export const RULE_WAYS: readonly Row[] = [
  worded(
    { numbering: { first: '$n' } },
    '<the|> numbers begin <with|at|from> {n:numeral@game}',
    'a proposal begins <with|at|from> <the|> number {n:numeral@game}',
    'the first proposal <is|has|takes|receives|bears> <the|> <number|> {n:numeral@game}',
    'proposals are numbered <consecutively|in order|>, <starting|beginning|> <with|at|from> {n:numeral@game} <up|upwards|on|>',
    '<proposal|rule> numbers begin <with|at> {n:numeral@game}',
    'the numbering <of proposals|> begins <with|at|from> {n:numeral@game}',
    'each proposal receives a number, <starting|beginning> <with|at|from> {n:numeral@game}',
  ),
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
    { numbering: { 'changed-rule': 'takes-proposal-number' } },
    '<amended|changed> rules <receives|takes> a new number',
    'a rule <receives|takes> a new number when <it|> {ischanged}',
  ),
  worded(
    { numbering: { 'changed-rule': 'keeps-its-own' } },
    '<an amended|a changed> rule keeps its <own|old|> number',
    'a rule keeps its number when <it|> {ischanged}',
    '<amended|changed> rules keep their <own|old|> numbers',
    '<a rule keeps its number|rules keep their numbers> <for as long as it lives|forever|>',
    'rules keep their numbers when <they are|> <changed|amended>',
    'a rule that {ischanged} keeps its <own|old|> number',
    '<an amendment|a change|amending a rule|changing a rule> does not change <its number|the number of a rule>',
    'the number of a rule <does not change|may not change|stays the same> <when it {ischanged}|>',
    'when a rule {ischanged}, <its number stays the same|it keeps its number>',
  ),
  worded(
    { numbering: { 'new-rule': 'next' } },
    'a new rule <receives|takes> the next <free|available|unused|> number',
  ),
  worded(
    { readings: { 'deferred-effect': 'at-close' } },
    '{adoptedlaw} <takes effect|takes full effect|applies|comes into force> <at once|when the vote is over|at the moment of the completion of the vote that adopted it|when {adopted}|the moment {adopted}|on adoption>',
    '{adoptedlaw} <has full effect|counts> from the moment <of its adoption|{adopted}>',
  ),
  worded(
    { readings: { withdrawal: 'yes' } },
    '<the proposer|a player|they> may {withdraw} <it|a proposal|their proposal> <at any time|before the vote|before {votings} closes|>',
    'a proposal may be {withdrawn} <by the proposer|> <at any time|before the vote|before {votings} closes|>',
  ),
  worded(
    { readings: { withdrawal: 'no' } },
    'a proposal may not be {withdrawn} <when proposed|when it is proposed|>',
  ),
  worded(
    { readings: { 'play-after-win': 'no' } },
    'the game <ends|stops|is over|over|is finished> when a player <wins|has won>',
  ),
  worded(
    { readings: { 'play-after-win': 'yes' } },
    '{thegame} <goes on|continues> when a player <wins|has won>',
    '{thegame} <goes on|continues> after a <win|victory>',
    '{thegame} does not <end|stop> when a player <wins|has won>',
    '<{thegame}|> <keep|keeps|> <playing|going> when a player <wins|has won>',
    '{thegame} <play|plays> on when a player <wins|has won>',
  ),
  worded(
    { readings: { 'early-close': 'no' } },
    '{votings} closes <early|> <when|as soon as> every player <votes|has voted|has cast a vote>',
  ),
  worded(
    { readings: { circuit: 'when-all-have-moved' } },
    '<a|the|each|every> <round|circuit> <of turns|> <is complete|is completed|is over|ends> when every player has <had|taken|> <a|one|their|> turn',
  ),
  worded(
    { readings: { 'compound-proposal': 'no' } },
    'a proposal may <only|> <make|contain> <only|> one <change|rule-change|rule change>',
    'a proposal may <only|> change <only|> one rule <at a time|>',
    'a proposal <only|> changes <only|> one rule <only|>',
    'a proposal may not <make|contain> more than one <change|rule-change>',
    '<at most|only|just|> one <change|rule-change|rule change> <for each|in each> proposal',
  ),
  worded(
    { readings: { majority: 'of-eligible' } },
    'a majority <is|means> more than half of the voters',
  ),
  worded(
    { readings: { majority: 'of-cast' } },
    'a majority <is|means> more than half of the votes cast',
  ),
  worded(
    { readings: { unanimity: 'none-against' } },
    '<unanimous|unanimity|unanimously> means <that|> <no player|nobody> votes against it',
  ),
  worded(
    { readings: { 'compound-proposal': 'yes' } },
    '<a proposal may|they may> change several rules <at once|in one proposal|with one proposal|>',
    'a proposal may <make|contain> <several|more than one> <change|rule-change>',
  ),
  worded(
    { readings: { precedent: 'no' } },
    'judgments <does not set|does not create|sets no> <a|> precedent',
    '<previous|earlier|past> judgments <is not binding|does not bind>',
  ),
  worded(
    { judge: { 'overruled-by': t`votes.unanimous` } },
    'the other players may overrule {ruling} <unanimously|when they is unanimous|when they agrees|when every player agrees>',
  ),
  worded(
    { readings: { 'caller-judges': 'no' } },
    'the player who <invoked|invokes|called for|calls for> Judgment may not be <the|> Judge',
  ),
  worded(
    { overrides: [{ slot: 'win' }] },
    'this rule takes precedence over <every other rule|all other rules> <determining|on|about> <the winner|who wins|winning>',
  ),
  worded({ overrides: '$claims' }, 'this rule takes precedence over {claims:claim*and}'),
  worded(
    { 'winning-by': { only: 'points' } },
    'the only way to win <the game|> is <by|with|through|> <{number}|> points',
    'only <{number}|> points may win <the game|>',
    '<{number}|> points <is|are> the only way to win <the game|>',
    '<a player|they|no player> may only win <the game|> <by|with|through> <{number}|> points',
    'a player may win <the game|> only <by|with|through> <{number}|> points',
    'the game may only be won <by|with|through> <{number}|> points',
    'the winner may only be decided by <{number}|> points',
    'no player may win <the game|> <except|other than|in any other way than> <by|with|through> <{number}|> points',
  ),
  worded(
    { changes: { $tier: { only: '$kinds' } } },
    '<a|an|> {tier:tier} rule may only be {kinds:done*or}',
    '<a|an|> {tier:tier} rule may only be {kinds:done*and}',
    '{tier:tier} rules may not be <changed|amended|repealed|amended or repealed|repealed or amended>, <;|> <they may|> only <be|> {kinds:done*or}',
  ),
  worded({ changes: { $tier: '$kinds' } }, '{tier:tier} rules may be {kinds:done*and}'),
  worded(
    { changes: { $tier: { only: ['transmute'] } } },
    '{tier:tier} rules may only be changed by <transmutation|transmuting them|being transmuted>',
    '{tier:tier} rules may only be made mutable',
  ),
  worded(
    { titles: ['required'] },
    'a rule <must be given|needs> a <title|name>',
    '<a player|they> must give a rule a <title|name>',
    'titles are <required|compulsory>',
  ),
  worded(
    { precedence: { tests: ['lowest-number'] } },
    '<{clash}|>, the lowest number prevails',
    '<of|between> <two|> conflicting rules, the lowest number prevails',
    '<lower-numbered|lower numbered> rules takes precedence over <higher-numbered|higher numbered> <ones|rules>',
    'rules with lower numbers takes precedence over <rules|those> with higher numbers',
    'a rule with a lower number takes precedence over <a rule|one> with a higher number',
  ),
  worded(
    { precedence: { tests: ['tier'] } },
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule prevails',
    'when an immutable rule conflicts <with|> a mutable <rule|one>, the immutable <rule|one> prevails',
    '<when|where> an immutable rule and a mutable <rule|one> conflicts, the immutable <rule|one> prevails',
    '<in|if there is> a conflict between a mutable and an immutable rule, the immutable rule prevails and the mutable rule is <entirely|> void',
    '<{clash}|>, an immutable <rule|one|> takes precedence over <a|any|every> mutable <rule|one|>',
    'a mutable rule <yields|gives way> to <an|> immutable <rule|one>',
    '<if|when> a mutable rule conflicts with an immutable <rule|one>, the immutable <rule|one> prevails',
    '{clash}, the <higher tier|rule of the higher tier|immutable rule|immutable one> prevails',
  ),

  worded(
    { turns: { order: '$o' } },
    '<{play}|turns are taken|{playorder} is|{playorder} goes> {o:placing} <, {apiece}|>',
  ),
  worded(
    { turns: { order: 'seat' } },
    '{playorder} is the order of <the|> seats',
    'the player <to|on> the left takes the next turn',
    '{play} to the <player to the left|player on the left|next player clockwise>',
  ),
  worded(
    { turns: { order: 'seat', direction: 'backward' } },
    '<{play}|turns are taken|{playorder} is> <in|> {anticlockwise} <order|direction|> <around the table|round the table|>',
    '{play} <to the right|to the player on the right|around the table {anticlockwise}>',
  ),
  worded(
    { turns: { direction: 'backward' } },
    '<{play}|turns are taken|{playorder} is> <in|> <reverse order|reverse|the reverse order|reversed>',
    '{playorder} goes <backward|backwards>',
    '{play} <backward|backwards>',
  ),
  worded(
    { turns: { order: t`player.$id` } },
    '<{play}|turns are taken|{playorder} is> <in order of|by> <the number of|> <their|> {id:unit}, <the|> lowest first',
  ),
  worded(
    { turns: { order: 'none' } },
    'there are no <more|> turns <in this game|any more|>',
    'there is no <turn order|order of turns|order of play>',
    'turns are not used <in this game|>',
    '<players|every player> does not take turns',
    'no player takes turns',
    '<{everyman}|they> may propose <a proposal|> at any time',
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
    { awards: [{ on: 'rolled', to: 'roller', amount: t`roll.die`, quantity: 'points' }] },
    '{thrower} receives {thrown}',
    'they adds {thrown} to their score',
    '{thrown} is added to their score',
    '{thrown} is added to the score of <the roller|the thrower|the player who threw it>',
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
    { grants: [{ what: 'join', by: 'proposal' }] },
    'a <new|> player may join <the game|> <only|> <if|when> <a|an adopted> proposal <says so|allows it|lets they>',
    '<a|an adopted> proposal may let <a player|a new player|somebody> join <the game|>',
  ),
  worded({ forfeit: 'allowed' }, '<a player|they> may <always|> {quit} <the game|> <at any time|>'),
  worded({ forfeit: 'forbidden' }, '<a player|they> may not {quit} <the game|> <at any time|>'),
  worded(
    { judge: { chosen: 'preceding-player' } },
    '<if|when> {dispute}, {before} <{isjudge}|decides> <{anddecides}|>',
    'in <a|case of a|case of> dispute, {before} <{isjudge}|decides> <{anddecides}|>',
    'the Judge is {before}',
    '{before} <{isjudge}|settles {disputes}|decides {disputes}> <for that turn|>',
    '{disputes} are {settled} by {before}',
  ),
  worded(
    { judge: { chosen: 'by-lot' } },
    '<they|> <chooses|picks|selects|draws> <the|a> Judge at random',
    '<the|a> Judge is <randomly|> <chosen|picked|selected|drawn|appointed|random> <at random|> <from the players|from all the players|among the players|from among every player|>',
    'a <random|randomly chosen|randomly selected|randomly picked> player <{isjudge}|is chosen as the Judge|is picked as the Judge|settles {disputes}>',
    '{disputes} are {settled} by a <randomly chosen|random> <Judge|player>',
  ),
  worded(
    { judge: { chosen: 'appointed', 'appointed-by': '$id' } },
    '<the|a|each|every> Judge is <appointed|chosen|picked> by {id:theofficer}',
    '{id:theofficer} <appoints|names|chooses|picks|decides> <a Judge|the Judge|each Judge|every Judge|who judges>',
  ),
  worded(
    { judge: { panel: '$n' } },
    'a panel of {n:numeral@game} <Judges|players> <judges|decides|settles> <each|every|a> {question}',
    '{n:numeral@game} Judges <judges|decides|settles> <each|every|a> {question}',
    '<a|each|every> {question} is {settled} by <a panel of|> {n:numeral@game} Judges',
    'there are {n:numeral@game} Judges <for each {question}|on each {question}|>',
  ),
  worded(
    { judge: { verdicts: '$list' } },
    '<the|> <possible|> <verdicts|Judgments|answers> are {list:verdict*and}',
    '{judgment} is <one of|either|> {list:verdict*or}',
    '<a|the> Judge <must|may|> <only|> <answers|rules|says> <with|> <either|one of|> {list:verdict*or}',
  ),
  worded(
    { judge: { 'overruled-by': 'proposal' } },
    '{judgment} may be overruled by <a|an adopted> proposal',
    'a proposal may overrule {ruling}',
  ),
  worded(
    { judge: { overrulable: [] } },
    '{judgment} is final',
    '{judgment} may not be overruled',
    'a player may not overrule {ruling}',
  ),
  worded(
    { judge: { 'overruled-within': '$t' } },
    '{judgment} may <only|> be overruled within {t:period} <of being given|after it is given|>',
  ),
  worded(
    // biome-ignore lint/suspicious/noThenProperty: it is a key of mechanics
    { judge: { then: 'preceding-judge' } },
    '<if|when> {judgment} is overruled, the player <preceding|before> the Judge <in the playing order|> becomes the <new|> Judge <for the question|> <{andsoon}|>',
  ),
  worded(
    { judge: { 'overruled-by': '$c', 'overruled-before': 'next-turn' } },
    '{judgment} may be overruled <only|> {c:consenting@consent} <taken|> before the next turn <is begun|begins>',
  ),
  worded(
    { judge: { 'overruled-by': '$c' } },
    '{judgment} <may be|is> overruled <only|> {c:consenting@consent}',
    '{c:fellows@consent} may overrule {ruling}',
    '{c:others@consent} may overrule {ruling}',
    'the other players may overrule {ruling} {c:byvote@consent}',
    'to overrule {ruling} needs {c:fellows@consent}',
    '{judgment} stands unless {c:fellows@consent} <disagrees|objects>',
    '{judgment} stands unless {c:others@consent} <disagrees|objects>',
  ),
  worded(
    { judge: { 'binds-next-turn': '$c' } },
    'when Judgment is invoked, the next player may not begin their turn without the consent of {c:fellows@consent}',
  ),
  worded(
    { judge: { 'binds-next-turn': 'until-given' } },
    'the next turn may not begin <until|before> <{judgment} is given|the Judge has {judges}>',
    'the next turn begins only when <{judgment} is given|the Judge has {judges}>',
    'the next player may not begin their turn <until|before> <{judgment} is given|the Judge has {judges}>',
  ),
  worded(
    { deadlock: 'first-unable' },
    '<if|when> {stuck}, <the player|the one|the first player|the first one|whoever is first> {unable} {wins}',
    '<if|when> a player may not <make a legal move|complete a turn|take a turn>, they {wins}',
  ),
  worded(
    { deadlock: 'caller' },
    '<if|when> {stuck}, the player who <shows it|shows that|proves it|points it out> {wins}',
  ),
  worded(
    { judge: { 'deliver-within': '$t' } },
    '<the|a> Judge must {judges} <within|in> {t:period} <of being asked|after being asked|>',
    '<the|a> Judge has {t:period} <in which|> to {judges}',
    '{judgment} must <be given|be delivered|be made|come> within {t:period}',
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
  worded(
    { judge: { 'accept-within': '$t' } },
    '<the|a> Judge must accept <the office|the appointment|the {question}|> within {t:period}',
    '<the|a> Judge has {t:period} to accept <or refuse|> <the office|the appointment|the {question}|>',
  ),
];

export const RULE_WAY_KINDS: Rows = {
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
    'adopted rules',
    'an adopted <proposal|rule|rule-change|rule change>',
    'a proposal',
    'a new rule',
    'rules',
    'a rule',
    'a change',
  ),
  withdraw: same('withdraw', 'take back', 'retract', 'cancel', 'pull'),
  withdrawn: same('withdrawn', 'taken back', 'retracted', 'cancelled'),
  votings: same('voting', 'the vote', 'a vote'),
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
  ruling: same('{judgment}', '<a|the> Judge'),
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
