/**
 * The generator's knowledge of Suber's set: just enough to play by it. The engine must not know this
 * much; the engine's results are compared with it.
 */

/** The award of a rule when a vote is over. */
export interface Gift {
  readonly on: 'adopted' | 'defeated';
  readonly to: 'proposer' | 'for' | 'against';
  readonly points: number;
  /** Suber's Rule 204 counts only where adoption does not ask for unanimity. */
  readonly unlessUnanimous?: true;
}

export interface Layer {
  readonly proposal: number | undefined;
  readonly text: string;
}

export interface Rule {
  readonly number: number;
  /** One of Suber's, or one that a rule of the players adds. */
  readonly tier: string;
  readonly layers: readonly Layer[];
  readonly hasMechanics: boolean;
  readonly gifts: readonly Gift[];
  /** A rule that the generator leaves alone, because its own play depends on it. */
  readonly fixed: boolean;
  /** A quantity that it declares. */
  readonly quantity?: string;
  /** A tier that it adds. */
  readonly adds?: string;
}

/** By number. */
export type Rules = Map<number, Rule>;

export const MOST_MUTABLE = 25;

const PLAIN: ReadonlySet<number> = new Set([101, 102, 104, 106, 111, 115, 116, 205, 210]);

const GIFTS: ReadonlyMap<number, readonly Gift[]> = new Map([
  [204, [{ on: 'adopted', to: 'against', points: 10, unlessUnanimous: true }]],
  [206, [{ on: 'defeated', to: 'proposer', points: -10 }]],
]);

/** The rules whose amendment the generator knows how to make up. */
const OPEN: ReadonlySet<number> = new Set([...PLAIN, 206]);

export function initialRules(): Map<number, Rule> {
  const numbers = [
    ...Array.from({ length: 16 }, (_, i) => 101 + i),
    ...Array.from({ length: 13 }, (_, i) => 201 + i),
  ];
  return new Map(numbers.map((number) => [number, initialRule(number)]));
}

function initialRule(number: number): Rule {
  return {
    number,
    tier: number < 200 ? 'immutable' : 'mutable',
    layers: [{ proposal: undefined, text: '' }],
    hasMechanics: !PLAIN.has(number),
    gifts: GIFTS.get(number) ?? [],
    fixed: !OPEN.has(number),
  };
}

export function renumber(
  rules: Rules,
  rule: Rule,
  changed: Partial<Rule> & { number: number },
): void {
  rules.delete(rule.number);
  rules.set(changed.number, { ...rule, ...changed });
}
