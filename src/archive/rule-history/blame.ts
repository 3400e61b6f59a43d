/** The author of each word of a rule's text. */
import type { RuleChange, RuleLife } from '../../engine/results/types.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import type { Redline } from '../redline/redline.ts';
import { describeDifference } from './describe-change.ts';

export interface WrittenWords {
  readonly words: string;
  readonly change: RuleChange;
}

/** In the order of the text; empty if one change wrote all of it. */
export function blame(archive: GameArchive, { id, changes }: RuleLife): readonly WrittenWords[] {
  let written: readonly WrittenWords[] = [];
  changes.forEach((change, i) => {
    if (!change.rule) return;
    const { redline } = describeDifference(change, archive, id, changes[i - 1]?.rule) ?? {};
    // If a repealed rule is in force again, all its words count as written by that change.
    const isAnew = i === 0 || !changes[i - 1]?.rule;
    if (isAnew) written = [{ words: change.rule.text, change }];
    else if (redline) written = rewrite(written, redline, change);
  });
  const told = withoutSigns(written);
  return new Set(told.map(({ change }) => change)).size < 2 ? [] : told;
}

/** A full stop alone has no author of its own: it belongs to the words before it. */
function withoutSigns(written: readonly WrittenWords[]): readonly WrittenWords[] {
  const told: WrittenWords[] = [];
  for (const piece of written) {
    const last = told.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(piece.words)) push(told, { ...piece, change: last.change });
    else push(told, piece);
  }
  return told;
}

function rewrite(before: readonly WrittenWords[], redline: Redline, change: RuleChange) {
  const after: WrittenWords[] = [];
  const left = before.map(({ words }) => words);
  let at = 0;
  /** Goes on through the words before, and keeps them if they stay. */
  const pass = (length: number, keep: boolean) => {
    for (let to = length; to > 0 && at < before.length; ) {
      const words = left[at]?.slice(0, to) ?? '';
      const change = before[at]?.change;
      to -= words.length;
      left[at] = left[at]?.slice(words.length) ?? '';
      if (left[at] === '') at++;
      if (keep && change) push(after, { words, change });
    }
  };
  for (const { kind, words } of redline) {
    if (kind === 'added') push(after, { words, change });
    else pass(words.length, kind === 'same');
  }
  return after;
}

function push(into: WrittenWords[], piece: WrittenWords): void {
  const last = into.at(-1);
  if (last?.change === piece.change) {
    into[into.length - 1] = { words: last.words + piece.words, change: piece.change };
  } else into.push(piece);
}
