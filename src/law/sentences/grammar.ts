/**
 * The table as a grammar: each wording of a row is a production. Each scope has its own kinds for
 * formulas, so that only the names of its slot are accepted.
 */
import { getOrMake, groupByEach, once } from '../../helpers/once.ts';
import { Tree } from '../formula/tree.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { ONLY_READ, type Row, type Rows } from './entry.ts';
import { LEAVES, type Leaf } from './leaves.ts';
import { isList, isMap, type Plain } from './plain.ts';
import { type Template, templateOf } from './template.ts';
import { COUNTS, type SentenceToken, sentenceTokens } from './tokens.ts';

export type Piece =
  | {
      readonly is: 'word';
      readonly text: string;
      readonly shown: string;
      readonly mayMiss: boolean;
    }
  | {
      readonly is: 'leaf';
      readonly leaf: Leaf;
      readonly kind: string;
      readonly hole: string;
    }
  | {
      readonly is: 'kind';
      readonly kind: string;
      readonly hole: string;
      /** The choice has an empty alternative. */
      readonly mayMiss?: true;
    };

export interface Production {
  readonly id: number;
  readonly kind: string;
  readonly pieces: readonly Piece[];
  /** The words that a text must contain to match, without articles, which all match each other. */
  readonly needs: readonly string[];
  /** The value with its holes. A wording that only replaces other words has none. */
  readonly means?: Plain;
  /** Set if the value is a list. The hole `before` has its elements but the last. */
  readonly list?: true;
  /** The template, if the language says this wording and does not only read it. */
  readonly says?: Template;
}

/** The next piece, and the pieces after it up to the first that cannot be skipped. */
export function nextPieces({ pieces }: Production, dot: number): readonly Piece[] {
  const end = pieces.findIndex((piece, i) => i >= dot && !mayMiss(piece));
  return pieces.slice(dot, end < 0 ? undefined : end + 1);
}

export function mayMiss(piece: Piece): boolean {
  return piece.is !== 'leaf' && piece.mayMiss === true;
}

type Draft = Omit<Production, 'id' | 'needs'>;

export interface Sources {
  readonly rows: Rows;
  readonly formulas: Rows;
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly free: ReadonlySet<string>;
  /** Words that can be names only in quotation marks. If absent, all words of the rows are. */
  readonly words?: ReadonlySet<string>;
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Whether a word matches a piece. Any article matches any other. */
export function accepts(
  piece: Piece,
  token: SentenceToken,
  isWord: (text: string) => boolean,
): boolean {
  if (piece.is === 'leaf') return piece.leaf.read(token, isWord) !== undefined;
  if (piece.is !== 'word' || token.kind === 'quoted') return false;
  if (token.like?.has(piece.text)) return true;
  return piece.text === token.text || (ARTICLES.has(piece.text) && ARTICLES.has(token.text));
}

/** The words between the elements of a list, and those before the last. */
const JOINTS: ReadonlyMap<string, readonly [others: string, last: string]> = new Map([
  ['and', [',', 'and']],
  ['or', [',', 'or']],
  ['then', [', then', ', then']],
]);

/** Prefix of the kinds that stand for a word with synonyms. */
const INSTEAD = '~';

/** Alternatives within a wording: `<a|b>`. */
const CHOICE = /<([^<>]*)>/;

export class Grammar {
  readonly #rows: Rows;
  readonly #formulas: Rows;
  readonly #synonyms: Readonly<Record<string, readonly string[]>>;
  readonly #replaced = new Map<string, readonly (readonly string[])[]>();
  #made = 0;
  readonly #productions = new Map<string, readonly Production[]>();
  /** For each kind, its productions by the words and leaves that can begin them. */
  readonly #byFirst = new Map<string, ReadonlyMap<string | Leaf, readonly Production[]>>();
  readonly #firsts = new Map<string, readonly (string | Leaf)[]>();
  readonly #beginnings = new Map<string, readonly Production[]>();
  /** The words of the language, without and with those of its free sentences. */
  readonly words: ReadonlySet<string>;
  readonly allWords: ReadonlySet<string>;

  /** The words of `free` kinds do not count as words of the language, so they can be names. */
  constructor({ rows, formulas, synonyms, free, words }: Sources) {
    this.#rows = rows;
    this.#formulas = formulas;
    this.#synonyms = synonyms;
    for (const key of Object.keys(synonyms)) {
      const words = wordsOf(key);
      const [first = ''] = words;
      const longestFirst = [...(this.#replaced.get(first) ?? []), words];
      longestFirst.sort((a, b) => b.length - a.length);
      this.#replaced.set(first, longestFirst);
    }
    const own = (isIn: (kind: string) => boolean) => new Set(this.#wordsIn(isIn));
    this.words = words ?? own((kind) => !free.has(kind));
    this.allWords = own(() => true);
  }

  /** Whether the language uses a word. Such a word can be a name only in quotation marks. */
  readonly isWord = (text: string): boolean => this.words.has(text) || COUNTS.has(text);

  productionsOf(kind: string): readonly Production[] {
    const known = this.#productions.get(kind);
    if (known) return known;
    const first = this.#made;
    const made = this.#make(kind).map((each, i) => {
      const needs = each.pieces.flatMap((piece) =>
        piece.is === 'word' && !piece.mayMiss && !ARTICLES.has(piece.text) ? [piece.text] : [],
      );
      return { ...each, id: first + i, needs };
    });
    this.#made += made.length;
    this.#productions.set(kind, made);
    return made;
  }

  /** The productions of a kind that can begin with a word. */
  beginning(kind: string, token: SentenceToken): readonly Production[] {
    const key = `${kind} ${this.#classOf(token)}`;
    const known = this.#beginnings.get(key);
    if (known) return known;
    const byFirst = getOrMake(this.#byFirst, kind, () => {
      return groupByEach(this.productionsOf(kind), (each) => this.#firstsOf(each));
    });
    const words = token.kind === 'quoted' ? [] : [token.text, ...(token.like ?? [])];
    const leaves = Object.values(LEAVES).filter(this.#reads(token));
    const found = new Set([...words, ...leaves].flatMap((first) => byFirst.get(first) ?? []));
    const made = [...found].sort((a, b) => a.id - b.id);
    this.#beginnings.set(key, made);
    return made;
  }

  /** A key for words that begin the same productions: a known word, or the leaves that read it. */
  readonly #classOf = once((token: SentenceToken): string => {
    const { kind, text, like } = token;
    if (like) return [text, ...like].join(' ');
    if (kind !== 'quoted' && (kind === 'mark' || this.allWords.has(text))) return text;
    const reads = this.#reads(token);
    return `{${Object.entries(LEAVES).flatMap(([name, leaf]) => (reads(leaf) ? [name] : []))}}`;
  });

  #reads(token: SentenceToken) {
    return (leaf: Leaf) => leaf.read(token, this.isWord) !== undefined;
  }

  /** The words and leaves that can begin a production. */
  #firstsOf(production: Production): readonly (string | Leaf)[] {
    const firsts = nextPieces(production, 0).flatMap((piece): readonly (string | Leaf)[] => {
      if (piece.is === 'word') return [piece.text];
      return piece.is === 'leaf' ? [piece.leaf] : this.#firstsOfKind(piece.kind);
    });
    const hasArticle = [...ARTICLES].some((article) => firsts.includes(article));
    return hasArticle ? [...firsts, ...ARTICLES] : firsts;
  }

  #firstsOfKind(kind: string): readonly (string | Leaf)[] {
    return getOrMake(this.#firsts, kind, () => {
      const firsts = new Set<string | Leaf>();
      const kinds = new Set([kind]);
      // The loop also visits the kinds that are added during it.
      for (const each of kinds) {
        for (const piece of this.productionsOf(each).flatMap((one) => nextPieces(one, 0))) {
          if (piece.is === 'word') firsts.add(piece.text);
          else if (piece.is === 'leaf') firsts.add(piece.leaf);
          else kinds.add(piece.kind);
        }
      }
      return [...firsts];
    });
  }

  isFormula(kind: string): boolean {
    return Object.hasOwn(this.#formulas, kind);
  }

  #make(kind: string): readonly Draft[] {
    if (kind.startsWith(INSTEAD)) return this.#makeInstead(kind);
    if (CHOICE.test(kind)) return this.#makeChoice(kind);
    const [base = kind, scope] = kind.split('@');
    const [item = base, joint] = base.split('*');
    if (joint !== undefined) return this.#makeList(kind, { item, joint, scope });
    const rows = scope === undefined ? this.#rows[base] : this.#formulas[base];
    if (!rows) throw new Error(`There are no words of the kind “${kind}”.`);
    return rows
      .filter(([means]) => scope === undefined || hasNames(scope, means))
      .flatMap((row) => this.#makeRow(kind, row, scope));
  }

  #makeRow(kind: string, [means, ...wordings]: Row, scope: string | undefined) {
    return wordings.flatMap((words, i): readonly Draft[] => {
      if (words === ONLY_READ) return [];
      const read = this.#piecesOf(words, scope);
      // No production is empty, so an article that is all of it may not be missing.
      const isArticle = read.every((each) => each.is === 'word' && each.mayMiss);
      const pieces = isArticle ? read.map(stated) : read;
      return [{ kind, means, pieces, ...(i === 0 && { says: this.#scoped(words, scope) }) }];
    });
  }

  #scoped(words: string, scope: string | undefined): Template {
    const template = templateOf(words);
    if (scope === undefined) return template;
    const holes = template.holes.map(({ name, kind }) => {
      const [base = kind] = kind.split('*');
      return { name, kind: this.isFormula(base) ? `${kind}@${scope}` : kind };
    });
    return { ...template, holes };
  }

  #piecesOf(words: string, scope: string | undefined): readonly Piece[] {
    return words.split(CHOICE).flatMap((part, i): readonly Piece[] => {
      if (i % 2 === 1) return [this.#choice(part, scope)];
      const { between, holes } = this.#scoped(part, scope);
      return between.flatMap((text, j): readonly Piece[] => {
        const hole = holes[j];
        const literal = this.#literal(text);
        return hole ? [...literal, pieceOf(hole.name, hole.kind)] : literal;
      });
    });
  }

  /** Alternatives become a kind of their own, without a value. */
  #choice(ways: string, scope: string | undefined): Piece {
    const isOpen = ways.split('|').some((words) => words === '' || ARTICLES.has(words));
    const kind = scope === undefined ? `<${ways}>` : `<${ways}>@${scope}`;
    return { is: 'kind', kind, hole: '', ...(isOpen && { mayMiss: true }) };
  }

  #makeChoice(kind: string): readonly Draft[] {
    const [, ways = '', scope] = /^<(.*)>(?:@(.*))?$/s.exec(kind) ?? [];
    return ways.split('|').flatMap((words): readonly Draft[] => {
      const pieces = this.#piecesOf(words, scope);
      // No production is empty. If the article may be missing, the whole choice may.
      const isArticle = ARTICLES.has(words);
      return words === '' ? [] : [{ kind, pieces: isArticle ? pieces.map(stated) : pieces }];
    });
  }

  /** Splits words into pieces. A word with synonyms becomes a kind of its own. */
  #literal(text: string): readonly Piece[] {
    const words = sentenceTokens(text);
    const pieces: Piece[] = [];
    for (let i = 0; i < words.length; ) {
      const key = this.#replaced
        .get(words[i]?.text ?? '')
        ?.find((each) => each.every((word, j) => words[i + j]?.text === word));
      const word = words[i];
      if (key) pieces.push({ is: 'kind', kind: `${INSTEAD}${key.join(' ')}`, hole: '' });
      else if (word) pieces.push(wordPiece(word.text, word.raw));
      i += key?.length ?? 1;
    }
    return pieces;
  }

  #makeInstead(kind: string): readonly Draft[] {
    const key = kind.slice(INSTEAD.length);
    return [key, ...(this.#synonyms[key] ?? [])].map((words, i) => {
      const says = templateOf(words);
      const pieces = sentenceTokens(words).map(({ text, raw }) => wordPiece(text, raw));
      return { kind, pieces, ...(i === 0 && { says }) };
    });
  }

  /** `a`, `a and b`, `a, b and c`. A comma before the last element is read too. */
  #makeList(kind: string, of: { item: string; joint: string; scope: string | undefined }) {
    const { item, joint, scope } = of;
    const suffix = scope === undefined ? '' : `@${scope}`;
    const isRest = joint.endsWith('…');
    const name = isRest ? joint.slice(0, -1) : joint;
    const [others = ',', last = ','] = JOINTS.get(name) ?? [];
    const itemPiece = pieceOf('last', `${item}${suffix}`);
    const before = pieceOf('before', `${item}*${name}…${suffix}`);
    const joints = isRest ? [others] : last.startsWith(',') ? [last] : [last, `, ${last}`];
    const more = joints.map((words): Draft => {
      const shown = words.startsWith(',') ? `${words} ` : ` ${words} `;
      const says: Template = { between: ['', shown, ''], holes: [before, itemPiece].map(holeOf) };
      const pieces = sentenceTokens(words).map(({ text, raw }) =>
        wordPiece(text, raw, words !== ','),
      );
      const isSaid = words === joints[0];
      return { kind, list: true, pieces: [before, ...pieces, itemPiece], ...(isSaid && { says }) };
    });
    const says: Template = { between: ['', ''], holes: [holeOf(itemPiece)] };
    return [{ kind, list: true, pieces: [itemPiece], says } as const, ...more];
  }

  #wordsIn(isIn: (kind: string) => boolean): readonly string[] {
    const rows = [...Object.entries(this.#rows), ...Object.entries(this.#formulas)];
    const wordings = rows
      .filter(([kind]) => isIn(kind))
      .flatMap(([, each]) => each.flatMap(([, ...words]) => words));
    const synonyms = Object.entries(this.#synonyms).flatMap(([key, others]) => [key, ...others]);
    const joints = [...JOINTS.values()].flat();
    // Many wordings share most of their words, so each part is split only once.
    const between = [...wordings, ...synonyms, ...joints].flatMap((words) =>
      templateOf(words).between.flatMap((text) => text.split(/[ <>|]/)),
    );
    return [...new Set(between)].flatMap(wordsOf);
  }
}

function wordsOf(text: string): readonly string[] {
  return sentenceTokens(text).map((token) => token.text);
}

function wordPiece(text: string, shown: string, mayMiss = true): Piece {
  return { is: 'word', text, shown, mayMiss: mayMiss && (text === ',' || ARTICLES.has(text)) };
}

/** Makes a piece that may not be missing. */
function stated(piece: Piece): Piece {
  return piece.is === 'word' ? { ...piece, mayMiss: false } : piece;
}

function pieceOf(hole: string, kind: string) {
  const [base = kind] = kind.split('@');
  const leaf = LEAVES[base];
  return leaf ? ({ is: 'leaf', leaf, hole, kind } as const) : ({ is: 'kind', kind, hole } as const);
}

function holeOf({ hole, kind }: { readonly hole: string; readonly kind: string }) {
  return { name: hole, kind };
}

/** Whether the names of a pattern all belong to a scope. */
function hasNames(scope: string, means: Plain): boolean {
  if (means instanceof Tree) {
    if (means.op === 'name' && means.is.includes('.')) return hasName(scope, means.is);
    return means.of.every((part) => hasNames(scope, part));
  }
  if (isList(means)) return means.every((each) => hasNames(scope, each));
  return !isMap(means) || Object.values(means).every((each) => hasNames(scope, each));
}

const BY_NAME = new Map(Object.entries(SCOPES));

function hasName(scope: string, name: string): boolean {
  const known = BY_NAME.get(scope);
  if (!known) throw new Error(`There is no scope “${scope}”.`);
  const [, family = ''] = /^(.*)\.[^.]+$/.exec(name) ?? [];
  return known.names.has(name) || known.families.has(family);
}
