/** The tokens of a formula, without what stands between them. */
import { tokenizer, tokTypes } from 'acorn';
import { formatNumber, parseNumber } from '../../values/number.ts';
import { ACORN_OPTIONS } from './scan.ts';

/**
 * The tokens of a parsed formula, each in one spelling. Two formulas have the same tokens exactly
 * if they differ only in blanks, quotation marks and the digits of equal numbers.
 */
export function spelling(source: string): string {
  const tokens = [...tokenizer(source, ACORN_OPTIONS)];
  return tokens.map((token) => spelled(token, source.slice(token.start, token.end))).join(' ');
}

function spelled({ type, value }: { type: unknown; value?: unknown }, text: string): string {
  if (type === tokTypes.string) return JSON.stringify(value);
  if (type !== tokTypes.num) return text;
  const number = parseNumber(text);
  return number ? formatNumber(number) : text;
}
