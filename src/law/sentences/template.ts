/** The words of an entry: what stands between its holes, and the kinds of words that fill them. */

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

const VOWEL = /^“?[aeiou]/;

/** The words, with what is said in the place of each hole. */
export function rendered({ between, holes }: Template, said: readonly string[]): string {
  let words = between[0] ?? '';
  for (const [i, piece] of said.entries()) {
    const isOne = words.endsWith(' ') && said[i - 1] === '1' && between[i] === ' ';
    const shown =
      isOne && /^unit\b/.test(holes[i]?.kind ?? '') && piece === 'points' ? 'point' : piece;
    const needsAn = VOWEL.test(shown) && /(^| )a $/.test(words);
    words = `${needsAn ? `${words.slice(0, -1)}n ` : words}${shown}${between[i + 1] ?? ''}`;
  }
  return words;
}
