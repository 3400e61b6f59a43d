/**
 * A set sentence by sentence. Each sentence has the mechanics that rest on it, the questions that its
 * words leave open, and remarks by hand. A remark stands wherever the same words do.
 */
import { latestRules } from '../../../engine/results/rules-at.ts';
import { once } from '../../../helpers/once.ts';
import type { Mechanics } from '../../../law/mechanics/mechanics.ts';
import { quotesFrom } from '../../../law/readings/quoted-rule.ts';
import { READINGS } from '../../../law/readings/register.ts';
import type { WrittenRuleset } from '../../../records/types.ts';
import type { RuleNumber } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { type MechanicsLine, mechanicsLines } from '../../words/mechanics-lines.ts';
import REMARKS from '../../words/word-by-word.json' with { type: 'json' };
import { gameLink } from '../game/describe-game.ts';

/** A remark on a sentence by somebody who knows the sets. */
interface Remark {
  /** Other sentences with the same remark. */
  readonly also?: readonly string[];
  /** Slots that the words ask for. A card may have some of them. */
  readonly slots?: readonly string[];
  /** Questions that these words leave open, besides those of the register that quote them. */
  readonly readings?: readonly string[];
  readonly findings?: readonly string[];
  readonly says?: string;
}

/** Only what its pages need of a card, or of a rule in force. */
interface WordedRule {
  readonly number: RuleNumber;
  readonly title?: string | undefined;
  readonly text: string;
  readonly mechanics?: Mechanics | undefined;
}

export function describeWordByWord({ cards }: WrittenRuleset) {
  return cards.map((card) => {
    const rule = describeByWords(card);
    return { rule, anchor: `rule-${rule.number}`, adoptedIn: undefined };
  });
}

/**
 * The rules that a game has adopted and that have a remark beside each sentence. It may have thousands of
 * others, each with a page of its own.
 */
export function adoptedByWords(archive: GameArchive) {
  const { replay, ruleset, id } = archive;
  const numbers: ReadonlySet<RuleNumber> = new Set(ruleset.cards.map(({ number }) => number));
  return latestRules(replay)
    .filter(({ number }) => !numbers.has(number))
    .map(describeByWords)
    .filter(isRemarkedOn)
    .map((rule) => ({ rule, anchor: `${id}-rule-${rule.number}`, adoptedIn: gameLink(archive) }));
}

export function describeByWords({ number, title, text, mechanics }: WordedRule) {
  const lines = mechanicsLines(mechanics);
  const parts = partsOf(text, lines);
  const placed = new Set(parts.flatMap(({ does }) => does));
  return {
    number,
    title: title || undefined,
    /** The card has no mechanics, so the program applies nothing of the rule. */
    isOnlyWords: lines.length === 0,
    /** The mechanics of the card that no remark ties to words. */
    alsoDoes: lines.filter((line) => !placed.has(line)),
    parts,
  };
}

export type RuleByWords = ReturnType<typeof describeByWords>;

/** Whether somebody wrote a remark beside each sentence of a rule. */
function isRemarkedOn({ parts }: RuleByWords): boolean {
  return parts.every(({ words }) => {
    const tokens = tokensOf(words);
    return remarkAt(tokens, 0)?.tokens.length === tokens.length;
  });
}

/** The words of a text without marks and capitals, and where each ends. */
function tokensOf(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    end: index + word.length,
  }));
}

type Tokens = ReturnType<typeof tokensOf>;

/** The remarks by the first word of their sentences. One that is only words stands alone. */
const remarksByWord = once((remarks: Readonly<Record<string, Remark | string>>) => {
  const all = Object.entries(remarks).flatMap(([words, noted]) => {
    const remark: Remark = typeof noted === 'string' ? { says: noted } : noted;
    return [words, ...(remark.also ?? [])].map((each) => ({ remark, tokens: tokensOf(each) }));
  });
  return Map.groupBy(all, ({ tokens }) => tokens[0]?.word);
});

function partsOf(text: string, lines: readonly MechanicsLine[]) {
  const tokens = tokensOf(text);
  const parts: ReturnType<typeof describePart>[] = [];
  let from = 0;
  let index = 0;
  while (index < tokens.length) {
    const known = remarkAt(tokens, index);
    index += known?.tokens.length ?? sentenceLength(text, tokens.slice(index));
    const end = tokens[index - 1]?.end;
    const to = index < tokens.length && end !== undefined ? wholeWord(text, end) : text.length;
    parts.push(describePart(text.slice(from, to).trim(), lines, known?.remark));
    from = to;
  }
  return parts;
}

/** The remark on the longest sentence that begins at a word. */
function remarkAt(tokens: Tokens, from: number) {
  const known = remarksByWord(REMARKS).get(tokens[from]?.word) ?? [];
  const here = known.filter(({ tokens: words }) =>
    words.every(({ word }, i) => tokens[from + i]?.word === word),
  );
  return here.toSorted((a, b) => b.tokens.length - a.tokens.length)[0];
}

/** The marks behind the last word of a sentence, and not those within “i.e.,”. */
const ENDS = /^[^\p{L}\p{N}]*[.!?][^\p{L}\p{N},;]*$/u;

/** How many words there are to the end of the sentence. */
function sentenceLength(text: string, tokens: Tokens): number {
  const last = tokens.findIndex(({ end }) => ENDS.test(text.slice(end, wholeWord(text, end))));
  return last < 0 ? tokens.length : last + 1;
}

/** Where the word ends with the marks behind it. */
function wholeWord(text: string, end: number): number {
  const blank = text.slice(end).search(/\s/);
  return blank < 0 ? text.length : end + blank;
}

function describePart(words: string, lines: readonly MechanicsLine[], remark: Remark | undefined) {
  const asked = new Set(remark?.slots);
  const left = new Set<string>(remark?.readings);
  const isQuoting = quotesFrom(words);
  return {
    words,
    /** The mechanics that rest on these words. */
    does: lines.filter(({ slot }) => asked.has(slot)),
    /** Questions that these words leave open, by id. */
    readings: READINGS.filter((each) => left.has(each.id) || isQuoting(each)).map(({ id }) => id),
    findings: remark?.findings ?? [],
    says: remark?.says,
  };
}
