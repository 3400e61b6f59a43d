/** Marks each line of a plain text as own words, a quotation or a signature. */
import type { Mark, MessageLine } from '../types.ts';

/** `> words`, and `| words`, unless it is a row of a table. */
const QUOTED = /^[ \t]{0,3}(?:>(?!From )|\|(?!.*\|\s*$))/;
const CLOCK = /\d{1,2}[:.h]\d{2}/;
/** `From: Ann`, in any language. */
const LABEL = /^\s*\*{0,2}\p{L}[\p{L}\s.-]{0,24}\*{0,2}\s?:\*{0,2}(?:\s|$)/u;
const DASHED = /^[-_=]{3,}\s?[^-_=].{0,60}[^-_=]\s?[-_=]{3,}$/;
const FORWARDED = /^[-_ ]*(?:original message|(?:begin )?forwarded message:?)[-_ ]*$/i;
const ATTRIBUTED = /(?:wrote|writes|said|schrieb|a écrit)\s?:$/i;
const LIST_FOOTER = /^_{20,}\s*$/;
const BY_PROGRAM =
  /^(?:sent (?:from|via|with)|get outlook for|gesendet (?:mit|von)|von meinem|envoyé (?:de|depuis)|enviado desde|inviato da|verzonden vanaf)(?!\p{L}).{0,60}$/iu;

const OWN: ParserState = { mark: 'own' };
const QUOTE: ParserState = { mark: 'quoted' };
const INDENTED = /^(?: {4}|\t)\s*\S/;
const FAR_IN = 'is indented as a quotation may be';
const SIGNATURE = 'stands in what looks like a signature';
/** A program writes one line, so these may be the author's own words. */
export const BELOW_PROGRAM = 'stands below the line of a mail program';
const ALL_BELOW = 'stands below the mark of a signature, as all of the message does';

const BELOW = 'stands below the head of another message';

interface ParserState {
  readonly mark: Mark;
  readonly why?: string;
  /** Lines before this index are the head of a repeated message. */
  readonly head?: number;
}

/** Marks each line. An earlier line may make a later one doubtful. */
export function plainLines(written: readonly string[]): readonly MessageLine[] {
  const signed = signedHead(written);
  // In a signed mail each line that begins with a dash has `- ` before it.
  const raw = signed === 0 ? written : written.map((text) => text.replace(/^- (?=-)/, ''));
  const lines: MessageLine[] = raw
    .slice(0, signed)
    .map((text, at) => ({ at, text, mark: 'signature' }));
  let rest: ParserState | undefined;
  let hasOwn = false;
  for (let at = signed; at < raw.length; at += 1) {
    const text = raw[at] ?? '';
    const start = startOfRest(raw, at, hasOwn);
    // Programs repeat the answered message below the signature. Labels alone may be an address.
    const isSigned =
      rest?.mark === 'signature' || rest?.why === SIGNATURE || rest?.why === BELOW_PROGRAM;
    const isEnd = start?.mark === 'others' || start?.mark === 'signature';
    rest = isSigned && isEnd && !LABEL.test(text) ? start : (rest ?? start);
    const isQuoted = QUOTED.test(text);
    const attributed = rest || isQuoted ? 0 : attributionAt(raw, at);
    for (let i = 0; i < attributed; i += 1) {
      lines.push({ at: at + i, text: raw[at + i] ?? '', mark: 'quoted' });
    }
    at += Math.max(attributed - 1, 0);
    if (attributed > 0) continue;
    const own: ParserState = INDENTED.test(text) ? { mark: 'doubtful', why: FAR_IN } : OWN;
    const isRepeated = isQuoted || at < (rest?.head ?? 0);
    const { mark, why } = isRepeated ? QUOTE : (rest ?? own);
    lines.push({ at, text, mark, ...(why !== undefined && { why }) });
    hasOwn ||= mark === 'own' && text.trim() !== '';
  }
  return lines;
}

/** The number of lines above the words of a mail that PGP has signed. */
function signedHead(raw: readonly string[]): number {
  const [first, ...others] = raw;
  const end = others.findIndex((text) => !text.startsWith('Hash: '));
  return first === '-----BEGIN PGP SIGNED MESSAGE-----' && others[end] === '' ? end + 2 : 0;
}

/** The mark of all lines from here on, if this line begins a signature or a repeated message. */
function startOfRest(raw: readonly string[], at: number, hasOwn: boolean): ParserState | undefined {
  const text = raw[at] ?? '';
  if (text === '-- ' || text === '--\u00a0' || text === '-----BEGIN PGP SIGNATURE-----') {
    return hasOwn ? { mark: 'signature' } : { mark: 'doubtful', why: ALL_BELOW };
  }
  if (text === '--') return { mark: 'doubtful', why: hasOwn ? SIGNATURE : ALL_BELOW };
  if (BY_PROGRAM.test(text)) return { mark: 'doubtful', why: BELOW_PROGRAM, head: at + 1 };
  const next = nextOwn(raw, at + 1);
  const isDashed = text.length < 100 && (DASHED.test(text) || LIST_FOOTER.test(text));
  const head = [at, ...(isDashed && next > 0 ? [next] : [])].find((each) => headAt(raw, each) > 0);
  // A digest begins each message with a number or a date, and a reply with a name.
  if (head !== undefined && /:.*\d/.test(raw[head] ?? '')) return { mark: 'doubtful', why: BELOW };
  const isFooter = LIST_FOOTER.test(text) && /:\/\/|@/.test(raw.slice(at + 1, at + 4).join(' '));
  if (head === undefined && isFooter) return { mark: 'signature' };
  const isForwarded = text.length < 100 && FORWARDED.test(text);
  if (head === undefined && !isForwarded) return undefined;
  const below = head === undefined ? at + 1 : head + headAt(raw, head);
  return { mark: 'others', why: BELOW, head: below };
}

/** The first of the next few lines that has words. To look further, for each line, takes too long. */
function nextOwn(raw: readonly string[], from: number): number {
  const near = raw.slice(from, from + MOST_LABELS).findIndex((line) => line.trim() !== '');
  return near < 0 ? -1 : from + near;
}

const MOST_LABELS = 8;

/** The length of a repeated head: three or more labels, among them a time or an address. */
function headAt(raw: readonly string[], at: number): number {
  if (!LABEL.test(raw[at] ?? '')) return 0;
  const lines = raw.slice(at, at + MOST_LABELS);
  const end = lines.findIndex((line) => !LABEL.test(line));
  const head = lines.slice(0, end < 0 ? undefined : end);
  const isTold = head.some((line) => line.length < 500 && (CLOCK.test(line) || line.includes('@')));
  return head.length >= 3 && isTold ? head.length : 0;
}

const MOST_ATTRIBUTED = 3;

/** The number of lines that name the author of a quotation: `On Monday, 10:15, Ann wrote:`. */
export function attributionAt(
  raw: readonly string[],
  at: number,
  isQuoted = (i: number) => QUOTED.test(raw[i] ?? ''),
): number {
  for (let count = 1; count <= MOST_ATTRIBUTED; count += 1) {
    const lines = raw.slice(at, at + count).map((line) => line.trim());
    const last = lines.at(-1) ?? '';
    if (last === '' || lines.some((line) => line.length > 300)) return 0;
    if (!/[:：]$/.test(last)) continue;
    const next = nextOwn(raw, at + count);
    const [first = ''] = lines;
    const isTold =
      CLOCK.test(first) || (count === 1 && (/@/.test(first) || ATTRIBUTED.test(first)));
    return isTold && next >= 0 && isQuoted(next) ? count : 0;
  }
  return 0;
}

/** Removes all marks of quotation. */
export function unquoted(text: string): string {
  let rest = text;
  for (let depth = 0; depth < 50 && /^[ \t]{0,3}[>|]/.test(rest); depth += 1) {
    rest = rest.replace(/^[ \t]{0,3}[>|] ?/, '');
  }
  return rest;
}
