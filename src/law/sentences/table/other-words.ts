/**
 * Words that are read as others if a sentence is not as it is said. A record has only what is said, so words
 * may be added here without changing what a record says.
 */

/**
 * A line has words that are read as one another. One with an s and one without are in any case, so that
 * number makes no difference.
 */
export const ALIKE = `
is are be was were gets
has have had
does do did
votes voted voice
loses lost
pays paid
receives gets gains scores earns collects obtains receive got gotten gained scored earned collected obtained
gives gave awards hands
reaches hits attains achieves reaching reached attained achieved
holds held holding
goes go
begins starts
proposes proposed proposing makes made submits submitted submitting wrote writes suggests suggested puts
throws rolls
die dice
player person participant member
players people persons participants members you
proposal motion bill proposition rule-change pr thing idea
proposer author proponent sponsor maker writer submitter
adopted passed accepted enacted approved carried ratified merged
defeated rejected refused
refuses declines
it them
voter elector
agrees agreeing consents approves assents accepts
needs requires
lasts runs takes
overruled overturned reversed overrule overturn reverse
costs cost
closes ends
judgment judgement ruling verdict decision word
conflicts contradicts clashes disagrees
change changed
allowed permitted fine okay ok
forbidden prohibited disallowed banned
enact create add
enacted created added
repeal remove delete
repealed removed deleted abolished
optional voluntary
compulsory mandatory obligatory required
favour favor
on upon
opposes opposed opposing
supports supported supporting backs backed backing
leaves quits
abstains abstained abstaining
they you he she
their your his her
`;

/**
 * Wherever a row has the words of a line, those that are indented below it are read as well, one way behind
 * each semicolon; `a/b` are two ways to go on.
 */
const OTHERWISE = `
when
  if/when and when/if; after; in case; in the event that; any time; when that
may
  can
may not
  can not; must not; may never; can never; must never
is adopted
  passes; passed; is in; becomes law/effective; becomes a rule; becomes part of the rules; is adopted/successful; succeeds; is considered/deemed adopted;
  carries; carry; goes/gets through; makes it; makes it through; is voted in/through; is adopted by the players
is defeated
  fails; failed; is defeated/unsuccessful/dead/lost; is voted/turned/shot down; is not adopted;
  does not pass/succeed/carry; does not get adopted/through; does not make it; dies; loses; does not go through; fails to pass; fails to be adopted
does not vote
  fails/forgets/neglects/refuses to vote; does not bother to vote; fails to cast a vote; does not cast a vote;
  misses/skips/skipping a vote; has not voted; not voting; failing/forgetting/neglecting/refusing to vote;
  missing/forgetting a vote
votes for
  votes yes/aye on; voting yes/aye on; votes in favour of; supports; voting for; is for; is in favour of
votes against
  votes no/nay on; voting no/nay on; opposes; voting against; is against
votes for it
  votes yes/aye; voting yes; votes in favour; votes for; votes in favour of it; says/said yes;
  votes for a/the/that proposal; votes in favour of a/the/that proposal; supports it; says/said yes to it; is for it; is in favour
votes against it
  votes no/nay; voting no/against; votes against; says/said no; votes against a/the/that proposal; opposes it; objects; objects to it; is against it
closes
  is over/closed/finished
adopt
  pass; merge; accept; approve
the proposer
  its/their proposer; the player/one who proposes; the proposer of it; the proposer of the/that proposal/rule;
  the player/one who proposes it; the player/one who proposes that/the/a proposal;
  whoever proposes it; the proposing player; the player behind it
they
  he or she; she or he; that/this player
their
  his or her; her or his; that player's; the player's; one's; their/your/his/her own
a player
  players; player; any/each/every player; all players; someone; somebody; anyone; anybody; one
every player
  each one; all the players; all of the players; the players; we; we all
no proposal
  nothing
no player
  nobody; no one; no-one; none of the players
each who
  who; whoever; whichever player;
  anyone/anybody/everyone/everybody/those/all/players/player/voter/someone/somebody who/that;
  any/each/every/the/all/a player/voter who/that; all/those players who; all the players who; the players/voters who; each of those who;
  all of those who
a proposal
  proposal; a/any/each/every/the change; changes; any/each/every/the proposal; new proposal; a/any/each/every rule change; a proposed proposal; any/each/every change to the rules;
  a proposed rule change;
  a proposed change/rule/amendment; a pull request; a change to/of the rules;
  a legal/valid/proper proposal; something; everything; anything; stuff; things
their proposal
  one of their proposals; their stuff; their own stuff; a/any proposal of theirs/yours/his/hers; their own proposal;
  a proposal they propose; a proposal that they propose; a/the rule they propose; their rule;
  a/each player's proposal; someone/somebody 's proposal; the proposal they propose; their rule change; their pull request;
  a player's pull request; a player's rule change; own proposal
a rule
  any/each/every/the rule; rule; a card; something
at the beginning
  at the start; at the beginning/start of the game; when the game begins; in the beginning;
  initially; to begin with; at first
for each
  per; for every; for any; for; times the number of; times
yes vote
  vote in favour; vote for; vote for it; vote in its favour; vote in favour of it; vote cast for;
  vote cast in favour; for vote; aye vote; aye; yea; positive/favourable/affirmative vote;
  vote for/in favour of the/that/their proposal; player who votes for it; player who votes yes/for; player who votes in favour;
  one/those who votes for it
no vote
  vote against; vote against it; against vote; nay vote; nay; negative vote; vote cast against;
  vote against the/that/their proposal; player who votes against it; player who votes no/against
receives
  is given/awarded/granted/paid/dealt; is credited/rewarded with; picks up; wins; draws; takes
loses
  pays; forfeits; gives up; surrenders; discards; is fined/docked/penalized/penalised/charged;
  is fined/docked/penalized/penalised by; has to pay; must pay; is deducted;
  suffers/receives/pays/carries a penalty of; receives a fine of; pays a fine/tax/fee of
needs
  requires; takes; must have/get/receive/win; has to have/get/receive; needs to get/have/receive;
  must be adopted by; must be approved by; is decided by
to pass
  to be adopted/merged/successful; to become law; to become a rule;
  to go/get through; to take effect; to succeed; for adoption; for it to pass;
  for it to be adopted/accepted
unanimous consent
  a unanimous vote; unanimity; unanimous agreement/support/approval; everyone;
  unanimous consent of the/all voters; unanimous consent of all players;
  unanimous consent of all the players; a unanimous vote of all the voters/players;
  a unanimous vote of all/the voters/players
more than half of
  over half of; over half; more than half; a majority of; a simple/absolute majority of; most of;
  most; a majority from
at least
  a minimum of; minimum; min; no fewer/less than; at the very least; at minimum
at most
  a maximum of; maximum; max; up to; no more than; not more than; at the most
less than
  lower than
who has
  with; having; holding; who holds/owns/possesses; that has/holds; possessing; owning
the votes cast
  the/all votes; all the votes; votes; those voting; those who vote; the players/voters voting;
  the players/voters who vote; votes cast; the votes cast on it; the ballots cast;
  players/voters voting; voting players; the vote; the voters who vote; those who took part;
  those who took part in the vote
the voters
  the players; all players; all the players; all of the players; the/all eligible players/voters;
  all the eligible voters; eligible players/voters; the/all possible votes; those who may vote;
  those eligible/entitled to vote; everyone who may vote; everyone eligible; the electorate;
  players; voters; all voters; everyone; everybody; the table; the group
rules conflict
  two/several/some rules conflict; two or more rules conflict; two rules conflict with each other;
  rules contradict each other/another; rules contradict one another;
  two rules contradict each other; two rules contradict one another;
  a rule conflicts with another; a rule conflicts with another rule; a rule contradicts another;
  one rule contradicts another; one rule conflicts with another; two rules are in conflict;
  there is a conflict between rules; there is a conflict between two rules; there is conflict; rules are in conflict with each other;
  two rules say different things; rules are in conflict; there is a conflict
the lowest number
  the lower/smaller/smallest/older number; the lower/lowest/smaller/smallest rule number; the rule/one with the lower/lowest/smaller/smallest number;
  the lower-numbered/lowest-numbered rule/one; the lower/lowest numbered rule/one
prevails
  wins; takes/has precedence/priority; governs; applies; is followed; counts;
  overrides the other; beats the other; comes first; is stronger
takes precedence over
  takes/has priority over; has precedence over; comes before; prevails over; overrides; beats; wins over; trumps; outranks;
  is stronger than; defeats
at random
  randomly; by lot; by chance; by drawing lots
at any time
  whenever they like/want/wish/choose; at will; any time; anytime; whenever
in time
  on time; by the deadline; before the deadline; within the time limit; within the period;
  before voting closes; when the time is up
in alphabetical order by surname
  by surname; in order of their surnames; in the order of their surnames; alphabetical by surname; alphabetical by last name; alphabetically by surname; alphabetically by last name; in order of surname;
  in alphabetical order of surname; in alphabetical order of surnames;
  in alphabetical order of last names; in alphabetical order by last name; by last name;
  in alphabetical order of/by their surnames/surname; in alphabetical order of/by their last names/name; by their surnames;
  by family name
clockwise
  around clockwise; in clockwise direction/sense; in a clockwise direction/sense; to the left; round/around the table; round/around the table to the left; clockwise round/around the table; round/around the table clockwise; by seat; by seating;
  in seat/seating order; in clockwise order; in order of seats; in the order of seats;
  in the order in which they sit; in the order in which they/players are seated; round; in a circle; in order of seating; round/around the table in a clockwise direction
`;

/**
 * Below a sentence of the language stand others with its meaning. If it has holes, it is that of a row, and
 * the others fill the same holes.
 */
const SENTENCES = `
A changed rule takes the number of the proposal that changed it
  <amended|changed> rules <receives|takes> a new number
  a rule <receives|takes> a new number when <it|> {ischanged}
A changed rule keeps its number
  <an amended|a changed> rule keeps its <own|old|> number
  a rule keeps its number when <it|> {ischanged}
  <amended|changed> rules keep their <own|old|> numbers
  <a rule keeps its number|rules keep their numbers> <for as long as it lives|forever|>
  rules keep their numbers when <they are|> <changed|amended>
  a rule that {ischanged} keeps its <own|old|> number
  <an amendment|a change|amending a rule|changing a rule> does not change <its number|the number of a rule>
  the number of a rule <does not change|may not change|stays the same> <when it {ischanged}|>
  when a rule {ischanged}, <its number stays the same|it keeps its number>
A new rule takes the next number after the highest of any rule
  a new rule <receives|takes> the next <free|available|unused|> number
A change takes effect when the vote that adopted it is complete, even if its text names a later moment
  {adoptedlaw} <takes effect|takes full effect|applies|comes into force> <at once|when the vote is over|at the moment of the completion of the vote that adopted it|when {adopted}|the moment {adopted}|on adoption>
  {adoptedlaw} <has full effect|counts> from the moment <of its adoption|{adopted}>
A proposal may be withdrawn
  <the proposer|a player|they> may {withdraw} <it|a proposal|their proposal> <at any time|before the vote|before {votings} closes|>
  a proposal may be {withdrawn} <by the proposer|> <at any time|before the vote|before {votings} closes|>
A proposal may not be withdrawn; whatever has been proposed is voted on
  a proposal may not be {withdrawn} <when proposed|when it is proposed|>
The game is over when somebody has won
  the game <ends|stops|is over|over|is finished> when a player <wins|has won>
Play goes on when somebody has won
  {thegame} <goes on|continues> when a player <wins|has won>
  {thegame} <goes on|continues> after a <win|victory>
  {thegame} does not <end|stop> when a player <wins|has won>
  <{thegame}|> <keep|keeps|> <playing|going> when a player <wins|has won>
  {thegame} <play|plays> on when a player <wins|has won>
A vote lasts its whole period, unless everyone has voted
  {votings} closes <early|> <when|as soon as> every player <votes|has voted|has cast a vote>
A circuit of turns is complete when everyone then playing has had a turn in it
  <a|the|each|every> <round|circuit> <of turns|> <is complete|is completed|is over|ends> when every player has <had|taken|> <a|one|their|> turn
A proposal makes one rule-change and no more
  a proposal may <only|> <make|contain> <only|> one <change|rule-change|rule change>
  a proposal may <only|> change <only|> one rule <at a time|>
  a proposal <only|> changes <only|> one rule <only|>
  a proposal may not <make|contain> more than one <change|rule-change>
  <at most|only|just|> one <change|rule-change|rule change> <for each|in each> proposal
A majority is more than half of all the votes that could be cast
  a majority <is|means> more than half of the voters
A majority is more than half of the votes that were cast
  a majority <is|means> more than half of the votes cast
An abstention or silence does not spoil unanimity
  <unanimous|unanimity|unanimously> means <that|> <no player|nobody> votes against it
One proposal may make several rule-changes
  <a proposal may|they may> change several rules <at once|in one proposal|with one proposal|>
  a proposal may <make|contain> <several|more than one> <change|rule-change>
A Judgment settles the turn in which it was invoked, and its reading does not bind later turns
  judgments <does not set|does not create|sets no> <a|> precedent
  <previous|earlier|past> judgments <is not binding|does not bind>
When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous
  the other players may overrule {judgment} <unanimously|when they is unanimous|when they agrees|when every player agrees>
Where a Judge is drawn, the player who called for Judgment is not among those who may be drawn
  the player who <invoked|invokes|called for|calls for> Judgment may not be <the|> Judge
This rule prevails over other rules on ways to win
  this rule takes precedence over <every other rule|all other rules> <determining|on|about> <the winner|who wins|winning>
A player may win only with a number of points
  the only way to win <the game|> is <by|with|through|> <{number}|> points
  only <{number}|> points may win <the game|>
  <{number}|> points <is|are> the only way to win <the game|>
  <a player|they|no player> may only win <the game|> <by|with|through> <{number}|> points
  a player may win <the game|> only <by|with|through> <{number}|> points
  the game may only be won <by|with|through> <{number}|> points
  the winner may only be decided by <{number}|> points
  no player may win <the game|> <except|other than|in any other way than> <by|with|through> <{number}|> points
Every rule has a title
  a rule <must be given|needs> a <title|name>
  <a player|they> must give a rule a <title|name>
  titles are <required|compulsory>
Where rules conflict, the lowest number prevails
  <{clash}|>, the lowest number prevails
  <of|between> <two|> conflicting rules, the lowest number prevails
  <lower-numbered|lower numbered> rules takes precedence over <higher-numbered|higher numbered> <ones|rules>
  rules with lower numbers takes precedence over <rules|those> with higher numbers
  a rule with a lower number takes precedence over <a rule|one> with a higher number
Where rules conflict, the higher tier prevails
  <in|if there is> a conflict between a mutable and an immutable rule, the immutable rule prevails
  when an immutable rule conflicts <with|> a mutable <rule|one>, the immutable <rule|one> prevails
  <when|where> an immutable rule and a mutable <rule|one> conflicts, the immutable <rule|one> prevails
  <in|if there is> a conflict between a mutable and an immutable rule, the immutable rule prevails and the mutable rule is <entirely|> void
  <{clash}|>, an immutable <rule|one|> takes precedence over <a|any|every> mutable <rule|one|>
  a mutable rule <yields|gives way> to <an|> immutable <rule|one>
  <if|when> a mutable rule conflicts with an immutable <rule|one>, the immutable <rule|one> prevails
  {clash}, the <higher tier|rule of the higher tier|immutable rule|immutable one> prevails
Turns go round in seat order
  {playorder} is the order of <the|> seats
  the player <to|on> the left takes the next turn
  {play} to the <player to the left|player on the left|next player clockwise>
The order of turns is followed backward
  <{play}|turns are taken|{playorder} is> <in|> <reverse order|reverse|the reverse order|reversed>
  {playorder} goes <backward|backwards>
  {play} <backward|backwards>
There are no turns, and anyone may propose at any time
  there are no <more|> turns <in this game|any more|>
  there is no <turn order|order of turns|order of play>
  turns are not used <in this game|>
  <players|every player> does not take turns
  no player takes turns
  <{everyman}|they> may propose <a proposal|> at any time
When the die is thrown, the one who threw it receives as many points as the number thrown
  {thrower} receives {thrown}
  they adds {thrown} to their score
  {thrown} is added to their score
  {thrown} is added to the score of <the roller|the thrower|the player who threw it>
An adopted proposal may let somebody join
  a <new|> player may join <the game|> <only|> <if|when> <a|an adopted> proposal <says so|allows it|lets they>
  <a|an adopted> proposal may let <a player|a new player|somebody> join <the game|>
A player may forfeit the game
  <a player|they> may <always|> {quit} <the game|> <at any time|>
No player may forfeit the game
  <a player|they> may not {quit} <the game|> <at any time|>
The player before the one moving is the Judge
  <if|when> {dispute}, {before} <{isjudge}|decides> <{anddecides}|>
  in <a|case of a|case of> dispute, {before} <{isjudge}|decides> <{anddecides}|>
  the Judge is {before}
  {before} <{isjudge}|settles {disputes}|decides {disputes}> <for that turn|>
  {disputes} are {settled} by {before}
The Judge is drawn by lot
  <they|> <chooses|picks|selects|draws> <the|a> Judge at random
  <the|a> Judge is <randomly|> <chosen|picked|selected|drawn|appointed|random> <at random|> <from the players|from all the players|among the players|from among every player|>
  a <random|randomly chosen|randomly selected|randomly picked> player <{isjudge}|is chosen as the Judge|is picked as the Judge|settles {disputes}>
  {disputes} are {settled} by a <randomly chosen|random> <Judge|player>
An adopted proposal may overrule the Judge
  {judgment} may be overruled by <a|an adopted> proposal
  a proposal may overrule {judgment}
No verdict may be overruled
  {judgment} is final
  {judgment} may not be overruled
  a player may not overrule {judgment}
If the Judge is overruled, the player before the Judge becomes Judge
  <if|when> {judgment} is overruled, the player <preceding|before> the Judge <in the playing order|> becomes the <new|> Judge <for the question|> <{andsoon}|>
After Judgment is invoked, the next turn waits until the Judgment is given
  the next turn may not begin <until|before> <{judgment} is given|the Judge has {judges}>
  the next turn begins only when <{judgment} is given|the Judge has {judges}>
  the next player may not begin their turn <until|before> <{judgment} is given|the Judge has {judges}>
If play cannot go on, the first player unable to complete a turn wins
  <if|when> {stuck}, <the player|the one|the first player|the first one|whoever is first> {unable} {wins}
  <if|when> a player may not <make a legal move|complete a turn|take a turn>, they {wins}
If play cannot go on, the player who invoked Judgment on it wins
  <if|when> {stuck}, the player who <shows it|shows that|proves it|points it out> {wins}
A player may vote if the player is not the proposer
  <a player|they> may not vote on their proposal
  the proposer may not vote <on it|on their proposal|on a proposal|>
  the proposer <of a proposal|> does not vote
  every player <except|except for|but|other than> the proposer may vote <{onit}|>
Every player may propose
  a player may propose <a proposal|>
Every eligible voter must vote
  {eachvoter} must <vote|participate|take part> <{onit}|>
  {eachvoter} must cast a vote <{onit}|>
  <voting|participation|it> <in votes|> is <compulsory|a duty> <for {eachvoter}|> <to vote|>
  not voting is <not allowed|forbidden>
A player who does not vote is taken to abstain
  <voting|participation> is <optional|not compulsory|not required>
  <a player|they> may <abstain|choose to abstain|choose not to vote|decide not to vote> <from voting|>
  <a player|they|every player> <need|does> not <must|> vote <on a proposal|>
  each who does not vote <in time|> {abstains}
  when a player does not vote, <it|they> {abstains}
  <abstaining|abstention|not voting> is allowed
  <not voting|silence|no vote> <is|means|counts as|is the same as> <abstention|an abstention|abstaining>
Each player has one vote
  {voterseach} <only|> {castvotes} <exactly|only|> {single} vote <{oneach}|>
  one player, one vote
  {voterseach} <may|> <only|> vote <only|> once <{oneach}|>
  <every|each> vote counts <once|the same>
  no player {castvotes} more than <one|{single}> vote <{oneach}|>
Each player has 2 votes
  <every player's|every|a player's> vote counts <double|twice>
Every vote counts
  there is no quorum
  no quorum <is|> needed
A declared abstention is no vote cast; only votes for and against are
  <an abstention|abstention|abstaining> <does not count|is not counted> <as a vote|towards the total|in the total|>
  <an abstention|abstention|abstaining> is <not a|no> vote
  <an abstention|abstention|abstaining> counts <neither for nor against|for neither side> <it|a proposal|>
No change takes effect before the vote that adopted it is complete
  {laws} may not <take effect|have effect|have an effect> <before|earlier than the moment of> the completion of the vote that adopted it
  {laws} may not <take effect|have effect|have an effect> before <it is adopted|its adoption>
  {laws} may not <be retroactive|apply retroactively|be applied retroactively|take effect retroactively|have retroactive effect|have retroactive application|change the past|apply to the past>
  {laws} <has|have> no effect before <it is adopted|its adoption>
  {laws} <is|are> <not|never> retroactive
  {laws} <does|do> not <apply to|affect|change> the past
  {laws} <does|do> not <apply|work|go> <backward|backwards|back> <in time|>
  {laws} only <apply to|affect|change> the future
  {laws} never <apply to|affect|change> the past
  no <rule|change|proposal> <applies|takes effect|works> <retroactively|backwards> <in time|>
  {laws} <only|> takes effect <only|> after the vote <that adopted it|on it|>
  retroactive {laws} are <not allowed|forbidden>
Every player begins with 0 points
  every player begins <from|at|with> <zero|nothing>
No player has fewer than 0 points
  <{scores}|points> may not <be|become|go> negative
  a player may not have <a negative score|negative points|a negative number of points>
  there <is|are> no negative <scores|points>
  no negative <scores|points> <is|are> allowed
A player wins when the number of players is 1
  the last <player|one|person> <left|remaining|standing> <in the game|> {wins}
  the <last|> remaining player {wins}
  when <there is|> only one player <is left|left|remains|remaining> <in the game|>, <they|the remaining player|the last player|> {wins}
  when <everyone else|all the other players> <leaves|has left> <the game|>, <they|the remaining player|the last player> {wins}
Proposals are numbered from {n:number@game}
  <the|> numbers begin <with|at|from> {n:numeral@game}
  a proposal begins <with|at|from> <the|> number {n:numeral@game}
  the first proposal <is|has|takes|receives|bears> <the|> <number|> {n:numeral@game}
  proposals are numbered <consecutively|in order|>, <starting|beginning|> <with|at|from> {n:numeral@game} <up|upwards|on|>
  <proposal|rule> numbers begin <with|at> {n:numeral@game}
  the numbering <of proposals|> begins <with|at|from> {n:numeral@game}
  each proposal receives a number, <starting|beginning> <with|at|from> {n:numeral@game}
This rule prevails over {claims:claim*and}
  this rule takes precedence over {claims:claim*and}
{tier:rules} may only be {kinds:done*or}
  <a|an|> {tier:tier} rule may only be {kinds:done*or}
  <a|an|> {tier:tier} rule may only be {kinds:done*and}
  {tier:tier} rules may not be <changed|amended|repealed|amended or repealed|repealed or amended>, <;|> <they may|> only <be|> {kinds:done*or}
{tier:rules} may be {kinds:done*or}
  {tier:tier} rules may be {kinds:done*and}
The number of players who judge is {n:count@game}
  a panel of {n:numeral@game} <Judges|players> <judges|decides|settles> <each|every|a> {question}
  {n:numeral@game} Judges <judges|decides|settles|hears> <each|every|a> {question}
  <a|each|every> {question} is {settled} by <a panel of|> {n:numeral@game} Judges
  there are {n:numeral@game} Judges <for each {question}|on each {question}|>
A Judgment may be overruled within {t:span} after it is given
  {judgment} may <only|> be overruled within {t:period} <of being given|after it is given|>
When the other players vote on the Judgment, the Judge is overruled {c:if@consent}
  {judgment} <may be|may only be|is> overruled <only|> {c:consenting@consent}
  {c:fellows@consent} may overrule {judgment}
  {c:others@consent} may overrule {judgment}
  the other players may overrule {judgment} {c:byvote@consent}
  to overrule {judgment} needs {c:fellows@consent}
  {judgment} stands unless {c:fellows@consent} <disagrees|objects>
  {judgment} stands unless {c:others@consent} <disagrees|objects>
The other players may let the next turn begin before a Judgment is given, if {c:condition@consent}
  when Judgment is invoked, the next player may not begin their turn without the consent of {c:fellows@consent}
The Judge must give the Judgment within {t:span}
  <the|a> Judge must {judges} <within|in> {t:period} <of being asked|after being asked|>
  <the|a> Judge has {t:period} <in which|> to {judges}
  {judgment} must <be given|be delivered|be made|come> within {t:period}
The Judge must take the office within {t:span}
  <the|a> Judge must accept <the office|the appointment|the {question}|> within {t:period}
  <the|a> Judge has {t:period} to accept <or refuse|> <the office|the appointment|the {question}|>
A player may vote if {c:condition@voter}
  voters needs {c:having@player}
Each player has {n:numeral@voter} votes
  {voterseach} <only|> {castvotes} <exactly|only|just|> {n:numeral@voter} <vote|votes> <each|> <{oneach}|>
  <there is|> {n:numeral@voter} <vote|votes> for each <player|voter> <{oneach}|>
A vote is open for {t:period}
  {voting} <is|lasts|is open|stays open|remains open|goes on|continues> <for|during|> {t:period} <long|max|maximum|at most|> <{tail}|> <{early}|>
  {voting} closes after {t:period} <{early}|>
  {voting} closes {t:period} after {itsmade}
  {voters} <has|gets> {t:period} <in which|> to <vote|cast a vote|cast their votes> <{oneach}|>
  {voters} may vote <for|within|for at most> {t:period} <{oneach}|>
  there <is|are> {t:period} to vote <{oneach}|>
  there is a voting period of {t:period}
  a proposal <is|stays|remains> <open|open for voting|open to votes|up for vote> for {t:period} <{tail}|>
  a proposal is <decided|closed> {t:period} after {itsmade}
  a proposal <may be|must be|is> voted on <for|within> {t:period} <{tail}|>
  <votes|ballots> <must|may> be <cast|in|sent in> within {t:period} <{tail}|>
  <votes|ballots> are due <within|in> {t:period} <{tail}|>
  <votes|ballots> are due {t:period} after {itsmade}
  {voters} <must|> vote within {t:period} <{tail}|>
  the <time|deadline|period|time limit|limit> <for voting|for votes|to vote> is {t:period}
  {t:period} <is allowed|is given> for voting
  {t:period} to vote
  {voters} <has|gets> {t:period} for voting
A vote counts only if {c:condition@votes}
  there is <a|> quorum <if|when|once> {c:turnout@votes}
  {thevote} {counts} <only|> <if|when> {c:turnout@votes}
  {thevote} {counts} <only|> with {c:attendance@votes}
  {forvalid}, {c:turnout@votes}
  {forvalid}, {c:duty@votes}
  {forvalid}, there must be {c:attendance@votes}
  a vote in which {c:fewvoters@votes} {fails}
  {thevote} {fails} unless {c:turnout@votes}
  <if|when> {c:fewvoters@votes}, {thevote} {fails}
  {c:duty@votes}
  {c:duty@votes} or <else|> {thevote} {fails}
  without {c:attendance@votes}, {thevote} {fails}
  a vote without {c:attendance@votes} {fails}
  no vote {counts} with {c:few@votes}
  a vote with {c:few@votes} {fails}
  {thevote} {fails} with {c:few@votes}
A change is adopted {c:if@votes}
  <it is defeated|a proposal is defeated|no proposal is adopted> when {c:opposition@votes}
There is one {id:name}
  there <is|must be|may be> <exactly|only|> <a|one> {id:officer}
  <one player|one of the players> is the {id:officer}
  only one player may be <the|> {id:officer} <{atonce}|>
  only one player may <hold|have> the office of {id:officer} <{atonce}|>
  the office of {id:officer} is held by <only|exactly|> one player <{atonce}|>
  there <is|must be> <a|one> {id:officer}, <;|and> only one player may <hold|have> <that|the|this> office <{atonce}|>
  there is an office <of|called|named> {id:officer}, held by <only one|exactly one|one|a single> player <{atonce}|>
The office of {id:name} has {n:count@game} holders
  there <are|must be> <exactly|> {n:numeral@game} {id:officers} <{atonce}|>
  there <are|may be> at most {n:numeral@game} {id:officers} <{atonce}|>
  {n:numeral@game} players may <hold|have> the office of {id:officer} <{atonce}|>
  {n:numeral@game} players <may be|are> <the|> {id:officers} <{atonce}|>
Any number of players may hold the office of {id:name}
  there is an office <of|called|named> {id:officer}
  any number of players may be {id:officers}
Every player begins with {n:count@player} {id:unit}
  every player begins <the game|out|off|> <with|on|at> {n:numeral@player} {id:unit} <each|>
  a player begins <the game|> with {n:numeral@player} {id:unit}
  every player <receives|has> {n:numeral@player} {id:unit} <each|> at the beginning
  every player has <a starting|an initial> <total|amount|balance|supply|stock> of {n:numeral@player} {id:unit}
  the <starting|initial> <number|amount> of {id:unit} is {n:numeral@player}
No player has more than {n:count@player} {id:unit}
  a player is limited to {n:numeral@player} {id:unit} <{atonce}|>
  at most {n:numeral@player} {id:unit} {perhead}
  the <limit|maximum> <on|for|of> {id:unit} is {n:numeral@player} <{perhead}|>
  the most {id:unit} <that|> a player may {hold} is {n:numeral@player}
  {n:numeral@player} {id:unit} is the most <that|> a player may {hold}
A player wins {c:when@player}
  {winner} when they {c:reach@player}
  when <a player|they> {c:reach@player}, they {wins}
  each who <first|> {c:reach@player} <first|> {wins}
  the first {c:racing@player} {wins}
  victory goes to the first {c:racing@player}
  the winner first {c:having@player}
  the winner is the <first|> {c:racing@player}
  the winner is each who <first|> {c:reach@player} <first|>
  <be|being> the first {c:racing@player} and <they|> {wins}
  {c:reach@player} and they {wins}
  the game is won <when|once> a player {c:reach@player}
  the game is won by each who <first|> {c:reach@player} <first|>
  the game is won by the first {c:racing@player}
  to win <the game|>, {c:reach@player}
  the game <ends|is over> when a player {c:reach@player}, <;|and> they {wins}
  to win <the game|>, <a player|they> must <first|> {c:reach@player}
  to win <the game|> <, they|, a player|> needs {c:having@player}
  <{number}|having|> {c:having@player} {wins}
  a player who has {c:having@player} {wins}
  {winner} {with} {c:having@player}
  a player whose {c:standing@player} {wins}
  when a player's {c:standing@player}, they {wins}
  {winner} when their {c:standing@player}
  no player wins <the game|> <until|before> <they|> {c:reach@player}
  when a player {c:reach@player}, the game <ends|is over> and they {wins}
  the game goes <on|> until a player {c:reach@player}, who {wins}
One {id:unit} is worth {n:rational} {of:unit}
  <a|one|each|every> {id:unit} <is worth|counts as|counts for|equals|=> {n:rational} {of:unit}
`;

/** The wordings of each of these sentences. */
export const SENTENCE_WAYS = SENTENCES.trim()
  .split(/\n(?! )/)
  .map((entry) => entry.split('\n  '));

/** Synonyms of rows, in the form that a grammar has them. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OTHERWISE.trim()
    .split(/\n(?! )/)
    .map((entry) => {
      const [key = '', ...ways] = entry.split('\n  ');
      return [key, [...new Set(ways.join(' ').split('; ').flatMap(expanded))]];
    }),
);

/** `the a/b c` is `the a c` and `the b c`. */
export function expanded(way: string): readonly string[] {
  return way
    .split(' ')
    .reduce<readonly string[]>(
      (ways, word) =>
        ways.flatMap((each) => word.split(/\/(?=.)/).map((part) => `${each} ${part}`.trim())),
      [''],
    );
}
