/** Whether two formulas have the same result, in any spelling: tried on made-up votes. */
import Fraction from 'fraction.js';
import { getOrMake } from '../../helpers/once.ts';
import type { Names, Value } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { Scope } from '../formula/scope.ts';
import { Tree, written } from '../formula/tree.ts';
import { saySame } from '../mechanics/canonical.ts';
import { parseDuration } from '../mechanics/duration.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { isList, isMap, type Plain, samePlain } from './plain.ts';

/** How many times two formulas are tried. */
const TRIES = 60;

/** “A majority” may be of the votes cast or of all who may vote. Both match. */
export function isAlike(a: Plain | undefined, b: Plain | undefined): boolean {
  if (samePlain(a, b)) return true;
  if (a instanceof Tree && b instanceof Tree) {
    return branchesOf(a).some((one) =>
      branchesOf(b).some((other) => isSame(one, other, 'eligible') || isSame(one, other, 'cast')),
    );
  }
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((each) => b.some((other) => isAlike(each, other)));
  }
  if (isMap(a) && isMap(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => isAlike(a[key], b[key]));
  }
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  // Lengths of time are the same if they last as long, names if they differ in a plural s.
  const [one, other] = [a, b].map(
    (text) => parseDuration(text)?.milliseconds ?? text.toLowerCase().replace(/s$/, ''),
  );
  return one === other;
}

/** A formula split at its conditions: a sentence of a rule often states one branch only. */
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

/** The voters whose majority is needed. */
type Whole = 'eligible' | 'cast';

function isSame(a: Tree, b: Tree, whole: Whole): boolean {
  const formulas = [a, b].flatMap((tree) => {
    const parsed = parseFormula(written(tree).source, ANY_NAME);
    return parsed.ok ? [parsed.formula] : [];
  });
  const bounds = [...numbersIn(a), ...numbersIn(b)];
  for (let i = 0; i < TRIES; i++) {
    const figures = figuresOf(i, whole, bounds);
    const [one, other] = formulas.map((formula) => formula.evaluate(figures));
    if (!one?.ok || !other?.ok || !saySame(one.value, other.value)) return false;
  }
  return true;
}

/** Whether as many votes for as against meet a demand; nothing if that depends on more. */
export function isMetInTie(demand: Tree): boolean | undefined {
  const parsed = parseFormula(written(demand).source, ANY_NAME);
  if (!parsed.ok) return undefined;
  // All vote, or a third of them does not.
  const [isMet, other] = [12, 18].map((eligible) => {
    const count = { for: 6, against: 6, cast: 12, voters: 12, abstain: 0, eligible };
    const votes = new Map<string, Value>([
      ...Object.entries(count).map(([name, of]) => [`votes.${name}`, new Fraction(of)] as const),
      ['votes.favourable', new Fraction(1, 2)],
      ['votes.unanimous', false],
      ['votes.majority', false],
    ]);
    const name = (asked: string) => votes.get(asked);
    const result = parsed.formula.evaluate({ name, round: (x) => x.round() });
    return result.ok ? result.value : undefined;
  });
  return typeof isMet === 'boolean' && isMet === other ? isMet : undefined;
}

const SCOPE_LIST = Object.values(SCOPES);
const ANY_NAME: Scope = {
  id: 'any name',
  names: new Map(SCOPE_LIST.flatMap(({ names }) => [...names])),
  families: new Map(SCOPE_LIST.flatMap(({ families }) => [...families])),
};

function numbersIn({ op, of, is }: Tree): readonly string[] {
  return op === 'number' ? [is] : of.flatMap(numbersIn);
}

/**
 * Made-up values for the names of both formulas. Every third try uses values at the formulas' own bounds,
 * since “at least 5” and “more than 5” differ only at 5.
 */
function figuresOf(seed: number, whole: Whole, bounds: readonly string[]): Names {
  let state = seed * 7919 + 17;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const eligible = 1 + below(12);
  const cast = below(eligible + 1);
  const yes = seed % 3 === 0 ? cast : below(cast + 1);
  const votes = { eligible, cast, for: yes, against: cast - yes, abstain: 0, voters: cast };
  const known = new Map<string, Value>(
    Object.entries(votes).map(([name, count]) => [`votes.${name}`, new Fraction(count)]),
  );
  known.set('players.count', new Fraction(eligible));
  known.set('votes.favourable', new Fraction(yes, cast || 1));
  known.set('votes.unanimous', yes === eligible);
  known.set('votes.majority', yes * 2 > votes[whole]);
  const name = (asked: string) =>
    getOrMake(known, asked, () => {
      const bound = seed % 3 === 0 ? bounds[below(bounds.length)] : undefined;
      return new Fraction(bound ?? below(20) * (seed % 2 === 0 ? 1 : 17));
    });
  return { name, round: (x) => x.round() };
}
