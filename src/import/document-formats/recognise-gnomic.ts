/**
 * Reads the format of the Gnomic page. A rule has a line “Rule 101”, a line for the title, the text, and
 * “initial rule.” The title may be empty.
 */
import {
  type DocumentLine,
  type FoundRuleset,
  isWords,
  toParagraphs,
} from '../document/document.ts';
import {
  anyTierTitle,
  inOneLine,
  type RuleHead,
  ruleInSection,
  ruleText,
  type Section,
  splitSections,
} from '../sections/split-sections.ts';

const HEAD = /^Rule\s+(\d{1,9})[.:]?$/i;
const HISTORY =
  /^(?:initial|original) rule\b.{0,200}$|^(?:enacted|amended|adopted|transmuted|changed) by\b.{0,200}$/i;
const LONGEST_TITLE = 120;

export function recogniseGnomic(lines: readonly DocumentLine[]): FoundRuleset | undefined {
  const split = splitSections(lines, { headOf, isHistory, tierTitle: anyTierTitle });
  if (!split) return undefined;
  const { sections, ...rest } = split;
  const usual = sections
    .map(({ body }) => linesSkipped(body))
    .reduce((least, skipped) => Math.min(least, skipped));
  const titles = sections.map((section) => titleOf(section, usual));
  const isClosed = sections.every(({ history }) => history.length > 0);
  // If most rules have no title, these “titles” are short paragraphs of a different format. A document
  // with tiers may also have a different format, so its titles must be marked as headings.
  const certain = titles.filter(
    (title) => title && (split.tiers.length === 0 || title.heading > 0),
  );
  if (!isClosed || certain.length * 2 <= titles.length) return undefined;
  const rules = sections.map((section, i) => {
    const { body, history } = section;
    const title = titles[i];
    const text = ruleText(title ? body.slice(body.indexOf(title) + 1) : body);
    return ruleInSection(section, { title: title?.bare, text, history: inOneLine(history) });
  });
  return { format: '“Rule N”, a line for the title, the text, its history', rules, ...rest };
}

function headOf({ bare }: DocumentLine): RuleHead | undefined {
  const number = HEAD.exec(bare)?.[1];
  return number === undefined ? undefined : { number: Number(number), rest: '' };
}

function isHistory(line: DocumentLine): boolean {
  return isWords(line) && HISTORY.test(line.bare);
}

/** A short first paragraph in the usual line of titles. */
function titleOf({ body }: Section, usual: number): DocumentLine | undefined {
  const [first, second] = toParagraphs(body);
  const [title] = first ?? [];
  if (!title || !second || first?.length !== 1 || linesSkipped(body) > usual) return undefined;
  return title.bare.length <= LONGEST_TITLE ? title : undefined;
}

function linesSkipped(body: readonly DocumentLine[]): number {
  return body.findIndex(isWords);
}
