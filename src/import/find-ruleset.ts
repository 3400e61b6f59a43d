/** A document read as a ruleset: its kind, its format, and words fit for cards. */

import { codePointOf, findUnseen, replaceUnseen } from '../diagnostics/visible.ts';
import {
  countWords,
  type FoundRule,
  type FoundRuleset,
  isWords,
  type Line,
  toLines,
} from './document/document.ts';
import { countLeftWords, countMarks, recognise } from './document-formats/recognise.ts';
import { foldWords } from './fold-words.ts';
import { htmlToMarkdown } from './markup/html-to-markdown.ts';
import { dropNeedlessEscapes, escapeTags } from './markup/markdown-words.ts';
import { readHead, type SetHead } from './read-head.ts';

/* The first line that looked like the beginning of a rule, for whoever wonders why it is none. */

/** A number, in figures or as a numeral, perhaps after a sign or a word such as “Article”. */
const LIKE_A_RULE =
  /^[^\p{L}\p{N}]{0,4}(?:(?:rule|article|section|law|clause|no|number)\b\.?\s*)?[^\p{L}\p{N}]{0,3}(?:\d{1,9}|[IVXLC]{1,9}[.:)])(?!\p{L})/iu;
const LONGEST_QUOTE = 60;

function firstLikeARule(document: string): string {
  const line = toLines(document).find(
    (each) => isWords(each) && LIKE_A_RULE.test(each.text.trim()),
  );
  if (!line) return 'No line begins with a number, or with “Rule” and a number.';
  const words = line.text.trim();
  const shown = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
  return `The first line that looked like a rule is line ${line.at}: “${shown}”`;
}

/** A document without invisible characters, which no record may have. */
interface SeenWords {
  readonly text: string;
  /** What was left out, for people who know the document. */
  readonly doubts: readonly string[];
}

/** Pages, lines and paragraphs end with these, so they separate words. */
const PARTING: ReadonlySet<string> = new Set(['\v', '\f', '\u0085', '\u2028', '\u2029']);

function seenWords(document: string): SeenWords {
  const unseen = findUnseen(document).map(({ character }) => codePointOf(character));
  if (unseen.length === 0) return { text: document, doubts: [] };
  const kinds = [...new Set(unseen)].sort().join(', ');
  const text = replaceUnseen(document, (character) => (PARTING.has(character) ? ' ' : ''));
  return { text, doubts: [`Removed, since nobody can see them: ${unseen.length} of ${kinds}.`] };
}

/* Oddities of the rules found, so that a person checks them. */

/** A last rule so much longer than every other may include text that follows the rules. */
const SUSPICIOUS = { times: 3, length: 1000 };
const MOST_NAMED = 20;
/** A few words that end without a stop, as the headings of documents do. */
const LIKE_A_HEADING = /^\p{Lu}[^\n]{0,60}[\p{L}\p{N}]$/u;

function doubtRules(rules: readonly FoundRule[]): readonly string[] {
  return [
    ...doubtNumbers(rules),
    ...doubtHistories(rules),
    ...doubtTails(rules),
    ...doubtLast(rules),
  ];
}

/** Gaps within a hundred. A set may have them, but a rule that was missed leaves one too. */
function doubtNumbers(rules: readonly FoundRule[]): readonly string[] {
  const numbers = rules.map(({ number }) => number).sort((a, b) => a - b);
  const gaps = numbers.slice(1).flatMap((number, i) => {
    const from = (numbers[i] ?? 0) + 1;
    if (from === number || Math.floor(from / 100) !== Math.floor(number / 100)) return [];
    return [from === number - 1 ? `${from}` : `${from}-${number - 1}`];
  });
  return gaps.length === 0 ? [] : [`No rule has one of these numbers: ${few(gaps)}.`];
}

function doubtHistories(rules: readonly FoundRule[]): readonly string[] {
  const lacking = rules.filter(({ history }) => history === undefined);
  if (lacking.length === 0 || lacking.length === rules.length) return [];
  return [`These rules have no history, but others do: ${few(lacking.map(numberOf))}.`];
}

/** A heading that is not known as a tier's title stays among the words of the rule before it. */
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

function numberOf({ number }: FoundRule): string {
  return String(number);
}

function few(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export interface SourceDocument {
  readonly text: string;
  readonly isHtml: boolean;
}

export interface RulesetRead {
  readonly found: FoundRuleset;
  readonly head: SetHead;
  /** How many words the document has, and how many belong to no rule and no heading. */
  readonly words: { readonly all: number; readonly left: number };
}

export type RulesetSearch =
  | ({ readonly ok: true } & RulesetRead)
  /** Why the document is not a ruleset, in lines. */
  | { readonly ok: false; readonly lines: readonly string[] };

/** Each becomes a file. No Nomic has had so many rules at once. */
const MOST_RULES = 5000;

export function findRuleset({ text, isHtml }: SourceDocument): RulesetSearch {
  const html = isHtml ? htmlToMarkdown(text) : undefined;
  if (html && !html.ok) return refuse(html.message, 'Save it as plain text and import that.');
  const [shown, sourceLines] = (html ? [html.shown, html.sourceLines] : [text]).map(seenWords);
  const best = better(recogniseIn(shown), recogniseIn(sourceLines));
  if (!best) return refuse(...NOTHING_FOUND, '', firstLikeARule(shown?.text ?? ''));
  const { rules } = best.found;
  if (rules.length > MOST_RULES) return refuse(`the document has more than ${MOST_RULES} rules.`);
  const twice = findTwice(rules);
  if (twice !== undefined) {
    return refuse(
      `The document has Rule ${twice} twice, but a set has each number once.`,
      'Keep only the rules of one set in the file.',
    );
  }
  const { head, found } = readHead(best.found);
  const clean = withCleanWords(found, isHtml);
  return {
    ok: true,
    found: { ...clean, doubts: [...clean.doubts, ...doubtRules(rules)] },
    head: isHtml ? mapValues(head, plainWords) : head,
    words: { all: countWords(best.lines), left: countLeftWords(found) },
  };
}

const NOTHING_FOUND = [
  'there is no ruleset in this document, in any of the formats known:',
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

interface Recognised {
  readonly lines: readonly Line[];
  readonly found: FoundRuleset;
}

function recogniseIn(document: SeenWords | undefined): Recognised | undefined {
  if (!document) return undefined;
  const lines = toLines(document.text);
  const found = recognise(lines);
  return found && { lines, found: { ...found, doubts: [...document.doubts, ...found.doubts] } };
}

/** The second only if it has more marks of rules. */
function better(first: Recognised | undefined, second: Recognised | undefined) {
  if (!first || !second) return first ?? second;
  return countMarks(second.found) > countMarks(first.found) ? second : first;
}

function findTwice(rules: readonly FoundRule[]): number | undefined {
  const numbers = new Set<number>();
  return rules.find(({ number }) => numbers.size === numbers.add(number).size)?.number;
}

/** The words as a card may have them; a change that readers can see is reported as a doubt. */
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

/** Words that are not Markdown, such as titles, from a page that was converted to Markdown. */
function plainWords(words: string): string {
  return foldWords(words) || words;
}

function mapValues(head: SetHead, change: (words: string) => string): SetHead {
  return Object.fromEntries(Object.entries(head).map(([key, words]) => [key, change(words)]));
}

function refuse(...lines: readonly string[]): RulesetSearch {
  return { ok: false, lines };
}
