/** What mechanics say, whatever way they are written. */
import { describe, expect, it } from 'vitest';
import { saySame } from '../../src/law/mechanics/canonical.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';

function same(one: unknown, other: unknown): boolean {
  const [a, b] = [mechanics.parse(one), mechanics.parse(other)];
  return saySame(a, b);
}

const demand = (needs: unknown) => ({ adoption: [{ of: { kind: 'amend' }, needs }] });

describe('two mechanics', () => {
  it.each<[string, unknown, unknown]>([
    [
      'blanks in a formula',
      demand('votes.for>=2/3*votes.cast'),
      demand(' votes.for >= 2 / 3 * votes.cast'),
    ],
    ['line ends in a formula', demand('votes.for\n  > 2'), demand('votes.for > 2')],
    [
      'quotation marks',
      { turns: `game.medium == "mail" ? 'seat' : 'none'` },
      { turns: `game.medium == 'mail' ? "seat" : "none"` },
    ],
    ['digits of equal numbers', demand('votes.for > 2.50'), demand('votes.for > 2.5')],
    ['a number and its text', { ballots: 1 }, { ballots: '1' }],
    ['the order of keys', { forfeit: 'allowed', ballots: 1 }, { ballots: 1, forfeit: 'allowed' }],
    [
      'the order of names',
      { offices: { scribe: { holders: 1 }, herald: { holders: 2 } } },
      { offices: { herald: { holders: 2 }, scribe: { holders: 1 } } },
    ],
    ['the short form of a slot', { turns: 'seat' }, { turns: { order: 'seat' } }],
  ])('say the same in spite of %s', (_, one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each<[string, unknown, unknown]>([
    ['a number', demand('votes.for > 2'), demand('votes.for > 3')],
    ['an operator', demand('votes.for > 2'), demand('votes.for >= 2')],
    ['brackets', { ballots: '(1 + 1) * 2' }, { ballots: '1 + 1 * 2' }],
    [
      'blanks within a text',
      { fiat: { tiers: ['immutable'], by: 'Magic Elf' } },
      { fiat: { tiers: ['immutable'], by: 'MagicElf' } },
    ],
    [
      'blanks within a quotation',
      { turns: `game.medium == "a b" ? "seat" : "none"` },
      { turns: `game.medium == "ab" ? "seat" : "none"` },
    ],
    ['a slot more', { ballots: 1 }, { ballots: 1, forfeit: 'allowed' }],
    ['the order of tests', { precedence: ['tier', 'claims'] }, { precedence: ['claims', 'tier'] }],
  ])('differ by %s', (_, one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it('differ where one is none', () => {
    expect(saySame(undefined, mechanics.parse({ ballots: 1 }))).toBe(false);
    expect(saySame(undefined, undefined)).toBe(true);
  });
});
