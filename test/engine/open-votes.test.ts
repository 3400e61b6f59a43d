/** How a vote stands that has not ended: how many more votes for it would carry it. */
import { expect, test } from 'vitest';
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
