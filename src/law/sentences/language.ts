/** The grammar of the table, made when first needed, and the function that says values with it. */
import { once } from '../../helpers/once.ts';
import { capital } from '../../helpers/words.ts';
import { Tree } from '../formula/tree.ts';
import { Grammar, type Production } from './grammar.ts';
import { LEAVES } from './leaves.ts';
import { type Holes, match } from './match.ts';
import { isList, type Plain, type PlainMap } from './plain.ts';
import { SYNONYMS } from './synonyms.ts';
import { FORMULA_ROWS, FREE_KINDS, ROWS } from './table/table.ts';
import { rendered } from './template.ts';

const grammarOf = once((rows: typeof ROWS) => {
  return new Grammar({ rows, formulas: FORMULA_ROWS, synonyms: SYNONYMS, free: FREE_KINDS });
});
const sayerOf = once((grammar: Grammar) => new Sayer(grammar));

export function grammar(): Grammar {
  return grammarOf(ROWS);
}

export function sayer(): Sayer {
  return sayerOf(grammar());
}

/** The sentence that says a piece of mechanics. */
export function sentenceOf(piece: PlainMap): string {
  const words = sayer().say('sentence', piece);
  // A test holds that every value which the schemas admit can be said.
  if (words === undefined) throw new Error(`No sentence says ${JSON.stringify(piece)}.`);
  return `${capital(words)}.`;
}

/** Marks a value whose words are being sought, so that a search which meets it again ends. */
const BUSY = Symbol('busy');

/** Says a value with the first wording that fits, for each kind. */
class Sayer {
  readonly #grammar: Grammar;
  /** For each part of a value: its words by kind. */
  readonly #said = new WeakMap<object, Map<string, string | undefined | typeof BUSY>>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** The words of a kind for a value; `undefined` if there are none. */
  say(kind: string, value: Plain): string | undefined {
    const [base = kind] = kind.split('@');
    const leaf = LEAVES[base];
    if (leaf) return leaf.say(value, this.#grammar.isWord);
    // Texts are said within formulas only, whose kinds have a scope.
    if (typeof value !== 'object') return kind.includes('@') ? undefined : this.#say(kind, value);
    const known = this.#said.get(value) ?? new Map<string, string | undefined | typeof BUSY>();
    this.#said.set(value, known);
    if (known.has(kind)) {
      const said = known.get(kind);
      return said === BUSY ? undefined : said;
    }
    known.set(kind, BUSY);
    const said = this.#say(kind, value);
    known.set(kind, said);
    return said;
  }

  #say(kind: string, value: Plain): string | undefined {
    for (const production of this.#grammar.productionsOf(kind)) {
      const said = this.#sayAs(production, value);
      if (said !== undefined) return said;
    }
    return undefined;
  }

  #sayAs(production: Production, value: Plain): string | undefined {
    const { says } = production;
    const holes = says && holesIn(production, value);
    if (!holes) return undefined;
    const said: string[] = [];
    for (const { name, kind } of says.holes) {
      const filled = holes.get(name);
      const words = filled === undefined ? undefined : this.say(kind, filled);
      if (words === undefined) return undefined;
      said.push(words);
    }
    return rendered(says, said, this.#grammar.isWord);
  }
}

function holesIn({ means, list, says }: Production, value: Plain): Holes | undefined {
  if (!list) return means === undefined ? undefined : match(means, value);
  const last = isList(value) ? value.at(-1) : undefined;
  if (!isList(value) || last === undefined || value instanceof Tree) return undefined;
  const isSole = says?.holes.length === 1;
  if (isSole !== (value.length === 1)) return undefined;
  return new Map<string, Plain>([
    ['last', last],
    ...(isSole ? [] : [['before', value.slice(0, -1)] as const]),
  ]);
}
