import type { WrittenJudgment } from '../kinds/judgment.ts';

type Numbered = Pick<WrittenJudgment, 'number'>;

/** By the number with which a judgment's begins, then by what follows: 1711 before 1711a. */
export function byJudgmentNumber({ number: a }: Numbered, { number: b }: Numbered): number {
  const [first, second] = [leading(a), leading(b)];
  if (first !== second) return first < second ? -1 : 1;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

function leading(number: Numbered['number']): number {
  const read = Number.parseInt(String(number), 10);
  return Number.isNaN(read) ? Infinity : read;
}
