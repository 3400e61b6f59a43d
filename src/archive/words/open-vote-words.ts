/** How an open vote stands, and what it takes. */
import type { OpenVote, Prospect, VoteCount } from '../../engine/results/open-matters.ts';
import type { Replay } from '../../engine/results/types.ts';
import { inSeries } from '../../helpers/words.ts';
import type { PlayerId } from '../../values/ids.ts';
import { nameOfPlayer } from '../lookup/name-of-player.ts';
import { castWords, silentVotes } from './amount-words.ts';

type Open = Prospect & { readonly is: 'open' };

export function votesSoFar({ count }: OpenVote): string {
  return `${castWords(count)} so far`;
}

/** A sentence that says what the missing votes can still do. */
export function whatItNeeds(vote: OpenVote): string {
  const rules = [...new Set(vote.decidedBy.map(({ number }) => `Rule ${number}`))].join(', ');
  return `${needWords(vote)}${rules === '' ? '' : ` (${rules})`}.`;
}

/** The same before its full stop, without the rules that ask for it. */
export function needWords({ count, prospect }: OpenVote): string {
  const left = missingVotes(count);
  if (prospect.is === 'open') return openWords(left, prospect);
  const is = prospect.is === 'carried' ? 'carried' : 'lost';
  if (left === 0) return `Every vote is cast, and it is ${is}`;
  return `It is ${is}, whether the others vote for or against`;
}

/** A tally has no names: how many votes could be cast beside those that it has. */
export function missingVotes(count: VoteCount): number {
  return count.silent.length || silentVotes(count).floor().valueOf();
}

function openWords(left: number, { needs, unopposed, defeatedBy }: Open): string {
  if (needs === undefined) {
    const isCarried = unopposed === 0 ? 'It is carried so far, but that' : 'It';
    return `${isCarried} depends on who else votes for it`;
  }
  if (unopposed === undefined || unopposed === needs) return `It needs ${votesWords(needs, left)}`;
  if (defeatedBy !== undefined) {
    const are = defeatedBy === 1 ? 'is' : 'are';
    return `It is carried so far, unless ${votesWords(defeatedBy, left)} ${are} against it`;
  }
  const opposed = needs === 0 ? 'none' : needs;
  if (unopposed === left) {
    return `It needs ${votesWords(left, left)}, or ${opposed} of them if the others are against it`;
  }
  return `It needs ${votesWords(unopposed, left)} if the others do not vote, and ${opposed} of them if the others are against it`;
}

function votesWords(some: number, left: number): string {
  if (some < left) return `${some} of the ${left} missing votes`;
  if (left === 1) return 'the one missing vote';
  return `${left === 2 ? 'both' : `all ${left}`} missing votes`;
}

/** `Ada Berg and Ben Cole` */
export function playerNames(replay: Replay, ids: readonly PlayerId[]): readonly string[] {
  return ids.map((id) => nameOfPlayer(replay, id));
}

/* What keeps the next turn from beginning. */

/** `the turn of Ada Byron waits for Judgment 1`, or for what the others have to give after it. */
export function whatNextTurnAwaits(replay: Replay): string | undefined {
  const { stayed, judgments } = replay;
  if (!stayed) return undefined;
  const of = judgments.filter(({ written }) => stayed.by.includes(written.name));
  const called = inSeries(of.map(({ written }) => `Judgment ${written.number}`));
  const isGiven = of.every(({ status }) => status === 'given');
  const awaited = isGiven ? `the consent of the others, after ${called}` : called;
  return `the turn of ${nameOfPlayer(replay, stayed.player)} waits for ${awaited}`;
}
