/** The checks of an offer that need the other offers and the game as it stands. */
import type { OfferedRecord } from '../types.ts';
import type { GameAtHand } from './game-at-hand.ts';

export function reviewOffers(
  offers: readonly OfferedRecord[],
  game: GameAtHand,
): readonly OfferedRecord[] {
  return offers.map((offer, i) => {
    if (offer.why !== undefined) return offer;
    const why = doubtOf(offer, () => offers.slice(0, i), game);
    return why === undefined ? offer : { ...offer, why };
  });
}

/** `before` is asked for only if it matters: a file may have very many offers. */
function doubtOf(offer: OfferedRecord, before: () => readonly OfferedRecord[], game: GameAtHand) {
  switch (offer.kind) {
    case 'withdraw':
      return offer.on === 'vote' ? undefined : withdrawalDoubt(offer, before(), game);
    case 'ruling': {
      const question = game.questions.find(({ number }) => number === String(offer.number));
      if (!question) return `no Judgment ${offer.number} waits for an answer`;
      return question.judge === offer.player ? undefined : 'its author may not be the Judge';
    }
    default:
      return undefined;
  }
}

function withdrawalDoubt(offer: OfferedRecord, before: readonly OfferedRecord[], game: GameAtHand) {
  const isOwn = ({ player, author }: OfferedRecord) =>
    player === undefined ? author === offer.author : player === offer.player;
  const certain = before.filter((each) => each.why === undefined && isOwn(each));
  if (offer.on === 'call') {
    const open = game.questions.filter(({ by }) => by === offer.player);
    const calls = certain.filter(({ kind }) => kind === 'call');
    const isOne = calls.length + open.length === 1;
    return isOne ? undefined : 'it does not say which question';
  }
  if (offer.number === undefined) return undefined;
  const open = game.open.find(({ number }) => number === offer.number);
  const made = before.find((each) => each.kind === 'proposal' && each.number === offer.number);
  if (!open && !made) return `no Proposal ${offer.number} is open`;
  const isHis = open ? open.by === offer.player : made !== undefined && isOwn(made);
  return isHis ? undefined : 'only who made a proposal may withdraw it';
}
