/**
 * The rule that prevails if two differ. It is the immutable one (Rule 110). Among equals it is the one
 * that says so, else the one with the lower number (Rule 211). Rule 214 and 215 stand at the beginning.
 */
import { expect, test } from 'vitest';
import { card, enact, errorsOf, play, type Setting, scores } from '../table.ts';
import { LOOSE, players } from './in-short.ts';

/** How many points C has, who voted alone against a proposal; what is wrong where nothing decides. */
function paid(cards: NonNullable<Setting['cards']>): string {
  const replayed = play({
    players: players(3),
    cards: { ...LOOSE, ...cards },
    proposals: { 301: enact(301, 'a', 'votes: { for: [a, b], against: [c] }') },
  });
  const wrong = errorsOf(replayed).map(({ code }) => code);
  return wrong.length > 0 ? wrong.join(' ') : String(scores(replayed).c);
}

/** Each gives a ballot weight, which only one rule can do. C has its points by the votes against. */
const says = (ballots: number, more = '') => `{ ballots: ${ballots}${more} }`;
const PAY = {
  202: card(202, '{ awards: [{ on: resolved, to: against, points: votes.against }] }'),
  207: null,
};

test.each([
  // The rules alone, as card 214 and 215
  [says(1), 'mutable', says(2), 'mutable', '1'],
  [says(2), 'mutable', says(1), 'mutable', '2'],
  [says(1), 'mutable', says(2), 'immutable', '2'],
  [says(1), 'immutable', says(2), 'mutable', '1'],
  [says(1), 'immutable', says(2), 'immutable', '1'],
  // Claims, among rules of one tier
  [says(1), 'mutable', says(2, ', overrides: [ballots]'), 'mutable', '2'],
  [says(1), 'mutable', says(2, ', overrides: [214]'), 'mutable', '2'],
  [says(1), 'mutable', says(2, ', overrides: [{ tier: mutable }]'), 'mutable', '2'],
  [says(1), 'mutable', says(2, ', overrides: [awards]'), 'mutable', '1'],
  [says(1), 'mutable', says(2, ', overrides: [206]'), 'mutable', '1'],
  [says(1, ', defers-to: [215]'), 'mutable', says(2), 'mutable', '2'],
  [says(1, ', defers-to: [ballots]'), 'mutable', says(2), 'mutable', '2'],
  [says(1), 'mutable', says(2, ', defers-to: [214]'), 'mutable', '1'],
  // Both claim, so the number decides again
  [says(1, ', overrides: [ballots]'), 'mutable', says(2, ', overrides: [ballots]'), 'mutable', '1'],
  [says(1, ', defers-to: [215]'), 'mutable', says(2, ', defers-to: [214]'), 'mutable', '1'],
  // One claims to prevail, and the other yields
  [says(1, ', defers-to: [215]'), 'mutable', says(2, ', overrides: [214]'), 'mutable', '2'],
  // A claim of a mutable rule over an immutable one comes to nothing
  [says(1), 'immutable', says(2, ', overrides: [214]'), 'mutable', '1'],
  [says(1, ', overrides: [215]'), 'mutable', says(2), 'immutable', '2'],
])('%s (%s) and %s (%s): %s', (first, tier, second, other, expected) => {
  expect(paid({ ...PAY, 214: card(214, first, tier), 215: card(215, second, other) })).toBe(
    expected,
  );
});

test.each([
  ['{ precedence: [lowest-number] }', '1'],
  ['{ precedence: [claims, lowest-number] }', '2'],
  ['{ precedence: [claims] }', '2'],
])('where the claim of 215 is weighed by %s: %s', (precedence, expected) => {
  const cards = {
    ...PAY,
    110: card(110, '', 'immutable'),
    211: card(211, precedence),
    214: card(214, says(1)),
    215: card(215, says(2, ', overrides: [214]')),
  };
  expect(paid(cards)).toBe(expected);
});

test('where nothing decides between them, nobody can say what a vote weighs', () => {
  const cards = {
    ...PAY,
    110: card(110, '', 'immutable'),
    211: card(211, ''),
    214: card(214, says(1)),
    215: card(215, says(2)),
  };
  expect(paid(cards)).toBe('law/conflict');
});

/** Awards add up, unless a rule claims to prevail over what another awards. */
const gives = (points: number, more = '') =>
  `{ awards: [{ on: resolved, to: against, points: ${points} }]${more} }`;

test.each([
  [gives(1), gives(2), '3'],
  [gives(1), gives(2, ', overrides: [214]'), '2'],
  [gives(1), gives(2, ', overrides: [awards]'), '2'],
  [gives(1), '{ overrides: [214] }', '0'],
  [gives(1), '{ overrides: [awards] }', '0'],
  [gives(1, ', overrides: [215]'), gives(2), '1'],
  [gives(1, ', overrides: [215]'), gives(2, ', overrides: [214]'), '1'],
])('awards: %s and %s: %s', (first, second, expected) => {
  expect(paid({ 214: card(214, first), 215: card(215, second) })).toBe(expected);
});
