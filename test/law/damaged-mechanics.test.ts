/** The mechanics of cards with every part of them damaged in every way: each finding names where it stands. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SLOT_REFERENCE } from '../../src/law/mechanics/slots.ts';
import { PORTIONS } from '../portions.ts';
import { distinctPaths, expectDamagesTold } from '../records/damages.ts';
import { AROUND, FILES } from '../records/whole-records.ts';

const others = Object.entries(AROUND).map(([file, text]) => ({ file, text }));
const bed = { file: FILES.card, body: 'Words.\n', others };

/** Mechanics that the examples of the reference lack. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  adoption: [
    'votes.majority',
    '[{ needs: votes.unanimous }, { of: { kind: amend }, needs: true }]',
  ],
  awards: [
    '[{ on: adopted, to: for, quantity: gold, amount: 1/3, if: proposal.adopted }]',
    '[{ on: rolled, to: roller, points: roll.die }]',
  ],
  becomes: ['{ when: true, mechanics: { becomes: { when: game.turn > 3, mechanics: {} } } }'],
  fiat: ['{ tiers: [mutable, immutable], by: The Elf }'],
  judge: [
    '{ chosen: by-lot, overruled-by: proposal, overruled-before: next-turn, binds-next-turn: until-given, verdicts: [true, "false"], accept-within: 1 day, deliver-within: "proposal.number > 3 ? \\"1 day\\" : \\"2 days\\"" }',
  ],
  limits: ['[{ of: mutable, least: 1, most: game.turn }, { of: immutable }]'],
  precedence: ['[tier, claims]', '{ between: different-tiers, tests: [lowest-effective-number] }'],
  'proposal-facts': ['{ index: { default: 1, least: 0, most: proposal.number }, bare: {} }'],
  quantities: [
    '{ gold: { starts: 1, least: 0, most: player.points, symbol: G, worth: 1/100 points } }',
  ],
  tiers: ['[{ id: charter, title: Charter, above: mutable }, { id: bylaw, title: Bylaws }]'],
  titles: ['required', '[cite-by-title]'],
  turn: ['[propose, { part: roll, faces: 6, if: player.robot }]'],
  turns: ['seat', 'none', 'player.points', '{ order: surname, direction: backward }'],
  'winning-by': ['points-only'],
  overrides: ['[win, 101, VPRD, { tier: mutable }]'],
  readings: ['{ unanimity: all-for, unanimity-109: none-against }'],
};

for (const { named, options, has } of PORTIONS) {
  test.each(Object.entries(SLOT_REFERENCE))(
    `%s, damaged in every way: ${named}`,
    options,
    (slot, { example }) => {
      const done = new Set<string>();
      let told = 0;
      for (const value of [example, ...(MORE[slot] ?? [])]) {
        const mechanics = parse(`{ ${slot}: ${value} }`);
        const tree = { rule: 101, tier: 'mutable', mechanics };
        for (const [at, path] of distinctPaths(mechanics, done).entries()) {
          told += expectDamagesTold(bed, tree, ['mechanics', ...path], (index) => has(at + index));
        }
      }
      expect(told).toBeGreaterThan(done.size);
    },
  );
}
