/** Whether offered records are legal, by a replay with them. */
import { effectLines } from '../../archive/words/effect-words.ts';
import { effectPhrases } from '../../archive/words/phrases/what-it-does.ts';
import type { LocatedFinding } from '../../diagnostics/finding.ts';
import { withDoubts } from '../../engine/doubts.ts';
import { doubtsOf } from '../../engine/results/open-matters.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import type { Draft } from '../../record-edits/plans/draft.ts';
import { planVotes, type SingleVote } from '../../record-edits/plans/plan-vote.ts';
import { seemsToSay } from '../../record-edits/plans/words-alone.ts';
import { sayMove } from '../../record-edits/say/say-move.ts';
import type { Moment } from '../../values/moment.ts';
import { type GameToTry, gameToEdit, tryMove, tryMoves } from '../try-move.ts';
import type { WeighedOffer } from './offer-words.ts';
import { changeOf, planOfOffer, voteIn } from './plan-of-offer.ts';
import { momentOf, secondVote } from './recorded.ts';

interface Around {
  /** The day for undated things. */
  readonly on: Moment;
  /** The messages already tried. */
  readonly heard: ReadonlySet<string>;
  /** The recorded vote that this one replaces. */
  readonly instead?: string;
}

interface WeighedTogether {
  readonly offers: readonly WeighedOffer[];
  readonly drafts: readonly Draft[];
  readonly now: GameToTry;
}

/** Whether it is the voter's first vote on the proposal. First votes may be tried together. */
export function isFirstVote(offer: OfferedRecord, { replay }: GameToTry): boolean {
  const { kind, number, player } = offer;
  const isWhole = kind === 'vote' && number !== undefined && player !== undefined;
  return isWhole && secondVote(offer, replay.game, new Set()).is === 'first';
}

/** One offer, or several first votes of different players or on different proposals. */
export function weighTogether(
  offers: readonly OfferedRecord[],
  now: GameToTry,
  around: Around,
): WeighedTogether {
  const [only, another] = offers;
  if (!only) return { offers: [], drafts: [], now };
  if (!another) {
    const { offer, draft, next = now } = weigh(only, now, around);
    return { offers: [offer], drafts: draft ? [draft] : [], now: next };
  }
  const tried = tryTogether(offers, now, around);
  if ('now' in tried) return tried;
  const parts =
    tried.refused.size > 0
      ? [offers.filter((offer) => !tried.refused.has(offer))]
      : [offers.slice(0, offers.length / 2), offers.slice(offers.length / 2)];
  const weighed = new Map<OfferedRecord, WeighedOffer>();
  const drafts: Draft[] = [];
  let after = now;
  for (const part of parts) {
    const own = weighTogether(part, after, around);
    for (const [i, offer] of own.offers.entries()) if (part[i]) weighed.set(part[i], offer);
    drafts.push(...own.drafts);
    after = own.now;
  }
  return {
    offers: offers.map((offer) => {
      const verdict = tried.refused.get(offer) ?? '';
      return weighed.get(offer) ?? { ...offer, is: 'refused', verdict };
    }),
    drafts,
    now: after,
  };
}

/** `refused` are the illegal ones with reasons; none if it is unclear which they are. */
function tryTogether(
  offers: readonly OfferedRecord[],
  now: GameToTry,
  { on }: Around,
): WeighedTogether | { readonly refused: ReadonlyMap<OfferedRecord, string> } {
  const toEdit = gameToEdit(now, on);
  const drafts = new Map<OfferedRecord['number'], Draft>();
  const byNumber = Map.groupBy(offers, (offer) => offer.number);
  for (const [number = '', own] of byNumber) {
    const votes = own.map((offer) => voteIn(offer, on));
    const planned = votes.every((vote): vote is SingleVote => vote !== undefined)
      ? planVotes(number, votes, toEdit)
      : undefined;
    if (!planned?.ok) {
      const refused = new Map<OfferedRecord, string>();
      for (const each of own) {
        const alone = planOfOffer(each, toEdit, false);
        if (!alone.ok) refused.set(each, alone.lines.join(' '));
      }
      return { refused };
    }
    drafts.set(number, planned.draft);
  }
  const isApart = new Set([...drafts.values()].map(({ file }) => file)).size === drafts.size;
  const tried = isApart ? tryMoves([...drafts.values()], now) : undefined;
  if (!tried?.replay || tried.faults.length > 0) {
    const refused = [...drafts].flatMap(([number, draft]) =>
      wrongIn(draft, byNumber.get(number) ?? [], tried?.faults ?? []),
    );
    return { refused: new Map(refused) };
  }
  const { replay, library, checkpoints } = tried;
  const verdicts = new Map(
    [...drafts].map(([number, draft]) => [number, sayMove(replay, draft).join(' ')]),
  );
  return {
    offers: offers.map((offer) => ({
      ...offer,
      is: 'ready',
      verdict: verdicts.get(offer.number) ?? '',
    })),
    drafts: [...drafts.values()],
    now: { replay, library, checkpoints },
  };
}

/** The votes whose own lines in the record are at fault. */
function wrongIn(
  { file, text }: Draft,
  offers: readonly OfferedRecord[],
  faults: readonly LocatedFinding[],
): readonly [OfferedRecord, string][] {
  const lines = text.split('\n');
  const byPlayer = new Map(offers.map((offer) => [offer.player, offer]));
  return faults.flatMap((fault): [OfferedRecord, string][] => {
    const line = fault.file === file ? lines[fault.line - 1] : undefined;
    // A vote with its remarks, or its time.
    if (!line || !/^\s*(?:- |[\w-]+: \d)/.test(line)) return [];
    const named = [...line.matchAll(/[\w-]+/g)].flatMap(([id]) => byPlayer.get(id) ?? []);
    const [offer, another] = new Set(named);
    return offer && !another ? [[offer, fault.message]] : [];
  });
}

type TriedOffer =
  | { readonly offer: WeighedOffer; readonly draft?: never; readonly next?: never }
  | { readonly offer: WeighedOffer; readonly draft: Draft; readonly next: GameToTry };

function weigh(offer: OfferedRecord, now: GameToTry, around: Around): TriedOffer {
  const change = offer.kind === 'proposal' ? changeOf(offer, now) : undefined;
  if (change && 'why' in change) {
    const why = 'it cannot be put into effect as it is';
    return { offer: { ...offer, is: 'asked', why, verdict: change.why } };
  }
  const second = secondVote(offer, now.replay.game, around.heard);
  if (second.is === 'first') return weighAs(offer, now, around);
  if (second.is === 'decided') return { offer: { ...offer, ...second.as } };
  // With several ballots for each voter, this may be another ballot.
  const isSaid = offer.isChange || offer.isConfirmed;
  if (!isSaid && weighAs(offer, now, around).draft) {
    const why = 'it may be a second ballot, or change the vote on record';
    return { offer: { ...offer, is: 'asked', why } };
  }
  if (second.is === 'change') return weighAs(offer, now, { ...around, instead: second.instead });
  return { offer: { ...offer, is: 'asked', why: second.why } };
}

function weighAs(offer: OfferedRecord, now: GameToTry, { on: today, instead }: Around): TriedOffer {
  const on = momentOf(offer) ?? today;
  const planned = planOfOffer(offer, gameToEdit(now, on), instead !== undefined);
  if (!planned.ok) return { offer: { ...offer, is: 'refused', verdict: planned.lines.join(' ') } };
  const { draft } = planned;
  const tried = tryMove(draft, now);
  const [fault] = tried.faults;
  if (fault || !tried.replay) {
    const verdict = fault?.message ?? 'The record would not be well formed.';
    return { offer: { ...offer, is: 'refused', verdict } };
  }
  const { kind, number, value = 'closed' } = offer;
  const outcome = tried.replay.proposals.find(({ written }) => written.number === number)?.outcome;
  // The forge's decision may differ from the rules.
  const differs = kind === 'closing' && outcome !== undefined && outcome !== value;
  const verdict = [
    ...(instead === undefined ? [] : [instead]),
    ...sayMove(tried.replay, draft),
    ...(kind === 'proposal' ? doneBy(tried.replay, draft, offer) : []),
    ...(differs ? [`By the rules it is ${outcome}, but at the forge it is ${value}.`] : []),
  ].join(' ');
  const next = { library: tried.library, replay: tried.replay, checkpoints: tried.checkpoints };
  return { offer: { ...offer, is: 'ready', verdict }, draft, next };
}

/** A new proposal's effects, what else its words seem to say, and the doubts about it. */
function doneBy(replay: GameToTry['replay'], { file }: Draft, offer: OfferedRecord) {
  const proposal = replay.proposals.find(({ written }) => written.file === file);
  if (!proposal) return [];
  const doubts = doubtsOf(withDoubts(replay).findings, proposal.written);
  const change = changeOf(offer, { replay });
  const seem = 'why' in change ? [] : seemsToSay(replay, change);
  const says = seem.length === 0 ? [] : [`Its words seem to say: ${seem.join(' ')}`];
  return [...effectLines(effectPhrases(replay, proposal)), ...says, ...doubts];
}
