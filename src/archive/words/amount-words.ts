/** Numbers for readers: a true minus sign, and a unit in the singular or plural. */
import type Fraction from 'fraction.js';
import type { VoteCount } from '../../engine/results/open-matters.ts';
import type { Notation } from '../../engine/words/reckoning-words.ts';
import { nameWords } from '../../helpers/words.ts';
import { formatNumber } from '../../values/number.ts';

/** `18`, `−2`, `2/3`. */
export function numberWords(x: Fraction): string {
  return formatNumber(x).replace('-', '−');
}

/** `+14`, `−1`, `0`. */
export function signedWords(x: Fraction): string {
  return x.compare(0) > 0 ? `+${formatNumber(x)}` : numberWords(x);
}

/** A reckoning as in print, with the same minus sign. */
export const IN_PRINT: Notation = {
  number: numberWords,
  signs: (source) =>
    source
      .replaceAll('*', '×')
      .replaceAll(' - ', ' − ')
      .replace(/(?<![\w-])-(?=\d)/g, '−'),
  isBrief: true,
};

/** `2 for, 1 against`, with the abstentions if there are any. */
export function castWords(count: VoteCount, number = numberWords): string {
  const abstain = count.abstain.equals(0) ? [] : [`${numberWords(count.abstain)} abstaining`];
  return [`${number(count.for)} for`, `${number(count.against)} against`, ...abstain].join(', ');
}

/** `2 : 3`, or with another sign between; with the abstentions if there are any. */
export function tallyWords({ abstain, against, ...count }: VoteCount, sign = ' : '): string {
  const sides = [count.for, against, ...(abstain.equals(0) ? [] : [abstain])];
  return sides.map(numberWords).join(sign);
}

/** Votes that could be cast, and are not recorded. */
export function silentVotes({ eligible, abstain, against, ...count }: VoteCount): Fraction {
  return eligible.sub(count.for).sub(against).sub(abstain);
}

/** `1 point`, `14 points`, `3 gold`. */
export function amountWords(x: Fraction, quantity: string): string {
  const unit = nameWords(quantity);
  const isOne = x.abs().equals(1);
  return `${numberWords(x)} ${isOne && unit === 'points' ? 'point' : unit}`;
}
