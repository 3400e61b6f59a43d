/**
 * What the words before the first rule say of the whole set: its title and, in our own form, more.
 */
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { type FoundRuleset, isWords, type Line, toParagraphs } from './document/document.ts';

export interface SetHead {
  readonly title?: string;
  readonly author?: string;
  readonly source?: string;
  readonly published?: string;
}

export interface HeadRead {
  readonly head: SetHead;
  readonly found: FoundRuleset;
}

const LONGEST_TITLE = 100;
const AUTHOR = /^By (.+)$/;
/** A date after the last comma. */
const PUBLISHED = /^(.*), (\d{4}(?:-\d\d(?:-\d\d)?)?)$/;
const DATE = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
/** The history that `nomic show` writes under every rule of an Initial Set. */
const INITIAL = 'Initial rule.';

/** The head of a set, and the ruleset without the leftovers that belong to the head. */
export function readHead(found: FoundRuleset): HeadRead {
  const [before, ...others] = found.leftovers;
  if (!before || before.after !== undefined) return { head: {}, found };
  const titleLine = findTitle(before.lines);
  if (!titleLine) return { head: {}, found };
  const own = isOwnForm(found, titleLine) ? below(before.lines, titleLine) : [];
  const used = new Set([titleLine, ...own]);
  const lines = before.lines.filter((line) => !used.has(line));
  const leftovers = lines.some(isWords) ? [{ lines }, ...others] : others;
  return { head: { title: titleLine.bare, ...readOwn(own) }, found: { ...found, leftovers } };
}

/** The highest heading, or else a short paragraph at the beginning of the document. */
function findTitle(lines: readonly Line[]): Line | undefined {
  const headings = lines.filter((line) => isWords(line) && line.heading > 0 && line.bare !== '');
  const [title] = headings.toSorted((a, b) => a.heading - b.heading);
  const [first] = toParagraphs(lines);
  const [only, more] = first ?? [];
  if (title) return title;
  const isShort = only && !more && only.bare !== '' && only.bare.length <= LONGEST_TITLE;
  return isShort ? only : undefined;
}

function isOwnForm({ rules }: FoundRuleset, title: Line): boolean {
  return title.heading === 1 && rules.every(({ history }) => history === INITIAL);
}

/** The lines of the only paragraph below the title. */
function below(lines: readonly Line[], title: Line): readonly Line[] {
  const rest = toParagraphs(lines.filter(({ at }) => at > title.at));
  return rest.length === 1 ? (rest[0] ?? []) : [];
}

function readOwn(lines: readonly Line[]): SetHead {
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
