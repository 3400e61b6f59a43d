/** How people word whose turn it is, what a turn consists of, and who judges. */
import { type Row, type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

export const ORDER_WORDS: readonly Row[] = [
  worded(
    { turns: { order: 'seat' } },
    '<players|turns|play> <take turns|alternate|go|goes|go round|pass|passes|proceed|proceeds|move|moves> <in|> <clockwise|clockwise order>, {apiece}',
    '<players|turns|play> <take turns|alternate|go|goes|go round|pass|passes|proceed|proceeds> <in|> <clockwise|clockwise order>',
    'the turn goes <round|around> clockwise',
    'the turn goes <round|around> clockwise, {apiece}',
    'turns are taken <in|> <clockwise|clockwise order>',
    '<players|turns|play|the turn> <take turns|alternate|go|goes|pass|passes|proceed|proceeds|move|moves> {leftward}',
    '<players|turns|play|the turn> <take turns|alternate|go|goes|pass|passes|proceed|proceeds|move|moves> {leftward}, {apiece}',
    'turns are taken {leftward}',
    'the order of <play|turns> is {leftward}',
    'the order of <play|turns> is <clockwise|clockwise order>',
    'after <each|a|every> turn, <play|the turn> passes to the player <on the left|to the left>',
    '<the|each> player to the left takes the next turn',
  ),
  worded(
    { turns: { order: 'surname' } },
    '<players|turns|play> <take turns|alternate|go|goes|proceed|proceeds|pass|passes> {bysurname}',
    '<players|turns|play> <take turns|alternate|go|goes|proceed|proceeds|pass|passes> {bysurname}, {apiece}',
    'turns are taken {bysurname}',
    'the order of <play|turns> is {bysurname}',
    'the turn <goes|passes> {bysurname}',
  ),
  worded(
    { turns: { order: 'none' } },
    'there are no turns',
    'there are no turns in this game',
    'the game has no turns',
    '<the|> players do not take turns',
    'there is no order of <play|turns>',
  ),
  worded(
    { turn: ['$only'] },
    'a turn <consists of|is> {only:parts}',
    'one turn consists of {only:parts}',
    '<on|during|in> <their|his or her|each|a|your> turn, <a player|each player|the player|you> {only:doing}',
    '<on|during|in> <their|his or her|each|a|your> turn <a player|each player|the player|you> {only:doing}',
    '<a|each|every|the> player {only:doing} <on|in|during> <their|his or her|each> turn',
    "<when|on|during> a player's turn <comes|>, <they|he or she|that player> {only:doing}",
    'to take a turn, <a player|the player> {only:doing}',
    'to take a turn is to {only:doing}',
  ),
  worded(
    { turn: ['$a', '$b'] },
    'a turn <consists of|is> {parted} {a:parts}, <and|then|followed by> {b:parts}',
    'a turn <consists of|is> {a:parts} <and|then|followed by|and then> {b:parts}',
    'one turn consists of {parted} {a:parts} <and|then|and then> {b:parts}',
    '<on|during|in> <their|his or her|each|a|your> turn, <a player|each player|the player|you> {a:doing} <and|and then|then> {b:doing}',
    '<a|each|every|the> player {a:doing} and <then|> {b:doing} <on|in|during> <their|his or her|each> turn',
  ),
  worded(
    { turn: ['$only'], awards: [{ on: 'resolved', to: 'proposer', '...gain': '$gain' }] },
    'one turn consists of {parted} {only:parts}, and {gain:reckoning}',
  ),
  worded(
    {
      turn: ['$a', '$b'],
      awards: [{ on: 'rolled', to: 'roller', amount: t`roll.die`, quantity: 'points' }],
    },
    'one turn consists of {parted} {a:parts}, and {b:parts} and adding {thrown} to {ownscore}',
    'a turn consists of {parted} {a:parts}, and <then|> {b:parts} and adding {thrown} to {ownscore}',
    'a turn <is|consists of> {a:parts}, <and|then|and then> {b:parts} and adding {thrown} to {ownscore}',
    '<on|during|in> <their|his or her|each|a|your> turn, <a player|each player|the player|you> {a:doing}, <and|then|and then> {b:doing} and <adds|add> {thrown} to {ownscore}',
  ),
  worded(
    { forfeit: 'allowed' },
    '<a player|every player> <may|can|may always|is free to|has the option to> forfeit <the game|> <at any time|at will|{whenever}|> <by announcement|>',
    '<a player|every player> has the option to forfeit the game rather than continue to play or incur a game penalty',
    'players <may|can|may always|are free to> forfeit <the game|> <at any time|at will|{whenever}|> <by announcement|>',
    '<any player|anyone|each player> <may|can|may always|is free to> forfeit <the game|> <at any time|at will|{whenever}|>',
    'forfeiting <the game|> is <allowed|permitted> <at any time|>',
  ),
  worded(
    { forfeit: 'forbidden' },
    'no player <may|can> forfeit <the game|> <at any time|>',
    '<players|a player> <may|can> not forfeit <the game|>',
    'forfeiting <the game|> is <forbidden|not allowed|not permitted>',
  ),
  worded(
    { judge: { chosen: 'preceding-player' } },
    '<if|when> {dispute}, <then|> the player <preceding|before> the <one moving|player moving|one whose turn it is> <is|is to be|becomes|acts as> the Judge <{anddecides}|>',
    'the Judge is the player <preceding|before> the <one moving|player moving|one whose turn it is>',
    'the player <preceding|before> the <one moving|player moving|one whose turn it is|player whose turn it is|active player> <is|acts as|serves as> Judge',
    '{disputes} are <settled|decided|judged|resolved> by the player <preceding|before> the <one moving|player moving|one whose turn it is|player whose turn it is>',
    'the player whose turn came before is the Judge',
  ),
  worded(
    { judge: { chosen: 'appointed' } },
    'the Judge is <appointed|named|chosen|assigned> by {theofficer}',
    '{theofficer} <appoints|names|assigns|chooses> <a|the> Judge',
  ),
  worded(
    { judge: { verdicts: '$list' } },
    '<the|> <possible|permitted|legal|> <verdicts|Judgments|answers> are {list:verdict*and}',
    '<a|each|every> <verdict|Judgment|ruling> is <one of|either|> {list:verdict*or}',
    '<a|the> Judge <answers|rules|judges|may rule|may judge|must rule|returns|must answer|may answer> <with|> <either|one of|> {list:verdict*or}',
    'there are {several} <possible|> <verdicts|Judgments> <;|:> {list:verdict*and}',
    'there are <only|> {several} <possible|> <verdicts|Judgments> <;|:> {list:verdict*or}',
    '<a|each> <statement|question|matter|call for Judgment> is <judged|ruled|found> <either|> {list:verdict*or}',
  ),
  worded(
    { judge: { 'overruled-by': 'proposal' } },
    '<a|the> <Judgment|Judge|decision of the Judge> <may|can> be overruled by <a proposal|proposal|an adopted proposal>',
    '<a|the> <Judgment|Judge|decision of the Judge> is overruled <if|when> a proposal to that effect is adopted',
  ),
  worded(
    { judge: { 'overruled-within': '$t' } },
    '<a|the> Judgment <may|can> be overruled within {t:period} <of being given|after it is given|of its delivery|of its publication>',
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
    "<a|the> <Judgment|Judge's Judgment|Judge|Judge's decision|decision of the Judge|ruling of the Judge> can be overruled <only|> by {c:support@consent} <of the other players|>",
    "<a|the> <Judge's decision|decision of the Judge|ruling|Judge's ruling> may be overruled <only|> by {c:support@consent} <of the other players|>",
    '{c:support@consent} of the other players <overrules|can overrule|may overrule> <a|the> <Judge|Judgment>',
    'to overrule <a|the> <Judge|Judgment> {needs} {c:support@consent} <of the other players|>',
  ),
  worded(
    { judge: { 'binds-next-turn': '$c' } },
    'when Judgment has been invoked, the next player may not begin <his or her|their> turn without the consent of {c:support@consent} of the other players',
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
    'a <player|random player> is <randomly|> <chosen|picked|selected|drawn|appointed|assigned> <as|to be|to be the|as the> Judge',
    '{disputes} are <settled|decided|judged|resolved> by a <randomly chosen|randomly selected|random> <Judge|player>',
    '{disputes} are <settled|decided|judged|resolved> by a <Judge|player> <chosen|selected|picked|drawn> <at random|by lot|randomly> <from among the players|>',
    '<the|a> Judge is <chosen|picked|selected|drawn> <at random|randomly|by lot> <from|from among|among> <the|all|all the> <other|> players',
    '<the|a> Judge is <assigned|appointed> <at random|randomly|by lot>',
    '<a lot|chance> decides who <is Judge|judges>',
    'lots are drawn <for|to choose|to decide on> <the|a> Judge',
    'the Judge is <any|a> <random|randomly chosen|randomly selected> player',
    '<if|when> {dispute}, <then|> a Judge is <chosen|picked|selected|drawn> <at random|randomly|by lot>',
  ),
  worded(
    { judge: { 'deliver-within': '$t' } },
    '<the|a> <Judge|Judges> <must|has to|have to> <rule|give judgment|judge|decide|deliver judgment|give a judgment|deliver a judgment> within {t:period}',
    '<the|a> Judge has {t:period} to <rule|judge|decide|give judgment|deliver a judgment>',
    '<the|a> Judge has {t:period} <in which|within which> to <rule|judge|decide|deliver a verdict|give a verdict|deliver judgment|post a judgment>',
    '<the|a> Judge <must|has to> <give|deliver|post|publish|reach|announce> <a|the|his or her|their|> {ruling} within {t:period}',
    '<a|the> <Judgment|verdict|ruling> <must|has to> be <given|delivered|posted|made> within {t:period}',
  ),
  worded(
    { judge: { 'accept-within': '$t' } },
    '<the|a> Judge <must|has to> accept <the office|the appointment|> within {t:period}',
    '<the|a> <Judge|player selected|chosen Judge|chosen player> has {t:period} <in which|> to accept <or refuse|or decline|> <the office|the appointment|>',
    '<the|a> <chosen|selected> <Judge|player> <must|has to> <accept|accept or refuse|accept or decline> <the office|the appointment|> within {t:period}',
  ),
];

export const ORDER_WORD_KINDS: Rows = {
  leftward: same(
    'to the left',
    '<round|around> the table',
    '<in|by|> <seating order|seat order|order of seating>',
    '<in the direction of|with> the clock',
    'clockwise around the table',
    'clockwise round the table',
    'to the player <on the left|to the left>',
    'in <a|> clockwise <direction|rotation|fashion|manner>',
  ),
  ownscore: same("<their|his or her|his|her|your|the|one's|its> <score|total|points>"),
  parted: same(
    '{several} parts in this order <:|;|>',
    '{several} parts <:|;|>',
    '{several} <steps|phases|things> <:|;|>',
  ),
  several: same('<one|two|three|four|five|six>'),
  disputes: same(
    '<disputes|disagreements|questions|conflicts> <about|over|on> <a rule|the rules|the meaning of a rule|the interpretation of the rules>',
    'disputes',
    'disagreements',
    'all disputes',
  ),
  theofficer: same(
    'the <Speaker|Clerk of the Courts|CotC|Chair|moderator|referee|Administrator|administrator>',
  ),
  /** Why nobody can play on. */
  stuck: same(
    'play can not <continue|go on>',
    'further play is impossible',
    "the rules are changed so that further play is impossible, or if the legality of a <move|play> can not be determined with finality, or if by the Judge's best reasoning, not overruled, a <move|play> appears equally legal and illegal",
  ),
  dispute: same(
    'players disagree about the legality of a move or the interpretation or application of a rule',
    '<there is|a player raises> a dispute <about|over> <a rule|the rules|the interpretation of a rule|the interpretation of the rules|>',
    '<players|the players> <can not agree|disagree> <about|on|over> <the interpretation of the rules|a question of the rules|the legality of a move|whether a move is legal>',
    '<a player|someone|anyone> <invokes|calls for> Judgment',
    'a dispute arises',
    '<players|two players|two or more players> disagree <about|on|over> <a rule|the rules|the meaning of a rule|the interpretation of a rule|what a rule means>',
    'Judgment <is|has been> invoked',
  ),
  anddecides: same('and <decide|decides|settles|is to decide> <the question|it>'),
  andsoon: same(
    ', and so on',
    ', and so on, except that no player is to be Judge during <his or her|their> own turn or during the turn of a team-mate',
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
      '<proposing|making> <a proposal|a rule change|a change to the rules|a change of the rules|one proposal|one rule-change|one rule change|one change> and having it <voted on|voted upon|put to the vote>',
      '<proposing|making> <one|a> <proposal|rule-change|rule change>',
      'proposing <one|a> change <to|of> the rules',
    ),
    worded(
      { part: 'roll' },
      '<throwing|rolling|casting> <a|one|the> <die|dice> <once|>',
      'a throw of the die',
      'a <die|dice> roll',
    ),
    worded(
      { part: 'roll', faces: '$n' },
      '<throwing|rolling|casting> <a|one|the> {n:numeral@player}-sided <die|dice> <once|>',
    ),
  ],
  doing: [
    worded(
      { part: 'propose' },
      '<proposes|makes|must propose|must make|propose|make|puts forward|put forward|submits|may propose> <a proposal|one proposal|a rule change|a rule-change|one rule-change|one rule change|a change to the rules|one change to the rules|one change> <and has it voted on|, which is voted on|, which is put to the vote|, and it gets voted on|and it gets voted on|>',
    ),
    worded(
      { part: 'roll' },
      '<throws|rolls|casts|throw|roll|must throw|must roll> <a|one|the> <die|dice> <once|>',
    ),
    worded(
      { part: 'roll', faces: '$n' },
      '<throws|rolls|throw|roll> <a|one|the> {n:numeral@player}-sided <die|dice> <once|>',
    ),
  ],
  reckoning: [
    worded(
      { amount: t`round((proposal.number - $n) * votes.favourable)`, quantity: 'points' },
      'subtracting {n:numeral@award} from the <ordinal|> number of <their|the|his or her> proposal and <multiply|multiplying> the result by the fraction of <favourable|> votes <in favour|> it received, rounded to the nearest integer, and adding this number to {ownscore}',
    ),
  ],
};
