/** The verdicts on offered records, each tried in the game after the ones before. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import type { Draft } from '../../record-edits/plans/draft.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import type { GameToTry } from '../try-move.ts';
import type { WeighedOffer } from './offer-words.ts';
import type { OverruledBy } from './plan-of-offer.ts';
import { isMeant, isRecorded, sourceOf, votesBy } from './recorded.ts';
import { isFirstVote, weighTogether } from './weigh-offers.ts';

/** The most messages tried at once, since each may need a replay. */
const MOST_TRIED = 2000;
const TOO_MANY = `At most ${MOST_TRIED} messages are tried at once. Record these first, then give the same messages again.`;

/** `on` is the day for undated things. */
export function planOffers(offers: readonly OfferedRecord[], opened: GameToTry, on: Moment) {
  const { game } = opened.replay;
  const overruling = Map.groupBy(offers.filter(isOverruling), ({ number }) => number);
  const passed = new Map([
    ...(game['second-votes'] ? [] : overtaken(offers, game)),
    ...[...overruling.values()].flatMap(countedWithLast),
  ]);
  const held = heldBack(offers, game);
  const weighed = new Map<number, WeighedOffer>();
  /** The indices of proposals, by message. */
  const proposals = new Map<string | undefined, number>();
  const trials = openTrials(opened, on, weighed);
  /** The message that may be a proposal, and would have the next number. */
  let next: OfferedRecord | undefined;
  for (const [i, given] of offers.entries()) {
    const together = isOverruling(given) ? overruling.get(given.number) : undefined;
    // Votes to overrule are one record, with the last of them.
    const overruled: OverruledBy = together
      ? {
          voters: [...new Set(together.flatMap(({ player }) => player ?? []))],
          sources: together.map(sourceOf),
        }
      : {};
    const offer = { ...trials.numbered(given), ...overruled };
    const later = passed.get(given);
    const proposal = weighed.get(proposals.get(offer.of) ?? -1);
    if (offer.kind === 'proposal') proposals.set(offer.message, i);
    const settle = (is: WeighedOffer['is'], verdict?: string) =>
      weighed.set(i, { ...offer, is, ...withoutUndefined({ verdict }) });
    const { why: _, ...recorded } = offer;
    if (isRecorded(offer, game)) weighed.set(i, { ...recorded, is: 'recorded' });
    else if (offer.isDismissed) settle('dismissed');
    else if (offer.why !== undefined) settle('asked');
    else if (later !== undefined) settle('overtaken', later);
    else if (held.has(given)) settle('waiting', held.get(given));
    else if (trials.heard.size >= MOST_TRIED) settle('refused', TOO_MANY);
    else if (proposal?.is === 'asked' || proposal?.is === 'waiting') settle('waiting');
    else if (proposal?.is === 'dismissed') settle('dismissed');
    else if (proposal?.is === 'refused')
      settle('refused', `The proposal was refused: ${proposal.verdict}`);
    else if (next && trials.isUnknown(offer))
      settle('waiting', `Message ${next.message} may be an earlier proposal, and is asked first.`);
    else trials.add(i, offer);
    if (offer.kind === 'proposal' && weighed.get(i)?.is === 'asked') next ??= offer;
  }
  /** The records after the offers, each with its present text, and the game with them. */
  const { drafts, now } = trials.end();
  return { offers: offers.flatMap((_, i) => weighed.get(i) ?? []), drafts, now };
}

export type InboxPlan = ReturnType<typeof planOffers>;

/** Tries consecutive votes together. `weighed` gets each verdict with the index of its offer. */
function openTrials(opened: GameToTry, on: Moment, weighed: Map<number, WeighedOffer>) {
  const texts = new Map(opened.library.sources.map(({ file, text }) => [file, text]));
  const drafts = new Map<string, Draft>();
  /** The messages already tried. */
  const heard = new Set<string>();
  let now = opened;
  let together = new Map<string, { readonly i: number; readonly offer: OfferedRecord }>();
  const tryThem = () => {
    const own = [...together.values()];
    const tried = weighTogether(
      own.map(({ offer }) => offer),
      now,
      { on, heard },
    );
    now = tried.now;
    together = new Map();
    for (const [k, offer] of tried.offers.entries()) weighed.set(own[k]?.i ?? 0, offer);
    for (const { file, text } of tried.drafts) {
      const before = drafts.get(file)?.before ?? texts.get(file);
      drafts.set(file, { file, text, ...(before !== undefined && { before }) });
    }
  };
  const add = (i: number, offer: OfferedRecord) => {
    const ballot = JSON.stringify([offer.player, offer.number]);
    if (together.has(ballot) || !isFirstVote(offer, now)) tryThem();
    heard.add(offer.message);
    together.set(ballot, { i, offer });
    if (!isFirstVote(offer, now)) tryThem();
  };
  const end = () => {
    tryThem();
    return { drafts: [...drafts.values()], now };
  };
  /** Whether it is a proposal without a number, or a vote on an unknown one. */
  const isUnknown = ({ kind, number }: OfferedRecord) =>
    kind === 'proposal'
      ? number === undefined
      : kind === 'vote' && now.replay.game.proposals.every((each) => each.number !== number);
  return {
    ...{ heard, add, end, isUnknown },
    numbered: (offer: OfferedRecord) => numbered(offer, now.replay.game),
  };
}

/** The verdict on offers that a later vote of the same player replaces. */
function overtaken(offers: readonly OfferedRecord[], game: WrittenGame) {
  const onVotes = offers.filter(
    ({ kind, on, why }) => why === undefined && (kind === 'vote' || on === 'vote'),
  );
  const said = new Map<OfferedRecord, string>();
  for (const group of Map.groupBy(onVotes, (each) => ballotOf(each, game)).values()) {
    // By time; by place in the file if one of them has none.
    const last = group.some(({ at }) => at === null)
      ? group.at(-1)
      : group.reduce((last, each) => ((each.at ?? '') < (last.at ?? '') ? last : each));
    for (const offer of group)
      if (offer !== last) said.set(offer, `Message ${last?.message} is later.`);
    // A recorded vote stays, whatever these messages contain.
    const isUnwritten = last && votesBy(numbered(last, game), game).length === 0;
    if (last?.kind === 'withdraw' && group.length > 1 && isUnwritten)
      said.set(last, 'These messages also have the vote, so it is not written.');
  }
  return said;
}

/** The verdict on votes that wait, since a questioned later message may withdraw them. */
function heldBack(offers: readonly OfferedRecord[], game: WrittenGame) {
  const held = new Map<OfferedRecord, string>();
  /** The questioned later messages, by the vote that each may concern. */
  const asked = new Map<string, OfferedRecord>();
  for (const offer of offers.toReversed()) {
    const { player, kind, on, why, number, of = number } = offer;
    const isOnVotes = kind === 'vote' || on === 'vote' || of !== undefined;
    const isOpen = why !== undefined && !offer.isDismissed && !isRecorded(offer, game);
    if (isOpen && player !== undefined && isOnVotes) asked.set(ballotOf(offer, game), offer);
    // Words without a proposal may concern any.
    const later = asked.get(ballotOf(offer, game)) ?? asked.get(ballotOn(player, undefined));
    if (later && why === undefined && kind === 'vote')
      held.set(offer, `Message ${later.message} is later, and what it says is asked first.`);
  }
  return held;
}

/** Names the voter and the proposal of an offer. */
function ballotOf(offer: OfferedRecord, game: WrittenGame): string {
  const { player, number, of } = numbered(offer, game);
  return ballotOn(player, number ?? of);
}

function ballotOn(player: string | undefined, proposal: OfferedRecord['number']): string {
  return JSON.stringify([player, proposal]);
}

function isOverruling({ kind, value, why }: OfferedRecord): boolean {
  return kind === 'act' && value === 'overrule' && why === undefined;
}

function countedWithLast(own: readonly OfferedRecord[]) {
  const verdict = `It counts with message ${own.at(-1)?.message}.`;
  return own.slice(0, -1).map((each) => [each, verdict] as const);
}

/** A vote on a proposal that had no number when its message was read. */
function numbered(offer: OfferedRecord, { proposals }: WrittenGame): OfferedRecord {
  if (offer.number !== undefined || offer.of === undefined) return offer;
  const made = proposals.find((each) => isMeant(each, offer));
  return made ? { ...offer, number: made.number } : offer;
}
