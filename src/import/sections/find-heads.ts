/** Where the rules of a document begin, and under which headings. */
import { isWords, type Line } from '../document/line.ts';

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
 * The heads that begin rules. After the end of a rule any head does. Within a rule only one with a
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
