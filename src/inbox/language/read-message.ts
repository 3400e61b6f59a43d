/**
 * Reads the statements in a message. They are taken only if every line is understood. Otherwise the
 * message becomes a question, with the understood parts filled in. If it can be neither a vote nor a
 * move, it passes.
 */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { BELOW_PROGRAM, unquoted } from '../text/plain-lines.ts';
import type { Mark, Message, MessageLine, Statement, WhichProposal } from '../types.ts';
import { ballotIn, type VoteSaid, votesBefore, withoutSmileys } from './ballots.ts';
import {
  isAsking,
  mayConcern,
  namesProposal,
  numberAbove,
  numbersNamed,
  type OpenProposals,
  othersNamed,
  thrownIn,
} from './concerns.ts';
import { moveIn } from './moves.ts';
import { type Rules, rulesMeant } from './rule-words.ts';
import {
  beginsChange,
  callIn,
  changeStated,
  proposalIn,
  type TextRead,
  withoutForm,
} from './texts.ts';
import { sentenceFor } from './vocabulary.ts';

export interface MessageContext extends OpenProposals {
  /** The proposal whose thread this is, or that the answered message made. */
  readonly implied: number | undefined;
  /** Whether the message answers a proposal, with or without a number. */
  readonly impliesMessage: boolean;
  readonly rules: Rules;
  /** If this message made a proposal that is on record: the proposal's lines. */
  readonly announced: readonly string[] | undefined;
  /** Whether `#305` here may be the number of an issue, as at a forge. */
  readonly hasOwnNumbers: boolean;
  /** The id of the player with exactly this name. */
  readonly playerNamed: (name: string) => string | undefined;
  /** Whether the message can answer nothing but the implied proposal. */
  readonly isAlone: boolean;
  /** The author's only open proposal. */
  readonly own: WhichProposal | undefined;
  readonly voters: number;
  /** Whether the author is a player, and a vote is open. */
  readonly mayVote: boolean;
  /** Whether the author may report the votes of others. */
  readonly isClerk: boolean;
  /** The names with which the author may sign. */
  readonly ownNames: readonly string[];
}

export function readMessage(message: Message, context: MessageContext): readonly Statement[] {
  const read = understood(message, context);
  const { unsure } = read;
  const said = uncontradicted(read.said);
  const strange = [...subjectOf(message, read, context), ...read.strange];
  const [odd] = strange;
  const files = message.enclosed.filter((text) => mayConcern(text, context));
  const doubt =
    (odd && `“${short(odd.text)}” ${odd.why ?? notUnderstood(odd, said, context)}`) ??
    unsure ??
    message.doubts[0] ??
    (files.length > 0 ? 'a file came with it' : undefined);
  if (doubt === undefined) {
    const isAsked = said.some(({ why }) => why !== undefined);
    return isAsked ? allAsked(said, 'something else in the message is not certain') : said;
  }
  const asked = allAsked(said, doubt);
  const { implied } = context;
  const enclosed = files.map((text) => ({ text, implied, mark: 'own' as const }));
  const isAll = mayBeMeant(message, strange, context);
  const meant = [...strange, ...enclosed].filter(
    ({ text }, i) => (isAll && i === 0) || mayConcern(text, context),
  );
  const saidOn = new Set(said.map(({ number }) => number));
  const guessed = meant.flatMap(({ text, implied, mark }, i) => {
    const rest = meant.slice(i).map((each) => each.text);
    const own = guesses(text, rest.join('\n'), { why: doubt, context: { ...context, implied } });
    // If the words may be another's, or hidden, only the proposal is filled in.
    return own.map((each): Statement => {
      const { number, words, why } = each;
      const isSure = mark === 'own' || (mark !== 'others' && !saidOn.has(number));
      return isSure ? each : { kind: 'vote', words, ...withoutUndefined({ number, why }) };
    });
  });
  const all = [...asked, ...newIn(guessed, asked)];
  const isTalk = all.length === 0 && context.mayVote && !isAsking(textOf(strange));
  const which = withoutUndefined({ number: onlyOne(context) });
  return isTalk ? [{ kind: 'vote', words: textOf(strange), why: TALK, isTalk, ...which }] : all;
}

/** The guesses that say more than the statements already asked about, each once. */
function newIn(guessed: readonly Statement[], asked: readonly Statement[]): readonly Statement[] {
  const isClear = ({ kind, value }: Statement) => kind !== 'vote' || value !== undefined;
  const known = new Set(asked.map(keyOf));
  // The text of the first proposal or call includes all later lines.
  const first = ({ kind }: Statement) => [...asked, ...guessed].find((each) => each.kind === kind);
  const more = guessed.filter(
    (each) => !known.has(keyOf(each)) && (each.text === undefined || each === first(each)),
  );
  // A vote without a number is shown only if there is nothing else to show.
  const votedOn = new Set([...asked, ...more.filter(isClear)].map(({ number }) => number));
  const own = more.filter((each) => isClear(each) || !votedOn.has(each.number));
  const named = own.filter((each) => isClear(each) || each.number !== undefined);
  const shown = asked.length + named.length > 0 ? named : own.slice(0, 1);
  return [...new Map(shown.map((each) => [keyOf(each), each])).values()];
}

const TALK = 'it may be more than talk';

function textOf(lines: readonly MessageLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** The reason to ask, with a sentence that would have counted. */
function notUnderstood(
  { text, implied }: Strange,
  [known]: readonly Statement[],
  context: MessageContext,
): string {
  const [guess] = guesses(text, text, { why: '', context: { ...context, implied } });
  const isVague = guess?.kind === 'vote' && guess.value === undefined;
  if (isVague && !known) return 'is not understood, and may be a vote or a move';
  const meant = isVague ? known : guess;
  const [number] = context.numbers;
  return `is not understood, as “${sentenceFor({ ...withoutUndefined({ number }), ...meant })}” would be`;
}

const MOST_SHOWN = 60;

function short(text: string): string {
  const line = text.trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

function keyOf({ kind, number, value, reports, text }: Statement): string {
  return JSON.stringify([kind, number, value, reports, kind === 'vote' ? '' : text]);
}

/** Whether strange lines may answer a proposal. In its thread all but questions may. */
function mayBeMeant({ thread }: Message, strange: readonly Strange[], context: MessageContext) {
  const isAbout =
    context.impliesMessage ||
    strange.some(({ implied }) => implied !== undefined) ||
    namesProposal(thread?.title ?? '', context);
  return strange.length > 0 && context.mayVote && isAbout && !isAsking(textOf(strange));
}

function isQuote(mark: MessageLine['mark']): boolean {
  return mark === 'quoted' || mark === 'others';
}

const LONGEST_SUBJECT = 500;
const SUBJECT_HEAD = /^(?:\s*(?:(?:re|aw|sv|fwd?|wg)\s*:|\[[^\]]*\]))+/i;

/** The subject line, if it contradicts the words below it, or if there are no words below it. */
function subjectOf(
  { thread, place, answers, lines }: Message,
  { said, strange }: Understood,
  context: MessageContext,
): readonly Strange[] {
  if (!thread || (place.kind !== 'mail' && !thread.opens)) return [];
  const text = thread.title.slice(0, LONGEST_SUBJECT).replace(SUBJECT_HEAD, '');
  const isReply = answers !== undefined || /^\s*(?:re|aw|sv)\s*:/i.test(thread.title);
  const isAlone = said.length + strange.length === 0;
  const read = readLine(text, { ...context, implied: undefined }) ?? [];
  const isSaid = (one: Statement) => said.some((each) => keyOf(each) === keyOf(one));
  const isNew = !read.every(isSaid) && (isAlone || !isReply);
  // Below are only others' words, or none. A subject that names nothing is then a mere title.
  const isTitle = lines.some(({ mark }) => isQuote(mark)) && !mayConcern(text, context);
  const isAll = isAlone && place.kind === 'mail' && !isReply && text.trim() !== '' && !isTitle;
  if (!isNew && !isAll) return [];
  return [{ text, mark: 'own', at: 0, implied: undefined, why: 'stands in its subject' }];
}

/** The understood parts, line by line. */

interface Understood {
  readonly said: Statement[];
  /** Lines that are not understood, and lines whose author is uncertain. */
  readonly strange: Strange[];
  /** Why it is uncertain where a proposal or call ends. */
  readonly unsure: string | undefined;
}

interface Strange extends MessageLine {
  /** The proposal on which the line would vote, from a heading, a quotation or the thread. */
  readonly implied: number | undefined;
}

/** The state of reading a message line by line. */
interface Walk extends Understood {
  readonly message: Message;
  readonly context: MessageContext;
  /** The index of the current line. */
  at: number;
  unsure: string | undefined;
  /** The number of the last heading. */
  headed: number | undefined;
  /** The last quotation, until the author answers it. */
  quotation: Quotation | undefined;
  isQuoting: boolean;
  isPostscript: boolean;
  /** `asked` or `proposed`: the text above may go on, since no mark ends it. */
  open: string | undefined;
}

interface Quotation {
  readonly numbers: ReadonlySet<number>;
  /** Whether the quotation is only a proposal's title. */
  readonly isTitle: boolean;
}

const ANSWERED: Quotation = { numbers: new Set(), isTitle: false };

function understood(message: Message, context: MessageContext): Understood {
  const { lines } = message;
  const said: Statement[] = [];
  const strange: Strange[] = [];
  const walk: Walk = {
    ...{ message, context, at: 0, said, strange, unsure: undefined, open: undefined },
    ...{ headed: undefined, quotation: undefined, isQuoting: false, isPostscript: false },
  };
  for (; walk.at < lines.length; walk.at += 1) {
    const line = lines[walk.at];
    if (line) LINES[line.mark](walk, line);
  }
  // No line said anything. A heading such as “My votes:” without votes is then not understood.
  const isTitle = (text: string) => context.announced && headingIn(text, context)?.isTitle;
  const alone = lines.find(
    ({ mark, text }) =>
      mark === 'own' && !(isAnnounced(text, context) || isTitle(text)) && mayConcern(text, context),
  );
  if (alone && said.length + strange.length === 0)
    strange.push({ ...alone, implied: context.implied });
  return walk;
}

/** Reads a line as its author's, or as the words of somebody else. */
const LINES: Readonly<Record<Mark, (walk: Walk, line: MessageLine) => void>> = {
  own: (walk, line) => {
    if (line.text.trim() !== '') readOwn(walk, line);
  },
  quoted: (walk, { text }) => {
    const { context, isQuoting, quotation } = walk;
    const words = unquoted(text);
    if (words.trim() === '') return;
    const before = isQuoting ? quotation : undefined;
    walk.quotation = {
      numbers: new Set([...(before?.numbers ?? []), ...numberAbove(text, context)]),
      isTitle: before?.isTitle !== false && headingIn(words, context)?.isTitle === true,
    };
    walk.isQuoting = true;
  },
  // The author may have answered below, unless the lines above already vote.
  others: ({ context, said, strange }, line) => {
    if (said.length === 0 && mayConcern(line.text, context))
      strange.push({ ...line, implied: context.implied });
  },
  doubtful: ({ context, strange }, line) => {
    const isSaid = line.why === BELOW_PROGRAM && /\p{L}/u.test(line.text);
    const isMore = isSaid && !isGreeting(line.text, context);
    if (isMore || mayConcern(line.text, context))
      strange.push({ ...line, implied: context.implied });
  },
  signature: (walk, line) => {
    walk.isPostscript ||= POSTSCRIPT.test(line.text);
    const why = 'stands below the mark of a signature';
    if (walk.isPostscript || mayConcern(line.text, walk.context))
      walk.strange.push({ ...line, implied: undefined, why });
  },
};

function readOwn(walk: Walk, line: MessageLine): void {
  const { context, said, quotation, message } = walk;
  walk.isQuoting = false;
  if (isAnnounced(line.text, context)) return;
  if (isGreeting(line.text, context, said.length === 0)) return;
  if (said.length > 0 && (isInitial(line.text, context) || isReason(line.text, context))) return;
  if (walk.open) walk.unsure ??= `“${short(line.text)}” may be part of what is ${walk.open}`;
  const block = blockAt(message, walk.at, context);
  if (block) {
    said.push(block.said);
    if (!block.isFenced) walk.open = block.said.kind === 'call' ? 'asked' : 'proposed';
    walk.at = block.last;
    return;
  }
  const [number, another] = quotation?.numbers ?? [];
  const here = {
    ...context,
    isAlone: quotation ? quotation.isTitle && quotation.numbers.size === 1 : context.isAlone,
    implied: another === undefined ? (number ?? walk.headed ?? context.implied) : undefined,
  };
  const read = readLine(line.text, here);
  if (read) {
    said.push(...read);
    if (read.length > 0 && quotation) walk.quotation = ANSWERED;
    return;
  }
  const heading = headingIn(line.text, context);
  if (heading) {
    walk.headed = heading.number;
    if (quotation) walk.quotation = ANSWERED;
    if (heading.isTitle) return;
  }
  const paragraph = readParagraph(message.lines, walk.at, here);
  if (paragraph) {
    said.push(...paragraph.said);
    walk.at = paragraph.last;
  } else walk.strange.push({ ...line, implied: walk.headed ?? here.implied });
}

/** Whether the line is a line of the proposal that this message made. */
function isAnnounced(text: string, { announced }: MessageContext): boolean {
  const words = withoutForm(text);
  return announced !== undefined && (words === '' || announced.includes(words));
}

const POSTSCRIPT = /^\W{0,3}(?:p\.? ?){1,3}s(?!\p{L})/iu;
const MOST_WRAPPED = 12;

/** Reads a sentence that continues on the next lines. */
function readParagraph(lines: readonly MessageLine[], i: number, context: MessageContext) {
  const near = lines.slice(i, i + MOST_WRAPPED);
  const next = near.findIndex(({ text, mark }) => mark !== 'own' || text.trim() === '');
  const end = i + (next < 0 ? near.length : next);
  if (end === i + 1) return undefined;
  const words = lines.slice(i, end).map(({ text }) => text.trim());
  const said = readLine(words.join(' '), context);
  return said && { said, last: end - 1 };
}

/** The statements of a line. `undefined` if one of its sentences is not understood. */
function readLine(text: string, context: MessageContext): readonly Statement[] | undefined {
  const said: Statement[] = [];
  const change = changeStated(text);
  if (change?.kind === 'replace') return [{ kind: 'proposal', text, words: text, change }];
  const sentences = sentencesOf(text.replace(/^\s*[-*•]\s+/, ''));
  for (const [i, written] of sentences.entries()) {
    // A name may be the author's signature only in the last sentence.
    if (isGreeting(written, context, i < sentences.length - 1)) continue;
    const sentence = unsigned(written.replace(GREETED, '').replace(THANKED, ''), context);
    const read =
      readSentence(sentence, context) ?? (context.isClerk && reportIn(sentence, context));
    if (!read) return undefined;
    said.push(...read);
  }
  return said;
}

/** Splits at stops, but not after `No.` in `No. 305`, nor after a number that begins the line. */
function sentencesOf(text: string): readonly string[] {
  if (text.length > 2_000) return [text];
  return text
    .split(/(?<!\b(?:no|nr|props?)\.|^\d{1,6}\.)(?<=[.!])\s+(?=\S)|;\s+(?=i\b)/i)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function readSentence(words: string, context: MessageContext): readonly Statement[] | undefined {
  const move = moveIn(words);
  if (move?.on === 'proposal' && move.number === undefined) return [ofOwn(move, context)];
  if (move) return [move];
  const ballot = ballotIn(words) ?? ballotIn(untitled(words, context));
  if (!ballot) return undefined;
  if (ballot.is === 'heading') return [];
  if (ballot.is === 'retracted') {
    const { implied, impliesMessage } = context;
    const numbers = ballot.numbers.flatMap((number) =>
      number === 'own' ? [] : (number ?? implied),
    );
    const isSaid = numbers.length > 0 && (impliesMessage || !numbers.includes(undefined));
    if (!isSaid) return undefined;
    const said = { kind: 'withdraw', on: 'vote', words } as const;
    return numbers.map((number) => ({ ...said, ...withoutUndefined({ number }) }));
  }
  const { isChange, isBare, mayCount } = ballot;
  if (mayCount && ballot.votes.every(({ number }) => Number(number) <= context.voters))
    return undefined;
  const isOpen = ({ number }: VoteSaid) =>
    typeof number !== 'number' || context.numbers.has(number);
  // If none of several numbers is a proposal, as in “3 0 1”, this is no list of votes.
  if (ballot.votes.length > 1 && !ballot.votes.some(isOpen)) return undefined;
  return ballot.votes.map(({ number: named, value, times }) => {
    const more = { ...(times !== 1 && { times }), ...(isChange && { isChange: true as const }) };
    if (named === 'own') return ofOwn({ kind: 'vote', value, words, ...more }, context);
    const number = named ?? context.implied ?? onlyOne(context);
    const isSaid = named !== undefined || context.implied !== undefined || context.impliesMessage;
    const why =
      number !== undefined && !context.numbers.has(number)
        ? notOpen(number)
        : context.hasOwnNumbers && /#\d/.test(words)
          ? `#${number ?? ''} is a number of the forge, or of a proposal`
          : isBare && !context.isAlone
            ? ELSEWHERE
            : isSaid
              ? undefined
              : 'it does not say which proposal';
    return {
      ...({ kind: 'vote', value, words } as const),
      ...withoutUndefined({ number: isSaid || why ? number : undefined, why }),
      ...more,
    };
  });
}

/** Why a single word or a sign is asked about. */
export const ELSEWHERE = 'it may answer something else';

function ofOwn(said: Statement, { own }: MessageContext): Statement {
  return own ? { ...said, ...own } : { ...said, why: 'it does not say which proposal' };
}

export function notOpen(number: number | string | undefined): string {
  return `no Proposal ${number} is open for votes`;
}

/** Removes the author's name from `I, Ann, vote FOR 306` and from `FOR 306 – Ann`. */
function unsigned(words: string, { ownNames }: MessageContext): string {
  const isOwn = (name: string) => ownNames.includes(name.trim().toLowerCase());
  return words
    .replace(/^i, ([^,]{1,60}), /i, (signed, name: string) => (isOwn(name) ? 'I ' : signed))
    .replace(/ (?:[-–—~]{1,2} ?|\()([^-–—~()]{1,60})\)?$/u, (signed, name: string) =>
      isOwn(name) ? '' : signed,
    );
}

/** Removes the titles of open proposals from votes such as `FOR 306 (Tea)`. */
function untitled(words: string, { numbers, titleOf }: MessageContext): string {
  return numbersNamed(words, { numbers }).reduce((left, number) => {
    const title = titleOf(number)?.toLowerCase();
    const numbered = new RegExp(String.raw`(?<!\d)${number}\s?[,.:–—-]?\s?[("“*_]{0,3}`).exec(left);
    // A title such as “Against” may be a vote.
    if (title === undefined || !numbered || ballotIn(title)) return left;
    const behind = left.slice(numbered.index + numbered[0].length);
    if (!behind.toLowerCase().startsWith(title)) return left;
    const after = behind.slice(title.length).replace(/^[)"”*_]{1,3}/, '');
    return `${left.slice(0, numbered.index)}${number}${after}`;
  }, words);
}

/** The proposal that a question fills in, if only one is open. */
function onlyOne({ numbers, impliesMessage }: MessageContext): number | undefined {
  return numbers.size === 1 && !impliesMessage ? [...numbers][0] : undefined;
}

/** Reads the votes of others, as a clerk counts them: `Ann votes FOR 306`, `FOR (2): Ann, Ben`. */
function reportIn(words: string, context: MessageContext): readonly Statement[] | undefined {
  const [, name = '', vote = ''] =
    /^@?([\p{L}\p{N}][\p{L}\p{M}\p{N}._' -]{0,60}?)(?: (?:votes|voted)\b:?|:)\s*(\S.{0,200})$/u.exec(
      words,
    ) ?? [];
  const player = context.playerNamed(name.trim());
  if (player !== undefined)
    return readSentence(vote, context)?.map((each) => ({ ...each, words, reports: player }));
  const [, side = '', count, names = ''] =
    /^[^\p{L}\p{N}|]{0,8}(\p{L}{2,12})[*_]{0,2}\s?\(?(\d{1,4})?\)?[*_]{0,2}\s?[:–—-][*_]{0,2}\s(\S.{0,500})$/u.exec(
      words,
    ) ?? [];
  const named = names.split(/[,&]|\band\b/i).map((each) => each.trim().replace(/^@/, ''));
  const players = named.flatMap((each) => context.playerNamed(each) ?? []);
  const isWhole = players.length === named.length && Number(count ?? named.length) === named.length;
  if (!isWhole || side === '') return undefined;
  const said = readSentence(side, { ...context, impliesMessage: false });
  return said && players.flatMap((reports) => said.map((each) => ({ ...each, words, reports })));
}

/** Lines that say nothing, and headings of the next lines. */

const HELLO =
  '(?:hi|hello|hey|dear|sorry|(?:good )?(?:morning|afternoon|evening)|good (?:day|night)|hallo|guten (?:morgen|tag|abend)|servus|bonjour|bonsoir|salut|hola|buenos días|buongiorno|olá|hej|moin)';
const THANKS =
  '(?:thanks|thank you|many thanks|thx|cheers|(?:best|kind|warm)? ?regards|best(?: wishes)?|yours(?: sincerely)?|sincerely|bye|see you|all the best|take care|(?:with |lots of )?love|merci|cordialement|bien (?:à vous|cordialement)|bonne (?:journée|soirée)|bises|bisous|amicalement|à bientôt|danke|(?:viele |liebe |beste |herzliche )?grüße|(?:lieber |schöner )?gruß|mit (?:freundlichen|besten|herzlichen) grüßen|mfg|lg|vg|gracias|saludos(?: cordiales)?|un (?:abrazo|saludo)|ciao|grazie|hilsen|groeten|pozdrawiam)';
const ALL =
  '(?:,? (?:all|everyone|everybody|folks|friends|there|again|a lot|very much|zusammen|à tous|à toutes|tout le monde|a todos))?';
const ALONE = new RegExp(
  `^(?:(?<hello>${HELLO})|${THANKS})${ALL}(?<name>,? ?[^,.!]{0,40}?)[\\s,.!]*$`,
  'i',
);
const GREETED = new RegExp(`^(?:${HELLO}|${THANKS})${ALL}[,!.]\\s+`, 'i');
const THANKED = new RegExp(
  `(?:, ?| )(?:please|many thanks|thanks|thank you|thx|ty|cheers)${ALL}[.!]*$`,
  'i',
);

/** Whether the line only greets, thanks or signs. Below other words it may have any name. */
function isGreeting(text: string, { playerNamed, ownNames }: MessageContext, isFirst = false) {
  if (text.length > 100) return false;
  const { hello, name: named } = ALONE.exec(withoutSmileys(text).trim())?.groups ?? {};
  if (named !== undefined) {
    const name = named.replace(/^[,\s]+/, '').trim();
    const isOwn = name === '' || ownNames.includes(name.toLowerCase());
    return isOwn || ((isFirst || hello !== undefined) && playerNamed(name) !== undefined);
  }
  const signed = withoutSmileys(text)
    .trim()
    .replace(/^[-–—~/]+\s?|[.,!]$/g, '');
  return ownNames.includes(signed.toLowerCase()) || /^[-–—_=*~\s]{1,80}$/.test(text);
}

/** Whether the line is the initial of its author, and cannot be a vote. */
function isInitial(text: string, { ownNames }: MessageContext): boolean {
  const [, letter = ''] = /^\s*(?![ynfap])(\p{L})\.?(?: x+)?\s*$/iu.exec(text) ?? [];
  return letter !== '' && ownNames.some((name) => name.startsWith(letter.toLowerCase()));
}

/** Whether the line says that it is the reason of the vote above, and can be nothing else. */
function isReason(text: string, context: MessageContext): boolean {
  const [label] = /^\W{0,3}(?:my )?(?:reasons?|reasoning|rationale)\W{0,3}:/i.exec(text) ?? [];
  return label !== undefined && !mayConcern(text.slice(label.length), context);
}

/** Reads `Proposal 305` and `305:`, alone on a line or with the title. */
function headingIn(text: string, { numbers, titleOf }: MessageContext) {
  if (text.length > 300) return undefined;
  const [, called, leading, title = ''] =
    /^[#*\s]{0,6}(?:re: )?(?:(?:proposal|prop\.?)\s+(?:no\.?\s*|#)?(\d{1,6})|#?(\d{1,6})(?=[*~#!^+]*\s*[:.]?[*\s]*$|\s))[*~#!^+]*\s*[:.(–-]*\s*(.*?)[):.*\s]*$/i.exec(
      text.trim(),
    ) ?? [];
  const number = Number(called ?? leading);
  if (!numbers.has(number)) return undefined;
  const isTitle = title === '' || title.toLowerCase() === titleOf(number)?.toLowerCase();
  return { number, isTitle };
}

/** Proposals and calls, whose texts have several lines. */

/** `last`: the index of the last line of the text. `isFenced`: a mark ends the text. */
function blockAt({ lines, raw, thread }: Message, i: number, context: MessageContext) {
  const at = lines[i]?.at ?? 0;
  const first = raw[at] ?? '';
  // The title of a thread may announce the proposal in its first message.
  const head = thread?.opens && beginsChange(first) ? [thread.title.replace(SUBJECT_HEAD, '')] : [];
  const isAnnounced = head.length > 0 || /^\W{0,4}(?:i\b|proposal|cfj|call)/i.test(first);
  if (!isAnnounced) return undefined;
  const end = lines.find(
    (line) => line.at > at && (line.mark === 'signature' || isQuote(line.mark)),
  );
  const written = raw.slice(at, end?.at);
  const own = written.slice(0, written.findLastIndex((line) => line.trim() !== '') + 1);
  const bare = [first.replace(/^\W{1,4}/, '').replace(/\*\*/g, ''), ...own.slice(1)];
  const proposed = proposalIn([...head, ...bare]);
  const read = proposed ?? callIn(bare);
  if (!read) return undefined;
  const said = proposed ? proposalSaid(read, first, context) : callSaid(read, first, context);
  const below = read.below.filter((line) => line.trim() !== '').length;
  const lastAt = at + own.length - 1 - (below === 0 ? 0 : read.below.length);
  const last = lines.findLastIndex((line) => line.at <= Math.max(lastAt, at));
  return { said, last: Math.max(last, i), isFenced: read.isFenced };
}

function callSaid({ text, isFenced }: TextRead, words: string, context: MessageContext): Statement {
  const mixed = !isFenced && hasMore(text, context) ? 'its text may end above' : undefined;
  const why = text === '' ? 'nothing follows' : mixed;
  return { kind: 'call', words, text, ...withoutUndefined({ why }) };
}

/** Whether below the first line of a text a vote, a greeting or a name has its own line. */
function hasMore(text: string, context: MessageContext): boolean {
  const isBelow = (line: string) =>
    /\p{L}/u.test(line) && (isGreeting(line, context) || readLine(line, context));
  return text.split('\n').slice(1).some(isBelow);
}

/** Why a proposal is asked about that does not state its change in a form. */
export const DRAFT = 'it is not certain which change of rules it is';

export function proposalSaid(
  { text, title, number, figures, isHeaded }: Omit<TextRead, 'isFenced' | 'below'>,
  words: string,
  context: MessageContext,
): Statement {
  const change = changeStated(text);
  const isKnown = number !== undefined && context.numbers.has(number) && !context.announced;
  const odd = isKnown ? `Proposal ${number} is open already` : undefined;
  const why = text === '' ? 'nothing follows' : change === undefined ? DRAFT : odd;
  const own = change && 'text' in change ? change.text : text;
  const said = { kind: 'proposal', words, text: own } as const;
  const head = withoutUndefined({ title, number, figures, change, why });
  return withRuleWords({ ...said, ...head }, context, isHeaded);
}

/** Takes the words as a rule's text only if no other meaning is possible. Otherwise they are a draft. */
export function withRuleWords(
  said: Statement,
  context: MessageContext,
  isHeaded = false,
): Statement {
  const { change } = said;
  const text = change && 'text' in change ? change.text : (said.text ?? '');
  if (text === '' || (change && !('text' in change))) return said;
  // A new rule with the number of a rule in force may be an amendment of that rule.
  const number = change?.kind === 'enact' ? String(change.number) : '';
  const isNew = change?.kind === 'enact' && isHeaded;
  const named = context.rules.has(number) ? [number] : rulesMeant(text, context.rules, isNew);
  const meant = named ?? (hasMore(text, context) ? [] : undefined);
  if (!meant) return said;
  const { change: _, ...draft } = said;
  const rules = change?.kind === 'amend' ? [change.rule] : meant;
  return { ...draft, rulesMeant: rules, why: said.why ?? DRAFT };
}

/** The statements that a question fills in. */

/** `rest`: the line, with all lines below it that were not understood. */
function guesses(
  line: string,
  rest: string,
  { why, context }: { readonly why: string; readonly context: MessageContext },
): readonly Statement[] {
  const text = rest.trim();
  const spaced = line.replace(/(?<=(?<!\d)\d) (?=\d(?!\d))/g, '');
  const words = (numbersNamed(line, context).length > 0 ? line : spaced).trim();
  const [, act] = /\bi(?:'m| am)?\s(quit|leav|join|forfeit|resign)/i.exec(words) ?? [];
  if (act !== undefined)
    return [{ kind: 'act', value: act.toLowerCase() === 'join' ? 'join' : words, words, why }];
  const named = numbersNamed(words, context);
  const die = named.length > 0 ? undefined : thrownIn(words);
  if (die !== undefined) return [{ kind: 'act', value: `roll ${die}`, words, why }];
  const change = changeStated(text);
  // Words such as “should have been a rule” may be the reason of a vote.
  const isVote = context.impliesMessage && votesBefore(words).length > 0;
  const isOnRules = named.length === 0 && !isVote && /\brules?\b/i.test(words);
  const isProposed = /\b(?:i|we) (?:hereby )?propose\b|^\W*proposal\b[^\d]{0,20}:/i.test(words);
  if (change || isProposed || isOnRules) {
    const said = { kind: 'proposal', text, words, why } as const;
    return [withRuleWords({ ...said, ...withoutUndefined({ change }) }, context)];
  }
  if (/\b(?:cfj|call for judge?ment|invoke judge?ment)\b/i.test(words))
    return [{ kind: 'call', text, words, why }];
  const others = (words.match(/[\p{L}\p{N}_.-]+/gu) ?? []).some(
    (word) => context.playerNamed(word) && !context.ownNames.includes(word.toLowerCase()),
  );
  const isLabelled = /^\W{0,2}\p{Lu}[\p{L}\p{M}\p{N}._' -]{0,40}[>:]\s/u.test(words);
  // If the author names others, these words may report how they vote, or be theirs.
  const votes = others || (isLabelled && named.length > 0) ? [] : votesBefore(words);
  const [other] = named.length > 0 ? [] : othersNamed(words, context);
  const number = other ?? context.implied ?? onlyOne(context);
  const numbers = named.length > 0 ? named : [number];
  return numbers.map((each) => {
    // If the line names no proposal, a vote without a number counts for `number`. If the line names
    // proposals, such a vote counts for none.
    const own = named.length > 0 ? undefined : each;
    const vote = votes.find(({ number: on = own }) => on === each);
    return {
      ...({ kind: 'vote', words, why: other === undefined ? why : notOpen(other) } as const),
      ...withoutUndefined({ number: each, value: vote?.value }),
    };
  });
}

/** If a message votes in two ways on one proposal for one player, the way is left out. */
function uncontradicted(said: readonly Statement[]): readonly Statement[] {
  const subject = ({ number, reports }: Statement) => JSON.stringify([number, reports]);
  const votes = said.filter(({ kind }) => kind === 'vote');
  const ways = Map.groupBy(votes, subject);
  return said.flatMap((each): readonly Statement[] => {
    const own = each.kind === 'vote' ? (ways.get(subject(each)) ?? []) : [];
    if (new Set(own.map(({ value }) => value)).size < 2) return [each];
    if (own.at(-1)?.isChange) return each === own.at(-1) ? [each] : [];
    const { value: _, ...vote } = each;
    return each === own[0] ? [{ why: 'the message votes both ways', ...vote }] : [];
  });
}

function allAsked(said: readonly Statement[], why: string): readonly Statement[] {
  return said.map((each) => (each.why === undefined ? { ...each, why } : each));
}
