/** Reads words of a kind, and says where words that cannot be read stop making sense. */
import { inSeries } from '../../helpers/words.ts';
import { Chart } from './chart.ts';
import { nextWords } from './follow.ts';
import { grammar } from './language.ts';
import { type Meaning, Meanings } from './meanings.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * The most words that a sentence of a record may have: more than the longest formulas need, and few
 * enough that hostile ones are soon read.
 */
export const MOST_WORDS = 2500;

/** What is wrong with a sentence, and between which of its characters. */
export interface WordProblem {
  readonly message: string;
  readonly help?: string;
  readonly start: number;
  readonly end: number;
}

export type WordsRead =
  | { readonly ok: true; readonly meaning: Meaning; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly problem: WordProblem };

/** What words of a kind mean. A sentence has at most one meaning. */
export function readWords(text: string, kind = 'sentence'): WordsRead {
  const tokens = tokensOf(text);
  const tooMuch = tokens[MOST_WORDS];
  if (tooMuch) {
    const message = `A sentence has at most ${MOST_WORDS} words; this has ${tokens.length}.`;
    return { ok: false, problem: { message, start: tooMuch.start, end: text.length } };
  }
  const chart = new Chart(grammar(), kind, tokens);
  const whole = chart.length === tokens.length ? chart.whole : undefined;
  const [meaning, other] = whole ? new Meanings(chart).of(whole) : [];
  if (meaning && !other) return { ok: true, meaning, tokens };
  if (meaning) return { ok: false, problem: ambiguous(text) };
  return { ok: false, problem: notUnderstood(text, tokens, chart) };
}

function ambiguous(text: string): WordProblem {
  const message = 'This sentence can be understood in two ways.';
  return { message, help: 'Put in brackets what belongs together.', start: 0, end: text.length };
}

/** A message names no more words than these. */
const MOST_NAMED = 8;

function notUnderstood(text: string, tokens: readonly Token[], chart: Chart): WordProblem {
  const at = tokens[chart.length];
  const before = tokens[chart.length - 1];
  const end = text.trimEnd().length;
  const place = at ?? { start: Math.max(0, end - 1), end };
  const found = at ? `“${at.raw}” cannot stand` : 'The sentence cannot end';
  const after = before ? `after “${before.raw}”` : 'at the beginning';
  const next = nextWords(grammar(), chart.following());
  const named = next.slice(0, MOST_NAMED).map(({ text: word, isKind }) => {
    return isKind ? word.replaceAll('*', '') : `“${word}”`;
  });
  const more = next.length > named.length ? ' and so on' : '';
  const help = named.length > 0 ? `There may stand ${inSeries(named, ' or ')}${more}.` : undefined;
  return {
    message: `${found} ${after}.`,
    ...(help !== undefined && { help }),
    start: place.start,
    end: place.end,
  };
}
