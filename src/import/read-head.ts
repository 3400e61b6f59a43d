/** Reads the title of a set before its first rule, and its author and source if `nomic show` wrote it. */
import { withoutUndefined } from '../helpers/without-undefined.ts';
import {
  type DocumentLine,
  type FoundRuleset,
  isWords,
  toParagraphs,
} from './document/document.ts';

export interface SetHead {
  readonly title?: string;
  readonly author?: string;
  readonly source?: string;
  readonly published?: string;
}

const LONGEST_TITLE = 100;
const AUTHOR = /^By (.+)$/;
/** A date after the last comma. */
const PUBLISHED = /^(.*), (\d{4}(?:-\d\d(?:-\d\d)?)?)$/;
const DATE = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
/** `nomic show` writes this history under every rule of an Initial Set. */
const INITIAL = 'Initial rule.';

/** Returns the head, and the ruleset without the leftovers that belong to the head. */
export function readHead(found: FoundRuleset): { head: SetHead; found: FoundRuleset } {
  const [before, ...others] = found.leftovers;
  if (!before || before.after !== undefined) return { head: {}, found };
  const titleLine = findTitle(before.lines);
  if (!titleLine) return { head: {}, found };
  const isOwnForm =
    titleLine.heading === 1 && found.rules.every(({ history }) => history === INITIAL);
  const below = toParagraphs(before.lines.filter(({ at }) => at > titleLine.at));
  const own = isOwnForm && below.length === 1 ? (below[0] ?? []) : [];
  const used = new Set([titleLine, ...own]);
  const lines = before.lines.filter((line) => !used.has(line));
  const leftovers = lines.some(isWords) ? [{ lines }, ...others] : others;
  return { head: { title: titleLine.bare, ...readOwn(own) }, found: { ...found, leftovers } };
}

/** The highest heading, or else a short paragraph at the beginning of the document. */
function findTitle(lines: readonly DocumentLine[]): DocumentLine | undefined {
  const headings = lines.filter((line) => isWords(line) && line.heading > 0 && line.bare !== '');
  const [title] = headings.toSorted((a, b) => a.heading - b.heading);
  const [first] = toParagraphs(lines);
  const [only, more] = first ?? [];
  if (title) return title;
  const isShort = only && !more && only.bare !== '' && only.bare.length <= LONGEST_TITLE;
  return isShort ? only : undefined;
}

/** Reads the paragraph that `nomic show` writes below the title: `By Ada`, the source, the date. */
function readOwn(lines: readonly DocumentLine[]): SetHead {
  const [first = '', ...others] = lines.map(({ bare }) => bare);
  const author = AUTHOR.exec(first)?.[1];
  const where = (author === undefined ? [first, ...others] : others).join(' ');
  if (where === '') return author === undefined ? {} : { author };
  const [, source, published] = PUBLISHED.exec(where) ?? [];
  const rest =
    published !== undefined && source !== undefined
      ? { source, published }
      : DATE.test(where)
        ? { published: where }
        : { source: where };
  return { ...withoutUndefined({ author }), ...rest };
}
