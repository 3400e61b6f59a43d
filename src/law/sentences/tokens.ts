/** A sentence, word by word. */

export interface SentenceToken {
  readonly kind: 'word' | 'number' | 'quoted' | 'mark';
  /** Its form for comparison: small letters; the sign of its kind; the text in quotation marks. */
  readonly text: string;
  /** The number that it is, if it is one: `10` for “ten”. */
  readonly count?: string;
  /** It names one thing of its kind: “1 coin”. */
  readonly isOne?: true;
  /** An article stands before it. */
  readonly hasArticle?: true;
  /** Other words that it is read as. */
  readonly like?: ReadonlySet<string>;
  /** As it is written. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const NUMBER_WORDS = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  ...'fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];
const TENS = 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');

/** The number of each number word. */
export const COUNTS: ReadonlyMap<string, string> = new Map([
  ...NUMBER_WORDS.map((word, i): [string, string] => [word, String(i)]),
  ...TENS.map((word, i): [string, string] => [word, String(30 + 10 * i)]),
]);

/** Marks that are read as others. */
const SAME_MARK: ReadonlyMap<string, string> = new Map([
  ['-', '−'],
  ['–', '−'],
  ['*', '×'],
  ['÷', '/'],
]);

const PIECE =
  /(?<quoted>[“”"](?<inner>(?:\\.|[^\\“”"])*)(?<close>[“”"])?)|(?<number>\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)|(?<word>\p{L}[\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*)|(?<s>['’]s(?![\p{L}\p{N}]))|(?<mark>\S)/gsu;

/** The words of a sentence, without the stop at its end, or its first ones. Time linear in the text. */
export function sentenceTokens(
  sentence: string,
  most = Number.POSITIVE_INFINITY,
): readonly SentenceToken[] {
  const tokens: SentenceToken[] = [];
  for (const found of sentence.matchAll(PIECE)) {
    if (tokens.length === most) return tokens;
    tokens.push(tokenOf(found));
  }
  while (tokens.at(-1)?.text === '.' && tokens.at(-1)?.kind === 'mark') tokens.pop();
  return inNumber(tokens);
}

const ONE = /^(?:an?|each|every|called|named)$/;
const ARTICLE = /^(?:the|an?)$/;

/** The same, each word with whether it names one thing, and has an article: the word before it tells. */
export function inNumber(tokens: readonly SentenceToken[]): readonly SentenceToken[] {
  return tokens.map((token, i) => {
    const { count, text = '' } = tokens[i - 1] ?? {};
    const isOne = token.kind === 'word' && (count === '1' || ONE.test(text));
    const hasArticle = token.kind === 'word' && ARTICLE.test(text);
    return { ...token, ...(isOne && { isOne }), ...(hasArticle && { hasArticle }) };
  });
}

function tokenOf({ 0: piece, index: start, groups = {} }: RegExpExecArray): SentenceToken {
  const place = { raw: piece, start, end: start + piece.length };
  if (groups.quoted !== undefined) {
    const { inner = '', close } = groups;
    return close === undefined
      ? { kind: 'mark', text: '“', ...place }
      : { kind: 'quoted', text: unescaped(inner), ...place };
  }
  if (groups.number !== undefined) {
    const digits = piece.replaceAll(',', '');
    return { kind: 'number', text: digits, count: digits, ...place };
  }
  if (groups.word !== undefined) {
    const text = piece.toLowerCase();
    const count = COUNTS.get(text);
    return { kind: 'word', text, ...(count !== undefined && { count }), ...place };
  }
  if (groups.s !== undefined) return { kind: 'mark', text: "'s", ...place };
  return { kind: 'mark', text: SAME_MARK.get(piece) ?? piece, ...place };
}

function unescaped(inner: string): string {
  return inner.replace(/\\(.)/gsu, (_, sign: string) => {
    return sign === 'n' ? '\n' : sign === 't' ? '\t' : sign;
  });
}

/**
 * A text in quotation marks. Nothing in it may end it. It may have no sign that YAML would take for its
 * own: a colon or a number sign next to a blank.
 */
export function quotedText(text: string): string {
  const safe = text
    .replace(/[\\“”"]/gu, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replace(/:(?=\s)/gu, ':\\')
    .replace(/(?<=\s)#/gu, '\\#');
  return `“${safe}”`;
}
