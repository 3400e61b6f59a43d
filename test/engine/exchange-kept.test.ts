/**
 * What is said of an exchange, for sums on both sides of each bound: more, as much, less and nothing.
 * Here, whoever changes the engine reads what else changes.
 */
import { expect, it } from 'vitest';
import { card, enact, errorsOf, play } from './table.ts';

/** Nothing is worth iron, and x and y lead back to each other. */
const QUANTITIES = [
  'gold: { starts: 9, worth: 2 silver }',
  'silver: { starts: 9, worth: 3 copper }',
  'copper: { starts: 9 }',
  'iron: { starts: 9 }',
  'x: { starts: 9, worth: 1/2 y }',
  'y: { starts: 9, worth: 2 x }',
].join(', ');

const SUMS: readonly string[] = [
  ...[-1, 0, 1].flatMap((gold) =>
    [-2, -1, 0, 2].flatMap((silver) => [
      `a: { gold: ${gold}, silver: ${silver} }`,
      `a: { silver: ${silver}, gold: ${gold}, copper: 1, iron: -3 }`,
    ]),
  ),
  'a: { gold: 1, copper: -6 }',
  'a: { copper: -5, iron: 1, gold: 1 }',
  'a: { x: 1, y: -2 }',
  'a: { x: 2, y: -1 }',
  'a: { copper: 1, iron: -1 }',
  'a: { gold: 1, silver: -2 }, b: { gold: -1, silver: 1 }',
  'a: { gold: 1 }, b: { silver: -2 }',
];

it.each(SUMS)('%s', (sums) => {
  const replayed = play({
    cards: { 214: card(214, `{ quantities: { ${QUANTITIES} } }`) },
    proposals: { 301: enact(301, 'a') },
    events: `  - { on: 2026-01-02, change: { ${sums} }, rule: 214 }`,
  });
  const told = errorsOf(replayed).map(({ code, message, rule, mismatch }) =>
    [code, message, rule?.number, mismatch?.difference, mismatch?.arithmetic.join(', ')].join('; '),
  );
  expect(told).toMatchSnapshot();
});
