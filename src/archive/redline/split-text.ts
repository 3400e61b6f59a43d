/** A text in sentences, and a sentence in words. */

/** Something said, and the space after it. The pieces, put together again, are the text. */
export interface Piece {
  readonly words: string;
  readonly space: string;
}

/** A sentence ends with its stop, or with its paragraph. */
const END = /[.!?]["'”’)\]*_]*\s+|\n[^\S\n]*\n\s*/g;
/** Anything shorter than three words, such as the number of a paragraph, goes with what follows. */
const SENTENCE = /\S\s+\S+\s+\S/;
const WORD = /(?:[\p{L}\p{M}\p{N}_'’]+|[^\s])\s*|^\s+/gu;

export function splitSentences(text: string): readonly Piece[] {
  const sentences: Piece[] = [];
  let start = 0;
  const take = (end: number) => {
    sentences.push(piece(text.slice(start, end)));
    start = end;
  };
  for (const { index, 0: end } of text.matchAll(END)) {
    const after = index + end.length;
    if (SENTENCE.test(text.slice(start, after))) take(after);
  }
  if (start < text.length) take(text.length);
  return sentences;
}

/** Words, and each mark of punctuation. */
export function splitWords(text: string): readonly Piece[] {
  return (text.match(WORD) ?? []).map(piece);
}

function piece(text: string): Piece {
  const words = text.trimEnd();
  return { words, space: text.slice(words.length) };
}
