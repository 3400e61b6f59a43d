/** What was recognised in a document, what was not, and what will be written, in plain lines. */

import { formatTierChoice } from './decide-tiers.ts';
import { countWords, type FoundRule, isWords, type Leftover } from './document/document.ts';
import { foldWords } from './fold-words.ts';
import type { ImportPlan } from './plan-import.ts';
import { type Proposed, readInPart } from './propose-mechanics.ts';

const LONGEST_QUOTE = 60;
/** Histories that say only that a rule was there from the beginning. */
const INITIAL = /^(?:initial|original)\b[^.]*\.?$/i;

const NO_TITLE = ' (the document has none: see --title)';

const TAKEN = 'and are written on the cards';
const NOT_TAKEN = 'offers: --offers writes them on the cards';

/** `unread` lies in the folder of the document, and is no file that is read. */
export function describeImport(plan: ImportPlan, unread: readonly string[]): readonly string[] {
  return [
    ...describeSet(plan),
    '',
    ...section(
      'Rules',
      plan.cards.map(({ card }) => `${card.number}  ${card.tier}  ${card.title ?? '(no title)'}`),
    ),
    ...section('Not read, as no files in .md, .markdown or .txt', unread),
    ...section(
      'Not placed, so in no record',
      plan.found.leftovers.map((left) => describeLeftover(left, plan)),
    ),
    ...section('Histories, which cards do not have', describeHistories(plan.found.rules)),
    ...section('Please check', plan.found.doubts),
    ...section('Mechanics copied from rules with the same words', ofKind(plan, 'proposed')),
    ...section(
      `Mechanics that the words seem to say, ${plan.takesOffers ? TAKEN : NOT_TAKEN}`,
      describeOffers(plan),
    ),
    ...section('Read in part, and left to you', describeParts(plan)),
    ...section('Mechanics still to write, if the rule needs any', ofKind(plan, 'open')),
  ];
}

function describeSet({ found, head, isHtml, words, ruleset, cards, tiersBy }: ImportPlan) {
  const { id, title, author, source, published } = ruleset;
  const placed = words.all - words.left;
  return [
    `Recognised: ${found.format}${isHtml ? ', in HTML' : ''}.`,
    `${cards.length} rules. ${placed} of the document’s ${words.all} words have a place.`,
    '',
    `Title: ${title}${head.title === undefined && title === id ? NO_TITLE : ''}`,
    ...(author === undefined ? [] : [`Author: ${author}`]),
    ...(source === undefined ? [] : [`Source: ${source}`]),
    ...(published === undefined ? [] : [`Published: ${published}`]),
    `Tiers, by ${tiersBy === 'headings' ? 'the headings' : '--tiers'}, the first prevailing:`,
    ...ruleset.tiers.map(({ id, title: name }) => `  ${id}, “${name}”: ${numbersOf(id, cards)}`),
  ];
}

function numbersOf(tier: string, cards: readonly Proposed[]): string {
  const rules = cards.map(({ card }) => card).filter((card) => card.tier === tier);
  if (rules.length === 0) return 'no rules yet';
  return formatTierChoice(rules).replaceAll(`${tier}:`, '').replaceAll(',', ', ');
}

function describeLeftover({ after, lines }: Leftover, { found, isHtml }: ImportPlan): string {
  const words = lines.filter(isWords);
  const where = after === undefined ? 'before the rules' : `after Rule ${after}`;
  const first = words[0]?.bare ?? '';
  const isAtEnd = after !== undefined && found.rules.at(-1)?.number === after;
  const place = isAtEnd ? 'after the rules' : where;
  const [from, to] = [words[0]?.at, words.at(-1)?.at];
  const at = isHtml ? '' : from === to ? `, line ${from}` : `, lines ${from}-${to}`;
  return `${place}${at}, ${countOf(countWords(lines))}: ${quote(isHtml ? foldWords(first) : first)}`;
}

function countOf(words: number): string {
  return `${words} ${words === 1 ? 'word' : 'words'}`;
}

/** Histories that say more than that a rule was there from the beginning. */
function describeHistories(rules: readonly FoundRule[]): readonly string[] {
  const longer = rules.filter(({ history }) => history !== undefined && !INITIAL.test(history));
  return longer.map(({ number, history = '' }) => `${number}  ${history}`);
}

function describeOffers({ cards }: ImportPlan): readonly string[] {
  return cards.flatMap((each) => {
    if (each.kind !== 'offered') return [];
    const { number, text } = each.card;
    const why = each.why === undefined ? '' : ` (${each.why})`;
    return each.offers.map(({ sentence, start, end }) => {
      return `${number}  “${foldWords(text.slice(start, end))}”: ${sentence}${why}`;
    });
  });
}

function describeParts({ cards }: ImportPlan): readonly string[] {
  return cards.flatMap(({ kind, card }) => {
    const part = kind === 'open' ? readInPart(card) : undefined;
    if (!part) return [];
    const others = `${part.lost} ${part.lost === 1 ? 'other sentence' : 'other sentences'} not understood`;
    return [`${card.number}  ${part.says.join(' ')} (${others})`];
  });
}

function ofKind({ cards }: ImportPlan, kind: 'proposed' | 'open'): readonly string[] {
  return cards.flatMap((each) => {
    if (each.kind === 'offered' || each.kind !== kind) return [];
    const why = each.kind === 'open' ? each.why : each.from;
    return why === undefined ? `${each.card.number}` : `${each.card.number}  ${why}`;
  });
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ''];
}

function quote(words: string): string {
  return `“${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words}”`;
}
