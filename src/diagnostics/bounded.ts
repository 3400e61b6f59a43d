/** The most characters of a message or of the help beside it, whatever it quotes. */
export const MAX_MESSAGE = 1000;
const HALF = MAX_MESSAGE / 2 - 2;

/**
 * The text, without its middle if it is too long. A quotation from a record stands in the middle,
 * and the message's own words before and after it.
 */
export function bounded(text: string): string {
  if (text.length <= MAX_MESSAGE) return text;
  // The cut may divide a pair of surrogates; half of a pair is not a character.
  const start = text.slice(0, HALF).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(-HALF).replace(/^[\udc00-\udfff]/, '');
  return `${start} … ${end}`;
}
