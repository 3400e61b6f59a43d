/** What the words of a rule are taken to say, and where they are taken to say nothing. */
import { expect, it } from 'vitest';
import { offersFor } from '../../../src/law/sentences/offers/offers.ts';

const OFFERED: readonly (readonly [text: string, ...sentences: readonly string[]])[] = [
  [
    'When a proposed rule-change is defeated, the player who proposed it loses 10 points.',
    'When a proposal is defeated, the proposer loses 10 points.',
  ],
  [
    'The author of an adopted proposal gets five points.',
    'When a proposal is adopted, the proposer receives 5 points.',
  ],
  [
    '208. The winner is the first player to achieve 100 (positive) points.',
    "A player wins when the player's points are at least 100.",
  ],
  ['All players begin with zero points.', 'Every player begins with 0 points.'],
  ['At no time may there be more than 25 mutable rules.', 'There may be at most 25 mutable rules.'],
  ['Voting on a proposal lasts 3 days.', 'A vote is open for 3 days.'],
  [
    'A quorum is half of the eligible voters.',
    'A vote counts only if the number of those who voted is at least the votes that could be cast ÷ 2.',
  ],
  [
    'Proposals require a two-thirds majority of all players to pass.',
    'A change is adopted if the votes for are at least the votes that could be cast × 2 ÷ 3.',
  ],
  [
    'If a proposal passes, the proposer scores 10 points; if it fails, the proposer loses 5 points.',
    'When a proposal is adopted, the proposer receives 10 points.',
    'When a proposal is defeated, the proposer loses 5 points.',
  ],
  ['Each player has 3 lives at the start of the game.', 'Every player begins with 3 lives.'],
  ['The Judge is chosen at random.', 'The Judge is drawn by lot.'],
  [
    'To pass, a proposal must have four-fifths of the votes cast; otherwise it fails.',
    'A change is adopted if the votes for are at least the votes cast × 4 ÷ 5.',
  ],
  [
    'A change to a golden rule needs the consent of more than 60% of the players.',
    'A change to a golden rule is adopted if the votes for are more than the votes that could be cast × 60 ÷ 100.',
  ],
  [
    'If more players vote for it than against it, a proposal passes.',
    'A change is adopted if the votes for are more than the votes against.',
  ],
  [
    'Voting on a proposal runs for five days from the day it is posted, unless everyone has voted earlier.',
    'A vote is open for 5 days.',
  ],
  [
    "A player who didn't vote in time has abstained.",
    'A player who does not vote is taken to abstain.',
  ],
  [
    'Everyone starts with 3 lives and twelve coins.',
    'Every player begins with 3 lives.',
    'Every player begins with 12 coins.',
  ],
  [
    "When a player's pull request is merged, they gain two points.",
    'When a proposal is adopted, the proposer receives 2 points.',
  ],
  [
    'Any rule-change is one of the following: the enactment, repeal, or amendment of a mutable rule; or the transmutation of an immutable rule into a mutable rule.',
    'Mutable rules may be enacted, amended or repealed.',
    'Immutable rules may be transmuted.',
  ],
  [
    'The numbers shall begin with 301. An amended rule takes the number of the proposal that changed it.',
    'Proposals are numbered from 301.',
    'A changed rule takes the number of the proposal that changed it.',
  ],
];

it.each(OFFERED)('offers what is said by: %s', (text, ...sentences) => {
  expect(offersFor(text).map(({ sentence }) => sentence)).toEqual(sentences);
});

const SILENT: readonly string[] = [
  'When a proposal fails, its proposer may lose 10 points.',
  'When a proposal fails, its proposer does not lose 10 points.',
  'Unless otherwise specified, voting on a proposal lasts 3 days.',
  'For example, when a proposal is adopted, the proposer receives 5 points.',
  'When a proposal is adopted, the proposer receives 5 points. This does not apply to amendments.',
  'Active players begin with 10 points.',
  'New players begin with 10 points.',
  '112 You win the game.',
  'The first player to have 3 days wins the game.',
  'Voting on a motion of censure lasts 3 days.',
  'When a proposal is adopted, the proposer receives 5 points beyond the standard five.',
];

it.each(SILENT)('offers nothing where more is said than is understood: %s', (text) => {
  expect(offersFor(text)).toEqual([]);
});
