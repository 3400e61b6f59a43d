/** The void parts by claims if only some of the rules that claim speak of the same point. */
import { expect, test } from 'vitest';
import type { SummedSlot } from '../../src/law/in-force/entries.ts';
import type { Law } from '../../src/law/in-force/law.ts';
import { rankOtherwiseByLowest } from '../../src/law/in-force/precedence.ts';
import type { RuleInForce } from '../../src/law/in-force/rule-in-force.ts';
import { provisionsIn } from '../../src/law/in-force/voided.ts';
import type { RuleNumber } from '../../src/values/ids.ts';
import { createRandom } from '../games/random.ts';
import { lawOf, ruleSaying } from './made-laws.ts';

const rule = (number: RuleNumber, tier: string, yaml: string): RuleInForce => ({
  ...ruleSaying(yaml),
  id: String(number),
  number,
  numbers: [number],
  effectiveNumber: number,
  tier,
});

const held = (law: Law, slot: SummedSlot) =>
  provisionsIn(law, slot, false).map(({ rule: { id }, part }) => `${id} ${part}`);

test('a claim that fails over a rule that is named like a tier takes nothing of what is granted for that tier', () => {
  const law = lawOf([
    rule(101, 'high', 'precedence: [tier]'),
    rule('b2', 'high', 'fiat: { tiers: [high], by: Elf }'),
    rule(103, 'low', 'fiat: { tiers: [b2], by: Imp }\noverrides: [b2]'),
  ]);
  expect(held(law, 'fiat')).toEqual(['b2 high', '103 b2']);
});

test('who loses nothing to a rule stands in no circle of claims with it', () => {
  const law = lawOf([
    rule(91, 'low', 'precedence: { between: same-tier, tests: [lowest-number] }'),
    rule(92, 'low', 'precedence: { between: different-tiers, tests: [claims] }'),
    rule(101, 'low', 'limits: [{ of: low, most: 3 }]\ndefers-to: [102]'),
    rule(102, 'low', 'limits: [{ of: high, most: 9 }]\noverrides: [103]'),
    rule(103, 'high', 'limits: [{ of: low, most: 5 }]\noverrides: [101]'),
  ]);
  expect(held(law, 'limits')).toEqual(['101 most low', '102 most high']);
});

test('rules rank otherwise by their lowest numbers where any two of them do', () => {
  const random = createRandom(1);
  const told = Array.from({ length: 300 }, () => {
    const rules = Array.from({ length: 2 + random.below(3) }, () => {
      const number = random.chance(0.1) ? random.pick(['Law', 'Act']) : 101 + random.below(5);
      const before = random.chance(0.5) ? [101 + random.below(5)] : [];
      return { ...rule(number, 'low', 'forfeit: allowed'), numbers: [...before, number] };
    });
    const latest = rules.map(({ number }) => height(number));
    const lowest = rules.map(({ numbers }) => Math.min(...numbers.map(height)));
    const differ = rules.some((_, a) =>
      rules.some((_, b) => compared(latest, a, b) !== compared(lowest, a, b)),
    );
    const found = rankOtherwiseByLowest(rules);
    expect(found, JSON.stringify(rules.map(({ numbers }) => numbers))).toBe(differ);
    return found;
  });
  expect(new Set(told)).toEqual(new Set([true, false]));
});

const height = (number: RuleNumber) => (typeof number === 'number' ? number : Infinity);

function compared(of: readonly number[], a: number, b: number): string {
  const [one = 0, other = 0] = [of[a], of[b]];
  return one === other ? 'same' : one < other ? 'before' : 'after';
}
