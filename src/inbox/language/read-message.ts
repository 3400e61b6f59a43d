/** What a message says: its commands, in the order in which they stand. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { plainLines, unquoted } from '../text/plain-lines.ts';
import type { Line, Message, Statement } from '../types.ts';
import { readActs } from './acts.ts';
import {
  amongVotes,
  headedNumber,
  type Known,
  type SentenceRead,
  type VoteSaid,
} from './nearly.ts';
import { reportedRow, reportedSentence, speakerIn } from './report.ts';
import { readSentence } from './sentence.ts';
import { cleaned } from './suspicious.ts';
import {
  callIn,
  type Figures,
  proposalIn,
  questionFrom,
  type TextRead,
  textFrom,
  withoutHead,
} from './texts.ts';
import { REFERENCES, TAKES_BACK } from './vocabulary.ts';

export interface Context extends Known {
  /** The number that the thread or the message that is answered implies. */
  readonly implied: number | undefined;
  /** Whether a proposal is answered that has no number yet. */
  readonly impliesMessage: boolean;
  /** The id of the player whom a word names exactly. */
  readonly playerNamed: (name: string) => string | undefined;
}

function readMessage(message: Message, context: Context): readonly Statement[] {
  const { lines, raw } = message;
  const said: Statement[] = [];
  let number = context.implied;
  let quotedNumber: number | undefined;
  let from = 0;
  for (const [i, line] of lines.entries()) {
    if (line.at < from || line.mark === 'signature' || line.mark === 'code') continue;
    if (line.mark === 'quoted') {
      quotedNumber = headedNumber(unquoted(line.text), context, true) ?? quotedNumber;
      continue;
    }
    const block = blockAt(lines, i, raw);
    if (block) {
      said.push(withDoubt(block.said, line));
      from = block.next;
      continue;
    }
    const isContinued = isContinuation(lines, i);
    const sentences = sentencesOf(isContinued ? `${lines[i - 1]?.text} ${line.text}` : line.text);
    if (
      isContinued &&
      sentences.length === sentencesOf(lines[i - 1]?.text ?? '').length &&
      isSaid(said, sentences)
    )
      continue;
    const here = { ...context, implied: quotedNumber ?? number };
    const read = readLine(sentences, here, line);
    said.push(...read);
    if (read.length === 0 && quotedNumber !== undefined && refersToAnother(line.text)) {
      said.push({ kind: 'vote', number: quotedNumber, words: line.text, why: REFERS });
    }
    if (read.length > 0) quotedNumber = undefined;
    const headed = read.length === 0 ? headedNumber(line.text, context, false) : undefined;
    if (headed !== undefined) number = headed;
    else if (read.length === 0 && line.text.trim().length > 60) number = context.implied;
  }
  return reviewed([...said, ...amongVotes(said, message, context)], message, context);
}

const REFERS = 'it refers to what another said';

function refersToAnother(words: string): boolean {
  return words.length <= 100 && REFERENCES.test(plainApostrophes(words.trim().toLowerCase()));
}

function plainApostrophes(words: string): string {
  return words.replace(/[’‘]/g, "'");
}

/** What files say that came with a message is asked about. */
export function readWithEnclosed(message: Message, context: Context): readonly Statement[] {
  const enclosed = message.enclosed.flatMap((text) => {
    const raw = text.split(/\r\n|\n|\r/);
    return readMessage({ ...message, raw, lines: plainLines(raw) }, context);
  });
  const why = 'it stands in a file that came with the message';
  return [...readMessage(message, context), ...enclosed.map((each) => ({ ...each, why }))];
}

function isSaid(said: readonly Statement[], sentences: readonly string[]): boolean {
  return said.some(({ words }) => sentences.includes(words));
}

/** A line that an editor broke: the one before is long and ends without a stop. */
function isContinuation(lines: readonly Line[], i: number): boolean {
  const before = lines[i - 1];
  const line = lines[i];
  if (!before || !line || before.mark !== 'own' || line.mark !== 'own') return false;
  return before.text.length >= 50 && !/[.:!?;,)]\s*$/.test(before.text) && line.text.trim() !== '';
}

/* Proposals and calls, which have texts of several lines. */

interface Block {
  readonly said: Statement;
  readonly next: number;
}

function blockAt(lines: readonly Line[], i: number, raw: readonly string[]): Block | undefined {
  const line = lines[i];
  if (!line) return undefined;
  const { text: shown, why } = cleaned(line.text);
  // The text is taken as it was written, where the line begins as it is shown.
  const source = raw[line.at] ?? '';
  const proposed = proposalIn(source) ?? proposalIn(shown);
  if (proposed) {
    const body = readable(raw, lines);
    const read = textFrom(body, line.at, proposed.rest);
    const ended = read.isFenced ? read : beforeVotes(read, body, line.at);
    const { title, figures, ...own } = withoutHead(ended);
    const named = { ...withoutUndefined({ title, figures }), ...proposed };
    return blockOf('proposal', named, { ...own, words: shown, unseen: why });
  }
  const called = callIn(source) ?? callIn(shown);
  if (!called) return undefined;
  const read = questionFrom(readable(raw, lines), line.at, called.rest);
  return blockOf('call', called, { ...read, words: shown, unseen: why });
}

function blockOf(
  kind: 'proposal' | 'call',
  announced: { readonly title?: string; readonly figures?: Figures; readonly why?: string },
  read: TextRead & { readonly words: string; readonly unseen: string | undefined },
): Block {
  const why =
    read.why ?? announced.why ?? (read.text.trim() === '' ? 'nothing follows' : read.unseen);
  const { title, figures } = announced;
  const { next, words, text } = read;
  return { next, said: { kind, words, text, ...withoutUndefined({ title, figures, why }) } };
}

/** Without signatures; the places of lines stay. */
function readable(raw: readonly string[], lines: readonly Line[]): readonly string[] {
  const end = lines.find(({ mark }) => mark === 'signature')?.at;
  return end === undefined ? raw : raw.slice(0, end);
}

/** What begins in a paragraph of its own below a text may be part of it or not. */
function beforeVotes(read: TextRead, body: readonly string[], at: number): TextRead {
  const known = { isNumber: () => true, hasOwnNumbers: false };
  const isVote = (line: string) => readSentence(line, known).is === 'votes' && /\d/.test(line);
  const found = body.findIndex(
    (line, i) =>
      i > at + 1 &&
      body[i - 1]?.trim() === '' &&
      (isVote(line) || proposalIn(line) || callIn(line)),
  );
  if (found < 0) return read;
  const dropped = body.slice(found).join('\n').trim();
  const text = read.text.endsWith(dropped) ? read.text.slice(0, -dropped.length).trim() : read.text;
  return {
    ...read,
    text,
    next: found,
    why: 'something else begins below it, which may be part of the text',
  };
}

/* Lines */

/** At the stops, but not after abbreviations such as `No. 305`. */
function sentencesOf(text: string): readonly string[] {
  return withoutQuotations(text)
    .split(
      /(?<!\b(?:no|nr|prop|p|vs|e\.g|i\.e|\d))(?<=[.!?…])\s+(?=\S)|(?<=\d[.!?])\s+(?=[A-Z"'(])|;\s+/i,
    )
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

const QUOTATIONS = /“[^“”]{0,500}”|"[^"]{0,500}"|«[^«»]{0,500}»|„[^„“”]{0,500}[“”]/g;

function withoutQuotations(text: string): string {
  return text.length > 20_000 ? '' : text.replace(QUOTATIONS, ' “” ');
}

function readLine(
  sentences: readonly string[],
  context: Context,
  line: Line,
): readonly Statement[] {
  const said: Statement[] = [];
  for (const written of sentences) {
    if (TAKES_BACK.test(written.toLowerCase().trim())) takeBack(said);
    const { text, why } = cleaned(written);
    const reported = readReport(text, context);
    const acts = readActs(text);
    const own = () => (acts.length > 0 ? acts : saidIn(readSentence(text, context), text, context));
    const found = reported.length > 0 ? reported : ownOrRelayed(own(), text, context);
    said.push(...found.map((each) => (why === undefined ? each : { ...each, why })));
  }
  if (sentences.length === 1 && /^“”[\s.!]*$/.test(sentences[0] ?? ''))
    said.push(...quotedAlone(line.text, context));
  return said.map((each) => withDoubt(each, line));
}

function readReport(text: string, context: Context): readonly Statement[] {
  const reported = reportedSentence(text, context.playerNamed);
  const read = reported && readSentence(reported.vote, context);
  if (reported && read?.is === 'votes') {
    return saidIn(read, text, context).map((each) => ({ ...each, reports: reported.player }));
  }
  return reportedRow(text, context.implied, context.playerNamed);
}

/** Where a strange name stands before words that are not understood with it, they are another's. */
function ownOrRelayed(
  own: readonly Statement[],
  text: string,
  context: Context,
): readonly Statement[] {
  const speaker = own.some(({ why }) => why === undefined) ? undefined : speakerIn(text);
  if (!speaker || context.playerNamed(speaker.name) !== undefined) return own;
  const { name, words } = speaker;
  const proposed = proposalIn(words);
  const said: readonly Statement[] = proposed
    ? [{ kind: 'proposal', words: text, text: proposed.rest }]
    : saidIn(readSentence(words, context), text, context);
  if (said.length === 0) return own;
  const why = `“${name}” stands before it, and no player is called so`;
  return said.map((each) => ({ ...each, stranger: name, why }));
}

function takeBack(said: Statement[]): void {
  const last = said.at(-1);
  if (last && last.why === undefined) {
    said[said.length - 1] = { ...last, why: 'it is taken back in the same breath' };
  }
}

/** A vote, and nothing else, in quotation marks. */
function quotedAlone(text: string, context: Context): readonly Statement[] {
  const within = text
    .trim()
    .replace(/^["“«„]|["”»“]$/g, '')
    .trim();
  const read = readSentence(within, context);
  if (read.is !== 'votes') return [];
  return read.votes.map((vote) => ({
    ...voteSaid(vote, context, within),
    why: 'it stands in quotation marks',
  }));
}

function withDoubt(said: Statement, { mark, why }: Line): Statement {
  if (mark !== 'doubtful' || said.why !== undefined) return said;
  return { ...said, why: why ?? 'it is not certain whose words these are' };
}

function saidIn(read: SentenceRead, words: string, context: Context): readonly Statement[] {
  switch (read.is) {
    case 'nothing':
      return [];
    case 'retracted':
      return read.numbers.map((number) => ({ kind: 'withdraw', on: 'vote', number, words }));
    case 'asked': {
      const { why } = read;
      if (read.offer.length === 0) return [{ kind: 'vote', words, why }];
      return read.offer.map((vote) => ({ ...voteSaid(vote, context, words), why }));
    }
    case 'votes':
      return read.votes.flatMap((vote) => impliedVote(vote, read.isWeak, words, context));
  }
}

function impliedVote(
  vote: VoteSaid,
  isWeak: boolean,
  words: string,
  context: Context,
): readonly Statement[] {
  const said = voteSaid(vote, context, words);
  if (said.number !== undefined) return [said];
  const isBare = isWeak && !/vote/i.test(words);
  if (context.impliesMessage) return isBare ? [{ ...said, why: BARE }] : [said];
  return isBare ? [] : [{ ...said, why: 'it does not say which proposal' }];
}

const BARE = 'it may answer something else';

function voteSaid(vote: VoteSaid, { implied }: Context, words: string): Statement {
  const number = vote.number ?? implied;
  return {
    kind: 'vote',
    ...withoutUndefined({ number }),
    value: vote.value,
    ...(vote.times !== 1 && { times: vote.times }),
    ...(/\bchang(?:e|ed|ing)\b/i.test(words) && { isChange: true }),
    words,
  };
}

/* The message as a whole. */

function reviewed(
  said: readonly Statement[],
  message: Message,
  context: Context,
): readonly Statement[] {
  const own = message.lines.filter(
    ({ mark, text }) => (mark === 'own' || mark === 'doubtful') && text.trim() !== '',
  );
  const words = own
    .map(({ text }) => text)
    .join(' ')
    .trim();
  if (said.length === 0 && own.length <= 2 && refersToAnother(words)) {
    const number = context.implied;
    return [{ kind: 'vote', words, why: REFERS, ...withoutUndefined({ number }) }];
  }
  if (said.length === 0 && words.length <= 200) {
    const another = instead(words) ?? answerTo(message, words);
    if (another) return [another];
  }
  const doubts = message.doubts[0] ?? editedIn(message);
  const both = contradicted(said);
  const counts = said.filter((each) => COUNT.test(each.words)).length;
  return said.map((each) => {
    if (each.why !== undefined) return each;
    if (doubts !== undefined) return { ...each, why: doubts };
    if (counts > 1 && COUNT.test(each.words)) return { ...each, why: 'it may be a count of votes' };
    if (each.kind === 'vote' && both.has(subjectOf(each)))
      return { ...each, why: 'the message votes both ways' };
    return each;
  });
}

/** `FOR: 3`, where another side has a count too. */
const COUNT =
  /^\W{0,6}(?:for|against|abstain(?:ed)?|abstentions?|present|ayes?|nays?|yes|no)\W{0,3}[:=(]\s?\d{1,2}\W{0,6}$/i;

const INSTEAD =
  /^(?:(?:sorry|oops|ah|no|wait|hm+)[,.!]* )*(?:make that|i meant(?: to (?:say|write))?|i mean|that should (?:be|read|say)|should (?:be|read|say)|correction:|scratch that|strike that|read that as)\b[:,]? *(\S.*)?$/i;

/** Words that are to stand in the place of earlier ones. */
function instead(words: string): Statement | undefined {
  const [whole, text = ''] = INSTEAD.exec(words) ?? [];
  if (whole === undefined) return undefined;
  return {
    kind: 'proposal',
    words,
    text: text.replace(/^["“]|["”]$/g, ''),
    why: 'it may replace what was said before',
  };
}

/** One word below a quoted question. */
function answerTo({ lines }: Message, words: string): Statement | undefined {
  const isCall = lines.some(
    ({ mark, text }) => mark === 'quoted' && callIn(unquoted(text)) !== undefined,
  );
  const [, value] =
    /^(true|false|yes|no|legal|illegal|undecidable|irrelevant|dismiss(?:ed)?)[.!]*$/i.exec(words) ??
    [];
  if (!isCall || value === undefined) return undefined;
  return { kind: 'ruling', words, value, why: 'it may be a ruling or an opinion' };
}

function editedIn({ lines }: Message): string | undefined {
  const isEdited = lines.some(
    ({ mark, text }) =>
      mark === 'own' && /^\W*(?:edit|edited|update|updated|correction|eta)\b\s*[:\d(-]/i.test(text),
  );
  return isEdited ? 'it says that it was edited' : undefined;
}

function subjectOf({ number, reports }: Statement): string {
  return `${number} ${reports ?? ''}`;
}

/** Numbers on which one message votes in two ways for the same player. */
function contradicted(said: readonly Statement[]): ReadonlySet<string> {
  const votes = said.filter(({ kind, why }) => kind === 'vote' && why === undefined);
  const ways = Map.groupBy(votes, subjectOf);
  return new Set(
    [...ways].flatMap(([subject, each]) =>
      new Set(each.map(({ value }) => value)).size > 1 ? [subject] : [],
    ),
  );
}
