/** Questions about messages that were not taken, with the records that they may be. */
import type { OfferedRecord } from '../../inbox/types.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { Moment } from '../../values/moment.ts';
import { isTalk, type MessageAsked, type WeighedOffer } from './offer-words.ts';
import { type InboxPlan, planOffers } from './plan-offers.ts';
import { votesBy } from './recorded.ts';

export interface Question extends MessageAsked {
  /** The answers whose records the rules permit. */
  readonly answers: readonly OfferAnswer[];
  /** The rules' verdict on the record. */
  readonly verdict: string;
}

export interface OfferAnswer {
  readonly value: string;
  readonly label: string;
  /** The offers after the answer, by index. */
  readonly confirmed: ReadonlyMap<number, OfferedRecord>;
}

export function messagesAsked(weighed: readonly WeighedOffer[]): readonly MessageAsked[] {
  const asked = weighed.flatMap((offer, i) => (offer.is === 'asked' ? [{ offer, i }] : []));
  // A reaction counts apart from its message, and all chatter is one question.
  const keyOf = ({ offer: { message, whole, isTalk }, i }: (typeof asked)[number]) =>
    isTalk ? TALK : whole === undefined ? i : message;
  return [...Map.groupBy(asked, keyOf).values()].map((offers) => ({
    whole: isTalk({ offers })
      ? offers.map(({ offer }) => `${offer.player}: ${offer.whole}`).join('\n')
      : (offers[0]?.offer.whole ?? offers[0]?.offer.words ?? ''),
    offers,
    amends: offers.map(({ offer }) => ruleToAmend(offer)).find((rule) => rule !== undefined),
  }));
}

const TALK = Symbol('talk');

/** Each question with its answers, tried in the game. `on` is the day for undated things. */
export function withAnswers(asked: readonly MessageAsked[], plan: InboxPlan, on: Moment) {
  const { now } = plan;
  const all = asked.map((each) => ({ ...each, answers: answersTo(each, plan) }));
  const weigh = (answers: readonly OfferAnswer[]) => {
    const confirmed = answers.flatMap((each) => [...each.confirmed]);
    const { offers } = planOffers(
      confirmed.map(([, offer]) => offer),
      now,
      on,
    );
    return new Map(confirmed.map(([i], k) => [i, offers[k]]));
  };
  // Many messages are tried together, as far as one can be taken after another.
  const clear = all.flatMap(({ answers }) => answers.filter(({ value }) => value === TAKE));
  const together = all.length > MOST_SINGLY ? weigh(clear) : undefined;
  return all.map(({ answers, ...question }) => {
    const tried = answers.map((answer) => {
      const places = [...answer.confirmed.keys()];
      if (places.every((i) => together?.get(i)?.is === 'ready'))
        return { answer, isAllowed: true, says: '' };
      const weighed = weigh([answer]);
      const says = places.map((i) => weighed.get(i)?.verdict ?? '').join(' ');
      return { answer, isAllowed: isAllowed(answer, weighed), says };
    });
    const own = question.offers[0]?.offer.verdict ?? '';
    return {
      ...question,
      answers: [
        ...tried.flatMap(({ answer, isAllowed }) => (isAllowed ? [answer] : [])),
        ...answersWithout(question, plan),
      ],
      verdict: tried.find(({ answer }) => answer.value === TAKE)?.says.trim() ?? own,
    };
  });
}

/** More questions than this get no verdict of the rules. */
const MOST_SINGLY = 100;

/** An answer may leave questions, but nothing that the rules refuse. */
function isAllowed(
  { confirmed }: OfferAnswer,
  weighed: ReadonlyMap<number, WeighedOffer | undefined>,
) {
  return [...confirmed].every(([i, { why }]) => {
    const is = weighed.get(i)?.is;
    return is !== 'refused' && (is !== 'asked' || why !== undefined);
  });
}

function ruleToAmend({ change, verdict, rulesMeant = [] }: WeighedOffer): string | undefined {
  if (change) return verdict !== undefined && 'rule' in change ? change.rule : undefined;
  return rulesMeant.length === 1 ? rulesMeant[0] : undefined;
}

const TAKE = 'take';

/** The answers without a record, which the rules cannot refuse. */
function answersWithout({ offers }: MessageAsked, plan: InboxPlan): readonly OfferAnswer[] {
  const dismissed = offers.map(({ offer, i }) => [i, { ...offer, isDismissed: true }] as const);
  const label = 'It counts for nothing';
  const nothing = { value: 'nothing', label, confirmed: new Map(dismissed) };
  const [first, another] = offers;
  if (isTalk({ offers })) {
    const apart = offers.map(({ i, offer: { isTalk: _, ...offer } }) => [i, offer] as const);
    return [nothing, { value: 'each', label: 'Ask about each', confirmed: new Map(apart) }];
  }
  if (!first || another || first.offer.kind !== 'vote') return [nothing];
  const { player, number } = first.offer;
  const hasVote =
    votesBy(first.offer, plan.now.replay.game).length > 0 ||
    plan.offers.some(
      (each) => each.is === 'waiting' && each.player === player && each.number === number,
    );
  if (!hasVote) return [nothing];
  const undone = { ...confirm(first.offer), kind: 'withdraw', on: 'vote' } as const;
  const confirmed = new Map([[first.i, undone]]);
  return [{ value: 'undo', label: 'It takes the vote back', confirmed }, nothing];
}

function answersTo({ offers }: MessageAsked, { now }: InboxPlan): readonly OfferAnswer[] {
  if (isTalk({ offers })) return [];
  const clear = offers.filter(({ offer }) => isClear(offer));
  if (clear.length > 0) {
    const isDraft = clear.some(({ offer: { kind, change } }) => kind === 'proposal' && !change);
    const label = isDraft ? 'Take it as a new rule in these words' : 'Take it';
    const confirmed = new Map(clear.map(({ offer, i }) => [i, confirm(offer)]));
    return [{ value: TAKE, label, confirmed }];
  }
  if (offers.every(({ offer }) => offer.player === undefined)) {
    const players = now.replay.players.filter(({ status }) => status === 'playing');
    return players.map(({ id, name }) => ({
      value: id,
      label: `It is by ${name}`,
      confirmed: new Map(offers.map(({ offer, i }) => [i, identified({ ...offer, player: id })])),
    }));
  }
  const [first, another] = offers;
  const { kind, number, of } = first?.offer ?? {};
  if (!first || another || kind !== 'vote' || (number ?? of) === undefined) return [];
  return WAYS.map((value) => ({
    value,
    label: value.toUpperCase(),
    confirmed: new Map([[first.i, { ...confirm(first.offer), value }]]),
  }));
}

/** An offer that stays unclear with a known author is asked about again. */
function identified(offer: WeighedOffer): OfferedRecord {
  if (isClear(offer)) return confirm(offer);
  const { is: _, verdict: __, ...unclear } = offer;
  const what = offer.kind === 'vote' ? 'for or against' : 'which change of rules it is';
  return { ...unclear, why: `it does not say ${what}` };
}

function confirm(offer: WeighedOffer): OfferedRecord {
  const { why: _, whole, is: __, verdict: ___, words, ...certain } = offer;
  return { ...certain, words: whole ?? words, isConfirmed: true };
}

/** Whether it is clear which record it makes. A sentence about a change is no rule. */
function isClear({ kind, value, author, player, text = '', ...offer }: WeighedOffer): boolean {
  if (kind === 'act' && value === 'join' && author !== '') return true;
  if (player === undefined || (kind === 'vote' && value === undefined)) return false;
  if (kind !== 'proposal') return true;
  return offer.change ? offer.verdict === undefined : text !== '' && offer.rulesMeant === undefined;
}
