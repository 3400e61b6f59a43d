/**
 * The text without the signs at its end that are such. `/[.\s]+$/` would do the same, and begins anew at
 * each sign of a run that does not stand at the end: a long run takes the square of its length.
 */
export function withoutEnd(text: string, such: RegExp): string {
  let end = text.length;
  while (end > 0 && such.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
