/**
 * Reads the format of Nomic mit Tens and of `nomic show`: a heading “Rule 101. Title”, the text below it,
 * and mostly a line with the rule's history.
 */
import {
  type DocumentLine,
  type FoundRule,
  type FoundRuleset,
  isWords,
} from '../document/document.ts';
import {
  anyTierTitle,
  isLabelledHistory,
  type Marks,
  type RuleHead,
  readHistory,
  ruleInSection,
  ruleText,
  type Section,
  type Split,
  splitSections,
  tierTitle,
} from '../sections/split-sections.ts';

const HEAD = /^Rule\s+(\d{1,9})(?:(?:\s*[.:]|\s+[-–—])\s*(.*))?$/i;
const HEAD_IN_BOLD = /^([*_]{1,3})Rule\s+(\d{1,9})[.:]?\1[.:]?\s*(.*)$/i;
/** A marked heading needs no word before its number. */
const BARE_HEAD = /^(\d{1,9})\\?[.:)]?(?:\s+(.*))?$/;
const ITALICS = /^\*[^*\s][^*]*\*$|^_[^_\s][^_]*_$/;
/** `nomic show` adds the earlier numbers of a rule to its heading. */
const FORMERLY = / (\(formerly \d{1,9}(?:, \d{1,9}){0,99}\))$/;
/** If most “titles” are longer, they are texts. */
const LONGEST_TITLE = 120;

export function recogniseHeaded(lines: readonly DocumentLine[]): FoundRuleset | undefined {
  const [labelled, inItalics] = [LABELLED, IN_ITALICS].map((marks) => splitSections(lines, marks));
  if (labelled?.sections.some(hasHistory)) return toRuleset(labelled);
  if (inItalics?.sections.every(hasHistory)) {
    const last = inItalics.sections.at(-1)?.number;
    // Nothing may follow the history of a rule before the next rule begins.
    const isClosed = inItalics.leftovers.every(
      ({ after }) => after === undefined || after === last,
    );
    if (isClosed) return toRuleset(inItalics);
  }
  return toRuleset(splitSections(lines, UNTOLD));
}

const LABELLED: Marks = { headOf, isHistory: isLabelledHistory, tierTitle: anyTierTitle };
/** In Markdown `nomic show` writes the history as a last paragraph in italics. */
const IN_ITALICS: Marks = { headOf, isHistory: isInItalics, tierTitle: anyTierTitle };
const UNTOLD: Marks = { headOf, isHistory: () => false, tierTitle };

function toRuleset(split: Split | undefined): FoundRuleset | undefined {
  if (!split) return undefined;
  const { sections, ...rest } = split;
  if (sections.filter(hasOwnHeading).length * 2 <= sections.length) return undefined;
  const withHistory = sections.some(hasHistory);
  const format = `“Rule N. Title”, the text below it${withHistory ? ', its history' : ''}`;
  return { format, rules: sections.map(readRule), ...rest };
}

function hasOwnHeading({ rest, body }: Section): boolean {
  return rest.length <= LONGEST_TITLE && body.some(isWords);
}

function hasHistory({ history }: Section): boolean {
  return history.length > 0;
}

function headOf({ bare, heading }: DocumentLine): RuleHead | undefined {
  const named = HEAD.exec(bare);
  if (named) return { number: Number(named[1]), rest: named[2] ?? '' };
  const inBold = HEAD_IN_BOLD.exec(bare);
  if (inBold) return { number: Number(inBold[2]), rest: inBold[3] ?? '' };
  const numbered = heading > 0 ? BARE_HEAD.exec(bare) : undefined;
  return numbered ? { number: Number(numbered[1]), rest: numbered[2] ?? '' } : undefined;
}

function isInItalics(line: DocumentLine): boolean {
  return isWords(line) && ITALICS.test(line.text.trim());
}

function readRule(section: Section): FoundRule {
  const { rest, body, history } = section;
  const title = rest.replace(FORMERLY, '').trim() || undefined;
  const past = [readHistory(history), FORMERLY.exec(rest)?.[1]].filter(Boolean).join(' ');
  return ruleInSection(section, { title, text: ruleText(body), history: past || undefined });
}
