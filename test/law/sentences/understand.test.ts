/** Tests how the reader understands players who have read nothing of the language. */
import { expect, it } from 'vitest';
import { SLOT_REFERENCE } from '../../../src/law/mechanics/slots.ts';
import { explained, sentencesAbout, understand } from '../../../src/law/sentences/understand.ts';
import { createRandom } from '../../games/random.ts';

/** A sentence that somebody types, and indented below it what it says. */
const TYPED = `
Everyone who voted against a proposal that nonetheless passed scores 10 points.
  When a proposal is adopted, each who voted against it receives 10 points.
To win, a player needs at least 80 points and must not be the Chair.
  A player wins when the player's points are at least 80 and the player is not the chair.
A player wins with 50 gold and must be the King.
  A player wins when the player's gold is at least 50 and the player is the king.
There shall be an office of Treasurer, held by a single player at a time.
  There is one treasurer.
The player who moved immediately before the current player acts as the Judge.
  The player before the one moving is the Judge.
Voting is compulsory for all eligible players.
  Every eligible voter must vote.
There is a tier called Charter, which ranks above the immutable rules.
  There is a tier charter with the title “charter”, above the tier immutable.
A new player can join if an adopted proposal says so.
  An adopted proposal may let somebody join.
The first proposal bears the number 501, and a rule keeps its number when it is changed.
  Proposals are numbered from 501.
  A changed rule keeps its number.
If the players cannot continue, the one who could not complete a turn is the winner.
  If play cannot go on, the first player unable to complete a turn wins.
If the Judge turns down a case, the Judge is fined 4 points.
  When a Judge refuses the office, the Judge loses 4 points.
The Banker may give a player at most 10 coins at once.
  The holder of the office of banker may give at most 10 coins.
There are two Judges on each case.
  The number of players who judge is 2.
Every player may vote, except the one who made the proposal.
  A player may vote if the player is not the proposer.
Everyone can propose, except for the Treasurer.
  A player may propose if the player is not the treasurer.
A Judge can only be overruled by a unanimous vote of the other players.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
This rule expires after three rounds.
  Once the number of circuits completed is at least 3, this rule has no effect any more.
After two rounds, a proposal needs a two-thirds majority.
  Once the number of circuits completed is at least 2, this rule changes to say that a change is adopted if the votes for are at least two thirds of the votes cast.
A player with 10 points wins after two rounds.
  Once the number of circuits completed is at least 2, this rule changes to say that a player wins when the player's points are at least 10.
There must not be more than thirty mutable rules
  There may be at most 30 mutable rules.
Voting lasts a week
  A vote is open for 1 week.
A vote takes one week
  A vote is open for 1 week.
A player with 50 points or more wins
  A player wins when the player's points are at least 50.
The first player with fifty points wins
  A player wins when the player's points are at least 50.
A change is adopted by a majority
  A change is adopted if a majority is in favour.
Players begin with ten points
  Every player begins with 10 points.
If your proposal fails you lose 10 points.
  When a proposal is defeated, the proposer loses 10 points.
The first player to reach 100 points wins.
  A player wins when the player's points are at least 100.
Whoever has 50 points wins the game!
  A player wins when the player's points are at least 50.
Players who vote against a proposal that passes get 5 points.
  When a proposal is adopted, each who voted against it receives 5 points.
You get 10 points when your proposal passes.
  When a proposal is adopted, the proposer receives 10 points.
A proposal passes with a simple majority.
  A change is adopted if a majority is in favour.
Everyone has to vote.
  Every eligible voter must vote.
Proposals need two thirds of the votes to pass.
  A change is adopted if the votes for are at least two thirds of the votes cast.
Voting lasts three days.
  A vote is open for 3 days.
You can vote for 48 hours.
  A vote is open for 48 hours.
Each player has one vote.
  Each player has one vote.
Nobody may vote on their own proposal.
  A player may vote if the player is not the proposer.
The player roll a die and gets that many points.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
Anyone who fails to vote loses one point.
  When the vote on a proposal is complete, each who did not vote loses 1 point.
Players start with 20 points.
  Every player begins with 20 points.
Everybody starts with zero points & one coin.
  Every player begins with 0 points.
  Every player begins with 1 coin.
At least half of the players must vote.
  A vote counts only if the number of those who voted is at least half of the number of players.
The Speaker has two votes.
  Each player has as many votes as (2 if the player is the speaker, otherwise 1).
A judgement can be overruled if everyone else agrees.
  When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.
Two thirds of the players can overrule the judge.
  When the other players vote on the Judgment, the Judge is overruled if the votes for are at least two thirds of the number of players.
The Judge may be overruled by a majority of the players.
  When the other players vote on the Judgment, the Judge is overruled if the votes for are more than half of the number of players.
The player who comes before the current player in turn order is the Judge.
  The player before the one moving is the Judge.
If a player can't make a legal move, that player wins.
  If play cannot go on, the first player unable to complete a turn wins.
Every player gets one vote and no more.
  Each player has one vote.
You must vote, abstaining is forbidden.
  Every eligible voter must vote.
  A player who abstains does not participate in the vote.
The proposer gets one point for every yes vote.
  When the vote on a proposal is complete, the proposer receives as many points as the votes for.
The proposer loses a point for each vote against.
  When the vote on a proposal is complete, the proposer loses as many points as the votes against.
Players will gain three points if they vote yes.
  When the vote on a proposal is complete, each who voted for it receives 3 points.
Whoever proposes a rule that is adopted scores 15 points.
  When a proposal is adopted, the proposer receives 15 points.
You win if you have more than 200 points.
  A player wins when the player's points are more than 200.
A player with one hundred points wins.
  A player wins when the player's points are at least 100.
The game ends when somebody wins.
  The game is over when somebody has won.
Immutable rules can only be changed if everybody agrees.
  A change to an immutable rule is adopted if the vote is unanimous.
A rule keeps its number when it is amended.
  A changed rule keeps its number.
Adopted rules take effect at once.
  A change takes effect when the vote that adopted it is complete, even if its text names a later moment.
Rules never apply to the past.
  No change takes effect before the vote that adopted it is complete.
If two rules conflict, the one with the lower number wins.
  Where rules conflict, the lowest number prevails.
Immutable rules beat mutable ones.
  Where rules conflict, the higher tier prevails.
Abstaining is allowed.
  A player who does not vote is taken to abstain.
Voting ends as soon as everyone has voted.
  A vote lasts its whole period, unless everyone has voted.
The winner gets 50 points.
  When a player wins, the winner receives 50 points.
Unanimous proposals give their author 10 extra points.
  When a proposal is adopted, the proposer receives 10 points, if the vote is unanimous.
`;

const rows = TYPED.trim()
  .split(/\n(?! )/)
  .map((row) => row.split('\n  '));

const saidIn = (text: string) =>
  understand(text).map((each) =>
    each.how === 'not understood' ? each.how : each.says.map(({ sentence }) => sentence),
  );

it.each(rows)('understands %s', (text = '', ...sentences) => {
  expect(sentences.length).toBeGreaterThan(0);
  expect(saidIn(text)).toEqual([sentences]);
});

/** Sentences that leave something open, or that the language cannot say. */
const NOT_UNDERSTOOD = `
Anna may not vote.
Anna has two votes.
Players are limited to 6.
When a proposal is adopted, the Bank gets 2 points.
Repealing a rule costs its proposer 5 points.
To win, a player needs at least 80 points and must not be asleep.
A player wins with 50 points and must be present.
A random player decides.
Players take turns in alphabetical order.
When a player quits, their points are gone.
A tie means the proposal fails.
If there's a tie, the Speaker decides.
The judge is the player to the left of the one who complained.
There's no judge in this game.
When someone wins, all scores are set back to zero and play goes on.
A player may make only one proposal per turn.
Nobody can have more than two proposals open at once.
Proposals must be at most 100 words long.
Rules can be repealed.
The newest rule wins when rules contradict each other.
Votes are secret.
You can change your vote until voting closes.
A new player may join at any time.
Players who join late start with the lowest score.
A player who breaks a rule loses 10 points.
Players can give each other points.
Players may pay 5 coins for an extra vote.
If nobody can move, the last player who moved wins.
Every turn, the player whose turn it is gets 2 points.
The player with the fewest points gets a point each turn.
We don't use dice.
When a proposal is defeated, the proposer loses points.
At least three players vote.
Every player has one mind.
When a proposal is adapted, the proposer receives 5 points.
When a proposal is defeated, the proposer loses 5 points and no penalties.
`;

it.each(NOT_UNDERSTOOD.trim().split('\n'))('does not understand %s', (text) => {
  expect(saidIn(text)).toEqual(['not understood']);
});

it.each([
  ['The Mayor can veto a proposal.', 'a veto'],
  ["If there's a tie, the Speaker decides.", 'a tie'],
  ['Players can give each other points.', 'gifts and payments from one player to another'],
  ['No more than 3 rules per turn.', 'how many proposals may be made'],
  ['The player with the most points wins.', 'who has the most or the fewest'],
  ['Everyone rolls two dice.', 'several dice at once'],
  ['If a player rolls a six, they roll again.', 'another throw of the die'],
  ['You may buy a hat for 3 gold.', 'what players buy or sell'],
  ['Turns go by first name, in alphabetical order.', 'an order by other names than surnames'],
  ['A turn that takes longer than 3 days is over.', 'how long a turn may take'],
  ['The Speaker gets 2 points every turn.', 'gains and losses on every turn'],
  ['This rule comes into force in May.', 'days and turns on which a rule begins or ends'],
  ['The Treasurer is elected each month.', 'days and dates'],
  ['A player may not change a vote.', 'changes of a vote'],
  ["Once cast, a vote can't be changed.", 'changes of a vote'],
  ['Everyone rolls two six-sided dice.', 'several dice at once'],
  [
    'The Judge is the player with the fewest points, in alphabetical order.',
    'who has the most or the fewest',
  ],
  ['The player in the lead has two votes.', 'who has the most or the fewest'],
  ['When someone wins, all scores go back to zero.', 'a new beginning of the scores'],
  ['Nobody may propose twice in the same turn.', 'how many proposals may be made'],
  ['At the start of each round everyone gets 2 points.', 'the beginning of a round'],
  ['The newest rule takes precedence over older ones.', 'the age of rules'],
  ['A player who has been inactive for 14 days is removed.', 'players who are put out'],
  ['Each proposal must be no longer than 200 words.', 'the length of a text'],
  ['A change takes effect one day after adoption.', 'a time between adoption and effect'],
])('says of what no sentence can say anything: %s', (typed, subject) => {
  const { message, help } = explained({ message: '', help: undefined }, typed);
  expect(message).toBe(`No sentence can say anything of ${subject}.`);
  expect(help).toContain('the players carry it out');
});

it.each([
  [
    'On your turn, roll a die and add the result to your score.',
    'A turn is proposing and voting, then',
  ],
  ['Only the player whose turn it is may propose.', 'Turns go round in seat order.'],
  ['Abstentions count as votes against.', 'more than the votes against + the abstentions.'],
  ['If there is a tie, the proposal fails.', 'the votes for are more than the votes against.'],
  ['Anyone can join at any time.', 'An adopted proposal may let somebody join.'],
  [
    'A player can leave, but loses 10 points.',
    'When a player leaves, that player loses 10 points.',
  ],
  ['Rule 206 is repealed.', 'Propose the change of that rule itself.'],
  [
    "If someone doesn't vote in time, that's a yes",
    'less than half of the votes that could be cast.',
  ],
])('shows the sentence to write instead of: %s', (typed, instead) => {
  expect(saidIn(typed)).toEqual(['not understood']);
  const { help = '' } = explained({ message: '', help: undefined }, typed);
  expect(help).toContain(instead);
  for (const [, sentence = ''] of help.matchAll(/“([^”]*\.)”/gu)) {
    expect(saidIn(sentence)).toEqual([[sentence]]);
  }
});

it('calls a thing by one name, in whichever number', () => {
  const names = (text: string) =>
    JSON.stringify(understand(text)).match(/coin\w*|hat\w*|gold\w*/gu);
  const each = [
    'When a proposal is adopted, the proposer receives 1 coin.',
    'Every player begins with 10 coins.',
    'You get a coin when your proposal passes.',
    'One coin is worth 3 points.',
    'No player has more than 1 coin.',
  ];
  for (const text of each) expect(new Set(names(text)), text).toContain('coins');
  expect(saidIn('You get one hat for voting no.')[0]?.[0]).toContain('1 hat.');
  expect(names('The proposer gets 1 gold when a proposal passes.')).not.toContain('golds');
});

it('understands what must be done as something else than what may be done', () => {
  expect(saidIn('Every player must vote.')).not.toEqual(saidIn('Every player may vote.'));
});

it.each([
  [
    'The winner is who sings best, with 100 points.',
    "A player wins when the player's points are at least 100.",
  ],
  ['Proposals close after three days.', 'A vote is open for 3 days.'],
  [
    'Anyone who is late pays 5 points.',
    'When a proposal is defeated, the proposer loses 10 points.',
  ],
  ['Nobody may hold two offices.', 'Any number of players may hold the office of knight.'],
  ['Voting lasts one week.', 'A vote is open for 1 week.'],
  ['Ben is the treasurer until he resigns.', undefined],
  ['Tea is served in the garden.', undefined],
  ['All players shall be courteous and act in good spirit.', undefined],
  ['Players must call each other Comrade in all messages.', undefined],
])('shows about %s first %s', (text, first) => {
  expect(sentencesAbout(text)[0]).toBe(first);
});

it('puts most slips of spelling right, and none to another meaning', () => {
  const random = createRandom(5);
  const sentences = [
    ...new Set(Object.values(SLOT_REFERENCE).flatMap(({ examples }) => examples.flat())),
  ];
  let right = 0;
  let slips = 0;
  for (const said of sentences) {
    const at = random.below(said.length - 2);
    const letter = 'abcdefghijklmnopqrstuvwxyz'.charAt(random.below(26));
    const [before, here, next] = [said.slice(0, at), said.charAt(at), said.charAt(at + 1)];
    if (!/^[a-z]{2}$/.test(here + next)) continue;
    const after = said.slice(at + 1);
    const misspelt = [
      `${before}${after}`,
      `${before}${letter}${here}${after}`,
      `${before}${letter}${after}`,
      `${before}${next}${here}${said.slice(at + 2)}`,
    ];
    for (const text of misspelt.filter((each) => each !== said)) {
      const [found] = understand(text);
      if (found?.how === 'as written') continue;
      slips += 1;
      if (found === undefined || found.how === 'not understood') continue;
      expect(found.says.map(({ sentence }) => sentence).join(' '), text).toBe(said);
      right += 1;
    }
  }
  expect(right / slips).toBeGreaterThan(0.5);
});
