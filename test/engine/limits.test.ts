import { describe, expect, it } from 'vitest';
import { card, enact, errorsOf, play } from './table.ts';

describe('a limit on rules', () => {
  it.each([
    [['206'], 'would leave 1 immutable rule (0 before it)'],
    [['206', '210'], 'would leave 2 immutable rules (0 before it)'],
  ])('counts what transmuting %j would leave', (raised, words) => {
    const immutable = Array.from({ length: 16 }, (_, i) => [String(101 + i), null]);
    const cards = {
      ...Object.fromEntries(immutable),
      209: card(209, '{ limits: [{ of: immutable, most: 0 }] }'),
      211: card(211, '{ changes: { mutable: [transmute] } }'),
    };
    const changes = raised.map((rule) => `  - transmute: { rule: ${rule}, to: immutable }`);
    const proposal = enact(301, 'a', `changes:\n${changes.join('\n')}`);
    const [found] = errorsOf(play({ cards, proposals: { 301: proposal } }));
    expect(found?.message).toContain(words);
  });
});
