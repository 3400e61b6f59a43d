/** Reads words of a kind, and says where words that cannot be read stop making sense. */
import { capital, inSeries } from '../../helpers/words.ts';
import { Tree } from '../formula/tree.ts';
import { Chart } from './chart.ts';
import { nextWords } from './follow.ts';
import { grammar, sayer } from './language.ts';
import { type Meaning, Meanings } from './meanings.ts';
import { isList, isMap, type Plain } from './plain.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * The most words that a sentence of a record may have: more than the longest formulas need, and few
 * enough that hostile ones are soon read.
 */
export const MOST_WORDS = 2000;

/** The most parts of a value that may stand within one another: more than any formula has. */
const MOST_NESTED = 600;

/** What is wrong with a sentence, and between which of its characters. */
export interface WordProblem {
  readonly message: string;
  readonly help?: string;
  /** A sentence that may be meant. */
  readonly meant?: string;
  readonly start: number;
  readonly end: number;
}

export type WordsRead =
  | { readonly ok: true; readonly meaning: Meaning; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly problem: WordProblem; readonly tokens: readonly Token[] };

/** What words of a kind mean. A sentence has at most one meaning. */
export function readWords(text: string, kind = 'sentence'): WordsRead {
  const tokens = tokensOf(text);
  const tooMuch = tokens[MOST_WORDS];
  if (tooMuch) {
    const message = `A sentence has at most ${MOST_WORDS} words; this has ${tokens.length}.`;
    return { ok: false, problem: { message, start: tooMuch.start, end: text.length }, tokens: [] };
  }
  const chart = new Chart(grammar(), kind, tokens);
  const whole = chart.length === tokens.length ? chart.whole : undefined;
  const [meaning, other] = whole ? new Meanings(chart).of(whole) : [];
  if (!meaning) return { ok: false, problem: notUnderstood(text, tokens, chart), tokens };
  const place = { start: 0, end: text.length };
  if (other) {
    const message = 'This sentence can be understood in two ways.';
    const help = 'Put in brackets what belongs together.';
    return { ok: false, problem: { message, help, ...place }, tokens };
  }
  if (isTooDeep(meaning.value)) {
    const message = `The parts of this sentence are nested more than ${MOST_NESTED} deep.`;
    return {
      ok: false,
      problem: { message, help: 'Say it in several sentences.', ...place },
      tokens,
    };
  }
  return { ok: true, meaning, tokens };
}

/** Found without recursion, which such a value would not allow. */
function isTooDeep(value: Plain): boolean {
  const open = [{ value, depth: 0 }];
  for (let each = open.pop(); each; each = open.pop()) {
    if (each.depth > MOST_NESTED) return true;
    const depth = each.depth + 1;
    for (const inner of partsOf(each.value)) open.push({ value: inner, depth });
  }
  return false;
}

function partsOf(value: Plain): readonly Plain[] {
  if (value instanceof Tree) return value.of;
  if (isList(value)) return value;
  return isMap(value) ? Object.values(value) : [];
}

/** A message names no more words than these. */
const MOST_NAMED = 8;

/** What stands where the words stop making sense, what may stand there, and what may be meant. */
function notUnderstood(text: string, tokens: readonly Token[], chart: Chart): WordProblem {
  const at = tokens[chart.length];
  const before = tokens[chart.length - 1];
  const end = text.trimEnd().length;
  const place = at ?? { start: Math.max(0, end - 1), end };
  const found = at ? `“${at.raw}” cannot stand` : 'The sentence cannot end';
  const after = before ? `after “${before.raw}”` : 'at the beginning';
  const next = nextWords(grammar(), chart.following());
  const named = next.slice(0, MOST_NAMED).map(({ text: word, isKind }) => {
    return isKind ? word : `“${word}”`;
  });
  const more = next.length > named.length ? ' and so on' : '';
  const may = named.length > 0 ? [`There may stand ${inSeries(named, ' or ')}${more}.`] : [];
  const near = nearestTo(tokens, chart.kind);
  const meant = near === undefined ? undefined : `${capital(near)}.`;
  const asked = meant === undefined ? [] : [`Did you mean “${meant}”?`];
  const help = [...asked, ...may].join(' ');
  return {
    message: `${found} ${after}.`,
    ...(help !== '' && { help }),
    ...(meant !== undefined && { meant }),
    start: place.start,
    end: place.end,
  };
}

/** No more words than these may differ, and nothing is sought for more words than those. */
const MOST_EDITS = 3;
const MOST_SOUGHT = 40;

/** As it is said; `undefined` where nothing is near. */
function nearestTo(tokens: readonly Token[], kind: string): string | undefined {
  if (tokens.length > MOST_SOUGHT) return undefined;
  let words = tokens;
  for (let edits = 0; edits <= MOST_EDITS; edits++) {
    const chart = new Chart(grammar(), kind, words);
    const whole = chart.length === words.length ? chart.whole : undefined;
    if (whole) {
      const [meaning] = new Meanings(chart).of(whole);
      return meaning && sayer().say(kind, meaning.value);
    }
    const better = bestEdit(words, chart, kind);
    if (!better) return undefined;
    words = better;
  }
  return undefined;
}

/** One word left out, put in or put in the place of another, so that most words are understood. */
function bestEdit(words: readonly Token[], chart: Chart, kind: string) {
  const at = chart.length;
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  const here = words.slice(at, at + 1);
  const like = (word: Token) => likeness(word.text, here[0]?.text ?? '');
  // A word that is only read, and not said, is meant by whoever nearly wrote it.
  const isNear = (word: Token) => 2 * like(word) > word.text.length;
  const known = nextWords(grammar(), chart.following())
    .filter(({ isKind }) => !isKind)
    .flatMap(({ text, isSaid }) => tokensOf(text).filter((word) => isSaid || isNear(word)));
  const instead = known.toSorted((a, b) => like(b) - like(a));
  const edits = [
    ...instead.map((word) => ({ words: [...before, word, ...after], isGuess: !isNear(word) })),
    ...known.map((word) => ({ words: [...before, word, ...here, ...after], isGuess: false })),
    { words: [...before, ...after], isGuess: false },
  ];
  let best: { readonly words: readonly Token[]; readonly left: number } | undefined;
  let guesses = 0;
  for (const { words: edited, isGuess } of edits) {
    const tried = new Chart(grammar(), kind, edited);
    const left = edited.length - tried.length + (tried.whole ? 0 : 0.5);
    const least = best?.left ?? words.length - at;
    if (left < least) {
      best = { words: edited, left };
      guesses = isGuess ? 1 : 0;
    } else if (left === least && isGuess && guesses > 0) guesses += 1;
  }
  // Of words that do not look like the one that is written, any may be meant, and its opposite.
  return guesses > 1 ? undefined : best?.words;
}

/** How many letters two words have in common at their beginnings and ends. */
function likeness(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  let end = 1;
  while (end <= a.length - count && a.at(-end) === b.at(-end)) end++;
  return count + end - 1;
}
