/** The words that can come next in a sentence. */
import { type Grammar, nextPieces, type Piece, type Production } from './grammar.ts';

/** A production whose pieces before `dot` were read. */
export interface OpenProduction {
  readonly production: Production;
  readonly dot: number;
}

/** One word that can come next, or a kind of word such as `a number`. */
export interface Next {
  /** The word, or the name of its kind: `a number`. */
  readonly text: string;
  /** Whether any word of the kind fits. */
  readonly isKind: boolean;
  /** Whether the language says it so, and does not only read it. */
  readonly isSaid: boolean;
  /** The word with the words after it, and `…` for what is still open: `loses … points`. */
  readonly phrase: string;
}

/** Each possible next word once. Words that the language itself says come first. */
export function nextWords(grammar: Grammar, open: readonly OpenProduction[]): readonly Next[] {
  const found = new Map<string, Next>();
  for (const next of nextPhrases(grammar, open)) {
    if (!found.has(next.text)) found.set(next.text, next);
  }
  return [...found.values()];
}

/** The same, but words with different continuations are listed apart. */
export function nextPhrases(grammar: Grammar, open: readonly OpenProduction[]): readonly Next[] {
  const found = new Map<string, Next>();
  const seen = new Set<string>();
  const queue = open.map((each) => ({ ...each, isSaid: each.production.says !== undefined }));
  for (let each = queue.shift(); each; each = queue.shift()) {
    const { production, dot, isSaid } = each;
    for (const [i, piece] of nextPieces(production, dot).entries()) {
      if (piece.is !== 'kind') addWord(piece, { production, dot: dot + i }, isSaid, found);
      else if (!seen.has(`${piece.kind} ${isSaid}`)) {
        seen.add(`${piece.kind} ${isSaid}`);
        for (const inner of grammar.productionsOf(piece.kind)) {
          queue.push({ production: inner, dot: 0, isSaid: isSaid && inner.says !== undefined });
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => Number(b.isSaid) - Number(a.isSaid));
}

function addWord(
  piece: Exclude<Piece, { is: 'kind' }>,
  { production, dot }: OpenProduction,
  isSaid: boolean,
  found: Map<string, Next>,
): void {
  const isKind = piece.is === 'leaf';
  const text = isKind ? piece.leaf.expected : piece.shown;
  const phrase = phraseFrom(production, dot);
  const known = found.get(`${text} ${phrase}`);
  if (known && (known.isSaid || !isSaid)) return;
  found.set(`${text} ${phrase}`, { text, isKind, isSaid, phrase });
}

const TIGHT_AFTER = /[(−“]$/u;
const TIGHT_BEFORE = /^(?:[,)%/]|'s)/u;

function phraseFrom({ pieces }: Production, dot: number): string {
  let phrase = '';
  for (const piece of pieces.slice(dot)) {
    const word = piece.is === 'word' ? piece.shown : (insteadOf(piece) ?? '…');
    const isTight = phrase === '' || TIGHT_AFTER.test(phrase) || TIGHT_BEFORE.test(word);
    phrase += `${isTight ? '' : ' '}${word}`;
  }
  return phrase;
}

/** The name of a piece that stands for a word with synonyms: that word. */
function insteadOf(piece: Piece): string | undefined {
  return piece.is === 'kind' && piece.hole === '' ? piece.kind.slice(1) : undefined;
}
