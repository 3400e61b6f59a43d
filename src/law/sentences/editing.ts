/**
 * The parts of the language that an editor of sentences needs.
 *
 * - `complete(beginning)`: what may follow the beginning of a sentence.
 * - `fillIn(sentence)`: the sentence as it is said, and what in it can be replaced by something else.
 */
import { type Blank, blanksIn } from './blanks.ts';
import { Chart } from './chart.ts';
import { type Next, nextPhrases } from './follow.ts';
import { grammar, sentenceOf } from './language.ts';
import { isMap } from './plain.ts';
import { MOST_WORDS, readWords, type WordProblem } from './read-words.ts';
import { sentenceTokens } from './tokens.ts';

export type { Blank } from './blanks.ts';
export type { Next } from './follow.ts';

/** The words that can follow the beginning of a sentence; none if no sentence begins so. */
export function complete(beginning: string): readonly Next[] {
  const tokens = sentenceTokens(beginning, MOST_WORDS);
  const chart = new Chart(grammar(), 'sentence', tokens);
  return chart.length === tokens.length ? nextPhrases(grammar(), chart.following()) : [];
}

export type FilledIn =
  | {
      readonly ok: true;
      readonly said: string;
      readonly blanks: readonly Blank[];
      /** The slots of mechanics that the sentence fills. */
      readonly slots: readonly string[];
    }
  | { readonly ok: false; readonly problem: WordProblem };

/** Splits a sentence into fixed words and blanks. */
export function fillIn(sentence: string): FilledIn {
  const result = readWords(sentence);
  if (!result.ok) return { ok: false, problem: result.problem };
  const { value } = result.meaning;
  const piece = isMap(value) ? value : {};
  const said = sentenceOf(piece);
  const again = readWords(said);
  if (!again.ok) throw new Error(`“${said}” is said and not read.`);
  return { ok: true, said, blanks: blanksIn(again), slots: Object.keys(piece) };
}
