/** The most characters that a message or the help beside it has, whatever it quotes. */
export const MAX_MESSAGE = 1000;
const HALF = MAX_MESSAGE / 2 - 2;

/**
 * A text as it is, or without its middle where it is too long: what it quotes from a record stands
 * there, and what it says of that before and after.
 */
export function bounded(text: string): string {
  if (text.length <= MAX_MESSAGE) return text;
  // A cut may go through a pair of surrogates, of which neither half is a character.
  const start = text.slice(0, HALF).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(-HALF).replace(/^[\udc00-\udfff]/, '');
  return `${start} … ${end}`;
}
