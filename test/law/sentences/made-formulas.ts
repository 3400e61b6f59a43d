/** Formulas at random, over the names of a scope. */
import type { Scope } from '../../../src/law/formula/scope.ts';
import type { Random } from '../../games/random.ts';

export type Gives = 'number' | 'boolean' | 'string';

const LITERALS: Readonly<Record<Gives, readonly string[]>> = {
  number: ['0', '1', '10', '0.5', '2.50', '100.00'],
  boolean: ['true', 'false'],
  string: ['"table"', "'mail'", '"enact"', '"it is: so"', '\'say "x"\'', '"5 days"'],
};

const IDS = ['points', 'gold', 'speaker', 'spice_crates', 'robot', 'the', 'number', 'votes'];
const BRACKETED = ['class-a', '7th', 'robot', 'points', 'a--b'];

/** Mostly of the types that its places need, since any other is refused. */
export function makeFormula(gives: Gives, scope: Scope, random: Random, depth: number): string {
  if (depth <= 0 || random.chance(0.2)) return atom(gives, scope, random);
  const inner = (each: Gives) => {
    const source = makeFormula(each, scope, random, depth - 1);
    return random.chance(0.7) ? `(${source})` : source;
  };
  if (random.chance(0.2)) return `(${inner('boolean')} ? ${inner(gives)} : ${inner(gives)})`;
  if (gives === 'number') return numeric(inner, random);
  return gives === 'string' ? atom(gives, scope, random) : logical(inner, random);
}

type Inner = (gives: Gives) => string;

function numeric(inner: Inner, random: Random): string {
  const how = random.below(9);
  if (how === 0) return `-${inner('number')}`;
  if (how < 3) {
    const called = random.pick(['round', 'floor', 'ceil', 'abs', 'min', 'max']);
    return `${called}(${inner('number')})`;
  }
  if (how === 3) {
    const all = Array.from({ length: 2 + random.below(3) }, () => inner('number'));
    return `${random.pick(['min', 'max'])}(${all.join(', ')})`;
  }
  return `${inner('number')} ${random.pick(['+', '-', '*', '/'])} ${inner('number')}`;
}

function logical(inner: Inner, random: Random): string {
  const how = random.below(10);
  if (how === 0) return `!${inner('boolean')}`;
  if (how < 3) {
    const gives = random.pick(['boolean', 'string'] as const);
    return `${inner(gives)} ${random.pick(['==', '!==', '===', '!='])} ${inner(gives)}`;
  }
  if (how < 6) return `${inner('boolean')} ${random.pick(['&&', '||'])} ${inner('boolean')}`;
  const compares = random.pick(['<', '<=', '>', '>=', '==', '!=']);
  return `${inner('number')} ${compares} ${inner('number')}`;
}

function atom(gives: Gives, scope: Scope, random: Random): string {
  const fitting = [...scope.names].filter(([, type]) => type === gives).map(([name]) => name);
  const families = [...scope.families].filter(([, type]) => type === gives || type === 'unknown');
  const named = families
    .filter(() => gives !== 'string')
    .flatMap(([family]) => [
      ...IDS.map((id) => `${family}.${id}`),
      ...BRACKETED.map((id) => `${family}["${id}"]`),
    ]);
  // The names of the scope, as often as those that players make up.
  const often = fitting.flatMap((name) => [name, name, name]);
  const names = [...often, ...named];
  return names.length > 0 && random.chance(0.7) ? random.pick(names) : random.pick(LITERALS[gives]);
}
