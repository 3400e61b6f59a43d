/** The first line that looked like the beginning of a rule, for whoever wonders why it is none. */
import { isWords, toLines } from '../document/line.ts';

/** A number, in figures or as a numeral, perhaps after a sign or a word such as “Article”. */
const LIKE_A_RULE =
  /^[^\p{L}\p{N}]{0,4}(?:(?:rule|article|section|law|clause|no|number)\b\.?\s*)?[^\p{L}\p{N}]{0,3}(?:\d{1,9}|[IVXLC]{1,9}[.:)])(?!\p{L})/iu;
const LONGEST_QUOTE = 60;

export function firstLikeARule(document: string): string {
  const line = toLines(document).find(
    (each) => isWords(each) && LIKE_A_RULE.test(each.text.trim()),
  );
  if (!line) return 'No line begins with a number, or with “Rule” and a number.';
  const words = line.text.trim();
  const shown = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
  return `The first line that looked like a rule is line ${line.at}: “${shown}”`;
}
