/** Reads words of a kind. If it cannot, it says where the words stop making sense. */
import { onceEach } from '../../helpers/once.ts';
import { inSeries } from '../../helpers/words.ts';
import { Tree } from '../formula/tree.ts';
import { Chart } from './chart.ts';
import { nextWords } from './follow.ts';
import { grammar } from './language.ts';
import { Meanings } from './meanings.ts';
import { isList, isMap, type Plain } from './plain.ts';
import { type SentenceToken, sentenceTokens } from './tokens.ts';

/**
 * The most words in a sentence of a record. The longest formulas need fewer, and hostile sentences are
 * refused quickly.
 */
export const MOST_WORDS = 2000;

/** The deepest nesting of a value, beyond what any formula has. */
const MOST_NESTED = 600;

/** A fault in a sentence, with the range of its characters. */
export interface WordProblem {
  readonly message: string;
  readonly help?: string | undefined;
  /** A sentence that the author may have meant. */
  readonly meant?: string;
  readonly start: number;
  readonly end: number;
}

/** More sentences than a game has. The editor, the check and the pages all read the same ones. */
const MOST_REMEMBERED = 2000;
/** Longer texts are not remembered: they are rarely sentences, and rarely read twice. */
const LONGEST_REMEMBERED = 500;

const remembered = onceEach(MOST_REMEMBERED, (text) => readAnew(text, 'sentence'));

/** The meaning of words of a kind. No sentence has two meanings. */
export function readWords(text: string, kind = 'sentence') {
  const isRemembered = kind === 'sentence' && text.length <= LONGEST_REMEMBERED;
  return isRemembered ? remembered(text) : readAnew(text, kind);
}

function readAnew(text: string, kind: string) {
  const tokens = sentenceTokens(text, MOST_WORDS + 1);
  const reject = (problem: WordProblem, read = tokens) =>
    ({ ok: false, problem, tokens: read }) as const;
  const tooMuch = tokens[MOST_WORDS];
  if (tooMuch) {
    const message = `A sentence has at most ${MOST_WORDS} words; this one has more.`;
    return reject({ message, start: tooMuch.start, end: text.length }, []);
  }
  const chart = new Chart(grammar(), kind, tokens);
  const whole = chart.length === tokens.length ? chart.whole : undefined;
  const [meaning, other] = whole ? new Meanings(chart).of(whole) : [];
  if (!meaning) return reject(notUnderstood(text, tokens, chart));
  const place = { start: 0, end: text.length };
  if (other) {
    const message = 'This sentence can be understood in two ways.';
    const help = 'Put in brackets what belongs together.';
    return reject({ message, help, ...place });
  }
  if (isTooDeep(meaning.value)) {
    const message = `The parts of this sentence are nested more than ${MOST_NESTED} deep.`;
    const help = 'Say it in several sentences.';
    return reject({ message, help, ...place });
  }
  return { ok: true, meaning, tokens } as const;
}

/** Measures depth without recursion, since a deep value would overflow the stack. */
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

/** A message lists at most this many words. */
const MOST_NAMED = 8;

/** Reports where the words stop making sense, the words that fit there, and those that may be meant. */
function notUnderstood(text: string, tokens: readonly SentenceToken[], chart: Chart): WordProblem {
  const at = tokens[chart.length];
  const before = tokens[chart.length - 1];
  const { length } = text.trimEnd();
  const { start, end } = at ?? { start: Math.max(0, length - 1), end: length };
  const found = at ? `“${at.raw}” cannot stand` : 'The sentence cannot end';
  const after = before ? `after “${before.raw}”` : 'at the beginning';
  const next = nextWords(grammar(), chart.following());
  const named = next.slice(0, MOST_NAMED).map(({ text: word, isKind }) => {
    return isKind ? word : `“${word}”`;
  });
  const more = next.length > named.length ? ' and so on' : '';
  const isOne = /^an?$/i.test(at?.raw ?? '') && next.some(({ text: word }) => word === 'a number');
  const one = isOne ? `Write the number: “1”. ` : '';
  const may =
    named.length > 0
      ? `${one}The next word could be ${inSeries(named, ' or ')}${more}.`
      : undefined;
  return { message: `${found} ${after}.`, ...(may !== undefined && { help: may }), start, end };
}
