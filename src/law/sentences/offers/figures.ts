/** Numbers that are written out in several words: `three hundred and fifty`, `twenty-five`, `two thirds`. */
import { COUNTS } from '../tokens.ts';

const SMALL = [...COUNTS.keys()].filter((word) => word !== 'hundred').join('|');
const WORD = `(?:${SMALL}|hundred|thousand)`;
const MANY = new RegExp(
  `\\b(?:an? (?=hundred|thousand)|${WORD}\\b[ -](?=${WORD}\\b))(?:${WORD}\\b(?:[ -]| and )?)+`,
  'giu',
);

/** The same words with figures in the places of such numbers. */
export function withFigures(text: string): string {
  return text.replace(MANY, (words) => {
    const parts = words.toLowerCase().split(/[ -]+/);
    const end = /(?: and)? ?$/i.exec(words)?.[0] ?? '';
    const number = countOf(parts.filter((part) => part !== 'and' && part !== ''));
    return number === undefined ? words : `${number}${end}`;
  });
}

/** Nothing where the words count one thing after another: “two three”. */
function countOf(parts: readonly string[]): number | undefined {
  let total = 0;
  let current = 0;
  for (const part of parts) {
    const count = part === 'a' || part === 'an' ? 0 : Number(COUNTS.get(part) ?? 0);
    if (part === 'thousand') {
      total += (current || 1) * 1000;
      current = 0;
    } else if (part === 'hundred') current = (current || 1) * 100;
    else if (current % 100 !== 0 && (count >= 10 || current % 10 !== 0)) return undefined;
    else current += count;
  }
  return total + current;
}

const PARTS = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const FRACTION = new RegExp(
  `\\b(two|three|four|five|six|seven|eight|nine)[ -](${PARTS.slice(1).join('|')}|fourth)s\\b`,
  'giu',
);

/** The same words with figures in the places of fractions: `2/3` for “two-thirds”. */
export function withFractions(text: string): string {
  return text.replace(FRACTION, (_, count: string, part: string) => {
    const whole = PARTS.indexOf(part.toLowerCase().replace('fourth', 'quarter')) + 2;
    return `${COUNTS.get(count.toLowerCase())}/${whole}`;
  });
}
