/** Sentences at random, from the grammar: with every wording that is read, and what they mean. */
import { Tree } from '../../../src/law/formula/tree.ts';
import type { Grammar, Piece, Production } from '../../../src/law/sentences/grammar.ts';
import { fillPattern } from '../../../src/law/sentences/match.ts';
import { isList, type Plain } from '../../../src/law/sentences/plain.ts';
import type { Random } from '../../games/random.ts';

export interface MadeWords {
  readonly words: string;
  readonly value: Plain;
}

const figure = (text: string) => new Tree('number', [], text);

/** Words that fill a hole alone, and what they stand for. */
const ALONE: Readonly<Record<string, Readonly<Record<string, Plain>>>> = {
  name: { gold: 'gold', '“spice crates”': 'spice_crates', '"the"': 'the' },
  names: { beans: 'beans', '“votes”': 'votes' },
  office: { speaker: 'speaker', '“the”': 'the' },
  officer: { Mayor: 'mayor' },
  incumbents: { Mayors: 'mayor', scribes: 'scribe' },
  titled: { Mayor: 'mayor' },
  incumbent: { Mayor: 'mayor' },
  officers: { Treasurers: 'treasurer', Deputies: 'deputy', Witches: 'witch' },
  unit: { points: 'points', point: 'points', '“point”': 'point', Gold: 'gold' },
  tier: { mutable: 'mutable', 'class-a': 'class-a', '“7th”': '7th' },
  tiers: { orders: 'orders', '“rules”': 'rules' },
  quoted: { '“Magic Elf”': 'Magic Elf', '"it is:\\ so"': 'it is: so' },
  figure: {
    ...{ 7: figure('7'), ten: figure('10'), '1,024': figure('1024') },
    ...{ '0.50': figure('0.5'), one: figure('1') },
  },
  digits: { 3: '3', five: '5' },
  verdict: { TRUE: 'TRUE', undecided: 'undecided' },
  rule: { 206: 206, VPRD: 'VPRD' },
};

/** Words of any kind can be made that are no deeper than this, or there are none. */
const DEEPEST = 12;

export class SentenceMaker {
  readonly #grammar: Grammar;
  readonly #random: Random;
  readonly #used = new Map<Production, number>();
  readonly #within = new Map<string, boolean>();

  constructor(grammar: Grammar, random: Random) {
    this.#grammar = grammar;
    this.#random = random;
  }

  /** Words of a kind: of the productions that are not too deep, one that was used least. */
  make(kind: string, depth: number): MadeWords {
    const least = depth > 0 && this.#canMake(kind, depth) ? depth : this.#leastOf(kind);
    const shallow = this.#grammar.productionsOf(kind).filter((each) => this.#isWithin(each, least));
    const fewest = Math.min(...shallow.map((each) => this.#used.get(each) ?? 0));
    const production = this.#random.pick(
      shallow.filter((each) => (this.#used.get(each) ?? 0) <= fewest + (least % 2)),
    );
    return this.makeBy(production, least - 1);
  }

  /** Words of one production, in whose holes stand words that are no deeper than need be. */
  makeBy(production: Production, depth = 0): MadeWords {
    this.#used.set(production, (this.#used.get(production) ?? 0) + 1);
    const holes = new Map<string, Plain>();
    const words = production.pieces.map((piece) => this.#fill(piece, depth, holes));
    return { words: joined(words), value: valueBy(production, holes) };
  }

  #fill(piece: Piece, depth: number, holes: Map<string, Plain>): string {
    if (piece.is === 'word') return piece.mayMiss && this.#random.chance(0.2) ? '' : piece.shown;
    if (piece.is === 'leaf') {
      const [base = ''] = piece.kind.split('@');
      const [words, value] = this.#random.pick(Object.entries(ALONE[base] ?? {}));
      holes.set(piece.hole, value);
      return words;
    }
    const { words, value } = this.make(piece.kind, depth);
    if (piece.hole !== '') holes.set(piece.hole, value);
    return words;
  }

  isUsed(production: Production): boolean {
    return this.#used.has(production);
  }

  #leastOf(kind: string): number {
    let depth = 0;
    while (!this.#canMake(kind, depth) && depth < DEEPEST) depth++;
    return depth;
  }

  /** Some kinds have no words. The game's scope may have no name in the plural, for instance. */
  isPossible(production: Production): boolean {
    return this.#isWithin(production, DEEPEST);
  }

  /** Whether words of a kind can be made that are no deeper than this. */
  #canMake(kind: string, depth: number): boolean {
    const key = `${kind} ${depth}`;
    const known = this.#within.get(key);
    if (known !== undefined) return known;
    const can = this.#grammar.productionsOf(kind).some((each) => this.#isWithin(each, depth));
    this.#within.set(key, can);
    return can;
  }

  #isWithin({ pieces }: Production, depth: number): boolean {
    return pieces.every((piece) => {
      return piece.is !== 'kind' || (depth > 0 && this.#canMake(piece.kind, depth - 1));
    });
  }
}

function joined(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ 's/g, "'s")
    .replace(/ ([,)%])/g, '$1')
    .replace(/([(−]) /gu, '$1')
    .replace(/ \/ /g, '/');
}

function valueBy({ list, means }: Production, holes: ReadonlyMap<string, Plain>): Plain {
  if (!list) return means === undefined ? '' : fillPattern(means, holes);
  const before = holes.get('before');
  return [...(isList(before) ? before : []), holes.get('last') ?? ''];
}
