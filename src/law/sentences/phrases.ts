/** Splits a rule's text into sentences, and finds those that can be read alone. */
import { withoutEnd } from '../../helpers/without-end.ts';

export interface RulePhrase {
  readonly start: number;
  readonly end: number;
  /** The sentence on one line, without “in games of …” at its start. */
  readonly words: string;
  /** Whether the sentence can be read alone: no neighbour limits or extends it. */
  readonly isWhole: boolean;
  /** Whether it holds in some games only: “In team games, …”. */
  readonly isOfSome: boolean;
}

/** The start of a sentence about some games only. */
const OF_SOME = /^(?:in(?! order)|for) (?:[a-z-]+,? ){1,6}games?,? /iu;

/** Longer texts are read to this length only. */
const MOST_LETTERS = 20_000;

const SHORTENED = String.raw`(?<!\b(?:e\.g|i\.e|etc|cf|vs|no|nr|art|sec))`;
/** A list mark at the start of a line. */
const ITEM = String.raw`[ \t]*(?<mark>[-*•–—+]|\(?(?:\d{1,3}|[a-z])[.):])[ \t]+`;
const ITEM_FIRST = new RegExp(`^\\s*${ITEM}`, 'iu');
/**
 * The end of a sentence: a stop, unless it ends an abbreviation or is part of a number. Several stops
 * count as one. A blank line ends a sentence too. So does a line break after a heading, or before a
 * heading or a list mark. No other line break does. Marks of a list within a sentence are in brackets: `;
 * (2)`.
 */
const END = new RegExp(
  String.raw`${SHORTENED}(?<!${SHORTENED}[.!?])[.!?]+(?=[\s)”"*_]|$)` +
    String.raw`|\n[ \t]*(?=\n)|\n(?<=^#[^\n]*\n)|\n(?!(?<=(?:[,;:]|\b(?:and|or))[ \t]*\n)[ \t]*\()(?=#+ |${ITEM.replace('?<mark>', '?:')})`,
  'gimu',
);

/** Marks before a sentence that are no part of it: a rule's number, a list mark, a tier. */
const BEFORE =
  /^(?:\s|[*_#>•]|[–—-](?!\d)|(?:rule|article|section|§)\s*\d+(?:\.\d+)*[.:)]|\d+(?:\.\d+)*[.:)](?=\s)|\(?[a-z0-9]{1,2}\)(?=\s)|\((?:im)?mutable\))+/iu;

/** Beginnings of sentences that refer to the sentence before. */
const LEANS =
  /^(?:this(?! rule\b)|that|these|those|such|however|but|except|unless|only(?! (?:the|an?|players?|those) \w+ (?:may|can|must)\b)|otherwise|in (?:this|that|which|these|those|such)|if (?:so|not|this|that|it|they|there|he|she)|then|instead|nevertheless|though|although|yet|save|not|nor|it(?! takes)|its|they|their|the same|for (?:this|that|these)|here|no more|no such|should (?:it|they|this|that)|any (?:of|such)|up to|likewise|similarly|otherwise|exceptions?|also|in addition|moreover|furthermore|again|or|and|neither|because|until|provided|notwithstanding|(?:the|a) (?:above|previous|former|latter|following)|both|whichever|failing|for (?:example|instance)|e\.g|i\.e|note|example)\b/iu;

/** Signs that a sentence introduces the next one, or describes no rule in force. */
const INTRODUCES =
  /:\s*$|\b(?:following(?!:\s*\S)|example|instance|suppose|imagine|hypothetical|formerly|previously|used to|proposes? that|would|quot(?:e|ation)|unofficial|comment|tournament|if this rule)\b/iu;

/** Sentences that refer to the one before, but do not limit it. */
const HARMLESS =
  /^(?:(?:otherwise|if not|else),? (?:it|the proposal|the rule-change) (?:fails|is (?:rejected|defeated|not adopted))|th(?:is|ese)(?: \w+)? (?:comes?|is|are) (?:on top of|in addition to) .*)$/iu;

interface Sentence {
  readonly start: number;
  readonly end: number;
  /** The sentence on one line. */
  readonly words: string;
  /** The characters that end it. */
  readonly stop: string;
  /** The list mark before it. */
  readonly item: string;
}

export function phrasesOf(text: string): readonly RulePhrase[] {
  const sentences = sentencesOf(text.slice(0, MOST_LETTERS).replaceAll('’', "'"));
  return sentences.map((sentence, i): RulePhrase => {
    const { start, end, words, stop } = sentence;
    const before = sentences[i - 1];
    const after = sentences[i + 1];
    const some = OF_SOME.exec(words)?.[0] ?? '';
    const isWhole =
      stop !== '?' &&
      !LEANS.test(words) &&
      !introduces(sentence, after) &&
      !(before && introduces(before, sentence)) &&
      !(after && LEANS.test(after.words) && !HARMLESS.test(after.words));
    return { words: words.slice(some.length), start, end, isWhole, isOfSome: some !== '' };
  });
}

/**
 * Whether a sentence introduces the next one, as a line without a stop introduces the list below it. A
 * dash or number can also begin a line that continues a sentence.
 */
function introduces({ words, stop, item }: Sentence, after: Sentence | undefined): boolean {
  if (INTRODUCES.test(words)) return true;
  const isBroken = stop === '\n' && after !== undefined && after.item !== '';
  if (!isBroken) return false;
  const isAlike = [/^\p{Lu}/u, /^\p{Ll}/u].some(
    (each) => each.test(words) && each.test(after.words),
  );
  return !isAlike || !isNextItem(item, after.item);
}

function isNextItem(mark: string, next: string): boolean {
  if (/\d/.test(mark))
    return Number(next.replace(/\D/g, '')) === Number(mark.replace(/\D/g, '')) + 1;
  return /[a-z]/i.test(mark) ? /[a-z]/i.test(next) : mark === next;
}

const EMPHASIS = /(?<![*_])[*_]+(?=\p{L})|(?<=[\p{L}\p{N}])[*_]+(?![\p{L}\p{N}])/gu;

/** A quotation: no stop within it ends a sentence. */
const QUOTED = /[“"](?:\\.|[^“”"\\\n]){1,200}[”"]/gu;

function sentencesOf(text: string): readonly Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const add = (to: number, stop: string) => {
    const piece = text.slice(from, to);
    const lead = BEFORE.exec(piece)?.[0].length ?? 0;
    const words = withoutEnd(piece.slice(lead), /[\s*_]/);
    if (words === '') return;
    const { mark: item = '' } = ITEM_FIRST.exec(piece)?.groups ?? {};
    const start = from + lead;
    const end = start + words.length;
    const plain = words.replace(EMPHASIS, '').replace(/\s+/gu, ' ');
    found.push({ start, end, words: plain, stop, item });
  };
  const unquoted = text.replace(QUOTED, (quoted) => 'x'.repeat(quoted.length));
  for (const stop of unquoted.matchAll(END)) {
    add(stop.index, stop[0]);
    from = stop.index + stop[0].length;
  }
  add(text.length, '');
  return found;
}
