/** How the game was won. */

import type { Winner } from '../../../engine/results/types.ts';
import { nameWords } from '../../../helpers/words.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { formatDate } from '../format-date.ts';
import type { Phrase } from '../phrase.ts';
import { isWonByWords, wonIfSoRead } from '../say-outcome.ts';
import { describeAuthority, judgmentLink } from './links.ts';
import { proposalLink } from './proposal-words.ts';

/** `by Judgment 12, 3 May 2026, under Rule 212.` */
export function winnerWords(archive: GameArchive, winner: Winner): Phrase {
  const { on, rule, player } = winner;
  return [
    ...meansWords(archive, winner),
    ...(on ? [`, ${formatDate(on)}`] : []),
    ...(rule ? [', under ', ...describeAuthority(archive, rule)] : []),
    ...(isWonByWords(archive.replay, winner) ? [', by words alone'] : []),
    ...wonIfSoRead(archive, player),
    '.',
  ];
}

function meansWords(archive: GameArchive, { by: way, judgment, proposal }: Winner): Phrase {
  const made = archive.proposals.get(proposal ?? '');
  if (made && way === 'proposal') return ['by ', proposalLink(archive, made.written)];
  const by = nameWords(way);
  if (judgment === undefined) return [`by ${by}`];
  const named = judgmentLink(archive, judgment);
  if (by === 'judgment') return ['by ', named];
  return [`by ${by}, ${by === 'paradox' ? 'found in' : 'as settled in'} `, named];
}
