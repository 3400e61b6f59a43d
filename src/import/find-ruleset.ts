/** A document read as a ruleset: its kind, its format, and words fit for cards. */
import type { FoundRule, FoundRuleset } from './document/document.ts';
import { countWords, type Line, toLines } from './document/line.ts';
import { countLeftWords, countMarks, recognise } from './document-formats/recognise.ts';
import { doubtRules } from './doubt-rules.ts';
import { foldWords } from './fold-words.ts';
import { htmlToMarkdown } from './markup/html-to-markdown.ts';
import { dropNeedlessEscapes, escapeTags } from './markup/markdown-words.ts';
import { type SeenWords, seenWords } from './markup/seen-words.ts';
import { readHead, type SetHead } from './read-head.ts';
import { firstLikeARule } from './sections/first-like-a-rule.ts';

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
      `Rule ${twice} stands in this document twice, and a set has every number once.`,
      'Leave in the file the rules of one set.',
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
      doubts.push(`Rule ${rule.number} has HTML in it, which stays visible as words.`);
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
