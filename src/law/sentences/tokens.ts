/** Splits a sentence into words. */

export interface SentenceToken {
  readonly kind: 'word' | 'number' | 'quoted' | 'mark';
  /** The form for comparison: small letters, a normalised mark, or the quoted text. */
  readonly text: string;
  /** The number that a word stands for: `10` for “ten”. */
  readonly count?: string;
  /** Set if the words before it say “one”: “1 coin”, “each player”. */
  readonly isOne?: true;
  /** Set if an article comes before it. */
  readonly hasArticle?: true;
  /** Other words that it may stand for. */
  readonly like?: ReadonlySet<string>;
  /** The word as the author wrote it. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const NUMBER_WORDS = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  ...'fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];
const TENS = 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');

/** The number for each number word. */
export const COUNTS: ReadonlyMap<string, string> = new Map([
  ...NUMBER_WORDS.map((word, i): [string, string] => [word, String(i)]),
  ...TENS.map((word, i): [string, string] => [word, String(30 + 10 * i)]),
]);

/** Marks that are normalised. */
const SAME_MARK: ReadonlyMap<string, string> = new Map([
  ['-', '−'],
  ['–', '−'],
  ['*', '×'],
  ['÷', '/'],
]);

const PIECE =
  /(?<quoted>[“”"](?<inner>(?:\\.|[^\\“”"])*)(?<close>[“”"])?)|(?<number>\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)|(?<word>\p{L}[\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*)|(?<s>['’]s(?![\p{L}\p{N}]))|(?<mark>\S)/gsu;

/** The first words of a sentence, at most so many, without its final stop. Takes linear time. */
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

/** Notes for each word if the word before it is an article, or says “one”. */
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
    if (close === undefined) return { kind: 'mark', text: '“', ...place };
    const text = inner.replace(/\\(.)/gsu, (_, sign: string) => ESCAPED[sign] ?? sign);
    return { kind: 'quoted', text, ...place };
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

/** The signs that a backslash makes of letters. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/**
 * Quotes a text. A backslash protects signs that would end the quotation, and signs that YAML would take
 * for its own.
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
