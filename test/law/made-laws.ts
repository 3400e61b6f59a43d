/** Small laws made at random: a few rules that speak of the same matters in different ways. */
import { parse } from 'yaml';
import { changeLaw, emptyLaw, type Law } from '../../src/law/in-force/law.ts';
import type { RuleInForce } from '../../src/law/in-force/rule-in-force.ts';
import { mechanics as schema } from '../../src/law/schema/parse-mechanics.ts';
import type { RuleNumber } from '../../src/values/ids.ts';
import type { Random } from '../games/random.ts';

export const TIERS = [
  { id: 'high', title: 'High' },
  { id: 'low', title: 'Low' },
];

/** Possible provisions of rules, at least two different ones on each subject. */
const SAID: readonly (readonly string[])[] = [
  ['forfeit: allowed', 'forfeit: forbidden'],
  [
    'adoption: votes.majority',
    'adoption: votes.unanimous',
    'adoption: [{ of: { kind: amend }, needs: votes.unanimous }]',
    'adoption: [{ of: { tier: high }, needs: votes.for > 2 }, { needs: votes.majority }]',
    'adoption: [{ of: { kind: amend, tier: low }, needs: true }]',
  ],
  [
    'awards: [{ on: adopted, to: for, points: 5 }]',
    'awards: [{ on: adopted, to: for, points: 6 }, { on: defeated, to: proposer, quantity: gold, amount: 1 }]',
    'awards: [{ on: adopted, to: for, quantity: gold, amount: 1 }]',
  ],
  [
    'limits: [{ of: low, most: 3 }]',
    'limits: [{ of: low, least: 1, most: 4 }, { of: high, most: 9 }]',
  ],
  [
    'quorum: votes.cast > 1',
    'quorum: votes.cast > 2',
    'quorum: [{ of: { kind: amend, tier: low }, needs: votes.cast > 1 }, { needs: votes.cast > 3 }]',
  ],
  [
    'changes: { low: [enact, amend] }',
    'changes: { low: [] }',
    'changes: { low: [amend], high: [repeal] }',
  ],
  ['titles: required', 'titles: [required, cite-by-title]'],
  ['fiat: { tiers: [low], by: Elf }', 'fiat: { tiers: [low, high], by: Imp }'],
  ['win: [{ when: player.points > 9 }]', 'win: [{ when: player.points > 8 }]'],
  ['judge: { chosen: by-lot }', 'judge: { chosen: appointed, then: preceding-judge }'],
  [
    'quantities: { gold: { starts: 1 } }',
    'quantities: { gold: { starts: 2 }, iron: { starts: 0 } }',
  ],
  ['offices: { clerk: { holders: 1 } }', 'offices: { clerk: {} }'],
  [
    'readings: { unanimity: all-for }',
    'readings: { unanimity: none-against, unanimity-109: all-for }',
  ],
  [
    'tiers: [{ id: top, title: Top, above: high }]',
    'tiers: [{ id: mid, title: Mid, above: low }]',
    'tiers: [{ id: low, title: Lower, above: high }]',
    'tiers: [{ id: top, title: Bottom }]',
  ],
  [
    'precedence: [tier, claims, lowest-number]',
    'precedence: [lowest-effective-number]',
    'precedence: { between: same-tier, tests: [lowest-number, claims] }',
    'precedence: { between: different-tiers, tests: [claims, tier] }',
  ],
  [
    'overrides: [forfeit, awards, limits]',
    'overrides: [102, 203]',
    'overrides: [{ tier: high }, adoption, quorum, changes]',
    'overrides: [Law, 101, 104]',
  ],
  [
    'defers-to: [awards, fiat, forfeit]',
    'defers-to: [101, titles]',
    'defers-to: [{ tier: low }, 103]',
  ],
];

/** Tests and claims, without which little is decided. */
const DECIDING = SAID.slice(-3);

/** Rules that speak of the same two matters. */
export function makeRules(random: Random): readonly RuleInForce[] {
  const matters = random.shuffle(SAID.slice(0, -3)).slice(0, 2);
  return Array.from({ length: 3 + random.below(3) }, (_, index) =>
    makeRule(random, index, matters),
  );
}

function makeRule(
  random: Random,
  index: number,
  matters: readonly (readonly string[])[],
): RuleInForce {
  const number: RuleNumber = random.chance(0.15) ? random.pick(['Law', 'act']) : 101 + index;
  const before = random.chance(0.3) ? [201 + random.below(4)] : [];
  const effectiveNumber = random.chance(0.3) ? 300 - index : number;
  const yaml = [
    ...matters.filter(() => random.chance(0.7)).map((choices) => random.pick(choices)),
    ...DECIDING.filter(() => random.chance(0.35)).map((choices) => random.pick(choices)),
  ];
  const tier = random.pick(['high', 'low', 'low', 'low', 'top']);
  const numbers = [...before, number];
  const mechanics = yaml.length > 0 && schema.parse(parse(yaml.join('\n')));
  const id = `r${index}`;
  return { id, number, numbers, effectiveNumber, tier, text: '', ...(mechanics && { mechanics }) };
}

/** A rule that says this alone. */
export function ruleSaying(yaml: string): RuleInForce {
  const mechanics = schema.parse(parse(yaml));
  return {
    id: 'alone',
    number: 9,
    numbers: [9],
    effectiveNumber: 9,
    tier: 'low',
    text: '',
    mechanics,
  };
}

/** The law of some rules, one after another. */
export function lawOf(rules: readonly RuleInForce[]): Law {
  return rules.reduce((law, rule) => changeLaw(law, undefined, rule), emptyLaw(TIERS));
}
