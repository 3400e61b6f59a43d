/** Where the rules of a document begin, and under which headings. */
import { isWords, type Line } from './line.ts';

export interface Head {
  readonly number: number;
  /** The rest of its line: a title, or the beginning of the text. */
  readonly rest: string;
}

/** How documents of one manner write their rules, line by line. */
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
 * higher number does: lower numbers are steps of an enumeration, or citations.
 */
export function findHeads(lines: readonly Line[], marks: Marks): Openings {
  const candidates = candidateHeads(lines, marks);
  const times = countNumbers([...candidates.values()]);
  const hasHistory = lines.some(marks.isHistory);
  const openings: Opening[] = [];
  const refused: { line: Line; within: number }[] = [];
  let within: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (hasHistory ? marks.isHistory(line) : line.kind === 'separator') within = undefined;
    const head = candidates.get(index);
    if (!head) continue;
    const above = tiersAbove(lines, index, marks);
    const mayFollow = !hasHistory || times.get(head.number) === 1;
    const begins =
      within === undefined || above.tiers.length > 0 || (head.number > within && mayFollow);
    if (begins) openings.push({ ...head, index, ...above });
    else refused.push({ line, within: within ?? 0 });
    if (begins) within = head.number;
  }
  return { openings, refused };
}

/**
 * Heads stand at the beginning of paragraphs, or right below the head before theirs, like the items
 * of a list; anywhere in a document that mostly has no paragraphs.
 */
function candidateHeads(lines: readonly Line[], marks: Marks): ReadonlyMap<number, Head> {
  const all = new Map<number, Head>();
  for (const [i, line] of lines.entries()) {
    const head = isWords(line) ? marks.headOf(line) : undefined;
    if (head) all.set(i, head);
  }
  const apart = [...all].filter(([i, { number }]) => {
    return beginsParagraph(lines, i, marks) || all.get(i - 1)?.number === number - 1;
  });
  return apart.length * 2 < all.size ? all : new Map(apart);
}

function beginsParagraph(lines: readonly Line[], i: number, marks: Marks): boolean {
  const [line, above] = [lines[i], lines[i - 1]];
  if (!line || !above || !isWords(above)) return true;
  return line.heading > 0 || above.heading > 0 || marks.isHistory(above);
}

function countNumbers(heads: readonly Head[]): ReadonlyMap<number, number> {
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
