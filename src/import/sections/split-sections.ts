/** A document cut into its rules: what belongs to each rule, and what belongs to no rule. */
import type { FoundRuleset, Leftover } from '../document/document.ts';
import { isWords, type Line, trimLines } from '../document/line.ts';
import { findHeads, type Head, type Marks, type Opening, type Openings } from './find-heads.ts';

/** The lines of a rule: head, body and history. */
export interface Section extends Head {
  /** The heading of the tier it stands under. */
  readonly tier?: string;
  readonly headLine: Line;
  /** Below the head, with the blank lines around the words. */
  readonly body: readonly Line[];
  readonly history: readonly Line[];
}

export interface Split {
  readonly sections: readonly Section[];
  readonly tiers: readonly string[];
  readonly leftovers: readonly Leftover[];
  readonly doubts: FoundRuleset['doubts'];
}

const LONGEST_QUOTE = 60;

/** `undefined` if no line is the head of a rule. */
export function splitSections(lines: readonly Line[], marks: Marks): Split | undefined {
  const { openings, refused } = findHeads(lines, marks);
  const [first] = openings;
  if (!first) return undefined;
  const bodies = openings.map(({ index }, i) => {
    const isUnderlined = lines[index + 1]?.kind === 'underline';
    return lines.slice(index + (isUnderlined ? 2 : 1), openings[i + 1]?.start);
  });
  const cut = chooseCut(bodies, lines, openings, marks);
  const before = { lines: trimLines(lines.slice(0, first.start)) };
  const sections: Section[] = [];
  const leftovers: Leftover[] = [before];
  let tier: string | undefined;
  for (const [i, { number, title, rest, index, tiers }] of openings.entries()) {
    const [headLine, body] = [lines[index], bodies[i]];
    if (!headLine || !body) continue;
    tier = tiers.at(-1) ?? tier;
    const parts = cut(body, i === openings.length - 1);
    const { words, history } = parts;
    const named = title === undefined ? {} : { title };
    const under = tier === undefined ? {} : { tier };
    sections.push({ number, rest, ...named, ...under, headLine, body: words, history });
    leftovers.push({ after: number, lines: trimLines(parts.left) });
  }
  return {
    sections,
    tiers: [...new Set(openings.flatMap((opening) => opening.tiers))],
    leftovers: leftovers.filter((left) => left.lines.some(isWords)),
    doubts: refused.map(describeRefused),
  };
}

function describeRefused({ line, within }: Openings['refused'][number]): string {
  const words = line.bare.slice(0, LONGEST_QUOTE);
  return `“${words}” was read as words of Rule ${within}, and not as the beginning of a rule.`;
}

interface Cut {
  readonly words: readonly Line[];
  readonly history: readonly Line[];
  readonly left: readonly Line[];
}

/** How the rules of this document end: with their history, with a separator, or with a wide gap. */
function chooseCut(
  bodies: readonly (readonly Line[])[],
  lines: readonly Line[],
  openings: readonly Opening[],
  marks: Marks,
): (body: readonly Line[], isLast: boolean) => Cut {
  if (lines.some(marks.isHistory)) return (body) => cutAtHistory(body, marks);
  const separated = bodies.filter((body) => body.some(isSeparator)).length;
  const isSeparated = separated * 2 >= bodies.length;
  const widest = openings
    .slice(1)
    .reduce((most, { start }) => Math.max(most, blankLinesAbove(lines, start)), 1);
  return (body, isLast) => {
    const heading = body.findIndex((line) => line.heading > 0);
    const separator = findSeparator(body, isSeparated || isLast);
    const gap = isSeparated && separator >= 0 ? -1 : findGap(body, widest);
    const ends = [heading, separator, gap].filter((end) => end >= 0);
    const end = Math.min(body.length, ...ends);
    return { words: body.slice(0, end), history: [], left: body.slice(end) };
  };
}

function isSeparator({ kind }: Line): boolean {
  return kind === 'separator';
}

/** A separator ends a rule if it does so regularly, or if no words follow it. */
function findSeparator(body: readonly Line[], isRegular: boolean): number {
  const from = isRegular ? 0 : body.findLastIndex(isWords);
  return body.findIndex((line, i) => i >= from && isSeparator(line));
}

/** Where a run of blank lines begins that is wider than any run before a rule. */
function findGap(body: readonly Line[], widest: number): number {
  let blank = 0;
  for (const [i, { kind }] of body.entries()) {
    blank = kind === 'blank' ? blank + 1 : 0;
    if (blank > widest) return i - widest;
  }
  return -1;
}

function blankLinesAbove(lines: readonly Line[], index: number): number {
  let blank = 0;
  while (lines[index - 1 - blank]?.kind === 'blank') blank++;
  return blank;
}

/** The last history ends the rule. Earlier lines that look like one are words of the rule. */
function cutAtHistory(body: readonly Line[], marks: Marks): Cut {
  const start = body.findLastIndex(marks.isHistory);
  if (start < 0) return { words: body, history: [], left: [] };
  const blank = body.findIndex(({ kind }, i) => i > start && kind !== 'words');
  const end = blank < 0 ? body.length : blank;
  return { words: body.slice(0, start), history: body.slice(start, end), left: body.slice(end) };
}
