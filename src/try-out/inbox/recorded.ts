/** Finds the messages that a game has already recorded. */
import { once } from '../../helpers/once.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import type { WrittenBench } from '../../records/kinds/bench.ts';
import { type NamedVotes, remarkOn, WAYS } from '../../records/kinds/votes.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import type { WrittenGame, WrittenProposal } from '../../records/types.ts';
import { type Moment, parseMoment } from '../../values/moment.ts';

/** The source for the record: an address, or the message's name. */
export function sourceOf({ link, message }: OfferedRecord): string {
  return link ?? message;
}

/** The name of the message behind a record. */
export function messageOf(source: string): string {
  const [, reaction] = /[#&]reaction-(\w+)$/.exec(source) ?? [];
  if (reaction !== undefined) return `reaction ${reaction}`;
  return /^https:\/\/discord\.com\/channels\/\d+\/\d+\/(\d+)$/.exec(source)?.[1] ?? source;
}

/** Whether a record of this kind names this message as its source. */
export function isRecorded(offer: OfferedRecord, game: WrittenGame): boolean {
  const { votes, ...messages } = messagesOf(game);
  switch (offer.kind) {
    case 'vote':
      return (votes.get(offer.message) ?? []).some(
        ({ voter, way, proposal }) =>
          voter === offer.player && way === offer.value && isMeant(proposal, offer),
      );
    case 'closing':
    case 'withdraw':
      return messages.ending.has(offer.message);
    default:
      return messages[offer.kind].has(offer.message);
  }
}

const messagesOf = once((game: WrittenGame) => {
  const { proposals, judgments } = game;
  const votes = proposals.flatMap((proposal) =>
    proposal.votes?.kind === 'named'
      ? sourced(proposal.votes).map((vote) => ({ ...vote, proposal }))
      : [],
  );
  return {
    votes: Map.groupBy(votes, ({ source }) => messageOf(source)),
    proposal: messagesIn(proposals),
    ruling: messagesIn(judgments.flatMap(({ bench }) => bench)),
    call: messagesIn(judgments),
    act: messagesIn([
      ...everyEvent(game),
      ...judgments.flatMap(({ bench }) => bench.flatMap(overrulers)),
    ]),
    ending: messagesIn(proposals.map(({ endingSource: source }) => ({ source }))),
  };
});

function overrulers({ overruled }: WrittenBench) {
  return (overruled?.sources ?? []).map((source) => ({ source }));
}

function messagesIn(records: readonly { readonly source?: string | undefined }[]) {
  return new Set(records.flatMap(({ source }) => (source === undefined ? [] : messageOf(source))));
}

/** Whether an offer names a proposal by its number, or else by the message that made it. */
export function isMeant({ number, source }: WrittenProposal, offer: OfferedRecord): boolean {
  return offer.number === undefined
    ? source !== undefined && messageOf(source) === offer.of
    : number === offer.number;
}

/** Votes with their messages. */
export function sourced(votes: NamedVotes) {
  return votes.remarks.flatMap(({ way, index, source }) => {
    const voter = votes[way][index];
    return source === undefined || voter === undefined ? [] : [{ voter, way, source }];
  });
}

/**
 * The verdict on a second vote: the voter already has one on the proposal on record. If `decided`, nothing is tried. A `change` names the replaced vote as
 * `instead`. `heard` are the messages already tried.
 */
export function secondVote(offer: OfferedRecord, game: WrittenGame, heard: ReadonlySet<string>) {
  const { player, number, value, times, isChange, isConfirmed } = offer;
  const [vote, another] = votesBy(offer, game);
  if (offer.kind !== 'vote' || !vote) return { is: 'first' } as const;
  if (another) {
    const why = `several votes of ${player} are on record`;
    return { is: 'decided', as: { is: 'asked', why } } as const;
  }
  const { way, votes, voter, index } = vote;
  const remark = remarkOn(votes, way, index);
  if (way === value && (times === undefined || remark?.strength?.equals(times)))
    return { is: 'decided', as: { is: 'recorded' } } as const;
  const stands = `the vote of ${player} on Proposal ${number} is on record, ${way.toUpperCase()}`;
  if (game['second-votes'] === 'refused') {
    const verdict = `By game.md nobody may change a vote in this game, and ${stands}.`;
    return { is: 'decided', as: { is: 'refused', verdict } } as const;
  }
  const cast = votes.cast.get(voter);
  const time = momentOf(offer);
  const isTimed = cast !== undefined && time !== undefined;
  if (isTimed && time.to < cast.from) {
    const verdict = `The vote on record, ${way.toUpperCase()}, is later: ${cast.text}.`;
    return { is: 'decided', as: { is: 'overtaken', verdict } } as const;
  }
  const isLater =
    isChange ||
    isConfirmed ||
    (isTimed && time.from > cast.to) ||
    (remark?.source !== undefined &&
      messageOf(remark.source) !== offer.message &&
      heard.has(messageOf(remark.source)));
  const instead = `It replaces ${way.toUpperCase()}${cast ? `, ${cast.text}` : ''}.`;
  if (isLater) return { is: 'change', instead } as const;
  const why = `${stands}, and it is unclear which of the two is later`;
  return { is: 'uncertain', why } as const;
}

/** The author's recorded votes on an offer's proposal, if its vote is open. */
export function votesBy({ player = '', number }: OfferedRecord, { proposals }: WrittenGame) {
  const proposal = proposals.find((each) => each.number === number && !each.closed);
  return (proposal && votesByVoter(proposal).get(player)) ?? [];
}

const votesByVoter = once(({ votes, file }: WrittenProposal) => {
  const all = WAYS.flatMap((way) =>
    votes?.kind === 'named'
      ? votes[way].map((voter, index) => ({ voter, way, index, votes, file }))
      : [],
  );
  return Map.groupBy(all, ({ voter }): string => voter);
});

/** The time of the message, to the minute; `undefined` if unknown. */
export function momentOf({ at }: OfferedRecord): Moment | undefined {
  return at === null ? undefined : parseMoment(at.replace(/:\d\dZ$/, 'Z'));
}
