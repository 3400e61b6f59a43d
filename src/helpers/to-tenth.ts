/** A length on a drawing, as precise as the drawing needs it: to a tenth. */
export function toTenth(length: number): number {
  return Math.round(length * 10) / 10;
}
