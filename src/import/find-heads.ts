/** Where the rules of a document begin, and under which headings. */
import { isWords, type Line } from './line.ts';

export interface Head {
  readonly number: number;
  /** What else its line says: a title, or the beginning of the text. */
  readonly rest: string;
}

/** How documents of one manner write their rules, line by line. */
export interface Marks {
  readonly headOf: (line: Line) => Head | undefined;
  /** Whether a line tells a rule's history, with which the rule ends. */
  readonly isHistory: (line: Line) => boolean;
  readonly tierTitle: (line: Line) => string | undefined;
}

/** Where a rule begins: its head, and the headings right above it. */
export interface Opening extends Head {
  /** The index of its line. */
  readonly index: number;
  /** The index of the first heading of a tier right above it, or else `index`. */
  readonly start: number;
  /** Those headings; the last is that of the rule. */
  readonly tiers: readonly string[];
}

export interface Openings {
  readonly openings: readonly Opening[];
  /** Lines that look like the head of a rule and were taken for words of another. */
  readonly refused: readonly { readonly line: Line; readonly within: number }[];
}

/**
 * The heads that begin rules. One after the end of a rule does; within a rule that has not ended,
 * only one with a higher number: lower ones are the steps of an enumeration, or a citation.
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
 * Heads stand at the beginnings of paragraphs, or right below the number before theirs, as the
 * items of a list do; unless the document mostly does without paragraphs.
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

/** The heading of a tier right above a line, and marked headings of its level right above that. */
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
