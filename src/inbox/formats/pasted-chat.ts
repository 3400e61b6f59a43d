/**
 * Text that people copy out of a chat or a forum: heads with a name and a time, and the words below or
 * after them.
 */
import { digest } from '../../helpers/digest.ts';
import { chatLines } from '../text/chat-lines.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type { Message } from '../types.ts';

interface Head {
  readonly name: string;
  readonly words: string;
}

const NAME = String.raw`(?<name>[^\s:<>[\]][^:<>[\]\n]{0,40}?)`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[AaPp]\.?[Mm]\.?)?`;
const DAY = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:[Tt]oday|[Yy]esterday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:\d{1,2} )?[A-Z][a-z]{2,8}\.? \d{1,4}(?:, \d{4})?)(?: at)?)`;
const TIME = String.raw`(?:(?:${DAY}[,T]?\s*)?(?:${CLOCK})(?:\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?|${DAY})`;

/** How programs write the head of a message when it is copied; the first that fits is shown. */
const HEADS = [
  // `[2024-05-06 10:00Z] <Ann> words`, `[10:00] Ann: words`, `10:00 <Ann> words`, `06/05/2024, 10:00 - Ann: words`.
  String.raw`\[${TIME}\]\s*(?:<[@+ ]?${NAME}>|${NAME.replace('name', 'named')}:)(?:\s(?<words>.*)|)`,
  String.raw`(?:${TIME}\s*)?<[@+ ]?${NAME}>\s(?<words>.*)`,
  String.raw`${TIME} [-–] ${NAME}:\s(?<words>.*)`,
  // With the words below: `AnnToday at 10:15`, `Ann — Today at 10:15 AM`, `Ann  10:15 AM`.
  String.raw`${NAME}\s*[—–,-]?\s*(?:${DAY}(?:[,T]?\s*${CLOCK})?)`,
  String.raw`${NAME}\s*(?:—|–| - |\s{2,}|\t|,|\s)\s*\[?${CLOCK}\]?`,
].map((head) => new RegExp(`^${head}$`, 's'));
/** A time and nothing else: the name stands on the line above. */
const TIME_ALONE = new RegExp(String.raw`^\s*[—–-]?\s*${TIME}\s*$`);
const BY_NAME_ALONE = new RegExp(String.raw`^${NAME}:\s+(\S.*)$`, 's');

const NOBODY = '(nobody)';
const ENDS = /\r\n|\n|\r/;
const LONGEST_HEAD = 300;
/** Lines longer than this are not read: no message of a chat is so long. */
const LONGEST_LINE = 65_536;

/**
 * The messages in their order; nobody can tell whether their times are true. `names`: those that game.md
 * knows, by which a bare `Ann: words` is known for a head.
 */
export function readPasted(text: string, names: readonly string[]): readonly Message[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const messages: Pasted[] = [];
  for (const [i, line] of text.split(ENDS).entries()) {
    if (messages.length > MOST_MESSAGES) break;
    const before = messages.at(-1);
    const isTime = line.length < LONGEST_HEAD && TIME_ALONE.test(line);
    const head = isTime ? undefined : headIn(line, known);
    if (head) {
      // A line that only looks like a head is shown with the words below it.
      const isKnown = known.has(head.name.toLowerCase());
      const words = isKnown ? (head.words === '' ? [] : [head.words]) : [line];
      messages.push({ head, line: i + 1, first: i + 2 - words.length, words });
    } else if (isTime) {
      // The name on the line above is that of the next author, not part of the words before.
      const above = before?.words.findLastIndex((each) => each.trim() !== '') ?? -1;
      const name = above < 0 ? undefined : before?.words.splice(above)[0]?.trim();
      const at = name === undefined || !before ? i + 1 : before.first + above;
      const head = { name: name?.replace(/:.*/, '') ?? NOBODY, words: '' };
      messages.push({ head, line: at, first: i + 2, words: [] });
    } else if (before) before.words.push(line);
    else if (line.trim() !== '') {
      messages.push({
        head: { name: NOBODY, words: '' },
        line: i + 1,
        first: i + 1,
        words: [line],
      });
    }
  }
  return messages.map(({ head, line, words }) => toMessage(head, line, words));
}

interface Pasted {
  readonly head: Head;
  readonly line: number;
  /** The line of the first of its words. */
  readonly first: number;
  readonly words: string[];
}

function headIn(line: string, known: ReadonlySet<string>): Head | undefined {
  const start = line.length > LONGEST_HEAD ? line.slice(0, LONGEST_HEAD) : line;
  for (const head of HEADS) {
    const match = head.exec(start.trimEnd());
    const { words = '', named = '', name = named } = match?.groups ?? {};
    if (!match || name.trim() === '') continue;
    const from = start.indexOf(words, match[0].length - words.length);
    const beside = words === '' ? '' : line.slice(from);
    return { name: name.trim(), words: beside };
  }
  const [, name = '', words = ''] = BY_NAME_ALONE.exec(start) ?? [];
  if (name === '' || !known.has(name.trim().toLowerCase())) return undefined;
  return { name: name.trim(), words: words + line.slice(start.length) };
}

/** The reason to ask about every statement in a pasted chat. */
const PASTED = 'nothing but the words that were pasted says who wrote it';

const SERVICES = 'chat irc slack discord whatsapp signal telegram matrix forum'.split(' ');

/** The place alone would be the same in the next chat that is pasted. */
const DIGITS = 8;

/** A pasted message by its line, as readers find it; every other message as it is named. */
export function pastedLine(id: string): string {
  return id.replace(/^(L\d+)-[\da-f]{8}$/, '$1');
}

function toMessage({ name }: Head, line: number, words: readonly string[]): Message {
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
    lines,
    reactions: [],
    place: { kind: 'chat', names: [] },
    enclosed: [],
  };
}
