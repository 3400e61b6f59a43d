import { type NumberGiven, parseNumberGiven } from '../../values/ids.ts';

/** The number of a proposal or a Judgment on the command line, where one stands there. */
export function numberOperand(
  word: string | undefined,
): NumberGiven | { readonly ok: true; readonly number: undefined } {
  return word === undefined ? { ok: true, number: undefined } : parseNumberGiven(word);
}
