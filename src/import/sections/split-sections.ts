/** Cuts a document into the lines of each rule, and lines that belong to no rule. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import {
  type DocumentLine,
  excerpt,
  type FoundRule,
  type FoundRuleset,
  isWords,
  type Leftover,
  trimLines,
} from '../document/document.ts';

/** The lines of a rule: head, body and history. */
export interface Section extends RuleHead {
  /** The title of its tier, from a heading. */
  readonly tier?: string;
  readonly headLine: DocumentLine;
  /** Below the head, with the blank lines around the words. */
  readonly body: readonly DocumentLine[];
  readonly history: readonly DocumentLine[];
}

export interface Split {
  readonly sections: readonly Section[];
  readonly tiers: readonly string[];
  readonly leftovers: readonly Leftover[];
  readonly doubts: FoundRuleset['doubts'];
}

/** `undefined` if no line is the head of a rule. */
export function splitSections(lines: readonly DocumentLine[], marks: Marks): Split | undefined {
  const { openings, rejected } = findHeads(lines, marks);
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
    doubts: rejected.map(({ line, within }) => {
      return `“${excerpt(line.bare)}” was read as words of Rule ${within}, not as the beginning of a rule.`;
    }),
  };
}

interface Cut {
  readonly words: readonly DocumentLine[];
  readonly history: readonly DocumentLine[];
  readonly left: readonly DocumentLine[];
}

/** The rule of a section; a value that the document does not have is left out. */
export function ruleInSection({ number, headLine, tier }: Section, found: RuleParts): FoundRule {
  const { text, title, history } = found;
  return { number, text, ...withoutUndefined({ title, tier, history }), at: headLine.at };
}

interface RuleParts {
  readonly text: string;
  readonly title?: string | undefined;
  readonly history?: string | undefined;
}

/** Finds out if the rules of this document end with a history, a separator, or a wide gap. */
function chooseCut(
  bodies: readonly (readonly DocumentLine[])[],
  lines: readonly DocumentLine[],
  openings: readonly Opening[],
  marks: Marks,
): (body: readonly DocumentLine[], isLast: boolean) => Cut {
  if (lines.some(marks.isHistory)) return (body) => cutAtHistory(body, marks);
  const separated = bodies.filter((body) => body.some(isSeparator)).length;
  const isSeparated = separated * 2 >= bodies.length;
  const widest = openings.slice(1).reduce((most, { start }) => {
    let blank = 0;
    while (lines[start - 1 - blank]?.kind === 'blank') blank++;
    return Math.max(most, blank);
  }, 1);
  return (body, isLast) => {
    const heading = body.findIndex((line) => line.heading > 0);
    // A separator ends a rule if it does so regularly, or if no words follow it.
    const from = isSeparated || isLast ? 0 : body.findLastIndex(isWords);
    const separator = body.findIndex((line, i) => i >= from && isSeparator(line));
    const gap = isSeparated && separator >= 0 ? -1 : findGap(body, widest);
    const ends = [heading, separator, gap].filter((end) => end >= 0);
    const end = Math.min(body.length, ...ends);
    return { words: body.slice(0, end), history: [], left: body.slice(end) };
  };
}

function isSeparator({ kind }: DocumentLine): boolean {
  return kind === 'separator';
}

/** The index of the first run of blank lines that is wider than any run before a rule. */
function findGap(body: readonly DocumentLine[], widest: number): number {
  let blank = 0;
  for (const [i, { kind }] of body.entries()) {
    blank = kind === 'blank' ? blank + 1 : 0;
    if (blank > widest) return i - widest;
  }
  return -1;
}

/** The last history ends the rule. Earlier lines that look like one are words of the rule. */
function cutAtHistory(body: readonly DocumentLine[], marks: Marks): Cut {
  const label = body.findLastIndex(marks.isHistory);
  if (label < 0) return { words: body, history: [], left: [] };
  // `nomic show` writes the rule's effects and its history in one paragraph, the effects first.
  const paragraph = body.slice(0, label).findLastIndex(({ kind }) => kind !== 'words') + 1;
  const start = DOES.test(body[paragraph]?.text ?? '') ? paragraph : label;
  const blank = body.findIndex(({ kind }, i) => i > label && kind !== 'words');
  const end = blank < 0 ? body.length : blank;
  return { words: body.slice(0, start), history: body.slice(label, end), left: body.slice(end) };
}

export interface RuleHead {
  readonly number: number;
  /** The rest of its line: a title, or the beginning of the text. */
  readonly rest: string;
  /** A title on the same line, before the rest. */
  readonly title?: string;
}

/** A line that looks like a head. */
interface Candidate extends RuleHead {
  /** 3 for a marked heading, 2 for “Rule” or emphasis, 1 for a number alone. */
  readonly strength: number;
  readonly indent: number;
}

/** Emphasis at the beginning of a line, which may be an item of a list. */
const EMPHATIC = /^\s*(?:[-+*•]\s+)?[*_]{1,3}\S/;

/** Recognises the heads, histories and tiers of one format. */
export interface Marks {
  readonly headOf: (line: DocumentLine) => RuleHead | undefined;
  /** A rule ends with its history. */
  readonly isHistory: (line: DocumentLine) => boolean;
  readonly tierTitle: (line: DocumentLine) => string | undefined;
}

/** The beginning of a rule: its head, and the headings right above it. */
interface Opening extends RuleHead {
  /** The index of its line. */
  readonly index: number;
  /** The index of the first tier heading right above it, or else `index`. */
  readonly start: number;
  /** The titles of these headings. The last one is the rule's tier. */
  readonly tiers: readonly string[];
}

/**
 * Finds the heads that begin rules, and rejects lines that only look like heads. Between rules, any head
 * begins a rule. Within a rule, only a head with a higher number does, since lower numbers are citations.
 * Numbers that count from one are a list if they are weaker or deeper than the rule's own head. They are
 * also a list if the next rule follows later.
 */
export function findHeads(lines: readonly DocumentLine[], marks: Marks) {
  const candidates = candidateHeads(lines, marks);
  const times = countNumbers([...candidates.values()]);
  const hasHistory = lines.some(marks.isHistory);
  const openings: Opening[] = [];
  const rejected: { line: DocumentLine; within: number }[] = [];
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
      rejected.push({ line, within: within ?? 0 });
      if (counts) item = head.number;
    }
  }
  return { openings, rejected };
}

function isListed(item: Candidate, rule: Candidate, later: ReadonlyMap<number, number>): boolean {
  if (item.strength !== rule.strength) return item.strength < rule.strength;
  return item.indent > rule.indent || (later.get(rule.number + 1) ?? 0) > 0;
}

/**
 * Heads are at the beginning of paragraphs, or right below the last head, like the items of a list. Others
 * count if the document mostly has no paragraphs, or if they begin with the sign of the last head.
 * Numbers may leave some out: the next rule after 116 may be 201.
 */
function candidateHeads(lines: readonly DocumentLine[], marks: Marks) {
  const all = new Map<number, Candidate>();
  for (const [i, line] of lines.entries()) {
    const head = isWords(line) ? marks.headOf(line) : undefined;
    if (!head) continue;
    const isMarked = /^Rule\s/i.test(line.bare) || EMPHATIC.test(line.text);
    const strength = line.heading > 0 ? 3 : isMarked ? 2 : 1;
    all.set(i, { ...head, strength, indent: line.text.search(/\S/) });
  }
  const times = countNumbers([...all.values()]);
  // If the expected next number comes later, this number is a citation and begins no rule.
  const mayFollow = (above: Candidate | undefined, { number }: Candidate) =>
    above !== undefined && (number <= above.number + 1 || !times.has(above.number + 1));
  const apart = new Map<number, Candidate>();
  let last: number | undefined;
  for (const [i, head] of all) {
    const isBelow = mayFollow(apart.get(i - 1), head);
    const [signs = ''] = SIGNS.exec(lines[last ?? -1]?.text ?? '') ?? [];
    const hasSameSigns = signs.trim() !== '' && lines[i]?.text.startsWith(signs) === true;
    const isLikeLast = last !== undefined && hasSameSigns && mayFollow(all.get(last), head);
    if (!isBelow && !isLikeLast && !beginsParagraph(lines, i, marks)) continue;
    apart.set(i, head);
    last = i;
  }
  // Numbers that return belong to lists. A document may have more of these than rules.
  const hasLists = apart.size > 1 && times.size < all.size;
  return apart.size * 2 < all.size && !hasLists ? all : apart;
}

/** Emphasis, a bullet, a bracket or a quotation mark before the number of a rule. */
const SIGNS = /^\s*(?:[-+*•]\s+)?[*_"“„«'‘[(`§]*(?=\d)/;

function beginsParagraph(lines: readonly DocumentLine[], i: number, marks: Marks): boolean {
  const [line, above] = [lines[i], lines[i - 1]];
  if (!line || !above || !isWords(above)) return true;
  return line.heading > 0 || above.heading > 0 || marks.isHistory(above);
}

function countNumbers(heads: readonly RuleHead[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { number } of heads) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}

/** The tier heading right above a line, and marked headings of its level right above that. */
function tiersAbove(lines: readonly DocumentLine[], index: number, marks: Marks) {
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

const DOES = /^[*_]{0,3}What it does:/;

/** Many documents write a rule's history so: “History: Initial Immutable Rule 101”. */
const LABEL = /^[*_]{0,3}History[*_]{0,3}\s*:[*_]{0,3}\s*/i;

export function isLabelledHistory(line: DocumentLine): boolean {
  return isWords(line) && LABEL.test(line.text.trim());
}

/** The words after the label; `undefined` if there are none. */
export function readHistory(lines: readonly DocumentLine[]): string | undefined {
  const words = inOneLine(lines).replace(LABEL, '');
  return words === '' ? undefined : words;
}

/**
 * Removes the indentation that the lines share, and the blank lines around them. `first` has the words
 * on the line of the rule's number.
 */
export function ruleText(lines: readonly DocumentLine[], first = ''): string {
  // A heading without words is blank, but has its marks.
  const texts = lines.map(({ kind, text }) => (kind === 'blank' ? '' : text));
  const written = texts.filter((text) => text.trim() !== '');
  const [indent = ''] = /^\s*/.exec(written[0] ?? '') ?? [];
  const shared = written.reduce((before, text) => {
    let length = 0;
    while (length < before.length && before[length] === text[length]) length++;
    return before.slice(0, length);
  }, indent);
  const bodies = texts.map((text) => (text.startsWith(shared) ? text.slice(shared.length) : ''));
  return [first, ...bodies].join('\n').trim();
}

export function inOneLine(lines: readonly DocumentLine[]): string {
  return trimLines(lines)
    .map(({ bare }) => bare)
    .join(' ')
    .trim();
}

/** A heading names a tier only if it looks so. Other headings describe the rules below them. */
const OF_STATUS =
  /\b(?:im)?mutable\b|\brules:?$|^(?:class|tier|level) \S+$|^part \S+(?:[:.,] .+| [-–—] .+)?$/i;
/** Headings of a whole document, or of the part that has all the rules. */
const OF_THE_WHOLE =
  /\brule ?sets?\b|\bsets? of rules\b|^(?:the )?(?:all |current |initial |game )?(?:the )?rules\b/i;
const MOST_WORDS = 4;

export function tierTitle(line: DocumentLine): string | undefined {
  const title = line.bare.replace(/:$/, '');
  if (line.kind !== 'words' || !OF_STATUS.test(title)) return undefined;
  const isPlain = line.heading === 0;
  if (isPlain && title.split(/\s+/).length > MOST_WORDS) return undefined;
  // “The Rules” above a whole set is not a tier; “Initial Immutable Rules” is one.
  return OF_THE_WHOLE.test(title) && !/mutable/i.test(title) ? undefined : title;
}

/**
 * For a document that marks its headings and the ends of its rules. Every marked heading names a tier,
 * except those of the first level, which are titles of documents.
 */
export function anyTierTitle(line: DocumentLine): string | undefined {
  const isMarked = line.heading > 1 && line.kind === 'words' && line.bare !== '';
  return isMarked ? line.bare : tierTitle(line);
}
