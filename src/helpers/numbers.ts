/** The order of numbers, some of which are ids of letters: those come last, by their letters. */
export function compareNumbers(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A length on a drawing, as precise as the drawing needs it: to a tenth. */
export function toTenth(length: number): number {
  return Math.round(length * 10) / 10;
}
