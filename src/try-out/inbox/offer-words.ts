/** The offers from messages, in the words of the terminal and of the page. */
import { count } from '../../diagnostics/reporters/report.ts';
import { tellsOfChange } from '../../inbox/language/texts.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import { WAYS } from '../../records/kinds/votes.ts';

export const HEADINGS: Readonly<Record<Weighed['is'], string>> = {
  ready: 'In order:',
  refused: 'Understood, but against the rules:',
  recorded: 'On record already:',
  asked: 'Not certain, so not recorded:',
  waiting: 'On uncertain proposals, so not recorded before these:',
  overtaken: 'Replaced by a later message, so not recorded:',
};

export function offersTally(offers: readonly Weighed[]): string {
  const number = (is: Weighed['is']) => offers.filter((each) => each.is === is).length;
  const more = (is: Weighed['is'], words: string) =>
    number(is) === 0 ? '' : `, ${number(is)} ${words}`;
  return `${count(number('ready'), 'record')} in order, ${number('refused')} refused, ${number('recorded')} on record already, ${number('asked')} to be asked about${more('waiting', 'waiting for their proposals')}${more('overtaken', 'followed by later ones')}.`;
}

/** The words of a message that are shown. */
const MOST_WORDS = 100;
const MOST_WHOLE = 2_000;

export function wordsShown({ words }: OfferedRecord): string {
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
}

/** All words of a message that is asked about, in one line. */
export function wholeShown({ whole }: Pick<Question, 'whole'>): string {
  const line = whole.replace(/\s*\n\s*/g, ' / ');
  return line.length > MOST_WHOLE ? `${line.slice(0, MOST_WHOLE)}…` : line;
}

export function questionWords({ offers }: Pick<Question, 'offers'>): string {
  return offers.map(({ offer }) => offerWords(offer)).join('; ');
}

/** `ann: FOR 301` */
export function offerWords({
  kind,
  player,
  author,
  number,
  value,
  times,
  title,
  on,
}: OfferedRecord): string {
  const who = player ?? author;
  const which = number === undefined ? '' : ` ${number}`;
  switch (kind) {
    case 'vote':
      return `${who}: ${times === undefined ? '' : `${times} x `}${(value ?? 'votes').toUpperCase()}${which}`;
    case 'proposal':
      return `${who} proposes${which}${title === undefined ? '' : `, “${title}”`}`;
    case 'withdraw':
      return `${who} withdraws ${on === 'vote' ? 'the vote on' : on === 'call' ? 'the question' : 'Proposal'}${which}`;
    case 'call':
      return `${who} calls for Judgment`;
    case 'ruling':
      return `${who} rules on Judgment${which}: ${value ?? ''}`;
    case 'act':
      return value === 'join'
        ? `${title ?? who} joins, as ${who}`
        : `${who}: ${value ?? ''}${which}`;
    case 'closing':
      return `Proposal${which} is ${value ?? 'closed'} by its thread`;
  }
}

/* A question about a whole message, with the records that it may be. */

/** The offers of one message that are asked about, with their places among all. */
export interface Question {
  readonly whole: string;
  readonly offers: readonly { readonly offer: Weighed; readonly i: number }[];
  /** The answers from which the user may choose. */
  readonly answers: readonly OfferAnswer[];
  /** The rule that its author wants changed, by a change that a person has to write. */
  readonly amends: string | undefined;
}

export interface OfferAnswer {
  readonly value: string;
  readonly label: string;
  /** The offers that the answer confirms, by their places. */
  readonly confirmed: ReadonlyMap<number, OfferedRecord>;
}

export function questionsIn(weighed: readonly Weighed[]): readonly Question[] {
  const asked = weighed.flatMap((offer, i) => (offer.is === 'asked' ? [{ offer, i }] : []));
  // A sign under a message is no part of it.
  const keyOf = ({ offer: { message, whole }, i }: (typeof asked)[number]) =>
    whole === undefined ? i : message;
  return [...Map.groupBy(asked, keyOf).values()].map((offers) => ({
    whole: offers[0]?.offer.whole ?? offers[0]?.offer.words ?? '',
    offers,
    answers: answersTo(offers),
    amends: offers.map(({ offer }) => ruleToAmend(offer)).find((rule) => rule !== undefined),
  }));
}

function ruleToAmend({ kind, change, verdict, text = '' }: Weighed): string | undefined {
  const isToWrite = change ? verdict !== undefined : tellsOfChange(text);
  if (kind !== 'proposal' || !isToWrite) return undefined;
  const named = [...text.matchAll(/\brule #?(\d{1,6})\b/gi)].map(([, rule]) => rule);
  return new Set(named).size === 1 ? named[0] : undefined;
}

function answersTo(offers: Question['offers']): readonly OfferAnswer[] {
  const clear = new Map(
    offers.flatMap(({ offer, i }) => (isClear(offer) ? [[i, confirmed(offer)] as const] : [])),
  );
  if (clear.size > 0) {
    const isDraft = offers.some(({ offer, i }) => clear.has(i) && isNewRule(offer));
    const label = isDraft ? 'Take it as a new rule in these words' : 'Take it';
    return [{ value: 'take', label, confirmed: clear }];
  }
  const [first, another] = offers;
  const { kind, player, number, of } = first?.offer ?? {};
  const isVote = kind === 'vote' && player !== undefined && (number ?? of) !== undefined;
  if (!first || another || !isVote) return [];
  return WAYS.map((value) => ({
    value,
    label: value.toUpperCase(),
    confirmed: new Map([[first.i, { ...confirmed(first.offer), value }]]),
  }));
}

function confirmed({
  why: _,
  whole,
  is: __,
  verdict: ___,
  words,
  ...certain
}: Weighed): OfferedRecord {
  return { ...certain, words: whole ?? words, isConfirmed: true };
}

function isNewRule({ kind, change }: OfferedRecord): boolean {
  return kind === 'proposal' && change === undefined;
}

/** Whether it is clear which record it would be. A sentence about a change is no rule. */
function isClear({ kind, value, author, player, text = '', ...offer }: Weighed): boolean {
  if (kind === 'act' && value === 'join' && author !== '') return true;
  if (player === undefined || (kind === 'vote' && value === undefined)) return false;
  if (kind !== 'proposal') return true;
  return offer.change ? offer.verdict === undefined : text !== '' && !tellsOfChange(text);
}

/* The verdict on an offered record. */

export interface Weighed extends OfferedRecord {
  /**
   * `ready` to be written, `refused` by the rules, `recorded` already, or `asked` about. Also `waiting`
   * for the proposal that is voted on, or `overtaken` by a later word of the same player.
   */
  readonly is: 'ready' | 'refused' | 'recorded' | 'asked' | 'waiting' | 'overtaken';
  readonly verdict?: string;
}
