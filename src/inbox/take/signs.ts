/** Reactions: signs that people put to a message. */

import { withoutEnd } from '../../helpers/without-end.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Custom } from '../../records/kinds/inbox.ts';
import type { WayToVote } from '../../records/kinds/votes.ts';
import { plainSign } from '../language/ballots.ts';
import { mayConcern } from '../language/concerns.ts';
import type { Message, OfferedRecord, Reaction, Statement } from '../types.ts';
import { type GameAtHand, whoIs } from './game-at-hand.ts';

/** The message under which a reaction is. */
export interface ReactedTo {
  readonly message: Message;
  readonly customs: readonly Custom[];
  /** Whether the message is a proposal, or only about one. */
  readonly is: 'proposal' | 'vote';
  readonly number: number | string | undefined;
}

const NO_NAMES = { numbers: new Set<number>(), titleWords: new Set<string>() };

export function readReactions(to: ReactedTo, game: GameAtHand): readonly OfferedRecord[] {
  const ways = new Map(
    to.customs.flatMap(({ signs }) =>
      [...signs].map(([sign, way]) => [plainSign(sign), way] as const),
    ),
  );
  const offers = to.message.reactions.flatMap((reaction) => readReaction(reaction, ways, to, game));
  const first = new Map(offers.toReversed().map(({ author, value }) => [author, value]));
  const both = new Set(
    offers.flatMap(({ author, value }) => (first.get(author) === value ? [] : author)),
  );
  return offers.map((offer) =>
    both.has(offer.author) && offer.why === undefined
      ? { ...offer, why: 'the same player gave another sign too' }
      : offer,
  );
}

function readReaction(
  { sign, by, at, id, link: own }: Reaction,
  ways: ReadonlyMap<string, WayToVote>,
  to: ReactedTo,
  game: GameAtHand,
): readonly OfferedRecord[] {
  const way = ways.get(plainSign(sign)) ?? ways.get(plainSign(sign).replaceAll(':', ''));
  if (way === undefined && !mayConcern(plainSign(sign), NO_NAMES)) return [];
  const { player, account } = whoIs(by, game);
  const why = doubtOf(to, way, player !== undefined);
  const link = id === undefined ? to.message.link : own;
  return [
    {
      kind: 'vote',
      message: id ?? to.message.id,
      ...(link !== undefined && { link }),
      author: account,
      ...(player && { player: player.id }),
      at,
      words: sign,
      ...(way !== undefined && { value: way }),
      ...(to.number === undefined ? { of: to.message.id } : { number: to.number }),
      ...(why !== undefined && { why }),
    },
  ];
}

function doubtOf({ is, customs }: ReactedTo, way: WayToVote | undefined, isPlayer: boolean) {
  if (!isPlayer) return 'no player has stated this account';
  if (is === 'vote') return 'it is a sign under words that are no proposal';
  if (way !== undefined) return undefined;
  return customs.some(({ signs }) => signs.size > 0)
    ? 'game.md does not say what this sign means'
    : 'game.md states no signs for this channel';
}

/** The proposal of a message that does not name one. */
export interface ImpliedSubject {
  readonly number?: number | undefined;
  /** The message that made the proposal, if that has no number. */
  readonly of?: string;
}

/** Reads a message that is a sign or a word from game.md. A sign with other words is a question. */
export function wordsOfChannel(
  { lines }: Message,
  customs: readonly Custom[],
  { number, of }: ImpliedSubject,
): Statement | undefined {
  const words = lines
    .flatMap(({ mark, text }) => (mark === 'own' ? text : []))
    .join(' ')
    .trim();
  const low = withoutEnd(words.toLowerCase(), /[.!\s]/);
  if (low === '' || low.length > 100) return undefined;
  const wayOf = (written: string) =>
    customs.flatMap(
      ({ comments }) => comments.get(written) ?? comments.get(named(written)) ?? [],
    )[0];
  const way = wayOf(low);
  const isBeside = low.split(/\s+/).some((each) => wayOf(each) && /^[^\p{L}]/u.test(each));
  if (way === undefined && !isBeside) return undefined;
  const which =
    number === undefined && of === undefined ? 'it does not say which proposal' : undefined;
  const why = way === undefined ? 'it has a voting sign, and other words' : which;
  return { kind: 'vote', words, ...withoutUndefined({ number, value: way, why }) };
}

/** `:+1:` is the name of the sign `+1`. */
function named(written: string): string {
  return plainSign(written).replace(/^:([a-z0-9_+-]{1,40}):[.!,]?$/, '$1');
}
