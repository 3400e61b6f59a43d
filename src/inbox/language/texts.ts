/** The text of a proposal or a call: where it begins and ends, and its change of rules. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { StatedChange } from '../types.ts';

export interface TextRead {
  readonly text: string;
  /** Whether a mark ends the text. */
  readonly isFenced: boolean;
  /** The lines below the text. */
  readonly below: readonly string[];
  readonly title?: string;
  /** Whether a line above the text is only the head of the proposal. */
  readonly isHeaded?: boolean;
  /** The number that its author gives the proposal. */
  readonly number?: number;
  readonly figures?: Figures;
}

/** Figures after a title: `AI=1.5`. */
type Figures = Readonly<Record<string, string>>;

const PROPOSES: readonly RegExp[] = [
  /^proposal(?: (?<title>["“][^"“”\n]{1,200}["”]))?\s*:(?!\/)\s*/i,
  /^i (?:hereby |now |also )?propose(?: (?:that|the following|as follows))?\s*:\s*/i,
  /^i (?:hereby |now |also )?propose (?=a new rule(?: \d{1,6})?\s*:)/i,
  /^i (?:hereby |now |also )?propose (?:that|to) (?=\S)/i,
  /^i (?:hereby |now |also )?(?:submit|propose|make|create|introduce) (?:the following|this|a|another) (?:new )?(?:proposal|motion|rule)\b(?<title>[^:{\n]{0,200})(?::\s*|(?=\{)|\s*$)/i,
];
const CALLS: readonly RegExp[] = [
  /^i (?:hereby |now |also )?(?:call for judge?ment|invoke judge?ment|cfj)(?: on the following(?: (?:statement|question))?)?\s*(?::\s*|(?=[{"“]))/i,
  /^(?:cfj|call for judge?ment)\s*:\s*/i,
];

/** The text after an announcement, on its line and below, and the title that the announcement names. */
function announcedBy(patterns: readonly RegExp[], [first = '', ...below]: readonly string[]) {
  const line = first.trim();
  const match = patterns.find((pattern) => pattern.test(line))?.exec(line);
  const named = match?.groups?.title ?? '';
  return match ? { read: textFrom([line.slice(match[0].length), ...below]), named } : undefined;
}

/** The head `Proposal: Milk` or `Proposal 310: Milk`, if the next line begins a change of rules. */
const HEADED =
  /^proposal(?: #?(?<number>\d{1,6}))?(?:\s*[:.–—-]\s*(?<title>\S.{0,199}?))?[\s:.]*$/i;

/** `lines`: the line that may announce a proposal, and all lines below it. */
export function proposalIn(lines: readonly string[]): TextRead | undefined {
  const [first = '', ...below] = lines;
  const { number, title } = HEADED.exec(first.trim())?.groups ?? {};
  const next = below.find((line) => line.trim() !== '');
  if ((number ?? title) !== undefined && next !== undefined && beginsChange(next)) {
    const head = { title, number: number === undefined ? undefined : Number(number) };
    return { ...textFrom(below), ...withoutUndefined(head), isHeaded: true };
  }
  const announced = announcedBy(PROPOSES, lines);
  return announced && withHead(announced.read, announced.named);
}

export function callIn(lines: readonly string[]): TextRead | undefined {
  return announcedBy(CALLS, lines)?.read;
}

/** The text is between braces or quotation marks, or else one paragraph. */
function textFrom(lines: readonly string[]): TextRead {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return { text: '', below: [], isFenced: false };
  const body = lines.slice(first);
  const whole = body.join('\n').trim();
  const [stated = ''] = /^[^{\n]{0,80}:\s*(?=\{)/.exec(whole) ?? [];
  const braced = bracedIn(whole.slice(stated.length));
  if (braced) return { ...braced, text: stated + braced.text };
  const isHead = body.findIndex((line) => line.trim() !== '' && !HEAD.test(line.trim()));
  // `enact:` announces the next paragraph, so it does not end the text.
  const isEnd = (line: string, i: number) =>
    i > Math.max(isHead, 0) && line.trim() === '' && !body[i - 1]?.trim().endsWith(':');
  const end = body.findIndex(isEnd);
  const text = body
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim();
  const bare = withoutQuotes(text);
  return { text: bare, below: end < 0 ? [] : body.slice(end), isFenced: bare !== text };
}

function withoutQuotes(text: string): string {
  return /^["“«„]([^"“”«»]*)["”»“]$/.exec(text)?.[1] ?? text;
}

/** The text from `{` to its closing brace, if nothing follows that. */
function bracedIn(whole: string): TextRead | undefined {
  const open = /^\{+/.exec(whole)?.[0].length ?? 0;
  let depth = 0;
  for (let i = 0; open > 0 && i < whole.length; i += 1) {
    if (whole[i] === '{') depth += 1;
    else if (whole[i] === '}') depth -= 1;
    if (depth > 0) continue;
    const text = whole.slice(open, i + 1 - open).trim();
    const [behind = '', ...below] = whole.slice(i + 1).split('\n');
    return behind.trim() === '' ? { text, below, isFenced: true } : undefined;
  }
  return undefined;
}

const HEAD =
  /^(title|adoption index|ai|power|(?:co-?)?author(?:\(s\)|s)?|class|chamber|interest|id|urgency)\s*[:=]\s*(.*)$/i;
const QUOTED = /["“]([^"“”\n]{1,200})["”]/;
const FIGURE = /(?<![\w"“])([a-z][a-z ]{0,30}?)\s?=\s?(\d{1,6}(?:\.\d{1,6})?)(?![\w.]*\w)/gi;

/** Adds the title and the figures, from the announcement and from lines such as `Title: Tea`. */
function withHead(read: TextRead, named: string): TextRead {
  const lines = read.text.split('\n');
  const end = lines.findIndex((line) => line.trim() !== '' && !HEAD.test(line.trim()));
  const stated = lines.slice(0, Math.max(end, 0)).flatMap((line) => {
    const [, name = '', value = ''] = HEAD.exec(line.trim()) ?? [];
    return name === '' ? [] : [[name.toLowerCase(), value.trim()] as const];
  });
  const title = stated.find(([name]) => name === 'title')?.[1] ?? QUOTED.exec(named)?.[1]?.trim();
  const figures = [
    ...[...named.replace(QUOTED, ',').matchAll(FIGURE)].map(
      ([, name = '', figure = '']) => [name.trim(), figure] as const,
    ),
    ...stated.filter(([name, value]) => name !== 'id' && /^\d{1,6}(?:\.\d{1,6})?$/.test(value)),
  ];
  return {
    ...read,
    text: stated.length === 0 ? read.text : lines.slice(end).join('\n').trim(),
    ...withoutUndefined({
      title,
      figures: figures.length > 0 ? Object.fromEntries(figures) : undefined,
    }),
  };
}

/** The change of rules that a text states in a form. */

const REPEAL = /^repeal (?:rule )?(\d{1,6})[.!]?$/i;
const TRANSMUTE = /^transmute (?:rule )?(\d{1,6})(?: (?:to|into) (?:an? )?(\w+))?[.!]?$/i;
const AMEND =
  /^amend (?:rule )?(\d{1,6}),? (?:so that it reads|to read|to say)(?: as follows)?\s*:?\s+/i;
const REPLACE =
  /^(?:amend (?:rule )?(\d{1,6}) by replacing|in rule (\d{1,6}),? replace) (?:"([^"\n]{1,1000})"|“([^“”\n]{1,1000})”) (?:with|by) (?:"([^"\n]{0,1000})"|“([^“”\n]{0,1000})”)[.!]?$/i;
const ENACT =
  /^(?:enact(?: (?:the following|a|the|this))?(?: new)?(?: rule)?|(?:a )?new rule)(?: (\d{1,6}))?\s*:\s*/i;

export function beginsChange(line: string): boolean {
  const text = line.trim();
  return changeStated(text) !== undefined || [AMEND, ENACT].some((form) => form.test(`${text} `));
}

/** The words of a line of a proposal, without the form that says which change of rules it is. */
export function withoutForm(line: string): string {
  return line.trim().replace(ENACT, '');
}

/** `undefined` if the text has no such form, so that a person has to say what it changes. */
export function changeStated(written: string): StatedChange | undefined {
  const text = written.trim();
  const [, repealed] = REPEAL.exec(text) ?? [];
  if (repealed !== undefined) return { kind: 'repeal', rule: repealed };
  const [, transmuted, to] = TRANSMUTE.exec(text) ?? [];
  if (transmuted !== undefined)
    return { kind: 'transmute', rule: transmuted, ...(to && { to: to.toLowerCase() }) };
  const replaced = REPLACE.exec(text);
  if (replaced) {
    const [, rule, other = '', from, curledFrom = '', put, curledPut = ''] = replaced;
    return { kind: 'replace', rule: rule ?? other, from: from ?? curledFrom, to: put ?? curledPut };
  }
  for (const [kind, pattern] of [
    ['amend', AMEND],
    ['enact', ENACT],
  ] as const) {
    const match = pattern.exec(text);
    if (!match) continue;
    const stated = text.slice(match[0].length).trim();
    const braced = bracedIn(stated);
    const isWhole = braced?.below.every((line) => line === '');
    const words = isWhole ? braced?.text : withoutQuotes(stated);
    if (!words) continue;
    const number = match[1] ?? '';
    if (kind === 'amend') return { kind, rule: number, text: words };
    return { kind, text: words, ...(number !== '' && { number: Number(number) }) };
  }
  return undefined;
}
