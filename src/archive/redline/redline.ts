/** The difference between two texts, as a lawyer would mark it. */
import { diffArrays } from 'diff';

/*
 * Removes common passages that make a redline harder to read. A short passage between two changes counts
 * as replaced, and so does a sentence with little left.
 */

/** A passage as the words of its sentences. */
type Sentences = readonly (readonly string[])[];

/** In letters: a common passage as short as this between two changes is never kept. */
const ALWAYS_DROPPED = 3;
/** In letters: a longer passage is always kept, however large the changes beside it. */
const ALWAYS_KEPT = 24;
/** Part of the letters of a sentence. */
const LEAST_KEPT = 1 / 3;
const LETTER = /^[\p{L}\p{N}]/u;

function cleanUp(hunks: readonly Hunk[], before: Sentences, after: Sentences): readonly Hunk[] {
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
      if (!before || !island) break;
      const most = Math.min(size(before), size(change), ALWAYS_KEPT);
      if (size(island) > Math.max(ALWAYS_DROPPED, most)) break;
      stack.length -= 2;
      change = spanning(before, change);
    }
    stack.push(change);
  }
  return stack;
}

/** The rest of a sentence is dropped if it is a small part of both sentences, old and new. */
function withoutRemnants(hunks: readonly Hunk[], old: Measure, now: Measure): readonly Hunk[] {
  const kept = hunks.filter(({ isSame }) => isSame);
  const [isPoor, isPoorNow] = [poorSentences(old, kept, 'old'), poorSentences(now, kept, 'now')];
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

/** Punctuation does not count. */
function measure(sentences: Sentences) {
  let count = 0;
  const letters = sentences.flat().map((word) => {
    const before = count;
    if (LETTER.test(word)) count += word.length;
    return before;
  });
  return {
    /** The sentence of each word. */
    sentences: sentences.flatMap((words, i) => words.map(() => i)),
    /** The letters before each word, and at the end the letters of all words. */
    letters: [...letters, count],
  };
}

type Measure = ReturnType<typeof measure>;

function lettersIn({ letters }: Measure, [start, end]: Hunk['old']): number {
  return (letters[end] ?? 0) - (letters[start] ?? 0);
}

/** A test of a word: whether little of its sentence is kept. */
function poorSentences(of: Measure, kept: readonly Hunk[], side: 'old' | 'now') {
  const all: number[] = [];
  const held: number[] = [];
  of.sentences.forEach((sentence, i) => {
    all[sentence] = (all[sentence] ?? 0) + lettersIn(of, [i, i + 1]);
  });
  for (const hunk of kept) {
    const [start, end] = hunk[side];
    for (let i = start; i < end; i++) {
      const sentence = of.sentences[i] ?? 0;
      held[sentence] = (held[sentence] ?? 0) + lettersIn(of, [i, i + 1]);
    }
  }
  return (word: number) => {
    const sentence = of.sentences[word] ?? 0;
    return (held[sentence] ?? 0) < LEAST_KEPT * (all[sentence] ?? 0);
  };
}

/** A text in sentences, and a sentence in words. */

/** A sentence or a word, and the space after it. All segments, joined again, are the text. */
interface Segment {
  readonly words: string;
  readonly space: string;
}

/** A sentence ends with its punctuation, or with its paragraph. */
const END = /[.!?]["'”’)\]*_]*\s+|\n[^\S\n]*\n\s*/g;
/** A part shorter than three words, such as a paragraph's number, is joined to the next one. */
const SENTENCE = /\S\s+\S+\s+\S/;
const WORD = /(?:[\p{L}\p{M}\p{N}_'’]+|[^\s])\s*|^\s+/gu;

function splitSentences(text: string): readonly Segment[] {
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

function segment(text: string): Segment {
  const words = text.trimEnd();
  return { words, space: text.slice(words.length) };
}

export interface RedlinePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly words: string;
}
/**
 * The removed and the added parts of a text. All parts but the removed ones are the new text; all but
 * the added ones are the old text.
 */
export type Redline = readonly RedlinePart[];

/**
 * Texts with more edits than this appear as replaced as a whole. The time of the search grows with the
 * square of the edits. Each letter of the texts allows so many steps.
 */
const MAX_EDITS = 2000;
const STEPS_TO_A_LETTER = 100;

/**
 * Finds sentences in both texts first and compares words between them. So no sentence is put together
 * from the words of another.
 */
export function redline(before: string, after: string): Redline {
  if (before === after) return [{ kind: 'same', words: after }];
  const steps = STEPS_TO_A_LETTER * (before.length + after.length);
  const compare = listComparer(Math.min(MAX_EDITS, Math.ceil(Math.sqrt(steps))));
  const [old, now] = [splitSentences(before), splitSentences(after)];
  const parts = compare(old.map(wordsOf), now.map(wordsOf)).flatMap((hunk) =>
    hunk.isSame
      ? written(hunk, old, now)
      : comparePassages(old.slice(...hunk.old), now.slice(...hunk.now), compare),
  );
  return joined(parts);
}

function comparePassages(
  before: readonly Segment[],
  after: readonly Segment[],
  compare: ReturnType<typeof listComparer>,
): Redline {
  const [old, now] = [before.map(inWords), after.map(inWords)];
  const [words, wordsNow] = [old.flat(), now.flat()];
  const hunks = cleanUp(
    compare(words.map(wordsOf), wordsNow.map(wordsOf)),
    old.map((sentence) => sentence.map(wordsOf)),
    now.map((sentence) => sentence.map(wordsOf)),
  );
  return hunks.flatMap((hunk) => written(hunk, words, wordsNow));
}

function inWords({ words, space }: Segment): readonly Segment[] {
  // Words, and each punctuation mark.
  return ((words + space).match(WORD) ?? []).map(segment);
}

function wordsOf({ words }: Segment): string {
  return words;
}

function written(hunk: Hunk, before: readonly Segment[], after: readonly Segment[]): Redline {
  const { isSame, old, now } = hunk;
  const [struck, put] = [before.slice(...old), after.slice(...now)];
  if (!isSame) {
    return [
      { kind: 'removed', words: together(struck) },
      { kind: 'added', words: together(put) },
    ];
  }
  return struck.flatMap(({ words, space }, i): Redline => {
    const spaceNow = put[i]?.space ?? '';
    return space === spaceNow
      ? [{ kind: 'same', words: words + space }]
      : [
          { kind: 'same', words },
          { kind: 'removed', words: space },
          { kind: 'added', words: spaceNow },
        ];
  });
}

function together(segments: readonly Segment[]): string {
  return segments.map(({ words, space }) => words + space).join('');
}

/** At each place all that was removed is one part, and all that was added another. */
function joined(segments: Redline): Redline {
  const parts: RedlinePart[] = [];
  let at = { same: '', removed: '', added: '' };
  const put = (kind: RedlinePart['kind'], words: string) => {
    if (words !== '') parts.push({ kind, words });
  };
  const end = () => {
    const shared = sharedSpace(at.removed, at.added).length;
    put('same', at.same);
    put('removed', at.removed.slice(0, at.removed.length - shared));
    put('added', at.added.slice(0, at.added.length - shared));
    at = { same: at.added.slice(at.added.length - shared), removed: '', added: '' };
  };
  for (const { kind, words } of segments) {
    if (kind === 'same' && words !== '' && at.removed + at.added !== '') end();
    at[kind] += words;
  }
  end();
  put('same', at.same);
  return parts;
}

/**
 * The white space at the end of both, if it separates paragraphs or is all of one of them. A
 * paragraph break is then not removed and added again after the new words.
 */
function sharedSpace(removed: string, added: string): string {
  const [space, spaceNow] = [spaceAfter(removed), spaceAfter(added)];
  if (space === removed && added.endsWith(space)) return space;
  if (spaceNow === added && removed.endsWith(spaceNow)) return spaceNow;
  return space === spaceNow && space.includes('\n') ? space : '';
}

function spaceAfter(words: string): string {
  return words.slice(words.trimEnd().length);
}

/** Where two lists are equal, and where they differ. */

/** A run of items in two lists that are equal, or that replace one another. */
interface Hunk {
  readonly isSame: boolean;
  readonly old: Span;
  readonly now: Span;
}
type Span = readonly [start: number, end: number];

/** Joins neighbouring hunks of the same kind. */
function joinHunks(hunks: readonly Hunk[]): readonly Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last?.isSame === hunk.isSame) joined[joined.length - 1] = spanning(last, hunk);
    else joined.push(hunk);
  }
  return joined;
}

function spanning(first: Hunk, last: Hunk): Hunk {
  return {
    isSame: first.isSame,
    old: [first.old[0], last.old[1]],
    now: [first.now[0], last.now[1]],
  };
}

/* The common and the different elements of two lists. */

/**
 * All comparisons together find no more edits than these, which bounds their cost. Lists that are
 * further apart are taken to have nothing in common.
 */
function listComparer(edits: number) {
  let left = edits;
  return (old: readonly string[], now: readonly string[]): readonly Hunk[] => {
    const changes = diffArrays([...old], [...now], { maxEditLength: left });
    if (!changes) {
      left = 0;
      return [{ isSame: false, old: [0, old.length], now: [0, now.length] }];
    }
    let [place, placeNow] = [0, 0];
    const hunks = changes.map(({ added, removed, count }): Hunk => {
      const [start, startNow] = [place, placeNow];
      if (!added) place += count;
      if (!removed) placeNow += count;
      const isSame = !added && !removed;
      if (!isSame) left -= count;
      return { isSame, old: [start, place], now: [startNow, placeNow] };
    });
    return joinHunks(hunks);
  };
}
