/** Sorts ids that are words after numbers: 2, 301, `VPRD`. */
export function compareNumbers(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Rounds a length on a drawing. */
export function toTenth(length: number): number {
  return Math.round(length * 10) / 10;
}
