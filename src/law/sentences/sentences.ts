/**
 * The language of mechanics: what a rule does, in English sentences that people and the program read.
 *
 * - `say(mechanics)`: the sentences of mechanics, each of which stands alone.
 * - `sayBySlot(mechanics)`: the same, each slot with its sentences.
 * - `sayFormula(formula, scope)`: the words of a formula, as they stand within a sentence.
 * - `sayName(name)`: the words of a name that formulas may use.
 * - `readAll(sentences)`: what several say together, and where in them each part stands; or all that
 *   is wrong with them.
 *
 * Everything comes from one table (`table/`), whose form `entry.ts` describes. Words that are read as
 * others are in `synonyms.ts`. The schemas of `law/schema` have not checked these values. A caller that
 * takes them into a record parses them by these. `understand.ts` says what unreadable words may mean.
 */
import Fraction from 'fraction.js';
import { formatNumber } from '../../values/number.ts';
import type { Formula, Value } from '../formula/formula.ts';
import { typeOfName } from '../formula/scope.ts';
import { Tree, treeOf, treeOfFormula } from '../formula/tree.ts';
import type { Mechanics } from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { sayer, sentenceOf } from './language.ts';
import { joinPieces, piecesOf } from './pieces.ts';
import { Places } from './places.ts';
import { isMap, type PlainMap, plainOf, recordOf } from './plain.ts';
import { readWords, type WordProblem } from './read-words.ts';
import type { ScopeName } from './table/choice.ts';

export type { WordProblem } from './read-words.ts';

/** Mechanics as a record writes them: slots in their short forms, formulas as texts. */
export type RecordedMechanics = Readonly<Record<string, unknown>>;

/** The sentences that say some mechanics. */
export function toSentences(mechanics: Mechanics): readonly string[] {
  return piecesOf(plainOf(mechanics)).map(sentenceOf);
}

/** The sentences, by slot. */
export function sayBySlot(mechanics: Mechanics): readonly (readonly [string, readonly string[]])[] {
  const slots = Object.entries(plainOf(mechanics));
  return slots.map(([slot, value]) => [slot, piecesOf({ [slot]: value }).map(sentenceOf)]);
}

/**
 * The words of a formula over the names of a scope. A name with a known figure is replaced by it, unless
 * it is true or false.
 */
export function sayFormula(formula: Formula, scope: ScopeName, figures = NO_FIGURES): string {
  const tree = withFigures(treeOfFormula(formula), figures);
  const said = ['number', 'anything', 'texts'].map((kind) => sayer().say(`${kind}@${scope}`, tree));
  return said.find((words) => words !== undefined) ?? formula.source;
}

const KINDS_OF_NAMES = {
  number: 'noun',
  boolean: 'clause',
  string: 'text',
  unknown: 'noun',
} as const;

/** The words for a name in formulas. A name that is true or false is a clause. */
export function sayName(name: string): string {
  const tree = new Tree('name', [], name);
  const said = Object.entries(SCOPES).flatMap(([id, scope]) => {
    const type = typeOfName(scope, { parts: name.split('.'), bracketed: true });
    return type ? (sayer().say(`${KINDS_OF_NAMES[type]}@${id}`, tree) ?? []) : [];
  });
  return said[0] ?? name;
}

const NO_FIGURES: ReadonlyMap<string, Value> = new Map();

function withFigures(tree: Tree, figures: ReadonlyMap<string, Value>): Tree {
  if (figures.size === 0) return tree;
  const value = tree.op === 'name' ? figures.get(tree.is) : undefined;
  if (value instanceof Fraction) return treeOf(formatNumber(value));
  if (typeof value === 'string') return new Tree('text', [], value);
  return new Tree(
    tree.op,
    tree.of.map((part) => withFigures(part, figures)),
    tree.is,
  );
}

/** A problem with the index of its sentence. */
export interface SentenceProblem extends WordProblem {
  readonly sentence: number;
}

/** Bounds for one rule: the most words that are read, and the most problems reported. */
const MOST_WORDS = 4_000;
const MOST_PROBLEMS = 20;

/** The joint meaning of several sentences, with the places of its parts, or all their faults. */
export function readAll(sentences: readonly string[]) {
  const problems: SentenceProblem[] = [];
  const places = new Places();
  const pieces: PlainMap[] = [];
  let all: PlainMap = {};
  let words = 0;
  for (const [sentence, text] of sentences.entries()) {
    const whole = { sentence, start: 0, end: text.length };
    if (problems.length >= MOST_PROBLEMS || words > MOST_WORDS) {
      problems.push({ message: 'This sentence and those after it were not read.', ...whole });
      break;
    }
    const result = readWords(text);
    const value = result.ok && isMap(result.meaning.value) ? result.meaning.value : {};
    pieces.push(value);
    words += result.tokens.length;
    if (!result.ok) {
      problems.push({ ...result.problem, sentence });
      continue;
    }
    places.add({ sentence, meaning: result.meaning, tokens: result.tokens, before: all });
    const joined = joinPieces(all, value);
    if (joined) all = joined;
    else {
      const earlier = sentences[pieces.findIndex((each) => !joinPieces(each, value))] ?? '';
      problems.push({ message: `This is said already, or otherwise: “${earlier}”`, ...whole });
    }
  }
  if (problems.length > 0) return { ok: false, problems } as const;
  return { ok: true, mechanics: recordOf(all), places } as const;
}
