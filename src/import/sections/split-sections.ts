/** A document cut into its rules: what belongs to each rule, and what belongs to no rule. */
import {
  type FoundRuleset,
  isWords,
  type Leftover,
  type Line,
  trimLines,
} from '../document/document.ts';

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
  return `“${words}” was read as words of Rule ${within}, not as the beginning of a rule.`;
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

/* Where the rules of a document begin, and under which headings. */

export interface Head {
  readonly number: number;
  /** The rest of its line: a title, or the beginning of the text. */
  readonly rest: string;
  /** A title on the same line, before the rest. */
  readonly title?: string;
}

/** What looks like a head, and how it is written. */
interface Candidate extends Head {
  /** A marked heading is stronger than “Rule” or emphasis, and these than a number alone. */
  readonly strength: number;
  readonly indent: number;
}

/** Emphasis at the beginning of a line, which may be an item of a list. */
const EMPHATIC = /^\s*(?:[-+*•]\s+)?[*_]{1,3}\S/;

/** How documents of one format write their rules, line by line. */
export interface Marks {
  readonly headOf: (line: Line) => Head | undefined;
  /** Whether a line has a rule's history, with which the rule ends. */
  readonly isHistory: (line: Line) => boolean;
  readonly tierTitle: (line: Line) => string | undefined;
}

/** Where a rule begins: its head, and the headings right above it. */
export interface Opening extends Head {
  /** The index of its line. */
  readonly index: number;
  /** The index of the first tier heading right above it, otherwise `index`. */
  readonly start: number;
  /** Those headings; the last one is the rule's tier. */
  readonly tiers: readonly string[];
}

export interface Openings {
  readonly openings: readonly Opening[];
  /** Lines that look like the head of a rule but were read as words of another rule. */
  readonly refused: readonly { readonly line: Line; readonly within: number }[];
}

/**
 * The heads that begin rules. After repeal a rule any head does. Within a rule only one with a
 * higher number does: lower numbers are citations, and what counts from one is a list if it is
 * written weaker or deeper than the rule's own head, or if the next rule still follows.
 */
export function findHeads(lines: readonly Line[], marks: Marks): Openings {
  const candidates = candidateHeads(lines, marks);
  const times = countNumbers([...candidates.values()]);
  const hasHistory = lines.some(marks.isHistory);
  const openings: Opening[] = [];
  const refused: { line: Line; within: number }[] = [];
  const later = countNumbers([...candidates.values()]);
  let within: number | undefined;
  let chief: Candidate | undefined;
  let item = 0;
  for (const [index, line] of lines.entries()) {
    if (hasHistory ? marks.isHistory(line) : line.kind === 'separator') within = undefined;
    const head = candidates.get(index);
    if (!head) continue;
    later.set(head.number, (later.get(head.number) ?? 0) - 1);
    const above = tiersAbove(lines, index, marks);
    const mayFollow = !hasHistory || times.get(head.number) === 1;
    const counts = head.number === 1 || (item > 0 && head.number === item + 1);
    const isItem = counts && chief !== undefined && isListed(head, chief, later);
    const isNext = within === undefined || (head.number > within && mayFollow && !isItem);
    if (isNext || above.tiers.length > 0) {
      openings.push({ ...head, index, ...above });
      [within, chief, item] = [head.number, head, 0];
    } else {
      refused.push({ line, within: within ?? 0 });
      if (counts) item = head.number;
    }
  }
  return { openings, refused };
}

function isListed(item: Candidate, rule: Candidate, later: ReadonlyMap<number, number>): boolean {
  if (item.strength !== rule.strength) return item.strength < rule.strength;
  return item.indent > rule.indent || (later.get(rule.number + 1) ?? 0) > 0;
}

/**
 * Heads stand at the beginning of paragraphs, or right below the head before theirs, like the items
 * of a list; anywhere in a document that mostly has no paragraphs, and where a sign goes before the
 * number as before that of the last head. Numbers may leave some out: the next rule after 116 may be
 * 201.
 */
function candidateHeads(lines: readonly Line[], marks: Marks): ReadonlyMap<number, Candidate> {
  const all = new Map<number, Candidate>();
  for (const [i, line] of lines.entries()) {
    const head = isWords(line) ? marks.headOf(line) : undefined;
    if (!head) continue;
    all.set(i, { ...head, strength: strengthOf(line), indent: line.text.search(/\S/) });
  }
  const times = countNumbers([...all.values()]);
  // Where the number that is left out comes later, this one is only cited.
  const mayFollow = (above: Candidate | undefined, { number }: Candidate) =>
    above !== undefined && (number <= above.number + 1 || !times.has(above.number + 1));
  const apart = new Map<number, Candidate>();
  let last: number | undefined;
  for (const [i, head] of all) {
    const isBelow = mayFollow(apart.get(i - 1), head);
    const isLikeLast =
      last !== undefined && areSigned(lines[last], lines[i]) && mayFollow(all.get(last), head);
    if (!isBelow && !isLikeLast && !beginsParagraph(lines, i, marks)) continue;
    apart.set(i, head);
    last = i;
  }
  // Numbers that return are those of lists, which may well be more than the rules.
  const hasLists = apart.size > 1 && times.size < all.size;
  return apart.size * 2 < all.size && !hasLists ? all : apart;
}

/** Emphasis, a bullet, a bracket or a quotation mark before the number of a rule. */
const SIGNS = /^\s*(?:[-+*•]\s+)?[*_"“„«'‘[(`§]*(?=\d)/;

/** Whether both lines begin with the same signs, and with some. */
function areSigned(a: Line | undefined, b: Line | undefined): boolean {
  const signs = a && SIGNS.exec(a.text)?.[0];
  return signs !== undefined && signs.trim() !== '' && b?.text.startsWith(signs) === true;
}

function strengthOf({ heading, bare, text }: Line): number {
  if (heading > 0) return 3;
  return /^Rule\s/i.test(bare) || EMPHATIC.test(text) ? 2 : 1;
}

function beginsParagraph(lines: readonly Line[], i: number, marks: Marks): boolean {
  const [line, above] = [lines[i], lines[i - 1]];
  if (!line || !above || !isWords(above)) return true;
  return line.heading > 0 || above.heading > 0 || marks.isHistory(above);
}

function countNumbers(heads: readonly Head[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { number } of heads) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}

/** The tier heading right above a line, and marked headings of its level right above that. */
function tiersAbove(lines: readonly Line[], index: number, marks: Marks) {
  const tiers: string[] = [];
  let start = index;
  let level: number | undefined;
  for (let i = index - 1; i >= 0; i--) {
    const line = lines[i];
    if (!line || !isWords(line)) continue;
    const title = beginsParagraph(lines, i, marks) ? marks.tierTitle(line) : undefined;
    const isSibling = level === undefined || (level > 0 && line.heading === level);
    if (title === undefined || !isSibling || marks.headOf(line)) break;
    tiers.unshift(title);
    start = i;
    level = line.heading;
  }
  return { tiers, start };
}

/* The words of a rule, from the lines on which they stand. */

/** “History: Initial Immutable Rule 101”: a rule's history, as many documents write it. */
const LABEL = /^[*_]{0,3}History[*_]{0,3}\s*:[*_]{0,3}\s*/i;

export function isLabelledHistory(line: Line): boolean {
  return isWords(line) && LABEL.test(line.text.trim());
}

/** The words after the label; `undefined` if there are none. */
export function readHistory(lines: readonly Line[]): string | undefined {
  const words = inOneLine(lines).replace(LABEL, '');
  return words === '' ? undefined : words;
}

/**
 * The lines, without the indentation they share and the blank lines around them. `first` are words
 * on the line of the rule's number; the indentation of the lines after them has no meaning.
 */
export function ruleText(lines: readonly Line[], first = ''): string {
  // A heading without words leaves its marks on an otherwise blank line.
  const texts = withoutIndent(lines.map(({ kind, text }) => (kind === 'blank' ? '' : text)));
  return [first, ...texts].join('\n').trim();
}

function withoutIndent(texts: readonly string[]): readonly string[] {
  const indents = texts.filter((text) => text.trim() !== '').map(indentOf);
  const shared = indents.reduce((a, b) => a.slice(0, sharedLength(a, b)), indents[0] ?? '');
  return texts.map((text) => (text.startsWith(shared) ? text.slice(shared.length) : ''));
}

function indentOf(text: string): string {
  return text.slice(0, text.length - text.trimStart().length);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The words of several lines in one line. */
export function inOneLine(lines: readonly Line[]): string {
  return trimLines(lines)
    .map(({ bare }) => bare)
    .join(' ')
    .trim();
}

/* Which headings name the tier of the rules under them, and which only describe their content. */

const OF_STATUS =
  /\b(?:im)?mutable\b|\brules:?$|^(?:class|tier|level) \S+$|^part \S+(?:[:.,] .+| [-–—] .+)?$/i;
/** Headings of a whole document, or of the part that holds all of the rules. */
const OF_THE_WHOLE =
  /\brule ?sets?\b|\bsets? of rules\b|^(?:the )?(?:all |current |initial |game )?(?:the )?rules\b/i;
const MOST_WORDS = 4;

/** The title of a tier that a line gives, if it gives one. */
export function tierTitle(line: Line): string | undefined {
  const title = line.bare.replace(/:$/, '');
  if (line.kind !== 'words' || !OF_STATUS.test(title)) return undefined;
  const isPlain = line.heading === 0;
  if (isPlain && title.split(/\s+/).length > MOST_WORDS) return undefined;
  // “The Rules” above a whole set is not a tier; “Initial Immutable Rules” is one.
  return OF_THE_WHOLE.test(title) && !/mutable/i.test(title) ? undefined : title;
}

/**
 * If a document marks its headings and the ends of its rules, every marked heading names a tier,
 * except headings of the first level, which are titles of documents.
 */
export function anyTierTitle(line: Line): string | undefined {
  const isMarked = line.heading > 1 && line.kind === 'words' && line.bare !== '';
  return isMarked ? line.bare : tierTitle(line);
}
