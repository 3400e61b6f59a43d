/**
 * A ruleset for a message board, in plain text or in Markdown. Under the headings of the tiers each rule
 * has its number, title, words, effects and history.
 */
import { escapeSigns } from '../../diagnostics/escape-markdown.ts';
import type { Tier } from '../../records/types.ts';
import type { RuleJson } from '../json/game-json.ts';
import { LOST_WORDS } from '../words/lost-words.ts';

export interface PlainRuleset {
  readonly title: string;
  /** Lines below the title: author, version, date, scores. */
  readonly head: readonly string[];
  readonly tiers: readonly Tier[];
  readonly rules: readonly RuleJson[];
}

export function plainText(ruleset: PlainRuleset): string {
  const sections = byTier(ruleset).flatMap(({ title, rules }) => [
    `\n\n${underlined(title, '-')}`,
    ...rules.map(plainRule),
  ]);
  const head = `${underlined(ruleset.title, '=')}\n\n${ruleset.head.map(inOneLine).join('\n')}`;
  return [head, ...sections, '\n'].join('');
}

export function plainMarkdown(ruleset: PlainRuleset): string {
  const sections = byTier(ruleset).flatMap(({ title, rules }) => [
    `\n\n## ${escapeSigns(title)}`,
    ...rules.map(markdownRule),
  ]);
  const head = ruleset.head
    .map((line) => `${escapeSigns(line)}  `)
    .join('\n')
    .trimEnd();
  return [`# ${escapeSigns(ruleset.title)}\n\n${head}`, ...sections, '\n'].join('');
}

type RuleHead = Pick<RuleJson, 'number' | 'numbers'> & { readonly title?: string | null };

/** `Rule 112. Title`, with the numbers that it had before. */
export function ruleHeading({ number, numbers, title }: RuleHead): string {
  const former = [...new Set(numbers)].filter((n) => n !== number);
  const once = former.length === 0 ? '' : ` (formerly ${former.join(', ')})`;
  return `Rule ${number}${title ? `. ${inOneLine(title)}` : ''}${once}`;
}

export function textOrLost({ text }: RuleJson): string {
  return text === null ? `(${LOST_WORDS})` : text.trim();
}

/** The importer reads what a rule does and its history as the last paragraph of the rule. */
function plainRule(rule: RuleJson): string {
  const does = whatRuleDoes(rule);
  const history = `History: ${historyOf(rule)}`;
  const last = does === undefined ? history : `${DOES}: ${does}\n${history}`;
  return [`\n\n${ruleHeading(rule)}`, textOrLost(rule), last].join('\n\n');
}

function markdownRule(rule: RuleJson): string {
  const does = whatRuleDoes(rule);
  const history = `*${escapeSigns(historyOf(rule))}*`;
  const last = does === undefined ? history : `**${DOES}:** ${escapeSigns(does)}  \n${history}`;
  return [`\n\n### ${escapeSigns(ruleHeading(rule))}`, textOrLost(rule), last].join('\n\n');
}

export const DOES = 'What it does';

/** The sentences of its mechanics, and which of them are void; nothing for a rule of words only. */
export function whatRuleDoes({ does, void: voids = [] }: RuleJson): string | undefined {
  if (does.length === 0) return undefined;
  const isVoid = voids.length === 0 ? [] : [`Void under other rules: ${voids.join(', ')}.`];
  return inOneLine([...does, ...isVoid].join(' '));
}

/** The rules under their tiers, the prevailing tier first. A tier without rules keeps its heading: it is part of the set. */
export function byTier({ tiers, rules }: PlainRuleset) {
  const ofTier = Map.groupBy(rules, ({ tier }) => tier);
  const declared = tiers.map(({ id }) => id);
  const others = [...ofTier.keys()].filter((id) => !declared.includes(id));
  return [...declared, ...others].map((id) => ({
    title: tiers.find((tier) => tier.id === id)?.title ?? id,
    rules: ofTier.get(id) ?? [],
  }));
}

function underlined(title: string, stroke: string): string {
  const line = inOneLine(title);
  return `${line}\n${stroke.repeat([...line].length)}`;
}

/** The cause of each state of a rule, in one line. */
export function historyOf({ history }: RuleJson): string {
  return inOneLine(history.join(' '));
}

/** Line breaks in a title or name could imitate the lines below it. */
function inOneLine(words: string): string {
  if (!words.includes('\n')) return words;
  const lines = words.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
