/** How a vote stands that has not ended: how many more votes for it would carry it. */
import { expect, test } from 'vitest';
import { votesSoFar, whatItNeeds } from '../../src/archive/words/phrases/state-words.ts';
import { card, enact, page, play } from './table.ts';

const MAJORITY = card(203, '{ adoption: votes.majority }');
const OPEN = page('proposal: 302\nby: b\nproposed: 2026-01-03\nenact: {}', 'New.');

function prospect(ballots: string) {
  const cards = { 203: MAJORITY, 207: card(207, `{ ballots: '${ballots}' }`) };
  return play({ cards, proposals: { 301: enact(301, 'a'), 302: OPEN } }).openVotes[0]?.prospect;
}

test.each([
  ['is said where all have as many votes', '1', { is: 'open', needs: 2 }],
  ['is not said where it matters whose they are', 'player.proposer ? 2 : 1', { is: 'open' }],
])('%s', (_, ballots, expected) => {
  expect(prospect(ballots)).toEqual(expected);
});

/** Two of the three have voted for it, and c has not. */
function needs(cards: Record<string, string>, votes = '{ for: [a, b] }', game = '') {
  const open = page(
    `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: ${votes}`,
    'New.',
  );
  const [vote] = play({ cards, game, proposals: { 301: open } }).openVotes;
  return vote && whatItNeeds(vote);
}

const STANDS = 'readings: { missing-vote: { take: stands, why: So it was. } }';
const OPTIONAL = card(105, '{ participation: optional }', 'immutable');
const adoption = (formula: string) => card(203, `{ adoption: '${formula}' }`);

test.each([
  // With a vote against it, it is not unanimous; without, it is.
  [
    adoption('votes.against == 0'),
    '{ for: [a, b] }',
    'It is carried so far, unless the one missing vote is against it (Rule 203).',
  ],
  [
    adoption('votes.for > 2 * votes.against'),
    '{ for: [a] }',
    'It is carried so far, unless 1 of the 2 missing votes is against it (Rule 203).',
  ],
  [
    adoption('votes.for > votes.against'),
    '{ for: [] }',
    'It needs 1 of the 2 missing votes for it if the others do not vote, and 2 of them if the others are against it (Rule 203).'.replaceAll(
      'the 2',
      'the 3',
    ),
  ],
  [
    adoption('votes.for + votes.against >= 2 && votes.for >= 1'),
    '{ for: [a] }',
    'It needs 1 of the 2 missing votes for it if the others do not vote, and none of them if the others are against it (Rule 203).',
  ],
  [
    adoption('votes.for == 3'),
    '{ for: [a, b] }',
    'It needs the one missing vote for it (Rule 203).',
  ],
  [
    adoption('votes.for >= 2'),
    '{ for: [a, b] }',
    'It is carried, whether the others vote for or against (Rule 203).',
  ],
])('says what is needed where nobody has to vote: %j %s', (rule, votes, said) => {
  expect(needs({ 105: OPTIONAL, 203: rule }, votes)).toBe(said);
  expect(needs({ 203: rule }, votes, STANDS)).toBe(said);
});

test('needs all who are missing where everybody has to vote', () => {
  const rule = adoption('votes.against == 0');
  expect(needs({ 203: rule })).toBe('It needs the one missing vote for it (Rule 203).');
});

test('counts the missing votes from a tally', () => {
  const said = (votes: string) => needs({ 203: MAJORITY }, votes);
  expect(said('{ tally: { for: 1, against: 0 } }')).toBe(
    'It needs 1 of the 2 missing votes for it (Rule 203).',
  );
  expect(said('{ tally: { for: 1, against: 2 } }')).toBe(
    'Every vote is cast, and it is lost (Rule 203).',
  );
});

test('the vote on record of a player who has left is told not to count', () => {
  const open = page(
    'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: { for: [b, c], cast: { c: 2026-01-02 } }',
    'New.',
  );
  const replay = play({
    proposals: { 301: open },
    events: '  - { on: 2026-01-02, leave: c }',
  });
  const [vote] = replay.openVotes;
  expect(vote && votesSoFar(replay, vote)).toBe(
    '1 for, 0 against so far, not counting C, who may no longer vote',
  );
});
