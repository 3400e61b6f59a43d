/** Which headings name the tier of the rules under them, and which only describe their content. */
import type { Line } from '../document/line.ts';

const OF_STATUS =
  /\b(?:im)?mutable\b|\brules:?$|^(?:class|tier|level) \S+$|^part \S+(?:[:.,] .+| [-–—] .+)?$/i;
/** Headings of a whole document, or of the part that holds all of the rules. */
const OF_THE_WHOLE =
  /\brule ?sets?\b|\bsets? of rules\b|^(?:the )?(?:all |current |initial |game )?(?:the )?rules\b/i;
const MOST_WORDS = 4;

/** The title of a tier that a line gives, if it gives one. */
export function tierTitle(line: Line): string | undefined {
  const title = line.bare.replace(/:$/, '');
  if (line.kind !== 'words' || !OF_STATUS.test(title)) return undefined;
  const isPlain = line.heading === 0;
  if (isPlain && title.split(/\s+/).length > MOST_WORDS) return undefined;
  // “The Rules” above a whole set is not a tier; “Initial Immutable Rules” is one.
  return OF_THE_WHOLE.test(title) && !/mutable/i.test(title) ? undefined : title;
}

/**
 * If a document marks its headings and the ends of its rules, every marked heading names a tier,
 * except headings of the first level, which are titles of documents.
 */
export function anyTierTitle(line: Line): string | undefined {
  const isMarked = line.heading > 1 && line.kind === 'words' && line.bare !== '';
  return isMarked ? line.bare : tierTitle(line);
}
