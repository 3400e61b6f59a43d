/** The difference between two texts, word by word. */
import { diffArrays } from 'diff';

export interface RedlinePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly words: string;
}
/**
 * What was struck out of a text and what was put in. The parts that are not removed are the new
 * text, to the letter; of the old one only the spacing between words may be lost.
 */
export type Redline = readonly RedlinePart[];

/** Texts further apart than this are shown as one replaced by the other, at a bounded cost. */
const MAX_EDITS = 2000;
/** A word or a mark of punctuation, with the space after it; or the space a text begins with. */
const WORD = /(?:[\p{L}\p{M}\p{N}_'’]+|[^\s])\s*|^\s+/gu;

export function redline(before: string, after: string): Redline {
  if (before === after) return [{ kind: 'same', words: after }];
  const old = before.match(WORD) ?? [];
  const changes = diffArrays(old, after.match(WORD) ?? [], {
    comparator: (a, b) => a.trimEnd() === b.trimEnd(),
    maxEditLength: MAX_EDITS,
  });
  if (!changes) return replaced(before, after);
  let place = 0;
  let written = '';
  return changes.map(({ added, removed, value }) => {
    const words = value.join('');
    const gap = removed && isApart(old[place - 1]) && !isApart(written) ? ' ' : '';
    if (!added) place += value.length;
    written = words;
    return { kind: added ? 'added' : removed ? 'removed' : 'same', words: gap + words };
  });
}

/** Whether what comes next stands apart from these words, or begins the text. */
function isApart(words: string | undefined): boolean {
  return words === undefined || words === '' || /\s$/.test(words);
}

function replaced(before: string, after: string): Redline {
  return [
    { kind: 'removed', words: before },
    { kind: 'added', words: after },
  ];
}
