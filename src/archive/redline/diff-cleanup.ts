/**
 * Removes common passages that make a redline harder to read. A few words between two larger
 * changes, and a sentence of which little is left, are easier to read as replaced.
 */
import { type Hunk, joinHunks, spanning } from './hunk.ts';

/** A passage as the words of its sentences. */
type Sentences = readonly (readonly string[])[];

/** In letters: a common passage as short as this between two changes is never kept. */
const ALWAYS_DROPPED = 3;
/** In letters: a longer passage is always kept, however large the changes beside it. */
const ALWAYS_KEPT = 24;
/** Part of the letters of a sentence. */
const LEAST_KEPT = 1 / 3;
const LETTER = /^[\p{L}\p{N}]/u;

export function cleanUp(
  hunks: readonly Hunk[],
  before: Sentences,
  after: Sentences,
): readonly Hunk[] {
  const [old, now] = [measure(before), measure(after)];
  const size = (hunk: Hunk) => Math.max(lettersIn(old, hunk.old), lettersIn(now, hunk.now));
  return withoutIslands(withoutRemnants(withoutIslands(hunks, size), old, now), size);
}

/** Each change is pushed once and popped at most once. */
function withoutIslands(hunks: readonly Hunk[], size: (hunk: Hunk) => number): readonly Hunk[] {
  const stack: Hunk[] = [];
  for (const hunk of hunks) {
    let change = hunk;
    while (!change.isSame) {
      const [before, island] = stack.slice(-2);
      if (!before || !island || size(island) > most(size(before), size(change))) break;
      stack.length -= 2;
      change = spanning(before, change);
    }
    stack.push(change);
  }
  return stack;
}

/** The most letters of an island that is dropped between two changes of these sizes. */
function most(before: number, after: number): number {
  return Math.max(ALWAYS_DROPPED, Math.min(before, after, ALWAYS_KEPT));
}

/** The rest of a sentence is dropped if it is a small part of both the old and the new sentence. */
function withoutRemnants(hunks: readonly Hunk[], old: Measure, now: Measure): readonly Hunk[] {
  const kept = hunks.filter(({ isSame }) => isSame);
  const isPoor = poorSentences(
    old,
    kept.map((hunk) => hunk.old),
  );
  const isPoorNow = poorSentences(
    now,
    kept.map((hunk) => hunk.now),
  );
  const words = hunks.flatMap((hunk): readonly Hunk[] => {
    if (!hunk.isSame) return [hunk];
    const [[start, end], [place]] = [hunk.old, hunk.now];
    return Array.from({ length: end - start }, (_, i) => {
      const [at, to] = [start + i, place + i];
      const isRemnant = isPoor(at) && isPoorNow(to);
      return { isSame: !isRemnant, old: [at, at + 1], now: [to, to + 1] };
    });
  });
  return joinHunks(words);
}

interface Measure {
  /** The sentence of each word. */
  readonly sentences: readonly number[];
  /** The letters before each word, and at the end the letters of all words. */
  readonly letters: readonly number[];
}

/** Punctuation does not count. */
function measure(sentences: Sentences): Measure {
  let count = 0;
  const letters = sentences.flat().map((word) => {
    const before = count;
    if (LETTER.test(word)) count += word.length;
    return before;
  });
  return {
    sentences: sentences.flatMap((words, i) => words.map(() => i)),
    letters: [...letters, count],
  };
}

function lettersIn({ letters }: Measure, [start, end]: Hunk['old']): number {
  return (letters[end] ?? 0) - (letters[start] ?? 0);
}

/** A test of a word: whether little of its sentence is kept. */
function poorSentences(of: Measure, kept: readonly Hunk['old'][]): (word: number) => boolean {
  const all: number[] = [];
  const held: number[] = [];
  of.sentences.forEach((sentence, i) => {
    all[sentence] = (all[sentence] ?? 0) + lettersIn(of, [i, i + 1]);
  });
  for (const [start, end] of kept) {
    for (let i = start; i < end; i++) {
      const sentence = of.sentences[i] ?? 0;
      held[sentence] = (held[sentence] ?? 0) + lettersIn(of, [i, i + 1]);
    }
  }
  return (word) => {
    const sentence = of.sentences[word] ?? 0;
    return (held[sentence] ?? 0) < LEAST_KEPT * (all[sentence] ?? 0);
  };
}
