/** Finds a ruleset in a document of any format, and makes its words fit for cards. */
import { codePointOf, findUnseen, replaceUnseen } from '../diagnostics/visible.ts';
import {
  countWordsIn,
  excerpt,
  type FoundRule,
  type FoundRuleset,
  foldWords,
  isWords,
  listSome,
  toLines,
} from './document/document.ts';
import { countLeftWords, countMarks, recognise } from './document-formats/recognise.ts';
import { htmlToMarkdown } from './markup/html-to-markdown.ts';
import { dropNeedlessEscapes, escapeTags } from './markup/markdown-words.ts';
import { readHead, type SetHead } from './read-head.ts';

/** A number in figures or letters, after a sign or a word if there is one: “Article IV.” */
const LIKE_A_RULE =
  /^[^\p{L}\p{N}]{0,4}(?:(?:rule|article|section|law|clause|no|number)\b\.?\s*)?[^\p{L}\p{N}]{0,3}(?:\d{1,9}|[IVXLC]{1,9}[.:)])(?!\p{L})/iu;

/** Helps a user to see why the first line that looked like a rule is not one. */
function firstLikeARule(document: string): string {
  const line = toLines(document).find(
    (each) => isWords(each) && LIKE_A_RULE.test(each.text.trim()),
  );
  if (!line) return 'No line begins with a number, or with “Rule” and a number.';
  const quotation = excerpt(line.text.trim());
  return `The first line that looked like a rule is line ${line.at}: “${quotation}”`;
}

/** Pages, lines and paragraphs end with these, so they separate words. */
const PARTING: ReadonlySet<string> = new Set(['\v', '\f', '\u0085', '\u2028', '\u2029']);

/** Removes invisible characters, which no record may have. */
function withoutUnseen(document: string) {
  const unseen = findUnseen(document).map(({ character }) => codePointOf(character));
  if (unseen.length === 0) return { text: document, doubts: [] };
  const kinds = [...new Set(unseen)].sort().join(', ');
  const text = replaceUnseen(document, (character) => (PARTING.has(character) ? ' ' : ''));
  return { text, doubts: [`Removed, since nobody can see them: ${unseen.length} of ${kinds}.`] };
}

/** If the last rule is so much longer than any other, it may include text that follows the rules. */
const SUSPICIOUS = { times: 3, length: 1000 };
/** A few words that end without a stop, as the headings of documents do. */
const LIKE_A_HEADING = /^\p{Lu}[^\n]{0,60}[\p{L}\p{N}]$/u;

/** Reports gaps within a hundred. A set may have them, but a missed rule leaves one too. */
function doubtNumbers(rules: readonly FoundRule[]): readonly string[] {
  const numbers = rules.map(({ number }) => number).sort((a, b) => a - b);
  const gaps = numbers.slice(1).flatMap((number, i) => {
    const from = (numbers[i] ?? 0) + 1;
    if (from === number || Math.floor(from / 100) !== Math.floor(number / 100)) return [];
    return [from === number - 1 ? `${from}` : `${from}-${number - 1}`];
  });
  return gaps.length === 0 ? [] : [`No rule has one of these numbers: ${listSome(gaps)}.`];
}

function doubtHistories(rules: readonly FoundRule[]): readonly string[] {
  const lacking = rules.filter(({ history }) => history === undefined);
  if (lacking.length === 0 || lacking.length === rules.length) return [];
  const numbers = lacking.map(({ number }) => `${number}`);
  return [`These rules have no history, but others do: ${listSome(numbers)}.`];
}

/** A heading that is no tier's title stays among the words of the rule before it. */
function doubtTails(rules: readonly FoundRule[]): readonly string[] {
  return rules.slice(0, -1).flatMap(({ number, text }) => {
    const tail = text
      .split(/\n\s*\n/)
      .slice(1)
      .at(-1)
      ?.trim();
    if (tail === undefined || !LIKE_A_HEADING.test(tail)) return [];
    return [`“${tail}” was read as the last words of Rule ${number}, but may be a heading.`];
  });
}

function doubtLast(rules: readonly FoundRule[]): readonly string[] {
  const last = rules.at(-1);
  const others = rules.slice(0, -1).map(({ text }) => text.length);
  const longest = others.reduce((most, length) => Math.max(most, length), 0);
  if (!last || rules.length < 2 || last.text.length < SUSPICIOUS.length) return [];
  if (last.text.length < longest * SUSPICIOUS.times) return [];
  return [`Rule ${last.number}, the last one, is far longer than any other: see where it ends.`];
}

export interface SourceDocument {
  readonly text: string;
  readonly isHtml: boolean;
}

export interface DocumentRuleset {
  readonly found: FoundRuleset;
  readonly head: SetHead;
  /** The number of words in the document, and of those that belong to no rule and no heading. */
  readonly words: { readonly all: number; readonly left: number };
}

type RulesetSearch =
  | ({ readonly ok: true } & DocumentRuleset)
  /** The lines say why the document is not a ruleset. */
  | { readonly ok: false; readonly lines: readonly string[] };

/** Each rule becomes a file. No Nomic has had so many rules at once. */
const MOST_RULES = 5000;

export function findRuleset({ text, isHtml }: SourceDocument): RulesetSearch {
  const reject = (...lines: readonly string[]) => ({ ok: false, lines }) as const;
  const html = isHtml ? htmlToMarkdown(text) : undefined;
  if (html && !html.ok) return reject(html.message, 'Save it as plain text and import that.');
  const texts = html ? [html.shown, html.sourceLines] : [text];
  const documents = texts.map(withoutUnseen);
  const candidates = documents.flatMap((document) => {
    const lines = toLines(document.text);
    const found = recognise(lines);
    if (!found) return [];
    return { lines, found: { ...found, doubts: [...document.doubts, ...found.doubts] } };
  });
  // Prefers the text with the source's line breaks only if it shows more marks of rules.
  const [best] = candidates.toSorted((a, b) => countMarks(b.found) - countMarks(a.found));
  if (!best) return reject(NO_RULESET + firstLikeARule(documents[0]?.text ?? ''), ...NOTHING_FOUND);
  const { rules } = best.found;
  if (rules.length > MOST_RULES) return reject(`the document has more than ${MOST_RULES} rules.`);
  const numbers = new Set<number>();
  const twice = rules.find(({ number }) => numbers.size === numbers.add(number).size);
  if (twice) {
    return reject(
      `The document has Rule ${twice.number} twice, but a set has each number once.`,
      'Keep only the rules of one set in the file.',
    );
  }
  const { head, found } = readHead(best.found);
  const clean = withCleanWords(found, isHtml);
  const doubts = [doubtNumbers, doubtHistories, doubtTails, doubtLast].flatMap((doubt) =>
    doubt(rules),
  );
  const words = { all: countWordsIn(best.lines), left: countLeftWords(found) };
  const plainHead = Object.entries(head).map(([key, value]) => [key, plainWords(value)]);
  return {
    ok: true,
    found: { ...clean, doubts: [...clean.doubts, ...doubts] },
    head: isHtml ? Object.fromEntries(plainHead) : head,
    words,
  };
}

const NO_RULESET = 'there is no ruleset in this document, in any of the formats below. ';
const NOTHING_FOUND = [
  '  101. The text of a rule           **101.** The text of a rule',
  '',
  '  Rule 101. Its title               Rule 101',
  '  The text of the rule              Its title',
  '  History: …                        The text of the rule',
  '                                    initial rule.',
  '---',
  'rule: 101',
  'title: Its title                  [{ "number": 101, "title": "Its title",',
  '---                                  "text": "The text of the rule" }]',
  'The text of the rule',
];

/** Makes the words fit for cards, and reports each change that the reader of a card can see. */
function withCleanWords(found: FoundRuleset, isHtml: boolean): FoundRuleset {
  const plain = isHtml ? plainWords : (words: string) => words;
  const doubts: string[] = [];
  const rules = found.rules.map((rule): FoundRule => {
    const words = isHtml ? dropNeedlessEscapes(rule.text) : rule.text;
    const text = escapeTags(words);
    if (text !== words) {
      doubts.push(`Rule ${rule.number} has HTML in it, which readers will see as words.`);
    }
    const { title, tier } = rule;
    return {
      ...rule,
      text,
      ...(title !== undefined && { title: plain(title) }),
      ...(tier !== undefined && { tier: plain(tier) }),
    };
  });
  return { ...found, rules, tiers: found.tiers.map(plain), doubts: [...found.doubts, ...doubts] };
}

/** Titles and the like are not Markdown. In a converted page they may have its marks. */
function plainWords(words: string): string {
  return foldWords(words) || words;
}
