/** What is proposed or asked: where its text begins and ends. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';

export interface TextRead {
  readonly text: string;
  /** The line after the last one of the text. */
  readonly next: number;
  /** Whether marks say where it ends. */
  readonly isFenced: boolean;
  /** Why its end is not certain. */
  readonly why?: string;
}

/** `rest` is what stands on the line after the words that announce the text. */
export function textFrom(lines: readonly string[], at: number, rest: string): TextRead {
  const announced = [rest, ...lines.slice(at + 1)];
  const first = announced.findIndex((line) => line.trim() !== '');
  if (first < 0) return { text: '', next: lines.length, isFenced: false, why: 'nothing follows' };
  const body = announced.slice(first);
  return braced(body, at + first) ?? fenced(body, at + first) ?? open(body, at + first);
}

const FENCE = /^(#{3,}|-{4,}|={4,}|`{3,}|~{3,}|\*{4,})\s*\w*$/;

function fenced(body: readonly string[], at: number): TextRead | undefined {
  const [, fence] = FENCE.exec(body[0]?.trim() ?? '') ?? [];
  if (fence === undefined) return undefined;
  const isEnd = (line: string) => FENCE.exec(line.trim())?.[1]?.[0] === fence[0];
  const end = body.findIndex((line, i) => i > 0 && isEnd(line));
  const within = body.slice(1, end < 0 ? undefined : end);
  const read = { text: within.join('\n').trim(), isFenced: true };
  if (end >= 0) return { ...read, next: at + end + 1 };
  return { ...read, next: at + body.length, why: 'the line that should end its text is missing' };
}

/** From `{` to the brace that closes it, whatever braces lie between. */
function braced(body: readonly string[], at: number): TextRead | undefined {
  const [, open = ''] = /^\s*(\{+)/.exec(body[0] ?? '') ?? [];
  if (open === '') return undefined;
  const whole = body.join('\n').trimStart();
  let depth = 0;
  for (let i = 0; i < whole.length; i += 1) {
    if (whole[i] === '{') depth += 1;
    else if (whole[i] === '}') depth -= 1;
    if (depth > 0) continue;
    const text = whole.slice(open.length, i + 1 - closing(whole, i, open.length)).trim();
    const next = at + whole.slice(0, i).split('\n').length;
    return { text, next, isFenced: true };
  }
  const why = 'the brace that should end its text is missing';
  return { text: whole.slice(open.length).trim(), next: at + body.length, isFenced: true, why };
}

function closing(whole: string, end: number, most: number): number {
  let count = 0;
  while (count < most && whole[end - count] === '}') count += 1;
  return count;
}

/** To the end of the message. Quotation marks round all of it are no part of it. */
function open(body: readonly string[], at: number): TextRead {
  const isQuoted = body.every((line) => line.trim() === '' || /^\s{0,3}>/.test(line));
  const own = isQuoted ? body.map((line) => line.replace(/^\s{0,3}> ?/, '')) : body;
  const text = own.join('\n').trim();
  const [, within] = /^["“«„]([^"“”«»]*)["”»“]$/.exec(text) ?? [];
  return { text: within ?? text, next: at + body.length, isFenced: false };
}

const HEAD =
  /^(title|adoption index|ai|power|author(?:\(s\)|s)?|(?:co-?)author(?:\(s\)|s)?|class|chamber|interest|id|urgency)\s*[:=]\s*(.*)$/i;

/** A text that begins with `Title: …` and other lines of such a head, without them. */
export function withoutHead(
  read: TextRead,
): TextRead & { readonly title?: string; readonly figures?: Figures } {
  const lines = read.text.split('\n');
  const heads = lines.filter((line) => /^\s*title\s*:/i.test(line)).length;
  if (heads > 1) return { ...read, why: 'it may be several proposals' };
  const end = lines.findIndex((line) => !HEAD.test(line.trim()));
  const head = lines.slice(0, end).map((line) => HEAD.exec(line.trim()) ?? []);
  const title = head.find(([, name = '']) => name.toLowerCase() === 'title')?.[2]?.trim();
  if (end < 0 || !title) return read;
  const figures = head.flatMap(([, name = '', value = '']) =>
    /^\d{1,6}(?:\.\d{1,6})?$/.test(value.trim()) && !/^id$/i.test(name)
      ? [[name, value.trim()]]
      : [],
  );
  const text = lines.slice(end).join('\n').trim();
  const stated = figures.length > 0 ? { figures: Object.fromEntries(figures) } : {};
  return { ...read, text, title, ...stated };
}

const TITLE =
  /[,:]?\s*(?:titled|called|entitled|named|with (?:the )?title)?\s*["“]([^"“”\n]{1,200})["”]/i;

/** The title in an announcement such as `the following proposal, "Tea", AI=1.5`. */
function titleIn(announcement: string): string | undefined {
  return TITLE.exec(announcement)?.[1]?.trim();
}

const OPENER = String.raw`^\s*(?:(?:ok|okay|so|well|then|hi|hello|hi all|hello all|and|also|now|hereby)[,:!.]?\s+)?`;

/** `AI=1.5`: figures that stand beside a title. */
export type Figures = Readonly<Record<string, string>>;

const FIGURE = /(?<![\w"“])([a-z][a-z ]{0,30}?)\s?=\s?(\d{1,6}(?:\.\d{1,6})?)(?![\w.]*\w)/gi;

function figuresIn(announcement: string): Figures | undefined {
  const found = [...announcement.replace(TITLE, ',').matchAll(FIGURE)];
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(([, name = '', figure = '']) => [name.trim(), figure]));
}

interface Announced {
  readonly rest: string;
  readonly title?: string;
  readonly figures?: Figures;
  readonly why?: string;
}

const RULE_VERBS =
  'repeal|amend|enact|transmute|create|add|change|replace|delete|remove|strike|insert|append|introduce|reword|rewrite|renumber|modify|abolish|establish|make';

/** What somebody says of oneself at the beginning of a line. */
function announcing(words: string): RegExp {
  return new RegExp(`${OPENER}i (?:hereby |now |also )?${words}`, 'i');
}

/** How a proposal is announced; `rest` is where its text begins. */
const PROPOSES: readonly {
  readonly pattern: RegExp;
  readonly why?: (rest: string) => string | undefined;
}[] = [
  { pattern: announcing(String.raw`propose\s*:\s*`) },
  {
    pattern: announcing(
      String.raw`(?:submit|propose|make|create|introduce|table|offer)\s+(?:the following|this|a new|a|another|one) (?:proposals?|motion|rule(?:[- ]changes?)?|amendment|resolution)\b[^:{\n]{0,200}(?::\s*|(?=\{)|\s*$)`,
    ),
  },
  {
    pattern: announcing(String.raw`propose (?:the following|as follows)\s*(?::\s*|(?=\{)|$)`),
  },
  {
    pattern: announcing(String.raw`propose that (?=\S)`),
    why: (rest) => (/^we\b/i.test(rest) ? 'it may be a manner of speaking' : undefined),
  },
  { pattern: announcing(String.raw`propose to (?=(?:${RULE_VERBS})\b)`) },
];

export function proposalIn(line: string): Announced | undefined {
  if (line.length > 100_000) return undefined;
  for (const { pattern, why } of PROPOSES) {
    const match = pattern.exec(line);
    if (!match) continue;
    const rest = line.slice(match[0].length);
    const title = titleIn(match[0]);
    const figures = figuresIn(match[0]);
    const doubt = why?.(rest);
    return { rest, ...withoutUndefined({ title, figures, why: doubt }) };
  }
  return undefined;
}

const CALLS: readonly { readonly pattern: RegExp; readonly why?: string }[] = [
  {
    pattern: announcing(
      String.raw`(?:call for judge?ment|invoke judge?ment|cfj|call for a judge?ment|submit the following cfj|request judge?ment)(?: (?:on|about)(?: the following)?(?: (?:statement|question|matter))?)?\s*(?::\s*|(?=\{)|(?=["“]))`,
    ),
  },
  { pattern: new RegExp(String.raw`${OPENER}cfj\s*:\s*`, 'i') },
  {
    pattern: announcing(
      String.raw`(?:call for judge?ment|invoke judge?ment|cfj)(?= (?:on|about|whether|as to))\s*`,
    ),
    why: 'nothing says where the question begins and ends',
  },
];

export function callIn(line: string): Announced | undefined {
  if (line.length > 100_000) return undefined;
  for (const { pattern, why } of CALLS) {
    const match = pattern.exec(line);
    if (match) return { rest: line.slice(match[0].length), ...withoutUndefined({ why }) };
  }
  return undefined;
}

/** A question ends with its paragraph; what follows are arguments. */
export function questionFrom(lines: readonly string[], at: number, rest: string): TextRead {
  const whole = textFrom(lines, at, rest);
  if (whole.isFenced || whole.text === '') return whole;
  const [question = '', ...others] = whole.text.split(/\n\s*\n/);
  const [, within] = /^["“«„]([^"“”«»]*)["”»“]$/.exec(question) ?? [];
  const isLabelled = /^(?:arguments?|evidence|reasons?|reasoning|facts)\b/i.test(
    others[0] ?? 'arguments',
  );
  const isEnded = /[?.!"”»]\s*$/.test(question);
  return {
    text: within ?? question,
    next: endOf(lines, at, question),
    isFenced: false,
    ...(!isLabelled && !isEnded && { why: 'nothing says where the question ends' }),
  };
}

/** The line after the last one of a paragraph that begins at or after a line. */
function endOf(lines: readonly string[], at: number, paragraph: string): number {
  const last = paragraph.trim().split('\n').at(-1)?.trim() ?? '';
  const found = lines.findIndex((line, i) => i >= at && last !== '' && line.trim().endsWith(last));
  return found < 0 ? lines.length : found + 1;
}
