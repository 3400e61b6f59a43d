/** The sentence of the language that is nearest to words that are none. */
import { Chart } from './chart.ts';
import { nextWords } from './follow.ts';
import { grammar, sayer } from './language.ts';
import { Meanings } from './meanings.ts';
import { type Token, tokensOf } from './tokens.ts';

/** No more words than these may differ, and no sentence of more words is sought. */
const MOST_EDITS = 3;
const MOST_WORDS = 40;

/** As it is said; `undefined` where nothing is near. */
export function nearestTo(tokens: readonly Token[], kind: string): string | undefined {
  if (tokens.length > MOST_WORDS) return undefined;
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
  const known = nextWords(grammar(), chart.following())
    .filter(({ isSaid, isKind }) => isSaid && !isKind)
    .flatMap(({ text }) => tokensOf(text));
  const like = (word: Token) => likeness(word.text, here[0]?.text ?? '');
  const edits = [
    ...known.toSorted((a, b) => like(b) - like(a)).map((word) => [...before, word, ...after]),
    ...known.map((word) => [...before, word, ...here, ...after]),
    [...before, ...after],
  ];
  let best: { readonly words: readonly Token[]; readonly left: number } | undefined;
  for (const edited of edits) {
    const tried = new Chart(grammar(), kind, edited);
    const left = edited.length - tried.length + (tried.whole ? 0 : 0.5);
    if (left < (best?.left ?? words.length - at)) best = { words: edited, left };
  }
  return best?.words;
}

/** How many letters two words have in common at their beginnings and ends. */
function likeness(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  let end = 1;
  while (end <= a.length - count && a.at(-end) === b.at(-end)) end++;
  return count + end - 1;
}
