/**
 * The formats in which a rule's text follows its number on the same line: “101. All players…” as
 * in Suber's book and on Everything2, “**101.** All players…” as in Markdown editions.
 */

import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { FoundRule, FoundRuleset, Line, Recogniser } from '../document/document.ts';
import {
  type Head,
  isLabelledHistory,
  type Marks,
  readHistory,
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
/** What Markdown takes for a heading, a list, a quotation or a fence at the beginning of a line. */
const BLOCK = /^(?=#{1,6}(?:\s|$)|[-+*](?:\s|$)|>|```|~~~)|^(\d{1,9})(?=[.)](?:\s|$))/;

const IN_PLAIN = '“N. text”, numbered paragraphs';
const IN_BOLD = '“**N.** text”, paragraphs with bold numbers';

export const recogniseNumbered: Recogniser = (lines) =>
  recogniseBy(lines, headOf) ?? recogniseBy(lines, enclosedHeadOf);

function recogniseBy(lines: readonly Line[], heads: Marks['headOf']): FoundRuleset | undefined {
  const split = splitSections(lines, { headOf: heads, isHistory: isLabelledHistory, tierTitle });
  if (!split) return undefined;
  const { sections, tiers, leftovers, doubts } = withoutPreamble(split);
  // A single numbered paragraph may be anything.
  if (sections.length < 2 && tiers.length === 0) return undefined;
  const bold = sections.filter(({ headLine }) => BOLD.test(headLine.bare)).length;
  const format = bold * 2 > sections.length ? IN_BOLD : IN_PLAIN;
  return { format, rules: sections.map(readRule), tiers, leftovers, doubts };
}

function enclosedHeadOf({ text }: Line): Head | undefined {
  const line = text.trim();
  const [, number, rest = ''] = (SIGN.test(line) && ENCLOSED.exec(line)) || [];
  if (number === undefined) return undefined;
  // The quotation that began before the number ends with the line.
  const isAround = /^["“”„«]\d+[.:]?\s/.test(line) && /^[^"“”„«»]*["”»]$/.test(rest);
  return { number: Number(number), rest: isAround ? rest.slice(0, -1) : rest };
}

function headOf({ bare, heading }: Line): Head | undefined {
  const [, , number, title = '', words = ''] = TITLED.exec(bare) ?? [];
  if (number !== undefined) return { number: Number(number), title, rest: words };
  const named = NAMED.exec(bare) ?? (heading > 0 ? IN_HEADING.exec(bare) : null);
  if (named) return { number: Number(named[1]), rest: named[2] ?? '' };
  const [, plain, text] = PLAIN.exec(bare) ?? [];
  if (plain !== undefined) return { number: Number(plain), rest: text ?? '' };
  const [, , bold, rest] = BOLD.exec(bare) ?? [];
  return bold === undefined ? undefined : { number: Number(bold), rest: rest ?? '' };
}

/** In a document with tier headings, numbered paragraphs before the first one are not rules. */
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

function readRule({ number, title, rest, headLine, body, tier, history }: Section): FoundRule {
  const past = readHistory(history);
  return {
    number,
    ...withoutUndefined({ title }),
    text: ruleText(body, escapeBlock(rest) + hardBreak(headLine, rest)),
    ...withoutUndefined({ tier, history: past }),
    at: headLine.at,
  };
}

/** After a number the words stood in the middle of a line, where they could not open a block. */
function escapeBlock(words: string): string {
  return words.replace(BLOCK, '$1\\');
}

/** What breaks the line after some words of it, in Markdown: a backslash, or two blanks. */
function hardBreak({ text }: Line, words: string): string {
  const after = text.slice(text.lastIndexOf(words) + words.length);
  return after === '\\' || after === '  ' ? after : '';
}
