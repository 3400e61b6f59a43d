/** What a proposal would do, in a phrase. */
import type { Proposal } from '../../../engine/results/types.ts';
import { capital, uncapital } from '../../../helpers/words.ts';
import { isMotion } from '../../../records/kinds/proposal.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { firstWords } from '../first-words.ts';
import type { Phrase } from '../phrase.ts';
import { changeTargetWords, quoted } from './change-words.ts';

/** `It asked to amend Rule 112.` */
export function askedSentence(archive: GameArchive, proposal: Proposal): Phrase {
  const { written, outcome } = proposal;
  const asks = asksWords(archive, proposal);
  if (isMotion(written)) return ['It ', outcome === 'open' ? 'is ' : 'was ', ...lowered(asks), '.'];
  if (written.lost || written.changes.length === 0) return [...asks, '.'];
  return [outcome === 'open' ? 'It asks to ' : 'It asked to ', ...lowered(asks), '.'];
}

function lowered([first, ...rest]: Phrase): Phrase {
  return [...(typeof first === 'string' ? [uncapital(first)] : first ? [first] : []), ...rest];
}

/** `Amend Rule 112`; several changes in one are joined, and what changes no rule is a motion. */
export function asksWords(archive: GameArchive, proposal: Proposal): Phrase {
  const { changes, lost, words, ownName } = proposal.written;
  const named = ownName === undefined && words !== undefined ? quoted(firstWords(words)) : [];
  if (isMotion(proposal.written)) return ['A motion', ...named];
  if (lost) return ['What it asked for is not recorded'];
  const phrases = changes.map((change) => changeTargetWords(archive, change, proposal.madeUnder));
  const [first, ...rest] = phrases;
  if (!first) return ['No change is recorded'];
  const [head = '', ...tail] = first;
  const opening = typeof head === 'string' ? capital(head) : head;
  return [opening, ...tail, ...rest.flatMap((phrase) => ['; ', ...phrase])];
}
