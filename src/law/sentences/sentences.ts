/**
 * The language of mechanics: what a rule does, in English sentences that people and the program read.
 *
 * - `say(mechanics)`: the sentences of mechanics, each of which stands alone.
 * - `sayFormula(formula, scope)`: the words of a formula, as they stand within a sentence.
 * - `read(sentence)`: what one sentence says, in the form of a record, or what is wrong with it.
 * - `readAll(sentences)`: what several say together, or all that is wrong with them.
 * - `complete(beginning)`: what may follow the beginning of a sentence.
 *
 * Everything comes from one table (`table/`), whose form `entry.ts` describes. Words that are read as
 * others are in `synonyms.ts`. What is read has not been checked by the schemas of `law/schema`: whoever
 * takes it into a record parses it by these.
 */
import { capital } from '../../helpers/words.ts';
import type { Formula } from '../formula/formula.ts';
import { treeOfFormula } from '../formula/tree.ts';
import type { Mechanics } from '../mechanics/mechanics.ts';
import { Chart } from './chart.ts';
import { type Next, nextWords } from './follow.ts';
import { grammar, sayer } from './language.ts';
import { join, missingParts, piecesOf } from './pieces.ts';
import { isMap, type PlainMap, plainOf, recordOf } from './plain.ts';
import { readWords, type WordProblem } from './read-words.ts';
import type { ScopeName } from './table/choice.ts';
import { tokensOf } from './tokens.ts';

export type { Next } from './follow.ts';
export type { WordProblem } from './read-words.ts';

/** Mechanics as a record writes them: slots in their short forms, formulas as texts. */
export type Recorded = Readonly<Record<string, unknown>>;

/** What mechanics say, slot by slot. */
export function say(mechanics: Mechanics): readonly string[] {
  return piecesOf(plainOf(mechanics)).map(sentenceOf);
}

function sentenceOf(piece: PlainMap): string {
  const words = sayer().say('sentence', piece);
  // All that the schemas admit can be said, which a test holds.
  if (words === undefined) throw new Error(`No sentence says ${JSON.stringify(piece)}.`);
  return `${capital(words)}.`;
}

/** The words of a formula over the names of a scope. */
export function sayFormula(formula: Formula, scope: ScopeName): string {
  const tree = treeOfFormula(formula);
  const said = ['number', 'anything', 'texts'].map((kind) => sayer().say(`${kind}@${scope}`, tree));
  return said.find((words) => words !== undefined) ?? formula.source;
}

export type SentenceRead =
  | { readonly ok: true; readonly mechanics: Recorded }
  | { readonly ok: false; readonly problem: WordProblem };

/** What one sentence says. */
export function read(sentence: string): SentenceRead {
  const result = readWords(sentence);
  if (!result.ok) return result;
  const { value } = result.meaning;
  return { ok: true, mechanics: isMap(value) ? recordOf(value) : {} };
}

/** A problem, and in which of the sentences it is. */
export interface SentenceProblem extends WordProblem {
  readonly sentence: number;
}

export type SentencesRead =
  | { readonly ok: true; readonly mechanics: Recorded }
  | { readonly ok: false; readonly problems: readonly SentenceProblem[] };

/** What several sentences say together. All that is wrong is reported. */
export function readAll(sentences: readonly string[]): SentencesRead {
  const problems: SentenceProblem[] = [];
  let all: PlainMap = {};
  for (const [i, sentence] of sentences.entries()) {
    const result = readWords(sentence);
    const value = result.ok && isMap(result.meaning.value) ? result.meaning.value : {};
    if (!result.ok) problems.push({ ...result.problem, sentence: i });
    const joined = join(all, value);
    if (joined.ok) all = joined.value;
    else problems.push(saidTwice(i, sentence));
  }
  const last = sentences.length - 1;
  const [missing] = problems.length === 0 ? missingParts(all) : [];
  if (missing) {
    const message = `A sentence is missing that says the ${missing.at(-1)} of ${missing[0]}.`;
    problems.push({ message, sentence: last, start: 0, end: sentences[last]?.length ?? 0 });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, mechanics: recordOf(all) };
}

function saidTwice(sentence: number, words: string): SentenceProblem {
  const message = 'Another sentence says this already, or otherwise.';
  return { message, sentence, start: 0, end: words.length };
}

/** What may follow the beginning of a sentence: nothing, if it is not the beginning of any. */
export function complete(beginning: string): readonly Next[] {
  const tokens = tokensOf(beginning);
  const chart = new Chart(grammar(), 'sentence', tokens);
  return chart.length === tokens.length ? nextWords(grammar(), chart.following()) : [];
}
