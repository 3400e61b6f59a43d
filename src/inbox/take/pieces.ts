/** Proposals that go on in the next messages of their authors. */
import type { Message, Offer } from '../types.ts';

const SAYS_SO =
  /\b(?:1\s?\/\s?\d|1 of \d|in (?:two|three|four|five|\d) (?:parts|messages|pieces|posts)|continued|to be continued|cont(?:'?d)?\.?$)|\(1\)|…$|\.\.\.$/i;
const ENDS = /[.!?)"”»}\]`*]\s*$/;
/** Who goes on after more messages of others than these writes something new. */
const MOST_BETWEEN = 10;
const FULL_MESSAGE = 1_900;

export function joinPieces(
  messages: readonly Message[],
  offers: readonly Offer[],
): readonly Offer[] {
  const places = new Map(messages.map(({ id }, i) => [id, i]));
  const withOffers = new Set(offers.map(({ message }) => message));
  return offers.map((offer) => {
    if (offer.kind !== 'proposal' || offer.why !== undefined || offer.text === undefined)
      return offer;
    const at = places.get(offer.message);
    const first = at === undefined ? undefined : messages[at];
    if (at === undefined || !first || first.place.kind === 'mail' || first.thread) return offer;
    const saysSo = SAYS_SO.test(first.raw.join('\n').trim());
    const isFull = first.raw.join('\n').length >= FULL_MESSAGE;
    if (!saysSo && !isFull && ENDS.test(offer.text)) return offer;
    const next = piecesAfter(messages, at, { withOffers, isStrict: saysSo });
    if (next.length === 0) return offer;
    const text = [offer.text, ...next.map(({ raw }) => raw.join('\n'))].join('\n');
    return saysSo ? { ...offer, text } : { ...offer, text, why: 'it goes on in the next messages' };
  });
}

interface Following {
  readonly withOffers: ReadonlySet<string>;
  /** Whether nobody else may write between. */
  readonly isStrict: boolean;
}

function piecesAfter(
  messages: readonly Message[],
  at: number,
  { withOffers, isStrict }: Following,
): readonly Message[] {
  const author = messages[at]?.from.accounts[0];
  const pieces: Message[] = [];
  for (const message of messages.slice(at + 1, at + 1 + MOST_BETWEEN)) {
    const isOwn = message.from.accounts[0] === author;
    if (isOwn && withOffers.has(message.id)) break;
    if (isOwn && message.raw.join('').trim() !== '') pieces.push(message);
    else if (isStrict || pieces.length > 3) break;
  }
  return pieces;
}
