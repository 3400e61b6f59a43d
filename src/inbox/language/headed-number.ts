/** Numbers that are implied by a heading, a title or a quoted line. */
import type { Known } from './nearly.ts';

/** The one proposal that a heading, a title or a quoted line names. */
export function headedNumber(
  text: string,
  { isNumber }: Pick<Known, 'isNumber'>,
  isQuoted: boolean,
): number | undefined {
  const line = text.trim();
  if (line.length > 200) return undefined;
  const [, called, leading] =
    /\bproposals?\s+(?:no\.?\s*|#)?(\d{1,6})\b|^(?:re:\s*)?(?:[*#|\s]*)(\d{1,6})(?:[*~#!^+]*\s|[:.)|]|$)/i.exec(
      line,
    ) ?? [];
  const number = Number(called ?? leading);
  if (called === undefined && leading === undefined) return undefined;
  const others = [...line.matchAll(/(?<![\w.])\d{1,6}(?![\w.]*\w)/g)]
    .map(([each]) => Number(each))
    .filter((each) => each !== number && isNumber(each));
  if (others.length > 0 || !isNumber(number)) return undefined;
  // A heading is no sentence.
  if (
    !isQuoted &&
    (/[.?!]$/.test(line) ||
      /\b(?:i|you|we|he|she|they|is|are|was|has|have)\b/i.test(line.replace(/:.*$/, '')))
  ) {
    return undefined;
  }
  return number;
}
