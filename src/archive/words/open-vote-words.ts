/** How an open vote stands, and what it takes. */
import type { OpenVote } from '../../engine/results/open-matters.ts';
import type { Replay } from '../../engine/results/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { nameOfPlayer } from '../lookup/name-of-player.ts';
import { numberWords } from './amount-words.ts';

/** `2 for, 1 against so far`, with abstentions where there are any. */
export function votesSoFar({ count }: OpenVote): string {
  const abstain = count.abstain.equals(0) ? [] : [`${numberWords(count.abstain)} abstaining`];
  const cast = [`${numberWords(count.for)} for`, `${numberWords(count.against)} against`];
  return `${[...cast, ...abstain].join(', ')} so far`;
}

/** What the votes that are missing can still do: a sentence. */
export function whatItNeeds({ count, prospect, decidedBy }: OpenVote): string {
  const left = count.silent.length;
  const rules = [...new Set(decidedBy.map(({ number }) => `Rule ${number}`))].join(', ');
  const by = rules === '' ? '' : ` (${rules})`;
  if (prospect.is === 'open') return `${openWords(left, prospect.needs)}${by}.`;
  const is = prospect.is === 'carried' ? 'carried' : 'lost';
  if (left === 0) return `Every vote is cast, and it is ${is}${by}.`;
  return `It is ${is}, whether the others vote for or against${by}.`;
}

function openWords(left: number, needs: number | undefined): string {
  if (needs === undefined) return 'It depends on who else votes for it';
  if (needs < left) return `It needs ${needs} of the ${left} votes that are missing`;
  if (left === 1) return 'It needs the one vote that is missing';
  return `It needs ${left === 2 ? 'both' : `all ${left}`} votes that are missing`;
}

/** `Ada Berg and Ben Cole` */
export function namesOf(replay: Replay, ids: readonly PlayerId[]): readonly string[] {
  return ids.map((id) => nameOfPlayer(replay, id));
}
