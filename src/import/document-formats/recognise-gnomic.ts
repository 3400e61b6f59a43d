/**
 * The format of the Gnomic page: “Rule 101” on a line by itself, the title on the next or a line
 * left empty for it, the text, and “initial rule.”
 */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import {
  type FoundRule,
  type FoundRuleset,
  isWords,
  type Line,
  toParagraphs,
} from '../document/document.ts';
import {
  anyTierTitle,
  type Head,
  inOneLine,
  ruleText,
  type Section,
  splitSections,
} from '../sections/split-sections.ts';

const HEAD = /^Rule\s+(\d{1,9})[.:]?$/i;
const HISTORY =
  /^(?:initial|original) rule\b.{0,200}$|^(?:enacted|amended|adopted|transmuted|changed) by\b.{0,200}$/i;
const LONGEST_TITLE = 120;

export function recogniseGnomic(lines: readonly Line[]): FoundRuleset | undefined {
  const split = splitSections(lines, { headOf, isHistory, tierTitle: anyTierTitle });
  if (!split) return undefined;
  const { sections, ...rest } = split;
  const usual = sections
    .map(({ body }) => linesSkipped(body))
    .reduce((least, skipped) => Math.min(least, skipped));
  const titles = sections.map((section) => titleOf(section, usual));
  const isClosed = sections.every(({ history }) => history.length > 0);
  if (!isClosed || !areTitles(titles, split.tiers)) return undefined;
  const rules = sections.map((section, i) => readRule(section, titles[i]));
  return { format: '“Rule N”, a line for the title, the text, its history', rules, ...rest };
}

function headOf({ bare }: Line): Head | undefined {
  const number = HEAD.exec(bare)?.[1];
  return number === undefined ? undefined : { number: Number(number), rest: '' };
}

function isHistory(line: Line): boolean {
  return isWords(line) && HISTORY.test(line.bare);
}

/**
 * If most rules have no title, this is another format and the “titles” are short paragraphs. A
 * document with tiers may be of another format too, so its titles must be marked as headings.
 */
function areTitles(titles: readonly (Line | undefined)[], tiers: readonly string[]): boolean {
  const needed = tiers.length === 0 ? titles : titles.map((title) => title?.heading);
  return needed.filter(Boolean).length * 2 > titles.length;
}

/** A short first paragraph, exactly where the title should be. */
function titleOf({ body }: Section, usual: number): Line | undefined {
  const [first, second] = toParagraphs(body);
  const [title] = first ?? [];
  if (!title || !second || first?.length !== 1 || linesSkipped(body) > usual) return undefined;
  return title.bare.length <= LONGEST_TITLE ? title : undefined;
}

function linesSkipped(body: readonly Line[]): number {
  return body.findIndex(isWords);
}

function readRule(section: Section, title: Line | undefined): FoundRule {
  const { number, headLine, body, tier, history } = section;
  return {
    number,
    ...(title && { title: title.bare }),
    text: ruleText(title ? body.slice(body.indexOf(title) + 1) : body),
    ...withoutUndefined({ tier }),
    history: inOneLine(history),
    at: headLine.at,
  };
}
