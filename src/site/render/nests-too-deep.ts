/**
 * Whether a text nests deeper, or is more thickly set with marks, than anybody who means to be read
 * would have it. The parser of Markdown takes time in the cube of the depth, and beyond some
 * thousands of levels it falls over; this takes one look.
 */

const MOST_LEVELS = 60;
/** In one paragraph: each is looked at once for every one before it. */
const MOST_MARKS = 3000;
/** Columns by which a list stands in from the one around it, at the least. */
const STEP = 2;
/** What begins a quotation or an item, with the space before it. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
/** What opens and closes within a line: brackets, and runs of the marks of emphasis. */
const MARKS = /[[\]]|[*_~]+/g;

export function nestsTooDeep(markdown: string): boolean {
  return markdown.split('\n').some(isSetInTooFar) || paragraphsOf(markdown).some(isTangled);
}

const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** What begins a list in the middle of a paragraph; another number only goes on with one. */
const FIRST_ITEM = /^ {0,3}(?:[-*+]|1[.)])[ \t]/;

/** What is read as one run of words, or more than that. */
function paragraphsOf(markdown: string): readonly string[] {
  const paragraphs: string[][] = [];
  let isInList = false;
  for (const line of markdown.split('\n')) {
    const begins: boolean = (isInList ? ITEM : FIRST_ITEM).test(line);
    if (begins || line.trim() === '' || paragraphs.length === 0) paragraphs.push([]);
    isInList = begins;
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs.map((lines) => lines.join('\n'));
}

function isSetInTooFar(line: string): boolean {
  const [before = ''] = CONTAINERS.exec(line) ?? [];
  const containers = before.replace(/[ \t]|\d/g, '').length;
  const columns = before.replaceAll('\t', '    ').length - containers;
  return Math.max(containers, columns / STEP) > MOST_LEVELS;
}

/** Openings and closings are told apart roughly, which is enough to bound how deep they can go. */
function isTangled(paragraph: string): boolean {
  let brackets = 0;
  let emphases = 0;
  let marks = 0;
  for (const { 0: mark, index } of paragraph.matchAll(MARKS)) {
    if (mark === '[') brackets++;
    else if (mark === ']') brackets = Math.max(0, brackets - 1);
    else if (/\S/.test(paragraph.charAt(index - 1))) emphases = Math.max(0, emphases - mark.length);
    else emphases += Math.min(mark.length, 3);
    marks++;
    if (Math.max(brackets, emphases) > MOST_LEVELS || marks > MOST_MARKS) return true;
  }
  return false;
}
