/**
 * The parts of the language that an editor of sentences needs.
 *
 * - `complete(beginning)`: what may follow the beginning of a sentence.
 * - `fillIn(sentence)`: the sentence as it is said, and what in it can be replaced by something else.
 */
import { blanksIn } from './blanks.ts';
import { Chart } from './chart.ts';
import { type Next, nextPhrases } from './follow.ts';
import { grammar, sentenceOf } from './language.ts';
import { isMap } from './plain.ts';
import { MOST_WORDS, readWords } from './read-words.ts';
import { sentenceTokens } from './tokens.ts';

export type { Blank } from './blanks.ts';
export type { Next } from './follow.ts';

/** The words that can follow the beginning of a sentence; none if no sentence begins so. */
export function complete(beginning: string): readonly Next[] {
  const tokens = sentenceTokens(beginning, MOST_WORDS);
  const chart = new Chart(grammar(), 'sentence', tokens);
  return chart.length === tokens.length ? nextPhrases(grammar(), chart.following()) : [];
}

/** Splits a sentence into fixed words and blanks, and names the slots of mechanics that it fills. */
export function fillIn(sentence: string) {
  const result = readWords(sentence);
  if (!result.ok) return result;
  const { value } = result.meaning;
  const piece = isMap(value) ? value : {};
  const said = sentenceOf(piece);
  const again = readWords(said);
  if (!again.ok) throw new Error(`“${said}” is said and not read.`);
  return { ok: true, said, blanks: blanksIn(again), slots: Object.keys(piece) } as const;
}
