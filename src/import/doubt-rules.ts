/** Oddities of the rules found, so that a person checks them. */
import type { FoundRule } from './document/document.ts';

/** A last rule so much longer than every other may include text that follows the rules. */
const SUSPICIOUS = { times: 3, length: 1000 };
const MOST_NAMED = 20;
/** A few words that end without a stop, as the headings of documents do. */
const LIKE_A_HEADING = /^\p{Lu}[^\n]{0,60}[\p{L}\p{N}]$/u;

export function doubtRules(rules: readonly FoundRule[]): readonly string[] {
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
  return [`These rules have no history, and others do: ${few(lacking.map(numberOf))}.`];
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
    return [`“${tail}” was read as the last words of Rule ${number}, and may be a heading.`];
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
