/** Describes offered records, for the terminal and the page. */
import { count } from '../../diagnostics/reporters/report.ts';
import type { OfferedRecord } from '../../inbox/types.ts';

export const HEADINGS: Readonly<Record<WeighedOffer['is'], string>> = {
  ready: 'In order:',
  refused: 'Understood, but against the rules:',
  recorded: 'On record already:',
  asked: 'Not certain, so not recorded:',
  waiting: 'Waiting for what is not certain, so not recorded before it:',
  overtaken: 'Replaced by a later message, so not recorded:',
  dismissed: 'Said to count for nothing:',
};

export function offersTally(offers: readonly WeighedOffer[]): string {
  const number = (is: WeighedOffer['is']) => offers.filter((each) => each.is === is).length;
  const more = (is: WeighedOffer['is'], words: string) =>
    number(is) === 0 ? '' : `, ${number(is)} ${words}`;
  return `${count(number('ready'), 'record')} in order, ${number('refused')} refused, ${number('recorded')} on record already, ${number('asked')} to be asked about${more('waiting', 'waiting for an answer')}${more('overtaken', 'followed by later ones')}.`;
}

/** A pasted message by its line, any other by its name. */
export function pastedLine(id: string): string {
  return id.replace(/^(L\d+)-[\da-f]{8}$/, '$1');
}

/** The place and time of a message; a pasted one by its line. */
export function placeShown({ message, at }: OfferedRecord): string {
  return `${pastedLine(message)}${at === null ? '' : `, ${at}`}`;
}

/** The most words shown of a message. */
const MOST_WORDS = 100;
const MOST_WHOLE = 2_000;

export function wordsShown({ words }: OfferedRecord): string {
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
}

/** All words of a questioned message, on one line. */
export function wholeShown({ whole }: Pick<MessageAsked, 'whole'>): string {
  const line = whole.replace(/\s*\n\s*/g, ' / ');
  return line.length > MOST_WHOLE ? `${line.slice(0, MOST_WHOLE)}…` : line;
}

/** Whether the message mentions nothing of the game. */
export function isTalk({ offers: [first] }: Pick<MessageAsked, 'offers'>): boolean {
  return first?.offer.isTalk === true;
}

export function questionWords({ offers }: Pick<MessageAsked, 'offers'>): string {
  if (isTalk({ offers })) return 'Nothing of this is a vote or a move';
  return offers.map(({ offer }) => offerWords(offer)).join('; ');
}

/** `ann: FOR 301` */
export function offerWords(offer: OfferedRecord): string {
  const { kind, player, author, number, value, times, title, on } = offer;
  const who = player ?? author;
  const which = number === undefined ? '' : ` ${number}`;
  switch (kind) {
    case 'vote':
      if (value === undefined) return `${who} votes${which && ` on${which}`}`;
      return `${who}: ${times === undefined ? '' : `${times} x `}${value.toUpperCase()}${which}`;
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

/** The verdict on an offered record. */
export interface WeighedOffer extends OfferedRecord {
  /**
   * `ready` to write, `refused` by the rules, `recorded` before, or `asked` about. Also `waiting` for an
   * answer about the proposal or a later message, `overtaken` by the player's next word, `dismissed` by
   * the user.
   */
  readonly is: 'ready' | 'refused' | 'recorded' | 'asked' | 'waiting' | 'overtaken' | 'dismissed';
  readonly verdict?: string;
}

/** The questioned offers of one message, with their indices. */
export interface MessageAsked {
  readonly whole: string;
  readonly offers: readonly { readonly offer: WeighedOffer; readonly i: number }[];
  /** The rule that the author wants to change, in words that a person must complete. */
  readonly amends: string | undefined;
}
