/** How the game was won. */
import type { Winner } from '../../../engine/results/types.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { formatDate } from '../format-date.ts';
import { joined, type Phrase, phrase } from '../phrase.ts';
import { isWonByWords, wonIfSoRead } from '../say-outcome.ts';
import { describeAuthority, judgmentLink } from './links.ts';
import { proposalLink } from './proposal-words.ts';

/** `by paradox, found in Judgment 12, 3 May 2026, under Rule 212.` */
export function winnerWords(archive: GameArchive, winner: Winner): Phrase {
  const { by, sure } = byWhat(archive, winner);
  return phrase`${by}${joined([[], ...grounds(archive, winner)], ', ')}${sure}.`;
}

/** By which means, and how sure that is: `by points, by words alone`. */
export function byWhat(archive: GameArchive, winner: Winner): { by: Phrase; sure: Phrase } {
  const { by: way, judgment, proposal, player } = winner;
  const made = way === 'proposal' ? archive.proposals.get(proposal ?? '') : undefined;
  const words = isWonByWords(archive.replay, winner) ? [', by words alone'] : [];
  const sure = [...words, ...wonIfSoRead(archive, player)];
  if (made) return { by: ['by ', proposalLink(archive, made.written)], sure };
  if (way !== 'judgment' || judgment === undefined) return { by: [`by ${nameWords(way)}`], sure };
  return { by: ['by ', judgmentLink(archive, judgment)], sure };
}

/** `Found in Judgment 12, 3 May 2026, under Rule 212.` */
export function groundWords(archive: GameArchive, winner: Winner): Phrase {
  const [first = '', ...others] = joined(grounds(archive, winner), ', ');
  if (first === '') return [];
  return [typeof first === 'string' ? capital(first) : first, ...others, '.'];
}

function grounds(archive: GameArchive, { by, judgment, on, rule }: Winner): readonly Phrase[] {
  const found: Phrase[] = [];
  if (judgment !== undefined && by !== 'judgment' && by !== 'proposal') {
    const verb = by === 'paradox' ? 'found in ' : 'as settled in ';
    found.push([verb, judgmentLink(archive, judgment)]);
  }
  if (on) found.push([formatDate(on)]);
  if (rule) found.push(['under ', ...describeAuthority(archive, rule)]);
  return found;
}
