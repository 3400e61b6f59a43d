/** The meaning of mechanics, in any way to write them. */
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { saySame } from '../../src/law/mechanics/canonical.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';

const read = (yaml: string) => mechanics.parse(parse(yaml));

it.each([
  ['ballots: player.points>=2/3*3?1:2', 'ballots: " player.points >= 2 / 3 * 3 ? 1 : 2 "'],
  ['electorate: "player.points\\n  > 2"', 'electorate: player.points > 2'],
  [`turns: 'game.turn > 1 ? "seat" : "none"'`, `turns: "game.turn > 1 ? 'seat' : 'none'"`],
  [
    `turns: 'game.medium == "mail" ? "seat" : "none"'`,
    `turns: 'game.medium == "mail" ? "seat":"none"'`,
  ],
  ['electorate: player.points > 2.50', 'electorate: player.points > 2.5'],
  ['electorate: (player.points) > 2', 'electorate: player.points > 2'],
  ['ballots: 1', 'ballots: "1"'],
  ['{ forfeit: allowed, ballots: 1 }', '{ ballots: 1, forfeit: allowed }'],
  [
    'offices: { scribe: { holders: 1 }, herald: { holders: 2 } }',
    'offices: { herald: { holders: 2 }, scribe: { holders: 1 } }',
  ],
  ['turns: seat', 'turns: { order: seat }'],
])('%s says the same as %s', (one, other) => {
  expect(saySame(read(one), read(other))).toBe(true);
});

it.each([
  ['electorate: player.points > 2', 'electorate: player.points > 3'],
  ['electorate: player.points > 2', 'electorate: player.points >= 2'],
  ['ballots: (1 + 1) * 2', 'ballots: 1 + 1 * 2'],
  ['fiat: { tiers: [immutable], by: Magic Elf }', 'fiat: { tiers: [immutable], by: MagicElf }'],
  [
    `turns: 'game.medium == "a b" ? "seat" : "none"'`,
    `turns: 'game.medium == "ab" ? "seat" : "none"'`,
  ],
  ['ballots: 1', '{ ballots: 1, forfeit: allowed }'],
  ['precedence: [tier, claims]', 'precedence: [claims, tier]'],
])('%s says something else than %s', (one, other) => {
  expect(saySame(read(one), read(other))).toBe(false);
});

it('differs from nothing, which is the same as nothing', () => {
  expect(saySame(undefined, read('ballots: 1'))).toBe(false);
  expect(saySame(undefined, undefined)).toBe(true);
});
