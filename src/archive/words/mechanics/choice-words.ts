/** A word of a vocabulary by what it means, or the formula that chooses one. */
import type { Formula } from '../../../law/formula/formula.ts';
import { formulaWords, textsGiven } from './formula-words.ts';

export function choiceWords<Word extends string>(
  value: Word | Formula,
  meanings: Readonly<Record<Word, string>>,
  subject = 'by a formula',
): string {
  if (typeof value === 'string') return meanings[value];
  const says = formulaWords(value, { texts: meanings });
  return textsGiven(value).some((text) => text in meanings) ? says : `${subject}: ${says}`;
}
