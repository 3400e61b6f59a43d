/** The lines of a plain text, each with whose words it has: own, quoted, of a signature. */
import type { Line, Mark } from '../types.ts';

/** `> words`, `| words`, and `Ben> words`, which old programs put before a quotation. */
const QUOTED = /^[ \t]{0,3}(?:[>|]|[A-Z][A-Za-z]{0,12}>)/;
const BY_NAME = /^[ \t]{0,3}[A-Z][A-Za-z]{0,12}>/;
const ATTRIBUTION = /^(?:on .{1,200}|.{1,100}) (?:wrote|writes|said|schrieb|a écrit) ?:$/i;
const ATTRIBUTION_BEGINS = /^on .{6,200}$/i;
const ATTRIBUTION_ENDS = /(?:^|[\s>])wrote:$/i;
const ORIGINAL = /^[-_ ]*(?:original message|forwarded message|begin forwarded message:?)[-_ ]*$/i;
const LIST_FOOTER = /^_{20,}\s*$/;
const BY_PHONE = /^(?:sent from|sent via|get outlook for|von meinem .{1,40} gesendet)\b/i;

const NO_MARK = 'it stands below lines that a name marks as quoted';
const UNMARKED = 'it stands below a quotation that has no mark';
const SIGNATURE = 'it stands in what looks like a signature';
const ALL_BELOW = 'all of the message stands below the mark of a signature';

interface Reading {
  mark: Mark;
  why?: string;
}

/** Marks each line. What follows may be doubtful because of what stands before. */
export function plainLines(raw: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let rest: Reading = { mark: 'own' };
  let unmarked = false;
  let isFirst = true;
  for (const [at, text] of raw.entries()) {
    isFirst &&= !hasOwnWords(lines.at(-1));
    const next = startOfRest(text, isFirst);
    if (next) rest = next;
    if (rest.mark !== 'own' && !(rest.mark === 'doubtful' && QUOTED.test(text))) {
      lines.push({ at, text, ...rest });
      continue;
    }
    if (QUOTED.test(text)) {
      if (BY_NAME.test(text)) rest = { mark: 'doubtful', why: NO_MARK };
      lines.push({ at, text, mark: 'quoted' });
    } else if (isAttribution(raw, at)) {
      unmarked = !quotesAfter(raw, at);
      lines.push({ at, text, mark: 'quoted' });
    } else if (unmarked && text.trim() !== '') {
      rest = { mark: 'doubtful', why: UNMARKED };
      lines.push({ at, text, ...rest });
    } else lines.push({ at, text, mark: 'own' });
  }
  return lines;
}

function hasOwnWords(line: Line | undefined): boolean {
  return line !== undefined && line.mark === 'own' && line.text.trim() !== '';
}

/** What all lines from here on are, where one begins a signature or repeats a whole message. */
function startOfRest(text: string, isFirst: boolean) {
  if (text === '-- ' || text === '--\u00a0') {
    return isFirst ? doubt(ALL_BELOW) : ({ mark: 'signature' } as const);
  }
  if (text === '--') return doubt(isFirst ? ALL_BELOW : SIGNATURE);
  if (LIST_FOOTER.test(text)) return { mark: 'signature' } as const;
  if (BY_PHONE.test(text)) return doubt(SIGNATURE);
  if (text.length < 100 && ORIGINAL.test(text)) return { mark: 'quoted' } as const;
  return undefined;
}

function doubt(why: string): Reading {
  return { mark: 'doubtful', why };
}

/** `On Monday Ann wrote:`, which a program may have broken into two lines. */
function isAttribution(raw: readonly string[], at: number): boolean {
  const text = (raw[at] ?? '').trim();
  if (text.length > 300) return false;
  if (ATTRIBUTION.test(text)) return true;
  const next = (raw[at + 1] ?? '').trim();
  if (ATTRIBUTION_BEGINS.test(text) && next.length < 100 && ATTRIBUTION_ENDS.test(next))
    return true;
  const before = (raw[at - 1] ?? '').trim();
  return ATTRIBUTION_ENDS.test(text) && ATTRIBUTION_BEGINS.test(before);
}

/** Whether marked lines follow an attribution, as they should. */
function quotesAfter(raw: readonly string[], at: number): boolean {
  const next = raw
    .slice(at + 1, at + 5)
    .find((line) => line.trim() !== '' && !ATTRIBUTION_ENDS.test(line.trim()));
  return next === undefined || QUOTED.test(next);
}

/** Without the mark of a quotation, however deep. */
export function unquoted(text: string): string {
  let rest = text;
  for (let depth = 0; depth < 50 && /^[ \t]{0,3}[>|]/.test(rest); depth += 1) {
    rest = rest.replace(/^[ \t]{0,3}[>|] ?/, '');
  }
  return rest;
}
