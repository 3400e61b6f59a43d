/**
 * What small laws come to, which rule prevails in them and by which test. It is kept in
 * `__snapshots__/laws.txt`, which `npx vitest run test/law -u` writes anew.
 */
import { expect, test } from 'vitest';
import { contestOn, sameContest } from '../../src/law/in-force/contest.ts';
import {
  changeLaw,
  compareRules,
  heedNumbers,
  keepTiers,
  type Law,
  silence,
} from '../../src/law/in-force/law.ts';
import { createRandom } from '../games/random.ts';
import { lawOf, type MadeRule, makeClaimants, makeRules, ruleSaying } from './made-laws.ts';
import { tellLaw } from './tell-law.ts';

interface Made {
  readonly rules: readonly MadeRule[];
  readonly law: Law;
}

function make(seed: number): Made {
  const rules = makeRules(createRandom(seed));
  return { rules, law: lawOf(rules.map(({ rule }) => rule)) };
}

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1);

test('which rule prevails, and by which test', async () => {
  const told = SEEDS.flatMap((seed) => {
    const { rules, law } = make(seed);
    return [`# ${seed}`, ...rules.map(({ words }) => words), ...tellLaw(law).map(indented), ''];
  });
  await expect(told.join('\n')).toMatchFileSnapshot('__snapshots__/laws.txt');
});

const indented = (line: string) => `  ${line}`;

test('which rule prevails where each claims it over another', async () => {
  const told = SEEDS.slice(0, 60).flatMap((seed) => {
    const rules = makeClaimants(createRandom(seed));
    const lines = tellLaw(lawOf(rules.map(({ rule }) => rule)));
    const held = lines.filter((line) =>
      /held|rivals|^(awards|win|limits|quorum|titles|fiat) /.test(line),
    );
    return [`# ${seed}`, ...rules.map(({ words }) => words), ...held.map(indented), ''];
  });
  await expect(told.join('\n')).toMatchFileSnapshot('__snapshots__/laws-claims.txt');
});

/** Only what becomes another when a rule is void, or a number counts, or a tier stays. */
test('what that changes', async () => {
  const told = SEEDS.flatMap((seed) => {
    const { rules, law } = make(seed);
    const [first, second] = rules.map(({ rule }) => rule);
    if (!first || !second) return [];
    const without = changeLaw(law, first);
    const gone = law.tiers.all.filter((tier) => !without.tiers.all.includes(tier));
    const others: Readonly<Record<string, Law>> = {
      'former numbers do not count': heedNumbers(law, { oldNumbers: false, lowestNumbers: false }),
      'the lowest number counts': heedNumbers(law, { oldNumbers: true, lowestNumbers: true }),
      'r0 is void': silence(law, new Set(['r0'])),
      'r0 is void no more': changeLaw(silence(law, new Set(['r0'])), second, second),
      'its tiers stay': keepTiers(without, gone, law),
    };
    return Object.entries(others).flatMap(([name, other]) => {
      const before = new Set(tellLaw(name === 'its tiers stay' ? without : law));
      const after = tellLaw(other);
      const fresh = after.filter((line) => !before.has(line)).map((line) => `  + ${line}`);
      const old = [...before].filter((line) => !after.includes(line)).map((line) => `  - ${line}`);
      return fresh.length + old.length > 0 ? [`# ${seed}: ${name}`, ...old, ...fresh] : [];
    });
  });
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/laws-changed.txt');
});

test('the order in which rules come and go makes no difference', () => {
  for (const seed of SEEDS) {
    const { rules, law } = make(seed);
    const all = rules.map(({ rule }) => rule);
    // Rules of one number, and tiers above one and the same, stand in the order in which they came.
    const areNumbersOwn = new Set(all.map(({ number }) => number)).size === all.length;
    const isClear = areNumbersOwn && !law.suppliers.has('tiers');
    if (!isClear) continue;
    const other = createRandom(seed + 1000);
    const [first] = makeRules(other);
    const passing = first && { ...first.rule, id: 'passing' };
    const withPassing = changeLaw(lawOf(other.shuffle(all)), undefined, passing);
    const settled = inOrder(changeLaw(withPassing, passing));
    expect(tellLaw(settled).toSorted(), `seed ${seed}`).toEqual(tellLaw(inOrder(law)).toSorted());
  }
});

const DECIDING = [
  'precedence: [lowest-number]',
  'precedence: [claims, tier]',
  'overrides: [103, limits]',
  'defers-to: [102, awards]',
];

test('where the same rules speak of a slot and of what prevails, the same is void', () => {
  const SLOTS = ['awards', 'win', 'limits', 'quorum', 'titles', 'fiat'] as const;
  for (const seed of SEEDS) {
    const { rules, law } = make(seed);
    const quiet = {
      id: 'quiet',
      number: 9,
      numbers: [9],
      effectiveNumber: 9,
      tier: 'low',
      text: '',
    };
    const others = [
      ...rules.map(({ rule }) => changeLaw(law, rule)),
      ...rules.map(({ rule }) => silence(law, new Set([rule.id]))),
      heedNumbers(law, { oldNumbers: false, lowestNumbers: false }),
      heedNumbers(law, { oldNumbers: true, lowestNumbers: true }),
      ...DECIDING.map((yaml) => changeLaw(law, undefined, ruleSaying(yaml))),
    ];
    for (const slot of SLOTS) {
      expect(sameContest(law, changeLaw(law, undefined, quiet), slot)).toBe(true);
      for (const other of others) {
        if (!sameContest(law, other, slot)) continue;
        for (const rivals of [true, false]) {
          const before = contestOn(law, slot, rivals);
          expect(contestOn(other, slot, rivals), `seed ${seed}`).toEqual(before);
        }
      }
    }
  }
});

/** The law, in which all rules stand in their order. */
function inOrder(law: Law): Law {
  for (const [, rules] of law.suppliers) {
    const ids = rules.map(({ id }) => id);
    const sorted = rules.toSorted((a, b) => compareRules(a, b, law.ranks)).map(({ id }) => id);
    expect(ids).toEqual(sorted);
  }
  return law;
}
