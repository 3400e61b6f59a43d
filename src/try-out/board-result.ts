/** The verdict of the last vote and its payments, until something else happens. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { describeLedgerEntry } from '../archive/page-models/proposals/describe-ledger.ts';
import { describeVote } from '../archive/page-models/proposals/describe-vote.ts';
import { numberWords, tallyWords } from '../archive/words/amount-words.ts';
import { plain } from '../archive/words/phrase.ts';
import { asksWords } from '../archive/words/phrases/change-words.ts';
import { changesWords, proposalResult } from '../archive/words/proposal-result.ts';
import { outcomeLabel } from '../archive/words/say-outcome.ts';
import type { LedgerEntry, Replay } from '../engine/results/types.ts';
import { WAYS } from '../records/kinds/votes.ts';
import { proposalByWords } from './board-sheet.ts';

export function resultIn(archive: GameArchive) {
  const { replay } = archive;
  const { proposal, thrown } = lastDecided(replay) ?? {};
  if (!proposal || !thrown) return undefined;
  const { written, outcome, count, awards } = proposal;
  const acts = new Set([...(written.acts ?? []), ...thrown]);
  const paid = replay.ledger.filter((entry) => {
    const { cause } = entry;
    return cause.by === 'event' ? acts.has(cause.event) : awards.includes(entry);
  });
  const throws = paid.filter(isThrown).map((entry) => {
    const { amount, rule, makes } = gainOf(archive, entry);
    const { who } = describeLedgerEntry(entry, archive);
    return `${who.name} ${amount}${rule === undefined ? '' : ` (Rule ${rule})`}: ${makes}.`;
  });
  return {
    outcome,
    /** `Defeated 2 : 1`. */
    verdict: `${outcomeLabel(outcome)}${count ? ` ${tallyWords(count)}` : ''}`,
    /** `Proposal 304, by Anna: amend Rule 206`. */
    of: `${proposalByWords(archive, proposal)}: ${plain(asksWords(archive, proposal))}`,
    /** `304 defeated 2 : 1. Anna −10 (Rule 206): 20 → 10.` */
    line: [`${written.number}: ${proposalResult(replay, proposal)}`, ...throws].join(' '),
    /** The number of each rule that decided, and the end of the sentence. */
    why: (describeVote(archive, proposal)?.decidedBy ?? []).map(({ says }, i) => {
      return { rule: String(proposal.decidedBy[i]?.rule.number ?? ''), says };
    }),
    votes: WAYS.flatMap((way) =>
      written.votes?.kind === 'named' ? written.votes[way].map((voter) => ({ voter, way })) : [],
    ),
    says: changesWords(replay, proposal),
    gains: paid.map((entry) => gainOf(archive, entry)),
  };
}

export type Result = NonNullable<ReturnType<typeof resultIn>>;
export type Gain = Result['gains'][number];

/** The last decided proposal, if only its consequences followed: acts, a roll, a rule's own change. */
function lastDecided({ timeline, proposals }: Replay) {
  const at = timeline.findLastIndex(({ kind }) => kind === 'resolved');
  const entry = timeline[at];
  if (entry?.kind !== 'resolved') return undefined;
  const proposal = proposals.find(({ written }) => written.name === entry.proposal);
  const later = timeline.slice(at + 1);
  const own = new Set(proposal?.written.acts);
  const events = later.flatMap((each) => (each.kind === 'event' ? each.event : []));
  const thrown = events.filter((event) => !own.has(event));
  const follows = later.every(({ kind }) => FOLLOWS.has(kind));
  const isForIt = thrown.every(
    ({ fact }) => fact.kind === 'roll' && (!fact.for || fact.for === proposal?.written.number),
  );
  return proposal && follows && isForIt ? { proposal, thrown } : undefined;
}

const FOLLOWS: ReadonlySet<string> = new Set(['event', 'effective', 'became', 'won']);

function isThrown({ cause }: LedgerEntry): boolean {
  return cause.by === 'event' && cause.event.fact.kind === 'roll';
}

/** A player's gain or loss. */
function gainOf(archive: GameArchive, entry: LedgerEntry) {
  const { amount, arithmetic } = describeLedgerEntry(entry, archive);
  const { cause, rule, balance } = entry;
  const fact = cause.by === 'event' ? cause.event.fact : undefined;
  return {
    player: entry.player,
    /** `−10`. */
    amount,
    rule: rule && String(rule.number),
    how: arithmetic === amount.replace(/^\+/, '') ? '' : arithmetic,
    /** `20 → 10`. */
    makes: `${numberWords(balance.sub(entry.amount))} → ${numberWords(balance)}`,
    die: fact?.kind === 'roll' ? fact.die : undefined,
  };
}
