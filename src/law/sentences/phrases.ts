/** The sentences of a rule's text, and which of them stand for themselves. */
import { withoutEnd } from '../../helpers/without-end.ts';

export interface RulePhrase {
  readonly start: number;
  readonly end: number;
  /** Without breaks of lines, and without the words that say in which games it holds. */
  readonly words: string;
  /** Whether it stands for itself: no neighbour takes something of it back or adds to it. */
  readonly isWhole: boolean;
  /** Whether it holds in some games only. */
  readonly isOfSome: boolean;
}

/** Games that a rule tells from others: words on these are not on all. */
const OF_SOME = /^(?:in(?! order)|for) (?:[a-z-]+,? ){1,6}games?,? /iu;

/** A longer text is a treatise and no rule. */
const MOST_LETTERS = 20_000;

const SHORTENED = String.raw`(?<!\b(?:e\.g|i\.e|etc|cf|vs|no|nr|art|sec))`;
/** A mark of a list, at the beginning of a line. */
const ITEM = String.raw`[ \t]*(?<mark>[-*•–—+]|\(?(?:\d{1,3}|[a-z])[.):])[ \t]+`;
const ITEM_FIRST = new RegExp(`^\\s*${ITEM}`, 'iu');
/**
 * The end of a sentence: a stop, but not that of an abbreviation or within a figure. A row of stops is
 * looked at once. A blank line ends a sentence too. So does a line before a heading or a mark of a list,
 * and the end of a heading. No other end of a line does. A list within a sentence has its marks in
 * brackets: `; (2)`.
 */
const END = new RegExp(
  String.raw`${SHORTENED}(?<!${SHORTENED}[.!?])[.!?]+(?=[\s)”"*_]|$)` +
    String.raw`|\n[ \t]*(?=\n)|\n(?<=^#[^\n]*\n)|\n(?!(?<=(?:[,;:]|\b(?:and|or))[ \t]*\n)[ \t]*\()(?=#+ |${ITEM.replace('?<mark>', '?:')})`,
  'gimu',
);

/** The marks before a sentence that are no part of it: its number, a mark of a list, its tier. */
const BEFORE =
  /^(?:\s|[*_#>•]|[–—-](?!\d)|(?:rule|article|section|§)\s*\d+(?:\.\d+)*[.:)]|\d+(?:\.\d+)*[.:)](?=\s)|\(?[a-z0-9]{1,2}\)(?=\s)|\((?:im)?mutable\))+/iu;

/** A sentence that begins so speaks of the one before it. */
const LEANS =
  /^(?:this(?! rule\b)|that|these|those|such|however|but|except|unless|only(?! (?:the|an?|players?|those) \w+ (?:may|can|must)\b)|otherwise|in (?:this|that|which|these|those|such)|if (?:so|not|this|that|it|they|there|he|she)|then|instead|nevertheless|though|although|yet|save|not|nor|it(?! takes)|its|they|their|the same|for (?:this|that|these)|here|no more|no such|should (?:it|they|this|that)|any (?:of|such)|up to|likewise|similarly|otherwise|exceptions?|also|in addition|moreover|furthermore|again|or|and|neither|because|until|provided|notwithstanding|(?:the|a) (?:above|previous|former|latter|following)|both|whichever|failing|for (?:example|instance)|e\.g|i\.e|note|example)\b/iu;

/** A sentence that has this introduces what follows, or speaks of no rule in force. */
const INTRODUCES =
  /:\s*$|\b(?:following(?!:\s*\S)|example|instance|suppose|imagine|hypothetical|formerly|previously|used to|proposes? that|would|quot(?:e|ation)|unofficial|comment|tournament|if this rule)\b/iu;

/** A sentence that leans on the one before it and takes nothing back. */
const HARMLESS =
  /^(?:(?:otherwise|if not|else),? (?:it|the proposal|the rule-change) (?:fails|is (?:rejected|defeated|not adopted))|th(?:is|ese)(?: \w+)? (?:comes?|is|are) (?:on top of|in addition to) .*)$/iu;

interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Without breaks of lines. */
  readonly words: string;
  /** With what it ends. */
  readonly stop: string;
  /** The mark of a list before it. */
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
 * Words without a stop lead to the list below them, unless they are in it. A line may also begin with a
 * dash or a figure that is no mark of a list, and then goes on with the sentence.
 */
function introduces({ words, stop, item }: Sentence, after: Sentence | undefined): boolean {
  if (INTRODUCES.test(words)) return true;
  const isBroken = stop === '\n' && after !== undefined && after.item !== '';
  return isBroken && !(isNextItem(item, after.item) && beginsAlike(words, after.words));
}

function isNextItem(mark: string, next: string): boolean {
  if (/\d/.test(mark))
    return Number(next.replace(/\D/g, '')) === Number(mark.replace(/\D/g, '')) + 1;
  return /[a-z]/i.test(mark) ? /[a-z]/i.test(next) : mark === next;
}

function beginsAlike(a: string, b: string): boolean {
  return [/^\p{Lu}/u, /^\p{Ll}/u].some((letter) => letter.test(a) && letter.test(b));
}

const EMPHASIS = /(?<![*_])[*_]+(?=\p{L})|(?<=[\p{L}\p{N}])[*_]+(?![\p{L}\p{N}])/gu;

/** A quotation, in which no stop ends a sentence. */
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
