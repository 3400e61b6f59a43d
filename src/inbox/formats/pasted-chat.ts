/**
 * Text that people copy out of a chat or a forum: heads with a name and a time, and the words below or
 * after them.
 */
import { digest } from '../../helpers/digest.ts';
import { chatLines } from '../text/chat-lines.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type { Message, MessageLine } from '../types.ts';

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?!\d)(?:\s?[ap]\.?m\.?)?(?:\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?`;
const DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\d{1,2} )?\w{3,9}\.? \d{1,4}(?:, \d{4})?)(?= at|,? \d)(?: at)?`;
const TIMES = new RegExp(`(?:(?:${DAY})[,T]?\\s*)?${CLOCK}|\\d{4}-\\d{2}-\\d{2}`, 'gi');
/** Replaces the time in a line. */
const TIME = '\0';
/** A time begins the line, or ends it. */
const IS_TIMED = /^[\s[(—–-]*\0|\0[\s\])]*$/;

const NOBODY = '(nobody)';
const ENDS = /\r\n|\n|\r/;
const LONGEST_HEAD = 300;
/** No message of a chat has so long a line. A longer line is not read. */
const LONGEST_LINE = 65_536;

interface PastedMessage {
  readonly name: string;
  readonly title?: string | undefined;
  /** The line on which the message begins. */
  readonly line: number;
  readonly words: string[];
}

/**
 * The messages in their order; nobody can tell whether their times are true. `names`: those that game.md
 * knows. A time beside no such name begins a message of nobody, in which its line is shown.
 */
export function readPasted(text: string, names: readonly string[]): readonly Message[] {
  const known = names.toSorted((a, b) => b.length - a.length);
  const messages: PastedMessage[] = [];
  for (const [i, line] of text.split(ENDS).entries()) {
    if (messages.length > MOST_MESSAGES) break;
    const before = messages.at(-1);
    const head = headIn(line, known);
    if (!head) {
      if (before) before.words.push(line);
      else if (line.trim() !== '') messages.push({ name: NOBODY, line: i + 1, words: [line] });
      continue;
    }
    // A forum shows the title of a thread on the line above the author's name.
    const titled = head.isByline && before?.words.at(-1)?.trim() ? before.words.pop() : undefined;
    if (before && titled !== undefined && before.words.length === 0) messages.pop();
    // The name above a time is the next author's, and no part of the words before it.
    const above = before?.words.findLastIndex((each) => each.trim() !== '') ?? -1;
    const isBelow = head.isTime && before !== undefined;
    if (isBelow && above < 0) continue;
    const over = isBelow ? before.words.splice(above) : [];
    const named =
      over[0] === undefined ? undefined : headIn(`${over[0].replace(/:?\s*$/, '')}:`, known);
    const { name, words } = named ?? { ...head, words: [...over, ...head.words] };
    messages.push({ name, title: titled, line: i + 1 - over.length, words: [...words] });
  }
  return messages.map((each) => toMessage(each, known));
}

const BYLINE = /^(?:posted )?by:? /i;
const WEEKDAY = /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*/iu;

/**
 * `[10:00] Ann: words`, `10:00 <Ann> words`, `Ann: words`; above its words `Ann — Today at 10:15`.
 * `words`: those beside it. `isTime`: it is a time and nothing else.
 */
function headIn(line: string, known: readonly string[]) {
  const start = line.slice(0, LONGEST_HEAD);
  const bare = start.replace(TIMES, TIME);
  const isTimed = IS_TIMED.test(bare);
  const isByline = isTimed && BYLINE.test(bare);
  const rest = bare.replace(isByline ? BYLINE : /^[\s\0[\]()<@+—–-]+/, '');
  const found = known.find((each) => rest.toLowerCase().startsWith(each.toLowerCase()));
  const name = found && rest.slice(0, found.length);
  const after = rest.slice(name?.length);
  const [mark] = /^\s?[>:](?:\s|$)/.exec(after) ?? [];
  if (name !== undefined && mark !== undefined) {
    const words = line.slice(start.indexOf(name + mark) + name.length + mark.length);
    return { name, words: words === '' ? [] : [words], isTime: false };
  }
  if (name !== undefined && isTimed && !/[\p{L}\p{N}]/u.test(after.replace(WEEKDAY, '')))
    return { name, words: [], isTime: false, isByline };
  return isTimed ? { name: NOBODY, words: [line], isTime: rest === '' } : undefined;
}

/** The reason to ask about every statement in a pasted chat. */
const PASTED = 'nothing but the words that were pasted says who wrote it';

const SERVICES = 'chat irc slack discord whatsapp signal telegram matrix forum'.split(' ');

/** Part of a message's name: its place alone would be the same in the next pasted chat. */
const DIGITS = 8;

/** A line that says whose words follow. Below it nobody can tell where these words end. */
const TOLD = /^\s*(?:\[quote|quote:)|(?:wrote|writes|said|schrieb|a écrit)\s?:\s*$/iu;

function toldBelow(
  lines: readonly MessageLine[],
  known: readonly string[],
): readonly MessageLine[] {
  const isHead = ({ text, mark }: MessageLine) =>
    mark === 'own' && (TOLD.test(text) || known.some((name) => text.trim() === `${name}:`));
  const start = lines.findIndex(isHead);
  const why = 'may be what another wrote';
  return lines.map((each, i) => (start < 0 || i < start ? each : { ...each, mark: 'others', why }));
}

function toMessage({ name, title, line, words }: PastedMessage, known: readonly string[]): Message {
  const text = words.join('\n');
  const { raw, lines, doubts } = chatLines(text.slice(0, LONGEST_LINE));
  return {
    id: `L${line}-${digest(`${name}\n${text}`).slice(0, DIGITS)}`,
    from: { accounts: name === NOBODY ? [] : SERVICES.map((each) => `${each}:${name}`), name },
    at: null,
    doubts: [
      PASTED,
      ...doubts,
      ...(text.length > LONGEST_LINE ? ['it is too long to be read whole'] : []),
    ],
    raw,
    lines: toldBelow(lines, known),
    ...(title !== undefined && { thread: { title, opens: false } }),
    reactions: [],
    place: { kind: 'chat', names: [] },
    enclosed: [],
  };
}
