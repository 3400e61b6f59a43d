/** The meaning of a rule's words, and words that have none for the program. */
import { expect, it } from 'vitest';
import { offersFor } from '../../../src/law/sentences/understand.ts';
import { readLibrary } from '../../../src/read-library.ts';

/** The words of a rule, and indented below them the sentences that are offered for them. */
const OFFERED = `
When a proposed rule-change is defeated, the player who proposed it loses 10 points.
  When a proposal is defeated, the proposer loses 10 points.
The author of an adopted proposal gets five points.
  When a proposal is adopted, the proposer receives 5 points.
208. The winner is the first player to achieve 100 (positive) points.
  A player wins when the player's points are at least 100.
All players begin with zero points.
  Every player begins with 0 points.
At no time may there be more than 25 mutable rules.
  There may be at most 25 mutable rules.
Voting on a proposal lasts 3 days.
  A vote is open for 3 days.
A quorum is half of the eligible voters.
  A vote counts only if the number of those who voted is at least half of the votes that could be cast.
Proposals require a two-thirds majority of all players to pass.
  A change is adopted if the votes for are at least two thirds of the votes that could be cast.
If a proposal passes, the proposer scores 10 points; if it fails, the proposer loses 5 points.
  When a proposal is adopted, the proposer receives 10 points.
  When a proposal is defeated, the proposer loses 5 points.
Each player has 3 lives at the start of the game.
  Every player begins with 3 lives.
The Judge is chosen at random.
  The Judge is drawn by lot.
To pass, a proposal must have four-fifths of the votes cast; otherwise it fails.
  A change is adopted if the votes for are at least 4/5 of the votes cast.
A change to a golden rule needs the consent of more than 60% of the players.
  A change to a golden rule is adopted if the votes for are more than 60% of the votes that could be cast.
If more players vote for it than against it, a proposal passes.
  A change is adopted if the votes for are more than the votes against.
Voting on a proposal runs for five days from the day it is posted, unless everyone has voted earlier.
  A vote is open for 5 days.
A player who didn't vote in time has abstained.
  A player who does not vote is taken to abstain.
Everyone starts with 3 lives and twelve coins.
  Every player begins with 3 lives.
  Every player begins with 12 coins.
When a player's pull request is merged, they gain two points.
  When a proposal is adopted, the proposer receives 2 points.
The numbers shall begin with 301. An amended rule takes the number of the proposal that changed it.
  Proposals are numbered from 301.
  A changed rule takes the number of the proposal that changed it.
A bill passes if its FOR votes outnumber its AGAINST votes.
  A change is adopted if the votes for are more than the votes against.
Amendments may be passed only with the consent of at least four players.
  An amendment is adopted if the votes for are at least 4.
Golden rules can only be repealed by a unanimous vote.
  A repeal of a golden rule is adopted if the vote is unanimous.
Quorum is one third of the players (rounded up).
  A vote counts only if the number of those who voted is at least (a third of the votes that could be cast, rounded up).
If fewer than five players vote, the vote is void.
  A vote counts only if the number of those who voted is at least 5.
The polls close 36 hours after the proposal is posted.
  A vote is open for 36 hours.
The Mayor has three votes, and everyone else has one.
  Each player has as many votes as (3 if the player is the mayor, otherwise 1).
At the end of every circuit each player pays a tax of two coins.
  When a circuit is complete, everyone loses 2 coins.
When a proposal passes, its author receives 2 points for each vote in favour.
  When a proposal is adopted, the proposer receives as many points as twice the votes for.
A Judge who fails to deliver a verdict in time loses 4 points.
  When a Judge is late, the Judge loses 4 points.
A player rolls the die and adds the number rolled to their score.
  When the die is thrown, the one who threw it receives as many points as the number thrown.
On their turn, a player proposes a rule change and then rolls the die.
  A turn is proposing and voting, then throwing the die.
The reward for an adopted proposal is 6 points.
  When a proposal is adopted, the proposer receives 6 points.
A player whose score exceeds 300 wins the game.
  A player wins when the player's points are more than 300.
No score may drop below five.
  No player has fewer than 5 points.
Nobody may hold more than nine cards at a time.
  No player has more than 9 cards.
Play passes to the left, and no player may forfeit.
  Turns go round in seat order.
  No player may forfeit the game.
The possible verdicts are TRUE, FALSE and Undecided.
  A verdict is one of “TRUE”, “FALSE” or “Undecided”.
The winner of a round receives 3 stars.
  When a player wins, the winner receives 3 stars.
Where two rules clash, the lower-numbered one prevails.
  Where rules conflict, the lowest number prevails.
`;

const rows = OFFERED.trim()
  .split(/\n(?! )/)
  .map((row) => row.split('\n  '));

it.each(rows)('offers what is said by: %s', (text, ...sentences) => {
  expect(sentences.length).toBeGreaterThan(0);
  expect(offersFor(text).map(({ sentence }) => sentence)).toEqual(sentences);
});

/** More is said than is understood. */
const SILENT = `
When a proposal fails, its proposer may lose 10 points.
When a proposal fails, its proposer does not lose 10 points.
Unless otherwise specified, voting on a proposal lasts 3 days.
For example, when a proposal is adopted, the proposer receives 5 points.
When a proposal is adopted, the proposer receives 5 points. This does not apply to amendments.
Active players begin with 10 points.
New players begin with 10 points.
112 You win the game.
The first player to have 3 days wins the game.
Voting on a motion of censure lasts 3 days.
When a proposal is adopted, the proposer receives 5 points beyond the standard five.
At the end of each circuit of turns, the poorest player loses 1 point.
Quorum is half of the active players.
A player who fails to vote on three proposals in a row loses 10 points.
No player may have more than two proposals pending at any time.
The Judge is chosen at random from the players who have not judged yet.
The Judge gets 2 points for a correct verdict.
The winner of a duel receives 3 stars.
A player rolls the die and adds the number rolled to their position.
A proposal passes if it has more votes for than against, and with the consent of the Mayor.
Every player has one vote, but the Mayor votes only in a tie.
When a proposal is adopted, its author gets 5 points, and every player has one vote on what is next.
Proposals are numbered from 301.
`;

it.each(SILENT.trim().split('\n'))('offers nothing for: %s', (text) => {
  expect(offersFor(text)).toEqual([]);
});

/** A sentence that a line breaks goes on, and a list or a heading ends one. */
it.each<readonly [string, number]>([
  ['When a proposal is adopted, the proposer gains 5 points\nfor each vote in favour.', 1],
  ['The proposer gains 5 points when a proposal is adopted\n- unless it is an amendment.', 0],
  ['When a proposal is adopted, the proposer gains 5 points\n- 3 for each vote against.', 0],
  ['- Every player has one vote\n- Every player begins with 0 points', 2],
  ['1. Every player has one vote\n2. Every player begins with 0 points', 2],
  ['The exceptions are these\n- Every player has one vote', 0],
  ['# Every rule\nEvery player has one vote', 1],
  ['Every player has one vote\n\nEvery player begins with 0 points', 2],
])('offers from %j', (text, count) => {
  expect(offersFor(text)).toHaveLength(count);
});

function wrapped(text: string, width: number): string {
  const paragraphs = text.split(/\n[ \t]*\n/).map((each) => {
    const lines: string[] = [];
    for (const word of each.split(/\s+/)) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= width)
        lines.push(`${lines.pop()} ${word}`);
      else lines.push(word);
    }
    return lines.join('\n');
  });
  return paragraphs.join('\n\n');
}

it('offers nothing more of a text whose lines are broken at some width', () => {
  const said = (text: string) => offersFor(text).map(({ sentence }) => sentence);
  const texts = [...rows.map(([text = '']) => text), ...SILENT.trim().split('\n')];
  for (const folder of ['content', 'test/samples/content']) {
    const library = readLibrary(folder);
    if (!library.ok) throw new Error(library.message);
    texts.push(
      ...[...library.records.rulesets.values()].flatMap(({ cards }) =>
        cards.map(({ text }) => text),
      ),
    );
  }
  for (const text of new Set(texts)) {
    const whole = said(wrapped(text, Number.POSITIVE_INFINITY));
    for (let width = 1; width <= 100; width++) {
      const offered = said(wrapped(text, width));
      for (const each of offered) expect(whole, `${text}\nat ${width}`).toContain(each);
    }
    // A figure that stands at the beginning of a line looks like a number of a list.
    if (!/\d+[.:)] | - /.test(text)) expect(said(wrapped(text, 72))).toEqual(whole);
  }
});

it('offers of a quantity that no rule knows what the same words declare', () => {
  const known = { quantities: new Set(['points']), tiers: new Set<string>() };
  const offered = (text: string) => offersFor(text, known).map(({ sentence }) => sentence);
  expect(offered('To win, get 500 gold.')).toEqual([]);
  expect(offered('Everyone starts with 10 gold. To win, get 500 gold.')).toEqual([
    'Every player begins with 10 gold.',
    "A player wins when the player's gold is at least 500.",
  ]);
});
