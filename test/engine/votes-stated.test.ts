/** Votes with a strength that the record states, and what was said with them. */
import { expect, test } from 'vitest';
import { faults, told } from './by-hand/told.ts';
import { card, enact, errorsOf, inTurn, play, type Setting } from './table.ts';

const STRENGTH = {
  105: card(105, '{ electorate: true }', 'immutable'),
  207: card(207, '{ quantities: { strength: { starts: 1 } }, ballots: player.strength }'),
};

/** The faults, or the number of votes for it and against it: A has three ballots, the others one. */
function counted(votes: string, more: Setting = {}): string {
  const setting: Setting = {
    cards: STRENGTH,
    events: '  - { on: 2025-12-31, change: { a: { strength: 2 } }, rule: 207 }',
    proposals: { 301: enact(301, 'a', `votes: ${votes}`) },
    ...more,
  };
  const { count } = play(setting).proposals[0] ?? {};
  return faults(setting).join(' ') || `${count?.for.valueOf()} to ${count?.against.valueOf()}`;
}

test.each([
  ['{ for: [a], against: [b, c] }', '3 to 2'],
  ['{ for: [{ by: a, strength: 3, why: I }], against: [b, { by: c, strength: 1 }] }', '3 to 2'],
  // A voter with several ballots needs no strength because another states one
  ['{ for: [a], against: [{ by: b, strength: 1 }, c] }', '3 to 2'],
  // A voter on both sides divides the ballots
  ['{ for: [{ by: a, strength: 2 }, b], against: [{ by: a, strength: 1 }, c] }', '3 to 2'],
  [
    '{ for: [{ by: a, strength: 2 }, b], against: [{ by: a, strength: 2 }, c] }',
    'vote/strength 301.md votes.for.0.strength, 207',
  ],
  [
    '{ for: [a, { by: zoe, why: hello }], against: [b, c] }',
    'unknown/player 301.md votes.for.1.by',
  ],
])('%s: %s', (votes, expected) => {
  expect(counted(votes)).toBe(expected);
});

test('a strength that the rules do not give is found, with their figure', () => {
  const votes = 'votes: { for: [{ by: a, strength: 2 }], against: [b, c] }';
  const events = '  - { on: 2025-12-31, change: { a: { strength: 2 } }, rule: 207 }';
  const found = errorsOf(play({ cards: STRENGTH, events, proposals: inTurn(votes) }));
  expect(found).toMatchObject([{ code: 'vote/strength', mismatch: { computed: '3' } }]);
  expect(found).toHaveLength(1);
});

test('a strength is what the record says if no rule speaks of ballots', () => {
  const free = { cards: { 207: null }, events: '' };
  const votes = '{ for: [{ by: a, strength: 5 }, b], against: [c] }';
  expect(counted(votes, free)).toBe('6 to 1');
});

/** Once no rule says how many votes one has, those that are cast are all that could be cast. */
test.each([
  ['{ for: [b, b, a, c] }', 'adopted; a 10 b 11'],
  // Rule 204 pays C, who votes against it
  ['{ for: [{ by: b, strength: 3 }, a], against: [c] }', 'adopted; a 10 b 9 c 10'],
  ['{ for: [b, b], against: [a, c] }', 'defeated; a 10 b -4'],
  ['{ tally: { for: 5 } }', 'adopted; a 10 b 11'],
  ['{ tally: { for: 3, against: 3 } }', 'defeated; a 10 b -4'],
])('%s: %s', (votes, expected) => {
  const majority =
    'changes: [{ repeal: 207 }, { amend: 203, text: More., mechanics: { adoption: votes.majority } }]';
  const proposals = inTurn(majority, `votes: ${votes}`);
  const game = 'readings: { compound-number: { take: successive } }';
  expect(told({ game, proposals }, 'outcomes', 'points')).toBe(`adopted ${expected}`);
});

test('co-authors have to be players', () => {
  const by = (id: string) => told({ proposals: inTurn(`with: [${id}]`) }, 'outcomes');
  expect([by('b'), by('zoe')]).toEqual(['adopted', 'unknown/player']);
});

test('what is known of a proposal that nobody is known to have made is attested', () => {
  const { proposals, toMove } = play({
    game: 'readings: { unknown-proposer: { take: who-is-due } }',
    proposals: { 301: enact(301, 'a').replace('by: a\n', ''), 302: enact(302, 'b') },
  });
  expect(proposals.map(({ evidence, outcome }) => `${evidence} ${outcome}`)).toEqual([
    'attested adopted',
    'verified adopted',
  ]);
  expect(toMove).toBe('c');
});
