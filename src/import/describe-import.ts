/** Lists in plain lines the parts of a document that were recognised, and the records to write. */
import { formatTierChoice } from './decide-tiers.ts';
import { countWordsIn, excerpt, foldWords, isWords, type Leftover } from './document/document.ts';
import type { ImportPlan } from './plan-import.ts';
import { readInPart } from './propose-mechanics.ts';

/** These histories say only that a rule was there from the beginning. */
const INITIAL = /^(?:initial|original)\b[^.]*\.?$/i;

const NO_TITLE = ' (the document has none: see --title)';

const TAKEN = 'and are written on the cards';
const NOT_TAKEN = 'offers: --offers writes them on the cards';

/** `unread` lists files in the folder of the document that the import does not read. */
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
    ...section(
      'Histories, which cards do not have',
      plan.found.rules.flatMap(({ number, history }) =>
        history === undefined || INITIAL.test(history) ? [] : [`${number}  ${history}`],
      ),
    ),
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
    ...ruleset.tiers.map(({ id, title: name }) => {
      const rules = cards.map(({ card }) => card).filter(({ tier }) => tier === id);
      const numbers = formatTierChoice(rules).replaceAll(`${id}:`, '').replaceAll(',', ', ');
      return `  ${id}, “${name}”: ${numbers || 'no rules yet'}`;
    }),
  ];
}

function describeLeftover({ after, lines }: Leftover, { found, isHtml }: ImportPlan): string {
  const words = lines.filter(isWords);
  const where = after === undefined ? 'before the rules' : `after Rule ${after}`;
  const first = words[0]?.bare ?? '';
  const isAtEnd = after !== undefined && found.rules.at(-1)?.number === after;
  const place = isAtEnd ? 'after the rules' : where;
  const [from, to] = [words[0]?.at, words.at(-1)?.at];
  const at = isHtml ? '' : from === to ? `, line ${from}` : `, lines ${from}-${to}`;
  const count = countWordsIn(lines);
  const quotation = excerpt(isHtml ? foldWords(first) : first);
  return `${place}${at}, ${count} ${count === 1 ? 'word' : 'words'}: “${quotation}”`;
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
