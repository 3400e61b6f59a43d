/** The rule in force whose words a reading quotes. */
import { once } from '../../helpers/once.ts';
import { withoutEnd } from '../../helpers/without-end.ts';
import type { Reading } from './reading.ts';

interface WordedRule {
  readonly text: string;
}

export interface QuotedRule<Rule extends WordedRule> {
  readonly rule: Rule;
  /** The sentences that contain the words. */
  readonly sentences: string;
}

/** Shorter quotations could match any rule. */
const FEWEST_WORDS = 3;
/** A point is part of an abbreviation, such as “i.e.”, if a small letter or a comma follows. */
const SENTENCE = /(?:[^.!?\n]|\.(?![.!?"'”’)\s]|$)|\.(?= [a-z]))+(?:[.!?]+["'”’)]*|\n|$)/g;

/**
 * The rule on which the decision rests, if it has any of the words. Else the first rule that has some. The
 * register quotes Suber's set, so rules are found by words and not by numbers. Very short quotations are
 * looked for only in `near`, the rule on which the decision rests.
 */
export function quotedRule<Rule extends WordedRule>(
  { words }: Pick<Reading, 'words'>,
  rules: Iterable<Rule>,
  near?: Rule,
): QuotedRule<Rule> | undefined {
  const quotations = quotationsOf(words);
  return (
    (near && firstWith(quotations, [near])) ?? firstWith(quotations.filter(isLong), [...rules])
  );
}

/** Tests whether a reading quotes words of a text. */
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

function firstWith<Rule extends WordedRule>(quotations: readonly string[], rules: readonly Rule[]) {
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

const bareText = once(({ text }: WordedRule) => bare(text));

/** The words without what a quotation may change: capitals, marks, line breaks, the final stop. */
function bare(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/["“”'’*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return withoutEnd(plain, /[.,;:]/);
}

/** The sentences of a rule that contain a word with any ending. `undefined` if all or none do. */
export function sentencesOn(text: string, word: string): string | undefined {
  const sentences = text.match(SENTENCE) ?? [];
  const on = sentences.filter((each) => bare(each).includes(word));
  if (on.length === 0 || on.length === sentences.length) return undefined;
  return on.map((each) => each.trim()).join(' … ');
}

/** The whole text, if the words run over the end of a sentence. */
function sentencesWith(text: string, parts: readonly string[]): string {
  const sentences = (text.match(SENTENCE) ?? []).filter((each) => {
    const sentence = bare(each);
    return parts.some((part) => sentence.includes(part));
  });
  return sentences.length === 0 ? text.trim() : sentences.map((each) => each.trim()).join(' … ');
}
