/** The possible words at a place in a sentence. */
import { type Grammar, nextPieces, type Piece, type Production } from './grammar.ts';

/** A production whose pieces before `dot` have been read. */
export interface Open {
  readonly production: Production;
  readonly dot: number;
}

/** A word that may follow, or a kind of word. */
export interface Next {
  /** The word, or what the words of this kind are: `a number`. */
  readonly text: string;
  /** Whether any word of a kind may stand there. */
  readonly isKind: boolean;
  /** Whether it is said so, and not only read. */
  readonly isSaid: boolean;
  /** The word with those behind it, and `…` for what is open among them: `loses … points`. */
  readonly phrase: string;
}

/** The words with which what is open can go on, each once: first those that are said. */
export function nextWords(grammar: Grammar, open: readonly Open[]): readonly Next[] {
  const found = new Map<string, Next>();
  for (const next of nextPhrases(grammar, open)) {
    if (!found.has(next.text)) found.set(next.text, next);
  }
  return [...found.values()];
}

/** The same with all that may stand behind a word. */
export function nextPhrases(grammar: Grammar, open: readonly Open[]): readonly Next[] {
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
  { production, dot }: Open,
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

/** Words that have synonyms are a kind of their own, which is called by them. */
function insteadOf(piece: Piece): string | undefined {
  return piece.is === 'kind' && piece.hole === '' ? piece.kind.slice(1) : undefined;
}
