/** A text in sentences, and a sentence in words. */

/** A sentence or a word, and the space after it. All segments, joined again, are the text. */
export interface Segment {
  readonly words: string;
  readonly space: string;
}

/** A sentence ends with its punctuation, or with its paragraph. */
const END = /[.!?]["'”’)\]*_]*\s+|\n[^\S\n]*\n\s*/g;
/** A part shorter than three words, such as a paragraph's number, is joined to the next one. */
const SENTENCE = /\S\s+\S+\s+\S/;
const WORD = /(?:[\p{L}\p{M}\p{N}_'’]+|[^\s])\s*|^\s+/gu;

export function splitSentences(text: string): readonly Segment[] {
  const sentences: Segment[] = [];
  let start = 0;
  const take = (end: number) => {
    sentences.push(segment(text.slice(start, end)));
    start = end;
  };
  for (const { index, 0: end } of text.matchAll(END)) {
    const after = index + end.length;
    if (SENTENCE.test(text.slice(start, after))) take(after);
  }
  if (start < text.length) take(text.length);
  return sentences;
}

/** Words, and each punctuation mark. */
export function splitWords(text: string): readonly Segment[] {
  return (text.match(WORD) ?? []).map(segment);
}

function segment(text: string): Segment {
  const words = text.trimEnd();
  return { words, space: text.slice(words.length) };
}
