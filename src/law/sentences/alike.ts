/** Whether two formulas have the same result, in any spelling: tried on made-up votes. */
import { Tree } from '../formula/tree.ts';
import { parseDuration } from '../mechanics/duration.ts';
import { isList, isMap, type Plain, samePlain } from './plain.ts';

type Value = number | boolean | string;
type Figures = (name: string) => Value;

/** How many times two formulas are tried. */
const TRIES = 60;
const MAJORITIES: readonly ((figures: Figures) => boolean)[] = [
  (f) => Number(f('votes.for')) * 2 > Number(f('votes.eligible')),
  (f) => Number(f('votes.for')) * 2 > Number(f('votes.cast')),
];

/** A majority may be of those who vote or of those who may: words that leave it open fit both. */
export function isAlike(a: Plain | undefined, b: Plain | undefined): boolean {
  if (samePlain(a, b)) return true;
  if (a instanceof Tree && b instanceof Tree) {
    return branchesOf(a).some((one) =>
      branchesOf(b).some((other) => MAJORITIES.some((each) => isSame(one, other, each))),
    );
  }
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((each) => b.some((other) => isAlike(each, other)));
  }
  if (isMap(a) && isMap(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => isAlike(a[key], b[key]));
  }
  return typeof a === 'string' && typeof b === 'string' && sameText(a, b);
}

/** The branches of a formula: the words of a rule may speak of one of them alone. */
function branchesOf(tree: Tree): readonly Tree[] {
  const at = choiceIn(tree);
  if (!at) return [tree];
  const [, yes, no] = at.of;
  return [yes, no].flatMap((branch) => (branch ? branchesOf(replaced(tree, at, branch)) : []));
}

function choiceIn(tree: Tree): Tree | undefined {
  if (tree.op === '?') return tree;
  for (const part of tree.of) {
    const found = choiceIn(part);
    if (found) return found;
  }
  return undefined;
}

function replaced(tree: Tree, old: Tree, by: Tree): Tree {
  if (tree === old) return by;
  return new Tree(
    tree.op,
    tree.of.map((part) => replaced(part, old, by)),
    tree.is,
  );
}

/** Lengths of time are the same if they last as long, names if they differ in a plural s. */
function sameText(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => {
    return parseDuration(text)?.milliseconds ?? text.toLowerCase().replace(/s$/, '');
  });
  return one === other;
}

function isSame(a: Tree, b: Tree, majority: (figures: Figures) => boolean): boolean {
  const bounds = [...numbersIn(a), ...numbersIn(b)];
  for (let i = 0; i < TRIES; i++) {
    const figures = figuresOf(i, majority, bounds);
    const [one, other] = [resultOf(a, figures), resultOf(b, figures)];
    if (one === undefined || one !== other) return false;
  }
  return true;
}

function numbersIn({ op, of, is }: Tree): readonly number[] {
  return op === 'number' ? [Number(is)] : of.flatMap(numbersIn);
}

/**
 * A vote, and numbers for all other names: the same ones for both formulas. In each third try these are
 * `bounds`, at which “at least” and “more than” differ.
 */
function figuresOf(
  seed: number,
  majority: (figures: Figures) => boolean,
  bounds: readonly number[],
): Figures {
  let state = seed * 7919 + 17;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const eligible = 1 + below(12);
  const cast = below(eligible + 1);
  const known = new Map<string, Value>();
  const yes = seed % 3 === 0 ? cast : below(cast + 1);
  for (const [name, value] of Object.entries({ eligible, cast, for: yes, against: cast - yes })) {
    known.set(`votes.${name}`, value);
  }
  known.set('votes.abstain', 0);
  known.set('votes.voters', cast);
  known.set('players.count', eligible);
  known.set('votes.favourable', cast === 0 ? 0 : yes / cast);
  known.set('votes.unanimous', yes === eligible);
  const figures: Figures = (name) => {
    if (name === 'votes.majority') return majority(figures);
    const bound = seed % 3 === 0 ? bounds[below(bounds.length)] : undefined;
    const value = known.get(name) ?? bound ?? below(20) * (seed % 2 === 0 ? 1 : 17);
    known.set(name, value);
    return value;
  };
  return figures;
}

const MATHS: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
  floor: ([x = 0]) => Math.floor(x),
  ceil: ([x = 0]) => Math.ceil(x),
  round: ([x = 0]) => Math.round(x),
  abs: ([x = 0]) => Math.abs(x),
  minus: ([x = 0]) => -x,
  '+': ([x = 0, y = 0]) => x + y,
  '-': ([x = 0, y = 0]) => x - y,
  '*': ([x = 0, y = 0]) => x * y,
  '/': ([x = 0, y = 1]) => Number((x / y).toFixed(9)),
};
const TESTS: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '&&': (a, b) => Boolean(a && b),
  '||': (a, b) => Boolean(a || b),
};

function resultOf({ op, of, is }: Tree, figures: Figures): Value | undefined {
  if (op === 'number') return Number(is);
  if (op === 'truth') return is === 'true';
  if (op === 'text') return is;
  if (op === 'name') return figures(is);
  const values = of.map((part) => resultOf(part, figures));
  const [a, b] = values;
  if (op === '!') return typeof a === 'boolean' ? !a : undefined;
  const test = TESTS[op];
  if (test) return a === undefined || b === undefined ? undefined : test(a, b);
  return MATHS[op]?.(values.map(Number));
}
