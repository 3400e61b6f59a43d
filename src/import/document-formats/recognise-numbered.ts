/**
 * Reads formats with a rule's text after its number on the same line: “101. All players…” in Suber's book
 * and on Everything2, “**101.** All players…” in Markdown editions.
 */
import type { DocumentLine, FoundRule, Recogniser } from '../document/document.ts';
import {
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

const PLAIN = /^(?:Rule\s+)?(\d{1,9})\\?[.):](?:\s+(.*))?$/i;
const BOLD = /^([*_]{1,3})(?:Rule\s+)?(\d{1,9})\\?[.):]?\1[.):]?(?:\s+(.*))?$/i;
const TITLED =
  /^([*_]{1,3})(?:Rule\s+)?(\d{1,9})\\?(?:[.):]|\s[-–—])?\s+([^*_]{1,120}?)[.:]?\1[.:]?\s+(\S.*)$/i;
const NAMED = /^Rule\s+(\d{1,9})$/i;
const IN_HEADING = /^(\d{1,9})(?:\s+(.*))?$/;
/** “101” in quotation marks or brackets, or after a bullet without a stop of its own. */
const ENCLOSED =
  /^(?:[-*+•]\s+)?(?:["“”„«'‘[(`§]\s?)?(?:Rule\s+)?(\d{1,9})[.:]?["“”»'’\])`]?[.:]?(?:\s+(.*))?$/i;
const SIGN = /^(?:[-*+•]\s|["“”„«'‘[(`§])/;
/** In Markdown a line that begins so is a heading, an item, a quotation or a fence. */
const BLOCK = /^(?=#{1,6}(?:\s|$)|[-+*](?:\s|$)|>|```|~~~)|^(\d{1,9})(?=[.)](?:\s|$))/;

const IN_PLAIN = '“N. text”, numbered paragraphs';
const IN_BOLD = '“**N.** text”, paragraphs with bold numbers';

export const recogniseNumbered: Recogniser = (lines) =>
  recogniseBy(lines, headOf) ?? recogniseBy(lines, enclosedHeadOf);

function recogniseBy(lines: readonly DocumentLine[], heads: Marks['headOf']) {
  const split = splitSections(lines, { headOf: heads, isHistory: isLabelledHistory, tierTitle });
  if (!split) return undefined;
  const { sections, tiers, leftovers, doubts } = withoutPreamble(split);
  // A single numbered paragraph may be anything.
  if (sections.length < 2 && tiers.length === 0) return undefined;
  const bold = sections.filter(({ headLine }) => BOLD.test(headLine.bare)).length;
  const format = bold * 2 > sections.length ? IN_BOLD : IN_PLAIN;
  return { format, rules: sections.map(readRule), tiers, leftovers, doubts };
}

function enclosedHeadOf({ text }: DocumentLine): RuleHead | undefined {
  const line = text.trim();
  const [, number, rest = ''] = (SIGN.test(line) && ENCLOSED.exec(line)) || [];
  if (number === undefined) return undefined;
  // The quotation that began before the number ends with the line.
  const isAround = /^["“”„«]\d+[.:]?\s/.test(line) && /^[^"“”„«»]*["”»]$/.test(rest);
  return { number: Number(number), rest: isAround ? rest.slice(0, -1) : rest };
}

function headOf({ bare, heading }: DocumentLine): RuleHead | undefined {
  const [, , number, title = '', words = ''] = TITLED.exec(bare) ?? [];
  if (number !== undefined) return { number: Number(number), title, rest: words };
  const named = NAMED.exec(bare) ?? (heading > 0 ? IN_HEADING.exec(bare) : null);
  if (named) return { number: Number(named[1]), rest: named[2] ?? '' };
  const [, plain, text] = PLAIN.exec(bare) ?? [];
  if (plain !== undefined) return { number: Number(plain), rest: text ?? '' };
  const [, , bold, rest] = BOLD.exec(bare) ?? [];
  return bold === undefined ? undefined : { number: Number(bold), rest: rest ?? '' };
}

/** If a document has headings of tiers, numbered paragraphs before the first heading are not rules. */
function withoutPreamble(split: Split): Split {
  const first = split.sections.findIndex(({ tier }) => tier !== undefined);
  if (first <= 0) return split;
  const preamble = split.sections.slice(0, first);
  const numbers = new Set(preamble.map(({ number }) => number));
  const lines = preamble.flatMap(({ headLine, body }) => [headLine, ...body]);
  const isOther = ({ after }: { readonly after?: number }) =>
    after !== undefined && !numbers.has(after);
  const before = split.leftovers.filter((left) => !isOther(left)).flatMap((left) => left.lines);
  return {
    ...split,
    sections: split.sections.slice(first),
    leftovers: [
      { lines: [...before, ...lines].toSorted((a, b) => a.at - b.at) },
      ...split.leftovers.filter(isOther),
    ],
  };
}

function readRule(section: Section): FoundRule {
  const { title, rest, headLine, body } = section;
  const after = headLine.text.slice(headLine.text.lastIndexOf(rest) + rest.length);
  // In Markdown a backslash or two blanks break the line.
  const hardBreak = after === '\\' || after === '  ' ? after : '';
  // After its number, the text could not begin a block.
  const first = rest.replace(BLOCK, '$1\\') + hardBreak;
  const history = readHistory(section.history);
  return ruleInSection(section, { title, text: ruleText(body, first), history });
}
