/** What people copy out of a chat or a forum: heads with a name and a time, and the words below or beside. */
import { digest } from '../../helpers/digest.ts';
import { chatLines } from '../text/chat-lines.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type { Message } from '../types.ts';
import { exactTime, utcText, type When, whenLocal } from './when.ts';

interface Head {
  readonly name: string;
  readonly words: string;
  readonly when: When;
}

const NAME = String.raw`(?<name>[^\s:<>[\]][^:<>[\]\n]{0,40}?)`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[AaPp]\.?[Mm]\.?)?`;
const DAY = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:[Tt]oday|[Yy]esterday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:\d{1,2} )?[A-Z][a-z]{2,8}\.? \d{1,4}(?:, \d{4})?)(?: at)?)`;
const TIME = String.raw`(?<time>(?:${DAY}[,T]?\s*)?(?:${CLOCK})(?:\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?|${DAY})`;

/** How programs write the head of a message when it is copied; the first that fits is taken. */
const HEADS = [
  // IRC and exports: `[2024-05-06 10:00Z] <Ann> words`, `[10:00] Ann: words`, `10:00 <Ann> words`.
  String.raw`\[${TIME}\]\s*<[@+ ]?${NAME}>\s?(?<words>.*)`,
  String.raw`\[${TIME}\]\s*${NAME}:(?:\s(?<words>.*)|)`,
  String.raw`${TIME}\s*<[@+ ]?${NAME}>\s?(?<words>.*)`,
  String.raw`<[@+ ]?${NAME}>\s(?<words>.*)`,
  // WhatsApp: `06/05/2024, 10:00 - Ann: words`.
  String.raw`${TIME} [-–] ${NAME}:\s(?<words>.*)`,
  // Discord, Slack and forums, with the words below: `AnnToday at 10:15`, `Ann — Today at 10:15 AM`, `Ann  10:15 AM`.
  String.raw`${NAME}\s*[—–,-]?\s*(?<time>${DAY}(?:[,T]?\s*${CLOCK})?)`,
  String.raw`${NAME}\s*(?:—|–| - |\s{2,}|\t|,|\s)\s*\[?(?<time>${CLOCK})\]?`,
  // Reddit: `[–]Ann 3 points 4 hours ago`, `u/Ann • 4h ago`.
  String.raw`\[[–—+-]\]\s?${NAME}(?: \[\w{1,10}\])? (?:-?\d{1,6} points?|score hidden|\[score hidden\]) (?<time>.{1,30} ago)\*?`,
  String.raw`(?:[uU]/)?${NAME}\s?[•·]\s?(?<time>\d{1,3} ?[A-Za-z]{1,7}\.?(?: [aA][gG][oO])?)`,
].map((head) => new RegExp(`^${head}$`, 's'));
/** A day and an hour, and nothing else: below a name, as blogs have it. */
const TIME_ALONE = new RegExp(
  String.raw`^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})[,T]?\s+${CLOCK}(?: ?(?:UTC|GMT))?$`,
);
/** `Ann:`, and `Ann: Clerk she/her`. */
const NAME_ABOVE = new RegExp(String.raw`^${NAME}:(?:\s[^.!?]{0,60})?$`);
const BY_NAME_ALONE = new RegExp(String.raw`^${NAME}:\s+(\S.*)$`, 's');

const NOBODY = '(nobody)';
const ENDS = /\r\n|\n|\r/;
const LONGEST_HEAD = 300;
/** Lines longer than this are not read: no message of a chat is so long. */
const LONGEST_LINE = 65_536;

/** `names`: those that game.md knows, by which a bare `Ann: words` is known for a head. */
export function readPasted(
  text: string,
  names: readonly string[],
  zone: string | undefined,
): readonly Message[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const messages: Pasted[] = [];
  for (const [i, line] of text.split(ENDS).entries()) {
    if (messages.length > MOST_MESSAGES) break;
    const head = headIn(line, known, zone);
    if (head) {
      const isBeside = head.words !== '';
      const words = isBeside ? [head.words] : [];
      messages.push({ head, line: i + 1, first: isBeside ? i + 1 : i + 2, words });
    } else if (line.length < LONGEST_HEAD && TIME_ALONE.test(line.trim())) {
      const above = nameAbove(messages.at(-1), known);
      if (above?.isAll) messages.pop();
      const name = above?.name ?? NOBODY;
      const at = above?.line ?? i + 1;
      messages.push({
        head: { name, words: '', when: { at: null } },
        line: at,
        first: i + 2,
        words: [],
      });
    } else messages.at(-1)?.words.push(line);
  }
  if (messages.length === 0 && text.trim() !== '') return [nameless(text)];
  return messages.map(({ head, line, words }) => toMessage(head, line, words));
}

interface Pasted {
  readonly head: Head;
  readonly line: number;
  /** The line of the first of its words. */
  readonly first: number;
  readonly words: string[];
}

/** A name that stands last in what was read so far, and is taken out of it. */
function nameAbove(
  before: Pasted | undefined,
  known: ReadonlySet<string>,
): { readonly name: string; readonly line: number; readonly isAll?: boolean } | undefined {
  if (!before) return undefined;
  const { words, line, first, head } = before;
  const last = words.findLastIndex((each) => !/^[\s—–-]*$/.test(each));
  const written = words[last]?.trim() ?? '';
  // `Ann: Clerk she/her` was read as her words.
  if (last === 0 && written === head.words && /^(?=[A-Z]|\w+\/)[^\d.!?]{1,60}$/.test(written)) {
    return { name: head.name, line, isAll: true };
  }
  const [, named = ''] = NAME_ABOVE.exec(written) ?? [];
  const name = named !== '' ? named : known.has(written.toLowerCase()) ? written : undefined;
  if (name === undefined) return undefined;
  words.splice(last);
  return { name, line: first + last };
}

function headIn(
  line: string,
  known: ReadonlySet<string>,
  zone: string | undefined,
): Head | undefined {
  const start = line.length > LONGEST_HEAD ? line.slice(0, LONGEST_HEAD) : line;
  for (const head of HEADS) {
    const match = head.exec(start.trimEnd());
    const { name = '', time = '', words = '' } = match?.groups ?? {};
    if (!match || name.trim() === '') continue;
    const from = start.indexOf(words, match[0].length - words.length);
    const beside = words === '' ? '' : line.slice(from);
    return { name: name.trim(), words: beside, when: timeOf(time, zone) };
  }
  const [, name = '', words = ''] = BY_NAME_ALONE.exec(start) ?? [];
  if (name === '' || !known.has(name.trim().toLowerCase())) return undefined;
  return { name: name.trim(), words: words + line.slice(start.length), when: { at: null } };
}

/** A time that lacks its day or its zone is not told: that alone casts no doubt on a vote. */
function timeOf(written: string, zone: string | undefined): When {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})[,T]?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/.exec(
      written.trim(),
    );
  if (!match) return { at: null };
  const [, year, month, day, hour, minute, second = 0, offset] = match;
  const local = exactTime(
    [Number(year), Number(month), Number(day)],
    [Number(hour), Number(minute), Number(second)],
  );
  if (local === undefined) return { at: null, doubt: `“${written}” is no time that there is` };
  if (offset === undefined) return zone === undefined ? { at: null } : whenLocal(local, zone);
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return { at: utcText(local - ahead * 60_000) };
}

const SERVICES = 'chat irc slack discord whatsapp signal telegram matrix forum'.split(' ');

/** The place alone would be the same in the next chat that is pasted. */
const DIGITS = 8;

/** A pasted message by its line, as readers find it; every other message as it is named. */
export function placeOf(id: string): string {
  return id.replace(/^(L\d+)-[\da-f]{8}$/, '$1');
}

function toMessage({ name, when }: Head, line: number, words: readonly string[]): Message {
  const text = words.join('\n');
  const { raw, lines, doubts } = chatLines(text.slice(0, LONGEST_LINE));
  return {
    id: `L${line}-${digest(`${name}\n${text}`).slice(0, DIGITS)}`,
    from: { accounts: name === NOBODY ? [] : SERVICES.map((each) => `${each}:${name}`), name },
    at: when.at,
    ...(when.doubt !== undefined && { timeDoubt: when.doubt }),
    doubts: [...doubts, ...(text.length > LONGEST_LINE ? ['it is too long to be read whole'] : [])],
    raw,
    lines,
    reactions: [],
    place: { kind: 'chat', names: [] },
    enclosed: [],
  };
}

/** Words that somebody pasted without saying whose they are. */
function nameless(text: string): Message {
  const head = { name: NOBODY, words: '', when: { at: null } };
  return {
    ...toMessage(head, 1, [text.slice(0, LONGEST_LINE)]),
    from: { accounts: [], name: NOBODY },
  };
}
