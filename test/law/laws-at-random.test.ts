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
import { lawOf, makeRules, ruleSaying } from './made-laws.ts';
import { tellLaw } from './tell-law.ts';

interface Made {
  readonly rules: readonly RuleInForce[];
  readonly law: Law;
}

function make(seed: number): Made {
  const rules = makeRules(createRandom(seed));
  return { rules, law: lawOf(rules) };
}

const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);

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

test('which of two rules prevails is what the tests say, one after another', () => {
  const undecided = new Set<boolean>();
  for (let seed = 1; seed <= 500; seed++) {
    const random = createRandom(seed);
    const [a, b] = [makeClaimant(random, 101, 102), makeClaimant(random, 102, 101)];
    const tests = random.shuffle(TESTS).slice(0, 1 + random.below(3));
    const between = random.pick(['', '', 'same-tier', 'different-tiers']);
    const ranks = between
      ? `{ between: ${between}, tests: [${tests.join(', ')}] }`
      : `[${tests.join(', ')}]`;
    const claims = ({ overrides, defersTo }: Claimant) =>
      [`overrides: [${overrides.join(', ')}]`, `defers-to: [${defersTo.join(', ')}]`]
        .filter((line) => !line.endsWith('[]'))
        .join('\n');
    const says = [`forfeit: allowed\n${claims(a)}`, `forfeit: forbidden\n${claims(b)}`];
    const rules = [a, b].map(({ number, tier }, i) => ({
      ...ruleSaying(says[i] ?? ''),
      id: `r${number}`,
      number,
      numbers: [number],
      effectiveNumber: number,
      tier,
    }));
    const ruling = rulingOn(lawOf([...rules, ruleSaying(`precedence: ${ranks}`)]), 'forfeit');
    const isMeant = between === '' || (between === 'same-tier') === (a.tier === b.tier);
    const expected = isMeant ? prevails(a, b, tests) : undefined;
    const found = 'rule' in ruling ? ruling.rule.number : undefined;
    expect(found, `${seed}: ${ranks}; ${says.join('; ')}; ${a.tier}, ${b.tier}`).toBe(
      expected?.number,
    );
    undecided.add(expected === undefined);
  }
  expect(undecided.size).toBe(2);
});

test('the order in which rules come and go makes no difference', () => {
  for (const seed of SEEDS) {
    const { rules, law } = make(seed);
    const all = rules;
    // Rules of one number, and tiers above one and the same, stand in the order in which they came.
    const areNumbersOwn = new Set(all.map(({ number }) => number)).size === all.length;
    const isClear = areNumbersOwn && !law.suppliers.has('tiers');
    if (!isClear) continue;
    const other = createRandom(seed + 1000);
    const [first] = makeRules(other);
    const passing = first && { ...first, id: 'passing' };
    const withPassing = changeLaw(lawOf(other.shuffle(all)), undefined, passing);
    const settled = inOrder(changeLaw(withPassing, passing));
    expect(tellLaw(settled).toSorted(), `seed ${seed}`).toEqual(tellLaw(inOrder(law)).toSorted());
  }
});

test('what was worked out before a rule-change is the same as what is worked out after it', () => {
  for (const seed of SEEDS) {
    const { rules } = make(seed);
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
        const unasked = silence(lawOf(rules), silent);
        expect(tellLaw(change(asked)), `seed ${seed}, change ${index}`).toEqual(
          tellLaw(change(unasked)),
        );
      }
    }
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
      ...rules.map((rule) => changeLaw(law, rule)),
      ...rules.map((rule) => silence(law, new Set([rule.id]))),
      heedNumbers(law, { oldNumbers: false, lowestNumbers: false }),
      heedNumbers(law, { oldNumbers: true, lowestNumbers: true }),
      ...DECIDING.map((yaml) => changeLaw(law, undefined, ruleSaying(yaml))),
    ];
    for (const slot of SLOTS) {
      expect(speakAlike(law, changeLaw(law, undefined, quiet), slot)).toBe(true);
      for (const other of others) {
        if (!speakAlike(law, other, slot)) continue;
        for (const rivals of [true, false]) {
          const before = voidedIn(law, slot, rivals);
          expect(voidedIn(other, slot, rivals), `seed ${seed}`).toEqual(before);
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
