/** Small laws at random: which rule prevails in them, and what makes no difference to that. */
import { expect, test } from 'vitest';
import {
  changeLaw,
  compareRules,
  heedNumbers,
  type Law,
  rulingOn,
  silence,
} from '../../src/law/in-force/law.ts';
import type { RuleInForce } from '../../src/law/in-force/rule-in-force.ts';
import { speakAlike, voidedIn } from '../../src/law/in-force/voided.ts';
import { createRandom, type Random } from '../games/random.ts';
import { PORTIONS } from '../portions.ts';
import { lawOf, makeRules, ruleSaying } from './made-laws.ts';
import { tellLaw } from './tell-law.ts';

const TESTS = ['tier', 'claims', 'lowest-number'] as const;

interface Claimant {
  readonly number: number;
  readonly tier: 'high' | 'low';
  readonly overrides: readonly string[];
  readonly defersTo: readonly string[];
}

function makeClaimant(random: Random, number: number, other: number): Claimant {
  const targets = [`${other}`, 'forfeit', '{ tier: high }', '{ tier: low }', 'awards', '999'];
  const some = () => random.shuffle(targets).slice(0, random.pick([0, 0, 1, 2]));
  return { number, tier: random.pick(['high', 'low']), overrides: some(), defersTo: some() };
}

/** Which of two prevails by the first test that tells them apart, in the words of Suber's 110 and 211. */
function prevails(a: Claimant, b: Claimant, tests: readonly string[]): Claimant | undefined {
  const names = (targets: readonly string[], other: Claimant) =>
    ['forfeit', `${other.number}`, `{ tier: ${other.tier} }`].some((one) => targets.includes(one));
  const isFavoured = (one: Claimant, other: Claimant) =>
    names(one.overrides, other) || names(other.defersTo, one);
  for (const by of tests) {
    if (by === 'tier' && a.tier !== b.tier) return a.tier === 'high' ? a : b;
    if (by === 'lowest-number') return a.number < b.number ? a : b;
    if (by !== 'claims' || isFavoured(a, b) === isFavoured(b, a)) continue;
    return isFavoured(a, b) ? a : b;
  }
  return undefined;
}

/** A rule that claims as it is made to, and says this of forfeiting. */
function claiming(claimant: Claimant, forfeit: string): RuleInForce {
  const { number, tier, overrides, defersTo } = claimant;
  const claims = [
    `overrides: [${overrides.join(', ')}]`,
    `defers-to: [${defersTo.join(', ')}]`,
  ].filter((line) => !line.endsWith('[]'));
  const said = ruleSaying([`forfeit: ${forfeit}`, ...claims].join('\n'));
  return { ...said, id: `r${number}`, number, numbers: [number], effectiveNumber: number, tier };
}

/** Rules that say anew which of two prevails. */
const DECIDING = [
  'precedence: [lowest-number]',
  'precedence: [claims, tier]',
  'overrides: [103, limits]',
  'defers-to: [102, awards]',
];

const SLOTS = ['awards', 'win', 'limits', 'quorum', 'titles', 'fiat'] as const;
const QUIET = { id: 'quiet', number: 9, numbers: [9], effectiveNumber: 9, tier: 'low', text: '' };

for (const { named, options, has } of PORTIONS) {
  const made = Array.from({ length: 50 }, (_, i) => i + 1)
    .filter(has)
    .map((seed) => ({ seed, rules: makeRules(createRandom(seed)) }));

  test(
    `which of two rules prevails is what the tests say, one after another: ${named}`,
    options,
    () => {
      const undecided = new Set<boolean>();
      for (let seed = 1; seed <= 500; seed++) {
        if (!has(seed)) continue;
        const random = createRandom(seed);
        const [a, b] = [makeClaimant(random, 101, 102), makeClaimant(random, 102, 101)];
        const tests = random.shuffle(TESTS).slice(0, 1 + random.below(3));
        const between = random.pick(['', '', 'same-tier', 'different-tiers']);
        const listed = `[${tests.join(', ')}]`;
        const ranks = between ? `{ between: ${between}, tests: ${listed} }` : listed;
        const rules = [claiming(a, 'allowed'), claiming(b, 'forbidden')];
        const ruling = rulingOn(lawOf([...rules, ruleSaying(`precedence: ${ranks}`)]), 'forfeit');
        const isMeant = between === '' || (between === 'same-tier') === (a.tier === b.tier);
        const expected = isMeant ? prevails(a, b, tests) : undefined;
        const found = 'rule' in ruling ? ruling.rule.number : undefined;
        expect(found, `${seed}: ${ranks}; ${JSON.stringify([a, b])}`).toBe(expected?.number);
        undecided.add(expected === undefined);
      }
      expect(undecided.size).toBe(2);
    },
  );

  test(`the order in which rules come and go makes no difference: ${named}`, options, () => {
    for (const { seed, rules } of made) {
      const law = lawOf(rules);
      // Rules of one number, and tiers above one and the same, stand in the order in which they came.
      const areNumbersOwn = new Set(rules.map(({ number }) => number)).size === rules.length;
      if (!areNumbersOwn || law.suppliers.has('tiers')) continue;
      const other = createRandom(seed + 1000);
      const [first] = makeRules(other);
      const passing = first && { ...first, id: 'passing' };
      const withPassing = changeLaw(lawOf(other.shuffle(rules)), undefined, passing);
      const settled = inOrder(changeLaw(withPassing, passing));
      expect(tellLaw(settled).toSorted(), `seed ${seed}`).toEqual(tellLaw(inOrder(law)).toSorted());
    }
  });

  test(`what was worked out before a rule-change is worked out after it: ${named}`, options, () => {
    for (const { seed, rules } of made) {
      const [first] = rules;
      const others = [...DECIDING, 'forfeit: allowed', 'tiers: [{ id: top, title: Peak }]'];
      const changes: readonly ((law: Law) => Law)[] = [
        ...rules.map((rule) => (law: Law) => changeLaw(law, rule)),
        ...rules.map((rule) => (law: Law) => changeLaw(law, rule, { ...rule, number: 999 })),
        ...others.map((yaml) => (law: Law) => changeLaw(law, undefined, ruleSaying(yaml))),
      ];
      for (const [index, change] of changes.entries()) {
        for (const silent of [new Set<string>(), new Set(first && [first.id])]) {
          const asked = silence(lawOf(rules), silent);
          // Telling of a law works out all that there is to ask of it.
          tellLaw(asked);
          const unasked = tellLaw(change(silence(lawOf(rules), silent)));
          expect(tellLaw(change(asked)), `seed ${seed}, change ${index}`).toEqual(unasked);
        }
      }
    }
  });

  test(
    `if the same rules speak of a slot and of what prevails, the same is void: ${named}`,
    options,
    () => {
      for (const { seed, rules } of made) {
        const law = lawOf(rules);
        const others = [
          ...rules.map((rule) => changeLaw(law, rule)),
          ...rules.map((rule) => silence(law, new Set([rule.id]))),
          heedNumbers(law, { oldNumbers: false, lowestNumbers: false }),
          heedNumbers(law, { oldNumbers: true, lowestNumbers: true }),
          ...DECIDING.map((yaml) => changeLaw(law, undefined, ruleSaying(yaml))),
        ];
        for (const slot of SLOTS) {
          expect(speakAlike(law, changeLaw(law, undefined, QUIET), slot)).toBe(true);
          for (const other of others.filter((each) => speakAlike(law, each, slot))) {
            for (const rivals of [true, false]) {
              const before = voidedIn(law, slot, rivals);
              expect(voidedIn(other, slot, rivals), `seed ${seed}`).toEqual(before);
            }
          }
        }
      }
    },
  );
}

/** The law, in which all rules stand in their order. */
function inOrder(law: Law): Law {
  for (const [, rules] of law.suppliers) {
    const ids = rules.map(({ id }) => id);
    const sorted = rules.toSorted((a, b) => compareRules(a, b, law.ranks)).map(({ id }) => id);
    expect(ids).toEqual(sorted);
  }
  return law;
}
