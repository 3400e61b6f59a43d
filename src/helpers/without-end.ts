/**
 * Removes all signs at the end that match. `/[.\s]+$/` would begin anew at each sign of a run elsewhere.
 * So a long run would cost the square of its length.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
