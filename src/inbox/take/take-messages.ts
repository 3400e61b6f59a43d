/** Turns messages into records, or into questions. */
import { getOrMake, once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Custom } from '../../records/kinds/inbox.ts';
import { numberAbove, wordsOfTitle } from '../language/concerns.ts';
import {
  DRAFT,
  ELSEWHERE,
  type MessageContext,
  notOpen,
  proposalSaid,
  readMessage,
  withRuleWords,
} from '../language/read-message.ts';
import { recordSaid } from '../language/record-said.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type {
  Author,
  Message,
  MessageLine,
  OfferedRecord,
  Statement,
  Thread,
  WhichProposal,
} from '../types.ts';
import {
  ANOTHER,
  customsFor,
  type GameAtHand,
  gameDoubt,
  gameTags,
  isClerk,
  type KnownAuthor,
  whoIs,
} from './game-at-hand.ts';
import { type ImpliedSubject, readReactions, wordsOfChannel } from './signs.ts';

/** The statements of earlier messages, for reading the later ones. */
interface SoFar {
  readonly game: GameAtHand;
  readonly offers: OfferedRecord[];
  /** Numbers that the messages give to proposals. */
  readonly numbers: Set<number>;
  /** Messages that are proposals, with the number if there is one. */
  readonly proposals: Map<string, number | string | undefined>;
  /** The open proposals, each with its author. */
  readonly made: { readonly by: string | undefined; readonly which: WhichProposal }[];
  /** Proposals whose message asks nothing, and issues with only votes on such a proposal. */
  readonly quiet: Set<string>;
  /** Messages within a thread that are no proposals. A sign that answers one may be about it alone. */
  readonly remarks: Set<string>;
  /** How many new proposals have no number. */
  unnumbered: number;
}

/** `notes`: remarks for the reader of the offers. */
export function takeMessages(given: readonly Message[], game: GameAtHand) {
  const read = given.slice(0, MOST_MESSAGES);
  // In order of time, if all have one. Otherwise in the order of the file.
  const isTimed = read.every(({ at }) => at !== null);
  const messages = withoutDoubles(isTimed ? read.toSorted((a, b) => timeOf(a) - timeOf(b)) : read);
  const tags = new Set(messages.flatMap(gameTags));
  const numbers = new Set(
    game.open.flatMap(({ number }) => (typeof number === 'number' ? number : [])),
  );
  const soFar: SoFar = {
    game,
    offers: [],
    numbers,
    proposals: new Map(game.proposedIn),
    made: game.open.map(({ by, number }) => ({ by, which: { number } })),
    quiet: new Set(),
    remarks: new Set(),
    unnumbered: 0,
  };
  for (const message of messages) {
    const doubt = gameDoubt(message, tags, game);
    if (doubt === ANOTHER || message.review === 'dismissed' || message.review === 'pending')
      continue;
    const doubts = [...message.doubts, ...(doubt === undefined ? [] : [doubt])];
    soFar.offers.push(...offersOf({ ...message, doubts }, soFar));
  }
  const notes =
    given.length > MOST_MESSAGES ? [`Only the first ${MOST_MESSAGES} messages were read.`] : [];
  return { offers: inTime(soFar.offers), notes };
}

/** Puts the close of a thread last. Its first message already says that it is closed. */
function inTime(offers: readonly OfferedRecord[]): readonly OfferedRecord[] {
  const isClosing = ({ kind }: OfferedRecord) => Number(kind === 'closing');
  if (!offers.some(isClosing)) return offers;
  if (offers.some(({ at }) => at === null))
    return offers.toSorted((a, b) => isClosing(a) - isClosing(b));
  return offers.toSorted((a, b) => timeOf(a) - timeOf(b) || isClosing(a) - isClosing(b));
}

function timeOf({ at }: Pick<Message, 'at'>): number {
  return Date.parse(at ?? '');
}

function withoutDoubles(messages: readonly Message[]): readonly Message[] {
  const first = new Map<string, Message>();
  return messages.flatMap((message) => {
    const known = getOrMake(first, message.id, () => message);
    if (known === message) return [message];
    const isSame =
      known.raw.join('\n') === message.raw.join('\n') &&
      known.from.accounts[0] === message.from.accounts[0];
    const doubts = ['another message has the same name', ...message.doubts];
    return isSame ? [] : [{ ...message, doubts }];
  });
}

function offersOf(message: Message, soFar: SoFar): readonly OfferedRecord[] {
  const { game } = soFar;
  const customs = customsFor(message, game);
  const author = whoIs(message.from, game);
  const implied = impliedBy(message, soFar);
  const heard = { author, implied, soFar };
  const said = [
    ...saidBy(message, customs, heard),
    ...reviewed(message, customs, implied.number),
    ...closing(message, customs, implied.number),
  ];
  const offers = withWhole(
    said.map((each) => toOffer(each, message, heard)),
    message,
  );
  remember(message, offers, heard);
  const isProposal = soFar.proposals.has(message.id);
  const vote = offers.find(({ kind, isTalk }) => kind === 'vote' && !isTalk);
  const titled = message.thread?.opens ? implied.number : undefined;
  const number = isProposal ? soFar.proposals.get(message.id) : (vote?.number ?? titled);
  const reactions =
    isProposal || vote || titled !== undefined
      ? readReactions({ message, customs, is: isProposal ? 'proposal' : 'vote', number }, game)
      : [];
  const counts = isProposal ? countedOnly(message, customs, author.account, number) : [];
  return [...offers, ...reactions, ...counts];
}

/** Keeps the proposals that later messages may answer. */
function remember(message: Message, offers: readonly OfferedRecord[], { author, soFar }: Hearing) {
  const { game } = soFar;
  const isAsking = message.raw.some((line) => line.includes('?'));
  for (const { kind, number: said, why, change } of offers) {
    // A draft leaves the change uncertain, and people vote on it all the same.
    const isMade = why === undefined || why === DRAFT || (change && author.player);
    if (kind !== 'proposal' || !isMade) continue;
    const recorded = game.proposedIn.get(message.id);
    const number = recorded ?? said;
    soFar.proposals.set(message.id, number);
    const which = number === undefined ? { of: message.id } : { number };
    if (recorded === undefined) soFar.made.push({ by: author.player?.id, which });
    if (typeof number === 'number') soFar.numbers.add(number);
    // People use the number that the rules will give to the proposal.
    else if (game.next !== undefined) soFar.numbers.add(game.next + soFar.unnumbered++);
  }
  const isProposal = soFar.proposals.has(message.id);
  if (!isProposal && message.thread?.opens !== true) soFar.remarks.add(message.id);
  const isVotes = offers.length > 0 && offers.every(({ kind, why }) => kind === 'vote' && !why);
  for (const place of [message.id, issueOf(message)]) {
    if (isProposal && !isAsking) soFar.quiet.add(place);
    else if (!isVotes) soFar.quiet.delete(place);
  }
}

/** Adds to a question the whole message, and its subject if that says something. */
function withWhole(offers: readonly OfferedRecord[], { raw, lines, thread, place }: Message) {
  const isOf = (text: string) => offers.some(({ words }) => words === text.trim());
  const isBelow = lines.some(({ mark, text }) => mark === 'others' && isOf(text));
  const isShown = ({ mark }: MessageLine) =>
    mark === 'own' ||
    mark === 'doubtful' ||
    (mark === 'others' && (isBelow || place.kind === 'chat'));
  const unshown = new Set(lines.flatMap((line) => (isShown(line) ? [] : line.at)));
  // As the author wrote it, so that readers see marks of hidden, struck out and code words.
  const own = [
    ...raw.filter((text, at) => !unshown.has(at) && !/^\s*>\s*$/.test(text)),
    ...lines.flatMap((line) => (line.at >= raw.length && isShown(line) ? line.text : [])),
  ];
  const titled = thread && offers.some(({ words }) => words !== '' && thread.title.endsWith(words));
  const whole = [...(titled ? [thread.title] : []), ...own].join('\n').trim();
  return offers.map((each) => (each.why === undefined ? each : { ...each, whole }));
}

/** Reactions of which the export tells only the count. */
function countedOnly(
  { id, counted, reactions, at }: Message,
  customs: readonly Custom[],
  author: string,
  number: number | string | undefined,
): readonly OfferedRecord[] {
  const isCounted = customs.some(({ signs }) =>
    Object.keys(counted ?? {}).some((sign) => signs.has(sign)),
  );
  if (!counted || !isCounted || reactions.length > 0) return [];
  const words = Object.entries(counted)
    .map(([sign, count]) => `${sign}: ${count}`)
    .join(', ');
  const why = 'the signs are only counted; a different answer of the interface names the people';
  const which = withoutUndefined({ number });
  return [{ kind: 'act', message: id, author, at, words, value: 'tally', why, ...which }];
}

/** The proposal that a message answers without naming it. */
function impliedBy(
  { answers, thread, place }: Message,
  { numbers, proposals }: SoFar,
): ImpliedSubject {
  const answered = answers === undefined ? undefined : proposals.get(answers);
  if (typeof answered === 'number') return { number: answered };
  if (answers !== undefined && proposals.has(answers)) return { of: answers };
  const [titled, another] = numberAbove(thread?.title ?? '', { numbers });
  const opened = thread?.opens ? numberInTitle(thread) : undefined;
  const pull = place.names.includes('pulls') ? thread?.number : undefined;
  const own = pull !== undefined && numbers.has(pull) ? pull : undefined;
  return { number: (another === undefined ? (titled ?? opened) : undefined) ?? own };
}

/** The thread of an issue. Its comments do not say which comment they answer. */
function issueOf({ id, place, thread }: Message): string {
  return place.names.includes('issues') ? `issue ${thread?.number} ${thread?.title}` : id;
}

/** The number in the title of a thread that opens with a proposal. */
function numberInTitle({ title }: Thread): number | undefined {
  const [, called, leading] =
    /\bproposal\s+#?(\d{1,6})\b|^\W{0,4}(?:propos\w*\()?(\d{1,6})\s?[):.–-]/i.exec(title) ?? [];
  return called === undefined && leading === undefined ? undefined : Number(called ?? leading);
}

/** The names with which a player may sign: the name, its parts, and the accounts. */
function ownNames({ name, accounts }: Author, { player }: KnownAuthor): readonly string[] {
  const names = [name, ...(player ? [player.id, player.name] : [])];
  const parts = names.flatMap((each) => [each, ...each.split(/\s+/)]);
  const logins = accounts.map((each) => each.slice(each.indexOf(':') + 1));
  return [...parts, ...logins].map((each) => each.toLowerCase()).filter((each) => each !== '');
}

const titlesIn = once(
  ({ open }: GameAtHand) => new Map(open.map(({ number, title }) => [number, title])),
);

const titleWordsIn = once(
  ({ open }: GameAtHand) => new Set(open.flatMap(({ title = '' }) => wordsOfTitle(title))),
);

/** The names are in lower case. */
const idsByName = once(
  ({ players }: GameAtHand) =>
    new Map(
      players.flatMap(({ id, name, accounts }) =>
        [id, name, ...accounts.map((each) => each.slice(each.indexOf(':') + 1))].map(
          (each) => [each.toLowerCase(), id] as const,
        ),
      ),
    ),
);

interface Hearing {
  readonly author: KnownAuthor;
  readonly implied: ImpliedSubject;
  readonly soFar: SoFar;
}

function saidBy(message: Message, customs: readonly Custom[], { author, implied, soFar }: Hearing) {
  const { game, numbers } = soFar;
  const isOpening = message.thread?.opens === true;
  const made = soFar.made.filter(({ by }) => by !== undefined && by === author.player?.id);
  const context: MessageContext = {
    rules: game.rules,
    announced: game.announced.get(message.id),
    numbers,
    titleOf: (number) => titlesIn(game).get(number),
    titleWords: titleWordsIn(game),
    mayVote: author.player !== undefined && isVoteOpen(message, soFar),
    hasOwnNumbers: message.place.kind === 'github',
    implied: isOpening && message.place.kind !== 'mail' ? undefined : implied.number,
    impliesMessage: implied.of !== undefined || implied.number !== undefined,
    isAlone:
      soFar.quiet.has(message.answers ?? issueOf(message)) &&
      !message.raw.some((line) => line.includes('?')),
    own: made.length === 1 ? made[0]?.which : undefined,
    playerNamed: (name) => idsByName(game).get(name.toLowerCase()),
    isClerk: isClerk(message.from, game),
    ownNames: ownNames(message.from, author),
    voters: game.players.length,
  };
  const form = message.form ?? recordBy(message, context);
  if (form) return [filledIn(form, message, context)];
  const said = readMessage(message, context);
  const byCustom = wordsOfChannel(message, customs, implied);
  if (byCustom) {
    const isRemark = soFar.remarks.has(message.answers ?? '');
    const why = byCustom.why ?? (isRemark ? ELSEWHERE : undefined);
    const isSure = said.some((each) => each.why === undefined);
    return isSure ? said : [{ ...byCustom, ...withoutUndefined({ why }) }];
  }
  const each = customs.find(({ isEachProposal }) => isEachProposal);
  const isPlain = said.every(({ why }) => why !== undefined);
  const isFirst =
    message.place.kind === 'discord' ? message.answers === undefined : message.thread?.opens;
  const hasWords = message.thread !== undefined || message.raw.join('').trim() !== '';
  if (each && isPlain && isFirst && hasWords) return [wholeProposal(message, context)];
  return said.map((one) => (one.kind === 'proposal' && isOpening ? titled(one, message) : one));
}

/** Whether any vote may have been open when the author wrote the message. */
function isVoteOpen({ at }: Message, { game, numbers, proposals }: SoFar): boolean {
  const isMade = proposals.size > game.proposedIn.size;
  const time = Date.parse(at ?? '');
  return numbers.size > 0 && (isMade || !game.open.every(({ since = 0 }) => time < since));
}

/** A record may name a player in any way. The result has the id. */
function recordBy(message: Message, context: MessageContext) {
  const record = recordSaid(message);
  if (!record) return undefined;
  const { reports = '', ...said } = withRuleWords(record, context);
  return reports === '' ? said : { ...said, reports: context.playerNamed(reports) ?? reports };
}

/** In a form each field has one meaning, so it needs no question. */
function filledIn(form: Statement, { doubts }: Message, context: MessageContext): Statement {
  const isVote = form.kind === 'vote' && typeof form.number === 'number';
  const isStrange = isVote && !context.numbers.has(Number(form.number));
  const stranger = isStrange ? notOpen(form.number) : undefined;
  const isText = form.kind === 'proposal' && form.change === undefined && form.why === undefined;
  const said = isText ? proposalInForm(form, context) : form;
  const why = said.why ?? stranger ?? doubts[0];
  return why === undefined ? said : { ...said, why };
}

/** If the words state no change, the form says that they are a new rule. */
function proposalInForm({ text = '', words }: Statement, context: MessageContext): Statement {
  const said = proposalSaid({ text }, words, context);
  if (said.change || text === '' || said.rulesMeant) return said;
  return { kind: 'proposal', words, text, change: { kind: 'enact', text } };
}

/**
 * A proposal whose text is the whole message, or the first of a thread with its title. The changes of a
 * pull request are no text of a rule.
 */
function wholeProposal(
  { raw, thread, doubts: [doubt] }: Message,
  context: MessageContext,
): Statement {
  const body = raw.join('\n').trim();
  const [first = ''] = body.split('\n');
  const number = numberInTitle(thread ?? { title: first, opens: true }) ?? thread?.number;
  const head = { text: body, ...withoutUndefined({ title: thread?.title }) };
  const said = proposalSaid(head, first, context);
  return { ...said, ...withoutUndefined({ number, why: said.why ?? doubt }) };
}

/** Adds the number and the title of the thread to the proposal in it. */
function titled(said: Statement, { thread, place }: Message): Statement {
  if (!thread || place.kind === 'mail') return said;
  const number = numberInTitle(thread);
  return { ...said, title: said.title ?? thread.title, ...withoutUndefined({ number }) };
}

/** The vote of a review, if the game counts reviews as votes. */
function reviewed(
  { review, lines }: Message,
  customs: readonly Custom[],
  number: number | undefined,
): readonly Statement[] {
  if (review === undefined) return [];
  const [value] = customs.flatMap(({ reviews }) => reviews.get(review) ?? []);
  if (value === undefined) return [];
  const words = lines.find(({ text }) => text.trim() !== '')?.text ?? review;
  const which = number === undefined ? { why: 'it does not say which proposal' } : { number };
  return [{ kind: 'vote', value, words, ...which }];
}

function closing(
  { closed, thread }: Message,
  customs: readonly Custom[],
  number: number | undefined,
): readonly Statement[] {
  if (!closed || !customs.some(({ closesByMerge }) => closesByMerge)) return [];
  const which = withoutUndefined({
    number: number ?? (thread && numberInTitle(thread)) ?? thread?.number,
  });
  const value = closed.merged ? 'adopted' : 'defeated';
  return [{ kind: 'closing', value, words: thread?.title ?? '', ...which }];
}

function toOffer(said: Statement, message: Message, heard: Hearing): OfferedRecord {
  const { author, implied, soFar } = heard;
  const isReport = said.reports !== undefined && said.reports !== author.player?.id;
  const { reports: _, ...rest } = said;
  const subject = isReport
    ? soFar.game.players.find(({ id }) => id === said.reports)
    : author.player;
  const isTaken = isReport && isClerk(message.from, soFar.game);
  const isOnImplied = (said.kind === 'vote' || said.on === 'vote') && said.number === undefined;
  const of = said.of ?? (isOnImplied ? implied.of : undefined);
  const doubt =
    isReport && !isTaken
      ? 'it speaks for somebody else, but its author is not a clerk'
      : doubtOf(said, message, heard);
  const isStranger = author.player === undefined && message.from.accounts.length > 0;
  const right = rightDoubt(said, subject?.id, soFar);
  const why = (isStranger ? (doubt ?? said.why) : (said.why ?? doubt)) ?? right;
  const account = isTaken ? (subject?.accounts[0] ?? subject?.id) : author.account;
  const isJoin = said.kind === 'act' && said.value === 'join';
  return {
    ...rest,
    ...(isJoin && { title: said.title ?? message.from.name }),
    message: message.id,
    ...(message.link !== undefined && { link: message.link }),
    author: account ?? author.account,
    ...(subject && { player: subject.id }),
    at: said.kind === 'closing' ? (message.closed?.at ?? null) : message.at,
    ...withoutUndefined({ of, why }),
  };
}

/** Why this player may not withdraw the thing, or rule on it. */
function rightDoubt({ kind, on, number, of }: Statement, by: string | undefined, soFar: SoFar) {
  if (kind === 'ruling') {
    const question = soFar.game.questions.find((each) => each.number === String(number));
    if (!question) return `no Judgment ${number} waits for an answer`;
    return question.judge === by ? undefined : 'its author may not be the Judge';
  }
  if (kind !== 'withdraw' || on !== 'proposal') return undefined;
  const found = soFar.made.find(({ which }) => which.number === number && which.of === of);
  if (!found) return `no Proposal ${number} is open`;
  return found.by === by ? undefined : 'only who made a proposal may withdraw it';
}

function doubtOf(
  said: Statement,
  { at, timeDoubt, from, review }: Message,
  { author, soFar: { game } }: Hearing,
): string | undefined {
  if (said.kind === 'act' && said.value === 'join' && author.player === undefined)
    return 'no player has stated this account, and the game decides whether it may join';
  const isKnown = author.player !== undefined || isClerk(from, game) || said.kind === 'closing';
  if (author.isShared) return 'two players have stated this account';
  if (!isKnown && game.isByName)
    return 'at the board only the name of a seat, as a chat shows it, tells who writes: say whose it is';
  if (!isKnown) {
    const [account] = from.accounts;
    const stated = `; game.md would state it as account: "${account}"`;
    return `no player has stated this account${account === undefined ? '' : stated}`;
  }
  const states: Readonly<Record<string, string>> = {
    approved: 'for',
    changes_requested: 'against',
  };
  const stated = states[review ?? ''];
  if (said.kind === 'vote' && stated !== undefined && said.value !== stated)
    return 'its words and the state of the review say different things';
  if (timeDoubt !== undefined) return timeDoubt;
  const time = at === null ? undefined : Date.parse(at);
  if (time === undefined) return undefined;
  if (game.started !== undefined && time < game.started) return 'it is dated before the game began';
  return time > game.now + 86_400_000 ? 'it is dated in the future' : undefined;
}
