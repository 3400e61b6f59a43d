/** The difference between two texts, as a lawyer would mark it. */

import { cleanUp } from './diff-cleanup.ts';
import type { Hunk } from './hunk.ts';
import { listComparer } from './list-comparer.ts';
import { type Segment, splitSentences, splitWords } from './split-text.ts';

export interface RedlinePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly words: string;
}
/**
 * What was removed from a text and what was added. The parts that are not removed are exactly the
 * new text, and those that are not added are exactly the old one.
 */
export type Redline = readonly RedlinePart[];

/**
 * Texts further apart than this are shown as one replaced by the other. Finding the edits takes
 * steps in the square of their number; a letter of the texts allows so many steps.
 */
const MAX_EDITS = 2000;
const STEPS_TO_A_LETTER = 100;

function mostEdits(letters: number): number {
  return Math.min(MAX_EDITS, Math.ceil(Math.sqrt(STEPS_TO_A_LETTER * letters)));
}

/**
 * Sentences in both texts are found first and words are compared between them, so that no sentence
 * is put together from the words of another.
 */
export function redline(before: string, after: string): Redline {
  if (before === after) return [{ kind: 'same', words: after }];
  const compare = listComparer(mostEdits(before.length + after.length));
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
  return splitWords(words + space);
}

function wordsOf({ words }: Segment): string {
  return words;
}

function written(
  { isSame, old, now }: Hunk,
  before: readonly Segment[],
  after: readonly Segment[],
): Redline {
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
