/** Stands in place of words that the record of a change no longer has. */
export const LOST_WORDS = 'The words are lost.';

interface RuleText {
  readonly text: string;
  readonly lost?: true;
}

/** The text of a rule as Markdown for readers. */
export function shownText({ text, lost }: RuleText): string {
  return lost ? `*${LOST_WORDS}*` : text;
}

/** The text of a rule for programs, which take no sentence for its words. */
export function textJson({ text, lost }: RuleText): string | null {
  return lost ? null : text;
}
