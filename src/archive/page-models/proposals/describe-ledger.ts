/** Sums that rules gave and took. */
import type { LedgerEntry } from '../../../engine/results/types.ts';
import { basisWords } from '../../../engine/words/reckoning-words.ts';
import { once } from '../../../helpers/once.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { amountWords, IN_PRINT, numberWords, signedWords } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { link, type Phrase } from '../../words/phrase.ts';
import { factWords } from '../../words/phrases/event-words.ts';
import { describeAuthority, judgmentLink, playerName } from '../../words/phrases/links.ts';

/** The proposal, its players and the timeline show the same line. */
export const describeLedgerEntry = once(findLedgerLine);

function findLedgerLine(entry: LedgerEntry, archive: GameArchive) {
  const sign = entry.amount.compare(0) > 0 ? '+' : '';
  const isPoints = entry.quantity === 'points';
  // An event's sum is not computed: its reason is all there is to say.
  const isTheCause = entry.basis.by === 'event' && entry.basis.why !== undefined;
  return {
    on: entry.on && formatDate(entry.on),
    who: playerName(archive, entry.player),
    /** `+14`; other quantities than points with their name. */
    amount: isPoints ? signedWords(entry.amount) : sign + amountWords(entry.amount, entry.quantity),
    balance: numberWords(entry.balance),
    cause: describeCause(archive, entry),
    rule: entry.rule && describeAuthority(archive, entry.rule),
    arithmetic: isTheCause ? '' : basisWords(entry.basis, IN_PRINT),
    isAttested: entry.evidence === 'attested',
  };
}

export type LedgerLine = ReturnType<typeof findLedgerLine>;

function describeCause(archive: GameArchive, { cause, rule }: LedgerEntry): Phrase {
  switch (cause.by) {
    case 'proposal':
      return [link(`Proposal ${cause.number}`, archive.links.proposal(archive.id, cause.proposal))];
    case 'judgment':
      return [judgmentLink(archive, cause.judgment)];
    case 'event': {
      const { why, fact } = cause.event;
      if (why !== undefined) return [why];
      if (fact.kind === 'note') return [fact.text];
      return factWords(archive, fact, rule?.version ?? archive.latest);
    }
  }
}
