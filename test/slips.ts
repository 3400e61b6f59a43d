/** Slips of the hand in a text: each character left out, and each of some signs put in before it. */
export function slipsIn(text: string, signs: readonly string[]): readonly string[] {
  return Array.from({ length: text.length + 1 }, (_, at) =>
    ['', ...signs].map((sign) => text.slice(0, at) + sign + text.slice(sign === '' ? at + 1 : at)),
  ).flat();
}
