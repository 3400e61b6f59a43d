/** The rule in force whose words a reading quotes. */
import { once } from '../../helpers/once.ts';
import { withoutEnd } from '../../helpers/without-end.ts';
import type { Reading } from './reading.ts';

interface Worded {
  readonly text: string;
}

export interface QuotedRule<Rule extends Worded> {
  readonly rule: Rule;
  /** The sentences in which the words stand. */
  readonly sentences: string;
}

/** Fewer words than these may stand in any rule. */
const FEWEST_WORDS = 3;
/** A point within an abbreviation, such as “i.e.”, ends none: a letter or a comma follows, or a small word. */
const SENTENCE = /(?:[^.!?\n]|\.(?![.!?"'”’)\s]|$)|\.(?= [a-z]))+(?:[.!?]+["'”’)]*|\n|$)/g;

/**
 * The rule on which the decision rests, if it has any of the words. Else the first rule with the first
 * words found. The register quotes Suber's set: rules with other words are not looked for by their
 * numbers. A few words are sought in `near` alone, the rule on which the decision rests.
 */
export function quotedRule<Rule extends Worded>(
  { words }: Pick<Reading, 'words'>,
  rules: Iterable<Rule>,
  near?: Rule,
): QuotedRule<Rule> | undefined {
  const quotations = quotationsOf(words);
  return (
    (near && firstWith(quotations, [near])) ?? firstWith(quotations.filter(isLong), [...rules])
  );
}

/** Tells of a reading whether it quotes words of a text, more than any text might have. */
export function quotesFrom(text: string): (reading: Reading) => boolean {
  const within = bare(text);
  return (reading) =>
    longQuotations(reading).some((parts) => parts.every((part) => within.includes(part)));
}

const longQuotations = once(({ words }: Reading) =>
  quotationsOf(words)
    .filter(isLong)
    .map((each) => each.split('…').map(bare)),
);

function quotationsOf(words: Reading['words']): readonly string[] {
  return [...words.matchAll(/“([^”]*)”/g)].map(([, quotation = '']) => quotation);
}

function isLong(quotation: string): boolean {
  return quotation.split(/\s+/).length >= FEWEST_WORDS;
}

function firstWith<Rule extends Worded>(
  quotations: readonly string[],
  rules: readonly Rule[],
): QuotedRule<Rule> | undefined {
  for (const quotation of quotations) {
    const parts = quotation.split('…').map(bare);
    const rule = rules.find((each) => {
      const text = bareText(each);
      return parts.every((part) => text.includes(part));
    });
    if (rule) return { rule, sentences: sentencesWith(rule.text, parts) };
  }
  return undefined;
}

const bareText = once(({ text }: Worded) => bare(text));

/** Without what a quotation may change: capitals, marks, line breaks, and the stop at the end. */
function bare(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/["“”'’*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return withoutEnd(plain, /[.,;:]/);
}

/**
 * The sentences of a rule that have a word, whatever its ending. `undefined` if it says all or nothing of
 * the rule.
 */
export function sentencesOn(text: string, word: string): string | undefined {
  const sentences = text.match(SENTENCE) ?? [];
  const on = sentences.filter((each) => bare(each).includes(word));
  if (on.length === 0 || on.length === sentences.length) return undefined;
  return on.map((each) => each.trim()).join(' … ');
}

/** The whole text if the words go on from one sentence to another. */
function sentencesWith(text: string, parts: readonly string[]): string {
  const sentences = (text.match(SENTENCE) ?? []).filter((each) => {
    const sentence = bare(each);
    return parts.some((part) => sentence.includes(part));
  });
  return sentences.length === 0 ? text.trim() : sentences.map((each) => each.trim()).join(' … ');
}
