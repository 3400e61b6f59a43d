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
  a maximum of; maximum; max; no more than; not more than; at the most
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
