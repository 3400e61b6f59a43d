/** Sentences of people, and their faults. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { Chart } from '../../../src/law/sentences/chart.ts';
import { Grammar } from '../../../src/law/sentences/grammar.ts';
import { readWords } from '../../../src/law/sentences/read-words.ts';
import { readAll } from '../../../src/law/sentences/sentences.ts';
import { sentenceTokens } from '../../../src/law/sentences/tokens.ts';
import { explained } from '../../../src/law/sentences/understand.ts';

/** Sentences as people write them, and below them what they mean, as a card has it. */
const MEANT = `
when a proposal is defeated the proposer forfeits ten points
  awards: [{ on: defeated, to: proposer, points: -10 }]
THE PLAYER WHO PROPOSED IT GETS 1,024 POINTS WHEN A RULE-CHANGE PASSES.
  awards: [{ on: adopted, to: proposer, points: 1024 }]
If a proposal fails, everybody who voted against it gains one point unless the vote is unanimous
  awards: [{ on: defeated, to: against, points: 1, if: "!votes.unanimous" }]
A player wins if the player's gold reaches 50
  win: [{ when: player.gold >= 50 }]
There is one Speaker
  offices: { speaker: { holders: 1 } }
A player has as many votes as 2 - 1
  ballots: 2 - 1
there can be no more than thirty mutable rules
There must not be more than thirty mutable rules
  limits: [{ of: mutable, most: 30 }]
Voting lasts a week
A vote takes one week
  voting-period: 1 week
A change is adopted if the votes for are at least two thirds of the votes cast
A change is adopted if at least two thirds of the votes cast are in favour
  adoption: votes.for >= votes.cast * 2 / 3
A turn is proposing and voting.
  turn: [propose]
A player wins if the player has at least 50 points
A player wins if the player's points are 50 or more
A player with 50 points or more wins
The first player with fifty points wins
  win: [{ when: player.points >= 50 }]
A proposal is adopted if there are more votes for than against
  adoption: votes.for > votes.against
A change is adopted by a majority
  adoption: votes.majority
At least half of the players must vote
  quorum: votes.voters >= players.count / 2
The Speaker has two votes, and each other player one
  ballots: "player.speaker ? 2 : 1"
Players begin with ten points
  quantities: { points: { starts: 10 } }
Players take turns by surname
  turns: surname
If a player wins, the winner gets 3 stars
  awards: [{ on: won, to: winner, quantity: stars, amount: 3 }]
A player of whom it is so that (the player is the clerk) may give gold for a player of whom it is so that (the player is not the clerk)
Any player (if the player is the clerk) may give gold for any player (if the player is not the clerk)
  grants: [{ what: quantity, of: [gold], by: { player: player.clerk }, to: "!player.clerk", least: 1 }]
When a Judge does not take the office in time, the Judge loses 10 points.
  awards: [{ on: refused, to: judge, points: -10, if: judge.late }]
Rules of the tier orders may be enacted.
  changes: { orders: [enact] }
Orders rules may be enacted.
  changes: { orders: [enact] }
A change is adopted if the votes for are at least twice the votes against.
  adoption: votes.for >= 2 * votes.against
An adopted proposal may give or take quantities named “points”, at most −1
An adopted proposal may take points
  grants: [{ what: quantity, of: [points], by: proposal, most: -1 }]
An adopted proposal may give or take points, at most −2, at least −2
  grants: [{ what: quantity, of: [points], by: proposal, least: -2, most: -2 }]
The holder of the office of banker may give at most 3 coins, once in each turn
  grants: [{ what: quantity, of: [coins], by: { office: banker }, least: 1, most: 3, often: { times: 1, per: turn } }]
`;

/** Each sentence with the line that is indented below it, and below those that stand with it. */
const pairs = (table: string) =>
  table
    .trim()
    .split(/(?<=\n {2}.*)\n/)
    .flatMap((group) => {
      const [meant = '', ...sentences] = group.split('\n').toReversed();
      return sentences.toReversed().map((sentence) => [sentence, meant.trim()] as const);
    });

test.each(pairs(MEANT))('%s: %s', (sentence, mechanics) => {
  const result = readAll([sentence]);
  expect(result.ok ? result.mechanics : undefined).toEqual(parse(mechanics));
});

test('a sentence that a record may have is read for ever', () => {
  const kept = readFileSync(new URL('kept-sentences.txt', import.meta.url), 'utf8');
  const sentences = kept.trim().split('\n');
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((sentence) => !readAll([sentence]).ok)).toEqual([]);
});

test('what stands in quotation marks is read as it stands', () => {
  expect(readWords('Rule “x” rules may not be changed').ok).toBe(false);
});

describe('what cannot be read', () => {
  const problemOf = (sentence: string) => {
    const result = readWords(sentence);
    if (result.ok) throw new Error(`“${sentence}” was read.`);
    const { message, help = '', start, end } = explained(result.problem, sentence);
    return { message, help, at: sentence.slice(start, end) };
  };

  it('stops at a word, and says what may stand there', () => {
    const found = problemOf('When a proposal is defeated, the proposer loses points.');
    expect(found.message).toBe('“points” cannot stand after “loses”.');
    expect(found.at).toBe('points');
    expect(found.help).toContain('The next word could be “as”, a number or “(”.');
    expect(found.help).toContain('“When a proposal is defeated, the proposer loses 10 points.”');
  });

  it('may end too soon', () => {
    const found = problemOf('When a proposal is defeated, the proposer loses ');
    expect(found.message).toBe('The sentence cannot end after “loses”.');
    expect(found.at).toBe('s');
  });

  // By the words that mean the same, and not by those that may stand there and mean the opposite.
  const NEAR = `
When a proposal is defeted, the proposer recieves 10 points
  When a proposal is defeated, the proposer receives 10 points.
A changed rule keep its number
  A changed rule keeps its number.
When a proposal is adopted, the proposer gain 3 points
When a propsal is adopted, the proposer earn 3 points
  When a proposal is adopted, the proposer receives 3 points.
`;

  test.each(pairs(NEAR))('%s is near a sentence', (sentence, near) => {
    expect(problemOf(sentence).help).toContain(`Did you mean “${near}”?`);
  });

  it('is near none where any of several words may be meant, and its opposite', () => {
    const { help } = problemOf('When a proposal is vetoed, the proposer loses 3 points.');
    expect(help).not.toContain('Did you mean');
    expect(help).toContain('the players carry it out');
  });

  it('is near none where more than three words differ', () => {
    expect(problemOf('Tea is served at five in the garden.').help).not.toContain('Did you mean');
  });

  it('knows the names of a slot alone', () => {
    expect(problemOf('A player may vote if the number thrown is 3').at).toBe('thrown');
    expect(readWords('A robot votes for a proposal if the number thrown is 3').ok).toBe(true);
  });
});

describe('several sentences', () => {
  it('are one value', () => {
    const result = readAll([
      'Every player begins with 0 gold.',
      'When a proposal is adopted, the proposer receives 3 gold.',
      'No player has fewer than 0 gold.',
      'When a proposal is defeated, the proposer loses 3 gold.',
    ]);
    expect(result).toMatchObject({
      mechanics: {
        quantities: { gold: { starts: 0, least: 0 } },
        awards: [
          { on: 'adopted', to: 'proposer', quantity: 'gold', amount: 3 },
          { on: 'defeated', to: 'proposer', quantity: 'gold', amount: -3 },
        ],
      },
    });
  });

  const AGAIN = `
A player may forfeit the game.
  No player may forfeit the game.
Every player begins with 1 gold.
  Every player begins with 2 gold.
This rule prevails over Rule 1.
  This rule prevails over Rule 2.
There is one speaker.
  Any number of players may hold the office of speaker.
Every proposal states its index.
  A proposal may state its index, which is otherwise 1.
Once 1 is 1, this rule changes to say that every rule has a title.
  Once 2 is 2, this rule changes to say that every player may vote.
`;

  test.each(pairs(AGAIN))('say nothing twice or otherwise: %s %s', (first, second) => {
    expect(readAll([first])).toMatchObject({ ok: true });
    expect(readAll([second])).toMatchObject({ ok: true });
    const result = readAll([first, second]);
    const message = `This is said already, or otherwise: “${first}”`;
    expect(result).toMatchObject({ ok: false, problems: [{ sentence: 1, message }] });
  });

  test.each([
    ['A changed rule keeps its number.', { numbering: { 'changed-rule': 'keeps-its-own' } }],
    ['Proposals are numbered from 1.', { numbering: { first: 1 } }],
    ['The order of turns is followed backward.', { turns: { direction: 'backward' } }],
    ['The sign for gold is “G”.', { quantities: { gold: { symbol: 'G' } } }],
    ['No player has more than 5 gold.', { quantities: { gold: { most: 5 } } }],
    ["A proposal's index is at least 3.", { 'proposal-facts': { index: { least: 3 } } }],
    ['Every proposal states its index.', { 'proposal-facts': { index: { default: 'none' } } }],
  ])('need no other: %s', (sentence, mechanics) => {
    expect(readAll([sentence])).toMatchObject({ ok: true, mechanics });
  });
});

describe('the words for a part of the mechanics', () => {
  const SENTENCES = [
    'When a proposal is adopted, the proposer receives 5 points.',
    "When a proposal is defeated, everyone receives as many points as the proposal's number ÷ 0, if the player is the Baker.",
    'A change is adopted if a majority is in favour.',
    'This rule prevails over mutable rules and Rule 206.',
    'Once the number of the turn is 3, this rule changes to say that there is one Queen.',
  ];
  const result = readAll(SENTENCES);
  const wordsAt = (path: readonly (string | number)[], span?: readonly [number, number]) => {
    const place = result.ok ? result.places.find(path, span) : undefined;
    return place && SENTENCES[place.sentence]?.slice(place.start, place.end);
  };

  test.each([
    [['awards', 0, 'to'], undefined, 'the proposer'],
    [['awards', 1, 'points'], [18, 19] as const, '0'],
    [['awards', 1, 'points'], [0, 15] as const, "the proposal's number"],
    [['awards', 1, 'if'], [0, 12] as const, 'the player is the Baker'],
    [['adoption'], [0, 14] as const, 'a majority is in favour'],
    [['overrides', 0, 'tier'], undefined, 'mutable rules'],
    [['overrides', 1], undefined, 'Rule 206'],
    [['becomes', 'mechanics', 'offices', 'queen'], undefined, 'there is one Queen'],
    [['becomes', 'when'], [0, 9] as const, 'the number of the turn'],
    [['fiat'], undefined, undefined],
  ])('%j %j', (path, span, words) => {
    expect(wordsAt(path, span)).toBe(words);
  });
});

describe('what was read before changes nothing', () => {
  test.each([
    ['{a:name} sleeps', '“Ann sleeps', '“Ann” sleeps'],
    ['{a:verdict} stands', 'nonsense stands', 'upheld stands'],
    ['{a:digits} sleep', '2.5 sleep', '2 sleep'],
  ])('%s: %s, and then %s', (says, before, after) => {
    const rows = { deed: [[{ '...': '$a' }, says]] } as const;
    const grammar = new Grammar({ rows, formulas: {}, synonyms: {}, free: new Set() });
    const isRead = (words: string) =>
      new Chart(grammar, 'deed', sentenceTokens(words)).whole !== undefined;
    expect([isRead(before), isRead(after)]).toEqual([false, true]);
  });
});
