/**
 * Sentences of somebody who has read nothing of the language, with their meaning. The values were
 * reasoned from the sentences alone.
 */
import { expect, it } from 'vitest';
import { mechanics } from '../../../src/law/schema/parse-mechanics.ts';
import { say } from '../../../src/law/sentences/sentences.ts';
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
  expect(parsed.success && said).toEqual(parsed.success && [say(parsed.data)]);
});

/** Sentences without mechanics, or with an open part: half a meaning would be a wrong one. */
const OPEN = `
Robots can't vote.
The youngest may not vote.
The youngest player goes first.
If nobody answers within a week, the proposal fails.
Not voting counts as a no.
The rule with the higher number wins.
Players may leave at any time.
You can quit the game whenever you like.
A player who leaves loses all points.
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
Everyone who voted against a proposal that passed gets 2 points.
A proposal only passes if everyone votes yes.
If the vote is tied, the proposal fails.
Players take turns in alphabetical order.
You can make up to two proposals per turn.
At the end of your turn, roll a die and get that many points.
Each player rolls one six-sided die on their turn and adds the number to their score.
Any player can call for judgement.
New rules take effect right away.
The first new rule gets the number 301.
New players can join at any time.
A player can leave whenever they want.
A player who hasn't voted for two weeks is out of the game.
You need at least three players to play.
Players can give coins to each other.
A player may give some of their points to another player.
The player with the most points wins.
There is a Treasurer.
Whoever wins the game starts the next one.
Votes are secret.
Not voting counts as a vote against.
A player can skip their turn.
When a rule is repealed, the player who proposed it gets 3 points.
A proposal may only change one rule.
A player who breaks a rule loses 10 points.
If nobody has 100 points after 20 turns, the game ends.
Each proposal is discussed for one day before the vote.
Each player has 24 hours to take their turn.
The last player left wins.
`;

it.each(OPEN.trim().split('\n'))('does not understand “%s”', (typed) => {
  expect(understand(typed).map(({ how }) => how)).toEqual(['not understood']);
});

/** Sixty more, written before anything of the language was read: these are understood. */
const FRESH = `
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
`;

const fresh = [...FRESH.matchAll(/^(\S.*)\n {2}(.*)$/gm)].map(
  ([, typed = '', means = '']) => [typed, means] as const,
);

it.each(fresh)('understands all of: %s', (typed, means) => {
  const said = understand(typed).flatMap((each) =>
    each.how === 'not understood' ? [] : each.says.map(({ sentence }) => sentence),
  );
  expect(said).toEqual([means]);
});
