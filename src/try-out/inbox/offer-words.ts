/** What was read from messages, in the words of the terminal and of the page. */
import { count } from '../../diagnostics/reporters/report.ts';
import type { Offer } from '../../inbox/types.ts';

export const HEADINGS: Readonly<Record<Weighed['is'], string>> = {
  ready: 'In order:',
  refused: 'Understood, and refused by the rules:',
  recorded: 'On record already:',
  asked: 'Not certain, and not taken:',
  overtaken: 'Followed by a later message, and not taken by itself:',
};

export function tallyWords(offers: readonly Weighed[]): string {
  const number = (is: Weighed['is']) => offers.filter((each) => each.is === is).length;
  return `${count(number('ready'), 'record')} in order, ${number('refused')} refused, ${number('recorded')} on record already, ${number('asked')} to be asked about${number('overtaken') === 0 ? '' : `, ${number('overtaken')} followed by later ones`}.`;
}

/** The words of a message that are shown. */
const MOST_WORDS = 100;

export function wordsShown({ words }: Offer): string {
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
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
}: Offer): string {
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

/** Who is no player yet is one by that. */
function isJoining({ kind, value, author }: Offer): boolean {
  return kind === 'act' && value === 'join' && author !== '';
}

/** The record that is taken when somebody says so; nothing where it is not clear which one it would be. */
export function onceConfirmed(offer: Offer, { is }: Weighed): Offer | undefined {
  const { why: _, ...certain } = offer;
  const isClear =
    isJoining(offer) ||
    (offer.player !== undefined && (offer.kind !== 'vote' || offer.value !== undefined));
  return is === 'asked' && isClear ? { ...certain, isConfirmed: true } : undefined;
}

/* What is said of an offered record. */

export interface Weighed extends Offer {
  /**
   * `ready` to be written, `refused` by the rules, `recorded` already, `asked` about, or `overtaken` by
   * what the same player said later.
   */
  readonly is: 'ready' | 'refused' | 'recorded' | 'asked' | 'overtaken';
  readonly verdict?: string;
}
