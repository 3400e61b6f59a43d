/**
 * Sentences of somebody who has read nothing of the language, with their meaning. The values were
 * reasoned from the sentences alone.
 */
import { expect, it } from 'vitest';
import { mechanics } from '../../../src/law/schema/parse-mechanics.ts';
import { toSentences } from '../../../src/law/sentences/sentences.ts';
import { understand } from '../../../src/law/sentences/understand.ts';

type Sentence = readonly [typed: string, means: Readonly<Record<string, unknown>>];

const MOST = 'votes.for > votes.against';

const SIXTY: readonly Sentence[] = [
  // Points for proposals and votes.
  ['The proposer gets 10 points when their proposal passes.', paid('adopted', 'proposer', '10')],
  ['If your proposal passes, you get 5 points.', paid('adopted', 'proposer', '5')],
  ['When a proposal fails, its author loses 3 points.', paid('defeated', 'proposer', '-3')],
  [
    'Everyone who voted against a proposal that passes gets 5 points.',
    paid('adopted', 'against', '5'),
  ],
  [
    'If a proposal is rejected, the players who voted no get one point each.',
    paid('defeated', 'against', '1'),
  ],
  [
    'You get one point for every vote in favour of your proposal.',
    paid('resolved', 'proposer', 'votes.for'),
  ],
  ['Players who abstain lose 2 points.', paid('resolved', 'abstained', '-2')],
  ["Anyone who doesn't vote loses 5 points.", paid('resolved', 'silent', '-5')],
  ['A player who withdraws a proposal loses 1 point.', paid('withdrawn', 'proposer', '-1')],
  ['Making a proposal costs 2 points.', paid('proposed', 'proposer', '-2')],
  [
    'Whoever rolls the die gets as many points as the die shows.',
    paid('rolled', 'roller', 'roll.die'),
  ],
  ['The judge earns 5 points for every judgment.', paid('judged', 'judge', '5')],
  ['A judge whose ruling is overturned loses 4 points.', paid('overruled', 'judge', '-4')],
  ['A player who refuses to be judge loses 10 points.', paid('refused', 'judge', '-10')],
  [
    'When a proposal passes, its author gets 3 gold.',
    {
      awards: [{ on: 'adopted', to: 'proposer', quantity: 'gold', amount: '3' }],
    },
  ],
  // How many must vote, and how many must agree.
  ['At least half of the players must vote.', { quorum: 'votes.voters >= players.count / 2' }],
  ["A vote doesn't count unless at least three players voted.", { quorum: 'votes.voters >= 3' }],
  ['A proposal passes if more people vote for it than against it.', { adoption: MOST }],
  [
    'Proposals need a two-thirds majority of the votes cast to pass.',
    { adoption: 'votes.for >= votes.cast * 2 / 3' },
  ],
  [
    'A proposal is accepted when at least 60 percent of the votes are in favour.',
    { adoption: 'votes.for >= votes.cast * 60 / 100' },
  ],
  ['Proposals must be passed unanimously.', { adoption: 'votes.unanimous' }],
  [
    'Changing an immutable rule requires a unanimous vote.',
    {
      adoption: [{ of: { tier: 'immutable' }, needs: 'votes.unanimous' }],
    },
  ],
  [
    'A rule can only be repealed if three quarters of the votes are in favour.',
    {
      adoption: [{ of: { kind: 'repeal' }, needs: 'votes.for >= votes.cast * 3 / 4' }],
    },
  ],
  [
    'More than half of the players have to vote yes for a proposal to pass.',
    { adoption: 'votes.for > votes.eligible / 2' },
  ],
  ['A single vote against is enough to defeat a proposal.', { adoption: 'votes.against == 0' }],
  ['Five yes votes are enough to pass a proposal.', { adoption: 'votes.for >= 5' }],
  // Voters, proposers and holdings.
  ['Everybody has to vote.', { participation: 'required' }],
  ["You don't have to vote.", { participation: 'optional' }],
  ['Each player has exactly one vote.', { ballots: '1' }],
  ['The Speaker has two votes and everyone else has one.', { ballots: 'player.speaker ? 2 : 1' }],
  ["The proposer can't vote on their own proposal.", { electorate: '!player.proposer' }],
  ['Only players with at least 10 points may vote.', { electorate: 'player.points >= 10' }],
  ['Only the Speaker can make proposals.', { proposers: 'player.speaker' }],
  ['There is one Speaker.', { offices: { speaker: { holders: 1 } } }],
  ['There are two Treasurers.', { offices: { treasurer: { holders: 2 } } }],
  // Turns.
  ['Players take turns in alphabetical order of their last names.', { turns: 'surname' }],
  ['There are no turns.', { turns: 'none' }],
  ['Anyone can make a proposal at any time.', { turns: 'none' }],
  ['On your turn you make a proposal and then roll the die.', { turn: ['propose', 'roll'] }],
  // Winning.
  ['The first player to reach 100 points wins.', { win: [{ when: 'player.points >= 100' }] }],
  ['You win when you have 200 points or more.', { win: [{ when: 'player.points >= 200' }] }],
  ['Any player with more than 50 gold wins the game.', { win: [{ when: 'player.gold > 50' }] }],
  ['The only way to win is by points.', { 'winning-by': { only: 'points' } }],
  ["If the game can't go on, the first player who can't move wins.", { deadlock: 'first-unable' }],
  // Tiers and precedence.
  ['Immutable rules can only be transmuted.', { changes: { immutable: { only: ['transmute'] } } }],
  ['Mutable rules can be amended and repealed.', { changes: { mutable: ['amend', 'repeal'] } }],
  [
    'If two rules contradict each other, the one with the lower number wins.',
    { precedence: ['lowest-number'] },
  ],
  ['Immutable rules beat mutable rules.', { precedence: ['tier'] }],
  // Periods.
  ['Voting lasts three days.', { 'voting-period': '3 days' }],
  ['You have a week to vote.', { 'voting-period': '1 week' }],
  ['Voting closes after 48 hours.', { 'voting-period': '48 hours' }],
  // The judge.
  ['The judge is picked at random.', { judge: { chosen: 'by-lot' } }],
  ['The judge is the player whose turn came before.', { judge: { chosen: 'preceding-player' } }],
  ['A judge has three days to decide.', { judge: { 'deliver-within': '3 days' } }],
  // Quantities and limits.
  ['Everyone starts with 10 points.', { quantities: { points: { starts: 10 } } }],
  ["A player's gold can never drop below zero.", { quantities: { gold: { least: 0 } } }],
  ['Nobody can have more than 20 health.', { quantities: { health: { most: 20 } } }],
  ["There can't be more than 25 mutable rules.", { limits: [{ of: 'mutable', most: 25 }] }],
  // Leaving, titles, numbers.
  ['You can concede the game whenever you like.', { forfeit: 'allowed' }],
  ['Every rule must have a title.', { titles: 'required' }],
];

function paid(on: string, to: string, points: string) {
  return { awards: [{ on, to, points }] };
}

it.each(SIXTY)('understands “%s” as it is meant', (typed, means) => {
  const parsed = mechanics.safeParse(means);
  const said = understand(typed).map((each) =>
    each.how === 'not understood' ? each.how : each.says.map(({ sentence }) => sentence),
  );
  expect(parsed.success && said).toEqual(parsed.success && [toSentences(parsed.data)]);
});

/** Sentences without mechanics, or with an open part: half a meaning would be a wrong one. */
const OPEN = `
At most three players must vote yes for a proposal to pass.
Everyone except the proposer gets 2 points when a proposal passes.
The proposer gets 10 points unless the proposal fails.
A player with fewer than 100 points doesn't win.
A vote isn't open for more than 3 days.
The proposer never gets points when a proposal passes.
The proposer can't vote for their own proposal.
Only Anna may propose.
Only Thomas may vote.
Anna has two votes, and each other player has one vote.
A player may vote if the player is Anna.
Every player except James may vote.
Changing an immutable rule into a mutable one requires the Mayor.
Changing an immutable rule into a golden one requires a unanimous vote.
Turning an immutable rule over requires a unanimous vote.
A judge has to give a ruling within 24 hours of the vote.
There can never be more than 40 mutable rules in force on Mondays.
Passed rules come into force as soon as the Mayor agrees.
To be adopted, a proposal needs two days.
To be adopted, a proposal needs the Mayor to be in favor.
To repeal a rule, a proposal needs a title.
The player who moved just after the current player acts as judge.
The player who lost just before the current player acts as judge.
Voting ends early once every player has thrown the die.
Voting does not end early once every player has cast a vote.
Voting ends early once two players have cast a vote.
Anyone who hasn't voted when the time is up is out.
Anyone who has voted when the time is up counts as abstaining.
No player starts with any doubt of 5 points.
The maximum score is 500 for the King.
A rule change has no effect before the King has spoken.
The game doesn't end when somebody leaves.
The game doesn't end until somebody wins.
Players take turns clockwise, one die each.
You can give up your turn whenever you want.
You can give up a point whenever you want.
The judge says nothing.
The one who rolls the die loses that many points on repeals.
The youngest may not vote.
The youngest player goes first.
If nobody answers within a week, the proposal fails.
Not voting counts as a no.
The rule with the higher number wins.
Players may leave at any time.
You can quit the game whenever you like.
When a proposal passes you get 5 points.
If it fails you pay 5 points.
If a proposal fails, a player loses 2 points.
Only the proposer may vote against.
A tie counts as a no.
There are two winners.
There are two teams.
There are 4 Players.
The game has a goal.
Only mutable rules can be repealed.
Each vote costs one point.
The winner may not vote.
The judge gets 5 points when they are right.
A player gets 5 points for winning a bet.
Nobody with 10 points may vote.
The only way to win is with luck.
The proposer gets 5 points when they vote for it.
Making a rule costs you 5 points.
If the vote is tied, the proposal fails.
Players take turns in alphabetical order.
You can make up to two proposals per turn.
At the end of your turn, roll a die and get that many points.
Each player rolls one six-sided die on their turn and adds the number to their score.
Any player can call for judgement.
The first new rule gets the number 301.
New players can join at any time.
A player can leave whenever they want.
A player who hasn't voted for two weeks is out of the game.
You need at least three players to play.
Players can give coins to each other.
A player may give some of their points to another player.
The player with the most points wins.
Whoever wins the game starts the next one.
Votes are secret.
Not voting counts as a vote against.
A player can skip their turn.
When a rule is repealed, the player who proposed it gets 3 points.
A player who breaks a rule loses 10 points.
If nobody has 100 points after 20 turns, the game ends.
Each proposal is discussed for one day before the vote.
Each player has 24 hours to take their turn.
At least half of the players must not vote.
A proposal passes unless more votes are cast for it than against it.
The proposer gets 10 points whenever a proposal of someone else passes.
If a proposal fails, its proposer loses ten points per vote against it, up to thirty.
Players who do not vote lose two points on Sundays.
On their turn, a player rolls two dice and keeps the higher.
The Chairman gets three votes on repeals.
The first player to get 200 points in one turn wins.
All players except the Speaker start with 20 points.
The second player to reach 100 points wins the game.
A Judge who does not decide in time loses 5 points to the caller.
The voting period is one week shorter.
An amended rule keeps its number only once.
A player may not forfeit before the tenth turn.
Nobody wins with 100 points.
A vote is void if more than half of the players take part.
A proposal is adopted unless a majority is in favour.
The proposer is not allowed to vote twice.
Every supporter of a rejected proposal loses a turn.
For each vote in favour beyond three, the proposer earns one point.
Only one player may be Chancellor and Judge.
The Judge must decide within one week of the vote.
Having 300 points wins a prize.
Nobody is forced to vote for a proposal.
The Judge receives a fee of two points from the caller for each judgment.
A minimum of four players may not vote.
To repeal a rule, its author must be in favour.
The player who first has fewer than 10 points wins.
The next turn cannot start until the vote is over.
At most 30 mutable rules may be changed at once.
The office of Scribe can be held by only one player twice.
Holders of the office of Mayor have two votes between them.
A player may not vote for their own proposal.
To win, a player must not have 100 points.
If a player has 100 points, the game is not won.
For each vote in favour, the proposer earns nothing.
No player may vote without 10 points or an office.
It is forbidden to vote for your own proposal.
When a proposal is adopted the proposer gets 5 points when their next proposal is adopted.
A player needs 100 points to vote to win.
Nobody may forfeit after the third turn.
At the start of a turn every player gets 3 points.
On each turn, a player rolls the die before making a proposal.
Without a majority, a proposal is adopted.
If everyone agrees, a proposal is adopted without a vote.
With 100 points a player wins a bonus.
The Judge must decide by a majority of the other players.
A judgment may be overruled by the Speaker.
No one needs to roll a die.
Making a proposal is not allowed without 10 points for players.
To vote, a player loses 5 points.
It is forbidden to hold fewer than 10 points on Mondays.
A proposal needs two votes in favour to be put to a vote.
Only players who vote may win with 100 points.
Players who have at least 10 points may vote twice.
For adoption a proposal needs no votes.
A proposal must be supported by the proposer.
When a player votes for a proposal, everybody gets 5 points.
If a player abstains, the proposer loses 2 points.
For a rejected proposal, everyone loses 3 points and a turn.
If the Judge is late, the caller gets 5 points.
A Judge who is overruled twice loses 5 points.
Nobody must reach 100 points to win.
The Judge may decide within three days.
For making a proposal, the Judge gets 3 points.
On your turn you may make a proposal or roll the die.
A player with the office of Mayor wins with 100 points.
The game has one Mayor and two votes.
A player who first has 100 points loses.
Turns go in reverse order of points.
Players may hold at most two offices.
The most points a player may win is 10.
After voting, each player gets 5 points.
You never lose points.
We need more players.
The game has three phases.
Players cannot vote yes.
A majority is needed to veto.
A quorum is not needed.
The vote must not be unanimous.
The proposer never gets points when a proposal is adopted.
On your turn you roll a die and lose that many points.
The starting score is 5 for the King.
When a rule is changed its number goes up.
There are three judges and two Kings.
There is no quorum for repeals.
Scores are never shown.
It costs 3 coins to leave the game.
It costs 3 coins to vote.
It costs the proposer 5 points to win.
Rules that are not immutable can be repealed.
Rules that are old prevail over mutable rules.
Only by unanimous vote may a player be removed.
Nobody except the proposer may veto.
Nobody except the Mayor may vote twice.
All players except one must vote.
A player loses the right to vote.
Players lose the right to vote after two absences.
At least half of the players must vote or the proposer loses 5 points.
Two players must vote or the game ends.
It is not necessary to win.
It is not necessary to vote on repeals.
It is impossible to win with fewer than 100 points.
It is impossible to lose points.
No proposal passes if nobody votes.
In case of a tie, the lowest number wins.
In case of conflict, the Judge decides.
All proposals except repeals need a majority.
Any player but the proposer must vote.
Every vote is required to be secret.
A proposal may not be voted on by players in debt.
Each turn costs one coin.
Every turn needs a majority.
The player whose turn it is throws a die to vote.
The limit on proposals is 2 per player.
Victory goes to the first player to repeal a rule.
A Judge may resign.
The Mayor may resign at any time.
All players agree to play fair.
Any player who has won may not vote.
If fewer than three players vote, the proposal passes.
A proposal fails unless the Mayor votes.
An immutable rule can be made golden by unanimous vote.
Once a rule has been repealed, its author loses 5 points.
If it is adopted late, the proposer gets 5 points.
The player whose score reaches 100 first loses.
Scoring 100 points means defeat.
There are no more turns after the tenth circuit.
The Mayor can change mutable rules if he is asked.
The Mayor can change the names of mutable rules.
No player except the Mayor may win.
Two players may be Ministers together with the Mayor.
Play passes from player to player at random.
A majority is required to vote.
The Mayor is required to vote.
Abstaining costs the proposer 3 points.
Winning earns the proposer 5 points.
Giving a judgment earns the proposer 5 points.
If it fails you pay 5 points.
You get 3 points if someone else's proposal passes.
No player may vote against a repeal.
No rule may have two titles.
The majority decides who is Judge.
Max 10 proposals per person.
The current player loses 5 points.
The active player rolls two dice.
For winning a vote you get 3 points.
A repeal needs more no than yes.
Two thirds needed to leave.
Two Judges needed.
To lose costs 5 points.
When you vote for it the proposer gets 5 points.
Nobody knows the rules.
Nobody may say no.
Nobody loses points.
No player gets points for a vote.
No player starts with points.
Nobody proposes on Sundays.
No player votes on their first turn.
Nobody votes twice on their own proposal.
No player wins without a vote.
No player rolls twice.
Nobody but the Mayor votes.
Nobody votes before the second day.
Nobody can overrule the Mayor.
Nobody except the Speaker can overrule the judge.
Only the Mayor's vote can change the immutable rules.
Only a unanimous vote can change the names of the immutable rules.
Only two players can change the immutable rules.
Proposals start from the number of players.
Turns are not used in this game before the vote.
Keep playing until someone wins.
Keep playing after someone wins twice.
The vote of the King counts for nothing.
The vote of the King counts for two on repeals.
The vote of the King counts half.
The judge is whoever went before the King.
The judge is the player who played before the vote.
If there's a discussion, the proposer judges.
If there's a dispute, the player before the current player judges and loses a point.
The thrower receives as many coins as the other die shows.
The thrower loses as many coins as the die shows.
Who votes against and loses gets 2 points.
Who votes wins.
Who proposes wins.
The player who proposes first wins 10 points.
The player who proposes a toast wins 10 points if the proposal is accepted.
Each one begins with 50 points and a card.
One of them begins with 50 points.
The rule with smaller number of words is stronger.
The stronger rule is older.
We go around clockwise twice.
On each turn the player must propose a change of rule or pass.
The points of every player begin at 15 and end at 0.
The points of a player begin at 15.
You only get one vote per week.
You get one vote only on repeals.
Changes count from the moment they are proposed.
Changes count from the next turn.
A proposal begins with number 301 of the players.
It's forbidden to abstain twice.
It's not forbidden to abstain.
A score may not be more than 99 below zero.
The quorum is 3 for repeals.
The quorum is 3 points.
The quorum is no 3.
The quorum is 3 days.
A proposal with more no than yes votes passes.
A proposal with more no than yes votes is voted on again.
A proposal fails if there are more votes against than last time.
A proposal fails if more players vote against it than abstain.
A proposal passes if more players vote against it than for it.
Repeals do not have to be unanimous.
Repeals have to be unanimous or signed by the Mayor.
The vote on a repeal must be unanimous after the first week.
To make a rule you need a unanimous vote.
To make a rule mutable you need a unanimous vote or 10 points.
To make a rule golden you need a unanimous vote.
The Mayor can fine up to 5 players each turn.
The Mayor can fine a player 5 points for lying.
The player who calls for judgment must be the judge.
The player who calls for a vote can't be the judge.
The game is won by the first player without gold.
The game is won by the second player with 75 gold.
New rules apply as soon as they are proposed.
New rules apply only to new players.
Voting no on a proposal that passes costs the proposer 1 point.
Voting no on a proposal costs 1 point.
It's over when it's over.
To win, lose 500 gold.
To win, get 500 gold and lose it.
To propose, get a coin.
To vote, get 5 points.
To win, never reach 100 points.
Numbers start at the Mayor.
Numbers start at 400 points.
Gold can't go over 1000 on Sundays.
Gold may go over 1000.
A proposal may be withdrawn by its opponents.
A proposal may be withdrawn by the Judge.
A rule with a lower number beats one with a title.
A rule with a higher number beats one with a lower number.
The judge is whoever wins last.
The judge is whoever voted last.
We need a quorum of four points.
We need a quorum of four for repeals.
We don't need a quorum of four.
Players under the table can't vote.
Players under 10 points can vote.
Each yes vote on your proposal gets everyone a point.
Each yes vote on another proposal gets you a point.
The Captain may hand out 3 gold per vote.
The winner is the player with the fewest votes.
The winner is the player with 1000 points or a crown.
The loser is the player with 1000 points.
The Chancellor has a double vote on repeals.
The Chancellor has no double vote.
In a dispute, the previous player loses a point.
In a dispute, the previous player pays 5 points.
In a dispute, the previous winner is judge.
At least three votes must be cast for it.
At least three votes must not be cast.
With fewer than three voters, a vote is repeated.
A player is dead if anyone objects.
Amended rules take the number of their author.
Proposals are numbered from 301 down.
The game continues after a win by points.
Titles are mandatory for players.
Titles are not mandatory.
Nobody votes on repeals.
Nobody gets points when a proposal fails.
Nobody loses points.
Nobody wins with less than 100 points.
No voting for your own proposal.
No voting twice.
No voting after three days.
No rolling twice.
No player has three lives.
Players are limited to one proposal.
Players are limited to two turns.
Players are not limited to 8 cards.
Voting does not end unless everyone has voted.
A player may not vote unless the Mayor agrees.
A player may not propose unless it is their turn.
A rule may not be repealed unless its author agrees.
A proposal does not fail unless three players object.
A player does not lose 5 points unless their proposal fails.
For Judge we need two players.
For points you must vote.
Before a rule is repealed, its author must agree.
Before a vote is held, three players must agree.
For a player to be removed, everyone must agree.
For a rule to be proposed, two players must agree.
The Mayor only votes.
Players only get 5 points when their proposal passes.
Only once per game may a player vote.
A player may only win once.
A player is out of votes.
You may not abstain if you want.
A player not in the game may vote.
Only players not in this game may propose.
A proposal does not cost 2 coins.
Every second proposal costs 2 coins.
The next proposal costs 2 coins.
A proposal costs everyone 2 coins.
Nobody may overrule the judge twice.
The other players may not overrule the judge.
The other players may overrule the judge if they vote.
The King may overrule the judge.
No proposal per turn.
Two proposals per turn.
One proposal per player.
One vote per turn.
The rule with a higher number overrides the rule with a lower number.
Judgments set precedent for one turn.
Judgments are not binding.
Abstentions don't count for the quorum.
Abstentions count.
Abstentions count double.
Everyone gets one vote, but the king gets none.
Everyone gets one vote, and the king gets a crown.
The vote of the King counts for two rules.
The thrower of the die loses the number thrown.
You subtract what you roll from your score.
A proposal is lost if the King objects.
A proposal passes if fewer people vote for it than against it.
A proposal carries if fewer people oppose it than abstain.
Two votes against are not sufficient to defeat a proposal.
Five no votes don't kill a proposal.
A player may withdraw a proposal before voting starts.
Only a unanimous vote can make the immutable rules.
A unanimous vote cannot change the immutable rules.
The score of every player is 5.
A player starts the turn with 3 cards.
The first player starts the game with 3 cards.
A player who joins starts with 3 cards.
A week is allowed for proposing.
The judge is the player who played before the vote.
It is forbidden to win.
Losing your proposal costs 5 points.
A player is eligible.
Players who are ineligible to vote lose 5 points.
Barred players may not vote.
If you not propose you lose 1 point.
You get 5 votes and it costs 3 points.
5 yes votes and it is voted on again.
Ten players and it starts.
Whoever gets 10 loses.
The winner gets 10 seconds.
You lose 10 if you cheat.
The judge gets 5 minutes.
First to 3 proposals wins.
First to leave loses.
First to 10 votes wins.
Minus 5 for lying.
-5 for lying.
+10 if you're nice.
Robots can't win.
Late proposals lose 5 points.
Late voters lose 5 points.
Propose something silly and you get 5 points.
Roll the die and lose.
Vote no on your own proposal and you lose 5.
A proposal passes and you get 5 points.
Mutable rules need everyone to agree on a title.
Immutable rules need 2 titles.
Immutable rules need 3 votes to pass.
Everyone gets an extra vote.
Everyone gets a second vote.
Each player has another vote.
The senator gets an extra vote on repeals.
The senator gets an extra vote per turn.
The President's votes count 3 times on Sundays.
A late judge loses the office.
People who leave lose their points.
First you vote, then you propose.
We keep playing after someone wins the first round.
We keep score after somebody wins.
We need three players to vote yes.
We need three players to play.
A vote needs 3 players to start.
2 votes against and it is discussed.
A star is worth 10 points at the end.
A star is worth the winner's points.
A star counts as a win.
One change per turn.
One change per player per proposal.
The others can overrule the judge if two of them agree.
They all lose 5 points.
I propose that we talk about 5 points.
I propose 5 points.
Rule 206 should say that nobody wins.
Rule 206 should say something about 5 points.
The king gets to ten points and wins.
The king gets to vote on repeals.
No proposals on Sundays.
No voting, just dice.
The players points are doubled.
When you change it you lose 5 points.
When you change it, it is changed.
You take a point back.
Take 5 points away from the leader.
Each round of drinks costs 5 points.
Each round everyone rolls a die.
Everyone gets a coin each turn.
The proposer gets 5 when it passes in the first week.
The proposer gets 5 points if it passes with the Mayor's vote.
The proposer gets 5 points if it passes without a vote.
When a proposal passes by 3 votes, the proposer gets 5 points.
A proposal passes = everybody drinks.
Judgment: yes or no.
Quorum: none.
Votes = 3.
Only 5 points can win the game.
Keep at least one mutable rule card in your hand.
Keep voting until it passes.
Start with the oldest rule.
Start voting after 2 days.
The judge is drawn by lot among the losers.
The order of play is reversed each round.
Turns go backwards now and then.
Play goes on even if somebody has won twice.
The other players may overrule the judge by roll of the die.
In order to vote one needs 10 medals to win.
The first to have 250 points loses.
He who is the judge wins.
The judge makes 2 points whenever he makes a proposal.
Players on 10 points may not vote.
A gem counts as 5 votes.
Don't vote and you lose your turn.
Whoever judged last gets 5.
Whoever is first gets 5.
It costs 2 turns to propose.
You can drop a rule at any time.
A rule in force passes.
Your word is final.
A judge's word counts twice.
We go to the left of the table.
You may not be able to vote.
The king may be able to vote.
There is a chair for every player.
There is a general rule.
The guard has 2 votes and a sword.
Everyone begins with a robot.
You can only roll a die if you have 5 points.
You can only win a point if everyone agrees.
You may repeal a rule if you wrote it.
You may only amend a rule with a pen.
You can only repeal your own rule if everyone agrees.
A proposal passes unless the Mayor objects.
A proposal passes unless two thirds of the players are absent.
Proposals pass unless nobody votes.
The king's vote counts 3 days.
The king's vote counts.
The captain's vote counts as no vote.
Votes count for 3 points.
One king = 3 votes.
A vote = a promise.
A rule = a law.
A proposal may change several players.
They may change several times.
A proposal may contain more than one word.
We're stuck, so the first player wins.
When we're stuck we vote.
The rest is silence.
The rest have no votes.
You can't vote when you have less than 5 votes.
You can't propose when you have less than a week.
You can't go under 0 coins on your turn.
You can't drop below the leader.
Nobody can go over the limit.
No quorum needed for repeals.
You're not allowed to abstain twice.
Abstaining is a fine.
Abstaining is fine for robots.
A fine of 5 points is okay.
3 of us are robots.
Half of us play on Sundays.
Skipping a turn costs 3 points.
The judge takes too long.
Judges have 3 days to eat.
Voters need 10 points to win.
Voters need glasses.
90 points wins it for you.
90 points loses it.
Let's take turns.
Let's vote by last name.
Win with style.
Win with 100 votes.
Win 100 points.
Every turn the banker gives 3 coins to himself.
The player before the king judges.
The speaker chooses who judges him.
You must have 5 coins to propose a toast.
You must have 5 coins to repeal a rule.
To pass a rule you need the king.
A + B wins.
1 + 1 points for the proposer when it passes.
The proposer gets 5 + 5 points when it passes.
The proposer gets a -5 penalty when it fails.
Two thirds of the other judges can overrule the judge.
If you gets to 10 points you may vote.
You only get to vote on Sundays.
Each turn: nothing happens.
Everyone starts at 10 except the king.
Whoever loses gets 5.
You lose 5 for every vote you miss.
You get 3 for each rule you wrote.
First to propose 10 rules wins.
First to 5 wins twice wins.
The winner gets 10 and the loser loses 5.
It costs 5 to be king.
Whoever is king gets 2 each round.
Everyone but the king gets 2 points each round of turns.
You have as many votes as the king.
Late judges are fired.
A late judge loses 5 points to the caller.
Everyone who leaves loses, and the rest win.
You can have more than one king.
There can be only one winner.
There can be only one proposal per turn.
3 people can be judges.
3 people can be proposers.
No ghosts may vote.
No king may vote on his birthday.
A rule keeps its number until you change it.
When you repeal it it is gone.
When they vote on it, it passes.
5 votes and it's in the book.
A majority and it's done.
Nobody objects and it passes quietly.
All agree = passes.
lose 5 points for every failed proposal
get 5 points for every adopted proposal
You can not change a vote.
You get -3 votes.
A rule passes and everyone cheers.
If you vote against a rule and it stays you lose 3 points.
Two players are wardens of the mayor.
Two players are late.
Never more than 50 players.
Never more than 5 mutable rules per turn.
A proposal changes one rule and costs 3 points.
A proposal only changes something on Sundays.
The turn order goes backwards after 5 turns.
You must give a rule a title or a number.
10 gold is the most you can have per turn.
10 gold is the most you can win.
The game plays on when somebody has won the first round.
Players get three days for proposing.
Points may not fall below -10 on repeals.
You get 7 points for getting a rule repealed.
When your proposal passes, everyone gets 2 points.
If your proposal passes, all players get 2 points.
If their proposal is adopted, every player gets 5 points.
When you propose something, everybody gets 1 point.
When you leave the game, everyone loses 1 point.
If you vote for a proposal that passes, everybody gets 2 points.
If you don't vote, everyone loses 2 points.
When they roll a die, every player gets 2 points.
Everyone gets 2 points when you propose something.
Every player gets 2 points when your proposal passes.
The player rolls a ten-sided die on each turn.
The player whose turn it is throws one six-sided die.
each turn you roll and get that many points
The player whose turn it is gets 3 points.
If the vote fails twice, the proposer loses 3 points.
If the vote does not fail, the proposer loses 3 points.
Whoever did not propose it loses 3 points if the vote fails.
At the end of every second round, all players receive ten points.
At the end of the round all players receive ten points.
When a round is over, everyone receives 3 points.
At the end of the first round, all players receive ten points.
All players except the Mayor receive ten points at the end of every round.
At the end of every round, the winner receives ten points.
At the end of every round, all players receive ten points if nobody has won.
At the end of every round each player rolls a die.
At the end of every round, a player receives ten points.
At the end of every round you vote.
Before every round, everyone gets 2 points.
During each round everyone gets 2 points.
Every proposal must not be unanimous to go through.
Only unanimous proposals fail.
No vote counts if at least half the players have voted.
No vote counts unless at least half the players have voted for it.
A proposal with fewer than 3 votes passes.
A proposal with more than 3 votes fails.
A proposal with fewer than 3 votes against fails.
A repeal with fewer than 3 votes fails.
A proposal without fewer than 3 votes fails.
Play goes counter-clockwise round the table after the tenth round.
Play does not go counter-clockwise.
The last player left in the game loses.
The last player to leave the game wins.
The last player left in the game wins 10 points.
The second last player left in the game wins.
When two players are left, they win.
When only one player is left, nobody wins.
When one player leaves, that player wins.
When all other players have voted, the remaining player wins.
Everyone starts with 20 gold coins more.
Everyone starts with 20 gold coins on Mondays.
Everyone but the Mayor starts with 20 gold coins.
Each time you vote the proposer draws a card.
Each time you vote you draw a card or a coin.
Each time you vote first you draw a card.
Each time you vote for your own proposal you draw a card.
Each time the players vote, the proposer gets a point.
Everyone gets a card each time a player votes.
Everyone who votes twice gets a card.
Everyone who votes first gets a card.
Everyone who votes last loses 2 points.
Everyone who votes for the winner gets a point.
Voting earns the proposer 2 points.
When a player votes, every other player gets a point.
If everyone votes, you get a point.
There is a Treasurer, elected by the Mayor.
There is a Treasurer, elected each month.
Disputes are settled by the player to the left of the one whose turn it is.
Disputes are settled by the player to the right of the Mayor.
Disputes are settled by the player to the right of the proposer.
Disputes are settled by the player after the one whose turn it is.
Disputes are settled by the player whose turn it is.
Disputes about points are settled by the previous player.
Disputes are not settled by the previous player.
A judgement can be overturned by the other players.
A judgement can be overturned by another player agreeing.
A judgement can not be overturned by all the other players agreeing.
A judgement can be overturned by all players disagreeing.
If all other players agree with the judge, the ruling is overturned.
A judgement can be overturned by all the other players but one agreeing.
The judge has to give a ruling within 2 days, or else the caller loses 5 points.
The judge has to give a ruling within 2 days, or else everyone loses 5 points.
The judge has to give a ruling within 2 days, or 5 players decide.
The judge may give a ruling within 2 days, or else loses 5 points.
The judge has to give a ruling within 2 days, and loses 5 points.
The judge must not give a ruling within 2 days or loses 5 points.
The judge must give a ruling within 2 days or gains 5 points.
Everyone must vote or else the proposer loses 1 point.
The Mayor must vote or else loses 1 point.
Everyone must vote yes or else lose 1 point.
Everyone must vote within 2 days or lose 1 point.
You may vote or lose 2 points.
New rules are not numbered starting from 301.
New immutable rules are numbered starting from 301.
New rules are numbered starting from the last one.
A player who quits loses all their points to the others.
A player who quits twice loses all their points.
A player who quits gains all their points.
A player who quits loses all the points of the others.
When a player quits, the others lose all their points.
A player who quits smoking loses 5 points.
A player who leaves the room loses 5 points.
A player who leaves last loses 5 points.
A player who does not quit gets 5 points.
When the proposal fails, everyone loses all points of the proposer.
If your proposal fails, subtract 5 points from the proposer's score.
If your proposal fails, 5 points are deducted from everyone's score.
If your proposal fails, 5 points are deducted from the Mayor's score.
When your proposal passes, everyone else's score increases by 5.
When your proposal passes, the judge's score increases by 5.
When your proposal passes your score doubles.
When your proposal passes your score is 5.
On your turn, roll a die.
Roll a die each turn.
On your turn you roll a die and lose that many points.
On your turn, roll two dice and add the result to your score.
Every player begins with 5 gold sometimes.
Every player begins with 5 gold Mondays.
The proposer receives 5 silver afterwards.
A coin is worth 5 points on Sundays.
When a proposal doesn't fail you draw a card.
If your proposal makes it hard to win, you lose 5 points.
A proposal that makes it to the vote earns you 5 points.
Nobody wins when only one player is left.
The player to the right of the current player is not the judge.
The player to the right of the current player wins.
The person on your right judges.
To turn an immutable rule into a mutable one, everyone must vote.
Where an immutable rule and a mutable rule conflict, the mutable rule wins.
Proposals go through unless everyone agrees.
Those who were not against a proposal that passed get 2 points.
A vote is only valid with at most 4 voters.
A vote is only valid without at least 4 voters.
No proposal passes if at least half of the players have voted.
A proposal passes unless at least half of the players have voted.
Nobody can amend immutable rules.
No player may repeal mutable rules.
Whoever rolls a 5 or 6 gets 2 points.
If nobody rolls a 6, everyone gets 1 point.
When the die shows a 6, everyone gets 1 point.
If a player does not roll a 6 he loses 1 point.
If you vote against a proposal and lose a coin you get 3 points.
For every 10 points a player has, the others have one more vote.
For the first two days proposals need everyone's consent; afterwards a majority is enough.
A round ends when every player but one has taken a turn.
There is a currency called gold worth 5 points.
There is a person called Ben.
The currency is strong.
All but one player may vote.
A vote of all but one player removes the Judge.
At least three dice must be cast for it.
Proposals must be voted on within 72 hours by the Speaker.
A quorum of half the players is required for any vote to repeal a rule.
Proposals that do not change an immutable rule need a majority.
Proposals that change an immutable rule into a mutable one need a majority.
Proposals amending rule 105 need a majority.
A player pays 5 points to make a proposal immutable.
The Judge loses 5 points if overruled twice.
A judgment stands unless the Speaker disagrees.
A Judge who does not rule within 3 days is replaced.
Proposals pass by majority rather than unanimously on Mondays.
The Banker may give each player up to 10 coins per round.
Players get 3 points rather than 2 when a proposal fails.
An abstention is not a vote against.
An abstention is not a vote, but half of one.
An abstention is a vote.
Ballots are due in a hat.
No ballots are due within three days.
Ballots are due within three days and fees within two.
Abstentions count for and against.
Passing a proposal earns everyone 2 coins.
Points for a rule are the number of yes votes minus the number of no votes.
Every player except the Speaker may not vote.
Every player except the Speaker may propose up to three rules a week.
A defeated proposal costs its proposer 4 points, not 10.
The proposer only needs to ask.
Making a proposal costs 2 points for each no vote.
Each proposal costs the proposer 3 points for each vote against it.
Proposing earns the proposer 2 points for each vote for it.
At the end of each round everyone gets one point for each yes vote.
Whoever rolls the die gets one point for each yes vote.
`;

it.each(OPEN.trim().split('\n'))('does not understand “%s”', (typed) => {
  expect(understand(typed).map(({ how }) => how)).toEqual(['not understood']);
});

/** More, written before the wordings were read: these are understood. */
const FRESH = `
On the adoption of a proposal the proposer gains 5 points.
  When a proposal is adopted, the proposer receives 5 points.
When a proposal is adopted, the proposer's score increases by 10 points.
  When a proposal is adopted, the proposer receives 10 points.
There is a penalty of 10 points for having a proposal defeated.
  When a proposal is defeated, the proposer loses 10 points.
A proposal that is adopted earns 10 points for its proposer.
  When a proposal is adopted, the proposer receives 10 points.
Players gain 10 points for each proposal they get adopted.
  When a proposal is adopted, the proposer receives 10 points.
Players get 5 points for each of their proposals that is adopted.
  When a proposal is adopted, the proposer receives 5 points.
Any number of players may be Senators.
  Any number of players may hold the office of senator.
Two players may hold the office of Consul.
  The office of consul has 2 holders.
Every player has a starting balance of 100 gold.
  Every player begins with 100 gold.
Every player begins with no gold.
  Every player begins with 0 gold.
The game is won when a player reaches 200 points.
  A player wins when the player's points are at least 200.
The game ends when a player has 100 points, and they win.
  A player wins when the player's points are at least 100.
The number of mutable rules is limited to 25.
  There may be at most 25 mutable rules.
A proposal passes with a majority and not otherwise.
  A change is adopted if a majority is in favour.
The numbering of proposals begins at 301.
  Proposals are numbered from 301.
A rule keeps its number forever.
  A changed rule keeps its number.
A proposal may overrule a judgment.
  An adopted proposal may overrule the Judge.
A player who does not vote is deemed to have abstained.
  A player who does not vote is taken to abstain.
A player who has 50 points has 2 votes on each proposal.
  Each player has as many votes as (2 if the player's points are at least 50, otherwise 1).
The creation of a rule needs a majority.
  An enactment is adopted if a majority is in favour.
Transmuting a mutable rule into an immutable one needs a unanimous vote.
  A transmutation of a mutable rule is adopted if the vote is unanimous.
Turns are taken by surname.
  Turns go by surname, in alphabetical order.
A proposal passes if more than half of the players who voted said yes.
  A change is adopted if the votes for are more than half of the votes cast.
A proposal passes if more than half of the players who voted vote yes.
  A change is adopted if the votes for are more than half of the votes cast.
Changing an immutable rule into a mutable one requires a unanimous vote.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
Changing an immutable rule into a mutable rule requires a unanimous vote.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
When two rules contradict each other, the one with the lower number wins.
  Where rules conflict, the lowest number prevails.
A judge has to give a ruling within 24 hours of being asked.
  The Judge must give the Judgment within 24 hours.
A judge has to give a ruling within 24 hours.
  The Judge must give the Judgment within 24 hours.
There can never be more than 40 mutable rules in force at the same time.
  There may be at most 40 mutable rules.
There can never be more than 40 mutable rules at the same time.
  There may be at most 40 mutable rules.
Passed rules come into force as soon as the vote is over.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
To be adopted, a proposal needs at least two thirds of the votes cast to be in favor.
  A change is adopted if the votes for are at least two thirds of the votes cast.
A proposal needs two thirds of the votes to be in favor.
  A change is adopted if the votes for are at least two thirds of the votes cast.
The player who moved just before the current player acts as judge for that turn.
  The player before the one moving is the Judge.
The player who moved before the current player acts as judge.
  The player before the one moving is the Judge.
Voting ends early once every player has cast a vote.
  A vote lasts its whole period, unless everyone has voted.
Abstentions are not counted.
  A declared abstention is no vote cast; only votes for and against are.
Anyone who hasn't voted when the time is up counts as abstaining.
  A player who does not vote is taken to abstain.
Anyone who hasn't voted in time counts as abstaining.
  A player who does not vote is taken to abstain.
A vote is only valid if at least half of the players took part in it.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
Making a mutable rule immutable takes the approval of all players.
  A transmutation of a mutable rule is adopted if the vote is unanimous.
Quorum is four players.
  A vote counts only if the number of those who voted is at least 4.
No player starts with any points.
  Every player begins with 0 points.
The maximum score is 500.
  No player has more than 500 points.
A rule change has no effect before it is adopted.
  No change takes effect before the vote that adopted it is complete.
The game doesn't end when somebody wins.
  Play goes on when somebody has won.
Players take turns clockwise, one full turn each.
  Turns go round in seat order.
You can give up whenever you want.
  A player may forfeit the game.
The judge says TRUE or FALSE.
  A verdict is one of “TRUE” or “FALSE”.
The one who rolls the die gets that many points.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
A proposal is dead if anyone objects.
  A change is adopted if the votes against are 0.
The winner is the player with 1000 points.
  A player wins when the player's points are at least 1000.
The Chancellor has a double vote.
  Each player has as many votes as (2 if the player is the chancellor, otherwise 1).
In a dispute, the previous player is judge.
  The player before the one moving is the Judge.
At least three votes must be cast.
  A vote counts only if the number of those who voted is at least 3.
With fewer than three voters, a vote is void.
  A vote counts only if the number of those who voted is at least 3.
Amended rules take the number of their amendment.
  A changed rule takes the number of the proposal that changed it.
Proposals are numbered from 301 up.
  Proposals are numbered from 301.
The game continues after a win.
  Play goes on when somebody has won.
Titles are mandatory.
  Every rule has a title.
To win, get 500 gold.
  A player wins when the player's gold is at least 500.
To win the game, reach 100 points.
  A player wins when the player's points are at least 100.
To propose costs a coin.
  When a proposal is made, the proposer loses 1 coin.
Numbers start at 400.
  Proposals are numbered from 400.
You can't have negative gold.
  No player has fewer than 0 gold.
Gold can't go over 1000.
  No player has more than 1000 gold.
A proposal may be withdrawn by its author.
  A proposal may be withdrawn.
A rule with a lower number beats one with a higher number.
  Where rules conflict, the lowest number prevails.
The judge is whoever played last.
  The player before the one moving is the Judge.
We need a quorum of four.
  A vote counts only if the number of those who voted is at least 4.
Players under 10 points can't vote.
  A player may vote if the player's points are at least 10.
Each yes vote on your proposal gets you a point.
  When the vote on a proposal is complete, the proposer receives as many points as the votes for.
The Captain may give 3 gold per turn.
  The holder of the office of captain may give exactly 3 gold, once in each turn.
The Captain may give 3 gold each turn.
  The holder of the office of captain may give exactly 3 gold, once in each turn.
The Captain may hand out 3 gold per turn.
  The holder of the office of captain may give exactly 3 gold, once in each turn.
The Captain may give 3 gold to a player once per turn.
  The holder of the office of captain may give exactly 3 gold, once in each turn.
Voting no on a proposal that passes costs 1 point.
  When a proposal is adopted, each who voted against it loses 1 point.
Voting no on a proposal that passes costs you 1 point.
  When a proposal is adopted, each who voted against it loses 1 point.
Voting yes on a proposal that fails costs 2 points.
  When a proposal is defeated, each who voted for it loses 2 points.
The game is won by the first player with 75 gold.
  A player wins when the player's gold is at least 75.
The quorum is 3.
  A vote counts only if the number of those who voted is at least 3.
The Mayor can fine a player up to 5 points each turn.
  The holder of the office of mayor may take at most 5 points, once in each turn.
The player who calls for judgment can't be the judge.
  Where a Judge is drawn, the player who called for Judgment is not among those who may be drawn.
A rule change applies as soon as it's adopted.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
To make a rule mutable you need a unanimous vote.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
Making a rule mutable needs a unanimous vote.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
Repeals have to be unanimous.
  A repeal is adopted if the vote is unanimous.
A proposal with more no than yes votes fails.
  A change is adopted if the votes for are at least the votes against.
A proposal fails if there are more votes against than for it.
  A change is adopted if the votes for are at least the votes against.
A proposal fails if more players vote against it than for it.
  A change is adopted if the votes for are at least the votes against.
A proposal with more votes against than for it is defeated.
  A change is adopted if the votes for are at least the votes against.
A rule change applies as soon as it is adopted.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
A rule change takes effect as soon as it's adopted.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
Voting against a proposal that passes costs 1 point.
  When a proposal is adopted, each who voted against it loses 1 point.
Voting against a proposal that passes costs you 1 point.
  When a proposal is adopted, each who voted against it loses 1 point.
Nobody goes below 0 points.
  No player has fewer than 0 points.
No player votes on their own proposal.
  A player may vote if the player is not the proposer.
It is not permitted to vote on own proposal.
  A player may vote if the player is not the proposer.
It's forbidden to abstain.
  Every eligible voter must vote. A player who abstains does not participate in the vote.
You only get one vote.
  Each player has one vote.
The vote of the King counts for two.
  Each player has as many votes as (2 if the player is the king, otherwise 1).
Proposals start from number 301.
  Proposals are numbered from 301.
Changes of the rules count from the moment they are accepted.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
Keep playing after someone wins.
  Play goes on when somebody has won.
Turns are not used in this game.
  There are no turns, and anyone may propose at any time.
If there's a dispute, the player before the current player judges.
  The player before the one moving is the Judge.
The judge is the player who played before.
  The player before the one moving is the Judge.
The judge is whoever went before you.
  The player before the one moving is the Judge.
Nobody can overrule the judge.
  No verdict may be overruled.
The thrower receives as many coins as the die shows.
  When the die is thrown, the one who threw it receives as many coins as the number thrown.
Who votes against loses 2 points if the proposal is accepted.
  When a proposal is adopted, each who voted against it loses 2 points.
The player who proposes win 10 points if proposal is accepted.
  When a proposal is adopted, the proposer receives 10 points.
Each one begins with 50 points.
  Every player begins with 50 points.
The rule with smaller number is stronger.
  Where rules conflict, the lowest number prevails.
We go around clockwise.
  Turns go round in seat order.
We play in clockwise sense.
  Turns go round in seat order.
In every turn the player must propose a change of rule.
  A turn is proposing and voting.
The points of every player begin at 15.
  Every player begins with 15 points.
Each turn, the current player must make one proposal.
  A turn is proposing and voting.
A player's score is never more than 99.
  No player has more than 99 points.
It is forbidden to abstain.
  Every eligible voter must vote. A player who abstains does not participate in the vote.
A repeal needs all players to agree.
  A repeal is adopted if the vote is unanimous.
If someone doesn't vote, it counts as an abstention.
  A player who does not vote is taken to abstain.
Every no vote takes a point from the proposer.
  When the vote on a proposal is complete, the proposer loses as many points as the votes against.
Gold can't be negative.
  No player has fewer than 0 gold.
Mutable rules give way to immutable rules.
  Where rules conflict, the higher tier prevails.
A proposal becomes law once five players have voted for it.
  A change is adopted if the votes for are at least 5.
Nothing passes without the agreement of two thirds of the players.
  A change is adopted if the votes for are at least two thirds of the votes that could be cast.
If even one player objects, the proposal is defeated.
  A change is adopted if the votes against are 0.
A proposal is adopted if no one objects.
  A change is adopted if the votes against are 0.
Without at least four voters a vote is invalid.
  A vote counts only if the number of those who voted is at least 4.
At least five people have to vote or the vote doesn't count.
  A vote counts only if the number of those who voted is at least 5.
Just the Speaker may make proposals.
  A player may propose if the player is the speaker.
Each player who votes for a failed proposal loses a coin.
  When a proposal is defeated, each who voted for it loses 1 coin.
All other players together can reverse a judgment.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
If nobody can move, the first player who is stuck wins.
  If play cannot go on, the first player unable to complete a turn wins.
There is no quorum.
  Every vote counts.
Each Senator gets two votes.
  Each player has as many votes as (2 if the player is the senator, otherwise 1).
Should a proposal fail, its proposer loses five points.
  When a proposal is defeated, the proposer loses 5 points.
After two days voting is closed.
  A vote is open for 2 days.
More yes votes than no votes are needed.
  A change is adopted if the votes for are more than the votes against.
When your proposal gets accepted, add 10 points to your score.
  When a proposal is adopted, the proposer receives 10 points.
The Mayor never votes.
  A player may vote if the player is not the mayor.
The King may take one coin from any player each turn.
  The holder of the office of king may take exactly 1 coin, once in each turn.
A proposal only passes if everyone votes yes.
  A change is adopted if the vote is unanimous.
There is a Treasurer.
  There is one treasurer.
Everyone who voted against a proposal that passed gets 2 points.
  When a proposal is adopted, each who voted against it receives 2 points.
You lose 3 points each time one of your proposals is voted down.
  When a proposal is defeated, the proposer loses 3 points.
If you vote no and the proposal still passes, you get 5 points.
  When a proposal is adopted, each who voted against it receives 5 points.
Getting a proposal adopted earns its author a dozen points.
  When a proposal is adopted, the proposer receives 12 points.
After rolling the die you add the number to your score.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
Judges who rule late lose 5 points.
  When a Judge is late, the Judge loses 5 points.
For a proposal to be accepted, more than two thirds of the players have to be in favour.
  A change is adopted if the votes for are more than two thirds of the votes that could be cast.
If at least three players vote against a proposal, it fails.
  A change is adopted if the votes against are less than 3.
Your points never drop below zero.
  No player has fewer than 0 points.
We must never have more than 30 mutable rules.
  There may be at most 30 mutable rules.
Immutable rules can't be changed, only transmuted.
  Immutable rules may only be transmuted.
If a rule is changed its number stays the same.
  A changed rule keeps its number.
Get 100 points and you win.
  A player wins when the player's points are at least 100.
If all other players agree, the judge is overruled.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
The judge's decision is final.
  No verdict may be overruled.
Proposals can't be withdrawn.
  A proposal may not be withdrawn; whatever has been proposed is voted on.
The Banker may give a player up to three coins per turn.
  The holder of the office of banker may give at most 3 coins, once in each turn.
A proposal may make someone the King.
  An adopted proposal may fill the office of king.
Every player starts with ten points.
  Every player begins with 10 points.
Everyone begins the game with 0 points.
  Every player begins with 0 points.
The first player to get to 150 points wins.
  A player wins when the player's points are at least 150.
Whoever reaches 200 points wins the game.
  A player wins when the player's points are at least 200.
When a proposal passes, the person who proposed it gets 5 points.
  When a proposal is adopted, the proposer receives 5 points.
If your proposal fails, you lose 5 points.
  When a proposal is defeated, the proposer loses 5 points.
A player whose proposal is rejected loses 3 points.
  When a proposal is defeated, the proposer loses 3 points.
Players who don't vote lose 1 point.
  When the vote on a proposal is complete, each who did not vote loses 1 point.
A proposal passes if more than half of the players vote for it.
  A change is adopted if the votes for are more than half of the votes that could be cast.
A proposal needs a two-thirds majority to pass.
  A change is adopted if the votes for are at least two thirds of the votes cast.
Proposals need at least 60% of the votes to pass.
  A change is adopted if the votes for are at least 60% of the votes cast.
At least half of the players have to vote.
  A vote counts only if the number of those who voted is at least half of the number of players.
Turns go clockwise.
  Turns go round in seat order.
On your turn you must make one proposal.
  A turn is proposing and voting.
Voting lasts three days.
  A vote is open for 3 days.
The vote stays open for 48 hours.
  A vote is open for 48 hours.
Each player has one vote.
  Each player has one vote.
The Speaker has two votes.
  Each player has as many votes as (2 if the player is the speaker, otherwise 1).
The Judge is the player who went before the current player.
  The player before the one moving is the Judge.
A Judge's decision can be overruled if all the other players agree.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
A player's points can't go below zero.
  No player has fewer than 0 points.
No player can have more than 100 gold.
  No player has more than 100 gold.
Everyone gets 5 coins at the start.
  Every player begins with 5 coins.
Immutable rules can only be changed if everybody agrees.
  A change to an immutable rule is adopted if the vote is unanimous.
If two rules disagree, the one with the lower number counts.
  Where rules conflict, the lowest number prevails.
A changed rule keeps its number.
  A changed rule keeps its number.
The winner of a game gets 1 star.
  When a player wins, the winner receives 1 star.
A proposal passes if nobody votes against it.
  A change is adopted if the votes against are 0.
You can't vote on your own proposal.
  A player may vote if the player is not the proposer.
The proposer gets 1 point for every yes vote.
  When the vote on a proposal is complete, the proposer receives as many points as the votes for.
You lose one point for each vote against your proposal.
  When the vote on a proposal is complete, the proposer loses as many points as the votes against.
At least half of the players must vote for a vote to count.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
A vote is only valid if a minimum of four players take part.
  A vote counts only if the number of those who voted is at least 4.
A proposal passes if more votes are cast for it than against it.
  A change is adopted if the votes for are more than the votes against.
Transmutations require the consent of everybody.
  A transmutation is adopted if the vote is unanimous.
Every turn a player makes one proposal and then throws one die.
  A turn is proposing and voting, then throwing the die.
Turns are taken in reverse order.
  The order of turns is followed backward.
There is an office of Treasurer.
  Any number of players may hold the office of treasurer.
The game has two Consuls at a time.
  The office of consul has 2 holders.
The Judge must accept the case within 24 hours.
  The Judge must take the office within 24 hours.
A Judge who does not decide in time loses 5 points.
  When a Judge is late, the Judge loses 5 points.
A judgment can be overturned by a unanimous vote of all the other players.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
If nobody can move, the first player who is unable to do so wins.
  If play cannot go on, the first player unable to complete a turn wins.
To repeal a rule, three quarters of the votes must be in favour.
  A repeal is adopted if the votes for are at least three quarters of the votes cast.
Proposals need to be approved unanimously by all eligible voters.
  A change is adopted if the vote is unanimous.
For a transmutation every player has to vote in favour.
  A transmutation is adopted if the vote is unanimous.
The person who proposed an adopted rule is given a bonus of five points.
  When a proposal is adopted, the proposer receives 5 points.
During a turn, the player may only make a proposal.
  A turn is proposing and voting.
The order of turns is the order of the seats.
  Turns go round in seat order.
Players move in order of their points, lowest first.
  Turns go by the player's points, the lowest first.
Players holding fewer than 10 points are not allowed to propose.
  A player may propose if the player's points are at least 10.
Holders of the office of Mayor have two votes each.
  Each player has as many votes as (2 if the player is the mayor, otherwise 1).
The game is won by the player who first has more than one thousand points.
  A player wins when the player's points are more than 1000.
Points are the only way to win.
  A player may win only with a number of points.
The office of Scribe can be held by only one player.
  There is one scribe.
A panel of three Judges decides each question.
  The number of players who judge is 3.
The next turn cannot start until the Judge has ruled.
  After Judgment is invoked, the next turn waits until the Judgment is given.
The number of a rule does not change when it is amended.
  A changed rule keeps its number.
No rule may have an effect before it was adopted.
  No change takes effect before the vote that adopted it is complete.
At most 30 mutable rules may exist at once.
  There may be at most 30 mutable rules.
The Mayor may change any mutable rule at will.
  The holder of the office of mayor may change mutable rules.
A vote is void if less than half of the players take part.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
We need at least four voters for a quorum.
  A vote counts only if the number of those who voted is at least 4.
The quorum for every vote is two thirds of the players.
  A vote counts only if the number of those who voted is at least two thirds of the votes that could be cast.
You need a majority of all players to pass a proposal.
  A change is adopted if the votes for are more than half of the votes that could be cast.
An immutable rule can be transmuted only by unanimous consent.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
Repeals must be supported by at least three players.
  A repeal is adopted if the votes for are at least 3.
It takes five votes in favour to adopt an amendment.
  An amendment is adopted if the votes for are at least 5.
A proposal dies if three players vote against it.
  A change is adopted if the votes against are less than 3.
Seven points go to the proposer of every adopted rule.
  When a proposal is adopted, the proposer receives 7 points.
Every supporter of a rejected proposal loses a point.
  When a proposal is defeated, each who voted for it loses 1 point.
Failing to vote costs you 4 points.
  When the vote on a proposal is complete, each who did not vote loses 4 points.
For each vote in favour, the proposer earns one point.
  When the vote on a proposal is complete, the proposer receives as many points as the votes for.
The proposer must pay 3 points for every vote against the proposal.
  When the vote on a proposal is complete, the proposer loses as many points as 3 × the votes against.
Whenever someone wins, they get a bonus of 20 points.
  When a player wins, the winner receives 20 points.
If a judgment is overruled, the Judge loses 6 points.
  When a Judge is overruled, the Judge loses 6 points.
A Judge who misses the deadline pays a fine of 5 points.
  When a Judge is late, the Judge loses 5 points.
In each turn, a player first makes a proposal and then rolls a die.
  A turn is proposing and voting, then throwing the die.
The players take their turns in clockwise order.
  Turns go round in seat order.
The order of play is by last name.
  Turns go by surname, in alphabetical order.
No one with less than 5 points may propose.
  A player may propose if the player's points are at least 5.
The Captain casts two votes and all others cast one.
  Each player has as many votes as (2 if the player is the captain, otherwise 1).
The winner is whoever first collects 120 points.
  A player wins when the player's points are at least 120.
Having 300 points wins the game.
  A player wins when the player's points are at least 300.
A score of at least 90 is needed to win.
  A player wins when the player's points are at least 90.
The initial score of each player is fifty.
  Every player begins with 50 points.
Nobody's score may drop under minus ten.
  No player has fewer than −10 points.
The most coins a player may have is 12.
  No player has more than 12 coins.
There are exactly three Wardens.
  The office of warden has 3 holders.
Only one player may be Chancellor.
  There is one chancellor.
The Judge is drawn at random from all the players.
  The Judge is drawn by lot.
Whoever moved before the current player is the Judge.
  The player before the one moving is the Judge.
Overruling a Judge takes a majority of the other players.
  When the other players vote on the Judgment, the Judge is overruled if a majority is in favour.
Judges may answer TRUE or FALSE.
  A verdict is one of “TRUE” or “FALSE”.
Every proposal has to get at least seven votes to be accepted.
  A change is adopted if the votes for are at least 7.
Any change to the rules must be approved by a majority of those voting.
  A change is adopted if the votes for are more than half of the votes cast.
A two-thirds majority is needed for repealing a rule.
  A repeal is adopted if the votes for are at least two thirds of the votes cast.
If more than one third of the players vote against it, a proposal fails.
  A change is adopted if the votes against are at most a third of the votes that could be cast.
A vote with fewer than four participants is invalid.
  A vote counts only if the number of those who voted is at least 4.
The quorum equals half of the eligible voters.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
Enacting a new rule requires a majority of the votes cast.
  An enactment is adopted if the votes for are more than half of the votes cast.
Anyone whose proposal passes gets seven points.
  When a proposal is adopted, the proposer receives 7 points.
If your proposal is voted down, you pay five coins.
  When a proposal is defeated, the proposer loses 5 coins.
Supporting a rejected proposal costs a player 2 points.
  When a proposal is defeated, each who voted for it loses 2 points.
When a proposal passes, everybody who voted no gets 4 points.
  When a proposal is adopted, each who voted against it receives 4 points.
The person proposing an adopted rule scores 11 points.
  When a proposal is adopted, the proposer receives 11 points.
All rule changes must be approved by at least 60% of the voters.
  A change is adopted if the votes for are at least 60% of the votes that could be cast.
Each turn a player must propose exactly one rule change.
  A turn is proposing and voting.
Players may resign whenever they want.
  A player may forfeit the game.
An immutable rule can be made mutable by unanimous vote.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
It costs 3 coins to make a proposal.
  When a proposal is made, the proposer loses 3 coins.
There are no more turns.
  There are no turns, and anyone may propose at any time.
Scoring 100 points means victory.
  A player wins when the player's points are at least 100.
The player who made the proposal scores 5 points if it is accepted.
  When a proposal is adopted, the proposer receives 5 points.
Whenever a full round of turns has been completed, each player is given 5 points.
  When a circuit is complete, everyone receives 5 points.
At least 4 players must vote in favour of a proposal for it to be adopted.
  A change is adopted if the votes for are at least 4.
No proposal can be adopted without a two-thirds majority.
  A change is adopted if the votes for are at least two thirds of the votes cast.
A rule change becomes effective only if all players agree to it.
  A change is adopted if the vote is unanimous.
A quorum of three players is needed for every vote.
  A vote counts only if the number of those who voted is at least 3.
The time limit for voting is 72 hours.
  A vote is open for 72 hours.
All votes have to be cast within two days.
  A vote is open for 2 days.
Players have 24 hours in which to cast their votes.
  A vote is open for 24 hours.
Turns pass from player to player in alphabetical order by last name.
  Turns go by surname, in alphabetical order.
There shall be no turns; everybody may propose whenever they want.
  There are no turns, and anyone may propose at any time.
The winner is the first player whose score reaches 200.
  A player wins when the player's points are at least 200.
Players can't win in any other way than by points.
  A player may win only with a number of points.
It is impossible to have fewer than zero points.
  No player has fewer than 0 points.
The limit on coins is 50 per player.
  No player has more than 50 coins.
Two players can be Ministers at the same time.
  The office of minister has 2 holders.
In case of conflict, immutable rules prevail over mutable rules.
  Where rules conflict, the higher tier prevails.
The Archivist can change mutable rules.
  The holder of the office of archivist may change mutable rules.
People who opposed a proposal that was adopted are each given 10 points.
  When a proposal is adopted, each who voted against it receives 10 points.
Three coins are paid to whoever proposed an accepted change.
  When a proposal is adopted, the proposer receives 3 coins.
A proposal which gets fewer than five votes in favour fails.
  A change is adopted if the votes for are at least 5.
The approval of two thirds of the players is required to change an immutable rule.
  A change to an immutable rule is adopted if the votes for are at least two thirds of the votes that could be cast.
Only by unanimous vote may a rule be transmuted.
  A transmutation is adopted if the vote is unanimous.
No proposal passes if three or more players vote against it.
  A change is adopted if the votes against are less than 3.
There must be at least five voters for a vote to be valid.
  A vote counts only if the number of those who voted is at least 5.
Quorum is set at three players.
  A vote counts only if the number of those who voted is at least 3.
Voting on proposals ends 24 hours after they are made.
  A vote is open for 24 hours.
It is not necessary to vote.
  A player who does not vote is taken to abstain.
A proposal cannot be voted on by its proposer.
  A player may vote if the player is not the proposer.
Nobody except the President may make proposals.
  A player may propose if the player is the president.
The order of turns goes by last name.
  Turns go by surname, in alphabetical order.
Each turn is made up of one proposal followed by one roll of the die.
  A turn is proposing and voting, then throwing the die.
A turn begins with a proposal and ends with a die roll.
  A turn is proposing and voting, then throwing the die.
Victory goes to the first player to collect 40 stars.
  A player wins when the player's stars are at least 40.
Points are the sole way of winning.
  A player may win only with a number of points.
The minimum score is zero.
  No player has fewer than 0 points.
If play becomes impossible, the first player who cannot move is the winner.
  If play cannot go on, the first player unable to complete a turn wins.
Rules that are immutable prevail over mutable rules.
  Where rules conflict, the higher tier prevails.
Each judge has to answer within five days.
  The Judge must give the Judgment within 5 days.
Those who vote no on a proposal that goes through each receive 6 points.
  When a proposal is adopted, each who voted against it receives 6 points.
Being late costs a Judge 5 points.
  When a Judge is late, the Judge loses 5 points.
Five points are given to everyone at the end of each round of turns.
  When a circuit is complete, everyone receives 5 points.
Adoption requires unanimity.
  A change is adopted if the vote is unanimous.
No rule may be repealed unless 80% of the votes are in favour.
  A repeal is adopted if the votes for are at least 80% of the votes cast.
Immutable rules may be changed only by a unanimous vote of the players.
  A change to an immutable rule is adopted if the vote is unanimous.
One vote against suffices to reject a proposal.
  A change is adopted if the votes against are 0.
A proposal to repeal a rule passes with three fifths of the votes.
  A repeal is adopted if the votes for are at least 3/5 of the votes cast.
Every vote needs at least four participants.
  A vote counts only if the number of those who voted is at least 4.
A vote in which fewer than three players take part is void.
  A vote counts only if the number of those who voted is at least 3.
Within 48 hours all players must vote.
  A vote is open for 48 hours.
Players may decide not to vote.
  A player who does not vote is taken to abstain.
Play goes round the table to the left.
  Turns go round in seat order.
The first player with a score over 90 wins.
  A player wins when the player's points are more than 90.
At least five immutable rules must exist at all times.
  There must be at least 5 immutable rules.
When an immutable rule contradicts a mutable one, the immutable rule applies.
  Where rules conflict, the higher tier prevails.
Every player gains 2 points each time a circuit of turns is finished.
  When a circuit is complete, everyone receives 2 points.
Players may vote for up to five days.
  A vote is open for 5 days.
There isn't any turn order.
  There are no turns, and anyone may propose at any time.
Getting 100 points wins the game.
  A player wins when the player's points are at least 100.
The judge must answer the question in two days.
  The Judge must give the Judgment within 2 days.
First player to 200 points wins.
  A player wins when the player's points are at least 200.
Repealing a rule needs two thirds.
  A repeal is adopted if the votes for are at least two thirds of the votes cast.
Amendments need at least 60%.
  An amendment is adopted if the votes for are at least 60% of the votes cast.
If nobody votes against, the proposal passes.
  A change is adopted if the votes against are 0.
At least half the players have to vote for the result to count.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
Players with more than 100 points can't propose.
  A player may propose if the player's points are at most 100.
No player shall cast more than one vote per proposal.
  Each player has one vote.
No rule shall have retroactive effect.
  No change takes effect before the vote that adopted it is complete.
The Speaker shall not vote.
  A player may vote if the player is not the speaker.
Whichever player first attains one hundred points shall be the winner.
  A player wins when the player's points are at least 100.
Nobody with over 50 points may vote.
  A player may vote if the player's points are at most 50.
The current player makes one proposal.
  A turn is proposing and voting.
No player shall vote on their own proposal.
  A player may vote if the player is not the proposer.
No player shall cast more than one vote per proposal.
  Each player has one vote.
No proposal can be withdrawn.
  A proposal may not be withdrawn; whatever has been proposed is voted on.
No score can be negative.
  No player has fewer than 0 points.
No Speaker shall vote.
  A player may vote if the player is not the speaker.
The Speaker shall not vote.
  A player may vote if the player is not the speaker.
No rule shall have retroactive effect.
  No change takes effect before the vote that adopted it is complete.
For changing an immutable rule all players must agree.
  A change to an immutable rule is adopted if the vote is unanimous.
For winning you need 100 points.
  A player wins when the player's points are at least 100.
For repealing a rule you need two thirds.
  A repeal is adopted if the votes for are at least two thirds of the votes cast.
Max 10 coins per person.
  No player has more than 10 coins.
Minimum three players must vote.
  A vote counts only if the number of those who voted is at least 3.
You can have maximum 3 lives.
  No player has more than 3 lives.
The majority decides.
  A change is adopted if a majority is in favour.
Voting no costs 1 coin.
  When the vote on a proposal is complete, each who voted against it loses 1 coin.
u lose a point if u dont vote
  When the vote on a proposal is complete, each who did not vote loses 1 point.
A new rule needs more yes than no.
  An enactment is adopted if the votes for are more than the votes against.
In case of conflict the immutable rule shall prevail.
  Where rules conflict, the higher tier prevails.
Whichever player first attains one hundred points shall be the winner.
  A player wins when the player's points are at least 100.
The vote is open during one week.
  A vote is open for 1 week.
A majority of all players needed.
  A change is adopted if the votes for are more than half of the votes that could be cast.
60% required.
  A change is adopted if the votes for are at least 60% of the votes cast.
A proposal needs two votes at least.
  A change is adopted if the votes for are at least 2.
You can have 3 lives at most.
  No player has more than 3 lives.
4 players at least must vote.
  A vote counts only if the number of those who voted is at least 4.
To propose costs 1 apple.
  When a proposal is made, the proposer loses 1 apple.
To abstain costs 1 point.
  When the vote on a proposal is complete, each who abstained loses 1 point.
If everybody votes yes the proposer gets 5 extra points.
  When a proposal is adopted, the proposer receives 5 points, if the vote is unanimous.
No more than 20 mutable rules.
  There may be at most 20 mutable rules.
You've got 24 hours to vote.
  A vote is open for 24 hours.
You start with 20 points.
  Every player begins with 20 points.
You have one vote.
  Each player has one vote.
You may vote.
  Every player may vote.
Turns go round the table in alphabetical order of surnames.
  Turns go by surname, in alphabetical order.
Abstentions don't count.
  A declared abstention is no vote cast; only votes for and against are.
Previous judgments aren't binding.
  A Judgment settles the turn in which it was invoked, and its reading does not bind later turns.
The thrower of the die scores the number thrown.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
A proposal is considered adopted when it has more supporters than opponents.
  A change is adopted if the votes for are more than the votes against.
A player starts the game with 3 cards.
  Every player begins with 3 cards.
A majority of all the players must agree before a proposal is adopted.
  A change is adopted if the votes for are more than half of the votes that could be cast.
A proposal carries if fewer people oppose it than support it.
  A change is adopted if the votes for are more than the votes against.
The vote must be unanimous for an immutable rule to be transmuted.
  A transmutation of an immutable rule is adopted if the vote is unanimous.
Amendments of immutable rules are only possible with unanimity.
  An amendment of an immutable rule is adopted if the vote is unanimous.
A proposal is lost if two players object.
  A change is adopted if the votes against are less than 2.
A week is allowed for voting.
  A vote is open for 1 week.
There is one vote per player.
  Each player has one vote.
Every turn consists only of a proposal.
  A turn is proposing and voting.
Everyone's score starts at 5.
  Every player begins with 5 points.
Players are limited to 8 cards.
  No player has more than 8 cards.
A judge is randomly selected from among all players.
  The Judge is drawn by lot.
If all the other players disagree, the judgment is reversed.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
A rule with a lower number overrides a rule with a higher number.
  Where rules conflict, the lowest number prevails.
For win you need 250 points.
  A player wins when the player's points are at least 250.
All players have one voice.
  Each player has one vote.
If you not vote you lose 1 point.
  When the vote on a proposal is complete, each who did not vote loses 1 point.
When your proposal is accept, you get 8 points.
  When a proposal is adopted, the proposer receives 8 points.
no voting on ur own stuff
  A player may vote if the player is not the proposer.
proposals cost 2 coins
  When a proposal is made, the proposer loses 2 coins.
everyone gets one vote, the king gets two
  Each player has as many votes as (2 if the player is the king, otherwise 1).
Each one begins with 50 points.
  Every player begins with 50 points.
Only a unanimous vote can change the immutable rules.
  A change to an immutable rule is adopted if the vote is unanimous.
The judge is the player who played before.
  The player before the one moving is the Judge.
It's forbidden to abstain.
  Every eligible voter must vote. A player who abstains does not participate in the vote.
The vote of the King counts for two.
  Each player has as many votes as (2 if the player is the king, otherwise 1).
every1 starts with 10 pts
  Every player begins with 10 points.
if you roll the die you get what it shows
  When the die is thrown, the one who threw it receives as many points as the number thrown.
nobody goes below 0 points
  No player has fewer than 0 points.
getting your rule passed gets you 8 points
  When a proposal is adopted, the proposer receives 8 points.
you don't have to vote if you don't want to
  A player who does not vote is taken to abstain.
we go around clockwise
  Turns go round in seat order.
the judge is whoever went before you
  The player before the one moving is the Judge.
one proposal per turn
  A turn is proposing and voting.
you only get one vote
  Each player has one vote.
one no kills it
  A change is adopted if the votes against are 0.
5 no votes kill a proposal
  A change is adopted if the votes against are less than 5.
The thrower receives as many coins as the die shows.
  When the die is thrown, the one who threw it receives as many coins as the number thrown.
A proposal may change only one rule.
  A proposal makes one rule-change and no more.
If nobody can move, the first player who can't wins.
  If play cannot go on, the first player unable to complete a turn wins.
Nobody can overrule the judge.
  No verdict may be overruled.
If there's a dispute, the player before the current player judges.
  The player before the one moving is the Judge.
Turns are not used in this game.
  There are no turns, and anyone may propose at any time.
You add whatever you roll to your score.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
Immutable rules can't be changed unless everyone agrees.
  A change to an immutable rule is adopted if the vote is unanimous.
If there's a disagreement about the rules, the previous player is the judge.
  The player before the one moving is the Judge.
The other players can overrule the judge if they're unanimous.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
You can pull your proposal at any time.
  A proposal may be withdrawn.
New rules take effect right away.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
A proposal can only change one rule at a time.
  A proposal makes one rule-change and no more.
To make a mutable rule immutable you need everyone to agree.
  A transmutation of a mutable rule is adopted if the vote is unanimous.
If nobody can make a move, the first player who is unable to move wins.
  If play cannot go on, the first player unable to complete a turn wins.
Creating a new rule requires a simple majority.
  An enactment is adopted if a majority is in favour.
No player may accumulate more than 1000 points.
  No player has more than 1000 points.
The Chair has 2 votes and everyone else has 1.
  Each player has as many votes as (2 if the player is the chair, otherwise 1).
A quorum of five players is required for any vote.
  A vote counts only if the number of those who voted is at least 5.
Players may choose to abstain.
  A player who does not vote is taken to abstain.
Abstentions are not counted as votes.
  A declared abstention is no vote cast; only votes for and against are.
The player rolling the die receives the number of points shown on the die.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
A randomly selected player shall serve as judge.
  The Judge is drawn by lot.
A player who declines to serve as judge loses 3 points.
  When a Judge refuses the office, the Judge loses 3 points.
Judgments do not set precedent.
  A Judgment settles the turn in which it was invoked, and its reading does not bind later turns.
The proposer may withdraw a proposal before voting ends.
  A proposal may be withdrawn.
A rule takes effect as soon as it is adopted.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
A rule keeps its number when amended.
  A changed rule keeps its number.
Two votes against are sufficient to defeat a proposal.
  A change is adopted if the votes against are less than 2.
Robots can't vote.
  A player may vote if the player is not a robot.
first to 150 wins
  A player wins when the player's points are at least 150.
you lose 10 if your thing fails
  When a proposal is defeated, the proposer loses 10 points.
whoever judged gets 5
  When a Judgment is given, the Judge receives 5 points.
you start w/ 20 points
  Every player begins with 20 points.
at least 4 people gotta vote or it doesnt count
  A vote counts only if the number of those who voted is at least 4.
lower rule number wins if two rules clash
  Where rules conflict, the lowest number prevails.
on your turn you propose something then roll a 20 sided die
  A turn is proposing and voting, then throwing a die of 20 faces.
add whatever you roll to your score
  When the die is thrown, the one who threw it receives as many points as the number thrown.
immutable rules need everybody to agree
  A change to an immutable rule is adopted if the vote is unanimous.
the treasurer can give someone up to 5 coins
  The holder of the office of treasurer may give at most 5 coins.
if it passes without a single no vote the proposer gets 3 more points
  When a proposal is adopted, the proposer receives 3 points, if the votes against are 0.
a rule keeps its number when you change it
  A changed rule keeps its number.
pick the judge at random
  The Judge is drawn by lot.
you can take your proposal back before the vote is over
  A proposal may be withdrawn.
simple majority passes
  A change is adopted if a majority is in favour.
more yes than no and it passes
  A change is adopted if the votes for are more than the votes against.
if the judge gets overruled he loses 5
  When a Judge is overruled, the Judge loses 5 points.
changes dont work backwards in time
  No change takes effect before the vote that adopted it is complete.
immutable beats mutable
  Where rules conflict, the higher tier prevails.
the others can overrule the judge if they all agree
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
5 yes votes and its in
  A change is adopted if the votes for are at least 5.
a star is worth 10 points
  One star is worth 10 points.
the judges word is final
  No verdict may be overruled.
+10 to the proposer when something passes
  When a proposal is adopted, the proposer receives 10 points.
-5 for the proposer when it fails
  When a proposal is defeated, the proposer loses 5 points.
every vote against your proposal takes 1 point off you
  When the vote on a proposal is complete, the proposer loses as many points as the votes against.
everyone gets a coin each round of turns
  When a circuit is complete, everyone receives 1 coin.
people who leave lose 50 points
  When a player leaves, that player loses 50 points.
late judges lose 5 points
  When a Judge is late, the Judge loses 5 points.
to win you need 10 stars and 100 points
  A player wins when the player's stars are at least 10 and the player's points are at least 100.
you have as many votes as you have coins
  Each player has as many votes as the player's coins.
players with negative points may not vote
  A player may vote if the player's points are at least 0.
has to be unanimous
  A change is adopted if the vote is unanimous.
2 votes against and its dead
  A change is adopted if the votes against are less than 2.
first you roll the dice, then you propose
  A turn is throwing the die, then proposing and voting.
there can be only one king
  There is one king.
3 people can be senators
  The office of senator has 3 holders.
one change per proposal
  A proposal makes one rule-change and no more.
throw a die and you get 3 points
  When the die is thrown, the one who threw it receives 3 points.
you pay 1 coin every time you make a proposal
  When a proposal is made, the proposer loses 1 coin.
the senator gets an extra vote
  Each player has as many votes as (2 if the player is the senator, otherwise 1).
only people with more than 20 points get to vote
  A player may vote if the player's points are more than 20.
we need at least half the players to vote
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
quorum: 3 players
  A vote counts only if the number of those who voted is at least 3.
not voting = abstaining
  A player who does not vote is taken to abstain.
making an immutable rule mutable must be unanimous
  A transmutation of an immutable rule is adopted if the vote is unanimous.
each turn: make a proposal then roll a die
  A turn is proposing and voting, then throwing the die.
winning the game gives you a crown
  When a player wins, the winner receives 1 crown.
only points can win the game
  A player may win only with a number of points.
start with 50 points each
  Every player begins with 50 points.
There must always be 5 mutable rules or more.
  There must be at least 5 mutable rules.
The game is won by whoever is the first to have 250 points.
  A player wins when the player's points are at least 250.
In order to win the game one needs 10 medals.
  A player wins when the player's medals are at least 10.
Mutable rules may be added, amended and deleted.
  Mutable rules may be enacted, amended or repealed.
The other players may overrule the judge by a two-thirds vote.
  When the other players vote on the Judgment, the Judge is overruled if the votes for are at least two thirds of the votes cast.
When the decision of the judge is overruled, then the judge must pay 3 points.
  When a Judge is overruled, the Judge loses 3 points.
Rule 208 should say: "Whoever has 150 points wins."
  A player wins when the player's points are at least 150.
two thirds of the other players can overrule the judge
  When the other players vote on the Judgment, the Judge is overruled if the votes for are at least two thirds of the votes that could be cast.
I propose that each player has 2 votes.
  Each player has 2 votes.
Your proposal fails? You lose 5 points.
  When a proposal is defeated, the proposer loses 5 points.
vote for a proposal that fails: minus 5 points for you
  When a proposal is defeated, each who voted for it loses 5 points.
The proposer gets 5 points if it passes with 3 votes.
  When a proposal is adopted, the proposer receives 5 points, if the votes for are at least 3.
By default a vote lasts 2 days.
  A vote is open for 2 days.
If a player leaves the game they lose 5 points.
  When a player leaves, that player loses 5 points.
the author of a passed rule gets +7
  When a proposal is adopted, the proposer receives 7 points.
90 points wins it
  A player wins when the player's points are at least 90.
you win as soon as you have 3 crowns
  A player wins when the player's crowns are at least 3.
voters need 10 points
  A player may vote if the player's points are at least 10.
you must have 5 coins to propose a rule
  A player may propose if the player's coins are at least 5.
at least 3 of us have to vote
  A vote counts only if the number of those who voted is at least 3.
you can only repeal a rule if everyone agrees
  A repeal is adopted if the vote is unanimous.
the player before you judges
  The player before the one moving is the Judge.
the speaker chooses who judges
  The Judge is appointed. The Judge is named by the holder of the office of speaker.
you're allowed to withdraw a proposal
  A proposal may be withdrawn.
two thirds of the players must vote or it doesn't count
  A vote counts only if the number of those who voted is at least two thirds of the votes that could be cast.
nobody can go under 0 coins
  No player has fewer than 0 coins.
the captain's vote counts as 3
  Each player has as many votes as (3 if the player is the captain, otherwise 1).
captain has 2 votes, the rest have 1
  Each player has as many votes as (2 if the player is the captain, otherwise 1).
you can't propose if you have less than 5 points
  A player may propose if the player's points are at least 5.
a vote without 3 voters is void
  A vote counts only if the number of those who voted is at least 3.
no quorum needed
  Every vote counts.
proposals pass unless someone objects
  A change is adopted if the votes against are 0.
you can change several rules in one proposal
  One proposal may make several rule-changes.
when we're stuck the first player who can't move wins
  If play cannot go on, the first player unable to complete a turn wins.
Win with 100 gold.
  A player wins when the player's gold is at least 100.
one sheep = 4 points
  One sheep is worth 4 points.
Only knights can propose.
  A player may propose if the player is the knight.
The proposer gets -5 points when it fails.
  When a proposal is defeated, the proposer loses 5 points.
if your proposal is accepted you score 20
  When a proposal is adopted, the proposer receives 20 points.
yes voters get 1 point when it passes
  When a proposal is adopted, each who voted for it receives 1 point.
withdraw your proposal and you pay 1 coin
  When a proposal is withdrawn, the proposer loses 1 coin.
your gold cannot be negative
  No player has fewer than 0 gold.
max score 1000
  No player has more than 1000 points.
we each have one vote
  Each player has one vote.
3 votes make a quorum
  A vote counts only if the number of those who voted is at least 3.
a random player is the judge
  The Judge is drawn by lot.
everyone else together can overrule the judge
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
amending a rule doesn't change its number
  A changed rule keeps its number.
you get 7 points for getting a rule passed
  When a proposal is adopted, the proposer receives 7 points.
if you vote against a rule and it passes you get 3 points
  When a proposal is adopted, each who voted against it receives 3 points.
10 gold is the most you can have
  No player has more than 10 gold.
the turn order goes backwards
  The order of turns is followed backward.
never more than 50 mutable rules
  There may be at most 50 mutable rules.
two players are wardens
  The office of warden has 2 holders.
each proposal changes one rule only
  A proposal makes one rule-change and no more.
The last player left wins.
  A player wins when the number of players is 1.
If only one player is left, that player wins.
  A player wins when the number of players is 1.
A player who quits loses all their points.
  When a player leaves, that player loses as many points as the player's points.
If you drop out, all your coins are forfeited.
  When a player leaves, that player loses as many coins as the player's coins.
Everyone gets 3 points each round.
  When a circuit is complete, everyone receives 3 points.
All players receive ten points at the end of every round.
  When a circuit is complete, everyone receives 10 points.
Whoever voted gets 5.
  When the vote on a proposal is complete, each who voted for it receives 5 points. When the vote on a proposal is complete, each who voted against it receives 5 points.
Each time you vote you draw a card.
  When the vote on a proposal is complete, each who voted for it receives 1 card. When the vote on a proposal is complete, each who voted against it receives 1 card.
Whoever proposed it loses 3 points if the vote fails.
  When a proposal is defeated, the proposer loses 3 points.
The one who came up with it gets 2 points when it makes it through.
  When a proposal is adopted, the proposer receives 2 points.
There's a 5-point penalty for proposals that fail.
  When a proposal is defeated, the proposer loses 5 points.
Three points are subtracted from the author's score if the proposal is rejected.
  When a proposal is defeated, the proposer loses 3 points.
Every proposal must be unanimous to go through.
  A change is adopted if the vote is unanimous.
Only unanimous proposals pass.
  A change is adopted if the vote is unanimous.
No vote counts unless at least half the players have voted
  A vote counts only if the number of those who voted is at least half of the number of players.
A proposal with fewer than 3 votes fails.
  A vote counts only if the number of those who voted is at least 3. A proposal is defeated by a vote without a quorum, with the consequences of defeat.
A vote needs at least 5 participants to be valid.
  A vote counts only if the number of those who voted is at least 5.
Play goes counter-clockwise round the table.
  Turns go round in seat order. The order of turns is followed backward.
Everyone starts with 20 gold coins.
  Every player begins with 20 “gold coins”.
Everyone begins with five victory points.
  Every player begins with 5 “victory points”.
You get a gold coin when your proposal passes.
  When a proposal is adopted, the proposer receives 1 “gold coins”.
Disputes are settled by the player to the right of the one whose turn it is.
  The player before the one moving is the Judge.
A judgement can be overturned by all the other players agreeing.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
The other players can unanimously overrule a judgement.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
The judge has to give a ruling within 2 days, or else loses 5 points
  The Judge must give the Judgment within 2 days. When a Judge is late, the Judge loses 5 points.
Everyone must vote or else lose 1 point.
  Every eligible voter must vote. When the vote on a proposal is complete, each who did not vote loses 1 point.
New rules are numbered starting from 301.
  Proposals are numbered from 301. A new rule takes the number of its proposal.
There is a Treasurer, elected by the players.
  There is one treasurer. An adopted proposal may fill the office of treasurer.
Each player's vote counts twice.
  Each player has 2 votes.
When a player quits, everyone loses all their points.
  When a player leaves, everyone loses as many points as the player's points.
Your proposal earns you 4 points if it is approved.
  When a proposal is adopted, the proposer receives 4 points.
Anyone can propose.
  Every player may propose.
The last one standing wins the game.
  A player wins when the number of players is 1.
Nobody can change immutable rules.
  Immutable rules may not be changed.
Roll a 6 and you get 5 points.
  When the die is thrown, the one who threw it receives 5 points, if the number thrown is 6.
When a player rolls a six, they receive points equal to the number rolled.
  When the die is thrown, the one who threw it receives as many points as the number thrown, if the number thrown is 6.
On a 1 you lose 10 points.
  When the die is thrown, the one who threw it loses 10 points, if the number thrown is 1.
If the die shows 4 or more, the player gets 2 points.
  When the die is thrown, the one who threw it receives 2 points, if the number thrown is at least 4.
A player gets 3 points if he throws an even number.
  When the die is thrown, the one who threw it receives 3 points, if half of the number thrown is (half of the number thrown, rounded down).
Players who were against a proposal and lost the vote get three points apiece.
  When a proposal is adopted, each who voted against it receives 3 points.
If you vote for a proposal and lose the vote, you lose 2 points.
  When a proposal is defeated, each who voted for it loses 2 points.
Amended rules get a new number.
  A changed rule takes the number of the proposal that changed it.
In the first two rounds proposals need everyone's consent; afterwards a majority of the players is enough.
  A change is adopted if (the vote is unanimous if the number of circuits completed is less than 2, otherwise the votes for are more than half of the votes that could be cast).
In the first three rounds all players must agree, afterwards a majority is enough.
  A change is adopted if (the vote is unanimous if the number of circuits completed is less than 3, otherwise a majority is in favour).
For every 50 points a player has they get one more vote.
  Each player has as many votes as 1 + (the player's points ÷ 50, rounded down).
A player has one vote for every 10 points.
  Each player has as many votes as the player's points ÷ 10, rounded down.
A round ends when every player has taken a turn.
  A circuit of turns is complete when everyone then playing has had a turn in it.
There is a currency called the Florin.
  Every player begins with 0 florins.
To make a proposal, a player must pay 5 coins.
  When a proposal is made, the proposer loses 5 coins.
All proposals cost one point to make.
  When a proposal is made, the proposer loses 1 point.
Rule-changes that transmute immutable rules need the votes of three quarters of all players.
  A transmutation of an immutable rule is adopted if the votes for are at least three quarters of the votes that could be cast.
Proposals repealing a rule require three quarters of the players.
  A repeal is adopted if the votes for are at least three quarters of the votes that could be cast.
Proposals that change an immutable rule need a two-thirds majority.
  A change to an immutable rule is adopted if the votes for are at least two thirds of the votes cast.
Rules may be made immutable only unanimously.
  A transmutation of a mutable rule is adopted if the vote is unanimous.
Proposals pass by simple majority rather than unanimously.
  A change is adopted if a majority is in favour.
At least 60% of votes must be Aye.
  A change is adopted if the votes for are at least 60% of the votes cast.
A quorum of half the players is required for any vote to be valid.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
No proposal can pass without a quorum of four.
  A vote counts only if the number of those who voted is at least 4. A proposal is defeated by a vote without a quorum, with the consequences of defeat.
Proposals must be voted on within 72 hours.
  A vote is open for 72 hours.
A player with a negative score may not make proposals.
  A player may propose if the player's points are at least 0.
Players with a score below ten cannot vote.
  A player may vote if the player's points are at least 10.
Only players with positive points may vote.
  A player may vote if the player's points are more than 0.
The judge can be overruled by a majority vote.
  When the other players vote on the Judgment, the Judge is overruled if a majority is in favour.
A judgement stands unless all other players disagree.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
The judge loses 5 points if overruled.
  When a Judge is overruled, the Judge loses 5 points.
A judge who fails to rule within 3 days loses 10 points.
  The Judge must give the Judgment within 3 days. When a Judge is late, the Judge loses 10 points.
The office of Treasurer is held by one player.
  There is one treasurer.
A player who has won gets a star.
  When a player wins, the winner receives 1 star.
Once proposed, a proposal cannot be withdrawn.
  A proposal may not be withdrawn; whatever has been proposed is voted on.
New rules take effect as soon as they pass.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
A majority is more than half of all the players.
  A majority is more than half of all the votes that could be cast.
A majority means more than half of the votes cast.
  A majority is more than half of the votes that were cast.
Voting closes after 5 days or when everyone has voted.
  A vote is open for 5 days.
Mutable rules can be made immutable by a vote of all but one player.
  A transmutation of a mutable rule is adopted if the votes for are at least the votes that could be cast − 1.
Abstentions do not count towards the total.
  A declared abstention is no vote cast; only votes for and against are.
Unanimous means nobody voted against.
  An abstention or silence does not spoil unanimity.
Whoever transmutes a rule gains 15 points.
  When a proposal is adopted, the proposer receives 15 points, if the change is a transmutation.
The King gets 2 points every round.
  When a circuit is complete, everyone receives 2 points, if the player is the king.
One point for every yes vote your proposal gets.
  When the vote on a proposal is complete, the proposer receives as many points as the votes for.
If a player does not vote in time he loses a point.
  When the vote on a proposal is complete, each who did not vote loses 1 point.
All of the other players together can overturn a judgment.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
Rules take effect right after the vote.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
Votes are due within seven days.
  A vote is open for 7 days.
Ballots are due within three days.
  A vote is open for 3 days.
Ballots are due three days after the proposal.
  A vote is open for 3 days.
An abstention isn't a vote.
  A declared abstention is no vote cast; only votes for and against are.
Abstentions count neither for nor against.
  A declared abstention is no vote cast; only votes for and against are.
From now on a proposal needs only two thirds of the votes cast to pass.
  A change is adopted if the votes for are at least two thirds of the votes cast.
Passing a proposal earns the proposer 2 coins.
  When a proposal is adopted, the proposer receives 2 coins.
The defeat of a proposal costs the proposer 3 points.
  When a proposal is defeated, the proposer loses 3 points.
If your proposal passes unanimously you get a bonus of 3 points on top of the usual.
  When a proposal is adopted, the proposer receives 3 points, if the vote is unanimous.
Points for a proposal are the number of yes votes minus the number of no votes.
  When the vote on a proposal is complete, the proposer receives as many points as the votes for − the votes against.
When a vote closes, the proposer gets points equal to the number of votes against minus the number of votes for.
  When the vote on a proposal is complete, the proposer receives as many points as the votes against − the votes for.
Every player except the Speaker may vote.
  A player may vote if the player is not the speaker.
Each proposal costs the proposer 3 points.
  When a proposal is made, the proposer loses 3 points.
An abstention is no vote.
  A declared abstention is no vote cast; only votes for and against are.
The limit is 25 mutable rules.
  There may be at most 25 mutable rules.
If you vote no on something that ends up passing, you get 5 points.
  When a proposal is adopted, each who voted against it receives 5 points.
Players on the losing side of a vote each lose 3 points.
  When a proposal is adopted, each who voted against it loses 3 points. When a proposal is defeated, each who voted for it loses 3 points.
You get two points every time you cast a vote.
  When the vote on a proposal is complete, each who voted for it receives 2 points. When the vote on a proposal is complete, each who voted against it receives 2 points.
If a proposal gets no votes against it, its author earns a bonus of 7 points.
  When the vote on a proposal is complete, the proposer receives 7 points, if the votes against are 0.
A vote needs at least half the players taking part.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
Judges get 5 points for each ruling they make.
  When a Judgment is given, the Judge receives 5 points.
Three judges hear every dispute.
  The number of players who judge is 3.
There is a Treasurer, and only one player can hold that office.
  There is one treasurer.
There can be up to two Scribes.
  The office of scribe has 2 holders.
From the fifth round on, a proposal passes with a majority.
  Once the number of circuits completed is at least 4, this rule changes to say that a change is adopted if a majority is in favour.
From the fifth round on a majority is enough.
  Once the number of circuits completed is at least 4, this rule changes to say that a change is adopted if a majority is in favour.
After four rounds, a majority is enough to pass a proposal.
  Once the number of circuits completed is at least 4, this rule changes to say that a change is adopted if a majority is in favour.
After the second round, a simple majority is enough.
  Once the number of circuits completed is at least 2, this rule changes to say that a change is adopted if a majority is in favour.
There are coins as well as points.
  Every player begins with 0 coins.
A player gets a point for each vote they cast.
  When the vote on a proposal is complete, each who voted for it receives 1 point. When the vote on a proposal is complete, each who voted against it receives 1 point.
The Judge cannot be overruled except by all the other players.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
Players who don't have 10 points can't vote.
  A player may vote if the player's points are at least 10.
`;

const fresh = [...FRESH.matchAll(/^(\S.*)\n {2}(.*)$/gm)].map(
  ([, typed = '', means = '']) => [typed, means] as const,
);

it.each(fresh)('understands all of: %s', (typed, means) => {
  const said = understand(typed).flatMap((each) =>
    each.how === 'not understood' ? [] : each.says.map(({ sentence }) => sentence),
  );
  expect(said.join(' ')).toBe(means);
});
