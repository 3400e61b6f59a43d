/** The words of an entry: what stands between its holes, and the kinds of words that fill them. */
import { pluralOf, singularOf } from '../../helpers/words.ts';
import { quotedText } from './tokens.ts';

export interface Template {
  /** The words before the first hole, between the holes, and after the last. */
  readonly between: readonly string[];
  readonly holes: readonly { readonly name: string; readonly kind: string }[];
}

const HOLE = /\{([a-z]+)(?::([^}]+))?\}/g;

export function templateOf(words: string): Template {
  const between: string[] = [];
  const holes: { name: string; kind: string }[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: kind = name, index } of words.matchAll(HOLE)) {
    between.push(words.slice(end, index));
    holes.push({ name, kind });
    end = index + whole.length;
  }
  return { between: [...between, words.slice(end)], holes };
}

function oneOf(name: string, isWord: (text: string) => boolean): string {
  if (/^“/.test(name)) return name;
  const one = singularOf(name);
  if (one !== undefined && !isWord(one)) return one;
  return pluralOf(name) === name ? name : quotedText(name);
}

const VOWEL = /^“?[aeiou]/;

/** The words, with what is said in the place of each hole; one of some things is in the singular. */
export function rendered(
  { between, holes }: Template,
  said: readonly string[],
  isWord: (text: string) => boolean,
): string {
  let words = between[0] ?? '';
  for (const [i, piece] of said.entries()) {
    const isOne = /(?:^| )(?:1|one) $/.test(words) && /^unit\b/.test(holes[i]?.kind ?? '');
    const shown = isOne ? oneOf(piece, isWord) : piece;
    const needsAn = VOWEL.test(shown) && /(^| )a $/.test(words);
    words = `${needsAn ? `${words.slice(0, -1)}n ` : words}${shown}${between[i + 1] ?? ''}`;
  }
  return words;
}
